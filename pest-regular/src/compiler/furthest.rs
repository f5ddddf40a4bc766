//! Beside the passes: whether the end of a match tells where a text goes wrong.
//!
//! By `"a" ~ ("/" ~ name)?`, where a name has a character, `a/` is matched up to the slash, but goes wrong behind it: the option has begun and
//! broken off. Where nothing can break off, a text goes wrong where its match ends. What is found is on the safe side: where it is not plain that
//! nothing breaks off, something may.

use std::collections::HashMap;

use super::characters::{fold, fold_one, of_text};
use super::expression::{Character, Expression, Grammar, Set};

/// What whoever calls a recognizer tells by itself of texts that go wrong: for [`Compiler::told`](super::Compiler::told).
#[derive(Clone, Copy, Debug, Default)]
pub struct Told<'t> {
    /// The rules that are taken for one character: where they break off, a text goes wrong where they began.
    pub atomic: &'t [&'t str],
    /// The rules right behind which it is found out otherwise that nothing follows that may.
    pub behind: &'t [&'t str],
    /// The rules in which it is found out otherwise how far a text gets, and right before and behind them. They stand inside of rules that are
    /// certain.
    pub within: &'t [&'t str],
    /// The rules that must not fail, if what goes wrong in them is to be told: they match what stands before that.
    pub certain: &'t [&'t str],
    /// All other rules in which a text may go wrong, those in the rules above among them; those of one character need no name.
    pub known: &'t [&'t str],
}

impl Told<'_> {
    /// Whether no way through a rule gets further than its match, and where the rule does not match, gets anywhere, but where that is told; and
    /// whether all rules on these ways are known.
    pub(super) fn is_all(&self, grammar: &Grammar, rule: usize) -> bool {
        let mut ways = Ways { grammar, folded: fold(grammar.clone()), told: *self, met: HashMap::new() };
        let Way { breaks, is_elsewhere, .. } = ways.rule(rule);
        !breaks && !is_elsewhere && self.are_certain(&mut ways) && self.are_known(&ways, rule)
    }

    fn are_certain<'g>(&self, ways: &mut Ways<'g, '_>) -> bool {
        let grammar: &'g Grammar = ways.grammar;
        let mut certain = self.certain.iter().filter_map(|name| grammar.index(name));
        !certain.any(|rule| ways.of(&grammar.rules[rule].expression).can_fail)
    }

    /// Whether the names of all rules are known that a rule comes to.
    fn are_known(&self, ways: &Ways<'_, '_>, rule: usize) -> bool {
        let Ways { grammar, folded, .. } = ways;
        let names = [self.atomic, self.behind, self.within, self.certain, self.known];
        let is_known = |rule: usize| {
            matches!(folded.rules[rule].expression, Expression::Character(_))
                || names.iter().any(|names| names.contains(&&*grammar.rules[rule].name))
        };
        grammar.reached(&[rule]).into_iter().all(is_known)
    }
}

/// How an expression may go wrong.
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
#[derive(Clone, Copy)]
struct Way {
    can_fail: bool,
    /// Whether it may take a character.
    takes: bool,
    /// Whether it may lead nowhere behind a character that it took.
    breaks: bool,
    /// Whether what goes wrong at its beginning is told otherwise, and what goes wrong right behind it.
    is_told: [bool; 2],
    /// Whether what is told otherwise stands in it, but in no rule that is certain.
    is_elsewhere: bool,
}

const NOTHING: Way = Way { can_fail: false, takes: false, breaks: false, is_told: [false; 2], is_elsewhere: false };

const CHARACTER: Way = Way { can_fail: true, takes: true, ..NOTHING };

impl Way {
    /// What is told at the beginning of the first is told at that of both.
    fn then(self, next: Way) -> Way {
        let is_told = self.is_told[1] || next.is_told[0];
        let told_behind = if next.takes { next.is_told[1] } else { self.is_told[1] };
        Way {
            can_fail: self.can_fail || next.can_fail,
            takes: self.takes || next.takes,
            breaks: self.breaks || next.breaks || self.takes && next.can_fail && !is_told,
            is_told: [self.is_told[0], told_behind],
            is_elsewhere: self.is_elsewhere || next.is_elsewhere,
        }
    }

    fn or(self, next: Way) -> Way {
        Way {
            can_fail: self.can_fail && next.can_fail,
            takes: self.takes || next.takes,
            breaks: self.breaks || next.breaks,
            is_told: [0, 1].map(|at| self.is_told[at] && next.is_told[at]),
            is_elsewhere: self.is_elsewhere || next.is_elsewhere,
        }
    }
}

struct Ways<'g, 't> {
    grammar: &'g Grammar,
    folded: Grammar,
    told: Told<'t>,
    met: HashMap<usize, Way>,
}

impl<'g> Ways<'g, '_> {
    fn of(&mut self, expression: &'g Expression) -> Way {
        match expression {
            Expression::Literal(text) | Expression::AnyCase(text) => match text.chars().count() {
                0 => NOTHING,
                count => Way { breaks: count > 1, ..CHARACTER },
            },
            Expression::Character(character) => Way { breaks: character.escape.is_some(), ..CHARACTER },
            Expression::Rule(rule) => self.rule(*rule),
            Expression::Sequence(items) => items.iter().map(|it| self.of(it)).reduce(Way::then).unwrap_or(NOTHING),
            Expression::Choice(options) => self.choice(options),
            Expression::Repeat(item, least, _) => {
                let item = self.of(item);
                let breaks = item.breaks || *least > 1 && item.takes && item.can_fail;
                Way { can_fail: *least > 0 && item.can_fail, breaks, is_told: [item.is_told[0], false], ..item }
            }
            // What is looked at and found is read again. What is looked at and not found counts as far as it got.
            Expression::Ahead(inner) | Expression::NotAhead(inner) => {
                let Way { breaks, is_elsewhere, .. } = self.of(inner);
                Way { can_fail: true, breaks, is_elsewhere, ..NOTHING }
            }
            Expression::Start | Expression::End => Way { can_fail: true, ..NOTHING },
            // Made by passes that come later.
            Expression::Run(..) | Expression::Led(..) | Expression::SameRun(..) => Way { breaks: true, ..CHARACTER },
        }
    }

    fn rule(&mut self, rule: usize) -> Way {
        if self.is_of(rule, self.told.atomic) {
            return CHARACTER;
        }
        if self.is_of(rule, self.told.within) {
            return Way { is_told: [true; 2], is_elsewhere: true, ..CHARACTER };
        }
        if let Some(met) = self.met.get(&rule) {
            return *met;
        }
        let way = self.of(&self.grammar.rules[rule].expression);
        let is_told = [way.is_told[0], way.is_told[1] || self.is_of(rule, self.told.behind)];
        let way = Way { is_told, is_elsewhere: way.is_elsewhere && !self.is_of(rule, self.told.certain), ..way };
        self.met.insert(rule, way);
        way
    }

    /// Whether a rule is one of these.
    fn is_of(&self, rule: usize, names: &[&str]) -> bool {
        names.contains(&&*self.grammar.rules[rule].name)
    }

    fn choice(&mut self, options: &'g [Expression]) -> Way {
        let next = options.iter().skip(1).map(Some).chain([None]);
        let ways = options.iter().zip(next).map(|(option, next)| {
            let way = self.of(option);
            let is_covered = way.breaks && next.is_some_and(|next| self.is_covered(option, next));
            Way { breaks: way.breaks && !is_covered, ..way }
        });
        ways.reduce(Way::or).unwrap_or(Way { can_fail: true, ..NOTHING })
    }

    /// Whether the next option gets as far wherever an option breaks off.
    fn is_covered(&mut self, option: &'g Expression, next: &'g Expression) -> bool {
        self.ends_as(option, next) || self.begins_as(option, next)
    }

    /// Whether all that an option takes are characters of the run that the next one is, and none of them stands behind it where it matches, as in
    /// `("a" ~ "b" | "a") ~ !('a'..'z') | ('a'..'z')*`.
    fn ends_as(&mut self, option: &'g Expression, next: &'g Expression) -> bool {
        let [items @ .., Expression::NotAhead(ahead)] = self.items(option) else { return false };
        let taken = self.taken(items);
        let has_taken = |set: &Set| taken.as_ref().is_some_and(|taken| set.with(taken) == *set);
        has_taken(&self.single(ahead)) && self.run(next).is_some_and(|run| has_taken(&run)) && !self.of(ahead).breaks
    }

    /// What expressions take, as characters; nothing, where that is not told.
    fn taken(&self, items: &[Expression]) -> Option<Set> {
        let rules = self.grammar.reached(&items.iter().flat_map(Expression::rules).collect::<Vec<_>>());
        if rules.iter().any(|rule| self.is_of(*rule, self.told.atomic)) {
            return None;
        }
        let mut taken = Some(Set::default());
        let expressions = items.iter().chain(rules.iter().map(|rule| &self.grammar.rules[*rule].expression));
        expressions
            .for_each(|it| it.each(&mut |it| taken = taken.take().and_then(|all| Some(all.with(&characters(it)?)))));
        taken
    }

    /// The characters of which an expression takes as many as there are.
    fn run(&self, expression: &Expression) -> Option<Set> {
        match named(self.grammar, expression) {
            Expression::Repeat(item, 0, None) => Some(self.single(item)),
            _ => None,
        }
    }

    /// The characters of which an expression takes one.
    fn single(&self, expression: &Expression) -> Set {
        match fold_one(&self.folded, expression) {
            Expression::Character(Character { set, .. }) => set,
            _ => Set::default(),
        }
    }

    /// Whether an option breaks off only in a text that it begins with, and the next takes as much of that, as in `"//" ~ a? | "/" ~ b?`.
    fn begins_as(&mut self, option: &'g Expression, next: &'g Expression) -> bool {
        let ([Expression::Literal(first), rest @ ..], [Expression::Literal(begun), then @ ..]) =
            (self.items(option), self.items(next))
        else {
            return false;
        };
        let is_begun = first.strip_prefix(&**begun).is_some_and(|behind| behind.chars().count() == 1);
        let behind = rest.iter().map(|it| self.of(it)).fold(CHARACTER, Way::then);
        is_begun && !behind.breaks && then.iter().all(|it| !self.of(it).can_fail)
    }

    /// What an expression is a sequence of, if only of itself.
    fn items(&self, expression: &'g Expression) -> &'g [Expression] {
        match named(self.grammar, expression) {
            Expression::Sequence(items) => items,
            other => std::slice::from_ref(other),
        }
    }
}

/// What a rule stands for that is named.
fn named<'e>(grammar: &'e Grammar, mut expression: &'e Expression) -> &'e Expression {
    while let Expression::Rule(rule) = expression {
        expression = &grammar.rules[*rule].expression;
    }
    expression
}

/// The characters that an expression takes by itself, without its parts; nothing, where they are not told.
fn characters(expression: &Expression) -> Option<Set> {
    match expression {
        Expression::Literal(_) | Expression::AnyCase(_) => of_text(expression),
        Expression::Character(Character { set, escape: None }) => Some(set.clone()),
        Expression::Character(_) | Expression::Run(..) | Expression::Led(..) | Expression::SameRun(..) => None,
        _ => Some(Set::default()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_all;
    use super::*;
    use crate::source::SourceFile;

    const REST: &str = "
        d = { '0'..'9' } l = { 'a'..'z' } name = @{ l+ } any = @{ l* } e = { \"%\" ~ d }
        number = @{ \"25\" ~ '0'..'5' | \"2\" ~ d | d } address = { d ~ \":\" ~ d }
    ";

    fn is_told(expression: &str, told: &Told<'_>) -> bool {
        let text = format!("a = {{ {expression} }} {REST}");
        let grammar = read_all(SourceFile { name: "test.pest".into(), text }).unwrap();
        told.is_all(&grammar, 0)
    }

    fn of(expression: &str) -> bool {
        let known = &["a", "name", "any", "e", "number", "address"];
        is_told(expression, &Told { known, ..Told::default() })
    }

    #[test]
    fn what_cannot_break_off() {
        for text in [
            "\"x\"", "any", "name", "\"x\"?", "\"x\" ~ any", "\"x\" ~ (\"/\" ~ any)* ~ (\"#\" ~ any)?", "\"\"",
            "\"\" ~ \"x\"", "name ~ any", "\"x\" | \"y\" ~ any", "(\"x\" | \"y\")+", "!\"x\" ~ name", "&\"x\" ~ any",
            "SOI ~ name", "\"x\" ~ (name | any)", "\"x\" ~ (name | \"\")",
        ] {
            assert!(of(text), "{text}");
        }
    }

    #[test]
    fn what_may_break_off() {
        for text in [
            "\"xy\"", "^\"xy\"", "\"x\" ~ \"y\"", "\"x\" ~ name", "\"x\" ~ (\"/\" ~ name)*", "any ~ \"x\"", "\"x\"{2}",
            "\"x\"{2,}", "e", "any ~ e*", "!\"xy\" ~ any", "&\"xy\" ~ any", "\"x\" ~ !\"y\"", "name ~ EOI",
            "\"x\" ~ (name | \"/\")", "(\"x\"? ~ \"y\")*",
        ] {
            assert!(!of(text), "{text}");
        }
    }

    #[test]
    fn what_the_next_option_makes_up_for() {
        for text in [
            "\"//\" ~ any | \"/\" ~ any", "\"//\" ~ any | \"/\"", "number ~ !(d | \"x\") | (d | \"x\")*",
            "\"25\" ~ !d | (l | d)*", "^\"xy\" ~ !('A'..'z') | ('A'..'z')*",
        ] {
            assert!(of(text), "{text}");
        }
        for text in [
            // Less of it, or not always, or of another.
            "\"///\" ~ any | \"/\" ~ any", "\"//\" ~ any | \"/\" ~ name", "\"//\" ~ any | \"x\"",
            "\"//\" ~ name | \"/\" ~ any", "\"//\" ~ any | \"x\" | \"/\"", "\"//\" ~ any",
            // Where the first option matches, nothing makes up for it.
            "number | d*", "number ~ !l | d*", "\"2\" ~ (\"x\" ~ \"y\")? | (d | 'x'..'y')*",
            // A run of others, or one that ends.
            "number ~ !d | l*", "number ~ !d | d{,2}", "e ~ !d | d*", "number ~ !d | l | d*",
        ] {
            assert!(!of(text), "{text}");
        }
    }

    #[test]
    fn what_is_told_otherwise() {
        let told = Told { within: &["address"], certain: &["a"], known: &["any", "name"], ..Told::default() };
        for text in [
            "\"[\" ~ address ~ \"]\" | any", "(\"[\" ~ (address | address))?", "(address ~ \"@\")? ~ any",
            "(address ~ &any ~ \":\")?",
        ] {
            assert!(is_told(text, &told), "{text}");
        }
        for text in [
            // The rule may fail.
            "address", "\"[\" ~ address ~ \"]\"",
            // Something else goes wrong there.
            "(\"[\" ~ (address | \"x\"))?", "((address | name) ~ \":\")?", "(address ~ any ~ \":\")?",
            "(\"x\" ~ name)?",
        ] {
            assert!(!is_told(text, &told), "{text}");
        }
        assert!(!is_told("address?", &Told { certain: &["any"], known: &["a"], ..told }));
        assert!(!is_told("(any ~ \":\")?", &Told { certain: &["a", "name"], known: &["any"], ..told }));
    }

    #[test]
    fn what_is_told_behind_a_rule() {
        let told = Told { behind: &["name"], known: &["a", "any"], ..Told::default() };
        for text in ["name ~ \":\" ~ any", "name ~ \":\" | \"x\"", "name ~ &any ~ \":\""] {
            assert!(is_told(text, &told), "{text}");
        }
        for text in ["(name | any) ~ \":\"", "name ~ \":\" ~ \"x\"", "\"x\" ~ name", "name? ~ \":\""] {
            assert!(!is_told(text, &told), "{text}");
        }
    }

    #[test]
    fn what_is_taken_for_one_character() {
        let told = Told { atomic: &["e"], known: &["a", "any"], ..Told::default() };
        assert!(
            is_told("e", &told) && is_told("any ~ e*", &told) && is_told("d ~ l ~ !(e | l | d) | (e | l | d)*", &told)
        );
        assert!(!is_told("e ~ \"x\"", &told) && !is_told("e ~ !l | l*", &told));
    }

    #[test]
    fn rules_are_known_by_name_but_for_those_of_one_character() {
        let told = Told { known: &["a", "any"], ..Told::default() };
        assert!(is_told("d ~ any", &told) && !is_told("d* ~ name", &told) && !is_told("number?", &told));
        assert!(is_told("any", &Told { certain: &["any", "nowhere"], known: &["a"], ..told }));
        assert!(!is_told("any", &Told { known: &["any"], ..told }));
        // What stands in a rule may be told otherwise, and yet be of a name that is not known.
        let within = Told { within: &["list"], certain: &["a"], known: &["any"], ..told };
        let list = "list? } list = { any ~ \"-\" ~ any";
        assert!(is_told(list, &within) && !is_told(list, &Told { known: &[], ..within }));
    }
}

//! The grammars compared with the documents that they cite, without the ABNF in the grammar files.
//!
//! A file in `tests/data/abnf/` has rules of one document, written from its text: a citation `(RFC 3986, …)` is of
//! `rfc3986.abnf`. A line `; from:` lists the documents that define the other names.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use grammar_reader::abnf_notation::grammar::{AbnfGrammar, Substitute, key};
use grammar_reader::abnf_notation::syntax::{Definition, Element, definitions};
use grammar_reader::pest_notation::doc_abnf::DocAbnf;
use grammar_reader::pest_notation::expressions::names;
use pest_check::{Error, ExpressionId, Expressions, Limits, PestGrammar, Question, SourceFile, decide};

use crate::proofs::{Texts, check_difference};
use crate::support::{in_package, pest_files};

/// Why a grammar has a rule for whole texts.
const FRAGMENT: &str = "a name of ours: a URI of the scheme, with the fragment of RFC 3986";

/// ABNF in the grammar files that the cited document does not have, or has otherwise: the document, the names of the
/// rules, the reason. Rules with a name of ours are parts that have a meaning of their own.
const DEPARTURES: &[(&str, &[&str], &str)] = &[
    ("RFC 6570", &["literals"], "a run of them, so that a tree has one node"),
    ("RFC 7565", &["userpart"], "the RFC leaves out the first parentheses, without which a character is enough"),
    ("RFC 2392", &["url-addr-spec", "url-character"], "the RFC says in a comment that it is in URL encoding"),
    (
        "RFC 822",
        &[
            "local-part", "domain", "atom", "quoted-string", "qtext", "pct-qtext", "quoted-pair", "pct-CHAR",
            "domain-literal", "dtext", "pct-dtext",
        ],
        "percent-encoded",
    ),
    ("RFC 2045", &["type", "subtype", "attribute", "token-plain", "pct-token-character"], "percent-encoded"),
    ("RFC 2397", &["value"], "percent-encoded: a quoted-string of RFC 2045 needs no quotes then"),
    ("RFC 2397", &["base64"], "a name of ours"),
    ("RFC 2397", &["urlchar"], "uric of RFC 2396 in the terms of RFC 3986"),
    ("RFC 1738", &["uchar"], "unreserved and pct-encoded are those of RFC 3986"),
    ("RFC 4516", &["filter", "plain"], "the RFC describes percent-encoding in prose"),
    ("RFC 4515", &["HEX"], "RFC 4512 has the characters of HEXDIG"),
    ("RFC 4514", &["escaped", "dn-escaped"], "RFC 4515 has the name `escaped` for another rule"),
    ("RFC 6068", &["domain", "domain-literal"], "a name of ours, and percent-encoded"),
    ("RFC 6068", &["dtext-no-obs", "pct-dtext", "plain", "pct-non-ascii"], "percent-encoded"),
    (
        "RFC 5322",
        &["dot-atom-text", "atext", "pct-atext", "quoted-string", "qtext", "pct-qtext", "quoted-pair", "pct-VCHAR"],
        "percent-encoded",
    ),
    ("RFC 5538", &["article"], "msg-id-core of RFC 5536, which has this on its right side"),
    ("RFC 5536", &["no-fold-literal", "mdtext", "pct-mdtext"], "percent-encoded"),
    ("RFC 3261", &["escaped"], "pct-encoded has the same right side"),
    ("RFC 3966", &["phonedigits"], "a name of ours"),
    // URLs that programs read alike: narrower than what is cited.
    ("RFC 3986", &["unambiguous-URL", "unambiguous-data", "unambiguous-pct-encoded"], "narrower"),
    ("RFC 2396", &["unambiguous-name", "unambiguous-label", "unambiguous-top-label"], "hostname and its parts"),
    ("RFC 5952", &["unambiguous-IPv6address", "unambiguous-zeros"], "the RFC describes addresses in prose"),
    // The crate `uri-schemes`.
    ("RFC 3986", &["ssh-userinfo", "ssh-user", "ssh-password", "user", "password"], "userinfo and its parts"),
    ("RFC 2392", &["cid-reference", "mid-reference"], FRAGMENT),
    ("RFC 5538", &["news-reference", "nntp-reference"], FRAGMENT),
    ("RFC 6068", &["mailto-reference"], FRAGMENT),
    ("RFC 2397", &["data-reference"], FRAGMENT),
    ("RFC 3966", &["tel-reference"], FRAGMENT),
    ("RFC 8089", &["file-reference"], FRAGMENT),
    ("RFC 3261", &["SIP-reference"], FRAGMENT),
    ("RFC 1738", &["ftp-reference"], FRAGMENT),
    ("RFC 5870", &["geo-reference"], FRAGMENT),
    ("RFC 4516", &["ldap-reference"], FRAGMENT),
    ("RFC 5724", &["sms-reference"], FRAGMENT),
    ("RFC 7565", &["acct-reference"], FRAGMENT),
    ("RFC 9110", &["http-reference", "http-scheme", "https", "http"], "http-URI and https-URI are one rule"),
    ("RFC 6455", &["web-socket-URI", "ws-scheme", "wss", "ws"], "ws-URI and wss-URI are one rule"),
    ("RFC 3261", &["SIP-URI", "scheme", "sips"], "SIP-URI and SIPS-URI are one rule"),
    ("RFC 3261", &["uri-parameters", "parameter"], "a parameter is of any kind: other-param contains the others"),
    ("RFC 6068", &["hfield", "pname", "pvalue"], "names that types share: hfname and hfvalue"),
    ("RFC 2397", &["content", "base64-data", "full-type"], "names of ours"),
    ("RFC 3966", &["tel-number", "isub"], "names of ours"),
    ("RFC 7064", &["stuns"], "a name of ours"),
    ("RFC 7065", &["turns", "udp", "tcp"], "names of ours"),
    ("RFC 7252", &["coap-query", "coap-argument"], "section 6.4 splits a query in prose"),
    ("RFC 7252", &["coap-URI", "coap", "coaps"], "the URIs of all transports are one rule"),
    ("RFC 8323", &["coap-transport", "coap-tcp", "coaps-tcp", "coap-ws", "coaps-ws"], "names of ours"),
    ("RFC 7826", &["rtsp-any", "rtsps"], "names of ours"),
    ("RFC 2326", &["rtspu-URL", "rtspu"], "not in ABNF there"),
    ("RFC 4226", &["digits"], "the RFC describes it in prose"),
    ("RFC 9562", &["uuid-URN"], "a name of ours"),
    (
        "RFC 7512",
        &[
            "token", "manufacturer", "serial", "model", "library-manufacturer", "library-description", "object", "id",
            "slot-manufacturer", "slot-description", "library-version", "library-major", "library-minor",
            "object-type", "public", "private", "cert", "secret-key", "data", "slot-id", "slot-number", "pin-source",
            "pin-value", "module-name", "module-path", "pk11-taken", "pk11-v-name", "pk11-pvalue", "pk11-qvalue",
        ],
        "names of ours",
    ),
];

/// Documents without a file in `tests/data/abnf/`, and why they have none.
const WITHOUT_ABNF: &[(&[&str], &str)] = &[
    (&["PostgreSQL", "RabbitMQ URI Specification", "redis", "redis-py", "redis-rs", "git"], "manuals, in prose"),
    (&["Connection String", "Initial DNS Seedlist Discovery"], "MongoDB's specifications, in prose"),
    (&["BEP 9", "BEP 53", "Key URI Format"], "the syntax is in prose and examples"),
    (&["ECMA-427", "purl-spec"], "the rules of each part are in prose"),
    (&["URL Standard"], "it has algorithms, and no grammar"),
    (&["draft-ietf-secsh-scp-sftp-ssh-uri-04"], "an expired draft, which ssh.pest follows in part"),
];

/// Rules of pest that accept the same texts as the rule of the document, although the ABNF is other.
const SAME_TEXTS: &[&str] = &["ftp_uchar", "news_article", "url_addr_spec"];

/// Rules that a URI has percent-encoded: the rule of pest, the document and its rule, characters that are only allowed
/// percent-encoded although a path may have them, and further ABNF.
const ENCODED: &[(&str, &str, &str, &str, &str)] = &[
    ("mailto_dot_atom_text", "RFC 5322", "dot-atom-text", "&;=", "atext =/ %x80-FF"),
    ("mailto_quoted_string", "RFC 5322", "quoted-string", "&;=", "qtext =/ %x80-FF"),
    ("mailto_domain", "RFC 6068", "domain", "&;=", "atext =/ %x80-FF"),
    ("news_dot_atom_text", "RFC 5322", "dot-atom-text", "", ""),
    ("news_no_fold_literal", "RFC 5536", "no-fold-literal", "", ""),
    ("cid_local_part", "RFC 822", "local-part", "", ""),
    ("cid_domain", "RFC 822", "domain", "", ""),
    ("data_type", "RFC 2045", "type", "", ""),
    ("data_subtype", "RFC 2045", "subtype", "", ""),
    ("pname", "RFC 2045", "attribute", "", ""),
];

/// The rules of a document.
struct Document {
    text: String,
    /// The rules by key, in which the names are keys.
    rules: BTreeMap<String, Definition>,
    /// The documents that define the other names.
    from: Vec<String>,
}

impl Document {
    fn read(name: &str, text: String) -> Self {
        let from = text.lines().filter_map(|line| line.strip_prefix("; from: ")).flat_map(|line| line.split(", "));
        let from = from.chain(["RFC 5234"]).map(str::to_owned).collect();
        let rules = rules(name, &text).into_iter().map(|rule| (key(&rule.name), rule)).collect();
        Document { text, rules, from }
    }
}

/// Reads ABNF. The names in it become keys.
fn rules(name: &str, text: &str) -> Vec<Definition> {
    let file = SourceFile { name: name.to_owned(), text: text.to_owned() };
    let mut rules = definitions(&file).unwrap_or_else(|error| panic!("{error}"));
    for rule in &mut rules {
        rule.element.rename(&key);
    }
    rules
}

/// The lines of a rule in ABNF.
fn source(text: &str, rule: &Definition) -> String {
    let mut lines = text.lines().skip(rule.location.line - 1);
    let first = lines.next().unwrap_or_default();
    let others = lines.take_while(|line| line.starts_with(' ') && !line.trim().is_empty());
    std::iter::once(first).chain(others).fold(String::new(), |all, line| all + "\n    " + line.trim_end())
}

/// All documents, by the names in citations.
fn documents(cited: &[&str]) -> HashMap<String, Document> {
    let mut documents = HashMap::new();
    let mut waiting: Vec<String> = cited.iter().map(|&name| name.to_owned()).collect();
    while let Some(name) = waiting.pop() {
        let file = format!("{}.abnf", name.to_lowercase().replace(' ', ""));
        if let Ok(text) = std::fs::read_to_string(in_package("tests/data/abnf").join(file))
            && !documents.contains_key(&name)
        {
            let document = Document::read(&name, text);
            waiting.extend(document.from.clone());
            documents.insert(name, document);
        }
    }
    documents
}

/// A rule of pest with the ABNF above it.
struct Transcribed<'g> {
    rule: &'g str,
    above: &'g DocAbnf,
    document: &'g str,
    /// The rules above it, its own first.
    rules: Vec<Definition>,
    /// The rules of pest that it uses.
    uses: HashSet<&'g str>,
}

impl<'g> Transcribed<'g> {
    fn new(pest: &'g PestGrammar, (rule, above): (&'g str, &'g DocAbnf)) -> Option<Self> {
        let document = above.document.as_deref()?;
        let rules = rules(&above.location.to_string(), &above.abnf);
        let uses = names(&pest.rule(rule)?.expr).collect();
        Some(Transcribed { rule, above, document, rules, uses })
    }

    fn name(&self) -> String {
        key(&self.rules[0].name)
    }

    /// Whether the rule is not that of the document.
    fn departs(&self) -> bool {
        departure(self.document, &self.name()).is_some() && !SAME_TEXTS.contains(&self.rule)
    }
}

/// The position in the list.
fn departure(document: &str, name: &str) -> Option<usize> {
    DEPARTURES.iter().position(|(of, names, _)| *of == document && names.iter().any(|it| key(it) == name))
}

/// A grammar, the rules in it that cite a document, and the documents.
struct Oracle<'g> {
    pest: &'g Arc<PestGrammar>,
    transcribed: Vec<Transcribed<'g>>,
    documents: HashMap<String, Document>,
}

impl<'g> Oracle<'g> {
    fn new(pest: &'g Arc<PestGrammar>) -> Self {
        let transcribed: Vec<_> = pest.doc_abnf().filter_map(|it| Transcribed::new(pest, it)).collect();
        let cited: Vec<&str> = transcribed.iter().map(|it| it.document).collect();
        Oracle { pest, documents: documents(&cited), transcribed }
    }

    /// The document in which a name of a document is defined.
    fn definer<'d>(&'d self, document: &'d str, name: &str) -> Option<&'d str> {
        let own = self.documents.get(document)?;
        let defines = |of: &&str| {
            self.documents.get(*of).is_some_and(|it| it.rules.contains_key(name))
                || self.transcribers(of, name).next().is_some()
        };
        std::iter::once(document).chain(own.from.iter().map(String::as_str)).find(defines)
    }

    fn transcribers<'d>(&'d self, document: &'d str, name: &'d str) -> impl Iterator<Item = &'d Transcribed<'g>> {
        self.transcribed.iter().filter(move |it| it.document == document && it.name() == name)
    }

    /// The rule of the joined grammar for a name of a document: one of pest, if there is one. A rule that `user` uses
    /// is preferred, then one of its file.
    fn resolved(&self, document: &str, name: &str, user: Option<&Transcribed<'_>>) -> String {
        let definer = self.definer(document, name).unwrap_or(document);
        let distance = |it: &&Transcribed<'_>| {
            user.map(|user| (!user.uses.contains(it.rule), user.above.location.file != it.above.location.file))
        };
        let rule = self.transcribers(definer, name).min_by_key(distance);
        // A rule that departs from the document cites another one.
        let departs = |it: &&Transcribed<'_>| self.is_own(it) && user.is_some_and(|user| user.uses.contains(it.rule));
        let rule = rule.or_else(|| self.transcribed.iter().filter(departs).find(|it| it.name() == name));
        rule.map_or_else(|| format!("{name} of {definer}"), |it| it.rule.to_owned())
    }

    /// Whether a rule cites a document that has no file.
    fn is_own(&self, it: &Transcribed<'_>) -> bool {
        !self.documents.contains_key(it.document)
    }

    /// The rules of the documents, with the names of the rules of pest that transcribe them. Other rules of pest stay
    /// as they are.
    fn abnf(&self) -> AbnfGrammar {
        let (mut all, mut substitutes) = (vec![], HashMap::<String, Box<dyn Substitute>>::new());
        let mut define = |name: &str, document: &str, rule: &Definition, user| {
            let mut rule = rule.clone();
            rule.element.rename(&|name| self.resolved(document, name, user));
            rule.location.rule = Some(name.to_owned());
            all.push(Definition { name: name.to_owned(), ..rule });
        };
        for (document, Document { rules, .. }) in &self.documents {
            for (name, rule) in rules {
                define(&format!("{name} of {document}"), document, rule, None);
            }
        }
        for it in &self.transcribed {
            let rule = self.documents.get(it.document).and_then(|document| document.rules.get(&it.name()));
            if let Some(rule) = rule.filter(|_| !it.departs()) {
                define(it.rule, it.document, rule, Some(it));
            }
            if it.departs() || it.above.is_departure || self.is_own(it) {
                let rule = PestRule { pest: self.pest.clone(), rule: it.rule.to_owned() };
                substitutes.insert(key(it.rule), Box::new(rule));
            }
        }
        AbnfGrammar::from_definitions(all.into_iter(), substitutes, 100_000).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Compares the ABNF above the rules of some files with the documents. Returns the differences, and the departures.
    fn compare_texts(&self, is_asked: impl Fn(&str) -> bool) -> (Vec<String>, HashSet<(usize, String)>) {
        let (mut wrong, mut departing) = (vec![], HashSet::new());
        for it in self.transcribed.iter().filter(|it| is_asked(&it.above.location.file)) {
            let Transcribed { rule, above, document, .. } = it;
            if WITHOUT_ABNF.iter().any(|(names, _)| names.contains(document)) {
                continue;
            }
            for own in &it.rules {
                let name = key(&own.name);
                let definer = self.definer(document, &name).and_then(|definer| self.documents.get(definer));
                let theirs = definer.and_then(|definer| Some((definer, definer.rules.get(&name)?)));
                if theirs.is_some_and(|(_, theirs)| theirs.element == own.element) {
                    continue;
                }
                if let Some(row) = departure(document, &name) {
                    departing.insert((row, name));
                    continue;
                }
                let none =
                    if self.documents.contains_key(*document) { "no rule" } else { "no file in tests/data/abnf" };
                let theirs = theirs.map_or_else(|| format!("\n    {none}"), |(of, rule)| source(&of.text, rule));
                let own = source(&above.abnf, own);
                wrong.push(format!("{}: {rule} has{own}\n  and {document} has{theirs}", above.location));
            }
        }
        (wrong, departing)
    }

    /// Decides whether the rules of some files are those of the documents. A rule that uses one with a difference is
    /// not reported.
    fn compare_rules(&self, is_asked: impl Fn(&str) -> bool) -> Vec<String> {
        let abnf = self.abnf();
        let mut wrong = vec![];
        for it in self.transcribed.iter().filter(|it| is_asked(&it.above.location.file) && !it.departs()) {
            let Some(document) = self.documents.get(it.document) else { continue };
            let mut expressions = Expressions::default();
            let verdict = self.pest.expression(it.rule, &mut expressions).and_then(|rule| {
                let abnf = abnf.expression(it.rule, &mut expressions)?;
                decide(&expressions, [rule, abnf], Question::Equal, Limits::default())
            });
            let texts = verdict.map(|verdict| Texts { only_rule: verdict.only_left, only_abnf: verdict.only_right });
            if let Err(difference) = check_difference(it.rule, &texts) {
                let rule = document.rules.get(&it.name()).map_or_else(String::new, |rule| source(&document.text, rule));
                let message = format!("{}: {} {difference}\n  {} has{rule}", it.above.location, it.rule, it.document);
                wrong.push((it, message));
            }
        }
        let rules: HashSet<&str> = wrong.iter().map(|(it, _)| it.rule).collect();
        wrong.retain(|(it, _)| it.uses.iter().all(|used| !rules.contains(used) || *used == it.rule));
        wrong.into_iter().map(|(_, message)| message).collect()
    }
}

/// A rule of pest that the documents do not have.
#[derive(Debug)]
struct PestRule {
    pest: Arc<PestGrammar>,
    rule: String,
}

impl Substitute for PestRule {
    fn expression(&self, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        self.pest.expression(&self.rule, expressions)
    }
}

/// The files of `uri-schemes` that use rules of others, which come before them.
const BEFORE: [(&str, &[&str]); 5] = [
    ("cid", &["atext"]),
    ("git", &["ssh"]),
    ("mid", &["atext", "cid"]),
    ("news", &["atext", "nntp"]),
    ("sms", &["tel"]),
];

/// The grammar of this crate, and those of the crate `uri-schemes`, with the names of their own files.
fn grammars() -> Vec<(Arc<PestGrammar>, Vec<String>)> {
    let own = pest_files();
    let generic = own[0].clone();
    let mut all = vec![(own.iter().map(|file| file.name.clone()).collect(), own)];
    for entry in std::fs::read_dir(in_package("crates/uri-schemes/grammar")).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let before = BEFORE.iter().find(|(name, _)| *name == stem).map_or(&[][..], |(_, before)| before);
        let file = |stem: &str| SourceFile {
            name: format!("uri-schemes/{stem}.pest"),
            text: std::fs::read_to_string(path.with_file_name(stem).with_extension("pest")).unwrap(),
        };
        let files = std::iter::once(generic.clone()).chain(before.iter().map(|stem| file(stem)));
        let own = file(stem);
        all.push((vec![own.name.clone()], files.chain([own]).collect()));
    }
    let read = |files: Vec<SourceFile>| PestGrammar::read(&files).unwrap_or_else(|error| panic!("{error}"));
    all.into_iter().map(|(names, files)| (Arc::new(read(files)), names)).collect()
}

#[test]
fn abnf_above_rules_is_that_of_the_documents() {
    let (mut wrong, mut departing) = (vec![], HashSet::new());
    for (pest, files) in grammars() {
        let found = Oracle::new(&pest).compare_texts(|file| files.iter().any(|it| it == file));
        wrong.extend(found.0);
        departing.extend(found.1);
    }
    for (row, (document, names, reason)) in DEPARTURES.iter().enumerate() {
        assert!(!reason.is_empty());
        let equal = names.iter().filter(|name| !departing.contains(&(row, key(name))));
        wrong.extend(equal.map(|name| format!("{name} of {document} is in the list of departures, and is not one")));
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// The element with its characters percent-encoded. Those of a path may also stay as they are, except some.
fn encode(element: &Element, except: &str) -> Element {
    let character = |value: u32| {
        let encoded = Element::Text { text: format!("%{value:02X}"), is_sensitive: false };
        let is_kept =
            |it: &char| (it.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@".contains(*it)) && !except.contains(*it);
        match char::from_u32(value).filter(is_kept) {
            Some(_) => Element::Choice(vec![Element::Values(vec![value]), encoded]),
            None => encoded,
        }
    };
    let all = |parts: &[Element]| parts.iter().map(|part| encode(part, except)).collect();
    match element {
        Element::Text { text, .. } => Element::Sequence(text.chars().map(|it| character(it.into())).collect()),
        Element::Values(values) => Element::Sequence(values.iter().copied().map(character).collect()),
        Element::Range(first, last) => Element::Choice((*first..=*last).map(character).collect()),
        Element::Repeat { item, least, most } => {
            Element::Repeat { item: Box::new(encode(item, except)), least: *least, most: *most }
        }
        Element::Sequence(parts) => Element::Sequence(all(parts)),
        Element::Choice(parts) => Element::Choice(all(parts)),
        Element::Rule(_) | Element::Prose(_) => element.clone(),
    }
}

#[test]
fn encoded_rules_are_those_of_the_documents() {
    let grammars = grammars();
    for &(rule, document, name, except, further) in ENCODED {
        let cites = |(it, above): &(&str, &DocAbnf)| *it == rule && above.document.as_deref() == Some(document);
        let found = grammars.iter().find_map(|(pest, _)| Some((pest, pest.doc_abnf().find(cites)?)));
        let (pest, (_, above)) = found.unwrap_or_else(|| panic!("no grammar has {rule} of {document}"));
        let mut documents = documents(&[document]);
        let mut all = documents.remove(document).unwrap().rules;
        for (name, rule) in documents.into_values().flat_map(|other| other.rules) {
            all.entry(name).or_insert(rule);
        }
        let rules = all.into_values().chain(rules(rule, further));
        let rules = rules.map(|it| Definition { element: encode(&it.element, except), ..it });
        let abnf =
            AbnfGrammar::from_definitions(rules, HashMap::new(), 100_000).unwrap_or_else(|error| panic!("{error}"));
        let mut expressions = Expressions::default();
        let sides = [pest.expression(rule, &mut expressions), abnf.expression(name, &mut expressions)];
        let sides = sides.map(|side| side.unwrap_or_else(|error| panic!("{rule}: {error}")));
        let verdict = decide(&expressions, sides, Question::Equal, Limits::default()).unwrap();
        let only = (verdict.only_left, verdict.only_right);
        assert_eq!(only, (None, None), "{}: only {rule}, and only {name} of {document} accept", above.location);
    }
}

#[test]
fn rules_are_those_of_the_documents() {
    let wrong = |(pest, files): &(Arc<PestGrammar>, Vec<String>)| {
        Oracle::new(pest).compare_rules(|file| files.iter().any(|it| it == file))
    };
    let wrong: Vec<String> = grammars().iter().flat_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

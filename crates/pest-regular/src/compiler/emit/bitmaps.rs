//! The bitmaps of a group of runs.

use super::super::bitmaps::Group;
use super::super::expression::{Character, Escape};
use super::super::made::Made;
use super::Writer;
use super::names::{byte, constant, is_beyond, set};

impl Writer<'_> {
    pub(super) fn bitmaps(&mut self, index: usize) {
        let group = &self.groups[index].clone();
        let runs = group.classes.iter().map(|(rule, _)| (rule, "a run".to_owned()));
        let leads = group.leads.iter().map(|(rule, lead)| (rule, format!("{lead:?} before a run")));
        let followers = group.followers.iter().map(|(rule, it)| (rule, format!("{it:?} behind a run")));
        for (place, (rule, what)) in runs.chain(leads).chain(followers).enumerate() {
            let name = &self.grammar.rules[*rule].name;
            self.line(format_args!("/// The bitmap of {what} in `{name}`."));
            self.line(format_args!("const {}: usize = {place};", constant(index, place)));
        }
        let count = group.count();
        self.line("/// The bitmaps of the runs above.");
        self.line(format_args!("pub struct Bitmaps{index};"));
        self.blank();
        self.open(format_args!("impl Bitmaps<{count}> for Bitmaps{index} {{"));
        self.line("#[inline(always)]");
        self.open(format_args!("fn of<const IS_SHORT: bool>(block: &impl Block) -> [u64; {count}] {{"));
        self.ascii(group);
        if !group.beyond().is_empty() {
            self.beyond_bits(index, group);
        }
        let stops = group.classes.iter().enumerate().map(|(place, (_, class))| {
            let beyond = group.beyond().iter().position(|set| set.others == class.set.others);
            let beyond = beyond.map_or(String::new(), |index| format!(" & !beyond[{index}]"));
            let broken = if class.escape.is_some() { " | broken" } else { "" };
            format!("(outside_{place}{broken}){beyond}")
        });
        let leads = (0..group.leads.len()).map(|place| format!("is_{}", group.classes.len() + place));
        let followers =
            group.followers.iter().map(|(_, it)| format!("if IS_SHORT {{ block.is({}) }} else {{ 0 }}", byte(*it)));
        let all: Vec<String> = stops.chain(leads).chain(followers).collect();
        self.line(format_args!("[{}]", all.join(", ")));
        self.close("}");
        self.close("}");
        self.beyond(index, group);
    }

    /// The bits of the characters beyond ASCII of each set that has any.
    fn beyond_bits(&mut self, index: usize, group: &Group) {
        let count = group.beyond().len();
        self.line("let beyond = block.beyond_ascii();");
        self.open("let beyond = if beyond == 0 {");
        self.line(format_args!("[0; {count}]"));
        if let Some((first, last)) = group.usual_leads() {
            self.close(format_args!("}} else if block.is_led_by({first:#x}, {last:#x}) {{"));
            self.depth += 1;
            self.line("// All characters that begin so are in all sets.");
            self.line(format_args!("[runtime::whole_characters(block.bytes(), beyond); {count}]"));
        }
        self.close("} else {");
        self.depth += 1;
        self.line(format_args!("beyond_ascii_{index}(block.bytes(), beyond)"));
        self.close("};");
    }

    /// The ASCII part of what is outside each class, and the positions of each lead and the mark. Combinations of other bitmaps
    /// come last.
    fn ascii(&mut self, group: &Group) {
        let made = group.made();
        let mut order: Vec<usize> = (0..made.len()).collect();
        order.sort_by_key(|&place| made[place].is_some());
        let is_class = |place: usize| place < group.classes.len();
        let outside = |place: usize| if is_class(place) { format!("outside_{place}") } else { format!("!is_{place}") };
        let inside = |place: usize| if is_class(place) { format!("!outside_{place}") } else { format!("is_{place}") };
        for place in order {
            let (name, value) = match (is_class(place), made[place]) {
                (true, None) => ("outside", looked_up(&group.classes[place].1)),
                (true, Some(Made::Both(a, b))) => ("outside", format!("{} & {}", outside(a), outside(b))),
                (true, Some(Made::Without(a, b))) => ("outside", format!("{} | {}", outside(a), inside(b))),
                (false, None) => {
                    let lead = group.leads.get(place - group.classes.len()).map(|(_, lead)| *lead);
                    let single = lead.or(group.escape.map(|escape| escape.mark));
                    ("is", format!("block.is({})", single.map_or(String::new(), byte)))
                }
                (false, Some(Made::Both(a, b))) => ("is", format!("{} | {}", inside(a), inside(b))),
                (false, Some(Made::Without(a, b))) => ("is", format!("{} & {}", inside(a), outside(b))),
            };
            self.line(format_args!("let {name}_{place} = {value};"));
        }
        if let Some(Escape { digits, count, .. }) = group.escape {
            let shifted: Vec<String> = (1..=count).map(|index| format!("digits >> {index}")).collect();
            self.line("// An escape stops a run where its digits are not all there.");
            self.line(format_args!("let digits = !block.outside(const {{ &{} }});", set(digits)));
            self.line(format_args!(
                "let broken = is_{} & !({});",
                group.classes.len() + group.leads.len(),
                shifted.join(" & ")
            ));
        }
    }

    /// The characters beyond ASCII of each set that has any, which few texts have.
    fn beyond(&mut self, index: usize, group: &Group) {
        let sets = group.beyond();
        if sets.is_empty() {
            return;
        }
        let (count, name) = (sets.len(), format!("beyond_ascii_{index}"));
        self.blank();
        self.line("/// Of bytes beyond ASCII, those of the characters of each set that has any.");
        self.line("#[inline(never)]");
        self.open(format_args!("fn {name}(bytes: &[u8], beyond: u64) -> [u64; {count}] {{"));
        self.open("[");
        for set in sets {
            self.line(format_args!("runtime::characters(bytes, beyond, |it| {}),", is_beyond("it", set)));
        }
        self.close("]");
        self.close("}");
    }
}

/// What is outside a class, if it is not made of others.
fn looked_up(class: &Character) -> String {
    match class.single() {
        Some(single) => format!("!block.is({})", byte(single)),
        None => format!("block.outside(const {{ &{} }})", set(class.with_mark())),
    }
}

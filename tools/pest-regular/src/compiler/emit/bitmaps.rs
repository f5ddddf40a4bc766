//! The bitmaps of a group of runs.

use super::super::bitmaps::Group;
use super::super::derived_sets::Derived;
use super::super::expression::{Character, Escape};
use super::Writer;
use super::names::{byte, constant, is_beyond, set};

impl Writer<'_> {
    pub(super) fn bitmaps(&mut self, index: usize) {
        let group = &self.groups[index].clone();
        let runs = group.classes.iter().map(|(rule, _)| (rule, "a run".to_owned()));
        let leads = group.leads.iter().map(|(rule, lead)| (rule, format!("{lead:?} before a run")));
        let followers = group.followers.iter().map(|(rule, it)| (rule, format!("{it:?} after a run")));
        for (bitmap, (rule, what)) in runs.chain(leads).chain(followers).enumerate() {
            let name = &self.grammar.rules[*rule].name;
            self.line(format_args!("/// The bitmap of {what} in `{name}`."));
            self.line(format_args!("const {}: usize = {bitmap};", constant(index, bitmap)));
        }
        let count = group.count();
        self.line("/// The bitmaps of the runs above.");
        self.line(format_args!("pub struct Bitmaps{index};"));
        self.blank();
        self.open(format_args!("impl Bitmaps<{count}> for Bitmaps{index} {{"));
        self.line("#[inline(always)]");
        self.open(format_args!("fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; {count}] {{"));
        self.ascii(group);
        if !group.beyond().is_empty() {
            self.beyond_bits(index, group);
        }
        let stops = group.classes.iter().enumerate().map(|(bitmap, (_, class))| {
            let beyond = group.beyond().iter().position(|set| set.others == class.set.others);
            let beyond = beyond.map_or(String::new(), |index| format!(" & !beyond[{index}]"));
            let broken = if class.escape.is_some() { " | broken" } else { "" };
            format!("(outside_{bitmap}{broken}){beyond}")
        });
        let leads = (0..group.leads.len()).map(|bitmap| format!("is_{}", group.classes.len() + bitmap));
        let followers =
            group.followers.iter().map(|(_, it)| format!("if IS_SHORT {{ block.is({}) }} else {{ 0 }}", byte(*it)));
        let all: Vec<String> = stops.chain(leads).chain(followers).collect();
        self.line(format_args!("[{}]", all.join(", ")));
        self.close("}");
        self.close("}");
        self.beyond(index, group);
    }

    /// Writes the bits of the characters beyond ASCII of each set that has any.
    fn beyond_bits(&mut self, index: usize, group: &Group) {
        let count = group.beyond().len();
        self.line("let beyond = block.beyond_ascii();");
        self.open("let beyond = if beyond == 0 {");
        self.line(format_args!("[0; {count}]"));
        if let Some((first, last)) = group.usual_leads() {
            self.close(format_args!("}} else if block.is_led_by({first:#x}, {last:#x}) {{"));
            self.depth += 1;
            self.line("// All characters with these first bytes are in all sets.");
            self.line(format_args!("[runtime::whole_characters(block.bytes(), beyond); {count}]"));
        }
        self.close("} else {");
        self.depth += 1;
        self.line(format_args!("beyond_ascii_{index}(block.bytes(), beyond)"));
        self.close("};");
    }

    /// Writes the ASCII bitmaps: one for each class, each lead and the mark. Combinations of others
    /// come last.
    fn ascii(&mut self, group: &Group) {
        let derived = group.derived();
        let mut order: Vec<usize> = (0..derived.len()).collect();
        order.sort_by_key(|&bitmap| derived[bitmap].is_some());
        let is_class = |bitmap: usize| bitmap < group.classes.len();
        let outside =
            |bitmap: usize| if is_class(bitmap) { format!("outside_{bitmap}") } else { format!("!is_{bitmap}") };
        let inside =
            |bitmap: usize| if is_class(bitmap) { format!("!outside_{bitmap}") } else { format!("is_{bitmap}") };
        for bitmap in order {
            let (name, value) = match (is_class(bitmap), derived[bitmap]) {
                (true, None) => ("outside", looked_up(&group.classes[bitmap].1)),
                (true, Some(Derived::Union(a, b))) => ("outside", format!("{} & {}", outside(a), outside(b))),
                (true, Some(Derived::Difference(a, b))) => ("outside", format!("{} | {}", outside(a), inside(b))),
                (false, None) => {
                    let lead = group.leads.get(bitmap - group.classes.len()).map(|(_, lead)| *lead);
                    let single = lead.or(group.escape.map(|escape| escape.mark));
                    ("is", format!("block.is({})", single.map_or(String::new(), byte)))
                }
                (false, Some(Derived::Union(a, b))) => ("is", format!("{} | {}", inside(a), inside(b))),
                (false, Some(Derived::Difference(a, b))) => ("is", format!("{} & {}", inside(a), outside(b))),
            };
            self.line(format_args!("let {name}_{bitmap} = {value};"));
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

    /// Writes the function for characters beyond ASCII, which few texts have.
    fn beyond(&mut self, index: usize, group: &Group) {
        let sets = group.beyond();
        if sets.is_empty() {
            return;
        }
        let (count, name) = (sets.len(), format!("beyond_ascii_{index}"));
        self.blank();
        self.line("/// The bits of the bytes beyond ASCII whose characters are in each set.");
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

/// The lookup of the bytes outside a class.
fn looked_up(class: &Character) -> String {
    match class.single() {
        Some(single) => format!("!block.is({})", byte(single)),
        None => format!("block.outside(const {{ &{} }})", set(class.with_mark())),
    }
}

//! Searches for the shortest text, or text with node marks, that only one side accepts.

use rustc_hash::FxHashMap as HashMap;

use super::alphabet::Alphabet;
use super::bdd::Bdd;
use super::circuit::{Circuit, Literal};
use super::derivative::{Derivatives, Letter};
use super::limits::Limits;
use super::memory::{map_bytes, vec_bytes};
use super::next_node_marks::NextNodeMarks;
use grammar_reader::error::Error;

/// The result of a search.
#[derive(Debug)]
pub(crate) struct SearchResult {
    /// For each side, the shortest text that only that side accepts.
    pub only: [Option<String>; 2],
    /// The number of states.
    pub states: usize,
    /// The number of steps.
    pub work: usize,
}

/// Searches until the results suffice or all states are visited.
///
/// A side accepts a text if all of its roots are true for it. Texts are tried by length, then by
/// the preference of their characters. The state of a text consists of the functions of each side
/// that remain to be evaluated. A text is not continued if an earlier one has the same state.
/// Besides characters, a text may have `marks` kinds of marks, each as long as a character. If
/// there are any, they are significant for the first root of each side.
///
/// # Errors
/// The search exceeds the limits.
pub(crate) fn search<const N: usize>(
    circuit: &Circuit,
    roots: [[Literal; N]; 2],
    (alphabet, marks): (&Alphabet, usize),
    is_enough: impl Fn(&[Option<String>; 2]) -> bool,
    limits: Limits,
) -> Result<SearchResult, Error> {
    let end = alphabet.len();
    let all_marks = end + 1..=end + marks;
    let mut derivatives = Derivatives::new(circuit, end, limits);
    let mut next_marks = NextNodeMarks::new(circuit, end + 1 + marks);
    let mut texts = Texts::default();
    let mut only = [None, None];

    let accepts = each(roots, |root| derivatives.start(root, end))?;
    keep_first(&mut only, accepts, String::new);
    let mut before = None;
    while !is_enough(&only) {
        let possible: Vec<_> = match before {
            Some(text) if marks > 0 => {
                texts.state(text).functions.iter().flatten().map(|it| next_marks.after(&derivatives, *it)).collect()
            }
            _ => vec![],
        };
        let is_possible = |mark: &usize| before.is_none() || possible.iter().any(|marks| marks.contains(*mark));
        for number in (0..end).chain(all_marks.clone().filter(is_possible)) {
            let (functions, is_start) = match before {
                None => (each(roots, |root| derivatives.start(root, number))?, true),
                Some(text) => {
                    let State { functions, is_start } = texts.state(text);
                    let letter = Letter::new(number, is_start);
                    (each(functions, |function| derivatives.advance(function, letter))?, is_start)
                }
            };
            // Marks do not end the start of the text.
            let state = State { functions, is_start: is_start && number > end };
            if let Some(text) = texts.add(Text { before, letter: number }, state) {
                let letter = Letter::new(end, state.is_start);
                let accepts = each(functions, |function| derivatives.advance(function, letter))?;
                keep_first(&mut only, accepts, || texts.write(text, alphabet));
            }
        }
        limits.check_states(texts.len())?;
        derivatives.check_bytes(next_marks.bytes() + texts.bytes())?;
        let next = before.map_or(0, |text| text + 1);
        if next == texts.len() {
            break;
        }
        before = Some(next);
    }
    // The empty text has a state too.
    Ok(SearchResult { only, states: texts.len() + 1, work: derivatives.work() })
}

/// Derives each function of each side. If one is false, all functions of its side become false.
fn each<T: Copy, const N: usize>(
    sides: [[T; N]; 2],
    mut derive: impl FnMut(T) -> Result<Bdd, Error>,
) -> Result<[[Bdd; N]; 2], Error> {
    let mut derived = [[Bdd::FALSE; N]; 2];
    for (side, derived) in sides.into_iter().zip(&mut derived) {
        for (function, derived) in side.into_iter().zip(&mut *derived) {
            *derived = derive(function)?;
        }
        if derived.contains(&Bdd::FALSE) {
            *derived = [Bdd::FALSE; N];
        }
    }
    Ok(derived)
}

/// Keeps a text if it is the first that only one side accepts.
fn keep_first<const N: usize>(only: &mut [Option<String>; 2], functions: [[Bdd; N]; 2], text: impl FnOnce() -> String) {
    let side = match functions.map(|side| side == [Bdd::TRUE; N]) {
        [true, false] => 0,
        [false, true] => 1,
        _ => return,
    };
    only[side].get_or_insert_with(text);
}

/// The functions that remain to be evaluated after a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State<const N: usize> {
    /// The functions of each side.
    functions: [[Bdd; N]; 2],
    /// Whether no character has been read.
    is_start: bool,
}

/// A text: a shorter text and one more letter, which is a class of characters or a mark.
#[derive(Clone, Copy, Debug)]
struct Text {
    /// The shorter text, or `None` for the empty text.
    before: Option<usize>,
    letter: usize,
}

/// The first text of each state, in the order in which they were found.
#[derive(Debug, Default)]
struct Texts<const N: usize> {
    list: Vec<(Text, State<N>)>,
    known: HashMap<State<N>, usize>,
}

impl<const N: usize> Texts<N> {
    fn len(&self) -> usize {
        self.list.len()
    }

    fn bytes(&self) -> usize {
        vec_bytes(&self.list) + map_bytes(&self.known)
    }

    fn state(&self, text: usize) -> State<N> {
        self.list[text].1
    }

    /// Adds a text, unless its state already has one.
    fn add(&mut self, text: Text, state: State<N>) -> Option<usize> {
        let number = self.list.len();
        let is_new = *self.known.entry(state).or_insert(number) == number;
        is_new.then(|| {
            self.list.push((text, state));
            number
        })
    }

    /// Returns the characters of a text.
    fn write(&self, text: usize, alphabet: &Alphabet) -> String {
        let texts = std::iter::successors(Some(self.list[text].0), |text| Some(self.list[text.before?].0));
        let classes = texts.map(|text| text.letter).filter(|letter| *letter < alphabet.len());
        let mut characters: Vec<char> = classes.map(|class| alphabet.representative(class)).collect();
        characters.reverse();
        characters.into_iter().collect()
    }
}

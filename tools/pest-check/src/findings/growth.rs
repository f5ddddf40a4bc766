//! Whether a number of steps grows exponentially.

/// The maximum number of nestings.
pub const MOST_NESTED: usize = 48;

/// The number of steps at which a text is slow, and at which it is slow enough if there are enough shorter ones.
/// Those of the machine are a few more than those of pest, which calls no rule for a group of alternatives.
pub const MOST_STEPS: usize = 300_000;
const BRIEF_STEPS: usize = 30_000;

/// The number of steps without a nesting and with one, if they are all that can be measured.
const MANY_STEPS: usize = 1_000_000;

/// The factor between these two numbers that is certain to be exponential growth.
const CERTAIN_FACTOR: usize = 50;

const FEWEST_NESTED: usize = 6;

/// The smallest factor that counts as exponential growth. No polynomial of a degree below six has such a factor for as
/// many nestings.
const LEAST_FACTOR: f64 = 1.25;

/// The exponential growth of the number of calls of rules with the number of nestings.
#[derive(Clone)]
pub struct Growth {
    /// The calls for no nesting, one, two, and so on, before the first text that is too slow.
    calls: Vec<usize>,
    factor: f64,
}

impl Growth {
    /// Measures the calls for each number of nestings, up to the first text that takes too many steps: `calls` gets
    /// both numbers, and then returns `None`. Returns the growth if it is exponential, and the sum of all calls.
    pub fn measure(calls: impl Fn(usize, usize) -> Option<usize>) -> (Option<Self>, usize) {
        let mut counts: Vec<usize> = vec![];
        let mut is_slow = false;
        for nested in 0..MOST_NESTED {
            let most_steps = match nested {
                0 | 1 => MANY_STEPS,
                _ if nested < FEWEST_NESTED => MOST_STEPS,
                _ => BRIEF_STEPS,
            };
            match calls(nested, most_steps) {
                Some(count) => counts.push(count),
                None => {
                    is_slow = true;
                    break;
                }
            }
            if nested > 8 && factors(&counts).last().is_none_or(|factor| *factor < LEAST_FACTOR) {
                break;
            }
        }
        // The text that is too slow takes about as many calls as all others.
        let work = counts.iter().sum::<usize>() * if is_slow { 2 } else { 1 };
        let factor = match counts[..] {
            _ if !is_slow => None,
            // One nesting is too slow.
            [none] => certain(none, MANY_STEPS),
            _ => factor(&counts),
        };
        (factor.map(|factor| Growth { calls: counts, factor }), work)
    }

    /// Returns the number of nestings of the last text that does not take too many steps.
    pub fn measured(&self) -> usize {
        self.calls.len() - 1
    }

    /// Returns the number of calls for this text.
    pub fn calls(&self) -> usize {
        self.calls.last().copied().unwrap_or_default()
    }

    /// Returns the factor by which a nesting multiplies the steps, in words.
    pub fn factor(&self) -> String {
        // Factors approach their limit from below.
        let tenths = (self.factor * 10.0 + 0.2).floor();
        if tenths < 100.0 { format!("{}", tenths / 10.0) } else { format!("{}", (tenths / 10.0).floor()) }
    }
}

/// Returns the factor between the last numbers if they grow exponentially: if the differences between them grow by a
/// factor that does not decrease.
fn factor(counts: &[usize]) -> Option<f64> {
    if let [none, one] = counts {
        return certain(*none, *one);
    }
    let factors = factors(counts);
    let last = factors.iter().rev().take(3).rev().copied().collect::<Vec<f64>>();
    let factor = *last.last()?;
    let is_steady = last.windows(2).all(|two| two[1] >= 0.99 * two[0]);
    // Few numbers are enough if each is many times the one before it.
    let is_certain = last.len() == 3 || factor >= 6.0;
    (is_steady && is_certain && factor >= LEAST_FACTOR).then_some(factor)
}

/// Returns the factor between the steps without a nesting and with one, if it is certain to be exponential growth.
#[expect(clippy::cast_precision_loss, reason = "factors are approximate")]
fn certain(none: usize, one: usize) -> Option<f64> {
    let none = none.max(1);
    (one / none >= CERTAIN_FACTOR).then_some(one as f64 / none as f64)
}

#[expect(clippy::cast_precision_loss, reason = "factors are approximate")]
fn factors(counts: &[usize]) -> Vec<f64> {
    let differences: Vec<f64> = counts.windows(2).map(|two| two[1] as f64 - two[0] as f64).collect();
    differences.windows(2).map(|two| two[1] / two[0].max(1.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn growth(calls: impl Fn(u32) -> usize) -> Option<String> {
        let measured = Growth::measure(|count, _| {
            let calls = calls(u32::try_from(count).unwrap());
            (calls < 100_000).then_some(calls)
        });
        measured.0.map(|growth| growth.factor())
    }

    #[test]
    fn exponential_growth() {
        assert_eq!(growth(|count| 3 * 2_usize.pow(count) + 10 * count as usize).as_deref(), Some("2"));
        assert_eq!(growth(|count| 50 * 8_usize.pow(count)).as_deref(), Some("8"));
        assert_eq!(growth(|count| 50 * 64_usize.pow(count)).as_deref(), Some("64"));
        assert_eq!(growth(|count| 5 * 3_usize.pow(count) / 2_usize.pow(count)).as_deref(), Some("1.5"));
    }

    #[test]
    fn polynomial_growth() {
        for degree in 0..6 {
            assert_eq!(growth(|count| 3 * (count as usize + 1).pow(degree)), None, "{degree}");
        }
    }
}

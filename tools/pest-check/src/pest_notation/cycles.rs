//! Finds the rules that use each other (Tarjan's algorithm).

/// Returns for each rule the number of its component, or `None` if it does not reach itself. A component is the rules
/// that reach each other, and has the number of the first. `used` has the rules that each rule uses.
pub(crate) fn components(used: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut components = vec![None; used.len()];
    // The order in which rules are found, and the earliest rule of the path that each is known to reach.
    let (mut found, mut earliest) = (vec![None; used.len()], vec![0; used.len()]);
    let (mut count, mut open, mut is_open) = (0, vec![], vec![false; used.len()]);
    for root in 0..used.len() {
        let mut path = if found[root].is_none() { vec![(root, 0)] } else { vec![] };
        while let Some((rule, next)) = path.last_mut() {
            let rule = *rule;
            if *next == 0 && found[rule].is_none() {
                (found[rule], earliest[rule], is_open[rule]) = (Some(count), count, true);
                open.push(rule);
                count += 1;
            }
            if let Some(other) = used[rule].get(*next).copied() {
                *next += 1;
                match found[other] {
                    None => path.push((other, 0)),
                    Some(number) if is_open[other] => earliest[rule] = earliest[rule].min(number),
                    Some(_) => {}
                }
                continue;
            }
            path.pop();
            if let Some((user, _)) = path.last() {
                earliest[*user] = earliest[*user].min(earliest[rule]);
            }
            if found[rule] == Some(earliest[rule]) {
                let start = open.iter().rposition(|it| *it == rule).unwrap_or_default();
                let component = open.split_off(start);
                for rule in &component {
                    is_open[*rule] = false;
                }
                if component.len() > 1 || used[rule].contains(&rule) {
                    let first = component.iter().min().copied();
                    for rule in component {
                        components[rule] = first;
                    }
                }
            }
        }
    }
    components
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn rules_that_reach_each_other_are_one_component() {
        let used = [vec![1], vec![2, 5], vec![3], vec![2, 4, 4], vec![], vec![5], vec![1, 7], vec![8], vec![6]];
        let expected = [None, None, Some(2), Some(2), None, Some(5), Some(6), Some(6), Some(6)];
        assert_eq!(components(&used), expected);
        let ring: Vec<Vec<usize>> = (0..100_000).map(|rule| vec![(rule + 1) % 100_000]).collect();
        assert_eq!(components(&ring), vec![Some(0); 100_000]);
    }
}

//! Finds the rules that use each other.

/// Returns the rules, each after those that it uses, as far as possible. `used` has the rules that each rule uses.
pub(crate) fn used_first(used: &[Vec<usize>]) -> Vec<usize> {
    let (mut order, mut seen) = (vec![], vec![false; used.len()]);
    for root in 0..used.len() {
        let mut waiting = vec![(root, 0)];
        while let Some((rule, next)) = waiting.pop() {
            if next == 0 && std::mem::replace(&mut seen[rule], true) {
                continue;
            }
            match used[rule].get(next) {
                Some(other) => waiting.extend([(rule, next + 1), (*other, 0)]),
                None => order.push(rule),
            }
        }
    }
    order
}

/// Returns for each rule the number of its component, or `None` if it does not reach itself. A component is the rules
/// that reach each other, and has the number of the first (Kosaraju's algorithm).
pub(crate) fn components(used: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut users = vec![vec![]; used.len()];
    for (rule, used) in used.iter().enumerate() {
        for other in used {
            users[*other].push(rule);
        }
    }
    let (mut components, mut seen) = (vec![None; used.len()], vec![false; used.len()]);
    for root in used_first(used).into_iter().rev() {
        let (mut component, mut waiting) = (vec![], vec![root]);
        while let Some(rule) = waiting.pop() {
            if !std::mem::replace(&mut seen[rule], true) {
                component.push(rule);
                waiting.extend(&users[rule]);
            }
        }
        if component.len() > 1 || used[root].contains(&root) {
            let first = component.iter().min().copied();
            for rule in component {
                components[rule] = first;
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

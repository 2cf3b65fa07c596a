use super::Matcher;
use crate::tournament::pairing::swiss::solver::by_classes::tests::Dice;

/// Costs with few different values, so that many matchings have equal cost.
fn costs(dice: &mut Dice, size: usize) -> Vec<i64> {
    let mut table = vec![0; size * size];
    for one in 0..size {
        for other in one + 1..size {
            let cost = 2 * dice.roll(6) as i64;
            table[one * size + other] = cost;
            table[other * size + one] = cost;
        }
    }
    table
}

/// The minimum cost of a perfect matching of some vertices, by trying all.
fn least(table: &[i64], size: usize, open: &[usize]) -> i64 {
    let [one, rest @ ..] = open else { return 0 };
    let with = |other: &usize| {
        let others = rest.iter().copied().filter(|third| third != other);
        table[one * size + other] + least(table, size, &others.collect::<Vec<_>>())
    };
    rest.iter().map(with).min().unwrap_or(0)
}

fn settled(table: &[i64], size: usize) -> Matcher<i64> {
    let mut matcher = Matcher::new(size, |one, other| table[one * size + other]);
    matcher.begin();
    assert!(matcher.settle(None));
    matcher
}

/// The cost of the pairs that remain in the graph, which must be a perfect matching.
fn paid(matcher: &Matcher<i64>, open: &[usize]) -> i64 {
    let cost = |one: &usize| {
        let mate = matcher.mate(*one).unwrap();
        assert_eq!(matcher.mate(mate), Some(*one));
        matcher.cost(*one, mate)
    };
    open.iter().map(cost).sum::<i64>() / 2
}

#[test]
fn the_matching_has_minimum_cost() {
    let mut dice = Dice(1965);
    for _ in 0..600 {
        let size = 2 + 2 * dice.roll(4) as usize;
        let table = costs(&mut dice, size);
        let matcher = settled(&table, size);
        let all = (0..size).collect::<Vec<_>>();
        let best = least(&table, size, &all);
        assert_eq!(
            (matcher.total(), paid(&matcher, &all)),
            (best, best),
            "{table:?}"
        );
    }
}

#[test]
fn a_matching_above_the_bound_is_refused() {
    let mut dice = Dice(77);
    for _ in 0..200 {
        let size = 4 + 2 * dice.roll(3) as usize;
        let table = costs(&mut dice, size);
        let all = (0..size).collect::<Vec<_>>();
        let best = least(&table, size, &all);
        for most in [best - 2, best, best + 2] {
            let mut matcher = Matcher::new(size, |one, other| table[one * size + other]);
            matcher.begin();
            assert_eq!(matcher.settle(Some(most)), most >= best, "{table:?}");
        }
    }
}

/// Removes pairs one after the other, as `first_candidate` does.
#[test]
fn take_accepts_exactly_the_pairs_of_minimum_cost_matchings() {
    let mut dice = Dice(406);
    for _ in 0..300 {
        let size = 4 + 2 * dice.roll(3) as usize;
        let table = costs(&mut dice, size);
        let mut matcher = settled(&table, size);
        let mut open = (0..size).collect::<Vec<_>>();
        while open.len() > 2 {
            let one = open[0];
            let other = open[1 + dice.roll(open.len() as u64 - 1) as usize];
            let rest = open.iter().copied().filter(|at| *at != one && *at != other);
            let rest = rest.collect::<Vec<_>>();
            let with = table[one * size + other] + least(&table, size, &rest);
            let is_cheapest = with == least(&table, size, &open);
            let is_tight = matcher.tight_of(one, &[other]).contains(&other);
            assert!(is_tight || !is_cheapest, "{table:?}");
            assert_eq!(matcher.take(one, other), is_cheapest, "{table:?}");
            if is_cheapest {
                open = rest;
            } else {
                open.swap(0, 1);
            }
            assert_eq!(
                paid(&matcher, &open),
                least(&table, size, &open),
                "{table:?}"
            );
            if dice.roll(8) == 0 {
                break;
            }
        }
    }
}

#[test]
fn recost_keeps_costs_only_if_the_minimum_does_not_increase() {
    let mut dice = Dice(31);
    for _ in 0..400 {
        let size = 4 + 2 * dice.roll(3) as usize;
        let mut table = costs(&mut dice, size);
        let mut matcher = settled(&table, size);
        let all = (0..size).collect::<Vec<_>>();
        for _ in 0..4 {
            let one = dice.roll(size as u64) as usize;
            let mut changes = Vec::new();
            for other in all.iter().filter(|other| **other != one) {
                if dice.roll(2) > 0 {
                    changes.push((*other, 2 * dice.roll(8) as i64));
                }
            }
            let mut changed = table.clone();
            for (other, cost) in &changes {
                changed[one * size + other] = *cost;
                changed[other * size + one] = *cost;
            }
            let before = least(&table, size, &all);
            // Costs may fall here, too, so the matching may become cheaper than before.
            let stays = least(&changed, size, &all) <= before;
            assert_eq!(
                matcher.recost(one, &changes),
                stays,
                "{table:?} {changes:?}"
            );
            if stays {
                table = changed;
            }
            assert_eq!(paid(&matcher, &all), least(&table, size, &all), "{table:?}");
        }
    }
}

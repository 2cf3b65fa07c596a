//! Compared with every matching of small graphs.

use super::TightMatching;
use crate::tournament::pairing::swiss::solver::by_classes::tests::Dice;

struct Graph {
    class: Vec<usize>,
    allows: Vec<u128>,
    barred: Vec<bool>,
}

impl Graph {
    fn of(dice: &mut Dice) -> Graph {
        let size = 2 * (1 + dice.roll(5) as usize);
        let classes = 1 + dice.roll(4) as usize;
        let mut allows = vec![0; classes];
        for one in 0..classes {
            for other in 0..=one {
                if dice.roll(5) < 2 {
                    allows[one] |= 1 << other;
                    allows[other] |= 1 << one;
                }
            }
        }
        let mut barred = vec![false; size * size];
        for one in 0..size {
            for other in 0..one {
                let is_barred = dice.roll(4) == 0;
                barred[one * size + other] = is_barred;
                barred[other * size + one] = is_barred;
            }
        }
        let class = (0..size).map(|_| dice.roll(classes as u64) as usize);
        Graph {
            class: class.collect(),
            allows,
            barred,
        }
    }

    fn may(&self, one: usize, other: usize) -> bool {
        let allowed = self.allows[self.class[one]] & (1 << self.class[other]) != 0;
        allowed && !self.barred[one * self.class.len() + other]
    }

    fn matching(&self) -> Option<TightMatching<impl Fn(usize, usize) -> bool + '_>> {
        let is_barred = |one: usize, other: usize| self.barred[one * self.class.len() + other];
        TightMatching::of(self.class.clone(), self.allows.clone(), is_barred)
    }

    /// Whether these can all be matched.
    fn is_possible(&self, open: &[usize]) -> bool {
        let Some((one, others)) = open.split_first() else {
            return true;
        };
        others.iter().any(|other| {
            let rest = others.iter().copied().filter(|third| third != other);
            self.may(*one, *other) && self.is_possible(&rest.collect::<Vec<_>>())
        })
    }
}

fn without(open: &[usize], gone: [usize; 2]) -> Vec<usize> {
    let left = open.iter().filter(|one| !gone.contains(one));
    left.copied().collect()
}

#[test]
fn first_partners_are_those_of_every_matching_tried() {
    let mut dice = Dice(61);
    let (mut possible, mut impossible) = (0, 0);
    for _ in 0..4_000 {
        let graph = Graph::of(&mut dice);
        let mut open = (0..graph.class.len()).collect::<Vec<_>>();
        let Some(mut matching) = graph.matching() else {
            assert!(!graph.is_possible(&open));
            impossible += 1;
            continue;
        };
        possible += 1;
        while let Some(one) = open.first().copied() {
            let mut others = open.iter().copied().skip(1);
            let first = others.find(|other| {
                graph.may(one, *other) && graph.is_possible(&without(&open, [one, *other]))
            });
            let found = matching.first_partner(one, open.clone().into_iter().skip(1));
            assert_eq!(found, first);
            open = without(&open, [one, found.unwrap()]);
        }
    }
    assert!(
        possible > 500 && impossible > 500,
        "{possible}, {impossible}"
    );
}

#[test]
fn a_vertex_is_restricted_exactly_if_a_matching_remains() {
    let mut dice = Dice(17);
    let (mut restricted, mut kept) = (0, 0);
    for _ in 0..4_000 {
        let graph = Graph::of(&mut dice);
        let Some(mut matching) = graph.matching() else {
            continue;
        };
        let one = dice.roll(graph.class.len() as u64) as usize;
        let to = u128::from(dice.roll(16));
        let all = (0..graph.class.len()).collect::<Vec<_>>();
        let is_possible = all.iter().any(|other| {
            let is_allowed = to & (1 << graph.class[*other]) != 0 && graph.may(one, *other);
            one != *other && is_allowed && graph.is_possible(&without(&all, [one, *other]))
        });
        assert_eq!(matching.restrict(one, to), is_possible);
        if is_possible {
            restricted += 1;
            assert!(to & (1 << graph.class[matching.mate(one)]) != 0);
        } else {
            kept += 1;
        }
        let mates = all.iter().map(|one| matching.mate(*one));
        assert!(mates.zip(0..).all(|(mate, one)| matching.mate(mate) == one));
    }
    assert!(restricted > 100 && kept > 100, "{restricted}, {kept}");
}

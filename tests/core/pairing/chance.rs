//! Random tournaments: every proposal is compared with an independent implementation of the rules
//! that tries all pairings.

use crate::common::hall::{points, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::crosstable::Crosstable;
use inkundla_core::tournament::pairing::{PairingFault, Severity, pair, warnings};
use inkundla_core::tournament::{
    ByeKind, DraftRound, EntrantId, PairingResult, Presence, Scored, System, Tournament,
};
use proptest::prelude::*;
use std::cmp::Reverse;
use std::collections::HashSet;

/// The random events of a tournament: results, arrivals and departures.
#[derive(Clone, Debug)]
struct Chance {
    entrants: u16,
    schools: Vec<u8>,
    rounds: Vec<Vec<(u8, bool)>>,
}

fn chances(most: u16) -> impl Strategy<Value = Chance> {
    let rounds = prop::collection::vec(
        prop::collection::vec((0u8..12, prop::bool::weighted(0.9)), 12),
        1..8,
    );
    (2..=most, prop::collection::vec(0u8..4, 12), rounds).prop_map(|(entrants, schools, rounds)| {
        Chance {
            entrants,
            schools,
            rounds,
        }
    })
}

fn result(chance: u8) -> PairingResult {
    match chance {
        0..4 => PairingResult::Won(Side::First),
        4..7 => PairingResult::Won(Side::Second),
        7..9 => PairingResult::Drawn,
        9 => PairingResult::Forfeit(Side::First),
        10 => PairingResult::DoubleForfeit,
        _ => PairingResult::Awarded(Side::Second),
    }
}

/// Plays a whole tournament, and passes every pairing to `look`.
fn run(chance: &Chance, mut look: impl FnMut(&Tournament, &Result<DraftRound, PairingFault>)) {
    let mut made = tournament(System::Monrad, chance.entrants);
    made.options.rounds = 99;
    made.options.avoid_same_school = true;
    for (entrant, school) in made.entrants.iter_mut().zip(&chance.schools) {
        entrant.school = (*school > 0).then(|| format!("School {school}"));
    }
    for happens in &chance.rounds {
        for (entrant, (_, here)) in made.entrants.iter_mut().zip(happens) {
            entrant.presence = if *here {
                Presence::Here
            } else {
                Presence::Absent
            };
        }
        let proposed = pair(&made);
        look(&made, &proposed);
        let draft = match proposed {
            Ok(draft) => draft,
            Err(PairingFault::NoLegalPairing { nearest, .. }) => *nearest,
            Err(_) => continue,
        };
        let mut posted = draft.post();
        for ((_, entered), (chance, _)) in posted.boards.iter_mut().zip(happens) {
            *entered = Some(Scored {
                result: result(*chance),
                shot: None,
            });
        }
        made.closed.push(posted.close().unwrap());
    }
}

/// The quality of a pairing by the criteria in order; less is better.
type Badness = [u64; 6];

/// An independent implementation of the criteria, without a search.
struct Law<'a> {
    tournament: &'a Tournament,
    sheets: Crosstable,
    order: Vec<EntrantId>,
}

impl Law<'_> {
    fn of(tournament: &Tournament) -> Law<'_> {
        let sheets = Crosstable::before(tournament, tournament.round_now());
        let here = tournament
            .entrants
            .iter()
            .filter(|one| one.presence == Presence::Here);
        let mut order = here.map(|one| one.id).collect::<Vec<_>>();
        order.sort_by_key(|id| (Reverse(sheets.points(*id)), *id));
        Law {
            tournament,
            sheets,
            order,
        }
    }

    fn place(&self, id: EntrantId) -> u64 {
        self.order.iter().position(|one| *one == id).unwrap() as u64
    }

    fn due(&self, id: EntrantId) -> Option<Side> {
        let sides = self.sheets.sides(id);
        let firsts = sides.iter().filter(|side| **side == Side::First).count() as i32;
        let balance = 2 * firsts - sides.len() as i32;
        match sides.as_slice() {
            [.., one, two] if one == two => Some(!*one),
            _ if balance >= 2 => Some(Side::Second),
            _ if balance <= -2 => Some(Side::First),
            _ => None,
        }
    }

    fn had_bye(&self, id: EntrantId) -> bool {
        let unplayed =
            |line: &&inkundla_core::tournament::crosstable::Line| line.outcome.met().is_none();
        self.sheets
            .lines(id)
            .iter()
            .filter(unplayed)
            .any(|line| line.points >= points(2))
    }

    fn pair(&self, one: EntrantId, two: EntrantId) -> Badness {
        let school = |id| self.tournament.entrant(id).unwrap().school.clone();
        let gap = u64::from(
            self.sheets
                .points(one)
                .in_halves()
                .abs_diff(self.sheets.points(two).in_halves()),
        );
        let apart = self.place(one).abs_diff(self.place(two));
        [
            self.sheets.meetings(one, two).len() as u64,
            0,
            gap * gap,
            u64::from(school(one).is_some() && school(one) == school(two)),
            u64::from(self.due(one).is_some() && self.due(one) == self.due(two)),
            apart * apart,
        ]
    }

    fn bye(&self, id: EntrantId) -> Badness {
        [
            u64::from(self.had_bye(id)),
            self.order.len() as u64 - 1 - self.place(id),
            0,
            0,
            0,
            0,
        ]
    }

    fn of_draft(&self, draft: &DraftRound) -> Badness {
        let boards = draft
            .pairings
            .iter()
            .map(|pairing| self.pair(pairing.first, pairing.second));
        let byes = draft
            .byes
            .iter()
            .filter(|bye| bye.kind == ByeKind::Allocated)
            .map(|bye| self.bye(bye.entrant));
        boards.chain(byes).fold([0; 6], add)
    }

    /// The best quality of all pairings.
    fn best(&self, left: &[EntrantId]) -> Badness {
        let Some((one, others)) = left.split_first() else {
            return [0; 6];
        };
        let without = |skip: EntrantId| {
            others
                .iter()
                .copied()
                .filter(|id| *id != skip)
                .collect::<Vec<_>>()
        };
        let pairs = others
            .iter()
            .map(|two| add(self.pair(*one, *two), self.best(&without(*two))));
        let bye = (left.len() % 2 == 1).then(|| add(self.bye(*one), self.best(others)));
        pairs.chain(bye).min().unwrap()
    }
}

fn add(one: Badness, two: Badness) -> Badness {
    std::array::from_fn(|at| one[at] + two[at])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_round_is_the_best_there_is_and_a_fault_is_true(chance in chances(8)) {
        run(&chance, |made, proposed| {
            let law = Law::of(made);
            match proposed {
                Ok(draft) => {
                    assert_eq!(law.of_draft(draft), law.best(&law.order));
                    assert_eq!(law.of_draft(draft)[0], 0);
                }
                Err(PairingFault::NoLegalPairing { nearest, .. }) => {
                    assert_eq!(law.of_draft(nearest), law.best(&law.order));
                    assert!(law.best(&law.order)[0] > 0);
                }
                Err(PairingFault::TooFewEntrants { here }) => assert_eq!(*here, law.order.len()),
                Err(other) => panic!("{other}"),
            }
        });
    }

    #[test]
    fn everybody_has_one_place_and_nobody_meets_again_or_sits_out_again(chance in chances(12)) {
        run(&chance, |made, proposed| {
            let Ok(draft) = proposed else { return };
            let mut seen = HashSet::new();
            for pairing in &draft.pairings {
                assert_ne!(pairing.first, pairing.second);
                assert!(seen.insert(pairing.first) && seen.insert(pairing.second));
            }
            assert!(draft.byes.iter().all(|bye| seen.insert(bye.entrant)));
            assert_eq!(seen.len(), made.entrants.len());
            let grave = warnings(made, draft).into_iter().filter(|one| one.severity() == Severity::BreaksRule);
            assert_eq!(grave.count(), 0);
            let boards = draft.pairings.iter().map(|pairing| pairing.board.0).collect::<Vec<_>>();
            assert_eq!(boards, (1..=draft.pairings.len() as u16).collect::<Vec<_>>());
        });
    }

    #[test]
    fn the_order_of_the_list_does_not_matter(chance in chances(12), turn in 0usize..12) {
        run(&chance, |made, proposed| {
            let mut turned = made.clone();
            let by = turn % turned.entrants.len();
            let mut all = turned.entrants.iter().cloned().collect::<Vec<_>>();
            all.rotate_left(by);
            all.reverse();
            turned.entrants = all.into();

            for round in &mut turned.closed {
                round.boards.reverse();
                round.byes.reverse();
            }
            assert_eq!(&pair(&turned), proposed);
        });
    }

    #[test]
    fn renumbering_a_proposal_changes_nothing(chance in chances(12)) {
        run(&chance, |made, proposed| {
            let Ok(draft) = proposed else { return };
            let mut numbered = draft.clone();
            numbered.pairings.reverse();
            numbered.renumber(made);
            assert_eq!(&numbered, draft);
        });
    }
}

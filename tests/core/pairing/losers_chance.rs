//! Knockouts in which a loser plays on, with random fields and results.

use super::losers::{how, knockout, places, ranks};
use crate::common::hall::{play, stronger_wins};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    BracketKind, Decision, PairedBy, PairingFault, Warning, brackets, explain, is_at_end, pair,
    warnings,
};
use inkundla_core::tournament::{Knockout, Losers, PairingResult, Tournament};
use proptest::prelude::*;
use std::collections::{BTreeMap, HashSet};

/// The tie that each entrant played last, by what the draft said of it: the bracket, its stage, and for third place or
/// not; whether it was won at last.
type Last = BTreeMap<i64, (u8, usize, u8)>;

/// Notes the ties of a closed round for their entrants. Slow and by the results only: a tie is a pair in a stage.
struct Watched {
    last: Last,
    /// Score of each entrant in each tie of a stage, and the number of games.
    ties: BTreeMap<(u8, usize, i64, i64), (i32, u16)>,
    losses: BTreeMap<i64, u16>,
}

fn bracket_order(kind: BracketKind) -> u8 {
    match kind {
        BracketKind::Plate => 0,
        BracketKind::Losers => 1,
        BracketKind::Main | BracketKind::Winners => 2,
        BracketKind::GrandFinal => 3,
    }
}

impl Watched {
    fn round(&mut self, made: &Tournament, games: u16) {
        let closed = made.closed.last().unwrap().clone();
        let mut before = made.clone();
        before.closed.pop();
        let why = explain(&before, &closed.plan()).pairs;
        for (why, (pairing, scored)) in why.iter().zip(&closed.boards) {
            let PairedBy::Tie(tie) = why.meets else {
                panic!("{why:?}");
            };
            let kind = bracket_order(tie.stage.bracket);
            let (one, other) = (pairing.first.0, pairing.second.0);
            let (low, high) = (one.min(other), one.max(other));
            let key = (kind, tie.stage.number, low, high);
            let gain = match scored.result {
                PairingResult::Won(side) | PairingResult::Forfeit(side) => {
                    if (side == Side::First) == (one == low) {
                        1
                    } else {
                        -1
                    }
                }
                _ => 0,
            };
            let tied = self.ties.entry(key).or_default();
            *tied = (tied.0 + gain, tied.1 + 1);
            if tied.1 < games || tied.0 == 0 {
                continue;
            }
            let (winner, loser) = if tied.0 > 0 { (low, high) } else { (high, low) };
            *self.losses.entry(loser).or_default() += 1;
            // A final is the end of its winner, the others go on and have their place by the next tie.
            let third = u8::from(tie.is_third_place);
            self.last
                .insert(loser, (kind, tie.stage.number, 2 - 2 * third));
            self.last
                .insert(winner, (kind, tie.stage.number, 3 - 2 * third));
        }
    }
}

fn any_result(number: u8) -> PairingResult {
    match number {
        0..=4 => PairingResult::Won(Side::First),
        5..=7 => PairingResult::Won(Side::Second),
        _ => PairingResult::Drawn,
    }
}

pub(super) fn losers() -> impl Strategy<Value = Losers> {
    prop::sample::select(vec![
        Losers::Out,
        Losers::Plate,
        Losers::Twice,
        Losers::TwiceInFinal,
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Each knockout ends with one winner, nobody plays twice in a round, the eliminated have lost once or twice, and
    /// the places follow from the last tie of each entrant.
    #[test]
    fn whoever_loses_often_enough_is_out(
        entrants in 2u16..=40,
        losers in losers(),
        third_place: bool,
        two_games: bool,
        reseeds: bool,
        results in prop::collection::vec(0u8..10, 97),
    ) {
        let how = Knockout { third_place, two_games, losers, reseeds: reseeds && !losers.is_double() };
        let mut made = knockout(how, entrants);
        let mut results = results.into_iter().cycle();
        let mut seen = Watched { last: Last::new(), ties: BTreeMap::new(), losses: BTreeMap::new() };
        for number in 1.. {
            let draft = match pair(&made) {
                Ok(draft) => draft,
                Err(fault) => {
                    prop_assert_eq!(fault, PairingFault::AllRoundsPlayed { rounds: number - 1 });
                    break;
                }
            };
            prop_assert!(number < 90);
            let mut found = warnings(&made, &draft);
            found.retain(|one| !matches!(one, Warning::StayedAway { .. }));
            prop_assert_eq!(found, vec![]);
            let mut once = HashSet::new();
            prop_assert!(draft.pairings.iter().all(|one| once.insert(one.first) && once.insert(one.second)));
            let decisive = number > 60;
            play(&mut made, |pairing| match any_result(results.next().unwrap()) {
                PairingResult::Drawn if decisive => stronger_wins(pairing),
                result => result,
            });
            seen.round(&made, if two_games { 2 } else { 1 });
        }
        prop_assert!(is_at_end(&made));
        let all = brackets(&made).unwrap();
        let winner = all.winner().unwrap();
        for tie in all.all.iter().flat_map(|one| one.stages.iter().flatten()) {
            prop_assert_ne!(tie.decision(), Decision::Open);
        }
        let lost = |who: i64| seen.losses.get(&who).copied().unwrap_or_default();
        for who in 1..=i64::from(entrants) {
            let is_winner = who == winner.0;
            match losers {
                Losers::Twice | Losers::TwiceInFinal if is_winner => prop_assert!(lost(who) <= 1),
                // The winners' side may lose the only grand final as its first loss.
                Losers::Twice => prop_assert!(lost(who) == 2 || lost(who) == 1 && ranks(&made)[&who] == 2),
                Losers::TwiceInFinal => prop_assert_eq!(lost(who), 2),
                Losers::Out | Losers::Plate if is_winner => prop_assert_eq!(lost(who), 0),
                Losers::Out if !third_place => prop_assert_eq!(lost(who), 1),
                // The loser of a semi-final may lose the tie for third place, the loser of the first tie one of the plate.
                Losers::Out | Losers::Plate => prop_assert!((1..=2).contains(&lost(who))),
            }
        }
        // Both finalists have their final behind them; the loser of the plate's final is below its winner.
        let by_last: BTreeMap<i64, _> = seen.last.clone();
        for (who, rank) in ranks(&made) {
            let own = by_last.get(&who);
            let above = by_last.values().filter(|other| Some(*other) > own).count();
            prop_assert_eq!(usize::from(rank), above + 1, "{} {:?} {:?}", who, own, places(&made));
        }
    }

    /// Whatever the results, a meeting is not repeated in the losers' bracket before its last four stages.
    #[test]
    fn no_early_rematch(results in prop::collection::vec(any::<bool>(), 80), depth in 3u32..=5) {
        let mut made = knockout(how(Losers::Twice), 1 << depth);
        let mut results = results.into_iter().cycle();
        while let Ok(draft) = pair(&made) {
            for why in explain(&made, &draft).pairs {
                let PairedBy::Tie(tie) = why.meets else { panic!("{why:?}") };
                let is_late = tie.stage.bracket != BracketKind::Losers
                    || tie.stage.to_go <= if depth == 5 { 4 } else { 3 };
                prop_assert!(is_late || why.met_in.is_empty(), "{:?}", why);
            }
            play(&mut made, |_| PairingResult::Won(if results.next().unwrap() { Side::First } else { Side::Second }));
        }
    }
}

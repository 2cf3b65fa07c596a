//! Explanations of rounds are true.

use crate::common::hall::{points, scored as entered, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    ByeReason, Claim, MovesFirst, PairExplanation, PairedBy, Rank, explain, pair,
};
use inkundla_core::tournament::{
    ByeKind, DraftRound, EntrantId, McMahon, PairingResult, Points, Presence, SwissSystem, System,
    Tournament,
};
use proptest::prelude::*;
use std::cmp::Reverse;

/// Points of the closed rounds in halves; the pairing-allocated bye counts as a win.
fn scored(made: &Tournament, id: EntrantId) -> Points {
    let mut halves = 0;
    for closed in &made.closed {
        for (pairing, result) in closed.boards.iter().filter(|(pairing, _)| pairing.has(id)) {
            halves += match (result.result.winner(), result.result) {
                (Some(Side::First), _) => 2 * u16::from(pairing.first == id),
                (Some(Side::Second), _) => 2 * u16::from(pairing.second == id),
                (None, PairingResult::Drawn) => 1,
                (None, _) => 0,
            };
        }
        let byes = closed.byes.iter().filter(|bye| bye.entrant == id);
        let has = byes.into_iter().any(|bye| bye.kind == ByeKind::Allocated);
        halves += 2 * u16::from(has);
    }
    points(halves)
}

/// Points by which the round is paired, with those of the start group.
fn for_pairing(made: &Tournament, id: EntrantId) -> Points {
    let extras = inkundla_core::tournament::pairing::virtual_points(made);
    let number = made.entrant(id).unwrap().number;
    let now = made.round_now().0;
    let mine = extras
        .iter()
        .filter(|one| one.numbers.contains(&number) && one.rounds.contains(&now));
    mine.map(|one| one.points).sum::<Points>() + scored(made, id)
}

/// The sides had in games that were played, the oldest first.
fn history(made: &Tournament, id: EntrantId) -> Vec<Side> {
    let boards = made.closed.iter().flat_map(|closed| &closed.boards);
    let mine = boards.filter(|(pairing, one)| pairing.has(id) && one.result.is_meeting());
    mine.map(|(pairing, _)| {
        if pairing.first == id {
            Side::First
        } else {
            Side::Second
        }
    })
    .collect()
}

/// The number of games moving first, minus the number moving second.
fn balance(sides: &[Side]) -> i64 {
    let firsts = sides.iter().filter(|side| **side == Side::First).count() as i64;
    2 * firsts - sides.len() as i64
}

/// The preferred side (C.04.3:1.7).
fn preferred(sides: &[Side]) -> Option<Side> {
    match (balance(sides), sides) {
        (2.., _) => Some(Side::Second),
        (..=-2, _) => Some(Side::First),
        (_, [.., one, two]) if one == two => Some(!*two),
        (1, _) => Some(Side::Second),
        (-1, _) => Some(Side::First),
        (_, [.., last]) => Some(!*last),
        (_, []) => None,
    }
}

/// The strength of a preference: for two in a row or two more, for one more, for the last game.
fn weight(sides: &[Side]) -> u8 {
    match (balance(sides).abs(), sides) {
        (2.., _) => 3,
        (_, [.., one, two]) if one == two => 3,
        (1, _) => 2,
        (_, [_, ..]) => 1,
        (_, []) => 0,
    }
}

/// The side of the first in the last game in which the sides of the two differed.
fn last_different(one: &[Side], other: &[Side]) -> Option<Side> {
    let mut both = one.iter().rev().zip(other.iter().rev());
    both.find(|(one, other)| one != other).map(|(one, _)| *one)
}

/// All entrants who were ever paired, in order of start numbers.
fn number_among_arrived(made: &Tournament, draft: &DraftRound, id: EntrantId) -> usize {
    let settled = |id| {
        let mut pairs = draft.pairings.iter().filter(|pairing| pairing.has(id));
        pairs.any(|pairing| made.options.terms.is_settled(draft.number, pairing))
    };
    let was_paired = |id: EntrantId| {
        made.closed.iter().any(|closed| {
            let has_bye = |bye: &inkundla_core::tournament::Bye| {
                bye.entrant == id && bye.kind == ByeKind::Allocated
            };
            closed.boards.iter().any(|(pairing, _)| pairing.has(id))
                || closed.byes.iter().any(has_bye)
        })
    };
    let arrived = made.entrants.iter().filter(|one| {
        let is_now = draft.paired().any(|now| now == one.id) && !settled(one.id);
        (is_now || was_paired(one.id)) && one.number <= made.entrant(id).unwrap().number
    });
    arrived.count()
}

/// Fails if a reason does not hold by the games played.
fn holds(
    made: &Tournament,
    draft: &DraftRound,
    why: &PairExplanation,
) -> Result<(), TestCaseError> {
    let who = |side| match side {
        Side::First => why.first.entrant,
        Side::Second => why.second.entrant,
    };
    let sides = |side| history(made, who(side));
    let rules = made.options.swiss_rules();
    let (is_dubov, is_burstein) = (rules == SwissSystem::Dubov, rules == SwissSystem::Burstein);
    // C.04.4.1:1.6.4 who has not played prefers the second side, as after a game on either.
    let for_sides = |side| match sides(side).as_slice() {
        [] if is_dubov => vec![Side::Second, Side::First],
        some => some.to_vec(),
    };
    let claim_holds = |of: Side, claim: Claim| {
        let (own, theirs) = (sides(of), sides(!of));
        match claim {
            Claim::TwiceInARow => own.ends_with(&[!of, !of]),
            Claim::Behind(games) => {
                let ahead = match of {
                    Side::First => -balance(&own),
                    Side::Second => balance(&own),
                };
                ahead == i64::from(games) && games > 0
            }
            Claim::NoGame => is_dubov && own.is_empty() && of == Side::Second,
            Claim::LastGame => own.last() == Some(&!of) && balance(&own) == 0,
            Claim::WiderDifference => balance(&own).abs() > balance(&theirs).abs(),
        }
    };
    let is_higher = |side: Side, by: Rank| {
        let (own, theirs) = (for_pairing(made, who(side)), for_pairing(made, who(!side)));
        match by {
            Rank::Points => own > theirs,
            Rank::Number => own == theirs && who(side) < who(!side),
            Rank::Opposition => is_burstein && draft.number.0 > 2,
            Rank::Bracket => true,
        }
    };
    let reason_text = format!("{why:?}");
    match why.moves_first {
        Some(MovesFirst::Claimed { of, claim }) => {
            prop_assert!(claim_holds(of, claim), "{reason_text}");
            if made.options.system.is_swiss() {
                prop_assert_eq!(preferred(&for_sides(of)), Some(of), "{}", &reason_text);
                prop_assert_ne!(preferred(&for_sides(!of)), Some(of), "{}", &reason_text);
                prop_assert!(
                    weight(&for_sides(of)) >= weight(&for_sides(!of)),
                    "{reason_text}"
                );
            }
        }
        Some(MovesFirst::Stronger { of, claim }) => {
            prop_assert!(claim_holds(of, claim), "{reason_text}");
            prop_assert_eq!(preferred(&for_sides(of)), Some(of), "{}", &reason_text);
            prop_assert_eq!(preferred(&for_sides(!of)), Some(of), "{}", &reason_text);
            prop_assert!(
                weight(&for_sides(of)) >= weight(&for_sides(!of)),
                "{reason_text}"
            );
        }
        Some(MovesFirst::LessOften) => {
            prop_assert!(
                balance(&sides(Side::First)) < balance(&sides(Side::Second)),
                "{reason_text}"
            );
        }
        Some(MovesFirst::Alternates) => {
            let had = last_different(&sides(Side::First), &sides(Side::Second));
            prop_assert_eq!(had, Some(Side::Second), "{}", &reason_text);
        }
        Some(MovesFirst::SameSides { higher, by }) => {
            prop_assert!(is_higher(higher, by), "{reason_text}");
            prop_assert!(sides(higher).ends_with(&[!higher]), "{reason_text}");
            let had = last_different(&sides(Side::First), &sides(Side::Second));
            prop_assert_eq!(had, None, "{}", &reason_text);
        }
        Some(MovesFirst::Higher { of, by }) => {
            prop_assert!(is_higher(of, by), "{reason_text}");
            for side in Side::BOTH {
                prop_assert_eq!(preferred(&for_sides(side)), Some(of), "{}", &reason_text);
            }
            prop_assert_eq!(
                weight(&for_sides(of)),
                weight(&for_sides(!of)),
                "{}",
                &reason_text
            );
            let had = last_different(&sides(of), &sides(!of));
            prop_assert_eq!(had, None, "{}", &reason_text);
        }
        Some(MovesFirst::Number { higher, is_odd }) => {
            for side in Side::BOTH {
                prop_assert!(sides(side).is_empty(), "{reason_text}");
            }
            let is_so = is_higher(higher, Rank::Points) || is_higher(higher, Rank::Number);
            prop_assert!(is_so, "{reason_text}");
            let number = number_among_arrived(made, draft, who(higher));
            prop_assert_eq!(number % 2 == 1, is_odd, "{}", &reason_text);
        }
        Some(MovesFirst::Board { place, higher, by }) => {
            prop_assert!(is_higher(higher, by), "{reason_text}");
            prop_assert_eq!(place % 2 == 1, higher == Side::First, "{}", &reason_text);
            prop_assert_eq!(balance(&sides(Side::First)), balance(&sides(Side::Second)));
        }
        Some(MovesFirst::Settled) => {
            let settled = &made.options.terms.settled;
            let is_so = settled
                .iter()
                .any(|one| one.first == who(Side::First) && one.second == who(Side::Second));
            prop_assert!(is_so, "{reason_text}");
        }
        Some(MovesFirst::Changed | MovesFirst::Table | MovesFirst::NextGame) | None => {
            return Err(TestCaseError::fail(reason_text));
        }
    }
    Ok(())
}

/// A system with its rules, and whether it is accelerated.
fn system(kind: u8) -> (System, SwissSystem, bool) {
    use SwissSystem::{Burstein, Dubov, Dutch};
    match kind {
        0 => (System::Swiss, Dutch, false),
        1 => (System::Swiss, Dutch, true),
        2 => (System::McMahon(McMahon { groups: 2 }), Dutch, false),
        3 => (System::Swiss, Burstein, false),
        4 => (System::Swiss, Dubov, false),
        _ => (System::Monrad, Dutch, false),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Every reason of every board holds by the games played, with absences, forfeits, late
    /// arrivals, fixed pairs and virtual points; `Changed` is given for changed pairs only.
    #[test]
    fn each_reason_for_a_side_is_so_by_the_games_that_were_played(
        kind in 0u8..6,
        count in 5u16..16,
        results in prop::collection::vec(0u8..12, 60),
        settles in any::<bool>(),
    ) {
        let (system, rules, accelerated) = system(kind);
        let mut made = tournament(system, count);
        made.options.terms.swiss_rules = rules;
        made.options.rounds = 5;
        made.options.terms.is_accelerated = accelerated;
        let mut results = results.into_iter().cycle();
        for round in 0..5 {
            for one in made.entrants.iter_mut() {
                let is_late = one.number % 5 == 0 && round < 2;
                one.presence = if results.next() == Some(11) || is_late { Presence::Absent } else { Presence::Here };
            }
            if settles && round == 1 && let Ok(draft) = pair(&made) {
                made.options.terms.toggle_fixed_pair(draft.number, &draft.pairings[0]);
            }
            let Ok(draft) = pair(&made) else { break };
            for why in &explain(&made, &draft).pairs {
                prop_assert_eq!(why.first.points + why.second.points,
                    paired_points(&made, why));
                holds(&made, &draft, why)?;
            }
            for board in 0..draft.pairings.len() {
                let mut changed = draft.clone();
                changed.swap_sides(draft.pairings[board].board).unwrap();
                let explained = explain(&made, &changed);
                for (at, why) in explained.pairs.iter().enumerate() {
                    let says_changed = why.moves_first == Some(MovesFirst::Changed);
                    prop_assert_eq!(says_changed, at == board);
                }
            }
            let mut posted = draft.post();
            for (_, one) in &mut posted.boards {
                *one = Some(entered(match results.next().unwrap() {
                    0..4 => PairingResult::Won(Side::First),
                    4..8 => PairingResult::Won(Side::Second),
                    8 => PairingResult::Forfeit(Side::First),
                    9 => PairingResult::DoubleForfeit,
                    _ => PairingResult::Drawn,
                }));
            }
            made.closed.push(posted.close().unwrap());
        }
    }

    /// A bye is explained by the lower-ranked entrants and why they have no bye; a bye given to
    /// another entrant is explained as changed.
    #[test]
    fn a_bye_is_told_by_who_could_not_have_it(
        kind in prop::sample::select(vec![0u8, 3, 4, 5]),
        count in 3u16..8,
        results in prop::collection::vec(0u8..4, 40),
    ) {
        let (system, rules, _) = system(kind);
        let by_dutch = system == System::Swiss;
        let mut made = tournament(system, 2 * count - 1);
        made.options.rounds = 4;
        made.options.terms.swiss_rules = rules;
        let mut results = results.into_iter().cycle();
        for _ in 0..4 {
            let Ok(draft) = pair(&made) else { break };
            let why = &explain(&made, &draft).byes[0];
            let seeds = rules == SwissSystem::Burstein && draft.number.0 <= 2;
            let is_dutch = rules == SwissSystem::Dutch || seeds;
            let reason = [ByeReason::MostGames, ByeReason::FewestPoints][usize::from(is_dutch)];
            prop_assert_eq!((why.kind, why.reason), (ByeKind::Allocated, reason));
            let place = |id: EntrantId| (Reverse(scored(&made, id)), id);
            let lower = (1..=i64::from(2 * count - 1)).map(EntrantId);
            let lower: Vec<EntrantId> = lower
                .filter(|id| place(*id) > place(why.entrant))
                .collect();
            for id in &lower {
                let lower_groups = [&why.had_one, &why.needed, &why.better];
                prop_assert_eq!(lower_groups.iter().filter(|these| these.contains(id)).count(), 1);
                prop_assert_eq!(why.had_one.contains(id), had_a_gift(&made, *id));
                let is_equal = scored(&made, *id) == why.points;
                prop_assert!(!why.better.contains(id) || is_equal);
                prop_assert!(!by_dutch || !why.needed.contains(id) || !is_equal);
            }
            let lower_count = why.had_one.len() + why.needed.len() + why.better.len();
            prop_assert_eq!(lower_count, lower.len());
            let mut changed = draft.clone();
            changed.give_bye(draft.pairings[0].first).unwrap();
            let changed_bye = &explain(&made, &changed).byes[0];
            prop_assert_eq!(changed_bye.reason, ByeReason::Changed);
            prop_assert!(changed_bye.had_one.is_empty() && changed_bye.needed.is_empty());
            let mut posted = draft.post();
            for (_, one) in &mut posted.boards {
                *one = Some(entered(match results.next().unwrap() {
                    0 => PairingResult::Won(Side::First),
                    1 => PairingResult::Won(Side::Second),
                    2 => PairingResult::Forfeit(Side::First),
                    _ => PairingResult::Drawn,
                }));
            }
            made.closed.push(posted.close().unwrap());
        }
    }
}

/// The points of a pair, with the start groups that count in the standings.
fn paired_points(made: &Tournament, why: &PairExplanation) -> Points {
    let start = |id| match made.options.system {
        System::McMahon(_) => for_pairing(made, id),
        _ => scored(made, id),
    };
    start(why.first.entrant) + start(why.second.entrant)
}

/// C.04.1:4
fn had_a_gift(made: &Tournament, id: EntrantId) -> bool {
    made.closed.iter().any(|closed| {
        let byes = closed.byes.iter().any(|bye| bye.entrant == id);
        let mut boards = closed.boards.iter();
        byes || boards.any(|(pairing, one)| {
            one.result == PairingResult::Forfeit(Side::First) && pairing.first == id
        })
    })
}

#[test]
fn a_settled_pair_is_told_as_settled_and_takes_no_number_from_the_others() {
    let mut made = tournament(System::Swiss, 8);
    let draft = pair(&made).unwrap();
    made.options
        .terms
        .toggle_fixed_pair(draft.number, &draft.pairings[3]);
    let draft = pair(&made).unwrap();
    let explained_round = explain(&made, &draft);
    let settled = explained_round
        .pairs
        .iter()
        .filter(|why| why.meets == PairedBy::Settled);
    assert_eq!(settled.count(), 1);
    let is_changed = |why: &&PairExplanation| why.moves_first == Some(MovesFirst::Changed);
    assert_eq!(explained_round.pairs.iter().filter(is_changed).count(), 0);
}

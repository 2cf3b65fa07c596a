//! Team matches stay whole whatever the organiser does to a draft.

use crate::common::hall::{play, stronger_wins};
use crate::common::teams::{how, schools};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    CannotChange, DraftChange, are_matches_whole, change_draft, matches, pair,
};
use inkundla_core::tournament::{
    BoardNo, ByeKind, DraftRound, EntrantId, PairingResult, Presence, Tournament,
};
use proptest::prelude::*;

fn id(number: i64) -> EntrantId {
    EntrantId(number)
}

/// The teams of each match, by their places, and the number of its boards.
fn matches_of(made: &Tournament, draft: &DraftRound) -> Vec<(usize, usize, usize)> {
    let boards: Vec<_> = draft.pairings.iter().map(|one| (*one, None)).collect();
    let all = matches(made, &boards, &draft.byes).into_iter();
    all.map(|one| {
        (
            one.first.min(one.second),
            one.first.max(one.second),
            one.boards.len(),
        )
    })
    .collect()
}

#[test]
fn a_swap_of_two_players_of_different_teams_swaps_their_teams() {
    let mut made = schools(6, 4, how(4, true));
    play(&mut made, stronger_wins);
    let before = pair(&made).unwrap();
    let was = matches_of(&made, &before);
    let (one, other) = (before.pairings[0].first, before.pairings[5].second);
    let mut draft = before.clone();
    change_draft(&made, &mut draft, DraftChange::Exchange(one, other)).unwrap();
    let now = matches_of(&made, &draft);
    assert_eq!(now.len(), 3, "three matches, not five: {now:?}");
    assert!(now.iter().all(|(.., boards)| *boards == 4), "{now:?}");
    assert_ne!(now, was);
    assert!(are_matches_whole(&made, &draft));
    // The same swap again puts everything back.
    change_draft(&made, &mut draft, DraftChange::Exchange(one, other)).unwrap();
    assert_eq!(matches_of(&made, &draft), was);
}

#[test]
fn two_players_of_one_team_swap_their_boards_and_a_reserve_takes_a_place() {
    let made = schools(4, 3, how(2, true));
    let mut draft = pair(&made).unwrap();
    let was = matches_of(&made, &draft);
    let top = draft.pairings[0].first;
    change_draft(&made, &mut draft, DraftChange::Exchange(top, id(top.0 + 4))).unwrap();
    assert_eq!(draft.pairings[0].first, id(top.0 + 4));
    assert_eq!(matches_of(&made, &draft), was);
    // The third of the team is a reserve.
    change_draft(&made, &mut draft, DraftChange::Exchange(top, id(top.0 + 8))).unwrap();
    assert!(draft.pairings.iter().any(|one| one.has(id(top.0 + 8))));
    assert!(!draft.pairings.iter().any(|one| one.has(top)));
}

#[test]
fn what_would_break_up_a_match_is_refused_and_changes_nothing() {
    let made = schools(4, 2, how(2, true));
    let proposed = pair(&made).unwrap();
    let mut draft = proposed.clone();
    let (one, other) = (draft.pairings[0], draft.pairings[2]);
    change_draft(&made, &mut draft, DraftChange::Split(one.board)).unwrap();
    change_draft(&made, &mut draft, DraftChange::Split(other.board)).unwrap();
    let split = draft.clone();
    let across = DraftChange::Join(one.first, other.first);
    let refused = change_draft(&made, &mut draft, across);
    assert_eq!(refused, Err(CannotChange::BreaksMatch));
    let half = DraftChange::Bye(one.first, ByeKind::Half);
    assert_eq!(
        change_draft(&made, &mut draft, half),
        Err(CannotChange::BreaksMatch)
    );
    assert_eq!(draft, split);
}

#[test]
fn sides_are_swapped_at_all_boards_of_a_match_and_matches_move_together() {
    let made = schools(4, 2, how(2, true));
    let proposed = pair(&made).unwrap();
    let mut draft = proposed.clone();
    change_draft(&made, &mut draft, DraftChange::Sides(BoardNo(2))).unwrap();
    for (now, was) in draft.pairings.iter().zip(&proposed.pairings).take(2) {
        assert_eq!((now.first, now.second), (was.second, was.first));
    }
    let mut draft = proposed.clone();
    change_draft(&made, &mut draft, DraftChange::Move(BoardNo(1), BoardNo(4))).unwrap();
    let players = |at: usize| (draft.pairings[at].first, draft.pairings[at].second);
    assert_eq!(
        players(0),
        (proposed.pairings[2].first, proposed.pairings[2].second)
    );
    assert_eq!(
        players(3),
        (proposed.pairings[1].first, proposed.pairings[1].second)
    );
}

fn change(choice: u8, one: EntrantId, other: EntrantId, board: u16) -> DraftChange {
    let board = BoardNo(board);
    match choice % 7 {
        0 | 1 => DraftChange::Exchange(one, other),
        2 => DraftChange::Sides(board),
        3 => DraftChange::Bye(one, ByeKind::Allocated),
        4 => DraftChange::Bye(one, ByeKind::Absent),
        5 => DraftChange::Move(board, BoardNo(1)),
        _ => DraftChange::Join(one, other),
    }
}

proptest! {
    #[test]
    fn whatever_is_done_by_hand_every_match_stays_whole(
        teams in 3_u16..8,
        each in 2_u16..5,
        boards in 1_u16..5,
        away in proptest::collection::vec(0_usize..20, 0..4),
        hands in proptest::collection::vec((0_u8..7, 1_i64..30, 1_i64..30, 1_u16..8), 0..12),
    ) {
        let mut made = schools(teams, each, how(boards, true));
        for at in away {
            if let Some(one) = made.entrants.iter_mut().nth(at) {
                one.presence = Presence::Absent;
            }
        }
        for _ in 0..2 {
            let Ok(mut draft) = pair(&made) else { break };
            prop_assert!(are_matches_whole(&made, &draft));
            for (choice, one, other, board) in &hands {
                let was = draft.clone();
                let done = change_draft(&made, &mut draft, change(*choice, id(*one), id(*other), *board));
                if done.is_err() {
                    prop_assert_eq!(&was, &draft);
                }
                prop_assert!(are_matches_whole(&made, &draft), "{:?}", draft);
            }
            let numbers: Vec<u16> = draft.pairings.iter().map(|one| one.board.0).collect();
            let mut sorted = numbers.clone();
            sorted.dedup();
            prop_assert_eq!(&numbers, &sorted);
            let mut posted = draft.post();
            for (_, entered) in &mut posted.boards {
                let result = PairingResult::Won(Side::First);
                *entered = Some(crate::common::hall::scored(result));
            }
            made.closed.push(posted.close().unwrap());
        }
    }
}

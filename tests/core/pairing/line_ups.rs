//! Line-ups that captains hand in.

use crate::common::teams::{how, schools};
use inkundla_core::tournament::pairing::{
    are_matches_whole, line_up_in, pair, reseated, teams, valid_line_up,
};
use inkundla_core::tournament::{
    ByeKind, DraftRound, EntrantId, LineUp, Presence, RoundNo, System, Teams, Tournament,
};

fn ids(all: &[i64]) -> Vec<EntrantId> {
    all.iter().copied().map(EntrantId).collect()
}

/// Two schools of four at two boards; 1, 3, 5, 7 are of the first.
fn two(is_free: bool) -> (Tournament, Teams) {
    let how = Teams {
        is_free_order: is_free,
        ..how(2, false)
    };
    (schools(2, 4, how), how)
}

fn hand_in(tournament: &mut Tournament, round: u16, players: &[i64]) {
    tournament.options.terms.line_ups.push(LineUp {
        round: RoundNo(round),
        players: ids(players),
    });
}

fn seated(tournament: &Tournament, how: Teams, team: usize) -> Vec<i64> {
    let teams = teams(tournament);
    let all = line_up_in(tournament, &teams[team], how, RoundNo(1));
    all.into_iter().map(|id| id.0).collect()
}

#[test]
fn the_pairing_takes_the_line_up_and_the_list_where_none_was_handed_in() {
    let (mut made, how) = two(true);
    assert_eq!(seated(&made, how, 0), [1, 3]);
    hand_in(&mut made, 1, &[7, 1]);
    hand_in(&mut made, 2, &[3, 5]);
    assert_eq!(seated(&made, how, 0), [7, 1]);
    assert_eq!(seated(&made, how, 1), [2, 4]);
    let draft = pair(&made).unwrap();
    let at = |board: usize| {
        (
            draft.pairings[board].first.0,
            draft.pairings[board].second.0,
        )
    };
    assert_eq!([at(0), at(1)], [(7, 2), (4, 1)]);
}

#[test]
fn who_left_is_replaced_by_the_next_of_the_list_and_a_fixed_order_stays() {
    let (mut made, how) = two(true);
    hand_in(&mut made, 1, &[7, 5]);
    made.entrants[6].presence = Presence::Absent;
    assert_eq!(seated(&made, how, 0), [5, 1]);
    let (mut made, how) = two(false);
    hand_in(&mut made, 1, &[7, 3]);
    assert_eq!(seated(&made, how, 0), [3, 7]);
}

#[test]
fn a_line_up_has_members_once_and_no_more_than_boards() {
    let (made, free) = two(true);
    let team = &teams(&made)[0];
    let fixed = Teams {
        is_free_order: false,
        ..free
    };
    let asked = ids(&[5, 2, 5, 1, 7]);
    assert_eq!(valid_line_up(team, free, &asked), ids(&[5, 1]));
    assert_eq!(valid_line_up(team, fixed, &asked), ids(&[1, 5]));
    assert!(valid_line_up(team, free, &ids(&[2, 99])).is_empty());
}

/// Every player of the draft with what the draft does with the player, in the order of ids.
fn plan(draft: &DraftRound) -> Vec<(i64, String)> {
    let seats = draft.pairings.iter().flat_map(|one| {
        [
            (one.first.0, format!("board {} first", one.board)),
            (one.second.0, format!("board {} second", one.board)),
        ]
    });
    let byes = draft.byes.iter();
    let byes = byes.filter(|bye| bye.kind != ByeKind::Absent);
    let byes = byes.map(|bye| (bye.entrant.0, format!("{:?}", bye.kind)));
    let mut all: Vec<_> = seats.chain(byes).collect();
    all.sort();
    all
}

#[test]
fn a_draft_that_is_seated_anew_is_the_one_that_is_paired_with_the_line_up() {
    let mut changes = 0;
    for seed in 0..60_u16 {
        let boards = 1 + seed % 3;
        let how = Teams {
            is_free_order: true,
            ..how(boards, seed % 2 == 0)
        };
        let mut made = schools(2 + seed % 4, 1 + seed % 4, how);
        for at in 0..made.entrants.len() {
            if (at as u16 * 7 + seed).is_multiple_of(5) {
                made.entrants[at].presence = Presence::Absent;
            }
        }
        let Ok(before) = pair(&made) else { continue };
        for (at, team) in teams(&made).iter().enumerate() {
            let mut asked: Vec<EntrantId> = team.members.iter().rev().copied().collect();
            asked.rotate_left(usize::from(seed) % team.members.len());
            let players = valid_line_up(team, how, &asked);
            let mut changed = made.clone();
            changed.options.terms.line_ups.push(LineUp {
                round: RoundNo(1),
                players,
            });
            let seated = reseated(&changed, how, &before, at);
            let paired = pair(&changed).unwrap();
            assert_eq!(plan(&seated), plan(&paired), "seed {seed}, team {at}");
            assert!(are_matches_whole(&changed, &seated));
            changes += u32::from(seated != before);
        }
    }
    assert!(changes > 50, "{changes}");
}

#[test]
fn a_draft_without_the_team_stays_as_it_is() {
    let (made, how) = two(true);
    let empty = DraftRound {
        number: RoundNo(1),
        pairings: Vec::new(),
        byes: Vec::new(),
    };
    assert_eq!(reseated(&made, how, &empty, 0), empty);
    assert_eq!(reseated(&made, how, &empty, 9), empty);
    assert!(matches!(made.options.system, System::Teams(_)));
}

//! Matches of teams, derived from the pairings at the boards.

use crate::common::hall::{points, round, scored};
use crate::common::teams::schools;
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{Match, all_matches, matches, team_standings};
use inkundla_core::tournament::{
    BoardNo, Bye, ByeKind, EntrantId, Pairing, PairingResult, Points, Scored, Teams, Tournament,
};

/// Two schools at three boards: children 1, 3, 5 are of the first, 2, 4, 6 of the
/// second. A loss is worth half a point, and a win three.
fn two_schools() -> Tournament {
    let three = Teams {
        boards: 3,
        is_swiss: false,
        ..Teams::default()
    };
    let mut made = schools(2, 3, three);
    made.options.scoring.win = points(6);
    made.options.scoring.draw = points(3);
    made.options.scoring.loss = points(1);
    made
}

/// The one match of these boards, of which some have no result yet.
fn the_match(boards: &[(i64, i64, Option<PairingResult>)], byes: &[(i64, ByeKind)]) -> Match {
    let board = |(board, (first, second, result)): (u16, &(i64, i64, Option<PairingResult>))| {
        let pairing = Pairing {
            board: BoardNo(board),
            first: EntrantId(*first),
            second: EntrantId(*second),
        };
        (pairing, result.map(scored))
    };
    let boards: Vec<(Pairing, Option<Scored>)> = (1..).zip(boards).map(board).collect();
    let bye = |(who, kind): &(i64, ByeKind)| Bye {
        entrant: EntrantId(*who),
        kind: *kind,
    };
    let byes: Vec<Bye> = byes.iter().map(bye).collect();
    let mut found = matches(&two_schools(), &boards, &byes);
    assert_eq!(found.len(), 1);
    found.remove(0)
}

fn halves(boards: &[[u16; 2]]) -> Vec<[Points; 2]> {
    boards.iter().map(|board| board.map(points)).collect()
}

#[test]
fn a_board_is_worth_what_the_event_gives_and_a_forfeit_nothing_to_who_stayed_away() {
    let won = |side| Some(PairingResult::Won(side));
    let found = the_match(
        &[
            (1, 2, won(Side::First)),
            (4, 3, Some(PairingResult::Forfeit(Side::Second))),
            (5, 6, Some(PairingResult::Awarded(Side::Second))),
        ],
        &[],
    );
    assert_eq!(found.boards, halves(&[[6, 1], [6, 0], [1, 6]]));
    assert_eq!(found.score, [points(13), points(7)]);
    assert!(found.is_over() && found.is_played);
}

#[test]
fn a_match_is_over_with_its_last_board() {
    let drawn = Some(PairingResult::Drawn);
    let found = the_match(&[(1, 2, drawn), (4, 3, None), (5, 6, None)], &[]);
    assert_eq!(found.boards, halves(&[[3, 3], [0, 0], [0, 0]]));
    assert!(!found.is_over());
    assert_eq!(found.open, 2);
}

#[test]
fn who_sits_alone_has_won_a_board_that_is_left_and_no_other() {
    let drawn = Some(PairingResult::Drawn);
    let two = [(1, 2, drawn), (4, 3, drawn)];
    let three = [two[0], two[1], (5, 6, drawn)];
    let boards =
        |boards: &[(i64, i64, Option<PairingResult>)], bye| the_match(boards, &[bye]).boards;
    let full = ByeKind::Full;
    assert_eq!(boards(&two, (5, full)), halves(&[[3, 3], [3, 3], [6, 0]]));
    assert_eq!(boards(&two, (6, full)), halves(&[[3, 3], [3, 3], [0, 6]]));
    assert_eq!(boards(&two, (6, ByeKind::Half)).len(), 2, "asked for");
    assert_eq!(
        boards(&three, (6, full)).len(),
        3,
        "there is no fourth board"
    );
}

#[test]
fn a_match_to_which_nobody_came_gives_nobody_anything() {
    let mut made = two_schools();
    made.closed = vec![round(
        1,
        &[
            (1, 2, "0-0 forfeit"),
            (4, 3, "0-0 forfeit"),
            (5, 6, "0-0 forfeit"),
        ],
        &[],
    )];
    for row in team_standings(&made) {
        let name = row.team.name;
        assert_eq!(
            (row.match_points, row.game_points),
            (points(0), points(0)),
            "{name}"
        );
    }
}

/// A reserve who is absent, or a child alone at a board, gives no bye to a team that plays.
#[test]
fn a_team_has_a_bye_only_in_a_round_without_a_match() {
    let mut made = two_schools();
    made.closed = vec![round(
        1,
        &[(1, 2, "1-0"), (4, 3, "1-0")],
        &[(5, "full"), (6, "absent")],
    )];
    let [(_, found, byes)] = &all_matches(&made)[..] else {
        panic!("one round");
    };
    assert_eq!((found.len(), byes.len()), (1, 0), "{byes:?}");

    let mut made = schools(3, 2, Teams::default());
    made.closed = vec![round(
        1,
        &[(1, 2, "1-0"), (5, 4, "1-0")],
        &[(3, "bye"), (6, "bye")],
    )];
    let [(_, found, byes)] = &all_matches(&made)[..] else {
        panic!("one round");
    };
    let third = Bye {
        entrant: EntrantId(3),
        kind: ByeKind::Allocated,
    };
    assert_eq!((found.len(), &byes[..]), (1, &[third][..]));
}

//! The standings of players by board.

use crate::common::hall::{points, round};
use crate::common::teams::{drawn, four, how, schools};
use inkundla_core::rules::Side;
use inkundla_core::tournament::crosstable::Score;
use inkundla_core::tournament::pairing::{BoardRow, board_standings, pair};
use inkundla_core::tournament::{ClosedRound, EntrantId, PairingResult, Points, Tournament};

/// Board, place, player, half points, games, percentage in tenths.
type Line = (u16, u16, i64, u16, u16, u16);

fn lines(tournament: &Tournament) -> Vec<Line> {
    let rows = board_standings(tournament).into_iter();
    let line = |row: BoardRow| {
        let halves = row.points.in_halves();
        (
            row.board,
            row.rank,
            row.entrant.0,
            halves,
            row.games,
            row.per_mille,
        )
    };
    rows.map(line).collect()
}

#[test]
fn each_board_has_its_own_places_by_points() {
    let found = lines(&four(false));
    let top: Vec<_> = found.iter().filter(|one| one.0 == 1).copied().collect();
    assert_eq!(
        top,
        [
            (1, 1, 1, 4, 3, 667),
            (1, 1, 2, 4, 3, 667),
            (1, 1, 4, 4, 3, 667),
            (1, 4, 3, 0, 3, 0)
        ]
    );
    assert_eq!(found.iter().filter(|one| one.0 == 2).count(), 4);
    let shared = board_standings(&four(false));
    assert!(
        shared
            .iter()
            .filter(|row| row.rank == 1 && row.board == 1)
            .all(|row| row.shared)
    );
    assert!(!shared[3].shared);
}

#[test]
fn who_changed_boards_stands_where_most_games_were_played_with_all_of_them() {
    let mut made = schools(2, 3, how(2, false));
    made.options.rounds = 3;
    // Child 3 is of school 1, and plays once at board 1 and twice at board 2; child 5 once at board 2.
    made.closed = vec![
        round(1, &[(1, 2, "1-0"), (4, 3, "0-1")], &[]),
        round(2, &[(3, 2, "1-0"), (4, 5, "1-0")], &[]),
        round(3, &[(1, 2, "0-1 forfeit"), (4, 3, "1/2-1/2")], &[]),
    ];
    assert_eq!(
        lines(&made),
        [
            (1, 1, 1, 2, 1, 1000),
            (1, 2, 2, 0, 2, 0),
            (2, 1, 3, 5, 3, 833),
            (2, 2, 4, 3, 3, 500),
            (2, 3, 5, 0, 1, 0)
        ],
        "the forfeit is no game"
    );
}

/// The same figures, counted game by game for one player.
fn slowly(tournament: &Tournament, id: EntrantId, boards: usize) -> Option<(u16, Points, u16)> {
    let mut at = vec![0_u16; boards];
    let mut sum = Points::default();
    let school = |id: EntrantId| tournament.entrant(id).and_then(|one| one.school.clone());
    for closed in &tournament.closed {
        for game in closed.all_boards() {
            let (pairing, Some(scored)) = game else {
                continue;
            };
            if !pairing.has(id) || !scored.result.is_meeting() {
                continue;
            }
            let both = [school(pairing.first), school(pairing.second)];
            let of_match = closed.all_boards().into_iter().filter(|(one, _)| {
                let other = [school(one.first), school(one.second)];
                other == both || other == [both[1].clone(), both[0].clone()]
            });
            let before = of_match
                .filter(|(one, _)| one.board < pairing.board)
                .count();
            at[before] += 1;
            let side = if pairing.first == id {
                Side::First
            } else {
                Side::Second
            };
            sum += points(match scored.result.score(side) {
                Score::Win => 2,
                Score::Draw => 1,
                Score::Loss => 0,
            });
        }
    }
    let most = *at.iter().max()?;
    let board = at.iter().position(|count| *count == most)?;
    (most > 0).then_some((board as u16 + 1, sum, at.iter().sum()))
}

#[test]
fn the_figures_are_those_of_a_count_game_by_game() {
    for seed in 0..40_u64 {
        let mut made = schools(4 + seed as u16 % 3, 4, how(3, seed % 2 == 0));
        made.options.rounds = 3;
        let mut dice = seed;
        for _ in 0..3 {
            let draft = pair(&made).unwrap();
            let results = PairingResult::ALL;
            let mut posted = draft.post();
            for (_, scored) in &mut posted.boards {
                dice = dice
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let result = results[(dice >> 33) as usize % results.len()];
                *scored = Some(crate::common::hall::scored(result));
            }
            let closed: ClosedRound = posted.close().unwrap();
            made.closed.push(closed);
        }
        let rows = board_standings(&made);
        for one in made.entrants.iter() {
            let found = rows.iter().find(|row| row.entrant == one.id);
            let found = found.map(|row| (row.board, row.points, row.games));
            assert_eq!(
                found,
                slowly(&made, one.id, 3),
                "seed {seed}, player {}",
                one.number
            );
        }
    }
}

#[test]
fn players_who_meet_without_teams_have_no_boards() {
    let mut made = drawn();
    assert_eq!(board_standings(&made).len(), 8);
    made.options.system = inkundla_core::tournament::System::Swiss;
    assert!(board_standings(&made).is_empty());
}

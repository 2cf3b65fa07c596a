//! Standings: published examples, and examples computed by hand.

mod articles;
mod oracle;
mod ours;

use crate::common::hall::{points, round, scored, shot, tournament};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::pair;
use inkundla_core::tournament::standings::{self, Row, Standings};
use inkundla_core::tournament::tiebreak::{ContributionReason, Value};
use inkundla_core::tournament::{
    BoardNo, EntrantId, Knockout, PairingResult, Presence, RoundNo, Stage, System, Tiebreak,
    Tournament,
};

fn last(tournament: &Tournament) -> Standings {
    standings::explained(tournament, Some(RoundNo(tournament.closed.len() as u16)))
}

fn row(standings: &Standings, number: usize) -> &Row {
    standings.row(EntrantId(number as i64)).unwrap()
}

fn value(row: &Row, tiebreak: Tiebreak) -> Option<Value> {
    row.figures
        .iter()
        .find(|figure| figure.tiebreak == tiebreak)
        .unwrap()
        .value
}

#[test]
fn points_are_counted_from_the_results() {
    let mut made = tournament(System::Monrad, 5);
    made.closed = vec![
        round(1, &[(1, 2, "1-0"), (3, 4, "1/2-1/2")], &[(5, "bye")]),
        round(
            2,
            &[(5, 1, "0-1 award"), (2, 3, "1-0 forfeit")],
            &[(4, "half")],
        ),
        round(3, &[(1, 4, "0-0 forfeit"), (2, 5, "0-1")], &[(3, "absent")]),
    ];
    let standings = last(&made);
    let found = |number| {
        let row = row(&standings, number);
        (
            row.points.to_string(),
            [row.played, row.won, row.drawn, row.lost, row.byes],
        )
    };
    assert_eq!(found(1), ("2".to_owned(), [2, 2, 0, 0, 0]));
    assert_eq!(found(2), ("1".to_owned(), [2, 0, 0, 2, 1]));
    assert_eq!(found(3), ("½".to_owned(), [1, 0, 1, 0, 0]));
    assert_eq!(found(4), ("1".to_owned(), [1, 0, 1, 0, 1]));
    assert_eq!(found(5), ("2".to_owned(), [2, 1, 0, 1, 1]));
    assert_eq!(
        (standings.after, standings.provisional),
        (RoundNo(3), false)
    );
    assert_eq!(row(&standings::of(&made, RoundNo(1)), 5).points, points(2));
}

#[test]
fn who_is_equal_in_everything_shares_the_place() {
    let mut made = tournament(System::Monrad, 4);
    made.closed = vec![round(1, &[(1, 2, "1-0"), (3, 4, "1-0")], &[])];
    let places = |made: &Tournament| {
        last(made)
            .rows
            .iter()
            .map(|row| (row.entrant.0, row.rank, row.shared))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        places(&made),
        [(1, 1, true), (3, 1, true), (2, 3, true), (4, 3, true)]
    );
    // Tied entrants are in order of start numbers, whatever the order of the list.
    made.entrants = made.entrants.iter().rev().cloned().collect();
    assert_eq!(
        places(&made),
        [(1, 1, true), (3, 1, true), (2, 3, true), (4, 3, true)]
    );
    made.closed[0].boards[0].1.result = PairingResult::Drawn;
    made.closed[0].boards[1].1.result = PairingResult::Won(Side::First);
    assert_eq!(
        places(&made),
        [(3, 1, false), (1, 2, true), (2, 2, true), (4, 4, false)]
    );
}

#[test]
fn before_the_first_round_everybody_shares_the_first_place() {
    let mut made = tournament(System::Monrad, 3);
    made.entrants[1].presence = Presence::WentHome;
    let standings = last(&made);
    assert_eq!(
        standings
            .rows
            .iter()
            .map(|row| (row.entrant.0, row.rank))
            .collect::<Vec<_>>(),
        [(1, 1), (3, 1)]
    );
}

#[test]
fn who_went_home_after_playing_stays_in_the_standings() {
    let mut made = tournament(System::Monrad, 2);
    made.closed = vec![round(1, &[(1, 2, "0-1")], &[])];
    made.entrants[1].presence = Presence::WentHome;
    assert_eq!(
        last(&made)
            .rows
            .iter()
            .map(|row| row.entrant.0)
            .collect::<Vec<_>>(),
        [2, 1]
    );
}

#[test]
fn results_of_the_round_being_played_count_in_the_live_standings_only() {
    let mut made = tournament(System::Monrad, 4);
    made.closed = vec![round(1, &[(1, 2, "1-0"), (3, 4, "1-0")], &[])];
    let mut posted = pair(&made).unwrap().post();
    posted
        .enter(BoardNo(1), scored(PairingResult::Drawn))
        .unwrap();
    made.current = Some(Stage::Posted(posted));
    let live = standings::live(&made);
    assert_eq!((live.after, live.provisional), (RoundNo(2), true));
    assert_eq!(row(&live, 1).points, points(3));
    assert_eq!((row(&live, 2).points, row(&live, 2).played), (points(0), 1));
    assert_eq!(row(&last(&made), 1).points, points(2));
    // The opponent of a game in progress does not count yet.
    assert_eq!(
        value(row(&live, 2), Tiebreak::BUCHHOLZ),
        Some(Value::quarters(6))
    );
}

#[test]
fn a_figure_shows_where_each_part_comes_from() {
    let mut made = tournament(System::Monrad, 3);
    made.options.tiebreaks = Tiebreak::all().collect();
    made.closed = vec![
        round(1, &[(1, 2, "1-0")], &[(3, "bye")]),
        round(2, &[(3, 1, "1/2-1/2")], &[(2, "bye")]),
    ];
    let standings = last(&made);
    let figure = |number: usize, tiebreak: Tiebreak| {
        row(&standings, number)
            .figures
            .iter()
            .find(|figure| figure.tiebreak == tiebreak)
            .unwrap()
            .clone()
    };
    // 1 and 3 have 1½ points, 2 has 1.
    let buchholz = figure(1, Tiebreak::BUCHHOLZ);
    assert_eq!(buchholz.value.unwrap().to_string(), "2½");
    let parts = buchholz
        .working
        .iter()
        .map(|part| (part.round.unwrap().0, part.opponent, part.reason))
        .collect::<Vec<_>>();
    let first = ContributionReason::Opponent {
        has: points(2).into(),
        scored: points(2).into(),
    };
    let second = ContributionReason::Opponent {
        has: points(3).into(),
        scored: points(1).into(),
    };
    assert_eq!(
        parts,
        [
            (1, Some(EntrantId(2)), first),
            (2, Some(EntrantId(3)), second)
        ]
    );
    // The bye of 3 counts as a dummy with his own 1½ points, but no more than two draws.
    let buchholz = figure(3, Tiebreak::BUCHHOLZ);
    assert_eq!(
        buchholz.working[0].reason,
        ContributionReason::Dummy {
            has: points(2).into(),
            scored: points(2).into()
        }
    );
    assert_eq!(
        figure(1, Tiebreak::SONNEBORN_BERGER)
            .value
            .unwrap()
            .to_string(),
        "1¾"
    );
    assert_eq!(
        figure(3, Tiebreak::WINS).working[0].reason,
        ContributionReason::WonUnplayed
    );
    assert_eq!(
        figure(1, Tiebreak::DIRECT_ENCOUNTER).value,
        Some(Value::quarters(2))
    );
    assert_eq!(figure(2, Tiebreak::DIRECT_ENCOUNTER).value, None);
}

#[test]
fn direct_encounter_decides_between_two_and_leaves_a_ring_of_three_tied() {
    let mut made = tournament(System::RoundRobin, 4);
    made.options.tiebreaks = vec![Tiebreak::DIRECT_ENCOUNTER];
    let ring = [
        round(1, &[(1, 4, "1-0"), (2, 3, "1-0")], &[]),
        round(2, &[(4, 3, "0-1"), (1, 2, "1-0")], &[]),
        round(3, &[(2, 4, "1-0"), (3, 1, "1-0")], &[]),
    ];
    made.closed = ring.to_vec();
    let ranks = |made: &Tournament| {
        last(made)
            .rows
            .iter()
            .map(|row| (row.entrant.0, row.rank))
            .collect::<Vec<_>>()
    };
    assert_eq!(ranks(&made), [(1, 1), (2, 1), (3, 1), (4, 4)]);
    // Now 3 draws with 4 and has 1½; 1 and 2 have two each, and 1 has beaten 2.
    made.closed[1].boards[0].1.result = PairingResult::Drawn;
    assert_eq!(ranks(&made), [(1, 1), (2, 2), (3, 3), (4, 4)]);
}

#[test]
fn a_direct_encounter_that_does_not_count_shows_nothing() {
    let mut made = tournament(System::Swiss, 6);
    made.options.tiebreaks = vec![Tiebreak::DIRECT_ENCOUNTER];
    // 1, 2 and 3 have two points. 1 has beaten 2, and 3 has met neither.
    made.closed = vec![
        round(1, &[(1, 2, "1-0"), (3, 4, "1-0"), (5, 6, "1/2-1/2")], &[]),
        round(2, &[(4, 1, "1-0"), (2, 5, "1-0"), (3, 6, "0-1")], &[]),
        round(3, &[(1, 5, "1-0"), (2, 6, "1-0"), (3, 4, "1-0")], &[]),
    ];
    let standings = last(&made);
    for who in [1, 2, 3] {
        let row = row(&standings, who);
        assert_eq!((row.rank, row.shared), (1, true), "{row:?}");
        assert_eq!(row.figures[0].value, None, "{row:?}");
    }
    // If it decides, it has a value.
    made.closed[2].boards[2].1.result = PairingResult::Drawn;
    let standings = last(&made);
    let both = [1, 2].map(|who| row(&standings, who).figures[0].value);
    assert!(both.iter().all(Option::is_some), "{both:?}");
}

#[test]
fn a_forfeit_is_no_encounter_outside_a_round_robin() {
    let mut made = tournament(System::Monrad, 4);
    made.options.tiebreaks = vec![Tiebreak::DIRECT_ENCOUNTER];
    made.closed = vec![
        round(1, &[(1, 2, "0-1 forfeit"), (3, 4, "1/2-1/2")], &[]),
        round(2, &[(1, 3, "1-0"), (2, 4, "0-1")], &[]),
    ];
    assert_eq!(
        (row(&last(&made), 1).rank, row(&last(&made), 2).rank),
        (2, 2)
    );
    made.options.system = System::RoundRobin;
    assert_eq!(
        (row(&last(&made), 1).rank, row(&last(&made), 2).rank),
        (3, 2)
    );
}

#[test]
fn cows_shot_and_lost_are_balanced_where_they_were_counted() {
    let mut made = tournament(System::Monrad, 2);
    let difference = Tiebreak::from_code("CD").unwrap();
    made.options.tiebreaks = vec![difference];
    made.closed = vec![
        round(1, &[(1, 2, "1-0")], &[]),
        round(2, &[(2, 1, "1-0")], &[]),
    ];
    made.closed[0].boards[0].1 = shot(PairingResult::Won(Side::First), 10, 3);
    let standings = last(&made);
    assert_eq!(value(row(&standings, 1), difference), Some(Value::whole(7)));
    let second = row(&standings, 2);
    assert_eq!(
        (second.rank, second.figures[0].value.unwrap().to_string()),
        (2, "−7".to_owned())
    );
    assert_eq!(
        second.figures[0].working[0].reason,
        ContributionReason::Counted { own: 3, other: 10 }
    );
}

#[test]
fn values_are_written_for_people_and_for_programs() {
    let written = |quarters| {
        (
            Value::quarters(quarters).to_string(),
            Value::quarters(quarters).decimal(),
        )
    };
    for (quarters, people, programs) in [
        (0, "0", "0"),
        (1, "¼", "0.25"),
        (2, "½", "0.5"),
        (7, "1¾", "1.75"),
        (30, "7½", "7.5"),
        (-3, "−¾", "-0.75"),
        (-12, "−3", "-3"),
    ] {
        assert_eq!(written(quarters), (people.to_owned(), programs.to_owned()));
    }
    assert_eq!(points(3).decimal(), "1.5");
}

#[test]
fn codes_of_tiebreaks_read_back() {
    for tiebreak in Tiebreak::all() {
        assert_eq!(Tiebreak::from_code(&tiebreak.code()), Some(tiebreak));
        assert!(!tiebreak.name().is_empty());
    }
    assert_eq!(Tiebreak::from_code("XX"), None);
}

#[test]
fn the_working_changes_no_place_and_no_value() {
    let mut made = tournament(System::Swiss, 4);
    made.options.tiebreaks = Tiebreak::all().collect();
    made.closed = vec![round(1, &[(1, 2, "1-0"), (3, 4, "1/2-1/2")], &[])];
    let mut explained = standings::explained(&made, None);
    let mut figures = explained.rows.iter().flat_map(|row| &row.figures);
    assert!(figures.any(|figure| !figure.working.is_empty()));
    for row in &mut explained.rows {
        for figure in &mut row.figures {
            figure.working.clear();
        }
    }
    assert_eq!(explained, standings::live(&made));
}

#[test]
fn who_has_played_no_game_has_no_place_and_is_listed_last() {
    let mut made = tournament(System::Swiss, 5);
    made.options.rounds = 2;
    // 5 is never there, 4 loses both games, 3 has a bye and a game.
    made.closed = vec![
        round(
            1,
            &[(1, 4, "1-0")],
            &[(2, "full"), (3, "full"), (5, "absent")],
        ),
        round(2, &[(2, 4, "1-0"), (1, 3, "1-0")], &[(5, "absent")]),
    ];
    let after_one = standings::of(&made, RoundNo(1));
    let idle = |standings: &Standings| -> Vec<i64> {
        let idle = standings.rows.iter().filter(|row| !row.is_placed);
        idle.map(|row| row.entrant.0).collect()
    };
    assert_eq!(idle(&after_one), [5], "a bye of a round is no absence");
    let end = standings::of(&made, RoundNo(2));
    assert_eq!(
        (idle(&end), end.rows.last().unwrap().entrant.0),
        (vec![5], 5)
    );
    assert_eq!(row(&end, 4).rank, 4);
    // Only byes: points, but no game, and no place at the end.
    made.closed[1] = round(2, &[(1, 4, "1-0"), (2, 3, "1-0")], &[(5, "full")]);
    assert_eq!(idle(&standings::of(&made, RoundNo(2))), [5]);
    assert_eq!(idle(&standings::of(&made, RoundNo(0))), [0i64; 0]);
}

#[test]
fn whoever_wins_a_knockout_by_forfeits_alone_is_the_first() {
    let mut made = tournament(System::Knockout(Knockout::default()), 4);
    made.closed = vec![
        round(1, &[(1, 4, "1-0 forfeit"), (2, 3, "1-0")], &[]),
        round(2, &[(1, 2, "1-0 forfeit")], &[]),
    ];
    let rows = standings::live(&made).rows;
    let places: Vec<_> = rows
        .iter()
        .map(|row| (row.entrant.0, row.is_placed))
        .collect();
    assert_eq!(places, [(1, true), (2, true), (3, true), (4, false)]);
}

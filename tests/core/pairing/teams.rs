//! School teams on boards.

use crate::common::hall::{play, points, round, stronger_wins};
use crate::common::teams::{four, schools};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    PairingFault, TeamRow, pair, size, team_standings, teams, warnings,
};
use inkundla_core::tournament::{
    ByeKind, DraftRound, EntrantId, KeptApart, PairingResult, Presence, SidesOfTeams, TeamPoints,
    Teams, Tournament,
};
use proptest::prelude::*;
use std::collections::{BTreeSet, HashSet};

const THREE: Teams = Teams {
    boards: 3,
    is_swiss: false,
    sides: SidesOfTeams::Simple,
    primary: TeamPoints::Match,
    is_free_order: false,
};

fn school(made: &Tournament, id: EntrantId) -> String {
    made.entrant(id).unwrap().school.clone().unwrap()
}

fn met(made: &Tournament, draft: &DraftRound) -> BTreeSet<(String, String)> {
    let pair = |one: &inkundla_core::tournament::Pairing| {
        let (one, two) = (school(made, one.first), school(made, one.second));
        if one < two { (one, two) } else { (two, one) }
    };
    draft.pairings.iter().map(pair).collect()
}

#[test]
fn teams_are_schools_and_the_rest_of_a_team_are_reserves() {
    let made = schools(4, 4, THREE);
    assert_eq!(size(&made), 4);
    let all = teams(&made);
    assert_eq!(all[0].name, "School 1");
    assert_eq!(all[0].members, [1, 5, 9, 13].map(EntrantId));
    let draft = pair(&made).unwrap();
    assert_eq!((draft.pairings.len(), draft.byes.len()), (6, 0));
    assert_eq!(warnings(&made, &draft), []);
    let reserves = (13..=16).map(EntrantId);
    assert!(reserves.into_iter().all(|id| !draft.has(id)));
    // The first team moves first at boards 1 and 3 of the match.
    let firsts: Vec<String> = draft.pairings[..3]
        .iter()
        .map(|one| school(&made, one.first))
        .collect();
    assert_eq!(firsts[0], firsts[2]);
    assert_ne!(firsts[0], firsts[1]);
}

#[test]
fn a_reserve_plays_for_who_is_absent_and_an_empty_board_is_won() {
    let mut made = schools(
        2,
        3,
        Teams {
            boards: 2,
            is_swiss: false,
            ..Teams::default()
        },
    );
    made.entrants[0].presence = Presence::Absent;
    let draft = pair(&made).unwrap();
    assert!(draft.has(EntrantId(5)), "the third of school 1");
    assert_eq!(draft.pairings.len(), 2);
    made.entrants[2].presence = Presence::Absent;
    let draft = pair(&made).unwrap();
    assert_eq!(draft.pairings.len(), 1);
    let won: Vec<_> = draft
        .byes
        .iter()
        .filter(|bye| bye.kind == ByeKind::Full)
        .collect();
    assert_eq!(won.len(), 1);
    assert_eq!(school(&made, won[0].entrant), "School 2");
}

#[test]
fn every_team_meets_every_other_and_matches_are_counted() {
    let mut made = schools(4, 3, THREE);
    let mut seen = BTreeSet::new();
    for _ in 0..3 {
        let draft = pair(&made).unwrap();
        let pairs = met(&made, &draft);
        assert_eq!(pairs.len(), 2);
        assert!(seen.is_disjoint(&pairs));
        seen.extend(pairs);
        play(&mut made, stronger_wins);
    }
    assert_eq!(seen.len(), 6);
    assert_eq!(
        pair(&made),
        Err(PairingFault::AllRoundsPlayed { rounds: 3 })
    );
    let rows = team_standings(&made);
    let names: Vec<&str> = rows.iter().map(|row| row.team.name.as_str()).collect();
    assert_eq!(names, ["School 1", "School 2", "School 3", "School 4"]);
    assert_eq!(
        rows[0].match_points,
        points(12),
        "three matches of two points"
    );
    assert_eq!(rows[0].matches, [3, 0, 0]);
    assert_eq!(rows[0].game_points, points(18));
    let all: u16 = rows.iter().map(|row| row.game_points.in_halves()).sum();
    assert_eq!(all, 3 * 2 * 3 * 2, "every game gives a point");
}

#[test]
fn a_match_is_drawn_when_the_boards_are_level() {
    let mut made = schools(
        2,
        2,
        Teams {
            boards: 2,
            is_swiss: false,
            ..Teams::default()
        },
    );
    play(&mut made, |_| PairingResult::Won(Side::First));
    let rows = team_standings(&made);
    // Nothing but the board of the point separates them: it counts more on board 1.
    assert_eq!((rows[0].rank, rows[1].rank), (1, 2));
    assert_eq!([rows[0].match_points, rows[1].match_points], [points(2); 2]);
    assert_eq!(rows[0].matches, [0, 1, 0]);
}

#[test]
fn where_two_children_are_kept_apart_their_teams_are() {
    let swiss = Teams {
        is_swiss: true,
        ..THREE
    };
    for is_strict in [true, false] {
        let mut made = schools(4, 3, swiss);
        let usual = pair(&made).unwrap().pairings[0];
        let kept = KeptApart {
            one: usual.first,
            other: usual.second,
            from: None,
            through: None,
            is_strict,
        };
        let before = met(&made, &pair(&made).unwrap());
        made.options.terms.kept_apart = vec![kept];
        let after = met(&made, &pair(&made).unwrap());
        assert!(before.is_disjoint(&after), "{before:?} {after:?}");
    }
}

/// Three schools have won two matches each; one has half a point more at the boards,
/// and of the other two the one that won their match stands higher.
#[test]
fn equal_teams_are_separated_by_the_boards_then_by_their_match() {
    let made = four(false);
    let rows = team_standings(&made);
    let summary = |row: &TeamRow| {
        let values = row.figures.iter();
        let values = values.map(|one| one.value.map_or("-".to_owned(), |value| value.to_string()));
        let (matches, boards) = (row.match_points, row.game_points);
        format!(
            "{} {} {matches} {boards} {}",
            row.rank,
            row.team.name,
            values.collect::<Vec<_>>().join(" ")
        )
    };
    assert_eq!(
        rows.iter().map(summary).collect::<Vec<_>>(),
        [
            // Points at the boards, their match, the opponents' match points times those
            // scored, board count.
            "1 School 4 4 4 4 - 8 6",
            "2 School 2 4 3½ 3½ 2 8 5",
            "3 School 1 4 3½ 3½ 0 8 5",
            "4 School 3 0 1 1 - 0 2",
        ]
    );
    let won = &rows[1].figures[2].working;
    assert_eq!(
        won.iter()
            .map(|part| part.value.to_string())
            .collect::<Vec<_>>(),
        ["0", "8", "0"]
    );
}

#[test]
fn a_match_to_which_nobody_of_a_team_came_is_no_meeting() {
    let two = Teams {
        boards: 2,
        is_swiss: true,
        ..Teams::default()
    };
    let mut made = schools(3, 2, two);
    made.options.rounds = 3;
    made.closed = vec![round(
        1,
        &[(1, 2, "1-0 forfeit"), (5, 4, "0-1 forfeit")],
        &[(3, "bye"), (6, "bye")],
    )];
    let rows = team_standings(&made);
    assert_eq!(
        (
            rows[0].team.name.as_str(),
            rows[0].match_points,
            rows[0].matches
        ),
        ("School 1", points(4), [1, 0, 0])
    );
    // Teams that had a bye or won by forfeit may not get the bye, so the two meet.
    let draft = pair(&made).unwrap();
    let names = |one: &str, two: &str| BTreeSet::from([(one.to_owned(), two.to_owned())]);
    assert_eq!(met(&made, &draft), names("School 1", "School 3"));
}

#[test]
fn an_odd_number_of_teams_gives_one_the_bye() {
    let mut made = schools(
        3,
        2,
        Teams {
            boards: 2,
            is_swiss: true,
            ..Teams::default()
        },
    );
    let draft = pair(&made).unwrap();
    let byes: HashSet<String> = draft
        .byes
        .iter()
        .map(|bye| school(&made, bye.entrant))
        .collect();
    assert_eq!((draft.pairings.len(), byes.len()), (2, 1));
    play(&mut made, stronger_wins);
    let again = pair(&made).unwrap();
    let later: HashSet<String> = again
        .byes
        .iter()
        .map(|bye| school(&made, bye.entrant))
        .collect();
    assert!(byes.is_disjoint(&later), "nobody has two");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// In the Swiss system teams never meet twice, and every player has one place.
    #[test]
    fn swiss_teams_meet_once(count in 2u16..9, each in 1u16..5, boards in 1u16..5, results in prop::collection::vec(0u8..3, 30)) {
        let mut made = schools(count, each, Teams { boards, is_swiss: true, ..Teams::default() });
        made.options.rounds = 4;
        let mut results = results.into_iter().cycle();
        let mut seen = BTreeSet::new();
        for _ in 0..4 {
            let Ok(draft) = pair(&made) else { break };
            prop_assert_eq!(warnings(&made, &draft), vec![]);
            let pairs = met(&made, &draft);
            prop_assert!(seen.is_disjoint(&pairs));
            seen.extend(pairs);
            let mut placed = HashSet::new();
            for one in &draft.pairings {
                prop_assert!(placed.insert(one.first) && placed.insert(one.second));
                prop_assert_ne!(school(&made, one.first), school(&made, one.second));
            }
            play(&mut made, |_| match results.next().unwrap() {
                0 => PairingResult::Won(Side::First),
                1 => PairingResult::Won(Side::Second),
                _ => PairingResult::Drawn,
            });
        }
        let rows = team_standings(&made);
        prop_assert_eq!(rows.len(), usize::from(count));
        prop_assert!(rows.is_sorted_by_key(|row| std::cmp::Reverse((row.match_points, row.game_points))));
    }
}

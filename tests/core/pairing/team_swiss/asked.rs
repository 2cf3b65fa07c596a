//! The input of the team pairing matches the rounds of the tournament.

use super::team;
use crate::common::hall::{round, scored};
use crate::common::teams::schools;
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{SwissTeam, TeamField, pair_teams};
use inkundla_core::tournament::pairing::{pair, team_standings};
use inkundla_core::tournament::{
    ByeKind, ClosedRound, DraftRound, EntrantId, PairingResult, Presence, SidesOfTeams, TeamPoints,
    Teams, Tournament,
};
use proptest::prelude::*;

const ONE_CHILD_EACH: Teams = Teams {
    boards: 1,
    is_swiss: true,
    sides: SidesOfTeams::Simple,
    primary: TeamPoints::Match,
    is_free_order: false,
};

/// Every entrant is a team; its place is its identity minus one.
fn at(id: EntrantId) -> usize {
    usize::try_from(id.0).unwrap() - 1
}

fn field(made: &Tournament, teams: &[SwissTeam]) -> TeamField {
    TeamField {
        teams: teams.to_vec(),
        round: made.closed.len() + 1,
        rounds: made.options.rounds.into(),
        initial: made.options.terms.initial,
        sides: ONE_CHILD_EACH.sides,
        forbidden: Vec::new(),
        unwanted: Vec::new(),
    }
}

fn pairs_of(draft: &DraftRound) -> Vec<(usize, usize)> {
    let boards = draft.pairings.iter();
    boards.map(|one| (at(one.first), at(one.second))).collect()
}

/// The input of the pairing after a round.
fn moved_on(teams: &mut [SwissTeam], closed: &ClosedRound, made: &Tournament) {
    let before: Vec<u32> = teams.iter().map(|team| team.score).collect();
    for team in teams.iter_mut() {
        team.was_floater = false;
    }
    for (pairing, _) in &closed.boards {
        let (first, second) = (at(pairing.first), at(pairing.second));
        for (own, other, side) in [(first, second, Side::First), (second, first, Side::Second)] {
            let team = &mut teams[own];
            team.has_arrived = true;
            team.was_floater = before[own] != before[other];
            team.sides.push(side);
            team.met.push(other);
        }
    }
    for bye in &closed.byes {
        if bye.kind == ByeKind::Allocated {
            let team = &mut teams[at(bye.entrant)];
            team.has_arrived = true;
            team.may_have_bye = false;
        }
    }
    for row in team_standings(made) {
        let team = &mut teams[at(row.team.members[0])];
        team.score = row.match_points.in_halves().into();
        team.second_score = row.game_points.in_halves().into();
    }
}

/// C.04.2:2.4 and C.04.6:4.3.1: team 1 never came, so 2 is the first number, which is odd. Nobody
/// of 2 and 3 came to their match, which is no meeting.
#[test]
fn a_team_that_never_came_does_not_count_among_the_numbers() {
    let mut made = schools(7, 1, ONE_CHILD_EACH);
    made.options.rounds = 6;
    made.entrants[0].presence = Presence::Absent;
    let drawn = "1/2-1/2";
    made.closed = vec![round(
        1,
        &[(2, 3, "0-0 forfeit"), (4, 5, drawn), (6, 7, drawn)],
        &[(1, "absent")],
    )];
    let draft = pair(&made).unwrap();
    assert!(pairs_of(&draft).contains(&(1, 2)), "{draft:?}");
    // Had team 1 come, 2 would have the second number.
    made.closed[0].byes[0].kind = ByeKind::Full;
    let draft = pair(&made).unwrap();
    assert!(pairs_of(&draft).contains(&(2, 1)), "{draft:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_round_is_asked_for_as_the_rounds_before_were_played(
        count in 4u16..10,
        results in prop::collection::vec(0u8..3, 30),
        absent in prop::collection::vec(0usize..12, 6),
    ) {
        let mut made = schools(count, 1, ONE_CHILD_EACH);
        made.options.rounds = 6;
        let mut teams: Vec<SwissTeam> = (1..=count.into()).map(team).collect();
        for team in &mut teams {
            team.has_arrived = false;
        }
        let mut results = results.into_iter().cycle();
        for stays_away in absent {
            for (place, one) in made.entrants.iter_mut().enumerate() {
                let is_here = place != stays_away;
                one.presence = if is_here { Presence::Here } else { Presence::Absent };
                teams[place].is_here = is_here;
            }
            let round = pair_teams(&field(&made, &teams));
            let Ok(draft) = pair(&made) else {
                prop_assert!(round.is_err());
                break;
            };
            let round = round.unwrap();
            prop_assert_eq!(&pairs_of(&draft), &round.pairs);
            let bye = draft.byes.iter().find(|bye| bye.kind == ByeKind::Allocated);
            prop_assert_eq!(bye.map(|bye| at(bye.entrant)), round.bye);
            let mut posted = draft.post();
            for (_, entered) in &mut posted.boards {
                *entered = Some(scored(match results.next().unwrap() {
                    0 => PairingResult::Won(Side::First),
                    1 => PairingResult::Won(Side::Second),
                    _ => PairingResult::Drawn,
                }));
            }
            let closed = posted.close().unwrap();
            made.closed.push(closed.clone());
            moved_on(&mut teams, &closed, &made);
        }
    }
}

//! Writes records of teams and their matches.

use super::{ForfeitedMatch, LineUp, TeamBye, TeamRecords, TrfTeam};
use crate::trf::number::{cut, decimal, in_tenths};
use crate::trf::{AnnouncedBye, At, Mark, Prohibition, Trf, TrfEntry, constraints};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{Match, all_matches, as_entrants, team_standings, teams};
use inkundla_core::tournament::{
    ByeKind, EntrantId, Presence, RoundNo, SidesOfTeams, TeamPoints, Teams, Tournament,
};
use std::collections::HashMap;

/// 192: the pairing system and its primary score.
pub(in crate::trf) fn code(teams: Teams) -> &'static str {
    match (teams.is_swiss, teams.sides, teams.primary) {
        (false, ..) => "BERGER_TEAM_ROUNDROBIN_G1",
        (true, SidesOfTeams::Simple, TeamPoints::Match) => "FIDE_TEAM_TYPEA_MP_GP",
        (true, SidesOfTeams::Simple, TeamPoints::Game) => "FIDE_TEAM_TYPEA_GP_MP",
        (true, SidesOfTeams::Graded, TeamPoints::Match) => "FIDE_TEAM_TYPEB_MP_GP",
        (true, SidesOfTeams::Graded, TeamPoints::Game) => "FIDE_TEAM_TYPEB_GP_MP",
        (true, SidesOfTeams::Ignored, TeamPoints::Match) => "FIDE_TEAM_MP_GP",
        (true, SidesOfTeams::Ignored, TeamPoints::Game) => "FIDE_TEAM_GP_MP",
    }
}

/// Converts a file of individual players into one of teams.
pub(in crate::trf) fn add_teams(trf: &mut Trf, tournament: &Tournament, how: Teams) {
    let telling = TeamWriter::of(tournament);
    let rounds = all_matches(tournament);
    trf.teams = TeamRecords {
        teams: telling.teams(),
        colours: "WB".chars().cycle().take(how.boards.into()).collect(),
        ..TeamRecords::default()
    };
    let at_a_board = how.bye(&tournament.options.scoring);
    let mut bye = TeamBye {
        at: At::default(),
        match_points: in_tenths(how.match_scoring().bye),
        game_points: in_tenths(at_a_board.times(how.boards)),
        rounds: Vec::new(),
    };
    for (number, matches, byes) in &rounds {
        let of_pairing = byes.iter().find(|bye| bye.kind == ByeKind::Allocated);
        bye.rounds
            .push(of_pairing.map(|bye| number_of(bye.entrant)));
        for one in matches {
            trf.teams
                .line_ups
                .extend(telling.line_ups(*number, one, how));
            trf.teams.forfeits.extend(forfeit(*number, one));
        }
    }
    trf.teams.bye = Some(bye).filter(|bye| bye.rounds.iter().any(Option::is_some));
    trf.worth.pairing_bye = Some(in_tenths(at_a_board));
    for player in &mut trf.players {
        for (entry, (_, matches, _)) in player.entries.iter_mut().zip(&rounds) {
            let id = telling.ids.get(&player.number);
            let team = id.and_then(|id| telling.team_of.get(id));
            let plays = |team: &usize| {
                let mut all = matches.iter();
                all.any(|one| one.first == *team || one.second == *team)
            };
            // A player without an opponent in a match wins by forfeit.
            if entry.mark == Mark::Full && team.is_some_and(plays) {
                entry.mark = Mark::ForfeitWin;
            }
        }
        // Reserves have empty rounds, and trailing empty rounds are dropped.
        for entry in &mut player.entries {
            if entry.mark == Mark::Zero {
                *entry = TrfEntry::EMPTY;
            }
        }
        while player.entries.last() == Some(&TrfEntry::EMPTY) {
            player.entries.pop();
        }
    }
    trf.byes = absent(tournament);
    trf.prohibitions = telling.prohibitions(constraints::prohibitions(tournament));
    trf.apart_if_possible = telling.prohibitions(constraints::apart_if_possible(tournament));
    trf.settled = Vec::new();
    trf.accelerations = Vec::new();
}

fn number_of(team: EntrantId) -> u32 {
    u32::try_from(team.0).unwrap_or_default()
}

/// The teams of an event with their indices.
struct TeamWriter<'a> {
    tournament: &'a Tournament,
    members: Vec<Vec<u32>>,
    team_of: HashMap<EntrantId, usize>,
    ids: HashMap<u32, EntrantId>,
}

impl<'a> TeamWriter<'a> {
    fn of(tournament: &'a Tournament) -> TeamWriter<'a> {
        let number = |id: &EntrantId| tournament.entrant(*id).map(|one| u32::from(one.number));
        let teams = teams(tournament);
        let members = teams.iter().map(|team| team.members.iter());
        let all = teams.iter().enumerate();
        TeamWriter {
            tournament,
            members: members
                .map(|all| all.filter_map(number).collect())
                .collect(),
            team_of: all
                .flat_map(|(at, team)| team.members.iter().map(move |one| (*one, at)))
                .collect(),
            ids: tournament
                .entrants
                .iter()
                .map(|one| (one.number.into(), one.id))
                .collect(),
        }
    }

    fn teams(&self) -> Vec<TrfTeam> {
        let rows = team_standings(self.tournament);
        let mut made: Vec<TrfTeam> = rows
            .into_iter()
            .map(|row| TrfTeam {
                number: row.number.into(),
                match_points: Some(in_tenths(row.match_points)),
                game_points: Some(in_tenths(row.game_points)),
                rank: Some(row.rank.into()),
                players: self
                    .members
                    .get(usize::from(row.number) - 1)
                    .into_iter()
                    .flatten()
                    .map(|number| (At::default(), *number))
                    .collect(),
                name: row.team.name,
                ..TrfTeam::default()
            })
            .collect();
        made.sort_by_key(|team| team.number);
        made
    }

    /// 300: only for teams that did not play in the order of their list.
    fn line_ups(&self, round: RoundNo, one: &Match, teams: Teams) -> Vec<LineUp> {
        let boards = usize::from(teams.boards);
        let of_team = |(team, against): (usize, usize)| {
            let mut sat: Vec<Option<u32>> = one
                .seats
                .iter()
                .flat_map(|(pairing, _)| [pairing.first, pairing.second])
                .filter(|id| self.team_of.get(id) == Some(&team))
                .map(|id| self.tournament.entrant(id).map(|one| one.number.into()))
                .collect();
            // Boards that only one team could fill are the last ones.
            sat.resize(boards.max(sat.len()), None);
            let listed = self.members.get(team).into_iter().flatten();
            let listed = listed.take(boards).map(|number| Some(*number));
            (!sat.iter().copied().eq(listed)).then(|| LineUp {
                at: At::default(),
                round: round.0.into(),
                team: team as u32 + 1,
                against: against as u32 + 1,
                players: sat,
            })
        };
        let both = [(one.first, one.second), (one.second, one.first)];
        both.into_iter().filter_map(of_team).collect()
    }

    /// Converts prohibited pairs of players into prohibited pairs of teams.
    fn prohibitions(&self, of_players: Vec<Prohibition>) -> Vec<Prohibition> {
        let team = |(at, number): &(At, u32)| {
            let team = self.team_of.get(self.ids.get(number)?)?;
            Some((*at, *team as u32 + 1))
        };
        let of_teams = of_players.into_iter().filter_map(|one| {
            let players: Vec<(At, u32)> = one.players.iter().filter_map(team).collect();
            let is_pair = matches!(players.as_slice(), [(_, one), (_, other)] if one != other);
            is_pair.then_some(Prohibition { players, ..one })
        });
        of_teams.collect()
    }
}

/// 330
fn forfeit(round: RoundNo, one: &Match) -> Option<ForfeitedMatch> {
    (one.is_over() && !one.is_played).then(|| ForfeitedMatch {
        at: At::default(),
        round: round.0.into(),
        first: one.first as u32 + 1,
        second: one.second as u32 + 1,
        winner: match one.score[0].cmp(&one.score[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        },
    })
}

/// 240: teams without any player in the next round.
fn absent(tournament: &Tournament) -> Vec<AnnouncedBye> {
    let next = match tournament.posted() {
        Some(posted) => posted.number.0 + 1,
        None => tournament.round_now().0,
    };
    let planned = tournament.options.rounds;
    if planned > 0 && next > planned {
        return Vec::new();
    }
    let made = as_entrants(tournament);
    let made = made.iter().flat_map(|made| made.entrants.iter());
    let away = made.filter(|team| team.presence != Presence::Here);
    away.map(|team| AnnouncedBye {
        at: At::default(),
        round: next.into(),
        number: team.number.into(),
        mark: Mark::Zero,
    })
    .collect()
}

/// Writes the records of teams.
pub(in crate::trf) fn lines(records: &TeamRecords) -> Vec<String> {
    let mut lines = Vec::new();
    if !records.colours.is_empty() {
        lines.push(format!("352 {}", records.colours));
    }
    lines.extend(records.worth.map(|(_, [win, draw, loss])| {
        let [win, draw, loss] = [win, draw, loss].map(decimal);
        format!("362 TW {win} TD {draw} TL {loss}")
    }));
    lines.extend(records.teams.iter().map(team));
    lines.extend(records.bye.as_ref().map(|bye| {
        let numbers = bye.rounds.iter();
        let numbers = numbers.map(|team| format!(" {:03}", team.unwrap_or(0)));
        let (match_points, game_points) = (decimal(bye.match_points), decimal(bye.game_points));
        let numbers = numbers.collect::<String>();
        format!("320 {match_points:>4} {game_points:>4}{numbers}")
    }));
    lines.extend(records.forfeits.iter().map(|one| {
        let kind = match one.winner {
            Some(Side::First) => "+-",
            Some(Side::Second) => "-+",
            None => "--",
        };
        format!(
            "330 {kind} {:03} {:03} {:03}",
            one.round, one.first, one.second
        )
    }));
    lines.extend(records.line_ups.iter().map(|one| {
        let players = one.players.iter();
        let players = players.map(|number| format!(" {:04}", number.unwrap_or(0)));
        let players = players.collect::<String>();
        format!(
            "300 {:03} {:03} {:03}{players}",
            one.round, one.team, one.against
        )
    }));
    lines
}

/// 310
fn team(team: &TrfTeam) -> String {
    let points = |points: Option<i32>| points.map(decimal).unwrap_or_default();
    let shown = |number: Option<u32>| number.map(|n| n.to_string()).unwrap_or_default();
    let players = team.players.iter();
    let players = players.map(|(_, number)| format!(" {number:>4}"));
    format!(
        "310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {:>3} {}",
        team.number,
        cut(&team.name, 32),
        cut(&team.nickname, 5),
        shown(team.strength),
        points(team.match_points),
        points(team.game_points),
        shown(team.rank),
        players.collect::<String>(),
    )
}

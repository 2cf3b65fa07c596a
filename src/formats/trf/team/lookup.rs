//! Finds teams, players and games of a file by number.

use super::TrfTeam;
use crate::trf::{Trf, TrfEntry, TrfPlayer};
use inkundla_core::tournament::{EntrantId, SidesOfTeams, TeamPoints, Teams};
use std::collections::HashMap;

/// A file of teams with its indices.
pub(super) struct TeamLookup<'a> {
    pub(super) trf: &'a Trf,
    /// The index of each player's team.
    pub(super) team_of: HashMap<u32, usize>,
    /// The ids of the players in the event.
    pub(super) ids: HashMap<u32, EntrantId>,
    pub(super) boards: u16,
}

/// A game of a match: the player of the team with the lower index, and the opponent.
pub(super) struct SeatedPlayer<'a> {
    pub(super) one: (&'a TrfPlayer, TrfEntry),
    pub(super) other: (&'a TrfPlayer, TrfEntry),
}

impl<'a> TeamLookup<'a> {
    pub(super) fn of(trf: &'a Trf) -> TeamLookup<'a> {
        let teams = trf.teams.teams.iter().enumerate();
        let team_of: HashMap<u32, usize> = teams
            .flat_map(|(at, team)| team.players.iter().map(move |(_, number)| (*number, at)))
            .collect();
        let in_teams = trf.teams.teams.iter().flat_map(|team| &team.players);
        let in_teams = in_teams.map(|(_, number)| *number);
        let others = trf.players.iter().map(|player| player.number);
        let others = others.filter(|number| !team_of.contains_key(number));
        let ids = in_teams.chain(others).zip((1..).map(EntrantId)).collect();
        let mut lookup = TeamLookup {
            trf,
            team_of,
            ids,
            boards: 0,
        };
        lookup.boards = lookup.boards_of_a_match();
        lookup
    }

    /// By 352 or 300; else the most games of a match, else the size of the smallest team.
    pub(super) fn boards_of_a_match(&self) -> u16 {
        let records = &self.trf.teams;
        let line_ups = records.line_ups.iter().map(|one| one.players.len());
        let said = match records.colours.chars().count() {
            0 => line_ups.max().unwrap_or(0),
            colours => colours,
        };
        let rounds = 1..=self.trf.paired_rounds() as u16;
        let games = rounds.flat_map(|round| {
            let all = self.seats(round).into_values();
            all.map(|seats| seats.len()).collect::<Vec<_>>()
        });
        let sizes = records.teams.iter().map(|team| team.players.len());
        let found = match said {
            0 => games.max().or(sizes.min()).unwrap_or(1),
            said => said,
        };
        u16::try_from(found).unwrap_or(u16::MAX).max(1)
    }

    /// 192: `FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP]`. Without a type there are no colour
    /// preferences, but FIDE_TEAM alone means type A.
    pub(super) fn how(&self) -> Teams {
        let code = self.trf.header("192").unwrap_or_default();
        let code = code.to_ascii_uppercase();
        let sides = match () {
            () if code.contains("TYPEB") => SidesOfTeams::Graded,
            () if code.contains("_MP") || code.contains("_GP") => {
                if code.contains("TYPEA") {
                    SidesOfTeams::Simple
                } else {
                    SidesOfTeams::Ignored
                }
            }
            () => SidesOfTeams::Simple,
        };
        let first = code.find("_GP").zip(Some(code.find("_MP")));
        let is_by_games = first.is_some_and(|(games, matches)| matches.is_none_or(|at| games < at));
        Teams {
            boards: self.boards,
            is_swiss: !self.trf.is_round_robin(),
            is_free_order: false,
            sides,
            primary: if is_by_games {
                TeamPoints::Game
            } else {
                TeamPoints::Match
            },
        }
    }

    pub(super) fn last_round(&self) -> u16 {
        let records = &self.trf.teams;
        let byes = records.bye.iter().flat_map(|bye| {
            let last = bye.rounds.iter().rposition(Option::is_some);
            last.map(|at| at as u32 + 1)
        });
        let forfeits = records.forfeits.iter().map(|one| one.round);
        let games = self.trf.paired_rounds() as u32;
        let last = byes.chain(forfeits).max().unwrap_or(0).max(games);
        last.min(999) as u16
    }

    pub(super) fn id(&self, number: u32) -> Option<EntrantId> {
        self.ids.get(&number).copied()
    }

    pub(super) fn team(&self, number: u32) -> Option<(usize, &'a TrfTeam)> {
        let mut teams = self.trf.teams.teams.iter().enumerate();
        teams.find(|(_, team)| team.number == number)
    }

    /// The players of a team in a round, from the top board.
    pub(super) fn line_up(&self, team: &'a TrfTeam, round: u16) -> Vec<&'a TrfPlayer> {
        let mut said = self.trf.teams.line_ups.iter();
        let said = said.find(|one| one.team == team.number && one.round == u32::from(round));
        let numbers: Vec<u32> = match said {
            Some(one) => one.players.iter().flatten().copied().collect(),
            None => team.players.iter().map(|(_, number)| *number).collect(),
        };
        let player = |number: u32| {
            let mut all = self.trf.players.iter();
            all.find(|player| player.number == number)
        };
        numbers.into_iter().filter_map(player).collect()
    }

    /// The games of a round by match, the team with the lower index first.
    pub(super) fn seats(&self, round: u16) -> HashMap<(usize, usize), Vec<SeatedPlayer<'a>>> {
        let mut seats: HashMap<(usize, usize), Vec<SeatedPlayer<'a>>> = HashMap::new();
        let at = usize::from(round).saturating_sub(1);
        for (place, team) in self.trf.teams.teams.iter().enumerate() {
            for player in self.line_up(team, round) {
                let entry = player.entry_in(at);
                let Some(against) = entry.against else {
                    continue;
                };
                let mut all = self.trf.players.iter();
                let other = all.find(|one| one.number == against);
                let theirs = self.team_of.get(&against).copied();
                if let Some((other, theirs)) = other.zip(theirs).filter(|(_, at)| *at > place) {
                    let boards = seats.entry((place, theirs)).or_default();
                    boards.push(SeatedPlayer {
                        one: (player, entry),
                        other: (other, other.entry_in(at)),
                    });
                }
            }
        }
        seats
    }
}

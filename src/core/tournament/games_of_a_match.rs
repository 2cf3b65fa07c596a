//! The rules of the Swiss system, and matches of two games in two rounds.

use super::{Options, RoundNo, SwissSystem, System};

impl Options {
    /// The rules that pair the rounds of a Swiss system of players. With start groups they are Dutch.
    pub fn swiss_rules(&self) -> SwissSystem {
        match self.system {
            System::Swiss => self.terms.swiss_rules,
            _ => SwissSystem::Dutch,
        }
    }

    /// The number of rounds in which the same two meet: two where a match is two games. The ties of a
    /// knockout are not counted here.
    pub fn games_of_a_match(&self) -> u16 {
        let may = match self.system {
            System::Swiss => self.terms.swiss_rules == SwissSystem::Dutch,
            system => system == System::RoundRobin,
        };
        if may && self.terms.two_games { 2 } else { 1 }
    }

    /// Whether a round has the second games of matches.
    pub fn is_second_game(&self, round: RoundNo) -> bool {
        self.games_of_a_match() == 2 && round.0.is_multiple_of(2)
    }

    /// The round with the first game of the match that a round belongs to.
    pub fn first_game(&self, round: RoundNo) -> RoundNo {
        RoundNo(round.0 - u16::from(self.is_second_game(round)))
    }

    /// The default number of rounds, second games included (see [`System::rounds_needed`]).
    pub fn rounds_needed(&self, entrants: usize) -> u16 {
        let matches = self.system.rounds_needed(entrants);
        matches.saturating_mul(self.games_of_a_match())
    }

    /// The highest possible number of rounds, second games included (see [`System::rounds_possible`]).
    pub fn rounds_possible(&self, entrants: usize) -> u16 {
        let matches = self.system.rounds_possible(entrants);
        matches.saturating_mul(self.games_of_a_match())
    }
}

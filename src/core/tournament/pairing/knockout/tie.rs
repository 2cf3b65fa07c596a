//! One tie of a knockout: two who meet until one is through.

use crate::rules::Side;
use crate::tournament::{EntrantId, Pairing, PairingResult, RoundNo, Scored};

/// Two places of a bracket, and who came to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// Who meets; nobody on a place that stays empty.
    pub who: [Option<EntrantId>; 2],
    /// The games, also those without a result yet.
    pub games: Vec<TieGame>,
    /// Who goes on without a game, as the other one went home or was never there.
    pub walkover: Option<EntrantId>,
    /// Games before it can be decided.
    regular: usize,
}

/// A game of a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TieGame {
    /// In which round.
    pub round: RoundNo,
    /// Where, and who moved first.
    pub pairing: Pairing,
    /// How it came out.
    pub scored: Option<Scored>,
}

/// How a tie stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Another game is to be played.
    Open,
    /// One is through.
    Through(EntrantId),
    /// Nobody is: the place behind it stays empty.
    Nobody,
}

impl Tie {
    pub(super) fn new(who: [Option<EntrantId>; 2], regular: u16) -> Tie {
        Tie {
            who,
            games: Vec::new(),
            walkover: None,
            regular: usize::from(regular),
        }
    }

    /// How it stands.
    pub fn decision(&self) -> Decision {
        match (self.who, self.walkover) {
            (_, Some(one)) => Decision::Through(one),
            ([None, None], _) => Decision::Nobody,
            ([Some(one), None] | [None, Some(one)], _) => Decision::Through(one),
            ([Some(one), Some(other)], _) => self.by_games(one, other),
        }
    }

    fn by_games(&self, one: EntrantId, other: EntrantId) -> Decision {
        let is_played = |game: &&TieGame| game.scored.is_some();
        let played = self.games.iter().filter(is_played).count();
        if played < self.regular || played < self.games.len() {
            return Decision::Open;
        }
        match (self.score(one), self.score(other)) {
            // Neither came to any game: a double forfeit leaves nobody to go through.
            (0, 0) => Decision::Nobody,
            (mine, theirs) if mine > theirs => Decision::Through(one),
            (mine, theirs) if mine < theirs => Decision::Through(other),
            _ => Decision::Open,
        }
    }

    /// The score of one of the two in half points: 2 for a win, 1 for a draw.
    pub fn score(&self, who: EntrantId) -> u16 {
        self.games.iter().map(|game| game.half_points(who)).sum()
    }

    /// Who is out by it.
    pub fn loser(&self) -> Option<EntrantId> {
        match self.decision() {
            Decision::Through(winner) => self.who.into_iter().flatten().find(|one| *one != winner),
            Decision::Open | Decision::Nobody => None,
        }
    }

    /// Whether it is level after its usual games, so that it goes on.
    pub fn needs_decider(&self) -> bool {
        let played = self.games.iter().filter(|game| game.scored.is_some());
        let is_level = self
            .both()
            .is_some_and(|(one, other)| self.score(one) == self.score(other));
        played.count() >= self.regular && is_level && self.decision() == Decision::Open
    }

    /// Both, if two are to meet.
    pub(super) fn both(&self) -> Option<(EntrantId, EntrantId)> {
        self.who[0].zip(self.who[1])
    }

    pub(super) fn is_of(&self, pairing: &Pairing) -> bool {
        self.both()
            .is_some_and(|(one, other)| pairing.has(one) && pairing.has(other))
    }
}

impl TieGame {
    fn half_points(&self, who: EntrantId) -> u16 {
        let side = if self.pairing.first == who {
            Side::First
        } else {
            Side::Second
        };
        match self.scored.map(|scored| scored.result) {
            Some(PairingResult::Drawn) => 1,
            Some(result) if result.winner() == Some(side) => 2,
            _ => 0,
        }
    }
}

//! One tie of a knockout: two entrants who meet until one advances.

use crate::rules::Side;
use crate::tournament::crosstable::Score;
use crate::tournament::{EntrantId, Pairing, RoundNo, Scored};

/// Two places of a bracket, and the entrants in them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// The entrants; `None` for an empty place.
    pub who: [Option<EntrantId>; 2],
    /// The games, including those without a result.
    pub games: Vec<TieGame>,
    /// The entrant who advances without a game because the other one left or never came.
    pub walkover: Option<EntrantId>,
    /// Number of games before deciders.
    regular: usize,
}

/// A game of a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TieGame {
    /// The round.
    pub round: RoundNo,
    /// The board and the sides.
    pub pairing: Pairing,
    /// The result, if there is one.
    pub scored: Option<Scored>,
}

/// The state of a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// A game is to be played.
    Open,
    /// An entrant advances.
    Through(EntrantId),
    /// Nobody advances: the place in the next stage stays empty.
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

    /// A tie of the same entrants, without games.
    pub(super) fn again(&self) -> Tie {
        Tie {
            who: self.who,
            games: Vec::new(),
            walkover: None,
            regular: self.regular,
        }
    }

    /// The state of the tie.
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
            // Neither has a point: nobody advances.
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

    /// The entrant who advances.
    pub fn winner(&self) -> Option<EntrantId> {
        match self.decision() {
            Decision::Through(winner) => Some(winner),
            Decision::Open | Decision::Nobody => None,
        }
    }

    /// The entrant who does not advance because the other one does.
    pub fn loser(&self) -> Option<EntrantId> {
        match self.decision() {
            Decision::Through(winner) => self.who.into_iter().flatten().find(|one| *one != winner),
            Decision::Open | Decision::Nobody => None,
        }
    }

    /// Whether the tie is level after its regular games, so that a decider follows.
    pub fn needs_decider(&self) -> bool {
        let played = self.games.iter().filter(|game| game.scored.is_some());
        let is_level = self
            .both()
            .is_some_and(|(one, other)| self.score(one) == self.score(other));
        played.count() >= self.regular && is_level && self.decision() == Decision::Open
    }

    /// Both entrants, if no place is empty.
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
        match self.scored.map(|scored| scored.result.score(side)) {
            Some(Score::Win) => 2,
            Some(Score::Draw) => 1,
            Some(Score::Loss) | None => 0,
        }
    }
}

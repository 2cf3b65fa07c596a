//! What an organiser settles before the pairing: byes, pairs kept apart, settled pairs, fixed
//! boards.

use super::{BoardNo, ByeKind, EntrantId, Pairing, RoundNo};
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// What an organiser may settle about the pairing beyond system and rounds.
/// Everything has a usual value, so what was stored before it existed is read
/// as if nothing had been settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PairingConstraints {
    /// C.04.3:5.1 the side of the highest numbered player in round 1.
    pub initial: Side,
    /// C.04.7 whether the upper half has extra points in the first rounds, for
    /// the pairing only.
    pub is_accelerated: bool,
    /// Until which round children of one school are kept apart; the whole event without one.
    pub schools_apart_through: Option<RoundNo>,
    /// Pairs who shall not meet.
    pub kept_apart: Vec<KeptApart>,
    /// Who sits out in a round to come, as was asked beforehand.
    pub sits_out: Vec<SitsOut>,
    /// Pairs that are settled before the rest of the round is paired.
    pub settled: Vec<Settled>,
    /// Who always sits at one board.
    pub seats: Vec<Seat>,
}

/// Two who shall not meet, such as siblings (C.04.2:3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptApart {
    /// One of them.
    pub one: EntrantId,
    /// The other.
    pub other: EntrantId,
    /// The first round for which it holds; from the beginning without one.
    #[serde(default)]
    pub from: Option<RoundNo>,
    /// The last round for which it holds; the whole event without one.
    #[serde(default)]
    pub through: Option<RoundNo>,
    /// Whether it holds even when the round cannot be paired otherwise.
    #[serde(default)]
    pub is_strict: bool,
}

/// A round in which somebody will not play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SitsOut {
    /// Who.
    pub entrant: EntrantId,
    /// When.
    pub round: RoundNo,
    /// What the round is worth.
    pub kind: ByeKind,
}

/// A pair that is settled beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settled {
    /// In which round.
    pub round: RoundNo,
    /// Who moves first.
    pub first: EntrantId,
    /// Who moves second.
    pub second: EntrantId,
}

/// Somebody who always sits at one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// Who.
    pub entrant: EntrantId,
    /// Where.
    pub board: BoardNo,
}

impl Default for PairingConstraints {
    fn default() -> PairingConstraints {
        PairingConstraints {
            initial: Side::First,
            is_accelerated: false,
            schools_apart_through: None,
            kept_apart: Vec::new(),
            sits_out: Vec::new(),
            settled: Vec::new(),
            seats: Vec::new(),
        }
    }
}

impl PairingConstraints {
    /// What was asked for an entrant in a round.
    pub fn bye_of(&self, entrant: EntrantId, round: RoundNo) -> Option<ByeKind> {
        let asked = self
            .sits_out
            .iter()
            .find(|one| one.entrant == entrant && one.round == round);
        asked.map(|one| one.kind)
    }

    /// The board at which an entrant always sits.
    pub fn seat_of(&self, entrant: EntrantId) -> Option<BoardNo> {
        let seat = self.seats.iter().find(|one| one.entrant == entrant);
        seat.map(|seat| seat.board)
    }

    /// The pairs kept apart in a round.
    pub fn apart_in(&self, round: RoundNo) -> impl Iterator<Item = &KeptApart> {
        let holds = move |pair: &&KeptApart| {
            pair.from.is_none_or(|first| round >= first)
                && pair.through.is_none_or(|last| round <= last)
        };
        self.kept_apart.iter().filter(holds)
    }

    /// Whether schools are still kept apart in a round, if they are at all.
    pub fn schools_apart_in(&self, round: RoundNo) -> bool {
        self.schools_apart_through.is_none_or(|last| round <= last)
    }
}

impl PairingConstraints {
    /// Settles a pair of a round, or, if it is, does so no longer. Whatever was
    /// settled of the two in that round before is forgotten.
    pub fn toggle_settled(&mut self, round: RoundNo, pairing: &Pairing) {
        let was = self.is_settled(round, pairing);
        self.settled.retain(|one| {
            one.round != round || !(pairing.has(one.first) || pairing.has(one.second))
        });
        if !was {
            self.settled.push(Settled {
                round,
                first: pairing.first,
                second: pairing.second,
            });
        }
    }

    /// Whether just this pair is settled for a round.
    pub fn is_settled(&self, round: RoundNo, pairing: &Pairing) -> bool {
        self.settled
            .iter()
            .any(|one| one.round == round && pairing.has(one.first) && pairing.has(one.second))
    }
}

impl KeptApart {
    /// Whether it is about these two, in either order.
    pub fn is_of(&self, one: EntrantId, other: EntrantId) -> bool {
        (self.one, self.other) == (one, other) || (self.one, self.other) == (other, one)
    }
}

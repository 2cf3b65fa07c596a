//! Constraints that an organiser sets before the pairing: byes, pairs kept apart, fixed pairs, and
//! fixed boards.

use super::{BoardNo, ByeKind, EntrantId, Pairing, RoundNo, SwissSystem};
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// Pairing options beyond system and rounds. All fields have defaults, so that data stored before a
/// field existed can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PairingConstraints {
    /// C.04.3:5.1 the side of the highest numbered player in round 1.
    pub initial: Side,
    /// C.04.7 whether the upper half has virtual points in the first rounds.
    pub is_accelerated: bool,
    /// The rules that pair the rounds of [`System::Swiss`](super::System::Swiss); other systems ignore it.
    pub swiss_rules: SwissSystem,
    /// Whether a match is two games, one with either side, in two rounds; in the Swiss system by the Dutch
    /// rules and in a single round robin.
    pub two_games: bool,
    /// The last round in which schoolmates are kept apart; the whole event if `None`.
    pub schools_apart_through: Option<RoundNo>,
    /// Pairs that are kept apart.
    pub kept_apart: Vec<KeptApart>,
    /// Requested byes.
    pub sits_out: Vec<SitsOut>,
    /// Fixed pairs.
    pub settled: Vec<Settled>,
    /// Fixed boards.
    pub seats: Vec<Seat>,
    /// The teams of players whose team is not their school.
    pub teams: Vec<TeamMember>,
    /// Players who are the captains of their teams.
    pub captains: Vec<EntrantId>,
    /// Line-ups of teams that were handed in.
    pub line_ups: Vec<LineUp>,
    /// The round for which captains are asked for line-ups, if they are.
    pub line_up_call: Option<LineUpCall>,
}

/// Two entrants who should not meet, such as siblings (C.04.2:3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptApart {
    /// One entrant.
    pub one: EntrantId,
    /// The other entrant.
    pub other: EntrantId,
    /// The first round of the constraint; from round 1 if `None`.
    #[serde(default)]
    pub from: Option<RoundNo>,
    /// The last round of the constraint; the whole event if `None`.
    #[serde(default)]
    pub through: Option<RoundNo>,
    /// Whether it holds even if the round then has no legal pairing.
    #[serde(default)]
    pub is_strict: bool,
}

/// A requested bye.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SitsOut {
    /// The entrant.
    pub entrant: EntrantId,
    /// The round.
    pub round: RoundNo,
    /// The kind of bye, which decides the points.
    pub kind: ByeKind,
}

/// A pair fixed by the organiser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settled {
    /// The round.
    pub round: RoundNo,
    /// The entrant who moves first.
    pub first: EntrantId,
    /// The entrant who moves second.
    pub second: EntrantId,
}

/// The fixed board of an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// The entrant.
    pub entrant: EntrantId,
    /// The board.
    pub board: BoardNo,
}

/// A player whose team has a name of its own: `North B` of the school `North`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TeamMember {
    /// The player.
    pub entrant: EntrantId,
    /// The name of the team.
    pub team: String,
}

/// The line-up of a team in a round. The team is that of the players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineUp {
    /// The round.
    pub round: RoundNo,
    /// The players, the top board first.
    pub players: Vec<EntrantId>,
}

/// A round for which captains are asked for their line-ups.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineUpCall {
    /// The round.
    pub round: RoundNo,
    /// The end, in milliseconds since 1970 (UTC). After it only organisers set line-ups.
    pub closes_at_ms: i64,
}

impl Default for PairingConstraints {
    fn default() -> PairingConstraints {
        PairingConstraints {
            initial: Side::First,
            is_accelerated: false,
            swiss_rules: SwissSystem::default(),
            two_games: false,
            schools_apart_through: None,
            kept_apart: Vec::new(),
            sits_out: Vec::new(),
            settled: Vec::new(),
            seats: Vec::new(),
            teams: Vec::new(),
            captains: Vec::new(),
            line_ups: Vec::new(),
            line_up_call: None,
        }
    }
}

impl PairingConstraints {
    /// The requested bye of an entrant in a round.
    pub fn bye_of(&self, entrant: EntrantId, round: RoundNo) -> Option<ByeKind> {
        let asked = self
            .sits_out
            .iter()
            .find(|one| one.entrant == entrant && one.round == round);
        asked.map(|one| one.kind)
    }

    /// The fixed board of an entrant.
    pub fn seat_of(&self, entrant: EntrantId) -> Option<BoardNo> {
        let seat = self.seats.iter().find(|one| one.entrant == entrant);
        seat.map(|seat| seat.board)
    }

    /// The name of the team of an entrant, where it is not the school.
    pub fn team_of(&self, entrant: EntrantId) -> Option<&str> {
        let member = self.teams.iter().find(|one| one.entrant == entrant);
        member.map(|one| one.team.as_str())
    }

    /// The pairs kept apart in a round.
    pub fn apart_in(&self, round: RoundNo) -> impl Iterator<Item = &KeptApart> {
        let holds = move |pair: &&KeptApart| {
            pair.from.is_none_or(|first| round >= first)
                && pair.through.is_none_or(|last| round <= last)
        };
        self.kept_apart.iter().filter(holds)
    }

    /// Whether a round is within the limit for keeping schoolmates apart.
    pub fn schools_apart_in(&self, round: RoundNo) -> bool {
        self.schools_apart_through.is_none_or(|last| round <= last)
    }
}

impl PairingConstraints {
    /// Fixes a pair of a round, or releases it if it is fixed. Other fixed pairs of the two in that
    /// round are removed.
    pub fn toggle_fixed_pair(&mut self, round: RoundNo, pairing: &Pairing) {
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

    /// Whether the pair is fixed in a round, with either side moving first.
    pub fn is_settled(&self, round: RoundNo, pairing: &Pairing) -> bool {
        self.settled
            .iter()
            .any(|one| one.round == round && pairing.has(one.first) && pairing.has(one.second))
    }
}

impl KeptApart {
    /// Whether the pair consists of these two, in either order.
    pub fn is_of(&self, one: EntrantId, other: EntrantId) -> bool {
        (self.one, self.other) == (one, other) || (self.one, self.other) == (other, one)
    }
}

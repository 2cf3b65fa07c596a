//! Messages for pairings, results and warnings.

use super::localize::{joined, message_ids};
use super::pairing_explanation_messages::{by_side, full_name};
use super::{Localize, Localizer, Message};
use inkundla_core::rules::{BySide, Side};
use inkundla_core::tournament::pairing::{Float, Obstacle, Warning};
use inkundla_core::tournament::{ByeKind, EntrantId, PairingResult, Tournament};

/// A result as shown in tables: `1–0`, `½–½`.
pub fn score_text(result: PairingResult) -> &'static str {
    match (result.winner(), result) {
        (Some(Side::First), _) => "1–0",
        (Some(Side::Second), _) => "0–1",
        (None, PairingResult::DoubleForfeit | PairingResult::BothLost) => "0–0",
        (None, PairingResult::HalfPoint(Side::First)) => "½–0",
        (None, PairingResult::HalfPoint(Side::Second)) => "0–½",
        (None, _) => "½–½",
    }
}

/// Describes a result with the names of winner and loser.
pub struct ResultMessage<'a> {
    /// The result.
    pub result: PairingResult,
    /// The names of the players, as far as the reader may see them.
    pub names: BySide<&'a str>,
}

impl Localize for ResultMessage<'_> {
    fn message(&self, _: &Localizer) -> Message {
        let plain = match self.result {
            PairingResult::Won(_) => "outcome-won",
            PairingResult::Drawn => "outcome-drawn",
            PairingResult::Awarded(_) => "outcome-awarded",
            PairingResult::Forfeit(_) => "outcome-forfeit",
            PairingResult::DoubleForfeit => "outcome-double-forfeit",
            PairingResult::HalfPoint(_) => "outcome-half-point",
            PairingResult::BothLost => "outcome-both-lost",
        };
        let sentence = Message::new(plain).with("score", score_text(self.result));
        let ahead = match self.result {
            PairingResult::HalfPoint(side) => Some(side),
            result => result.winner(),
        };
        match ahead {
            Some(side) => sentence
                .with("winner", self.names[side])
                .with("loser", self.names[!side]),
            None => sentence,
        }
    }
}

message_ids!(ByeKind {
    Allocated = "bye-allocated",
    Full = "bye-full",
    Half = "bye-half",
    Absent = "bye-absent",
});

/// Describes a warning about a draft, with full names for the organiser.
pub struct WarningMessage<'a>(pub &'a Warning, pub &'a Tournament);

impl Localize for WarningMessage<'_> {
    fn message(&self, _: &Localizer) -> Message {
        let WarningMessage(warning, tournament) = self;
        let who = |id: &EntrantId| full_name(tournament, *id);
        match warning {
            Warning::MetBefore { rounds, .. } => {
                Message::new("note-met-before").with("rounds", joined(rounds))
            }
            Warning::SameSchool { .. } => Message::new("note-same-school"),
            Warning::KeptApart { strictly: true, .. } => Message::new("note-kept-apart"),
            Warning::KeptApart { .. } => Message::new("note-rather-apart"),
            Warning::PointsApart { apart, .. } => {
                Message::new("note-points-apart").with("points", apart.to_string())
            }
            Warning::SameSideAgain { entrant, side, .. } => {
                let id = by_side(*side, "note-first-again", "note-second-again");
                Message::new(id).with("player", who(entrant))
            }
            Warning::SideTooOften { .. }
            | Warning::StayedAway { .. }
            | Warning::CouldBeEqual { .. }
            | Warning::FloatsAgain { .. }
            | Warning::NotByPlan { .. }
            | Warning::ByeAbove { .. } => self.of_players(),
            Warning::OtherPairs { boards } => Message::new("note-other-pairs")
                .with("n", boards.len())
                .with("boards", joined(boards)),
            Warning::SecondBye { entrant } => {
                Message::new("note-second-bye").with("player", who(entrant))
            }
            Warning::MoreThanOneBye { byes } => Message::new("note-more-byes").with("n", *byes),
            Warning::HereButAbsent { entrant } => {
                Message::new("note-here-but-absent").with("player", who(entrant))
            }
            Warning::OneIsAbsent { entrant, .. } => {
                Message::new("note-one-absent").with("player", who(entrant))
            }
            Warning::HasGoneHome { entrant, .. } => {
                Message::new("note-gone-home").with("player", who(entrant))
            }
            Warning::NotPaired { entrant } => {
                Message::new("note-not-paired").with("player", who(entrant))
            }
            Warning::LastPlaceShared { entrant, other } => Message::new("note-last-place-shared")
                .with("player", who(entrant))
                .with("other", who(other)),
            Warning::IsOut { entrant } => Message::new("note-is-out").with("player", who(entrant)),
            Warning::PairedTwice { entrant } => {
                Message::new("note-paired-twice").with("player", who(entrant))
            }
            Warning::Stranger { .. } => Message::new("note-stranger"),
        }
    }
}

impl WarningMessage<'_> {
    /// Warnings about players and their alternatives.
    fn of_players(&self) -> Message {
        let WarningMessage(warning, tournament) = self;
        let about = |id: &'static str, who: &EntrantId| {
            Message::new(id).with("player", full_name(tournament, *who))
        };
        match warning {
            Warning::SideTooOften {
                entrant,
                side,
                more,
                ..
            } => {
                let id = by_side(*side, "note-first-too-often", "note-second-too-often");
                about(id, entrant).with("n", *more)
            }
            Warning::StayedAway {
                entrant, rounds, ..
            } => about("note-stayed-away", entrant).with("n", *rounds),
            Warning::CouldBeEqual {
                apart,
                entrant,
                other,
                ..
            } => about("note-could-be-equal", entrant)
                .with("points", apart.to_string())
                .with("other", full_name(tournament, *other)),
            Warning::FloatsAgain {
                entrant,
                float,
                round,
                ..
            } => {
                let id = match float {
                    Float::Down => "note-floats-down-again",
                    Float::Up => "note-floats-up-again",
                };
                about(id, entrant).with("round", round.0)
            }
            Warning::ByeAbove { entrant, other } => {
                about("note-bye-above", entrant).with("other", full_name(tournament, *other))
            }
            _ => Message::new("note-not-by-plan"),
        }
    }
}

/// Explains why there is no legal pairing, with full names for the organiser.
pub struct ObstacleMessage<'a>(pub Obstacle, pub &'a Tournament);

impl Localize for ObstacleMessage<'_> {
    fn message(&self, _: &Localizer) -> Message {
        let ObstacleMessage(why, tournament) = self;
        match why {
            Obstacle::NobodyForBye => Message::new("obstacle-bye"),
            Obstacle::NobodyToMeet(who) => {
                Message::new("obstacle-stuck").with("player", full_name(tournament, *who))
            }
            Obstacle::CannotAllMeet { pairs: 0 } => Message::new("obstacle-sides"),
            Obstacle::CannotAllMeet { pairs } => Message::new("obstacle-pairs").with("n", *pairs),
        }
    }
}

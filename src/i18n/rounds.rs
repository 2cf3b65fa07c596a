//! Pairings and results in words.

use super::{Localize, Localizer, Message};
use inkundla_core::rules::{BySide, Side};
use inkundla_core::tournament::pairing::{Obstacle, Warning};
use inkundla_core::tournament::{ByeKind, EntrantId, PairingResult, RoundNo, Tournament};

/// A result as it stands in tables: `1–0`, `½–½`.
pub fn score_text(result: PairingResult) -> &'static str {
    match (result.winner(), result) {
        (Some(Side::First), _) => "1–0",
        (Some(Side::Second), _) => "0–1",
        (None, PairingResult::DoubleForfeit) => "0–0",
        (None, _) => "½–½",
    }
}

/// A result with the names of who won or stayed away.
pub struct ResultMessage<'a> {
    /// The result.
    pub result: PairingResult,
    /// Who sits there, under the names that the reader may see.
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
        };
        let sentence = Message::new(plain).with("score", score_text(self.result));
        match self.result.winner() {
            Some(side) => sentence
                .with("winner", self.names[side])
                .with("loser", self.names[!side]),
            None => sentence,
        }
    }
}

impl Localize for ByeKind {
    fn message(&self, _: &Localizer) -> Message {
        Message::new(match self {
            ByeKind::Allocated => "bye-allocated",
            ByeKind::Full => "bye-full",
            ByeKind::Half => "bye-half",
            ByeKind::Absent => "bye-absent",
        })
    }
}

/// A warning about a draft, with the names of the children: for the organiser.
pub struct WarningMessage<'a>(pub &'a Warning, pub &'a Tournament);

impl Localize for WarningMessage<'_> {
    fn message(&self, _: &Localizer) -> Message {
        let WarningMessage(warning, tournament) = self;
        let who = |id: &EntrantId| name(tournament, *id);
        match warning {
            Warning::MetBefore { rounds, .. } => {
                Message::new("note-met-before").with("rounds", list(rounds))
            }
            Warning::SameSchool { .. } => Message::new("note-same-school"),
            Warning::KeptApart { strictly, .. } => Message::new(match strictly {
                true => "note-kept-apart",
                false => "note-rather-apart",
            }),
            Warning::PointsApart { apart, .. } => {
                Message::new("note-points-apart").with("points", apart.to_string())
            }
            Warning::SameSideAgain { entrant, side, .. } => Message::new(match side {
                Side::First => "note-first-again",
                Side::Second => "note-second-again",
            })
            .with("player", who(entrant)),
            Warning::SideTooOften { .. }
            | Warning::StayedAway { .. }
            | Warning::CouldBeEqual { .. }
            | Warning::NotByPlan { .. }
            | Warning::ByeAbove { .. } => self.of_players(),
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
            Warning::IsOut { entrant } => Message::new("note-is-out").with("player", who(entrant)),
            Warning::PairedTwice { entrant } => {
                Message::new("note-paired-twice").with("player", who(entrant))
            }
            Warning::Stranger { .. } => Message::new("note-stranger"),
        }
    }
}

impl WarningMessage<'_> {
    /// Of those who may not be here, or could have been paired in another way.
    fn of_players(&self) -> Message {
        let WarningMessage(warning, tournament) = self;
        let about = |id: &'static str, who: &EntrantId| {
            Message::new(id).with("player", name(tournament, *who))
        };
        match warning {
            Warning::SideTooOften {
                entrant,
                side,
                more,
                ..
            } => match side {
                Side::First => about("note-first-too-often", entrant),
                Side::Second => about("note-second-too-often", entrant),
            }
            .with("n", *more),
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
                .with("other", name(tournament, *other)),
            Warning::ByeAbove { entrant, other } => {
                about("note-bye-above", entrant).with("other", name(tournament, *other))
            }
            _ => Message::new("note-not-by-plan"),
        }
    }
}

/// Why there is no legal pairing, with the name of whom it is about: for the organiser.
pub struct ObstacleMessage<'a>(pub Obstacle, pub &'a Tournament);

impl Localize for ObstacleMessage<'_> {
    fn message(&self, _: &Localizer) -> Message {
        let ObstacleMessage(why, tournament) = self;
        match why {
            Obstacle::NobodyForBye => Message::new("obstacle-bye"),
            Obstacle::NobodyToMeet(who) => {
                Message::new("obstacle-stuck").with("player", name(tournament, *who))
            }
            Obstacle::CannotAllMeet { pairs: 0 } => Message::new("obstacle-sides"),
            Obstacle::CannotAllMeet { pairs } => Message::new("obstacle-pairs").with("n", *pairs),
        }
    }
}

fn name(tournament: &Tournament, id: EntrantId) -> String {
    let known = tournament.entrant(id);
    known.map_or_else(|| format!("#{}", id.0), |entrant| entrant.name.full())
}

fn list(rounds: &[RoundNo]) -> String {
    let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    rounds.join(", ")
}

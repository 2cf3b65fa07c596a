//! Pairings and results in words.

use super::{Sentence, Speak, Tongue};
use crate::rules::{BySide, Side};
use crate::tournament::pairing::{Obstacle, Warning};
use crate::tournament::{ByeKind, EntrantId, PairingResult, RoundNo, Tournament};

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
pub struct ResultTold<'a> {
    /// The result.
    pub result: PairingResult,
    /// Who sits there, under the names that the reader may see.
    pub names: BySide<&'a str>,
}

impl Speak for ResultTold<'_> {
    fn sentence(&self, _: &Tongue) -> Sentence {
        let plain = match self.result {
            PairingResult::Won(_) => "outcome-won",
            PairingResult::Drawn => "outcome-drawn",
            PairingResult::Awarded(_) => "outcome-awarded",
            PairingResult::Forfeit(_) => "outcome-forfeit",
            PairingResult::DoubleForfeit => "outcome-double-forfeit",
        };
        let sentence = Sentence::plain(plain).with("score", score_text(self.result));
        match self.result.winner() {
            Some(side) => sentence
                .with("winner", self.names[side])
                .with("loser", self.names[!side]),
            None => sentence,
        }
    }
}

impl Speak for ByeKind {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            ByeKind::Allocated => "bye-allocated",
            ByeKind::Full => "bye-full",
            ByeKind::Half => "bye-half",
            ByeKind::Absent => "bye-absent",
        })
    }
}

/// A warning about a draft, with the names of the children: for the organiser.
pub struct WarningTold<'a>(pub &'a Warning, pub &'a Tournament);

impl Speak for WarningTold<'_> {
    fn sentence(&self, _: &Tongue) -> Sentence {
        let WarningTold(warning, tournament) = self;
        let who = |id: &EntrantId| name(tournament, *id);
        match warning {
            Warning::MetBefore { rounds, .. } => {
                Sentence::plain("note-met-before").with("rounds", list(rounds))
            }
            Warning::SameSchool { .. } => Sentence::plain("note-same-school"),
            Warning::KeptApart { strictly, .. } => Sentence::plain(match strictly {
                true => "note-kept-apart",
                false => "note-rather-apart",
            }),
            Warning::PointsApart { apart, .. } => {
                Sentence::plain("note-points-apart").with("points", apart.to_string())
            }
            Warning::SameSideAgain { entrant, side, .. } => Sentence::plain(match side {
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
                Sentence::plain("note-second-bye").with("player", who(entrant))
            }
            Warning::MoreThanOneBye { byes } => Sentence::plain("note-more-byes").with("n", *byes),
            Warning::HereButAbsent { entrant } => {
                Sentence::plain("note-here-but-absent").with("player", who(entrant))
            }
            Warning::OneIsAbsent { entrant, .. } => {
                Sentence::plain("note-one-absent").with("player", who(entrant))
            }
            Warning::HasGoneHome { entrant, .. } => {
                Sentence::plain("note-gone-home").with("player", who(entrant))
            }
            Warning::NotPaired { entrant } => {
                Sentence::plain("note-not-paired").with("player", who(entrant))
            }
            Warning::IsOut { entrant } => {
                Sentence::plain("note-is-out").with("player", who(entrant))
            }
            Warning::PairedTwice { entrant } => {
                Sentence::plain("note-paired-twice").with("player", who(entrant))
            }
            Warning::Stranger { .. } => Sentence::plain("note-stranger"),
        }
    }
}

impl WarningTold<'_> {
    /// Of those who may not be here, or could have been paired in another way.
    fn of_players(&self) -> Sentence {
        let WarningTold(warning, tournament) = self;
        let about = |id: &'static str, who: &EntrantId| {
            Sentence::plain(id).with("player", name(tournament, *who))
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
            _ => Sentence::plain("note-not-by-plan"),
        }
    }
}

/// Why there is no legal pairing, with the name of whom it is about: for the organiser.
pub struct ObstacleTold<'a>(pub Obstacle, pub &'a Tournament);

impl Speak for ObstacleTold<'_> {
    fn sentence(&self, _: &Tongue) -> Sentence {
        let ObstacleTold(why, tournament) = self;
        match why {
            Obstacle::NobodyForBye => Sentence::plain("obstacle-bye"),
            Obstacle::NobodyToMeet(who) => {
                Sentence::plain("obstacle-stuck").with("player", name(tournament, *who))
            }
            Obstacle::CannotAllMeet { pairs: 0 } => Sentence::plain("obstacle-sides"),
            Obstacle::CannotAllMeet { pairs } => {
                Sentence::plain("obstacle-pairs").with("n", *pairs)
            }
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

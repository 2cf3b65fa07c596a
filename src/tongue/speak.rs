//! Which message says what. Every match is exhaustive, so that a new refusal
//! cannot be forgotten.

use super::{Tongue, Value};
use crate::referee::{Card, Event, Ground, Offence, Outcome, Pause, Reading, Refusal, Step};
use crate::rules::{IllegalTurn, LOST_TURN, Side, WhyNot};

/// A message id with its values.
pub struct Sentence {
    /// The id in the message files.
    pub id: &'static str,
    /// The values in it.
    pub values: Vec<(&'static str, Value)>,
}

impl Sentence {
    /// A message without values.
    pub fn plain(id: &'static str) -> Sentence {
        Sentence {
            id,
            values: Vec::new(),
        }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Sentence {
        self.values.push((name, value.into()));
        self
    }
}

/// Something that can be said in any language.
pub trait Speak {
    /// What to say. The tongue is for words inside the sentence.
    fn sentence(&self, tongue: &Tongue) -> Sentence;
}

/// The word for a side where no player's name is at hand.
pub fn side_id(side: Side) -> &'static str {
    match side {
        Side::First => "side-first",
        Side::Second => "side-second",
    }
}

impl Speak for Side {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(side_id(*self))
    }
}

impl Speak for WhyNot {
    fn sentence(&self, _: &Tongue) -> Sentence {
        let sentence = Sentence::plain(why_not_id(self));
        match self {
            WhyNot::NotNeighbours { from, to } | WhyNot::NoLeap { from, to } => {
                sentence.with("from", from.as_str()).with("to", to.as_str())
            }
            WhyNot::Occupied(point)
            | WhyNot::NotYours(point)
            | WhyNot::NoSuchPoint(point)
            | WhyNot::ShotTwice(point)
            | WhyNot::NoTarget(point)
            | WhyNot::Protected(point)
            | WhyNot::MustGoOn(point)
            | WhyNot::Exposed(point)
            | WhyNot::CastleClosed(point)
            | WhyNot::MustLeaveCastle(point)
            | WhyNot::CastleKeeps(point)
            | WhyNot::OutflanksNothing(point)
            | WhyNot::NotWrong(point) => sentence.with("point", point.as_str()),
            _ => sentence,
        }
    }
}

fn why_not_id(why: &WhyNot) -> &'static str {
    match why {
        WhyNot::Unreadable => "whynot-unreadable",
        WhyNot::GameOver => "whynot-game-over",
        WhyNot::Occupied(_) => "whynot-occupied",
        WhyNot::NotYours(_) => "whynot-not-yours",
        WhyNot::NoSuchPoint(_) => "whynot-no-such-point",
        WhyNot::TooFewShots => "whynot-too-few-shots",
        WhyNot::ShotTwice(_) => "whynot-shot-twice",
        WhyNot::LostTurn => "whynot-lost-turn",
        WhyNot::MustPlace => "whynot-must-place",
        WhyNot::HandEmpty => "whynot-hand-empty",
        WhyNot::NotNeighbours { .. } => "whynot-not-neighbours",
        WhyNot::MustShoot => "whynot-must-shoot",
        WhyNot::NoShot => "whynot-no-shot",
        WhyNot::TooManyShots => "whynot-too-many-shots",
        WhyNot::NoTarget(_) => "whynot-no-target",
        WhyNot::Protected(_) => "whynot-protected",
        WhyNot::BannedReturn => "whynot-banned-return",
        WhyNot::GiftDue => "whynot-gift-due",
        WhyNot::NoGift => "whynot-no-gift",
        WhyNot::MayNotPass => "whynot-may-not-pass",
        WhyNot::MustPass => "whynot-must-pass",
        WhyNot::NoLeap { .. } => "whynot-no-leap",
        WhyNot::OnlyKnightsCharge => "whynot-only-knights-charge",
        WhyNot::MustCapture => "whynot-must-capture",
        WhyNot::MustGoOn(_) => "whynot-must-go-on",
        WhyNot::Exposed(_) => "whynot-exposed",
        WhyNot::BackToStart => "whynot-back-to-start",
        WhyNot::CastleClosed(_) => "whynot-castle-closed",
        WhyNot::MustLeaveCastle(_) => "whynot-must-leave-castle",
        WhyNot::CastleKeeps(_) => "whynot-castle-keeps",
        WhyNot::NoCastleMoveLeft => "whynot-no-castle-move-left",
        WhyNot::OutflanksNothing(_) => "whynot-outflanks-nothing",
        WhyNot::UmpireOnly => "whynot-umpire-only",
        WhyNot::NotWrong(_) => "whynot-not-wrong",
    }
}

impl Speak for IllegalTurn {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        Sentence::plain("illegal-turn")
            .with("turn", self.text.as_str())
            .with("why", tongue.speak(&self.why))
    }
}

impl Speak for Refusal {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        match self {
            Refusal::Illegal(illegal) => illegal.sentence(tongue),
            Refusal::NotStarted => Sentence::plain("refusal-not-started"),
            Refusal::AlreadyStarted => Sentence::plain("refusal-already-started"),
            Refusal::Over => Sentence::plain("refusal-over"),
            Refusal::NotOver => Sentence::plain("refusal-not-over"),
            Refusal::Paused => Sentence::plain("refusal-paused"),
            Refusal::NotPaused => Sentence::plain("refusal-not-paused"),
            Refusal::NoTurnToTakeBack => Sentence::plain("refusal-no-turn-to-take-back"),
            Refusal::NoCardToTakeBack => Sentence::plain("refusal-no-card-to-take-back"),
            Refusal::ReasonMissing => Sentence::plain("refusal-reason-missing"),
            Refusal::NoClock => Sentence::plain("refusal-no-clock"),
            Refusal::ClockNotCalled => Sentence::plain("refusal-clock-not-called"),
            Refusal::StillInTime { left_ms } => Sentence::plain("refusal-still-in-time")
                .with("seconds", left_ms.div_euclid(1000) + 1),
            Refusal::NotToMove => Sentence::plain("refusal-not-to-move"),
            Refusal::NoTurnToGive => Sentence::plain("refusal-no-turn-to-give"),
            Refusal::Bug(_) => Sentence::plain("refusal-bug"),
        }
    }
}

impl Speak for Card {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            Card::Yellow => "yellow-card",
            Card::Red => "red-card",
        })
    }
}

impl Speak for Step {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            Step::Yellow => "step-yellow",
            Step::Red => "step-red",
            Step::Award => "step-award",
        })
    }
}

impl Speak for Offence {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            Offence::Delay => "offence-delay",
            Offence::IllegalTurn => "offence-illegal-turn",
            Offence::Misconduct => "offence-misconduct",
        })
    }
}

/// A turn told in words: `White places a cow on A6, three-in-a-row, shoots R3`.
pub struct TurnTold<'a> {
    /// Who played it.
    pub side: Side,
    /// In notation.
    pub turn: &'a str,
}

impl Speak for TurnTold<'_> {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        let side = tongue.speak(&self.side);
        let (step, shots) = self.turn.split_once('x').unwrap_or((self.turn, ""));
        let shots = shots.replace('x', ", ");
        let sentence = match step.split_once('-') {
            _ if step == LOST_TURN => return Sentence::plain("told-lost-turn").with("side", side),
            _ if step == "--" => return Sentence::plain("told-pass").with("side", side),
            Some((from, to)) => Sentence::plain(if shots.is_empty() {
                "told-move"
            } else {
                "told-move-shot"
            })
            .with("from", from)
            .with("to", to),
            None => match step.strip_prefix('~') {
                Some(point) => Sentence::plain("told-gift").with("to", point),
                None => Sentence::plain(if shots.is_empty() {
                    "told-place"
                } else {
                    "told-place-shot"
                })
                .with("to", step),
            },
        };
        sentence.with("side", side).with("shot", shots)
    }
}

/// How a game ended, with the players' names.
pub struct EndTold<'a> {
    /// What it came to.
    pub outcome: Outcome,
    /// By what.
    pub ground: &'a Ground,
    /// The name of the player who won, or of the side.
    pub winner: String,
}

impl Speak for EndTold<'_> {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        let id = match self.outcome {
            Outcome::Won(_) => "end-won",
            Outcome::Drawn => "end-drawn",
            Outcome::NotPlayed => "end-not-played",
        };
        Sentence::plain(id)
            .with("winner", self.winner.as_str())
            .with("why", ground(tongue, self.ground))
    }
}

fn ground(tongue: &Tongue, ground: &Ground) -> String {
    match ground {
        // The clause is stored by name; an old or new name still reads.
        Ground::Law { clause } => tongue.say(&format!("clause-{clause}")),
        Ground::Agreement => tongue.say("ground-agreement"),
        Ground::Resignation => tongue.say("ground-resignation"),
        Ground::Absence => tongue.say("ground-absence"),
        Ground::Award { offence, skipped } => {
            let id = if *skipped {
                "ground-award-skipped"
            } else {
                "ground-award"
            };
            tongue.with(id, "why", tongue.speak(offence))
        }
        Ground::Adjudication { reason } => {
            tongue.with("ground-adjudication", "reason", reason.as_str())
        }
    }
}

/// A line of the record that is no turn.
pub struct EventTold<'a>(pub &'a Event, pub Option<Side>);

impl Speak for EventTold<'_> {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        let side_of = |side: &Side| tongue.speak(side);
        match self.0 {
            Event::Started { .. } => Sentence::plain("event-started"),
            Event::TurnPlayed { turn } => TurnTold {
                side: self.1.unwrap_or(Side::First),
                turn,
            }
            .sentence(tongue),
            Event::TurnLost => TurnTold {
                side: self.1.unwrap_or(Side::First),
                turn: LOST_TURN,
            }
            .sentence(tongue),
            Event::TurnTakenBack { turn, reason } => Sentence::plain("event-taken-back")
                .with("turn", turn.as_str())
                .with("reason", reason.as_str()),
            Event::ClockCalled => Sentence::plain("event-clock-called"),
            Event::Paused {
                pause: Pause::Umpire { reason },
                ..
            } => Sentence::plain("event-paused").with("reason", reason.as_str()),
            Event::Paused {
                pause: Pause::ServerStopped,
                ..
            } => Sentence::plain("event-paused-server"),
            Event::Resumed => Sentence::plain("event-resumed"),
            Event::CardShown {
                side,
                card,
                offence,
                skipped,
            } => Sentence::plain(if *skipped {
                "event-card-skipped"
            } else {
                "event-card"
            })
            .with("side", side_of(side))
            .with("card", tongue.speak(card))
            .with("why", tongue.speak(offence)),
            Event::CardTakenBack { side, card, reason } => Sentence::plain("event-card-back")
                .with("side", side_of(side))
                .with("card", tongue.speak(card))
                .with("reason", reason.as_str()),
            Event::Ended { outcome, ground } => {
                let winner = match outcome {
                    Outcome::Won(side) => side_of(side),
                    Outcome::Drawn | Outcome::NotPlayed => String::new(),
                };
                EndTold {
                    outcome: *outcome,
                    ground,
                    winner,
                }
                .sentence(tongue)
            }
            Event::Reopened { reason } => {
                Sentence::plain("event-reopened").with("reason", reason.as_str())
            }
        }
    }
}

/// A clock as it stands in text before any script counts it: `0:42`, `+0:07`.
pub fn clock_text(reading: Reading) -> String {
    let (sign, seconds) = match reading.left_ms {
        left if left > 0 => ("", (left + 999) / 1000),
        over => ("+", -over / 1000),
    };
    format!("{sign}{}:{:02}", seconds / 60, seconds % 60)
}

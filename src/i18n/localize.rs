//! The trait [`Localize`], and messages for refusals of the referee and of the rules. Every match
//! is exhaustive, so that a new variant does not compile without a message.

use super::{Localizer, Value};
use inkundla_core::referee::{Card, Claim, ClockReading, LadderStep, Offence, Refusal};
use inkundla_core::rules::{Colour, IllegalTurn, Kind, WhyNot};

/// A message id with its arguments.
pub struct Message {
    /// The id in the message files.
    pub id: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Value)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message {
            id,
            args: Vec::new(),
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

/// A domain value that has a message.
pub trait Localize {
    /// The message. `t` formats arguments that are messages themselves.
    fn message(&self, t: &Localizer) -> Message;
}

/// Implements [`Localize`] for an enum with a message for each value.
macro_rules! message_ids {
    ($kind:ident { $($value:ident = $id:literal),+ $(,)? }) => {
        impl Localize for $kind {
            fn message(&self, _: &Localizer) -> Message {
                Message::new(match self {
                    $($kind::$value => $id,)+
                })
            }
        }
    };
}
pub(crate) use message_ids;

message_ids!(Colour {
    White = "side-first",
    Black = "side-second",
});

message_ids!(Kind {
    Cow = "kind-cow",
    HerdBoys = "kind-herd-boys",
    Warriors = "kind-warriors",
    Man = "kind-man",
    Knight = "kind-knight",
    Disc = "kind-disc",
});

impl Localize for WhyNot {
    fn message(&self, _: &Localizer) -> Message {
        let sentence = Message::new(why_not_id(self));
        match self {
            WhyNot::NotNeighbours { from, to } | WhyNot::NoLeap { from, to } => {
                sentence.with("from", from).with("to", to)
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
            | WhyNot::NotWrong(point) => sentence.with("point", point),
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

impl Localize for IllegalTurn {
    fn message(&self, t: &Localizer) -> Message {
        Message::new("illegal-turn")
            .with("turn", &self.text)
            .with("why", t.localize(&self.why))
    }
}

impl Localize for Refusal {
    fn message(&self, t: &Localizer) -> Message {
        match self {
            Refusal::Illegal(illegal) => illegal.message(t),
            Refusal::NotStarted => Message::new("refusal-not-started"),
            Refusal::AlreadyStarted => Message::new("refusal-already-started"),
            Refusal::Over => Message::new("refusal-over"),
            Refusal::NotOver => Message::new("refusal-not-over"),
            Refusal::Paused => Message::new("refusal-paused"),
            Refusal::NotPaused => Message::new("refusal-not-paused"),
            Refusal::NoTurnToTakeBack => Message::new("refusal-no-turn-to-take-back"),
            Refusal::NoTurnToPlayAgain => Message::new("refusal-no-turn-to-play-again"),
            Refusal::NoSuchTurn { number } => {
                Message::new("refusal-no-such-turn").with("n", *number)
            }
            Refusal::LostTurnStands => Message::new("refusal-lost-turn-stands"),
            Refusal::SameTurn => Message::new("refusal-same-turn"),
            Refusal::OthersDropped(_) => Message::new("refusal-others-dropped"),
            Refusal::TooLateToPutRight => Message::new("refusal-too-late-to-put-right"),
            Refusal::BadPosition(why) => {
                Message::new("refusal-bad-position").with("why", why.to_string())
            }
            Refusal::SamePosition => Message::new("refusal-same-position"),
            Refusal::NoCardToTakeBack => Message::new("refusal-no-card-to-take-back"),
            Refusal::AgreedAlready => Message::new("refusal-agreed-already"),
            Refusal::ReasonMissing => Message::new("refusal-reason-missing"),
            Refusal::NoClock => Message::new("refusal-no-clock"),
            Refusal::ClockNotCalled => Message::new("refusal-clock-not-called"),
            Refusal::ClockRuns => Message::new("refusal-clock-runs"),
            Refusal::TooMuchTaken { spare_ms } => {
                Message::new("refusal-too-much-taken").with("time", time_text(*spare_ms))
            }
            Refusal::NoTimeAdjusted => Message::new("refusal-no-time-adjusted"),
            Refusal::StillInTime { left_ms } => {
                Message::new("refusal-still-in-time").with("seconds", left_ms.div_euclid(1000) + 1)
            }
            Refusal::NotToMove => Message::new("refusal-not-to-move"),
            Refusal::RedOutOfTurn => Message::new("refusal-red-out-of-turn"),
            Refusal::NotCounted(claim) => Message::new(match claim {
                Claim::QuietMoves => "refusal-not-counted-quiet",
                Claim::Repetition => "refusal-not-counted-repetition",
            }),
            Refusal::NothingAsked { .. } => Message::new("refusal-nothing-asked"),
            Refusal::OrganiserOnly => Message::new("refusal-organiser-only"),
            Refusal::NoTurnToGive => Message::new("refusal-no-turn-to-give"),
            Refusal::Bug(_) => Message::new("refusal-bug"),
        }
    }
}

message_ids!(Card {
    Yellow = "yellow-card",
    Red = "red-card",
});

message_ids!(LadderStep {
    Yellow = "step-yellow",
    Red = "step-red",
    Award = "step-award",
});

message_ids!(Offence {
    Delay = "offence-delay",
    IllegalTurn = "offence-illegal-turn",
    Misconduct = "offence-misconduct",
    Noise = "offence-noise",
    Help = "offence-help",
});

/// Items separated by commas.
pub(crate) fn joined(items: impl IntoIterator<Item = impl ToString>) -> String {
    let texts: Vec<String> = items.into_iter().map(|one| one.to_string()).collect();
    texts.join(", ")
}

/// A duration in minutes and seconds: `1:30`.
pub fn time_text(ms: i64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The initial text of a clock, before a script updates it: `0:42`, or overtime `+0:07`.
pub fn clock_text(reading: ClockReading) -> String {
    let (sign, seconds) = match reading.left_ms {
        left if left > 0 => ("", (left + 999) / 1000),
        over => ("+", -over / 1000),
    };
    format!("{sign}{}:{:02}", seconds / 60, seconds % 60)
}

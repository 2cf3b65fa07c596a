//! Which message says what. Every match is exhaustive, so that a new refusal
//! cannot be forgotten.

use super::{Tongue, Value};
use crate::referee::{Card, Claim, Offence, Reading, Refusal, Step};
use crate::rules::{Colour, IllegalTurn, Kind, WhyNot};

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

impl Speak for Colour {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            Colour::White => "side-first",
            Colour::Black => "side-second",
        })
    }
}

impl Speak for Kind {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            Kind::Cow => "kind-cow",
            Kind::HerdBoys => "kind-herd-boys",
            Kind::Warriors => "kind-warriors",
            Kind::Man => "kind-man",
            Kind::Knight => "kind-knight",
            Kind::Disc => "kind-disc",
        })
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
            Refusal::NoTurnToPlayAgain => Sentence::plain("refusal-no-turn-to-play-again"),
            Refusal::NoSuchTurn { number } => {
                Sentence::plain("refusal-no-such-turn").with("n", *number)
            }
            Refusal::LostTurnStands => Sentence::plain("refusal-lost-turn-stands"),
            Refusal::SameTurn => Sentence::plain("refusal-same-turn"),
            Refusal::OthersDropped(_) => Sentence::plain("refusal-others-dropped"),
            Refusal::TooLateToPutRight => Sentence::plain("refusal-too-late-to-put-right"),
            Refusal::BadPosition(why) => {
                Sentence::plain("refusal-bad-position").with("why", why.to_string())
            }
            Refusal::SamePosition => Sentence::plain("refusal-same-position"),
            Refusal::NoCardToTakeBack => Sentence::plain("refusal-no-card-to-take-back"),
            Refusal::AgreedAlready => Sentence::plain("refusal-agreed-already"),
            Refusal::ReasonMissing => Sentence::plain("refusal-reason-missing"),
            Refusal::NoClock => Sentence::plain("refusal-no-clock"),
            Refusal::ClockNotCalled => Sentence::plain("refusal-clock-not-called"),
            Refusal::ClockRuns => Sentence::plain("refusal-clock-runs"),
            Refusal::TooMuchTaken { spare_ms } => {
                Sentence::plain("refusal-too-much-taken").with("time", time_text(*spare_ms))
            }
            Refusal::NoTimeAdjusted => Sentence::plain("refusal-no-time-adjusted"),
            Refusal::StillInTime { left_ms } => Sentence::plain("refusal-still-in-time")
                .with("seconds", left_ms.div_euclid(1000) + 1),
            Refusal::NotToMove => Sentence::plain("refusal-not-to-move"),
            Refusal::RedOutOfTurn => Sentence::plain("refusal-red-out-of-turn"),
            Refusal::NotCounted(claim) => Sentence::plain(match claim {
                Claim::QuietMoves => "refusal-not-counted-quiet",
                Claim::Repetition => "refusal-not-counted-repetition",
            }),
            Refusal::NothingAsked { .. } => Sentence::plain("refusal-nothing-asked"),
            Refusal::OrganiserOnly => Sentence::plain("refusal-organiser-only"),
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
            Offence::Noise => "offence-noise",
            Offence::Help => "offence-help",
        })
    }
}

/// A length of time as clocks show it: `1:30`.
pub fn time_text(ms: i64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A clock as it stands in text before any script counts it: `0:42`, `+0:07`.
pub fn clock_text(reading: Reading) -> String {
    let (sign, seconds) = match reading.left_ms {
        left if left > 0 => ("", (left + 999) / 1000),
        over => ("+", -over / 1000),
    };
    format!("{sign}{}:{:02}", seconds / 60, seconds % 60)
}

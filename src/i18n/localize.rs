//! The trait [`Localize`], and messages for refusals of the referee and of the rules. Every match
//! is exhaustive, so that a new variant does not compile without a message.

use super::{Localizer, Value};
use inkundla_core::referee::{Card, Claim, ClockReading, LadderStep, Notice, Offence, Refusal};
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

/// Implements [`Localize`] for an enum with a message for each variant.
///
/// - `Over = "refusal-over"`: a message without arguments.
/// - `NotPoints { text } = "…" { text }`: with arguments; `{ name: value }` where the
///   argument is not the field of that name.
/// - `A(point) | B(point) = …`: several variants with one message.
/// - `Illegal(illegal) => illegal.message(t)`: any other message. `t` is named after the enum.
macro_rules! message_ids {
    ($kind:ident { $($arms:tt)+ }) => { message_ids!($kind, _t { $($arms)+ }); };
    ($kind:ident, $t:ident {
        $($($variant:ident $(($($place:tt)*))? $({ $($field:tt)* })?)|+
            $(= $id:literal $({ $($arg:ident $(: $value:expr)?),+ $(,)? })?)?
            $(=> $other:expr)?),+ $(,)?
    }) => {
        impl Localize for $kind {
            fn message(&self, $t: &Localizer) -> Message {
                match self {
                    $($($kind::$variant $(($($place)*))? $({ $($field)* })?)|+ => {
                        $(Message::new($id)
                            $($(.with(stringify!($arg), message_ids!(@$arg $($value)?)))+)?)?
                        $($other)?
                    })+
                }
            }
        }
    };
    (@$arg:ident) => { $arg };
    (@$arg:ident $value:expr) => { $value };
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

message_ids!(WhyNot {
    Unreadable = "whynot-unreadable",
    GameOver = "whynot-game-over",
    Occupied(point) = "whynot-occupied" { point },
    NotYours(point) = "whynot-not-yours" { point },
    NoSuchPoint(point) = "whynot-no-such-point" { point },
    TooFewShots = "whynot-too-few-shots",
    ShotTwice(point) = "whynot-shot-twice" { point },
    LostTurn = "whynot-lost-turn",
    MustPlace = "whynot-must-place",
    HandEmpty = "whynot-hand-empty",
    NotNeighbours { from, to } = "whynot-not-neighbours" { from, to },
    MustShoot = "whynot-must-shoot",
    NoShot = "whynot-no-shot",
    TooManyShots = "whynot-too-many-shots",
    NoTarget(point) = "whynot-no-target" { point },
    Protected(point) = "whynot-protected" { point },
    BannedReturn = "whynot-banned-return",
    GiftDue = "whynot-gift-due",
    NoGift = "whynot-no-gift",
    MayNotPass = "whynot-may-not-pass",
    MustPass = "whynot-must-pass",
    NoLeap { from, to } = "whynot-no-leap" { from, to },
    OnlyKnightsCharge = "whynot-only-knights-charge",
    MustCapture = "whynot-must-capture",
    MustGoOn(point) = "whynot-must-go-on" { point },
    Exposed(point) = "whynot-exposed" { point },
    BackToStart = "whynot-back-to-start",
    CastleClosed(point) = "whynot-castle-closed" { point },
    MustLeaveCastle(point) = "whynot-must-leave-castle" { point },
    CastleKeeps(point) = "whynot-castle-keeps" { point },
    NoCastleMoveLeft = "whynot-no-castle-move-left",
    OutflanksNothing(point) = "whynot-outflanks-nothing" { point },
    UmpireOnly = "whynot-umpire-only",
    NotWrong(point) = "whynot-not-wrong" { point },
});

impl Localize for IllegalTurn {
    fn message(&self, t: &Localizer) -> Message {
        Message::new("illegal-turn")
            .with("turn", &self.text)
            .with("why", t.localize(&self.why))
    }
}

message_ids!(Refusal, t {
    Illegal(illegal) => illegal.message(t),
    NotStarted = "refusal-not-started",
    AlreadyStarted = "refusal-already-started",
    Over = "refusal-over",
    NotOver = "refusal-not-over",
    Paused = "refusal-paused",
    NotPaused = "refusal-not-paused",
    NoTurnToTakeBack = "refusal-no-turn-to-take-back",
    NoTurnToPlayAgain = "refusal-no-turn-to-play-again",
    NoSuchTurn { number } = "refusal-no-such-turn" { n: number },
    LostTurnStands = "refusal-lost-turn-stands",
    SameTurn = "refusal-same-turn",
    OthersDropped(_) = "refusal-others-dropped",
    TooLateToPutRight = "refusal-too-late-to-put-right",
    BadPosition(why) = "refusal-bad-position" { why: why.to_string() },
    SamePosition = "refusal-same-position",
    NoCardToTakeBack = "refusal-no-card-to-take-back",
    AgreedAlready = "refusal-agreed-already",
    ReasonMissing = "refusal-reason-missing",
    NoClock = "refusal-no-clock",
    ClockNotCalled = "refusal-clock-not-called",
    ClockRuns = "refusal-clock-runs",
    TooMuchTaken { spare_ms } = "refusal-too-much-taken" { time: time_text(*spare_ms) },
    NoTimeAdjusted = "refusal-no-time-adjusted",
    StillInTime { left_ms } = "refusal-still-in-time" { seconds: left_ms.div_euclid(1000) + 1 },
    NotToMove = "refusal-not-to-move",
    RedOutOfTurn = "refusal-red-out-of-turn",
    NotCounted(claim) => Message::new(match claim {
        Claim::QuietMoves => "refusal-not-counted-quiet",
        Claim::Repetition => "refusal-not-counted-repetition",
    }),
    OfferedAlready = "refusal-offered-already",
    NoTakeBacks = "refusal-no-take-backs",
    AskedAlready = "refusal-asked-already",
    NoTakeBackAsked = "refusal-no-take-back-asked",
    NoDrawOffered = "refusal-no-draw-offered",
    UmpireOnly = "refusal-umpire-only",
    NothingAsked { .. } = "refusal-nothing-asked",
    OrganiserOnly = "refusal-organiser-only",
    NoTurnToGive = "refusal-no-turn-to-give",
    Bug(_) = "refusal-bug",
});

message_ids!(Notice {
    Coming = "notice-to-board-coming",
    PlayOn = "notice-to-board-play-on",
    Quiet = "notice-to-board-quiet",
    EndsSoon = "notice-to-board-ends-soon",
});

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

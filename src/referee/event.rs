use super::{Card, ClockPolicy, Offence};
use crate::rules::Side;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// One line of the record. Never changed, only followed by others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: u32,
    /// When the server took it, in whole milliseconds.
    pub at: DateTime<Utc>,
    /// Who wrote it.
    pub by: Official,
    /// What happened.
    pub event: Event,
}

/// Who writes in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Official {
    /// In which role.
    pub role: Role,
    /// The name they gave; empty for the program itself.
    pub name: String,
}

/// The role in which somebody writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The umpire at the board.
    Umpire,
    /// The organiser of the event.
    Organiser,
    /// The program, when it notices that it was stopped.
    Program,
}

/// What can stand in a record. Its stored form is for ever: variants and fields
/// are added, never changed or taken away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The game began.
    Started {
        /// The law it is played by, as [`crate::rules::Ruleset::code`].
        ruleset: String,
        /// The clock it is played with.
        clock: ClockPolicy,
    },
    /// A whole turn, its shot included.
    TurnPlayed {
        /// In the game's notation.
        turn: String,
    },
    /// The last turn that stands was struck out.
    TurnTakenBack {
        /// That turn, for the reader of the record.
        turn: String,
        /// Why.
        reason: String,
    },
    /// The umpire started the clock.
    ClockCalled,
    /// Play was stopped for a while.
    Paused {
        /// Why.
        pause: Pause,
        /// What the player to move had used of the time, in milliseconds.
        used_ms: i64,
    },
    /// Play went on.
    Resumed,
    /// A card was shown.
    CardShown {
        /// To whom.
        side: Side,
        /// Which.
        card: Card,
        /// What for.
        offence: Offence,
        /// Whether a lower step of the ladder was left out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        skipped: bool,
    },
    /// A card was shown by mistake.
    CardTakenBack {
        /// Whose.
        side: Side,
        /// Which.
        card: Card,
        /// Why.
        reason: String,
    },
    /// The player to move lost the turn by a red card.
    TurnLost,
    /// The game ended.
    Ended {
        /// With what outcome.
        outcome: Outcome,
        /// By what.
        ground: Ground,
    },
    /// The end was struck out: the game goes on.
    Reopened {
        /// Why.
        reason: String,
    },
}

/// Why play was stopped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Pause {
    /// The umpire said so.
    Umpire {
        /// In the umpire's words.
        reason: String,
    },
    /// The server had been stopped; the time from the last entry on is unknown
    /// and counts for nobody.
    ServerStopped,
}

/// What a game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A side has won.
    Won(Side),
    /// Neither has.
    Drawn,
    /// Nobody was there.
    NotPlayed,
}

/// By what a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Ground {
    /// By a clause of the game's law.
    Law {
        /// Its stable name, see [`crate::rules::Reason::name`].
        clause: String,
    },
    /// Both players agreed.
    Agreement,
    /// The loser gave up.
    Resignation,
    /// The loser did not come, or nobody did.
    Absence,
    /// The umpire awarded the match (002:73).
    Award {
        /// What for.
        offence: Offence,
        /// Whether a lower step of the ladder was left out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        skipped: bool,
    },
    /// The umpire or organiser decided, e.g. when the round's time was over.
    Adjudication {
        /// Why.
        reason: String,
    },
}

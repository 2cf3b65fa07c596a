//! Calls and appeals that wait for the organiser.

use crate::rules::Side;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// What an official writes down about calls and appeals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestCommand {
    /// Call the organiser.
    Call(Call),
    /// Answer a call: the organiser came, or is not needed any more.
    Answer {
        /// The entry that called.
        entry: u32,
        /// What was said or done.
        reply: String,
    },
    /// Say that a call was seen, and perhaps when the organiser comes. Only the organiser may.
    See {
        /// The entry that called.
        entry: u32,
        /// In how many minutes.
        minutes: Option<u8>,
    },
    /// Note that a player appeals, and against what.
    Appeal(Side, String),
    /// The player takes the appeal back.
    Withdraw {
        /// The entry that noted it.
        entry: u32,
    },
    /// Decide an appeal. Only the organiser may.
    Decide {
        /// The entry that noted it.
        entry: u32,
        /// Whether the player was right.
        allowed: bool,
        /// Why, and what follows.
        reason: String,
    },
}

/// Something at a board that waits for the organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenRequest {
    /// The number of the entry that asks.
    pub entry: u32,
    /// Since when.
    pub at: DateTime<Utc>,
    /// What is asked.
    pub what: RequestKind,
    /// What the organiser has said to it so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seen>,
}

/// The organiser has seen a call.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// When.
    pub at: DateTime<Utc>,
    /// In how many minutes the organiser comes, where that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u8>,
}

/// What can wait for the organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RequestKind {
    /// The umpire calls.
    Call(Call),
    /// A player appeals against what was decided.
    Appeal {
        /// Which player.
        side: Side,
        /// Against what, in words.
        words: String,
    },
}

/// What the umpire calls the organiser for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// The players do not agree.
    Dispute,
    /// A rule is not clear.
    Rule,
    /// A man or the board is missing.
    Missing,
    /// A child is unwell.
    Unwell,
    /// Behaviour at or around the board.
    Behaviour,
    /// The phone or the record makes trouble.
    Phone,
    /// In the umpire's words.
    Other(String),
    /// The event's own rule: a player has reached the number of red cards in the event.
    RedCards {
        /// Which player.
        side: Side,
        /// How many.
        count: u8,
    },
}

impl Call {
    /// Those with a sentence ready.
    pub const READY: [Call; 6] = [
        Call::Dispute,
        Call::Rule,
        Call::Missing,
        Call::Unwell,
        Call::Behaviour,
        Call::Phone,
    ];

    /// The stable name, as in the stored form.
    pub fn name(&self) -> &'static str {
        match self {
            Call::Dispute => "dispute",
            Call::Rule => "rule",
            Call::Missing => "missing",
            Call::Unwell => "unwell",
            Call::Behaviour => "behaviour",
            Call::Phone => "phone",
            Call::Other(_) => "other",
            Call::RedCards { .. } => "red-cards",
        }
    }
}

//! Calls and appeals that await the organiser.

use crate::rules::Side;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// A command about calls and appeals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestCommand {
    /// Call the organiser.
    Call(Call),
    /// Answer a call: the organiser came, or is not needed any more.
    Answer {
        /// The number of the call's entry.
        entry: u32,
        /// The answer.
        reply: String,
    },
    /// Acknowledge a call. Organisers only.
    See {
        /// The number of the call's entry.
        entry: u32,
        /// The minutes until the organiser comes, if known.
        minutes: Option<u8>,
    },
    /// Note a player's appeal and its subject.
    Appeal(Side, String),
    /// Withdraw an appeal.
    Withdraw {
        /// The number of the appeal's entry.
        entry: u32,
    },
    /// Decide an appeal. Organisers only.
    Decide {
        /// The number of the appeal's entry.
        entry: u32,
        /// Whether the appeal is allowed.
        allowed: bool,
        /// The reason and the consequences.
        reason: String,
    },
}

/// A call or appeal that awaits the organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenRequest {
    /// The number of its entry.
    pub entry: u32,
    /// The time of its entry.
    pub at: DateTime<Utc>,
    /// The call or appeal.
    pub what: RequestKind,
    /// The organiser's acknowledgement, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seen>,
}

/// The organiser's acknowledgement of a call.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// The time of the acknowledgement.
    pub at: DateTime<Utc>,
    /// The minutes until the organiser comes, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u8>,
}

/// A call or an appeal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RequestKind {
    /// A call of the umpire.
    Call(Call),
    /// A player's appeal against a decision.
    Appeal {
        /// The player.
        side: Side,
        /// The subject of the appeal.
        words: String,
    },
}

/// The subject of a call to the organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// The players disagree.
    Dispute,
    /// A rule is unclear.
    Rule,
    /// A man or the board is missing.
    Missing,
    /// A child is unwell.
    Unwell,
    /// Behaviour at or around the board.
    Behaviour,
    /// A problem with the phone or the record.
    Phone,
    /// Another subject, in the umpire's words.
    Other(String),
    /// A player has reached the event's limit of red cards.
    RedCards {
        /// The player.
        side: Side,
        /// The number of red cards.
        count: u8,
    },
}

impl Call {
    /// The subjects that umpires can choose without typing.
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

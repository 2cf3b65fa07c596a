//! The events of a record, in their stored and hashed form.

use super::{
    Call, Card, Claim, ClockPolicy, Consequence, Ground, Irregularity, Notice, Offence, Outcome,
    UmpireSettings,
};
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// An event of a record. Its stored form is permanent: variants and fields may be
/// added, but never changed or removed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The game began.
    Started {
        /// The ruleset, as [`crate::rules::Ruleset::code`].
        ruleset: String,
        /// The clock policy.
        clock: ClockPolicy,
        /// The event's settings for cards and illegal turns.
        #[serde(default, skip_serializing_if = "UmpireSettings::is_usual")]
        conduct: UmpireSettings,
    },
    /// A whole turn, including its shot.
    TurnPlayed {
        /// The turn in notation.
        turn: String,
    },
    /// The last turn was taken back.
    TurnTakenBack {
        /// That turn, for the reader of the record.
        turn: String,
        /// The reason.
        reason: String,
    },
    /// The turn taken back last was restored.
    TurnRestored {
        /// That turn.
        turn: String,
    },
    /// An earlier turn was replaced. Later turns stay until the first that becomes
    /// impossible.
    TurnCorrected {
        /// The number of the turn in the game, from 1.
        number: u32,
        /// The turn before the correction.
        was: String,
        /// The turn really played.
        turn: String,
        /// The later turns that were dropped.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dropped: Vec<String>,
        /// The reason.
        reason: String,
    },
    /// Wrongly turned discs were corrected before the opponent's next turn. The
    /// recorded turn is correct and stays.
    PutRight {
        /// The turn with its mistakes, in notation.
        turn: String,
    },
    /// The umpire set up the position of the real board.
    PositionSetUp {
        /// The position, as [`crate::rules::Position::text`].
        position: String,
        /// The reason.
        reason: String,
    },
    /// The last set-up was taken back.
    SetUpTakenBack {
        /// The reason.
        reason: String,
    },
    /// The umpire started the clock.
    ClockCalled,
    /// The umpire gave or took time.
    TimeAdjusted {
        /// The player.
        side: Side,
        /// Milliseconds; positive if given, negative if taken.
        ms: i64,
        /// The reason.
        reason: String,
    },
    /// The game was paused.
    Paused {
        /// The reason.
        pause: Pause,
        /// The time that the player to move had used, in milliseconds.
        used_ms: i64,
    },
    /// The game was resumed.
    Resumed,
    /// A card was shown.
    CardShown {
        /// The player.
        side: Side,
        /// The card.
        card: Card,
        /// The reason for the card.
        offence: Offence,
        /// Whether a lower step of the ladder was skipped.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        skipped: bool,
    },
    /// A card shown by mistake was taken back.
    CardTakenBack {
        /// The player.
        side: Side,
        /// The card.
        card: Card,
        /// The reason.
        reason: String,
    },
    /// The player to move lost the turn by a red card.
    TurnLost,
    /// An illegal turn was made on the real board and put back.
    IllegalTurn {
        /// The player.
        side: Side,
        /// The irregularity.
        what: Irregularity,
        /// Its consequence.
        consequence: Consequence,
        /// Whether the consequence differs from the event's settings.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        departs: bool,
    },
    /// A player claimed a draw, and the count was checked.
    DrawClaimed {
        /// The player.
        side: Side,
        /// The clause.
        claim: Claim,
        /// The count so far.
        count: u16,
        /// The count that draws the game.
        limit: u16,
    },
    /// A player offered a draw.
    DrawOffered {
        /// The player.
        side: Side,
    },
    /// A player declined the offer of a draw.
    DrawDeclined {
        /// The player who declined.
        side: Side,
    },
    /// A player asked to take the own last turn back, with the answer to it.
    TakeBackAsked {
        /// The player.
        side: Side,
    },
    /// A player agreed to it. The entries that take the turns back follow.
    TakeBackAgreed {
        /// The player who agreed.
        side: Side,
    },
    /// A player declined it.
    TakeBackDeclined {
        /// The player who declined.
        side: Side,
    },
    /// The umpire called the organiser.
    OrganiserCalled {
        /// The subject.
        about: Call,
    },
    /// The call was answered.
    CallAnswered {
        /// The number of the call's entry.
        entry: u32,
        /// The answer.
        reply: String,
    },
    /// The organiser has seen the call, which stays open.
    CallSeen {
        /// The number of the call's entry.
        entry: u32,
        /// The minutes until the organiser comes, if known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        minutes: Option<u8>,
    },
    /// A player appealed against a decision.
    AppealNoted {
        /// The player.
        side: Side,
        /// The subject of the appeal.
        words: String,
    },
    /// The player withdrew the appeal.
    AppealWithdrawn {
        /// The number of the appeal's entry.
        entry: u32,
    },
    /// The organiser decided an appeal.
    AppealDecided {
        /// The number of the appeal's entry.
        entry: u32,
        /// Whether the appeal was allowed.
        allowed: bool,
        /// The reason and the consequences.
        reason: String,
    },
    /// The organiser said something to the players.
    NoticeGiven {
        /// The sentence.
        notice: Notice,
    },
    /// The game ended.
    Ended {
        /// The outcome.
        outcome: Outcome,
        /// The ground for it.
        ground: Ground,
    },
    /// A player confirmed the result.
    ResultAgreed {
        /// The player.
        side: Side,
    },
    /// The end was taken back: the game continues.
    Reopened {
        /// The reason.
        reason: String,
    },
}

/// The reason for a pause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Pause {
    /// The umpire paused the game.
    Umpire {
        /// The umpire's words.
        reason: String,
    },
    /// The server had been stopped. The time since the last entry is unknown and
    /// counts for neither player.
    ServerStopped,
    /// The server's clock jumped, because it slept or the clock was set. The time
    /// since it was last known to be right counts for neither player.
    ClockJumped {
        /// The jump in milliseconds; negative is backwards.
        jump_ms: i64,
    },
    /// An incident must be settled before the game continues.
    Incident {
        /// The incident.
        incident: Incident,
    },
}

/// An incident that pauses the game automatically, until the umpire resumes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Incident {
    /// The umpire reviews the turns with the players.
    Dispute,
    /// The organiser was called.
    Call,
    /// A turn was corrected or taken back.
    Correction,
    /// The board was set up.
    SetUp,
    /// An illegal turn was made on the real board.
    IllegalTurn,
    /// A player has appealed.
    Appeal,
}

impl Incident {
    /// All incidents.
    pub const ALL: [Incident; 6] = [
        Incident::Dispute,
        Incident::Call,
        Incident::Appeal,
        Incident::IllegalTurn,
        Incident::Correction,
        Incident::SetUp,
    ];
}

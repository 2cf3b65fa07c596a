//! The events of a record, in the form in which they are stored and hashed.

use super::{
    Call, Card, Claim, ClockPolicy, Conduct, Consequence, Ground, Irregularity, Offence, Outcome,
};
use crate::rules::Side;
use serde::{Deserialize, Serialize};

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
        /// What the event has decided about cards and the like.
        #[serde(default, skip_serializing_if = "Conduct::is_usual")]
        conduct: Conduct,
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
    /// The turn taken back last stands again.
    TurnRestored {
        /// That turn.
        turn: String,
    },
    /// An earlier turn was another one. Later turns stand as far as they can.
    TurnCorrected {
        /// Its number, from 1, in the game.
        number: u32,
        /// What stood there.
        was: String,
        /// What was played.
        turn: String,
        /// The turns after it that became impossible, from the first on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dropped: Vec<String>,
        /// Why.
        reason: String,
    },
    /// Men turned wrongly were put right before the opponent's next turn. The
    /// recorded turn is the right one and stays.
    PutRight {
        /// The turn with its mistakes, in the notation for turns that stand with them.
        turn: String,
    },
    /// The umpire set up the board as it really stands.
    PositionSetUp {
        /// The position, as [`crate::rules::Position::text`].
        position: String,
        /// Why.
        reason: String,
    },
    /// The position that was set up last was struck out.
    SetUpTakenBack {
        /// Why.
        reason: String,
    },
    /// The umpire started the clock.
    ClockCalled,
    /// The umpire gave or took time.
    TimeAdjusted {
        /// To or from whom.
        side: Side,
        /// How much, in milliseconds; more than 0 is given.
        ms: i64,
        /// Why.
        reason: String,
    },
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
    /// A turn against the law was made on the real board, and put back.
    IllegalTurn {
        /// By whom.
        side: Side,
        /// What was wrong.
        what: Irregularity,
        /// What it led to.
        consequence: Consequence,
        /// Whether that is not what the event has decided.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        departs: bool,
    },
    /// A player claimed a draw, and the record was asked.
    DrawClaimed {
        /// Who claimed.
        side: Side,
        /// By which clause.
        claim: Claim,
        /// How far the record had counted.
        count: u16,
        /// How far it has to.
        limit: u16,
    },
    /// The umpire called the organiser.
    OrganiserCalled {
        /// What for.
        about: Call,
    },
    /// The call was answered.
    CallAnswered {
        /// The number of the entry that called.
        entry: u32,
        /// What was said or done.
        reply: String,
    },
    /// The organiser has seen the call, which still waits.
    CallSeen {
        /// The number of the entry that called.
        entry: u32,
        /// In how many minutes the organiser comes, where that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        minutes: Option<u8>,
    },
    /// A player appealed against a decision.
    AppealNoted {
        /// Who.
        side: Side,
        /// Against what, in words.
        words: String,
    },
    /// The player took the appeal back.
    AppealWithdrawn {
        /// The number of the entry that noted it.
        entry: u32,
    },
    /// The organiser decided an appeal.
    AppealDecided {
        /// The number of the entry that noted it.
        entry: u32,
        /// Whether the player was right.
        allowed: bool,
        /// Why, and what follows.
        reason: String,
    },
    /// The game ended.
    Ended {
        /// With what outcome.
        outcome: Outcome,
        /// By what.
        ground: Ground,
    },
    /// A player said that the result is right.
    ResultAgreed {
        /// Who.
        side: Side,
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
    /// The server's clock jumped: it slept, or somebody set the clock. The time
    /// since it was last known to be right counts for nobody.
    ClockJumped {
        /// By how much, in milliseconds; less than 0 is back.
        jump_ms: i64,
    },
    /// Something has to be settled before play goes on.
    Incident {
        /// What.
        incident: Incident,
    },
}

/// What stops play by itself, until the umpire lets it go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Incident {
    /// The umpire looks at the turns with the players.
    Dispute,
    /// The organiser was called.
    Call,
    /// A turn was corrected or struck out.
    Correction,
    /// The board was set up.
    SetUp,
    /// A turn against the law was made on the real board.
    IllegalTurn,
    /// A player has appealed.
    Appeal,
}

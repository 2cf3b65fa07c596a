//! The commands of officials.

use super::{
    Card, Claim, ClockPolicy, Consequence, Irregularity, Notice, Offence, Outcome, Pause,
    RequestCommand, UmpireSettings,
};
use crate::rules::{Ruleset, Side};

/// A command of an official: an addition to the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Start the game.
    Start(Ruleset, ClockPolicy, UmpireSettings),
    /// Play a whole turn, given in notation.
    Play(String),
    /// Play a turn with mistakes that were noticed only after the opponent's
    /// next move.
    PlayIrregular(String),
    /// Take back the last step, for a reason: the end of the game, the last turn
    /// with the end that it caused, or the set-up of the board.
    TakeBack(String),
    /// Take back a turn and all later ones, for a reason.
    TakeBackTo {
        /// The number of the turn in the game, from 1.
        number: u32,
        /// The reason.
        reason: String,
    },
    /// Restore the turn that was taken back last.
    PlayAgain,
    /// Replace an earlier turn.
    CorrectTurn {
        /// The number of the turn in the game, from 1.
        number: u32,
        /// The turn really played, in notation.
        turn: String,
        /// The number of later turns that the official expects to become impossible.
        dropping: usize,
        /// The reason.
        reason: String,
    },
    /// Note that wrongly turned discs of the last turn were corrected in time.
    /// The text is the turn with its mistakes.
    PutRight(String),
    /// Set up the position of the real board.
    SetUp {
        /// The position, as [`crate::rules::Position::text`].
        position: String,
        /// The reason.
        reason: String,
    },
    /// Start the clock for the player to move.
    CallClock,
    /// Give or take time.
    AdjustTime {
        /// The player.
        side: Side,
        /// Milliseconds; positive to give, negative to take.
        ms: i64,
        /// The reason.
        reason: String,
    },
    /// Pause the game.
    Pause(Pause),
    /// Resume after a pause.
    Resume,
    /// Show a card to a player.
    ShowCard(Side, Card, Offence),
    /// Take back the last card of a player, for a reason.
    TakeCardBack(Side, String),
    /// Award the match *against* a player.
    AwardAgainst(Side, Offence),
    /// Report an illegal turn on the real board, which was put back.
    ReportIllegal {
        /// The player.
        side: Side,
        /// The irregularity.
        what: Irregularity,
        /// Its consequence.
        consequence: Consequence,
    },
    /// Claim a draw for a player.
    ClaimDraw(Side, Claim),
    /// Offer a draw, or accept the open offer of the opponent.
    OfferDraw(Side),
    /// Decline the open offer of the opponent.
    DeclineDraw(Side),
    /// Ask the opponent to agree that the own last turn is taken back, with the answer to it.
    AskTakeBack(Side),
    /// Decline the opponent's request to take back.
    DeclineTakeBack(Side),
    /// Agree to the opponent's request to take back.
    AgreeTakeBack(Side),
    /// Record a draw by agreement.
    AgreeDraw,
    /// Record that a player resigns.
    Resign(Side),
    /// Forfeit the game of a player, or of both, who did not come.
    Forfeit {
        /// The player who was present, if any.
        present: Option<Side>,
    },
    /// Decide the game without further play, for a reason.
    Adjudicate(Outcome, String),
    /// Take back the end of the game, for a reason. Organisers only.
    Reopen(String),
    /// Say something to the players of a running game. Organisers only.
    GiveNotice(Notice),
    /// Record that a player confirms the result.
    ConfirmResult(Side),
    /// Call the organiser, note an appeal, or answer either.
    Request(RequestCommand),
}

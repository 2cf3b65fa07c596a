//! Commands: what an official asks the record to write down.

use super::{
    Card, Claim, ClockPolicy, Conduct, Consequence, Irregularity, Offence, Outcome, Pause,
    RequestCommand,
};
use crate::rules::{Ruleset, Side};

/// What an official wants written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Begin the game.
    Start(Ruleset, ClockPolicy, Conduct),
    /// A whole turn, in notation.
    Play(String),
    /// A whole turn that stands on the board with its mistakes, because the
    /// opponent had moved on before they were seen.
    PlayIrregular(String),
    /// Strike out what happened last on the board, for a reason: the end of the
    /// game, the last turn with the end it brought, or the set-up.
    TakeBack(String),
    /// Strike out a turn and all after it, for a reason.
    TakeBackTo {
        /// Its number, from 1, in the game.
        number: u32,
        /// Why.
        reason: String,
    },
    /// Let the turn taken back last stand again.
    PlayAgain,
    /// An earlier turn was another one.
    CorrectTurn {
        /// Its number, from 1, in the game.
        number: u32,
        /// What was played, in notation.
        turn: String,
        /// How many later turns the official knows to become impossible.
        dropping: usize,
        /// Why.
        reason: String,
    },
    /// The last turn had left men turned wrongly, and they were put right in
    /// time. In the notation of turns that stand with their mistakes.
    PutRight(String),
    /// Set the board up as it really stands.
    SetUp {
        /// The position, as [`crate::rules::Position::text`].
        position: String,
        /// Why.
        reason: String,
    },
    /// Start the clock for the player to move.
    CallClock,
    /// Give or take time.
    AdjustTime {
        /// To or from whom.
        side: Side,
        /// How much, in milliseconds; more than 0 is given.
        ms: i64,
        /// Why.
        reason: String,
    },
    /// Stop play.
    Pause(Pause),
    /// Go on after a stop.
    Resume,
    /// Show a card to a player.
    ShowCard(Side, Card, Offence),
    /// Strike out the last card of a player, for a reason.
    TakeCardBack(Side, String),
    /// Award the match *against* a player.
    AwardAgainst(Side, Offence),
    /// A turn against the law was made on the real board, and was put back.
    ReportIllegal {
        /// Who.
        side: Side,
        /// What was wrong.
        what: Irregularity,
        /// What it leads to.
        consequence: Consequence,
    },
    /// A player claims a draw.
    ClaimDraw(Side, Claim),
    /// Both players agreed on a draw.
    AgreeDraw,
    /// A player gives up.
    Resign(Side),
    /// A player, or nobody (`None`), came to the board; the other or both did not.
    Forfeit {
        /// Who was there.
        present: Option<Side>,
    },
    /// Decide the game without playing on, for a reason.
    Adjudicate(Outcome, String),
    /// Strike out the end of the game, for a reason. Only the organiser may.
    Reopen(String),
    /// A player says that the result is right.
    ConfirmResult(Side),
    /// Call the organiser, note an appeal, or answer one of them.
    Request(RequestCommand),
}

//! What people type, made into what the desk understands.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::referee::{Card, Command, Offence, Outcome, Pause};
use crate::rules::Side;
use crate::tournament::{PairingResult, Scored};
use chrono::TimeDelta;
use serde::Deserialize;

/// A fault of a field.
pub(super) fn wrong(field: &'static str, problem: FormProblem) -> Fault {
    Fault::Form { field, problem }
}

/// What an umpire's page sends.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default)]
pub struct Record {
    /// The number of the last entry that the page showed.
    pub seen: u32,
    /// How many milliseconds ago it happened, by the steady clock of the phone.
    ago: u32,
    act: String,
    turn: String,
    reason: String,
    side: String,
    card: String,
    offence: String,
}

const LONGEST_REASON: usize = 200;
/// The longest turns are those of a piece that leaps over many.
const LONGEST_TURN: usize = 320;

impl Record {
    /// The command it means.
    ///
    /// # Errors
    /// When a choice is none of those on the page.
    pub fn command(self) -> Result<Command, Fault> {
        if self.reason.chars().count() > LONGEST_REASON {
            return Err(wrong("reason", FormProblem::TooLong));
        }
        let side = || side(&self.side);
        let reason = self.reason.clone();
        Ok(match self.act.as_str() {
            "turn" => Command::Play(self.turn.trim().chars().take(LONGEST_TURN).collect()),
            "undo" => Command::TakeBack(reason),
            "redo" => Command::PlayAgain,
            "clock" => Command::CallClock,
            "pause" => Command::Pause(Pause::Umpire { reason }),
            "resume" => Command::Resume,
            "card" => match self.card.as_str() {
                "yellow" => Command::ShowCard(side()?, Card::Yellow, offence(&self.offence)?),
                "red" => Command::ShowCard(side()?, Card::Red, offence(&self.offence)?),
                "award" => Command::AwardAgainst(side()?, offence(&self.offence)?),
                _ => return Err(wrong("card", FormProblem::NotAChoice)),
            },
            "draw" => Command::AgreeDraw,
            "resign" => Command::Resign(side()?),
            "absent" => Command::Forfeit {
                present: Some(!side()?),
            },
            "both-absent" => Command::Forfeit { present: None },
            "agree" => Command::ConfirmResult(side()?),
            "stopped" => Command::Adjudicate(side().map_or(Outcome::Drawn, Outcome::Won), reason),
            _ => return Err(wrong("act", FormProblem::NotAChoice)),
        })
    }

    /// How long ago it happened.
    pub fn ago(&self) -> TimeDelta {
        TimeDelta::milliseconds(i64::from(self.ago))
    }

    /// Whether it begins the game without a turn.
    pub fn is_start(&self) -> bool {
        self.act == "start"
    }
}

/// A side by its code in forms.
///
/// # Errors
/// When it is neither.
pub(super) fn side(code: &str) -> Result<Side, Fault> {
    match code {
        "first" => Ok(Side::First),
        "second" => Ok(Side::Second),
        _ => Err(wrong("side", FormProblem::NotAChoice)),
    }
}

fn offence(code: &str) -> Result<Offence, Fault> {
    let mut known = Offence::ALL.into_iter();
    known
        .find(|offence| offence.name() == code)
        .ok_or_else(|| wrong("card", FormProblem::NotAChoice))
}

/// A result by its code in forms; an empty one takes the result back.
///
/// # Errors
/// When it is none of those on the page.
pub(super) fn result(code: &str) -> Result<Option<Scored>, Fault> {
    if code.is_empty() {
        return Ok(None);
    }
    let result =
        PairingResult::by_code(code).ok_or_else(|| wrong("result", FormProblem::NotAChoice))?;
    Ok(Some(Scored { result, shot: None }))
}

/// A reason as it was typed, without spare blanks.
///
/// # Errors
/// When it is too long.
pub(super) fn reason(text: &str) -> Result<String, Fault> {
    if text.chars().count() > LONGEST_REASON {
        return Err(wrong("reason", FormProblem::TooLong));
    }
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

//! The errors of the desk, each for a person to read.

use super::passphrase::{Busy, WeakPassphrase};
use super::undo::blocked::UndoBlocked;
use crate::formats::ImportFault;
use crate::referee::{CorruptRecord, Refusal};
use crate::rules::BadOption;
use crate::store::StoreError;
use crate::tournament::pairing::{CannotChange, PairingFault};
use crate::tournament::{BadName, BoardNo, PairingResult, RoundNo};

/// What can go wrong at the desk, each for somebody to read. What is wrong with
/// words and numbers that people type is in [`Fault::Form`].
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// Nothing of that name, or nothing that this person may know of.
    #[error("not found")]
    NotFound,
    /// Sign in first.
    #[error("not signed in")]
    NotSignedIn,
    /// Signed in, but this is for somebody else.
    #[error("not allowed")]
    NotAllowed,
    /// The pass-phrase must be typed again: it is a while since it was.
    #[error("the pass-phrase must be typed again")]
    NotProven,
    /// An invitation that is used up, taken back, too old, or that never was.
    #[error("the invitation is over")]
    InvitationOver,
    /// The form was on the page of another site.
    #[error("sent from another site")]
    Foreign,
    /// The server is not known under the name by which it was asked; with an address to use.
    #[error("asked for under a name that is not this server's")]
    UnknownHost(String),
    /// Name or pass-phrase is wrong.
    #[error("wrong name or pass-phrase")]
    WrongSignIn,
    /// Too many wrong tries from one place.
    #[error("too many wrong tries")]
    TooOften,
    /// Too many files are being brought in.
    #[error("too many files at once")]
    TooManyImports,
    /// No more speakers, or no more of their answers, fit into this server.
    #[error("no more speakers or answers fit")]
    WordsFull,
    /// Too many sign-ins at once.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// Another computer goes on with the events: this one takes no entries.
    #[error("the events go on at another computer")]
    Moved,
    /// The server has been set up already, or the set-up code is wrong.
    #[error("the server is set up already, or the code is wrong")]
    NotForSetUp,
    /// The name of an account is taken.
    #[error("the account exists")]
    AccountExists,
    /// An event would have nobody left to organise it.
    #[error("an event has no other organiser: hand it over, or delete it first")]
    StillOrganises,
    /// Somebody at the event has a name that looks the same.
    #[error("somebody at the event has a name that looks the same")]
    NameIsTaken,
    /// The pass-phrase is not good enough.
    #[error(transparent)]
    Weak(#[from] WeakPassphrase),
    /// Something in a form is missing or not what it should be.
    #[error("the form's {field} {problem:?}")]
    Form {
        /// The field's name in the form.
        field: &'static str,
        /// What is wrong with it.
        problem: FormProblem,
    },
    /// A name that cannot be one.
    #[error(transparent)]
    Name(#[from] BadName),
    /// A ruleset or option that does not exist.
    #[error(transparent)]
    Ruleset(#[from] BadOption),
    /// A list of players that cannot be read at all.
    #[error(transparent)]
    Import(#[from] ImportFault),
    /// No round can be proposed.
    #[error(transparent)]
    Pairing(#[from] PairingFault),
    /// A draft cannot be changed like that.
    #[error(transparent)]
    Draft(#[from] CannotChange),
    /// The round is not in the state for this.
    #[error("round {round} is not {needed:?}")]
    RoundIsNot {
        /// Which round.
        round: RoundNo,
        /// What it would have to be.
        needed: Needed,
    },
    /// Postponed games have to be played first.
    #[error("boards {1:?} of round {0} are postponed")]
    Postponed(RoundNo, Vec<BoardNo>),
    /// Results are missing.
    #[error("results are missing on boards {0:?}")]
    MissingResults(Vec<BoardNo>),
    /// Boards whose recorded game says something else than a file.
    #[error("boards {0:?} have a recorded game")]
    Recorded(Vec<BoardNo>),
    /// Something that breaks a rule of the event needs a reason.
    #[error("a reason is needed")]
    ReasonMissing,
    /// No board has this code.
    #[error("no board has this code")]
    UnknownCode,
    /// The code was for a round that is over.
    #[error("the code was for board {board} of round {round}")]
    OldCode {
        /// The round it was for.
        round: RoundNo,
        /// The board it was for.
        board: BoardNo,
    },
    /// Another phone records this board.
    #[error("{name} records this board")]
    Taken {
        /// Who.
        name: String,
        /// Since when, in milliseconds.
        since_ms: i64,
    },
    /// Somebody else has entered another result, or taken one back, in the meantime.
    #[error("the result of board {board} is {stands:?} by now")]
    OtherResult {
        /// The board.
        board: BoardNo,
        /// What stands there; `None` if nothing does.
        stands: Option<PairingResult>,
    },
    /// What was done cannot be taken back any more.
    #[error("it cannot be taken back: {0}")]
    CannotTakeBack(UndoBlocked),
    /// A knockout, or groups with finals, have begun: the places are dealt.
    #[error("nobody can join a knockout or groups once round 1 is posted")]
    TooLateToJoin,
    /// The record has moved on since the page was drawn.
    #[error("the record stands at entry {seq}")]
    Behind {
        /// The number of the last entry.
        seq: u32,
    },
    /// The record says no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A stored record cannot be replayed: our fault, or the disk's.
    #[error("corrupt record: {0}")]
    Corrupt(#[from] CorruptRecord),
    /// The store.
    #[error(transparent)]
    Store(StoreError),
}

/// What is wrong with a field of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormProblem {
    /// Nothing was typed or chosen.
    Missing,
    /// More than fits.
    TooLong,
    /// No number, or out of range.
    NotANumber,
    /// Not one of the choices.
    NotAChoice,
    /// Not what it has to repeat.
    DoesNotMatch,
}

/// What a round would have to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needed {
    /// Drafted, not yet posted.
    Draft,
    /// Posted and not closed.
    Posted,
    /// Without results and recorded games.
    Untouched,
    /// Decided on every board.
    Decided,
    /// The last closed one.
    LastClosed,
    /// Closed.
    Closed,
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Missing => Fault::NotFound,
            other => Fault::Store(other),
        }
    }
}

//! The errors of the desk, which pages show to people.

use super::passphrase::{Busy, WeakPassphrase};
use super::undo::blocked::UndoBlocked;
use crate::formats::ImportFault;
use crate::referee::{CorruptRecord, Refusal};
use crate::rules::BadOption;
use crate::store::StoreError;
use crate::tournament::pairing::{CannotChange, PairingFault};
use crate::tournament::{BadName, BoardNo, Lock, PairingResult, RoundNo};

/// Something that an event with sections, or a section, does not allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SectionFault {
    /// The event has rounds of its own, or is a section itself.
    #[error("the event has rounds already")]
    HasRounds,
    /// The event has as many sections as it may.
    #[error("the event has as many sections as it may")]
    TooMany,
    /// Another section has the name.
    #[error("another section has this name")]
    NameTaken,
    /// The section has players or rounds.
    #[error("the section has players or rounds")]
    NotEmpty,
    /// A player is in a round of the present section.
    #[error("a player is in a round of the section")]
    InARound,
    /// Rounds are paired in the sections.
    #[error("the sections of the event have its rounds")]
    PairsInSections,
}

/// A part of an event that is closed for a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Closed {
    /// The list of players, for teachers: a round is paired, or the organiser does not let them correct it.
    #[error("the list of players is closed")]
    List,
    /// The line-ups of a round: the time is over, or the round is posted.
    #[error("the line-ups are closed")]
    LineUps,
    /// The teams: a round is paired.
    #[error("the teams are fixed")]
    Teams,
}

/// An error of the desk, with a sentence for a person. Errors in typed words and numbers are
/// [`Fault::Form`].
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// There is no such thing, or this person may not know of it.
    #[error("not found")]
    NotFound,
    /// The person has to sign in first.
    #[error("not signed in")]
    NotSignedIn,
    /// The person lacks the right.
    #[error("not allowed")]
    NotAllowed,
    /// The pass-phrase was typed too long ago, and must be typed again.
    #[error("the pass-phrase must be typed again")]
    NotProven,
    /// The invitation is used up, revoked or expired, or never existed.
    #[error("the invitation is over")]
    InvitationOver,
    /// The form was sent from the page of another site.
    #[error("sent from another site")]
    Foreign,
    /// The request names an unknown host; with an address to use instead.
    #[error("asked for under a name that is not this server's")]
    UnknownHost(String),
    /// The name or the pass-phrase is wrong.
    #[error("wrong name or pass-phrase")]
    WrongSignIn,
    /// Too many wrong attempts.
    #[error("too many wrong tries")]
    TooOften,
    /// One source has sent more requests than the limit of the server.
    #[error("too many requests from one address")]
    TooManyRequests,
    /// The account organises as many events as the limit of the server allows.
    #[error("no more events of this account fit on the server")]
    TooManyEvents,
    /// The limit of casual games is reached, of one source or of all.
    #[error("no more casual games fit")]
    TooManyGames,
    /// The form for entries is not open, or the entry can no longer be changed.
    #[error("entries are closed")]
    RegistrationClosed,
    /// The limit of entries is reached, of one source or of the event.
    #[error("no more entries fit")]
    TooManyEntries,
    /// The record of a casual game has its largest size.
    #[error("the record of the game is full")]
    RecordFull,
    /// Too many files are being imported.
    #[error("too many files at once")]
    TooManyImports,
    /// The limit of speakers or of their answers is reached.
    #[error("no more speakers or answers fit")]
    WordsFull,
    /// Too many sign-ins at once.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// The events have moved to another computer; this one is read-only.
    #[error("the events go on at another computer")]
    Moved,
    /// The server has been set up already, or the set-up code is wrong.
    #[error("the server is set up already, or the code is wrong")]
    NotForSetUp,
    /// There is an account of this name.
    #[error("the account exists")]
    AccountExists,
    /// An event would be left without an organiser.
    #[error("an event has no other organiser: hand it over, or delete it first")]
    StillOrganises,
    /// Somebody at the event has a name that looks the same.
    #[error("somebody at the event has a name that looks the same")]
    NameIsTaken,
    /// No umpire of the event has this name.
    #[error("no umpire of the event is called {0}")]
    UnknownUmpire(String),
    /// The pass-phrase is not good enough.
    #[error(transparent)]
    Weak(#[from] WeakPassphrase),
    /// A field of a form is missing or wrong.
    #[error("{field}: {problem}")]
    Form {
        /// The field's name in the form.
        field: &'static str,
        /// The problem.
        problem: FormProblem,
    },
    /// An invalid name.
    #[error(transparent)]
    Name(#[from] BadName),
    /// An unknown ruleset or option.
    #[error(transparent)]
    Ruleset(#[from] BadOption),
    /// An unreadable list of players.
    #[error(transparent)]
    Import(#[from] ImportFault),
    /// No round can be paired.
    #[error(transparent)]
    Pairing(#[from] PairingFault),
    /// An impossible change of a draft.
    #[error(transparent)]
    Draft(#[from] CannotChange),
    /// A round that the event does not have (yet).
    #[error("there is no round {0}")]
    NoSuchRound(String),
    /// Standings are asked for after a round that is still being played.
    #[error("round {0} is not over")]
    RoundIsNotOver(RoundNo),
    /// The round is not in the required state.
    #[error("round {round} is not {needed}")]
    RoundIsNot {
        /// Which round.
        round: RoundNo,
        /// The required state.
        needed: Needed,
    },
    /// Postponed games have to be played first.
    #[error("postponed games of round {}, boards {}, have to be played first", .0, listed(.1))]
    Postponed(RoundNo, Vec<BoardNo>),
    /// Results are missing.
    #[error("results are missing on boards {}", listed(.0))]
    MissingResults(Vec<BoardNo>),
    /// Boards with a recorded game, which a file cannot overwrite.
    #[error("boards {} have a recorded game with another result", listed(.0))]
    Recorded(Vec<BoardNo>),
    /// Another school has this name or short name.
    #[error("another school has this short name")]
    ShortNameTaken,
    /// Something is closed for this change.
    #[error("{0}")]
    Closed(Closed),
    /// After the first pairing a teacher may only correct the spelling of a name.
    #[error("only the spelling of a name can be corrected")]
    NotASpelling,
    /// The action requires a reason.
    #[error("a reason is needed")]
    ReasonMissing,
    /// No board has this code.
    #[error("no board has this code")]
    UnknownCode,
    /// No casual game has this code.
    #[error("no game has this code")]
    NoSuchGame,
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
        /// The name of its umpire; may be empty.
        name: String,
        /// Since when, in milliseconds since 1970 (UTC).
        since_ms: i64,
    },
    /// Another device has the seat of this player.
    #[error("another device has this seat")]
    SeatTaken,
    /// Another person has entered, changed or cleared the result in the meantime.
    #[error("the result of board {board} is {} by now", stands.map_or("open", PairingResult::code))]
    OtherResult {
        /// The board.
        board: BoardNo,
        /// The present result, if any.
        stands: Option<PairingResult>,
    },
    /// Another person has reported another result, and none counts yet.
    #[error("{by} has reported {} at board {board}", result.code())]
    ReportedOtherwise {
        /// The board.
        board: BoardNo,
        /// The reported result.
        result: PairingResult,
        /// The name of the person who reported it.
        by: String,
    },
    /// The result that was to be confirmed is not reported any more.
    #[error("this result is not reported any more")]
    ReportGone,
    /// The organiser has entered a result for a board on which nothing is recorded.
    #[error("the organiser has entered the result {}", .0.code())]
    HasResult(PairingResult),
    /// The change cannot be undone any more.
    #[error("it cannot be taken back: {0}")]
    CannotTakeBack(UndoBlocked),
    /// A knockout, or groups with finals, has begun, so all places are assigned.
    #[error("nobody can join a knockout or groups once round 1 is posted")]
    TooLateToJoin,
    /// Something that an event with sections, or a section, does not allow.
    #[error(transparent)]
    Section(#[from] SectionFault),
    /// The fault of a section, with its name.
    #[error("{0}: {1}")]
    InSection(String, Box<Fault>),
    /// Round 1 is posted, so the start numbers stay.
    #[error("the start numbers stay as they are once round 1 is posted")]
    OrderIsFixed,
    /// The event keeps to the rules of its pairing, which do not allow this.
    #[error("the event keeps to the rules, which do not allow to change {0}")]
    ByTheBook(Lock),
    /// The record has newer entries than the page that sent the request.
    #[error("the record stands at entry {seq}")]
    Behind {
        /// The number of the last entry.
        seq: u32,
    },
    /// The record refuses the command.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A stored record cannot be replayed: a bug or a disk error.
    #[error("corrupt record: {0}")]
    Corrupt(#[from] CorruptRecord),
    /// An error of the store.
    #[error(transparent)]
    Store(StoreError),
}

/// The problem of a field of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormProblem {
    /// Nothing was typed or chosen.
    #[error("nothing was typed or chosen")]
    Missing,
    /// Too long, or too many.
    #[error("too long, or too many")]
    TooLong,
    /// Not a number, or out of range.
    #[error("not a number, or out of range")]
    NotANumber,
    /// Not one of the choices.
    #[error("not one of the choices")]
    NotAChoice,
    /// Differs from the field that it has to repeat.
    #[error("differs from the field that it has to repeat")]
    DoesNotMatch,
    /// Another one has it.
    #[error("another one has it")]
    Taken,
}

/// The numbers of boards, separated by commas.
fn listed(boards: &[BoardNo]) -> String {
    let numbers = boards.iter().map(ToString::to_string);
    numbers.collect::<Vec<_>>().join(", ")
}

/// A state that an action requires of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Needed {
    /// Drafted, not yet posted.
    #[error("drafted")]
    Draft,
    /// Posted, no longer a draft.
    #[error("posted")]
    Public,
    /// Posted and not closed.
    #[error("being played")]
    Posted,
    /// Without results and recorded games.
    #[error("without results and recorded games")]
    Untouched,
    /// With a result on every board.
    #[error("decided on every board")]
    Decided,
    /// Not posted yet.
    #[error("still to come")]
    ToCome,
    /// The last closed round.
    #[error("the last closed one")]
    LastClosed,
    /// Closed.
    #[error("over")]
    Closed,
}

impl Needed {
    /// The error that a round is not in this state.
    pub(super) fn of(self, round: RoundNo) -> Fault {
        Fault::RoundIsNot {
            round,
            needed: self,
        }
    }
}

impl Fault {
    /// The error that a field of a form is wrong.
    pub(super) fn form(field: &'static str, problem: FormProblem) -> Fault {
        Fault::Form { field, problem }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Missing => Fault::NotFound,
            other => Fault::Store(other),
        }
    }
}

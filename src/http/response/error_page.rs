//! Error pages in the reader's language, with links to go on.

use super::error_status::{begun, status};
use super::form_problems::{typed, weak};
use crate::desk::Fault;
use crate::desk::fault::{Closed, Needed, SectionFault};
use crate::formats::pdf::PdfError;
use crate::formats::workbook::Unwritable;
use crate::formats::zip_bundle::Unbundled;
use crate::http::response::download::HTML;
use crate::http::response::page_context::Page;
use crate::http::response::undo_blocked::{locked, why_not};
use crate::http::server::rate_limited_log::Overload;
use crate::i18n::{Localize, Localizer, Message, short_result};
use crate::paths;
use crate::store::StoreError;
use crate::tournament::BoardNo;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use askama::Template;
use std::fmt;

/// The result of a handler: a response, or an error that is rendered as a page.
pub type Answer = Result<HttpResponse, Failed>;

/// A fault with the page on which it is shown.
pub struct Failed(Box<Inner>);

struct Inner {
    fault: Option<Fault>,
    page: Option<Page>,
    signs_in: Option<String>,
    event: Option<String>,
}

#[derive(Template)]
#[template(path = "fault.html")]
struct FaultPage {
    page: Page,
    title: String,
    text: String,
    ways_out: Vec<(String, String)>,
    /// The request number, shown where the error is the server's so that it can be found in the log.
    number: Option<String>,
}

impl Failed {
    /// `signs_in` is the address to return to after signing in.
    pub fn new(fault: Fault, page: Page, signs_in: Option<String>) -> Failed {
        Failed(Box::new(Inner {
            fault: Some(fault),
            page: Some(page),
            signs_in,
            event: None,
        }))
    }

    /// Adds the key of the event, so that the error page links back to its round control.
    #[must_use]
    pub fn within(mut self, event: Option<String>) -> Failed {
        self.0.event = event;
        self
    }

    /// An internal error without a page.
    pub fn ours() -> Failed {
        Failed(Box::new(Inner {
            fault: None,
            page: None,
            signs_in: None,
            event: None,
        }))
    }

    /// Whether there is no page to show it on.
    pub(crate) fn is_bare(&self) -> bool {
        self.0.page.is_none()
    }

    #[must_use]
    pub(crate) fn on(mut self, page: Page) -> Failed {
        self.0.page = Some(page);
        self
    }

    /// The fault; a page that could not be rendered counts as unreadable.
    pub fn fault(&self) -> &Fault {
        const OURS: &Fault = &Fault::Store(StoreError::Unreadable {
            what: "page",
            why: String::new(),
        });
        self.0.fault.as_ref().unwrap_or(OURS)
    }

    /// Whether the fault is about the input of a form, so that the form is shown again.
    pub(crate) fn is_of_form(&self) -> bool {
        matches!(
            self.fault(),
            Fault::Form { .. } | Fault::Name(_) | Fault::Import(_)
        )
    }

    /// The error message.
    pub(crate) fn words(&self, t: &Localizer) -> String {
        words(self.fault(), t)
    }
}

/// Converts internal errors, whose details are only logged.
macro_rules! ours {
    ($($error:ty: $message:literal,)*) => {$(
        impl From<$error> for Failed {
            fn from(error: $error) -> Failed {
                tracing::error!(?error, $message);
                Failed::ours()
            }
        }
    )*};
}

ours! {
    askama::Error: "a page could not be rendered",
    PdfError: "a document could not be printed",
    Unbundled: "files could not be bundled",
    Unwritable: "a workbook could not be written",
}

impl fmt::Debug for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.fault(), f)
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.fault(), f)
    }
}

impl ResponseError for Failed {
    fn status_code(&self) -> StatusCode {
        status(self.fault())
    }

    fn error_response(&self) -> HttpResponse {
        let status = self.status_code();
        match Overload::of(self.fault()) {
            Some(refused) => refused.note(self.fault()),
            None if status.is_server_error() => {
                let number = self.0.page.as_ref().and_then(|page| page.number.as_deref());
                tracing::error!(number, fault = %self.fault(), "a request failed");
            }
            None => {}
        }
        let door = match self.fault() {
            Fault::NotSignedIn => Some("/signin"),
            Fault::NotProven => Some("/reauthenticate"),
            _ => None,
        };
        if let (Some(door), Some(back)) = (door, &self.0.signs_in) {
            let place = format!("{door}?next={back}");
            return HttpResponse::SeeOther()
                .insert_header((header::LOCATION, place))
                .finish();
        }
        let Some(page) = &self.0.page else {
            return HttpResponse::new(status);
        };
        let shown = FaultPage {
            title: page.t.msg(title(status)),
            text: words(self.fault(), &page.t),
            ways_out: ways_out(self.fault(), self.0.event.as_deref(), &page.t),
            number: page.number.clone().filter(|_| status.is_server_error()),
            page: page.clone(),
        };
        let mut answer = begun(status);
        match shown.render() {
            Ok(text) => answer.content_type(HTML).body(text),
            Err(_) => answer.finish(),
        }
    }
}

/// The page for a browser that opens an address that only accepts `POST`, for example by a reload from the address
/// bar.
pub(crate) fn form_only_page(page: Page) -> Result<String, askama::Error> {
    let error_page = FaultPage {
        title: page.t.msg(title(StatusCode::NOT_FOUND)),
        text: page.t.msg("fault-form-only"),
        ways_out: ways_out(&Fault::NotFound, None, &page.t),
        number: None,
        page,
    };
    error_page.render()
}

fn title(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => "fault-title-not-found",
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => "fault-title-door",
        status if status.is_server_error() => "fault-title-ours",
        _ => "fault-title-not-done",
    }
}

/// The error message of a fault.
pub(crate) fn words(fault: &Fault, t: &Localizer) -> String {
    t.format(&sentence(fault, t))
}

fn sentence(fault: &Fault, t: &Localizer) -> Message {
    let plain = Message::new;
    if let Some(id) = sentence_without_values(fault) {
        return plain(id);
    }
    match fault {
        Fault::UnknownHost(address) => {
            plain("fault-unknown-host").with("address", address.as_str())
        }
        Fault::CannotTakeBack(why) => why_not(why).message(t),
        Fault::OtherResult { board, stands } => {
            // The names of the players are not known here.
            other_result(*board, stands.map(|result| short_result(t, result)))
        }
        Fault::ReportedOtherwise { board, result, by } => plain("fault-reported-otherwise")
            .with("board", board.0)
            .with("result", short_result(t, *result))
            .with("name", by.as_str()),
        Fault::HasResult(result) => {
            plain("fault-has-result").with("text", short_result(t, *result))
        }
        Fault::Weak(why) => plain(weak(*why)),
        Fault::Form { field, problem } => {
            plain(typed(*problem)).with("field", t.msg(&format!("field-{field}")))
        }
        Fault::Name(bad) => bad.message(t),
        Fault::InSection(section, fault) => plain("fault-in-section")
            .with("section", section.as_str())
            .with("what", words(fault, t)),
        Fault::Ruleset(why) => plain("fault-ruleset").with("why", t.localize(why)),
        Fault::Import(fault) => fault.message(t),
        Fault::Pairing(fault) => fault.message(t),
        Fault::Draft(fault) => fault.message(t),
        Fault::UnknownUmpire(name) => plain("fault-unknown-umpire").with("name", name.as_str()),
        Fault::NoSuchRound(round) => plain("fault-no-such-round").with("round", round.as_str()),
        Fault::ByTheBook(lock) => plain("fault-by-the-book").with("why", t.msg(locked(*lock))),
        Fault::RoundIsNotOver(round) => plain("fault-round-not-over").with("round", round.0),
        Fault::RoundIsNot { round, needed } => plain(not_in_stage(*needed)).with("round", round.0),
        Fault::MissingResults(boards) => plain("fault-missing-results")
            .with("n", boards.len())
            .with("boards", listed(boards)),
        Fault::Postponed(round, boards) => plain("fault-postponed")
            .with("round", round.0)
            .with("n", boards.len())
            .with("boards", listed(boards)),
        Fault::Recorded(boards) => plain("fault-recorded").with("boards", listed(boards)),
        Fault::OldCode { round, board } => plain("fault-old-code")
            .with("round", round.0)
            .with("board", board.0),
        Fault::Taken { name, .. } if name.is_empty() => plain("fault-not-recording"),
        Fault::Taken { name, .. } => plain("fault-taken").with("name", name.as_str()),
        Fault::Refused(refusal) => refusal.message(t),
        Fault::Store(StoreError::Unreadable { .. }) => plain("fault-unreadable"),
        Fault::Store(StoreError::DiskFull) => plain("fault-disk-full"),
        Fault::Store(StoreError::Busy | StoreError::Unavailable(_)) => plain("fault-store-away"),
        Fault::Store(StoreError::Conflict | StoreError::Refused(_)) => plain("fault-conflict"),
        _ => plain("fault-store"),
    }
}

/// The message of a fault that has no values.
fn sentence_without_values(fault: &Fault) -> Option<&'static str> {
    Some(match fault {
        Fault::NotFound => "fault-not-found",
        Fault::NotSignedIn => "fault-not-signed-in",
        Fault::NotAllowed => "fault-not-allowed",
        Fault::SeatTaken => "fault-seat-taken",
        Fault::NotProven => "fault-not-proven",
        Fault::InvitationOver => "fault-invitation-over",
        Fault::Foreign => "fault-foreign",
        Fault::WrongSignIn => "sign-in-wrong",
        Fault::TooOften => "sign-in-too-often",
        Fault::TooManyRequests => "fault-too-many-requests",
        Fault::TooManyEvents => "fault-too-many-events",
        Fault::TooManyGames => "fault-too-many-games",
        Fault::TooManyEntries => "fault-too-many-entries",
        Fault::RegistrationClosed => "fault-registration-closed",
        Fault::RecordFull => "fault-record-full",
        Fault::Busy(_) => "sign-in-busy",
        Fault::TooManyImports => "imports-busy",
        Fault::Moved => "fault-moved",
        Fault::WordsFull => "words-full",
        Fault::NotForSetUp => "fault-not-for-set-up",
        Fault::AccountExists => "account-exists",
        Fault::StillOrganises => "account-still-organises",
        Fault::NameIsTaken => "join-name-taken",
        Fault::Section(why) => of_section(*why),
        Fault::TooLateToJoin => "join-too-late",
        Fault::OrderIsFixed => "order-is-fixed",
        Fault::ShortNameTaken => "fault-short-name-taken",
        Fault::Closed(Closed::List) => "fault-list-closed",
        Fault::Closed(Closed::LineUps) => "fault-line-ups-closed",
        Fault::Closed(Closed::Teams) => "fault-teams-are-fixed",
        Fault::NotASpelling => "fault-not-a-spelling",
        Fault::ReportGone => "fault-report-gone",
        Fault::ReasonMissing => "refusal-reason-missing",
        Fault::UnknownCode => "fault-unknown-code",
        Fault::NoSuchGame => "fault-no-such-game",
        Fault::Behind { .. } => "fault-behind",
        Fault::Corrupt(_) => "refusal-bug",
        _ => return None,
    })
}

fn of_section(why: SectionFault) -> &'static str {
    match why {
        SectionFault::HasRounds => "fault-section-has-rounds",
        SectionFault::TooMany => "fault-section-too-many",
        SectionFault::NameTaken => "fault-section-name-taken",
        SectionFault::NotEmpty => "fault-section-not-empty",
        SectionFault::InARound => "fault-section-in-a-round",
        SectionFault::PairsInSections => "fault-section-pairs",
    }
}

fn not_in_stage(needed: Needed) -> &'static str {
    match needed {
        Needed::Draft => "fault-round-not-draft",
        Needed::ToCome => "fault-round-not-to-come",
        Needed::Public => "fault-round-still-draft",
        Needed::Posted => "fault-round-not-posted",
        Needed::Decided => "fault-round-undecided",
        Needed::Untouched => "fault-round-touched",
        Needed::LastClosed => "fault-round-not-last",
        Needed::Closed => "fault-round-not-closed",
    }
}

/// The message that another user entered a result first; `stands` is that result in words.
pub(crate) fn other_result(board: BoardNo, stands: Option<String>) -> Message {
    match stands {
        Some(text) => Message::new("fault-other-result").with("text", text),
        None => Message::new("fault-no-result-any-more"),
    }
    .with("board", board.0)
}

fn listed(boards: &[BoardNo]) -> String {
    let list: Vec<String> = boards.iter().map(ToString::to_string).collect();
    list.join(", ")
}

fn ways_out(fault: &Fault, event: Option<&str>, t: &Localizer) -> Vec<(String, String)> {
    let home = ("/".to_owned(), t.msg("fault-way-home"));
    match fault {
        Fault::UnknownCode | Fault::OldCode { .. } => {
            vec![("/u".to_owned(), t.msg("fault-way-code"))]
        }
        Fault::NotSignedIn | Fault::WrongSignIn => vec![("/signin".to_owned(), t.msg("sign-in"))],
        Fault::NotFound | Fault::InvitationOver => vec![home],
        Fault::Corrupt(_) | Fault::Store(StoreError::Unreadable { .. }) => match event {
            Some(key) => vec![home, (paths::of(key).delete(), t.msg("event-delete"))],
            None => vec![home],
        },
        _ => match event {
            Some(key) => vec![(paths::of(key).round_control(), t.msg("round-control"))],
            None => vec![home],
        },
    }
}

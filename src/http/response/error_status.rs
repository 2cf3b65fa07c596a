//! The HTTP status of a fault. The only place that maps faults to status codes.

use crate::desk::Fault;
use crate::referee::Refusal;
use crate::store::StoreError;
use crate::tournament::pairing::PairingFault;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, HttpResponseBuilder};

/// A response with `Retry-After` where a retry makes sense.
pub(crate) fn begun(status: StatusCode) -> HttpResponseBuilder {
    let mut answer = HttpResponse::build(status);
    let seconds = match status {
        StatusCode::TOO_MANY_REQUESTS => "60",
        StatusCode::SERVICE_UNAVAILABLE => "5",
        _ => return answer,
    };
    answer.insert_header((header::RETRY_AFTER, seconds));
    answer
}

#[expect(clippy::too_many_lines, reason = "a table")]
pub(crate) fn status(fault: &Fault) -> StatusCode {
    match fault {
        Fault::InSection(_, fault) => status(fault),
        Fault::Section(_) => StatusCode::CONFLICT,
        Fault::NotFound
        | Fault::UnknownCode
        | Fault::NoSuchGame
        | Fault::NoSuchRound(_)
        | Fault::Store(StoreError::Missing) => StatusCode::NOT_FOUND,
        Fault::OldCode { .. } | Fault::InvitationOver => StatusCode::GONE,
        Fault::NotSignedIn | Fault::WrongSignIn => StatusCode::UNAUTHORIZED,
        Fault::NotAllowed | Fault::NotProven | Fault::NotForSetUp | Fault::Foreign => {
            StatusCode::FORBIDDEN
        }
        Fault::UnknownHost(_) => StatusCode::MISDIRECTED_REQUEST,
        Fault::Moved => StatusCode::LOCKED,
        Fault::TooOften | Fault::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
        Fault::Behind { .. }
        | Fault::Taken { .. }
        | Fault::SeatTaken
        | Fault::AccountExists
        | Fault::StillOrganises
        | Fault::NameIsTaken
        | Fault::UnknownUmpire(_)
        | Fault::WordsFull
        | Fault::TooLateToJoin
        | Fault::RegistrationClosed
        | Fault::OrderIsFixed
        | Fault::ByTheBook(_)
        | Fault::OtherResult { .. }
        | Fault::ReportedOtherwise { .. }
        | Fault::ReportGone
        | Fault::HasResult(_)
        | Fault::CannotTakeBack(_)
        | Fault::Store(StoreError::Conflict | StoreError::Refused(_))
        | Fault::RoundIsNot { .. } => StatusCode::CONFLICT,
        Fault::Refused(Refusal::Bug(_))
        | Fault::Corrupt(_)
        | Fault::Pairing(PairingFault::Bug(_)) => StatusCode::INTERNAL_SERVER_ERROR,
        Fault::Busy(_)
        | Fault::TooManyImports
        | Fault::TooManyGames
        | Fault::TooManyEntries
        | Fault::Store(StoreError::Busy | StoreError::DiskFull | StoreError::Unavailable(_)) => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Fault::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
        Fault::Weak(_)
        | Fault::Form { .. }
        | Fault::Name(_)
        | Fault::Ruleset(_)
        | Fault::Import(_)
        | Fault::Pairing(_)
        | Fault::Draft(_)
        | Fault::MissingResults(_)
        | Fault::Postponed(..)
        | Fault::Recorded(_)
        | Fault::ShortNameTaken
        | Fault::Closed(_)
        | Fault::NotASpelling
        | Fault::ReasonMissing
        | Fault::TooManyEvents
        | Fault::RecordFull
        | Fault::RoundIsNotOver(_)
        | Fault::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

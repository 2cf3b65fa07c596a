//! The record of a phone without network as requests to the desk, and why its codes are refused.

use super::record_form::RecordForm;
use crate::desk::Desk;
use crate::desk::games::{CodesRefusal, JoinProblem, ProvenCodes, RecordRequest};
use chrono::{DateTime, Utc};

/// The requests that the phone would have sent.
///
/// # Errors
/// The first entry that is no request.
pub(crate) fn phone_requests(
    desk: &Desk,
    proven: &ProvenCodes,
    at: DateTime<Utc>,
) -> Result<Vec<RecordRequest>, JoinProblem> {
    let record = &proven.record;
    let mut requests = Vec::new();
    for (number, entry) in (1..).zip(&record.entries) {
        let form = RecordForm::of_phone(&entry.action);
        let request = form.and_then(|form| form.request(desk, proven.umpire.board_context()));
        let request = request.map_err(|fault| JoinProblem { number, fault })?;
        requests.push(RecordRequest {
            seen: record.seen,
            ago: at - entry.at,
            ..request
        });
    }
    Ok(requests)
}

/// The message that says why codes are refused.
pub(crate) fn refusal_message(refusal: CodesRefusal) -> &'static str {
    match refusal {
        CodesRefusal::Unreadable => "scan-damaged",
        CodesRefusal::NoBoard => "scan-no-board",
        CodesRefusal::OtherPhone => "scan-other-phone",
        CodesRefusal::Altered => "scan-altered",
    }
}

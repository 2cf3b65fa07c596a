//! `/e/<event>/rounds/<n>/print/slips.pdf`: result slips, four per page, for boards without a
//! phone.

use super::board_papers;
use super::score_sheets::{questions, signs};
use crate::desk::rights::HandOutBoards;
use crate::formats::pdf::{BoardHeading, PdfPart, ResultSlip};
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::RoundPath;
use crate::rules::Ruleset;

/// `GET /e/{key}/rounds/{round}/print/slips.pdf`
///
/// # Errors
/// When there is no such round, or it is still a draft.
pub(crate) async fn pdf(organising: Organising<HandOutBoards>, path: RoundPath) -> Answer {
    let name = ("slips", "print-slips-title");
    board_papers(organising, path.1, name, |t, printed| {
        let headings = printed.board_headings(t, "slip-place");
        let slips = headings.map(|heading| slip(t, &printed.event.ruleset, heading));
        PdfPart::Slips(slips.collect())
    })
    .await
}

pub(super) fn slip(t: &Localizer, ruleset: &Ruleset, heading: BoardHeading) -> ResultSlip {
    ResultSlip {
        heading,
        questions: questions(t, ruleset),
        signs: signs(t, ruleset),
    }
}

//! `/e/<event>/rounds/<n>/print/slips`: result slips, four to a leaf, for boards
//! without a phone.

use crate::web::paths::{self, EventPaths};
use super::score_sheets::{questions, signs};
use super::{PrintedRound, handed_out, printed};
use crate::desk::rights::HandOutBoards;
use crate::formats::pdf::{BoardHeading, PdfPart, ResultSlip};
use crate::i18n::Localizer;
use crate::rules::Ruleset;
use crate::web::pages::rounds::posted::RoundPath;
use crate::web::request_context::Organising;
use crate::web::{Answer, Page};
use askama::Template;

#[derive(Template)]
#[template(path = "print/result_slips.html")]
struct ResultSlipsView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    title: String,
    pdf: String,
    slips: Vec<ResultSlip>,
}

/// `GET /e/{key}/rounds/{round}/print/slips`
///
/// # Errors
/// When there is no such round, or it is still a draft.
pub(in crate::web) async fn show(
    organising: Organising<HandOutBoards>,
    place: RoundPath,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let printed = printed(&visitor, &organiser, place.1, false).await?;
    let t = &*visitor.t;
    visitor.html(&ResultSlipsView {
        title: t.msg_arg("print-slips-title", "round", printed.round.number.0),
        pdf: format!("{}.pdf", visitor.path),
        slips: slips(t, &printed),
        paths: paths::of(&printed.event.key),
        event_name: printed.event.name,
        page: visitor.page(),
    })
}

/// `GET /e/{key}/rounds/{round}/print/slips.pdf`
pub(in crate::web) async fn pdf(organising: Organising<HandOutBoards>, place: RoundPath) -> Answer {
    let Organising { visitor, organiser } = organising;
    let printed = printed(&visitor, &organiser, place.1, false).await?;
    let (t, round) = (&*visitor.t, printed.round.number);
    let slips = slips(t, &printed);
    let title = t.msg_arg("print-slips-title", "round", round.0);
    let file = format!("slips-{round}");
    handed_out(
        &visitor,
        &printed.event,
        (&file, title),
        vec![PdfPart::Slips(slips)],
    )
    .await
}

fn slips(t: &Localizer, printed: &PrintedRound) -> Vec<ResultSlip> {
    let boards = printed.round.boards.iter();
    boards
        .map(|(pairing, _)| {
            let heading = printed.board_heading(t, "place", pairing);
            slip(t, &printed.event.ruleset, heading)
        })
        .collect()
}

/// The slip of a board.
pub(super) fn slip(t: &Localizer, ruleset: &Ruleset, heading: BoardHeading) -> ResultSlip {
    ResultSlip {
        heading,
        questions: questions(t, ruleset),
        signs: signs(t, ruleset),
    }
}

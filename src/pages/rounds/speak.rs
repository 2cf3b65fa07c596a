//! Sentences and pauses of the organiser for a board on which the players record.

use crate::desk::fault::FormProblem;
use crate::desk::rights::RunEvent;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::BoardPath;
use crate::referee::Notice;
use crate::tournament::{BoardNo, RoundNo};
use actix_web::web::Form;
use serde::Deserialize;

/// The sentences that the organiser may say to a board: code and words.
pub(super) fn sentences(t: &Localizer) -> Vec<(&'static str, String)> {
    let all = Notice::ALL.iter();
    all.map(|notice| (notice.code(), t.localize(notice)))
        .collect()
}

/// `pause`, `resume`, or the code of a sentence.
#[derive(Deserialize)]
pub struct SpeakForm {
    #[serde(default)]
    what: String,
}

/// `POST /e/{key}/rounds/{round}/boards/{board}/speak`: says a sentence to the players, or pauses or resumes.
///
/// # Errors
/// When the game is not being played.
pub(crate) async fn speak(
    organising: Organising<RunEvent>,
    path: BoardPath,
    form: Form<SpeakForm>,
) -> Answer {
    let (_, round, board) = path.into_inner();
    let place = (RoundNo(round), BoardNo(board));
    let page = organising.paths().phones();
    let what = form.into_inner().what;
    organising
        .change(
            page,
            FlashMessage::SpokenTo,
            move |desk, by, at| match what.as_str() {
                "pause" => desk.pause_board(by, place, true, at),
                "resume" => desk.pause_board(by, place, false, at),
                code => {
                    let notice = Notice::from_code(code);
                    let notice = notice.ok_or(wrong("act", FormProblem::NotAChoice))?;
                    desk.speak_to_board(by, place, notice, at)
                }
            },
        )
        .await
}

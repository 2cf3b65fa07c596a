//! `/u/<code>/parts`: words and sheets of the board that its first turn does without. The board's
//! second script, `table.js`, fetches them once.

use crate::i18n::Localizer;
use crate::web::Answer;
use crate::web::paths;
use crate::web::request_context::Umpiring;
use askama::Template;

#[derive(Template)]
#[template(path = "umpire/parts.html")]
struct BoardParts<'a> {
    t: &'a Localizer,
}

/// `GET /u/{code}/parts`; without scripts, the board.
pub async fn show(umpiring: Umpiring) -> Answer {
    let visitor = &umpiring.visitor;
    if !visitor.wants_part {
        return Ok(visitor.see(&paths::of_code(&umpiring.code).board(), None));
    }
    visitor.html_compressed(&BoardParts { t: &visitor.t })
}

//! `/u/<code>/codes`: the data by which the recording phone shows its record as QR codes when the network
//! does not come back. The script `record-codes.js` loads it once and keeps it.

use crate::formats::record::hex;
use crate::formats::record_codes::{CodesKey, CodesPlace};
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths::{self, UmpirePaths};
use crate::view::game_view;
use askama::Template;

#[derive(Template)]
#[template(path = "umpire/record_codes.html", blocks = ["sheet"])]
struct RecordCodesView {
    page: Page,
    paths: UmpirePaths,
    title: String,
    /// The secret of this phone at this board; `None` for a phone that does not record.
    key: Option<CodesKey>,
    /// The beginning of the message, and of each part, in hexadecimal.
    heading: String,
    place: String,
    /// The clock of the server, in milliseconds since 1970.
    now: i64,
}

/// `GET /u/{code}/codes`
pub async fn show(umpiring: Umpiring) -> Answer {
    let context = &umpiring.context;
    let board_context = umpiring.umpire.board_context();
    let place = CodesPlace {
        round: board_context.round,
        board: board_context.board,
    };
    let key = context.shared.desk.codes_key(&umpiring.umpire);
    let heading = key.as_ref().map(|key| hex(&place.heading(key)));
    let page = RecordCodesView {
        title: game_view::place(&context.t, board_context),
        paths: paths::of_code(&umpiring.code),
        heading: heading.unwrap_or_default(),
        place: hex(&place.bytes()),
        now: context.at.timestamp_millis(),
        key,
        page: context.page(),
    };
    context.html_or_part(&page, &page.as_sheet())
}

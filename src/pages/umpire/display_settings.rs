//! `/u/<code>/look`: the display settings of this phone. They are stored on the phone; the board's script
//! loads the sheet once.

use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths::{self, UmpirePaths};
use crate::view::game_view;
use askama::Template;

#[derive(Template)]
#[template(path = "umpire/display_settings.html", blocks = ["sheet"])]
struct DisplaySettingsView {
    page: Page,
    paths: UmpirePaths,
    place: String,
}

/// `GET /u/{code}/look`
pub async fn show(umpiring: Umpiring) -> Answer {
    let context = &umpiring.context;
    let page = DisplaySettingsView {
        place: game_view::place(&context.t, umpiring.umpire.board_context()),
        paths: paths::of_code(&umpiring.code),
        page: context.page(),
    };
    context.html_or_part(&page, &page.as_sheet())
}

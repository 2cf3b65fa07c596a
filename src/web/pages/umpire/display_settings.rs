//! `/u/<code>/look`: how this phone shows the board. The settings stay on the phone; the board's
//! script fetches the sheet once.

use crate::web::paths::{self, UmpirePaths};
use crate::web::request_context::Umpiring;
use crate::web::{Answer, Page, game_view};
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
    let visitor = &umpiring.visitor;
    let page = DisplaySettingsView {
        place: game_view::place(&visitor.t, umpiring.umpire.seat()),
        paths: paths::of_code(&umpiring.code),
        page: visitor.page(),
    };
    if visitor.wants_part {
        visitor.html_compressed(&page.as_sheet())
    } else {
        visitor.html(&page)
    }
}

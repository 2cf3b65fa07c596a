//! `/accessibility`: the accessibility statement: for whom the pages are made, what is tested and what is
//! not, and how to report problems.

use crate::http::middleware::page_cache::StaticPage;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use askama::Template;

#[derive(Template)]
#[template(path = "server/accessibility.html")]
struct AccessibilityView {
    page: Page,
    parts: [(&'static str, &'static [&'static str]); 4],
}

/// Headings with their sentences.
const PARTS: [(&str, &[&str]); 4] = [
    (
        "access-works",
        &[
            "access-keyboard",
            "access-words",
            "access-zoom",
            "access-colours",
            "access-scripts",
        ],
    ),
    (
        "access-tested",
        &["access-axe", "access-widths", "access-keys", "access-paper"],
    ),
    (
        "access-not",
        &[
            "access-people",
            "access-pdf",
            "access-speakers",
            "access-watching",
        ],
    ),
    ("access-report", &["access-tell", "access-say"]),
];

/// `GET /accessibility`
pub async fn show(context: RequestContext) -> Answer {
    let make = |context: &RequestContext| AccessibilityView {
        page: context.page(),
        parts: PARTS,
    };
    context.public("/accessibility", StaticPage(make)).await
}

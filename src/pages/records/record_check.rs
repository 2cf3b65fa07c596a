//! `/check`: checks a file of records for anybody: shows what it proves and what not, and replays
//! its games. The file is not stored.

use crate::formats::record::{MOST_BYTES, MOST_STEPS};
use crate::http::middleware::page_cache::{File, StaticPage};
use crate::http::request::request_context::RequestContext;
use crate::http::request::upload::{Lane, Upload, VisitorUpload, file_or_text};
use crate::http::response::download::HTML;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::{Notice, Page};
use crate::rules::{Colour, Kind};
use crate::view::published::check_file;
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use actix_web::http::header::{CONTENT_DISPOSITION, HeaderValue};
use actix_web::web::Query;
use askama::Template;
use inkundla_replay::record_check::{self, CheckDigits, CheckedFile, FileVerdict};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "records/record_check.html")]
struct RecordCheckView {
    page: Page,
    sent: Option<SentFile>,
    /// The check number of a printed sheet, to compare with the file.
    paper: Option<CheckDigits>,
}

impl RecordCheckView {
    /// Whether there is a game to step through.
    fn shows_game(&self) -> bool {
        let sent = self.sent.as_ref();
        sent.is_some_and(|sent| sent.checked.shown.is_some())
    }
}

/// An uploaded file and the outcome of its check.
struct SentFile {
    /// Its text, sent again to view another of its games.
    text: String,
    checked: CheckedFile,
}

/// A file of records, or its text.
#[derive(MultipartForm)]
pub struct RecordFile {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    /// Index in the file of the game to show.
    game: Option<Text<String>>,
    /// The check number of a printed sheet.
    number: Option<Text<String>>,
}

/// The query in the QR code of a printed sheet.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct PaperQuery {
    number: String,
}

/// `GET /check`
pub async fn show(context: RequestContext, paper: Query<PaperQuery>) -> Answer {
    let paper = CheckDigits::read(&paper.number);
    let make = |context: &RequestContext, paper| RecordCheckView {
        page: context.page(),
        sent: None,
        paper,
    };
    if paper.is_none() {
        let make = move |context: &RequestContext| make(context, None);
        return context.public("/check", StaticPage(make)).await;
    }
    let text = context.rendered(move |context| make(context, paper).render());
    Ok(context.fragment(text.await??))
}

/// `GET /check/page.html`: the check as a single file that needs no server.
pub async fn page(context: RequestContext) -> Answer {
    let make = |context: &RequestContext| File {
        mime: HTML,
        bytes: check_file::file(&context.t, "Inkundla"),
    };
    let mut answer = context.public("/check/page.html", StaticPage(make)).await?;
    let name = HeaderValue::from_static("attachment; filename=\"inkundla-check.html\"");
    answer.headers_mut().insert(CONTENT_DISPOSITION, name);
    Ok(answer)
}

/// `POST /check`
///
/// # Errors
/// When too many files are being checked at the same time.
pub async fn check(
    context: RequestContext,
    VisitorUpload(Upload { form, permit }): VisitorUpload<RecordFile>,
) -> Answer {
    let mut page = RecordCheckView {
        page: context.page(),
        sent: None,
        paper: None,
    };
    let Some(form) = form else {
        page.page.notice = Some(Notice::bad(context.t.msg("file-too-large")));
        return context.not_done(&page);
    };
    let asked = form.game.as_ref().map(|game| game.0.clone());
    let number = form.number.as_deref();
    page.paper = number.and_then(|number| CheckDigits::read(number));
    let paper = page.paper.clone();
    let bytes = file_or_text(form.file, form.text);
    if bytes.trim_ascii().is_empty() {
        page.page.notice = Some(Notice::bad(context.t.msg("verify-nothing")));
        return context.not_done(&page);
    }
    let t = context.t.clone();
    let checked = context.import_in(Lane::Visitors, &permit, MOST_STEPS, move |_desk, budget| {
        let place = asked.and_then(|place| place.parse().ok()).unwrap_or(0);
        Ok(SentFile {
            checked: record_check::checked_within(&t, &bytes, (place, paper.as_ref()), budget),
            text: String::from_utf8_lossy(&bytes).into_owned(),
        })
    });
    page.sent = Some(checked.await?);
    context.html(&page)
}

// The limit of visitors' uploads must not exceed that of the parser.
const _: () = assert!(crate::http::request::upload::VISITOR_BYTES <= MOST_BYTES);

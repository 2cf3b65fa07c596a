//! `/check`: checks a file of records for anybody. What it proves is said, and what it does not;
//! its games can be replayed. Nothing of the file is kept.

use crate::formats::record::MOST_BYTES;
use crate::rules::{Colour, Kind};
use crate::web::download::{HTML, download};
use crate::web::published::check_file;
use crate::web::request_context::RequestContext;
use crate::web::upload::{Upload, VisitorUpload};
use crate::web::{Answer, Notice, Page};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use actix_web::web::Query;
use askama::Template;
use inkundla_view::record_check::{self, CheckDigits, CheckedFile, FileVerdict};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "records/record_check.html")]
struct RecordCheckView {
    page: Page,
    sent: Option<SentFile>,
    /// The check number of a paper, which the file is to have.
    paper: Option<CheckDigits>,
}

impl RecordCheckView {
    /// Whether there is a game to step through.
    fn shows_game(&self) -> bool {
        let sent = self.sent.as_ref();
        sent.is_some_and(|sent| sent.checked.shown.is_some())
    }
}

/// A file that somebody sent, and what came of it.
struct SentFile {
    /// Its text, for looking at another of its games.
    text: String,
    checked: CheckedFile,
}

/// A file, or its text.
#[derive(MultipartForm)]
pub struct RecordFile {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    /// The place in the file of the game to show, from 0.
    game: Option<Text<String>>,
    /// The check number of a paper.
    number: Option<Text<String>>,
}

/// What a paper leads to.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct PaperQuery {
    number: String,
}

/// `GET /check`
pub async fn show(visitor: RequestContext, paper: Query<PaperQuery>) -> Answer {
    visitor.html(&RecordCheckView {
        page: visitor.page(),
        sent: None,
        paper: CheckDigits::read(&paper.number),
    })
}

/// `GET /check/page.html`: the same as one file that needs no server.
pub async fn page(visitor: RequestContext) -> Answer {
    let file = check_file::file(&visitor.t, "Inkundla")?;
    Ok(download("inkundla-check.html", HTML, file))
}

/// `POST /check`
///
/// # Errors
/// When too many files are being checked at the same time.
pub async fn check(
    visitor: RequestContext,
    VisitorUpload(Upload { form, permit }): VisitorUpload<RecordFile>,
) -> Answer {
    let mut page = RecordCheckView {
        page: visitor.page(),
        sent: None,
        paper: None,
    };
    let Some(form) = form else {
        page.page.notice = Some(Notice::bad(visitor.t.msg("file-too-large")));
        return visitor.not_done(&page);
    };
    let asked = form.game.as_ref().map(|game| game.0.clone());
    let number = form.number.as_deref();
    page.paper = number.and_then(|number| CheckDigits::read(number));
    let paper = page.paper.clone();
    let bytes = bytes(form);
    if bytes.trim_ascii().is_empty() {
        page.page.notice = Some(Notice::bad(visitor.t.msg("verify-nothing")));
        return visitor.not_done(&page);
    }
    let t = visitor.t.clone();
    let checked = visitor.import(&permit, move |_desk| {
        let place = asked.and_then(|place| place.parse().ok()).unwrap_or(0);
        Ok(SentFile {
            checked: record_check::checked(&t, &bytes, place, paper.as_ref()),
            text: String::from_utf8_lossy(&bytes).into_owned(),
        })
    });
    page.sent = Some(checked.await?);
    visitor.html(&page)
}

/// The file that was chosen, or the text that was pasted.
fn bytes(form: RecordFile) -> Vec<u8> {
    match form.file.filter(|file| !file.data.is_empty()) {
        Some(file) => file.data.into(),
        // Browsers send the ends of lines as the network has them.
        None => form
            .text
            .as_deref()
            .map_or_else(Vec::new, |text| text.replace("\r\n", "\n").into()),
    }
}

/// A visitor's file is smaller than the largest that can be read.
const _: () = assert!(crate::web::upload::VISITOR_BYTES <= MOST_BYTES);

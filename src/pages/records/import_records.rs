//! `/e/<event>/files/records`: imports official records of games from another machine, after a
//! preview. Either all games are stored or none.

use crate::desk::record_files::{NotTaken, Obstacle, Taken};
use crate::desk::rights::TakeFiles;
use crate::formats::record::{self, EventRecords};
use crate::http::request::request_context::{Organising, RequestContext, html};
use crate::http::request::upload::{Upload, Wrong, file_or_text};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use askama::Template;

#[derive(Template)]
#[template(path = "records/import_records.html")]
struct RecordsImportView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    faults: Vec<String>,
    preview: Option<RecordsPreview>,
}

/// The content of the file, for confirmation.
struct RecordsPreview {
    about: Vec<String>,
    /// Properties that the file does not prove, as `inkundla record verify` prints it.
    notes: Vec<String>,
    has_new: bool,
    text: String,
}

/// A file, or the text of the previewed file.
#[derive(MultipartForm)]
pub struct RecordsUpload {
    file: Option<Bytes>,
    text: Option<Text<String>>,
    agreed: Option<Text<String>>,
}

/// `GET /e/{key}/files/records`
pub async fn show(organising: Organising<TakeFiles>) -> Answer {
    let page = page(&organising).await?;
    organising.context.html(&page)
}

/// `POST /e/{key}/files/records`
pub async fn submit(
    organising: Organising<TakeFiles>,
    Upload { form, permit }: Upload<RecordsUpload>,
) -> Answer {
    let t = organising.context.t.clone();
    let Some(form) = form else {
        return refused(&organising, t.msg("file-too-large").into()).await;
    };
    let mut page = page(&organising).await?;
    let (organiser, at) = (organising.organiser.clone(), organising.context.at);
    let done = organising.context.import(&permit, move |desk| {
        let is_agreed = form.agreed.is_some();
        let bytes = file_or_text(form.file, form.text);
        let (records, notes) = match read(&t, &bytes) {
            Ok(reading) => reading,
            Err(wrong) => return Ok(RecordsOutcome::Wrong(wrong)),
        };
        let taken = if is_agreed {
            desk.import_records(&organiser, &records, at)?
        } else {
            desk.preview_records(&organiser, &records)?
        };
        Ok(match taken {
            Err(obstacles) => {
                let sentences = obstacles.iter().map(|obstacle| obstacle_text(&t, obstacle));
                RecordsOutcome::Wrong(Wrong::first(&t, obstacles.len(), sentences))
            }
            Ok(_) if is_agreed => RecordsOutcome::Stored,
            Ok(taken) => {
                page.preview = Some(preview(&t, taken, notes, &bytes));
                drop((records, bytes));
                RecordsOutcome::Preview(page.render())
            }
        })
    });
    match done.await? {
        RecordsOutcome::Wrong(wrong) => refused(&organising, wrong).await,
        RecordsOutcome::Preview(text) => Ok(html(text?)),
        RecordsOutcome::Stored => {
            let place = paths::of(&organising.organiser.event().key).round_control();
            Ok(organising.context.see(&place, FlashMessage::RecordsTaken))
        }
    }
}

enum RecordsOutcome {
    /// The file is valid: the rendered preview.
    Preview(askama::Result<String>),
    /// The file has errors.
    Wrong(Wrong),
    /// The records were stored.
    Stored,
}

/// Parses a file: the records with notes on what it does not prove, or all errors.
fn read(t: &Localizer, bytes: &[u8]) -> Result<(EventRecords, Vec<String>), Wrong> {
    let reading = record::read(bytes);
    if !reading.faults.is_empty() {
        return Err(Wrong::of(t, &reading.faults));
    }
    let notes = reading.notes.iter().map(|note| t.localize(note)).collect();
    let mut events = reading.records.events;
    match (events.pop(), events.is_empty()) {
        (Some(event), true) => Ok((event, notes)),
        _ => Err(t.msg("record-one-event").into()),
    }
}

fn preview(t: &Localizer, taken: Taken, notes: Vec<String>, bytes: &[u8]) -> RecordsPreview {
    let games = t.msg_with(
        "take-found",
        &[
            ("games", taken.games.into()),
            ("entries", taken.entries.into()),
        ],
    );
    let known = t.plural("take-known", taken.known);
    RecordsPreview {
        about: vec![games, known],
        notes,
        has_new: taken.games > 0,
        text: String::from_utf8_lossy(bytes).into_owned(),
    }
}

/// A sentence about why a game cannot be imported.
fn obstacle_text(t: &Localizer, obstacle: &Obstacle) -> String {
    let why = match &obstacle.why {
        NotTaken::NoSuchBoard => t.msg("take-no-such-board"),
        NotTaken::NotOpen => t.msg("take-not-open"),
        NotTaken::OtherPlayers { first, second } => t.msg_with(
            "take-other-players",
            &[("first", (*first).into()), ("second", (*second).into())],
        ),
        NotTaken::OtherRecord => t.msg("take-other-record"),
        NotTaken::ResultByHand => t.msg("take-by-hand"),
        NotTaken::OtherLaw(_) => t.msg("take-other-law"),
    };
    let values = [
        ("round", obstacle.round.0.into()),
        ("board", obstacle.board.0.into()),
        ("why", why.into()),
    ];
    t.msg_with("take-stands", &values)
}

async fn refused(organising: &Organising<TakeFiles>, wrong: Wrong) -> Answer {
    let mut page = page(organising).await?;
    let RequestContext { t, .. } = &organising.context;
    page.page.notice = Some(Notice::bad(t.plural("take-wrong", wrong.count)));
    page.faults = wrong.sentences;
    organising.context.not_done(&page)
}

async fn page(organising: &Organising<TakeFiles>) -> Result<RecordsImportView, Failed> {
    let Organising { context, organiser } = organising;
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    Ok(RecordsImportView {
        page: context.page(),
        nav: EventNav::of(&context.t, event, &tournament, OrganiserTab::Files),
        paths: paths::of(&event.key),
        faults: Vec::new(),
        preview: None,
    })
}

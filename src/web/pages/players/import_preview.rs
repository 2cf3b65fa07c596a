//! `/e/<event>/players/check`: the preview of a list of players, with errors to correct per row.

mod name_order;
mod new_event;
mod read_options;
mod similar_schools;
mod submitted;

use super::list;
use crate::desk::rights::{Actor, ChangePlayers};
use crate::formats::entrants_csv::{
    Consented, Encoding, ParsedList, ParsedRow, Question, RawRow, ReadOptions, RowState, check,
    decode, write_problems,
};
use crate::formats::with_byte_order_mark;
use crate::i18n::Localizer;
use crate::tournament::{Entrant, Tournament, aliases_of_newcomers};
use crate::web::download::{self, CsvForm};
use crate::web::event_nav::{EventNav, OrganiserTab};
use crate::web::flash_message::FlashMessage;
use crate::web::pages::rounds::draft;
use crate::web::request_context::{Organising, RequestContext};
use crate::web::upload::{LongForm, Upload};
use crate::web::{Answer, EventPaths, Failed, Notice, Page, paths};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use name_order::NameOrderQuestion;
pub(in crate::web::pages) use new_event::of_new_event;
use read_options::ReadOptionsView;
use similar_schools::SimilarSchool;
use std::sync::Arc;
use submitted::{corrected_list, too_large};

/// Number of rows without problems that are shown; the rest is only counted.
const ROWS_SHOWN: usize = 5;

#[derive(Template)]
#[template(path = "players/import_preview.html")]
struct ImportPreviewView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    pills: Vec<Pill>,
    notes: Vec<String>,
    how: Option<ReadOptionsView>,
    /// The question which part of the names comes first, if that is ambiguous.
    order: Option<NameOrderQuestion>,
    /// Schools of the list that may be the same.
    schools: Vec<SimilarSchool>,
    ready: Vec<RawRow>,
    shown: Vec<ReadyRow>,
    more: Option<String>,
    /// Aliases of these rows.
    others: Vec<String>,
    /// Whether the list has a column of consents.
    has_consent: bool,
    rows: Vec<CheckedRow>,
    button: String,
    /// Whether the first round can be paired right away.
    may_pair: bool,
    late: Option<String>,
}

struct Pill {
    class: &'static str,
    text: String,
}

/// A row that can be entered, with the alias.
struct ReadyRow {
    typed: RawRow,
    alias: String,
}

/// A row with errors or a question.
struct CheckedRow {
    typed: RawRow,
    class: &'static str,
    sentences: Vec<String>,
    is_question: bool,
}

/// A pasted or uploaded list with parse options. Fields `…_was` repeat the options of the last
/// preview.
#[derive(MultipartForm)]
pub struct ListUpload {
    list: Option<Text<String>>,
    file: Option<Bytes>,
    headless: Option<Text<String>>,
    separator: Option<Text<String>>,
    separator_was: Option<Text<String>>,
    encoding: Option<Text<String>>,
    encoding_was: Option<Text<String>>,
    header: Option<Text<String>>,
    order: Option<Text<String>>,
    order_was: Option<Text<String>>,
    headless_was: Option<Text<String>>,
    chosen_was: Option<Text<String>>,
    column: Vec<Text<String>>,
}

/// `POST /e/{key}/players/check`
pub async fn show(
    organising: Organising<ChangePlayers>,
    Upload { form, permit }: Upload<ListUpload>,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let Some(form) = form else {
        let fault = too_large();
        return list::again(&visitor, &organiser, String::new(), &fault).await;
    };
    let (bytes, manner) = read_options::from_upload(form);
    let list = decode(&bytes, manner.encoding).map_or_else(|_| String::new(), |(text, _)| text);
    let (actor, event) = (organiser.clone(), organiser.event().clone());
    let options = manner.clone();
    let read = visitor.import(&permit, move |desk| {
        let tournament = desk.tournament(&event)?;
        Ok((desk.preview(&actor, &bytes, options)?, tournament))
    });
    match read.await {
        Ok((reading, _)) if visitor.wants_part => Ok(counted(&visitor.t, &reading)),
        Err(failed) if failed.is_of_form() && visitor.wants_part => {
            Ok(plain(failed.words(&visitor.t)))
        }
        read => preview(&visitor, &organiser, read, &manner, list).await,
    }
}

/// The preview of a parsed list, or the page with the list if it could not be parsed.
async fn preview(
    visitor: &RequestContext,
    organiser: &Actor,
    read: Result<(ParsedList, Tournament), Failed>,
    manner: &ReadOptions,
    list: String,
) -> Answer {
    match read {
        Ok((reading, tournament)) => {
            // On a blocking thread: schools with similar names are compared each with each.
            let (again, organiser, manner) = (visitor.clone(), organiser.clone(), manner.clone());
            let text = visitor.spawn_blocking(move || {
                let page = page(&again, &organiser, &tournament, &reading.rows);
                page.read(&again.t, &reading, &manner, list).render()
            });
            Ok(visitor.fragment(text.await??))
        }
        Err(failed) if failed.is_of_form() => {
            list::again(visitor, organiser, list, failed.fault()).await
        }
        Err(failed) => Err(failed),
    }
}

impl ImportPreviewView {
    /// Adds the parse options, so that they can be changed.
    fn read(
        self,
        t: &Localizer,
        reading: &ParsedList,
        manner: &ReadOptions,
        list: String,
    ) -> ImportPreviewView {
        let order = reading.order.as_ref();
        ImportPreviewView {
            notes: notes(t, reading),
            order: order.map(|ordered| NameOrderQuestion::of(t, ordered)),
            how: Some(ReadOptionsView::of(t, reading, manner, list)),
            ..self
        }
    }
}

/// Numbers of players and of problems in a pasted list, for the line beside the text box.
fn counted(t: &Localizer, reading: &ParsedList) -> HttpResponse {
    let to_check = reading.rows.len() - reading.ready().count();
    let mut text = t.plural("list-players", reading.rows.len());
    if to_check > 0 {
        text = format!("{text}, {}", t.plural("list-to-check", to_check));
    }
    plain(text)
}

fn plain(text: String) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .body(text)
}

/// `POST /e/{key}/players/add`: enters the valid rows and shows the others for correction. With
/// `pair` the first round is paired right away.
pub async fn add(
    organising: Organising<ChangePlayers>,
    LongForm { fields, permit }: LongForm,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let is_paired = fields.iter().any(|(name, _)| name == "pair");
    let list = corrected_list(fields);
    let (actor, at) = (organiser.clone(), visitor.at);
    let done = visitor
        .import(&permit, move |desk| desk.enter_list(&actor, list, at))
        .await?;
    let key = &organiser.event().key;
    if done.left.is_empty() && is_paired {
        let pairs = organiser.also();
        let pairs = pairs.map_err(|fault| visitor.failed(fault))?;
        return draft::pair_anew(&visitor, &pairs, key, false).await;
    }
    if done.left.is_empty() {
        return Ok(visitor.see(&paths::of(key).players(), FlashMessage::PlayersAdded));
    }
    let mut page = page(&visitor, &organiser, &done.tournament, &done.left);
    page.page.notice = Some(Notice::good(visitor.t.plural("check-added", done.entered)));
    visitor.html(&page)
}

/// `POST /e/{key}/players/problems.csv`: the rows that cannot be entered, with their errors.
pub async fn problems(
    organising: Organising<ChangePlayers>,
    form: Query<CsvForm>,
    LongForm { fields, permit }: LongForm,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let rows = corrected_list(fields).rows;
    let (actor, t) = (organiser.clone(), Arc::clone(&visitor.t));
    let written = visitor.import(&permit, move |desk| {
        let entered = desk.entrants(&actor)?;
        let sightings = check(&rows, &entered);
        let faulty = sightings.iter().filter(|one| one.state != RowState::Ready);
        let rows = faulty.map(|one| {
            let row = row(&t, one, &entered);
            (row.typed, row.sentences.join(" "))
        });
        let rows: Vec<(RawRow, String)> = rows.collect();
        Ok(write_problems(&rows))
    });
    let text = with_byte_order_mark(&written.await?);
    let name = format!("problems-{}.csv", organiser.event().key);
    Ok(download::csv(&visitor.t, &name, text, &form))
}

fn page(
    visitor: &RequestContext,
    organiser: &Actor,
    tournament: &Tournament,
    sightings: &[ParsedRow],
) -> ImportPreviewView {
    let (t, event) = (&*visitor.t, organiser.event());
    let is_ready = |sighting: &&ParsedRow| sighting.state == RowState::Ready;
    let (ready, others): (Vec<_>, Vec<_>) = sightings.iter().partition(is_ready);
    let mut aliases = aliases(tournament, &ready).into_iter();
    let shown = ready.iter().take(ROWS_SHOWN).zip(aliases.by_ref());
    let shown = shown.map(|(sighting, alias)| ReadyRow {
        typed: sighting.typed.clone(),
        alias,
    });
    let shown: Vec<ReadyRow> = shown.collect();
    let more = ready.len().saturating_sub(ROWS_SHOWN);
    let rows = others.iter();
    let next = tournament.round_now().0 + 1;
    ImportPreviewView {
        page: visitor.page(),
        nav: EventNav::of(t, event, tournament, OrganiserTab::Players),
        paths: paths::of(&event.key),
        pills: pills(t, sightings),
        notes: Vec::new(),
        how: None,
        ready: ready.iter().map(|row| row.typed.clone()).collect(),
        shown,
        others: aliases.collect(),
        order: None,
        schools: similar_schools::questions(t, sightings, &tournament.entrants),
        more: (more > 0).then(|| t.plural("check-more", more)),
        has_consent: ready.iter().any(|sighting| sighting.consent.is_some()),
        rows: rows
            .map(|sighting| row(t, sighting, &tournament.entrants))
            .collect(),
        button: if ready.is_empty() {
            t.msg("check-add-corrected")
        } else {
            t.plural("check-add", ready.len())
        },
        may_pair: others.is_empty()
            && !ready.is_empty()
            && tournament.closed.is_empty()
            && tournament.current.is_none(),
        late: tournament.posted().map(|posted| {
            let round = posted.number.0;
            t.msg_with(
                "check-late",
                &[("round", round.into()), ("next", next.into())],
            )
        }),
    }
}

/// The aliases of the rows that can be entered.
fn aliases(tournament: &Tournament, ready: &[&ParsedRow]) -> Vec<String> {
    let names = ready.iter().filter_map(|sighting| {
        let is_public = sighting.consent == Some(Consented::Given);
        Some(sighting.name.clone()?.shown(is_public))
    });
    aliases_of_newcomers(tournament, names.collect())
}

fn pills(t: &Localizer, sightings: &[ParsedRow]) -> Vec<Pill> {
    let count = |is: fn(&RowState) -> bool| sightings.iter().filter(|s| is(&s.state)).count();
    let agreed = sightings.iter().filter(|sighting| {
        sighting.state == RowState::Ready && sighting.consent == Some(Consented::Given)
    });
    let counts = [
        (
            "ok",
            "check-ready",
            count(|state| *state == RowState::Ready),
        ),
        (
            "bad",
            "check-wrong",
            count(|state| matches!(state, RowState::Error(_))),
        ),
        (
            "warn",
            "check-questions",
            count(|state| matches!(state, RowState::Question(_))),
        ),
        ("", "check-consents", agreed.count()),
    ];
    let some = counts.into_iter().filter(|(_, _, n)| *n > 0);
    some.map(|(class, id, n)| Pill {
        class,
        text: t.plural(id, n),
    })
    .collect()
}

fn row(t: &Localizer, sighting: &ParsedRow, entered: &[Entrant]) -> CheckedRow {
    let (class, sentences) = match &sighting.state {
        RowState::Error(faults) => (
            "err",
            faults.iter().map(|fault| t.localize(fault)).collect(),
        ),
        RowState::Question(question) => (
            "warnrow",
            vec![question_text(t, sighting, *question, entered)],
        ),
        RowState::Ready => ("", Vec::new()),
    };
    CheckedRow {
        is_question: matches!(sighting.state, RowState::Question(_)),
        typed: sighting.typed.clone(),
        class,
        sentences,
    }
}

fn question_text(
    t: &Localizer,
    sighting: &ParsedRow,
    question: Question,
    entered: &[Entrant],
) -> String {
    let row = sighting.row.to_string();
    match question {
        Question::SameAsRow(other) => t.msg_with(
            "check-same-as-row",
            &[("row", row.into()), ("other", other.to_string().into())],
        ),
        Question::SameAsEntrant(id) => {
            let number = entered.iter().find(|entrant| entrant.id == id);
            let number = number.map_or(0, |entrant| entrant.number);
            t.msg_with(
                "check-same-as-player",
                &[("row", row.into()), ("number", number.to_string().into())],
            )
        }
    }
}

/// Notes about the list as a whole.
fn notes(t: &Localizer, reading: &ParsedList) -> Vec<String> {
    let mut notes = Vec::new();
    if !reading.ignored.is_empty() {
        notes.push(t.msg_arg("check-ignored", "columns", reading.ignored.join("”, “")));
    }
    if reading.encoding == Encoding::Windows1252 {
        notes.push(t.msg("check-old-letters"));
    }
    notes
}

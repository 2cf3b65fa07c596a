//! `/e/<event>/players/check`: the preview of a list of players, with errors to correct per row.

mod checked_rows;
mod counts;
mod encoding_question;
mod list_upload;
mod name_order;
mod new_event;
mod read_options;
mod section_offer;
mod sheets;
mod similar_schools;
mod submitted;

use crate::desk::rights::{Actor, ChangePlayers};
use crate::desk::sections::{NewSectionList, NewSections};
use crate::desk::{Desk, Fault};
use crate::formats::entrants_csv::{
    ParsedList, ParsedRow, RawRow, RowState, check, read_columns, write_problems,
};
use crate::formats::{ImportFault, ImportProblem, with_byte_order_mark};
use crate::http::request::request_context::{Organising, RequestContext, html_with};
use crate::http::request::upload::{LongForm, Upload, UploadPermit};
use crate::http::response::download::{self, CsvForm};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::players::list;
use crate::paths::{self, EventPaths};
use crate::tournament::{Tournament, schools_named};
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Query;
use askama::Template;
use checked_rows::{CheckedRow, ExtraColumn, ReadyRow, aliases, ready_rows, row};
use counts::{Pill, RowCounts, pills, some_plural};
use encoding_question::EncodingQuestion;
use list_upload::ListUpload;
use name_order::NameOrderQuestion;
pub(crate) use new_event::of_new_event;
use read_options::{ListSent, ReadOptionsView};
use section_offer::SectionOffer;
use sheets::SheetQuestion;
use similar_schools::SimilarSchool;
use std::sync::Arc;
use submitted::{corrected_list, swapped, too_large};

#[derive(Template)]
#[template(path = "players/import_preview.html")]
struct ImportPreviewView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    pills: Vec<Pill>,
    notes: Vec<String>,
    how: Option<ReadOptionsView>,
    /// The question that the headings leave open, if that is why nothing was read.
    unclear: Option<String>,
    /// The question which part of the names comes first, if that is ambiguous.
    order: Option<NameOrderQuestion>,
    /// The question which encoding the list has, if that is ambiguous.
    letters: Option<EncodingQuestion>,
    /// The question which sheet of the workbook has the list, if several may have it.
    sheets: Option<SheetQuestion>,
    /// Schools of the list that may be the same.
    schools: Vec<SimilarSchool>,
    /// The offer to add sections that the list names.
    sections: Option<SectionOffer>,
    /// The names of schools to choose from.
    known_schools: Vec<String>,
    ready: Vec<ReadyRow>,
    /// Number of family names that were recognised by their capitals, in words.
    capitals: Option<String>,
    /// The columns besides names, school and grade.
    extra: Vec<ExtraColumn>,
    rows: Vec<CheckedRow>,
    counts: RowCounts,
    button: String,
    /// Whether the first round can be paired right away.
    may_pair: bool,
    late: Option<String>,
}

/// `POST /e/{key}/players/check`
pub async fn show(
    organising: Organising<ChangePlayers>,
    Upload { form, permit }: Upload<ListUpload>,
) -> Answer {
    let Organising { context, organiser } = organising;
    let Some(form) = form else {
        let fault = too_large();
        return list::again(&context, &organiser, String::new(), &fault).await;
    };
    let sent = read_options::from_upload(form);
    let (actor, of) = (organiser.clone(), sent.clone());
    let read = context.import(&permit, move |desk| read_list(desk, &actor, &of));
    match read.await {
        Ok((reading, _, Some(unclear))) if context.reply.wants_part && reading.rows.is_empty() => {
            Ok(plain(context.t.localize(&unclear)))
        }
        Ok((reading, ..)) if context.reply.wants_part => Ok(counted(&context.t, &reading)),
        Err(failed) if failed.is_of_form() && context.reply.wants_part => {
            Ok(plain(failed.words(&context.t)))
        }
        read => preview(&context, &organiser, read, &sent).await,
    }
}

/// A list, the event to which it goes, and why the headings are unclear, if they are.
type ListRead = (ParsedList, ListTarget, Option<ImportFault>);

/// The event to which a list goes.
struct ListTarget {
    tournament: Tournament,
    /// The sections that the list names and the event does not have.
    new_sections: NewSectionList,
}

impl ListTarget {
    fn of(desk: &Desk, actor: &Actor, rows: &[ParsedRow]) -> Result<ListTarget, Fault> {
        Ok(ListTarget {
            tournament: desk.tournament(actor.event())?,
            new_sections: desk.new_sections(actor, rows)?,
        })
    }
}

/// Parses a list. If only its headings are not understood, its columns are returned without players.
fn read_list(desk: &Desk, actor: &Actor, sent: &ListSent) -> Result<ListRead, Fault> {
    let (bytes, options) = (&sent.bytes, sent.options.clone());
    let (mut list, unclear) = match desk.preview(actor, bytes, options.clone()) {
        Err(Fault::Import(unclear)) if is_unclear(&unclear) => {
            (read_columns(bytes, options)?, Some(unclear))
        }
        read => (read?, None),
    };
    list.sheet = list.sheet.or_else(|| sent.sheet.clone());
    let target = ListTarget::of(desk, actor, &list.rows)?;
    Ok((list, target, unclear))
}

fn is_unclear(fault: &ImportFault) -> bool {
    use ImportProblem::{NoNameColumn, UnclearColumns, UnclearHeadings};
    matches!(
        fault.what,
        UnclearHeadings { .. } | UnclearColumns | NoNameColumn
    )
}

/// The preview of a parsed list, or the page with the list if it could not be parsed.
async fn preview(
    context: &RequestContext,
    organiser: &Actor,
    read: Result<ListRead, Failed>,
    sent: &ListSent,
) -> Answer {
    match read {
        Ok((reading, target, unclear)) => {
            // On a blocking thread: schools with similar names are compared each with each.
            let (again, organiser, sent) = (context.clone(), organiser.clone(), sent.clone());
            let is_unclear = unclear.is_some();
            let text = context.spawn_blocking(move || {
                let page = page(&again, &organiser, &target, &reading.rows);
                let mut page = page.read(&again.t, &reading, &sent);
                page.unclear = unclear.map(|fault| again.t.localize(&fault));
                page.render()
            });
            let text = text.await??;
            Ok(if is_unclear {
                html_with(StatusCode::UNPROCESSABLE_ENTITY, text)
            } else {
                context.fragment(text)
            })
        }
        Err(failed) if failed.is_of_form() => {
            list::again(context, organiser, sent.text(), failed.fault()).await
        }
        Err(failed) => Err(failed),
    }
}

impl ImportPreviewView {
    /// Adds the parse options, so that they can be changed.
    fn read(self, t: &Localizer, reading: &ParsedList, sent: &ListSent) -> ImportPreviewView {
        let order = reading.order.as_ref();
        let sheet = reading.sheet.as_ref();
        ImportPreviewView {
            notes: [self.notes, notes(t, reading)].concat(),
            order: order.map(|ordered| NameOrderQuestion::of(t, ordered)),
            letters: reading.doubt.as_ref().map(EncodingQuestion::of),
            sheets: sheet.and_then(|sheet| SheetQuestion::of(t, sheet)),
            how: Some(ReadOptionsView::of(t, reading, sent)),
            ..self
        }
    }
}

/// Numbers of players and of problems in a pasted list, for the line beside the text box.
fn counted(t: &Localizer, list: &ParsedList) -> HttpResponse {
    let to_check = list.rows.len() - list.ready().count();
    let mut text = t.plural("list-players", list.rows.len());
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
    let Organising { context, organiser } = organising;
    let is_paired = fields.iter().any(|(name, _)| name == "pair");
    let swaps = swapped(&fields);
    let mut list = corrected_list(fields, &context.t.msg("player"));
    if context.reply.wants_part || !swaps.is_none() {
        swaps.swap(&mut list);
        return checked_again(&context, &organiser, list.rows, &permit).await;
    }
    let (actor, at) = (organiser.clone(), context.at);
    let done = context
        .import(&permit, move |desk| desk.enter_list(&actor, list, at))
        .await?;
    let key = &organiser.event().key;
    if done.left.is_empty() && is_paired {
        let pairs = organiser.also();
        let pairs = pairs.map_err(|fault| context.failed(fault))?;
        return crate::pages::shared::no_legal_pairing::pair_anew(&context, &pairs, key, false)
            .await;
    }
    if done.left.is_empty() {
        return Ok(context.see(&paths::of(key).players(), FlashMessage::PlayersAdded));
    }
    let target = ListTarget {
        tournament: done.tournament,
        new_sections: done.new_sections,
    };
    let mut page = page(&context, &organiser, &target, &done.left);
    page.page.notice = Some(Notice::good(context.t.plural("check-added", done.entered)));
    context.html(&page)
}

/// The rows as they stand on the page, with some names swapped; a script only wants the aliases.
async fn checked_again(
    context: &RequestContext,
    organiser: &Actor,
    rows: Vec<RawRow>,
    permit: &UploadPermit,
) -> Answer {
    let actor = organiser.clone();
    let read = context.import(permit, move |desk| {
        let rows = desk.check_rows(&actor, &rows, NewSections::LeaveOut)?;
        let target = ListTarget::of(desk, &actor, &rows)?;
        Ok((rows, target))
    });
    let (rows, target) = read.await?;
    if context.reply.wants_part {
        let ready: Vec<&ParsedRow> = rows.iter().filter(|row| row.name.is_some()).collect();
        let aliases = aliases(&context.t, &target.tournament, &ready);
        let lines = ready.iter().zip(aliases);
        let lines = lines.map(|(row, alias)| format!("{}\t{alias}", row.row));
        return Ok(plain(lines.collect::<Vec<_>>().join("\n")));
    }
    context.html(&page(context, organiser, &target, &rows))
}

/// `POST /e/{key}/players/problems.csv`: the rows that cannot be entered, with their errors.
pub async fn problems(
    organising: Organising<ChangePlayers>,
    form: Query<CsvForm>,
    LongForm { fields, permit }: LongForm,
) -> Answer {
    let Organising { context, organiser } = organising;
    let rows = corrected_list(fields, &context.t.msg("player")).rows;
    let (actor, t) = (organiser.clone(), Arc::clone(&context.t));
    let written = context.import(&permit, move |desk| {
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
    Ok(download::csv(&context.t, &name, text, &form))
}

fn page(
    context: &RequestContext,
    organiser: &Actor,
    target: &ListTarget,
    sightings: &[ParsedRow],
) -> ImportPreviewView {
    let (t, event) = (&*context.t, organiser.event());
    let (tournament, new_sections) = (&target.tournament, &target.new_sections);
    let offer = SectionOffer::of(t, new_sections, event.has_sections());
    let is_ready = |sighting: &&ParsedRow| sighting.state == RowState::Ready;
    let (ready, others): (Vec<_>, Vec<_>) = sightings.iter().partition(is_ready);
    let capitals = sightings.iter().filter(|row| row.by_capitals);
    let next = tournament.round_now().0 + 1;
    let here = tournament
        .entrants
        .iter()
        .filter_map(|one| one.school.as_deref());
    let listed = sightings.iter().filter_map(|one| one.school.as_deref());
    let schools = schools_named(here.chain(listed));
    ImportPreviewView {
        page: context.page(),
        nav: EventNav::of(t, event, tournament, OrganiserTab::Players),
        paths: paths::of(&event.key),
        pills: pills(t, sightings),
        notes: section_offer::left_out(t, new_sections, event.has_sections())
            .into_iter()
            .collect(),
        how: None,
        unclear: None,
        order: None,
        letters: None,
        sheets: None,
        schools: similar_schools::questions(t, sightings, &tournament.entrants),
        known_schools: schools
            .iter()
            .map(|school| school.name.to_owned())
            .collect(),
        capitals: some_plural(t, "check-capitals", capitals.count()),
        rows: others
            .iter()
            .map(|sighting| row(t, sighting, &tournament.entrants))
            .collect(),
        counts: RowCounts::of(t, ready.len(), sightings.len()),
        button: if ready.is_empty() {
            t.msg("check-add-corrected")
        } else {
            t.plural("check-add", ready.len())
        },
        may_pair: others.is_empty()
            && !ready.is_empty()
            && offer.is_none()
            && !event.has_sections()
            && tournament.closed.is_empty()
            && tournament.current.is_none(),
        late: tournament.posted().map(|posted| {
            let round = posted.number.0;
            t.msg_with(
                "check-late",
                &[("round", round.into()), ("next", next.into())],
            )
        }),
        sections: offer,
        extra: ExtraColumn::of(t, &ready),
        ready: ready_rows(t, tournament, &ready),
    }
}

/// Notes about the list as a whole.
fn notes(t: &Localizer, list: &ParsedList) -> Vec<String> {
    let sheet = list.sheet.as_ref();
    let mut notes = sheet.map_or_else(Vec::new, |sheet| sheets::notes(t, sheet));
    if !list.titles.is_empty() {
        let lines = list.titles.join("” “");
        notes.push(t.msg_arg("check-titles", "lines", lines));
    }
    if !list.ignored.is_empty() {
        notes.push(t.msg_with(
            "check-left-out",
            &[
                ("n", list.ignored.len().into()),
                ("columns", list.ignored.join("”, “").into()),
            ],
        ));
    }
    if let Some(words) = list.old_words.as_ref().filter(|_| list.doubt.is_none()) {
        let values = [
            ("encoding", encoding_question::name(list.encoding).into()),
            ("words", words.join(", ").into()),
        ];
        notes.push(t.msg_with("check-old-encoding", &values));
    }
    notes
}

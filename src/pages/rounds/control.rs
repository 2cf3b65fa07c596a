//! `/e/<event>/round-control`: the current round, the next step, and the table of boards.

mod attention;
mod board_filter;
mod boards_table;
mod control_data;
pub(crate) mod day_over;
pub(crate) mod demo;
mod next_step;
mod page_version;
mod problems;
mod result_words;

use crate::change_feed::Topic;
use crate::desk::games::EnteredResult;
use crate::desk::rights::{Actor, EnterResults, FinishEvent, LookInside, PairRounds};
use crate::desk::{DemoState, Desk, Fault};
use crate::http::request::form_parsing;
use crate::http::request::request_context::{Organising, RequestContext, html};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::error_status::status;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::http::response::server_sent_events;
use crate::pages::rounds::timer::TimerPanel;
use crate::pages::shared::public_link::PublicLink;
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind};
use crate::system_time;
use crate::tournament::{BoardNo, PairingResult, RoundNo, Scored, System, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::{Names, RoundTable, Sitting, byes};
use crate::view::school_token::Pattern;
use actix_web::HttpResponse;
use actix_web::web::{Form, Path, Query};
use askama::Template;
use attention::Attention;
use board_filter::BoardFilter;
use boards_table::{BoardsTable, PhonesSummary};
use control_data::{ControlData, Downtime};
use day_over::DayOver;
use next_step::{NextAction, NextStep};
use page_version::{mark, stamp};
use result_words::{saved, why_not};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "rounds/control.html", blocks = ["live"])]
struct ControlView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    stamp: u64,
    mark: String,
    is_finished: bool,
    notice: Option<Notice>,
    saved: Option<String>,
    /// A warning that boards are paused because the server was stopped.
    stopped: Option<String>,
    /// A reminder that the erasure of names is overdue.
    overdue: Option<String>,
    next: NextStep,
    /// Whether the demo plays by itself; `None` for other events.
    demo: Option<DemoState>,
    timer: Option<TimerPanel>,
    attention: Vec<Attention>,
    /// The number of calls and appeals among these, which are never folded away.
    asking: usize,
    is_urgent: bool,
    phones: Option<PhonesSummary>,
    /// The address of the public page, if phones can reach it.
    link: Option<PublicLink>,
    hall: Option<BoardsTable>,
    byes: Vec<Sitting>,
    rounds: Vec<RoundNo>,
    tables: Option<String>,
    reasons: [String; 3],
    show: String,
    find: String,
    /// The kind of men.
    kind: Kind,
    is_of_teams: bool,
    is_whole: bool,
    over: Option<Arc<DayOver>>,
}

/// The filter of the boards.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct ControlQuery {
    /// A filter: `open`, `confirm`, or the first and last of one's own boards as in `17-32`; else all.
    show: String,
    find: String,
    /// The first and last board of the person at the page.
    from: String,
    to: String,
}

/// A submitted result.
#[derive(Deserialize)]
pub struct ResultForm {
    result: String,
    /// The result shown when the form was filled in; empty for none. If missing, the stored
    /// result is assumed.
    was: Option<String>,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    show: String,
}

/// `GET /e/{key}/round-control`
pub(crate) async fn show(
    Organising { context, organiser }: Organising<LookInside>,
    query: Query<ControlQuery>,
) -> Answer {
    if !(query.from.is_empty() && query.to.is_empty()) {
        let own = format!("{}-{}", query.from.trim(), query.to.trim());
        let own = BoardFilter::of(&own, organiser.event().options.system);
        let place = paths::of(&organiser.event().key).round_control();
        return Ok(context.see(&format!("{place}?show={}", own.code()), None));
    }
    if organiser.event().has_sections() {
        return Ok(context.see(&paths::of(&organiser.event().key).sections(), None));
    }
    let seen = load(&context, &organiser).await?;
    if context.reply.wants_part {
        let notice = context.page().notice;
        return Ok(html(
            page(&context, &seen, &query, notice).as_live().render()?,
        ));
    }
    context.html(&page(&context, &seen, &query, None))
}

/// `GET /e/{key}/round-control/live`
pub(crate) async fn follow(
    Organising { context, organiser }: Organising<LookInside>,
    query: Query<ControlQuery>,
) -> Answer {
    let event = organiser.event();
    let changes = context.shared.desk.hub().subscribe(Topic::Hall(event.id.0));
    let (key, filter) = (
        event.key.clone(),
        BoardFilter::of(&query.show, event.options.system),
    );
    let name = format!(
        "run {key} {} {} {}",
        organiser.role().code(),
        filter.code(),
        context.t.language().tag()
    );
    let render = server_sent_events::render_async(&context, move |context| {
        let (organiser, query) = (organiser.clone(), query.clone());
        async move {
            let seen = load(&context, &organiser).await.ok()?;
            let page = page(&context, &seen, &query, None);
            let part = page.as_live().render().ok()?;
            Some(part.into())
        }
    });
    Ok(server_sent_events::stream_inside::<LookInside>(
        &context, &key, &name, changes, render,
    ))
}

/// `POST /e/{key}/rounds/{round}/boards/{board}/result`: enters, replaces or clears a result.
///
/// # Errors
/// When the round is not being played, or a result is changed without a reason.
pub(crate) async fn enter(
    Organising { context, organiser }: Organising<EnterResults>,
    place: Path<(String, u16, u16)>,
    form: Form<ResultForm>,
) -> Answer {
    let (_, round, board) = place.into_inner();
    let (round, board) = (RoundNo(round), BoardNo(board));
    let (form, at) = (form.into_inner(), context.at);
    let show = form.show.clone();
    let by = organiser.clone();
    let done = context
        .desk(move |desk| {
            let scored = form_parsing::result(&form.result)?;
            let reason = form_parsing::reason(&form.reason)?;
            let seen = match &form.was {
                Some(code) => form_parsing::result(code)?.map(|scored| scored.result),
                None => before(&desk.tournament(by.event())?, round, board),
            };
            let place = (round, board);
            let done = desk.enter_result_over(&by, place, (seen, scored), &reason, at)?;
            Ok((done, scored.map(|scored| scored.result)))
        })
        .await;
    let shown = ControlQuery {
        show,
        ..ControlQuery::default()
    };
    answer(&context, &organiser, &shown, (round, board), done).await
}

/// The stored result.
fn before(tournament: &Tournament, round: RoundNo, board: BoardNo) -> Option<PairingResult> {
    // The desk refuses results of a closed round with its own message.
    let posted = RoundTable::of(tournament, round).filter(|round| !round.is_closed);
    let before: Option<Scored> = posted.and_then(|round| round.at(board)?.1);
    before.map(|before| before.result)
}

async fn answer(
    context: &RequestContext,
    organiser: &Actor,
    query: &ControlQuery,
    (round, board): (RoundNo, BoardNo),
    done: Result<(EnteredResult, Option<PairingResult>), Failed>,
) -> Answer {
    let place = paths::of(&organiser.event().key).round_control();
    if !context.reply.wants_part {
        let message = match done? {
            (EnteredResult::Reported, _) => FlashMessage::ResultToConfirm,
            (_, Some(_)) => FlashMessage::ResultSaved,
            (_, None) => FlashMessage::ResultCleared,
        };
        return Ok(context.see(&place, message));
    }
    let fresh = load(context, organiser).await?;
    let filter = BoardFilter::of(&query.show, fresh.tournament.options.system);
    let to = format!("round-control?show={}", filter.code());
    let context = &context.clone().offered(organiser, context.at, to).await?;
    let (code, notice) = match &done {
        Ok(result) => (
            actix_web::http::StatusCode::OK,
            Notice::good(saved(context, &fresh.tournament, (round, board), *result)),
        ),
        Err(failed) => {
            let why = why_not(context, &fresh.tournament, (round, board), failed.fault());
            (status(failed.fault()), Notice::bad(why))
        }
    };
    let page = page(context, &fresh, query, Some(notice));
    Ok(HttpResponse::build(code)
        .content_type("text/html; charset=utf-8")
        .body(page.as_live().render()?))
}

/// `POST /e/{key}/round-control/finish`: closes the last round and finishes the event.
///
/// # Errors
/// When results are missing.
pub(crate) async fn finish(organising: Organising<FinishEvent>) -> Answer {
    let page = organising.paths().round_control();
    organising
        .change(page, FlashMessage::RunFinished, Desk::finish)
        .await
}

/// `POST /e/{key}/round-control/reopen`: reopens a finished event.
pub(crate) async fn reopen(organising: Organising<FinishEvent>) -> Answer {
    let page = organising.paths().round_control();
    organising
        .change(page, FlashMessage::RunReopened, Desk::go_on)
        .await
}

async fn load(context: &RequestContext, organiser: &Actor) -> Result<ControlData, Failed> {
    let (organiser, asking) = (organiser.clone(), context.clone());
    context
        .desk(move |desk| seen(desk, &organiser, &asking))
        .await
}

fn seen(desk: &Desk, organiser: &Actor, context: &RequestContext) -> Result<ControlData, Fault> {
    // The event with its change number first: all data read afterwards is at least as new.
    let event = desk.event(&organiser.event().key)?;
    let tournament = desk.tournament(&event)?;
    let boards = match round_shown(&tournament) {
        Some(round) => desk.boards(&event, round)?,
        None => Vec::new(),
    };
    let asking = desk.boards_asking(&event)?;
    let reds = if event.options.ask_second_red {
        desk.second_reds(&event)?
    } else {
        Vec::new()
    };
    let stopped = Downtime::of(desk, &event, &boards)?;
    let overdue_ms = if event.is_finished {
        desk.privacy(organiser)?.overdue_ms(context.at)
    } else {
        None
    };
    let over = DayOver::of(desk, context, &event, &tournament, &boards)?;
    Ok(ControlData {
        demo: desk.demo_state(&event, &boards),
        over: over.map(Arc::new),
        stopped,
        overdue_ms,
        asking,
        event,
        tournament,
        boards,
        reds,
        is_whole: organiser.may::<PairRounds>(),
    })
}

/// The round in the table: the posted one, else the last closed one.
fn round_shown(tournament: &Tournament) -> Option<RoundNo> {
    let posted = tournament.posted().map(|posted| posted.number);
    posted.or_else(|| tournament.closed.last().map(|closed| closed.number))
}

fn page(
    context: &RequestContext,
    data: &ControlData,
    query: &ControlQuery,
    notice: Option<Notice>,
) -> ControlView {
    let (t, tournament) = (&*context.t, &data.tournament);
    let filter = BoardFilter::of(&query.show, tournament.options.system);
    let round = round_shown(tournament).and_then(|number| RoundTable::of(tournament, number));
    let hall = round
        .as_ref()
        .map(|round| BoardsTable::of(t, data, round, filter, &query.find));
    let is_playing = tournament.posted().is_some();
    let rounds = tournament.closed.iter().map(|closed| closed.number);
    let attention = boards_table::attention(t, data, context.at);
    ControlView {
        paths: paths::of(&data.event.key),
        stamp: stamp(data.event.change, &data.boards),
        mark: mark(data.event.change, &data.boards, attention.len()),
        saved: match &notice {
            Some(notice) if notice.is_bad => None,
            Some(_) => Some(t.msg_arg("saved", "time", system_time::time_of_day(context.at))),
            None => context.page().saved,
        },
        stopped: data.stopped.as_ref().map(|stopped| stopped.words(t)),
        overdue: data.overdue_ms.filter(|_| data.is_whole).map(|due| {
            t.msg_arg(
                "names-overdue-short",
                "day",
                system_time::day(t, system_time::of_millis(due)),
            )
        }),
        notice,
        next: NextStep::of(t, data, context.at),
        demo: data.demo.filter(|_| data.is_whole),
        is_finished: data.event.is_finished,
        timer: tournament
            .posted()
            .filter(|posted| !posted.missing().is_empty())
            .and_then(|posted| TimerPanel::of(t, &data.event, posted.number, context.at)),
        asking: attention.iter().filter(|one| one.is_asked).count(),
        is_urgent: attention.iter().any(|one| one.is_urgent),
        attention,
        phones: is_playing.then(|| PhonesSummary::of(t, data)),
        link: PublicLink::of(context, &data.event.key),
        byes: round.map_or_else(Vec::new, |round| byes(t, tournament, &round, Names::Full)),
        rounds: rounds.collect(),
        tables: (tournament.options.system.has_tables() && hall.is_some())
            .then(|| t.msg(crate::view::event_final::title(tournament.options.system))),
        reasons: ["reason-wrong-side", "reason-umpire", "reason-appeal"].map(|id| t.msg(id)),
        show: filter.code(),
        is_of_teams: matches!(tournament.options.system, System::Teams(_)),
        kind: data.event.ruleset.facts().usual_kind,
        find: query.find.clone(),
        hall,
        nav: EventNav::of(t, &data.event, tournament, OrganiserTab::Round).whole(data.is_whole),
        is_whole: data.is_whole,
        over: data.over.clone(),
        page: context.page().playing(&data.event.ruleset),
    }
}

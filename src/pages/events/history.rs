//! `/e/<event>/history`: the audit log of the event, and undo.

use crate::desk::erasure::Former;
use crate::desk::history::{HistoryFilter, number_after, school_of};
use crate::desk::rights::{Actor, ReadHistory, TakeBackOwn};
use crate::desk::undo::UndoBlocked;
use crate::formats::{history_csv, record, with_byte_order_mark};
use crate::http::request::request_context::Organising;
use crate::http::response::download::{self, CsvForm};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::http::response::undo_blocked::why_not;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::store::{Audit, AuditLine};
use crate::tournament::{EntrantId, Tournament};
use crate::view::audit_text::{audit_text, who};
use crate::view::collation;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::choosable;
use actix_web::web::{Form, Path, Query};
use askama::Template;
use chrono::{DateTime, SecondsFormat};
use days::{HistoryDay, HistoryRow, by_day, icon, time, when};
pub use history_query::HistoryQuery;
use history_query::KindLink;
use serde::Deserialize;
use std::collections::HashSet;
use undo_effect::{UndoEffect, effect};

mod days;
mod history_query;
mod undo_effect;

/// Lines per page.
const LINES: usize = 50;

#[derive(Template)]
#[template(path = "events/history.html")]
struct HistoryView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    public_key: String,
    days: Vec<HistoryDay>,
    /// Address of the next older lines.
    older: Option<String>,
    /// Address of the CSV file with the same filter.
    csv: String,
    filter: HistoryQuery,
    players: Vec<PlayerChoice>,
    kinds: Vec<KindLink>,
}

struct PlayerChoice {
    id: i64,
    name: String,
    is_chosen: bool,
}

/// `GET /e/{key}/history`
pub(crate) async fn show(
    Organising { context, organiser }: Organising<ReadHistory>,
    query: Query<HistoryQuery>,
) -> Answer {
    let event = organiser.event().clone();
    let (filter, before) = (query.filter(), query.before);
    let (tournament, lines, ways, public_key) = context
        .desk(move |desk| {
            let tournament = desk.tournament(organiser.event())?;
            let lines = desk.history_of(&organiser, filter, before, LINES)?;
            let ways = desk.undo_statuses(&organiser, &lines)?;
            let public_key = desk.public_key(organiser.event())?;
            Ok((tournament, lines, ways, public_key))
        })
        .await?;
    let is_full = lines.len() == LINES;
    let last = lines.last().filter(|_| is_full).map(|last| last.id);
    let page = paths::of(&event.key).history();
    let t = &*context.t;
    let mut reasons_given = HashSet::new();
    let line = |(line, way): (&AuditLine, &Option<Result<(), UndoBlocked>>)| HistoryRow {
        id: line.id,
        icon: icon(&line.audit.what),
        may_undo: matches!(way, Some(Ok(()))),
        why_not: match way {
            Some(Err(why)) => Some(t.localize(&why_not(why)))
                .filter(|why| reasons_given.insert(why.clone()))
                .unwrap_or_default(),
            _ => String::new(),
        },
        at_ms: line.audit.at_ms,
        time: time(line.audit.at_ms),
        when: when(&context.t, line.audit.at_ms),
        who: by(t, &line.audit),
        what: audit_text(&context.t, &tournament, &line.audit),
        why: line.audit.why.clone().unwrap_or_default(),
    };
    context.html(&HistoryView {
        days: by_day(t, context.at, lines.iter().zip(&ways).map(line)),
        public_key: record::hex(&public_key),
        older: last.map(|last| query.address(&page, Some(last))),
        csv: query.address(&format!("{page}.csv"), None),
        players: players(&context.t, &tournament, filter),
        kinds: query.kinds(t, &paths::of(&event.key)),
        filter: query.into_inner(),
        paths: paths::of(&event.key),
        nav: EventNav::of(t, &event, &tournament, OrganiserTab::Settings),
        page: context.page(),
    })
}

/// The person with their role, and the account if its name differs.
fn by(t: &Localizer, line: &Audit) -> String {
    let mut who = who(t, &line.who);
    if let Some(school) = school_of(line).filter(|_| Former::from_code(&line.who).is_none()) {
        let values = [("who", who.into()), ("school", school.into())];
        who = t.msg_with("history-school", &values);
    }
    if !line.account.is_empty() && line.account != line.who {
        let account = line.account.as_str().into();
        who = t.msg_with(
            "history-account",
            &[("who", who.into()), ("account", account)],
        );
    }
    // An erased name is already replaced by the role.
    if line.role.is_empty() || Former::from_code(&line.who).is_some() {
        return who;
    }
    let role = t.msg(&format!("role-{}", line.role));
    t.msg_with("history-who", &[("who", who.into()), ("role", role.into())])
}

/// All players, sorted by name.
fn players(t: &Localizer, tournament: &Tournament, filter: HistoryFilter) -> Vec<PlayerChoice> {
    let choice = |(id, name): (EntrantId, String)| PlayerChoice {
        id: id.0,
        name,
        is_chosen: filter.player == Some(id),
    };
    let mut players: Vec<PlayerChoice> = choosable(t, tournament).into_iter().map(choice).collect();
    players.sort_by_cached_key(|one| collation::plain(&one.name));
    players
}

/// `GET /e/{key}/history.csv`: all lines that match the filter.
pub(crate) async fn csv(
    Organising { context, organiser }: Organising<ReadHistory>,
    query: Query<HistoryQuery>,
    form: Query<CsvForm>,
) -> Answer {
    let (event, filter) = (organiser.event().clone(), query.filter());
    let (tournament, lines) = context
        .desk(move |desk| {
            let tournament = desk.tournament(organiser.event())?;
            let lines = desk.history_of(&organiser, filter, None, usize::MAX)?;
            Ok((tournament, lines))
        })
        .await?;
    let row = |line: &AuditLine| {
        let at = DateTime::from_timestamp_millis(line.audit.at_ms).unwrap_or_default();
        history_csv::HistoryRow {
            time: at.to_rfc3339_opts(SecondsFormat::Secs, true),
            who: who(&context.t, &line.audit.who),
            role: line.audit.role.clone(),
            what: line.audit.what.clone(),
            round: number_after(&line.audit.subject, "round"),
            board: number_after(&line.audit.subject, "board"),
            text: audit_text(&context.t, &tournament, &line.audit),
            reason: line.audit.why.clone().unwrap_or_default(),
            account: line.audit.account.clone(),
        }
    };
    let rows: Vec<_> = lines.iter().map(row).collect();
    let text = with_byte_order_mark(&history_csv::write(&rows));
    let file = format!("history-{}.csv", event.key);
    Ok(download::csv(&context.t, &file, text, &form))
}

#[derive(Template)]
#[template(path = "events/history/take_back.html")]
struct UndoView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    line: i64,
    /// The page to return to, relative to the event.
    to: String,
    back: String,
    deed: String,
    effect: UndoEffect,
}

/// The page of the event to return to after the undo.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct UndoQuery {
    to: String,
}

impl UndoQuery {
    /// Address of that page; by default the history, if the organiser may read it.
    fn page(&self, organiser: &Actor) -> String {
        let is_ours =
            self.to.bytes().all(|byte| byte.is_ascii_graphic()) && !self.to.contains("..");
        let paths = paths::of(&organiser.event().key);
        match self.to.as_str() {
            "" if organiser.may::<ReadHistory>() => paths.history(),
            "" => paths.round_control(),
            to if is_ours => format!("{}/{to}", paths.event()),
            _ => paths.round_control(),
        }
    }
}

/// `GET /e/{key}/history/{line}/undo`: a preview of the undo.
pub(crate) async fn preview_undo(
    Organising { context, organiser }: Organising<TakeBackOwn>,
    place: Path<(String, i64)>,
    query: Query<UndoQuery>,
) -> Answer {
    let (actor, line) = (organiser.clone(), place.1);
    let preview = context
        .desk(move |desk| desk.undoable_change(&actor, line))
        .await?;
    context.html(&UndoView {
        deed: audit_text(&context.t, &preview.tournament, &preview.line),
        effect: effect(&context.t, &preview),
        paths: paths::of(&organiser.event().key),
        nav: EventNav::of(
            &context.t,
            organiser.event(),
            &preview.tournament,
            OrganiserTab::Settings,
        )
        .whole(organiser.may::<ReadHistory>())
        .for_school(organiser.school()),
        line,
        back: query.page(&organiser),
        to: query.into_inner().to,
        page: context.page(),
    })
}

/// `POST /e/{key}/history/{line}/undo`
pub(crate) async fn take_back(
    organising: Organising<TakeBackOwn>,
    place: Path<(String, i64)>,
    query: Form<UndoQuery>,
) -> Answer {
    let (line, page) = (place.1, query.page(&organising.organiser));
    let why = organising.context.t.msg(match query.to.as_str() {
        "" => "reason-from-history",
        _ => "reason-undone",
    });
    organising
        .change(page, FlashMessage::TakenBack, move |desk, by, at| {
            desk.undo(by, line, &why, at)
        })
        .await
}

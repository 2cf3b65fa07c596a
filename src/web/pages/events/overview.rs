//! `/e/<event>`: the public page of the event. Children have aliases here, and only posted
//! rounds are shown.

use crate::desk::games::Projection;
use crate::desk::public::PublicEvent;
use crate::desk::rights::LookInside;
use crate::desk::{Desk, Fault};
use crate::i18n::Localizer;
use crate::live::Topic;
use crate::rules::Side;
use crate::store::{Board, GamePhase};
use crate::tournament::{
    Bye, ByeKind, Entrant, EntrantId, Pairing, PairingResult, RoundNo, Tournament,
};
use crate::web::event_head::{EventHead, PublicTab, round_title, shown};
use crate::web::page_cache::{CacheablePage, EventPage};
use crate::web::pages::events::schedule;
use crate::web::pages::events::schedule::RoundStart;
use crate::web::pages::standings::finals;
use crate::web::request_context::RequestContext;
use crate::web::{Answer, EventPaths, Page, live, paths, rules_text};
use actix_web::web::Path;
use askama::Template;
use chrono::{DateTime, Utc};

#[derive(Template)]
#[template(path = "events/overview.html", blocks = ["live"])]
struct EventView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    mark: String,
    late: Option<String>,
    round: Option<CurrentRound>,
    is_finished: bool,
    /// Whether a game of the round is still to be finished.
    is_live: bool,
    /// The notice on the projector; empty for none.
    notice: String,
    tables: Option<String>,
    /// When the rounds are to be played.
    planned: Vec<RoundStart>,
    place: String,
    rules: Vec<String>,
    changes: Vec<String>,
}

/// The round that is shown.
struct CurrentRound {
    number: RoundNo,
    title: String,
    boards: Vec<BoardRow>,
    byes: Option<String>,
}

/// A board as outsiders see it.
pub(in crate::web::pages) struct BoardRow {
    /// Its number.
    pub(in crate::web::pages) number: u16,
    /// Who plays first.
    pub(in crate::web::pages) first: BoardPlayer,
    /// Who plays second.
    pub(in crate::web::pages) second: BoardPlayer,
    /// What it has come to.
    pub(in crate::web::pages) state: String,
    class: &'static str,
}

/// A child at a board.
pub(in crate::web::pages) struct BoardPlayer {
    /// Its name, as outsiders know it.
    pub(in crate::web::pages) alias: String,
    /// Its school; empty where none is known.
    pub(in crate::web::pages) school: String,
}

/// What the page is made of.
struct EventData {
    public: PublicEvent,
    boards: Vec<Board>,
}

/// The page for whoever asks; who may look inside gets a link to the round control.
fn cacheable(
    visitor: &RequestContext,
    desk: &Desk,
    key: &str,
    _: &str,
) -> Result<CacheablePage<EventView>, Fault> {
    let data = look(desk, key, visitor.at)?;
    let mut page = page(visitor, &data);
    page.head = page.head.running(may_run(visitor, desk, key));
    Ok(CacheablePage::until(page, visitor.at, data.public.more_at))
}

/// `GET /e/{key}`
///
/// # Errors
/// When there is no such event.
pub async fn show(visitor: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).event();
    let (topic, make) = (Topic::Hall, cacheable);
    visitor.public(&path, EventPage { key, topic, make }).await
}

/// `GET /e/{key}/live`
pub async fn follow(visitor: RequestContext, key: Path<String>) -> Answer {
    let name = ("event", key.into_inner());
    let make = |visitor: &RequestContext, desk: &Desk, key: &str| {
        let data = look(desk, key, visitor.at).ok()?;
        let page = page(visitor, &data);
        let html = page.as_live().render().ok()?;
        let (mark, more_at) = (page.mark.clone(), data.public.more_at);
        Some(live::Fragment::delayed(html, mark, visitor.at, more_at))
    };
    live::stream_event(&visitor, name, make).await
}

/// Whether the visitor may look inside.
fn may_run(visitor: &RequestContext, desk: &Desk, key: &str) -> bool {
    visitor.account.as_ref().is_some_and(|account| {
        let right = desk.right::<LookInside>(account, key, visitor.at);
        right.is_ok()
    })
}

fn look(desk: &Desk, key: &str, at: DateTime<Utc>) -> Result<EventData, Fault> {
    let public = desk.public(key, at)?;
    let boards = match shown(&public.tournament) {
        Some(round) => desk.public_boards(&public, round, at)?,
        None => Vec::new(),
    };
    Ok(EventData { public, boards })
}

fn page(visitor: &RequestContext, data: &EventData) -> EventView {
    let t = &*visitor.t;
    let PublicEvent {
        event, tournament, ..
    } = &data.public;
    let current = shown(tournament);
    let late = data.public.minutes_late();
    let mut page = EventView {
        page: visitor
            .linked_page(
                &paths::of(&event.key).event(),
                event.name.clone(),
                t.msg("preview-event"),
            )
            .playing(&event.ruleset),
        paths: paths::of(&event.key),
        head: EventHead::of(t, event, tournament, PublicTab::Boards),
        mark: String::new(),
        late: late.map(|minutes| t.plural("watch-late-all", minutes)),
        round: current.map(|number| round(t, data, number)),
        is_finished: event.is_finished,
        is_live: tournament.posted().is_some()
            && data.boards.iter().any(|board| board.result.is_none()),
        notice: event.screen.notice.clone(),
        tables: (tournament.options.system.has_tables() && current.is_some())
            .then(|| t.msg(finals::title(tournament.options.system))),
        planned: schedule::round_starts(t, event),
        place: event.schedule.place.clone(),
        rules: rules_text::sentences(t, &event.ruleset),
        changes: rules_text::changes(t, &event.ruleset),
    };
    // It changes with what is shown and with nothing else: a number of changes would tell
    // that something has happened inside.
    // What cannot be rendered is not shown at all.
    let html = page.as_live().render().unwrap_or_default();
    page.mark = live::fingerprint(&html);
    page
}

fn round(t: &Localizer, data: &EventData, number: RoundNo) -> CurrentRound {
    let tournament = &data.public.tournament;
    let byes = match tournament.posted() {
        Some(posted) => &posted.byes,
        None => tournament
            .closed
            .last()
            .map_or(&NOBODY, |closed| &closed.byes),
    };
    let boards = data.boards.iter();
    CurrentRound {
        number,
        title: round_title(t, tournament, number),
        boards: boards
            .map(|board| board_shown(t, tournament, board))
            .collect(),
        byes: sitting_out(t, tournament, byes),
    }
}

static NOBODY: Vec<Bye> = Vec::new();

/// Who has a bye. Who is absent is nobody's business outside.
fn sitting_out(t: &Localizer, tournament: &Tournament, byes: &[Bye]) -> Option<String> {
    let given = byes.iter().filter(|bye| bye.kind != ByeKind::Absent);
    let entrants = given.filter_map(|bye| tournament.entrant(bye.entrant));
    let aliases: Vec<String> = entrants.map(|entrant| entrant.name.alias()).collect();
    (!aliases.is_empty()).then(|| t.msg_arg("posted-byes", "players", aliases.join(", ")))
}

pub(in crate::web::pages) fn board_shown(
    t: &Localizer,
    tournament: &Tournament,
    board: &Board,
) -> BoardRow {
    let Pairing { first, second, .. } = board.pairing;
    let (first, second) = (sitting(tournament, first), sitting(tournament, second));
    let (state, class) = state(t, board, &first.alias, &second.alias);
    BoardRow {
        number: board.pairing.board.0,
        first,
        second,
        state,
        class,
    }
}

fn sitting(tournament: &Tournament, entrant: EntrantId) -> BoardPlayer {
    let entrant = tournament.entrant(entrant);
    BoardPlayer {
        alias: entrant.map_or(String::new(), |entrant| entrant.name.alias()),
        school: entrant
            .and_then(|entrant: &Entrant| entrant.school.clone())
            .unwrap_or_default(),
    }
}

/// What a board has come to: its result, or how far the game is.
fn state(t: &Localizer, board: &Board, first: &str, second: &str) -> (String, &'static str) {
    let named = |side: Side| match side {
        Side::First => first,
        Side::Second => second,
    };
    if let Some(scored) = board.result {
        let text = match scored.result {
            PairingResult::Won(side) | PairingResult::Awarded(side) => {
                t.msg_arg("posted-won", "player", named(side))
            }
            PairingResult::Forfeit(side) => t.msg_arg("posted-forfeit", "player", named(side)),
            PairingResult::Drawn => t.msg("posted-drawn"),
            PairingResult::DoubleForfeit => t.msg("posted-double-forfeit"),
        };
        return (text, "ok");
    }
    let Some(state) = board
        .state
        .as_ref()
        .filter(|s| s.phase != GamePhase::Scheduled)
    else {
        return (t.msg("posted-not-started"), "");
    };
    let game = Projection::read(&state.projection);
    if game.is_paused {
        (t.plural("posted-paused", game.turns), "warn")
    } else {
        (t.plural("posted-playing", game.turns), "warn")
    }
}

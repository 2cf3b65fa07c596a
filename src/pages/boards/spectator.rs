//! `/e/<event>/boards/<round>/<board>`: a board for spectators, and its record to step through. Players
//! appear under their aliases.

mod replay_steps;
mod view;

use crate::change_feed::Topic;
use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::desk::rights::TakeFiles;
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{Body, CacheablePage, Source};
use crate::http::request::request_context::{RequestContext, Umpiring, html};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::server_sent_events;
use crate::pages::shared::event_paths::BoardPath;
use crate::paths;
use crate::referee::Phase;
use crate::tournament::{BoardNo, RoundNo};
use actix_web::web::Query;
use askama::Template;
use replay_steps::BoardUrls;
use serde::Deserialize;
use view::BoardView;

/// The requested moment of a game.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct ReplayQuery {
    /// The number of an entry; empty for the beginning.
    entry: String,
}

#[derive(Clone)]
struct BoardSource {
    key: String,
    round: RoundNo,
    board: BoardNo,
}

impl BoardSource {
    fn at(place: BoardPath) -> BoardSource {
        let (key, round, board) = place.into_inner();
        BoardSource {
            key,
            round: RoundNo(round),
            board: BoardNo(board),
        }
    }

    fn seat(&self, desk: &Desk) -> Result<BoardContext, Fault> {
        desk.seat(&self.key, self.round, self.board)
    }

    fn view(
        &self,
        visitor: &RequestContext,
        desk: &Desk,
    ) -> Result<CacheablePage<BoardView>, Fault> {
        let seat = self.seat(desk)?;
        let watched = desk.public_game(&seat, visitor.at)?;
        let page = BoardView::live(visitor, &seat, &watched);
        let page = if may_take(visitor, desk, &seat) && page.is_recorded() {
            page.with_file(&seat)
        } else {
            page
        };
        let shown = CacheablePage::until(page, visitor.at, watched.more_at);
        Ok(match watched.shown.game.phase {
            Phase::Running(_) => shown.with_clocks(),
            Phase::Scheduled | Phase::Finished(_) => shown,
        })
    }
}

impl Source for BoardSource {
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault> {
        let seat = self.seat(desk)?;
        let (game, event) = (seat.game.0, seat.event.id.0);
        Ok(vec![Topic::Game(game), Topic::Tournament(event)])
    }

    fn make(
        &self,
        visitor: &RequestContext,
        desk: &Desk,
        _: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        self.view(visitor, desk)
    }
}

/// `GET /e/{key}/boards/{round}/{board}`
pub async fn show(visitor: RequestContext, place: BoardPath) -> Answer {
    let whole = BoardSource::at(place);
    if !visitor.reply.wants_part {
        let path = paths::of(&whole.key).board(whole.round, whole.board);
        return visitor.public(&path, whole).await;
    }
    let again = visitor.clone();
    let made = visitor.desk(move |desk| whole.view(&again, desk));
    answer(&visitor, &made.await?.page)
}

/// `GET /e/{key}/boards/{round}/{board}/replay?entry=N`: the board after an entry of the record. An address
/// never changes its meaning, as entries are only added.
pub async fn replay(
    visitor: RequestContext,
    place: BoardPath,
    query: Query<ReplayQuery>,
) -> Answer {
    let seat = sit(&visitor, &place).await?;
    let recorded = if organises(&visitor, &seat).await? {
        watch_at_once(&visitor, &seat).await?
    } else {
        watch(&visitor, &seat).await?.shown
    };
    let urls = BoardUrls::of_public(&seat);
    let page = past(&visitor, &seat, recorded, urls, &query)?;
    let page = for_organiser(&visitor, &seat, page).await?;
    answer(&visitor, &page)
}

/// `GET /u/{code}/replay?entry=N`: the replay for the umpire of the board.
pub async fn replay_for_umpire(umpiring: Umpiring, query: Query<ReplayQuery>) -> Answer {
    let (visitor, seat) = (&umpiring.visitor, umpiring.umpire.seat());
    let recorded = watch_at_once(visitor, seat).await?;
    let urls = BoardUrls::of_umpire(&umpiring.code);
    answer(visitor, &past(visitor, seat, recorded, urls, &query)?)
}

fn past(
    visitor: &RequestContext,
    seat: &BoardContext,
    recorded: RecordedGame,
    urls: BoardUrls,
    query: &ReplayQuery,
) -> Result<BoardView, Failed> {
    query
        .moment(&recorded)
        .and_then(|entry| BoardView::past(visitor, seat, recorded, entry, urls))
        .ok_or_else(|| visitor.failed(Fault::NotFound))
}

/// Adds the link to the record as a file for those who may download it.
async fn for_organiser(
    visitor: &RequestContext,
    seat: &BoardContext,
    page: BoardView,
) -> Result<BoardView, Failed> {
    Ok(if organises(visitor, seat).await? && page.is_recorded() {
        page.with_file(seat)
    } else {
        page
    })
}

impl ReplayQuery {
    /// The number of the entry; `None` if there is no such entry.
    fn moment(&self, recorded: &RecordedGame) -> Option<u32> {
        let last = recorded.game.seq;
        match self.entry.as_str() {
            "" => Some(last.min(1)),
            text => text.parse().ok().filter(|entry| (1..=last).contains(entry)),
        }
    }
}

/// The page, or the fragment of it that a script requests.
fn answer(visitor: &RequestContext, page: &BoardView) -> Answer {
    if visitor.reply.wants_part {
        Ok(html(page.as_live().render()?))
    } else {
        visitor.html(page)
    }
}

/// `GET /e/{key}/boards/{round}/{board}/live`
pub async fn follow(visitor: RequestContext, place: BoardPath) -> Answer {
    let seat = sit(&visitor, &place).await?;
    let changes = visitor
        .shared
        .desk
        .hub()
        .subscribe(Topic::Game(seat.game.0));
    let name = format!("board {} {}", seat.game.0, visitor.t.language().tag());
    let whole = BoardSource::at(place);
    let render = server_sent_events::render_blocking(&visitor, move |visitor, desk| {
        // The round may have been closed, or the delay changed, meanwhile.
        let seat = whole.seat(desk).ok()?;
        let watched = desk.public_game(&seat, visitor.at).ok()?;
        let page = BoardView::live(visitor, &seat, &watched);
        let html = page.as_live().render().ok()?;
        let mark = page.mark.clone();
        Some(server_sent_events::Fragment::delayed(
            html,
            mark,
            visitor.at,
            watched.more_at,
        ))
    });
    Ok(server_sent_events::stream(&visitor, &name, changes, render))
}

async fn sit(visitor: &RequestContext, place: &BoardPath) -> Result<BoardContext, Failed> {
    let (key, round, board) = place.as_ref().clone();
    visitor
        .desk(move |desk| desk.seat(&key, RoundNo(round), BoardNo(board)))
        .await
}

async fn watch(
    visitor: &RequestContext,
    seat: &BoardContext,
) -> Result<PublicView<RecordedGame>, Failed> {
    let (seat, at) = (seat.clone(), visitor.at);
    visitor.desk(move |desk| desk.public_game(&seat, at)).await
}

async fn watch_at_once(
    visitor: &RequestContext,
    seat: &BoardContext,
) -> Result<RecordedGame, Failed> {
    let (seat, at) = (seat.clone(), visitor.at);
    visitor.desk(move |desk| desk.aliased_game(&seat, at)).await
}

async fn organises(visitor: &RequestContext, seat: &BoardContext) -> Result<bool, Failed> {
    let (again, seat) = (visitor.clone(), seat.clone());
    visitor
        .desk(move |desk| Ok(may_take(&again, desk, &seat)))
        .await
}

fn may_take(visitor: &RequestContext, desk: &Desk, seat: &BoardContext) -> bool {
    visitor.identity.account.as_ref().is_some_and(|account| {
        let right = desk.right::<TakeFiles>(account, &seat.event.key, visitor.at);
        right.is_ok()
    })
}

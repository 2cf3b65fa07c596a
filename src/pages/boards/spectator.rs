//! `/e/<event>/boards/<round>/<board>`: a board for spectators, and its record to step through. Players
//! appear under their aliases.

pub mod overlay;
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
    fn at(path: BoardPath) -> BoardSource {
        let (key, round, board) = path.into_inner();
        BoardSource {
            key,
            round: RoundNo(round),
            board: BoardNo(board),
        }
    }

    fn board_context(&self, desk: &Desk) -> Result<BoardContext, Fault> {
        desk.board_context(&self.key, self.round, self.board)
    }

    fn view(
        &self,
        context: &RequestContext,
        desk: &Desk,
    ) -> Result<CacheablePage<BoardView>, Fault> {
        let board_context = self.board_context(desk)?;
        let watched = desk.public_game(&board_context, context.at)?;
        let page = BoardView::live(context, &board_context, &watched);
        let page = if may_take(context, desk, &board_context) && page.is_recorded() {
            page.with_file(&board_context)
        } else {
            page
        };
        let shown = CacheablePage::until(page, context.at, watched.more_at);
        Ok(match watched.shown.game.phase {
            Phase::Running(_) => shown.with_clocks(),
            Phase::Scheduled | Phase::Finished(_) => shown,
        })
    }
}

impl Source for BoardSource {
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault> {
        let board_context = self.board_context(desk)?;
        let (game, event) = (board_context.game.0, board_context.event.id.0);
        Ok(vec![Topic::Game(game), Topic::Tournament(event)])
    }

    fn make(
        &self,
        context: &RequestContext,
        desk: &Desk,
        _: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        self.view(context, desk)
    }
}

/// `GET /e/{key}/boards/{round}/{board}`
pub async fn show(context: RequestContext, board_path: BoardPath) -> Answer {
    let whole = BoardSource::at(board_path);
    if !context.reply.wants_part {
        let path = paths::of(&whole.key).board(whole.round, whole.board);
        return context.public(&path, whole).await;
    }
    let again = context.clone();
    let made = context.desk(move |desk| whole.view(&again, desk));
    answer(&context, &made.await?.page)
}

/// `GET /e/{key}/boards/{round}/{board}/replay?entry=N`: the board after an entry of the record. An address
/// never changes its meaning, as entries are only added.
pub async fn replay(context: RequestContext, path: BoardPath, query: Query<ReplayQuery>) -> Answer {
    let board_context = sit(&context, &path).await?;
    let recorded = if organises(&context, &board_context).await? {
        watch_at_once(&context, &board_context).await?
    } else {
        watch(&context, &board_context).await?.shown
    };
    let urls = BoardUrls::of_public(&board_context);
    let page = past(&context, &board_context, recorded, urls, &query)?;
    let page = for_organiser(&context, &board_context, page).await?;
    answer(&context, &page)
}

/// `GET /u/{code}/replay?entry=N`: the replay for the umpire of the board.
pub async fn replay_for_umpire(umpiring: Umpiring, query: Query<ReplayQuery>) -> Answer {
    let (context, board_context) = (&umpiring.context, umpiring.umpire.board_context());
    let recorded = watch_at_once(context, board_context).await?;
    let urls = BoardUrls::of_umpire(&umpiring.code);
    answer(
        context,
        &past(context, board_context, recorded, urls, &query)?,
    )
}

fn past(
    context: &RequestContext,
    board_context: &BoardContext,
    recorded: RecordedGame,
    urls: BoardUrls,
    query: &ReplayQuery,
) -> Result<BoardView, Failed> {
    query
        .moment(&recorded)
        .and_then(|entry| BoardView::past(context, board_context, recorded, entry, urls))
        .ok_or_else(|| context.failed(Fault::NotFound))
}

/// Adds the link to the record as a file for those who may download it.
async fn for_organiser(
    context: &RequestContext,
    board_context: &BoardContext,
    page: BoardView,
) -> Result<BoardView, Failed> {
    Ok(
        if organises(context, board_context).await? && page.is_recorded() {
            page.with_file(board_context)
        } else {
            page
        },
    )
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
fn answer(context: &RequestContext, page: &BoardView) -> Answer {
    if context.reply.wants_part {
        Ok(html(page.as_live().render()?))
    } else {
        context.html(page)
    }
}

/// `GET /e/{key}/boards/{round}/{board}/live`
pub async fn follow(context: RequestContext, path: BoardPath) -> Answer {
    let board_context = sit(&context, &path).await?;
    let changes = context
        .shared
        .desk
        .hub()
        .subscribe(Topic::Game(board_context.game.0));
    let name = format!(
        "board {} {}",
        board_context.game.0,
        context.t.language().tag()
    );
    let whole = BoardSource::at(path);
    let render = server_sent_events::render_blocking(&context, move |context, desk| {
        // The round may have been closed, or the delay changed, meanwhile.
        let board_context = whole.board_context(desk).ok()?;
        let watched = desk.public_game(&board_context, context.at).ok()?;
        let page = BoardView::live(context, &board_context, &watched);
        let html = page.as_live().render().ok()?;
        let mark = page.mark.clone();
        Some(server_sent_events::Fragment::delayed(
            html,
            mark,
            context.at,
            watched.more_at,
        ))
    });
    Ok(server_sent_events::stream(&context, &name, changes, render))
}

async fn sit(context: &RequestContext, path: &BoardPath) -> Result<BoardContext, Failed> {
    let (key, round, board) = path.as_ref().clone();
    context
        .desk(move |desk| desk.board_context(&key, RoundNo(round), BoardNo(board)))
        .await
}

async fn watch(
    context: &RequestContext,
    board_context: &BoardContext,
) -> Result<PublicView<RecordedGame>, Failed> {
    let (board_context, at) = (board_context.clone(), context.at);
    context
        .desk(move |desk| desk.public_game(&board_context, at))
        .await
}

async fn watch_at_once(
    context: &RequestContext,
    board_context: &BoardContext,
) -> Result<RecordedGame, Failed> {
    let (board_context, at) = (board_context.clone(), context.at);
    context
        .desk(move |desk| desk.aliased_game(&board_context, at))
        .await
}

async fn organises(context: &RequestContext, board_context: &BoardContext) -> Result<bool, Failed> {
    let (again, board_context) = (context.clone(), board_context.clone());
    context
        .desk(move |desk| Ok(may_take(&again, desk, &board_context)))
        .await
}

fn may_take(context: &RequestContext, desk: &Desk, board_context: &BoardContext) -> bool {
    context.identity.account.as_ref().is_some_and(|account| {
        let right = desk.right::<TakeFiles>(account, &board_context.event.key, context.at);
        right.is_ok()
    })
}

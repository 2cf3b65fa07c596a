//! `/e/<event>/share`: the link of an event as text and as a QR code, and the preview pictures
//! that messengers show beside links.

use crate::change_feed::Topic;
use crate::desk::games::Projection;
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::formats::picture::ShareCard;
use crate::formats::qr::Qr;
use crate::http::middleware::page_cache::{Body, CacheablePage, EventPage, PictureOf, Source};
use crate::http::request::base_url::BaseUrl;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::pages::shared::event_paths::BoardPath;
use crate::pages::shared::share_picture::{self, Picture, Watched};
use crate::paths::{self, EventPaths};
use crate::store::{Board, GamePhase};
use crate::tournament::{BoardNo, RoundNo};
use crate::view::event_head::{EventHead, PublicTab, shown};
use actix_web::web::Path;
use askama::Template;

#[derive(Template)]
#[template(path = "events/share.html")]
struct ShareView {
    page: Page,
    head: EventHead,
    paths: EventPaths,
    /// The public address of the event.
    address: String,
    /// A hint if phones cannot open the address.
    only_here: Option<String>,
    qr: Option<Qr>,
    /// Address of the posted round as text.
    as_text: Option<String>,
    /// The address of the first board for a live broadcast.
    overlay: String,
    /// The line for a page of another web site, if these may show the event.
    frame: Option<String>,
}

fn cacheable(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
    _: &str,
) -> Result<CacheablePage<ShareView>, Fault> {
    let public = desk.public(key, context.at)?;
    let (t, event, tournament) = (&*context.t, &public.event, &public.tournament);
    let (paths, base) = (paths::of(&event.key), context.settled_base());
    let address = format!("{}{}", base.url, paths.event());
    let round = shown(tournament);
    let page = ShareView {
        page: context.page(),
        head: EventHead::of(t, event, tournament, PublicTab::Beside),
        qr: Qr::of(&address),
        overlay: format!("{}{}", base.url, paths.overlay(event.options.hall.first)),
        frame: (event.options.embedding)
            .then(|| format!("<iframe src=\"{address}\" width=\"100%\" height=\"700\"></iframe>")),
        address,
        only_here: Some(&base)
            .filter(|base| base.is_only_here)
            .map(|base: &BaseUrl| base.only_here(t)),
        as_text: round.map(|round| format!("{}#to-share", paths.round(round))),
        paths,
    };
    Ok(CacheablePage::until(page, context.at, public.more_at))
}

/// `GET /e/{key}/share`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).share();
    let (topic, make) = (Topic::Tournament, cacheable);
    context.public(&path, EventPage { key, topic, make }).await
}

/// `GET /e/{key}/picture.png`
pub async fn of_event(context: RequestContext, key: Path<String>) -> Answer {
    let path = paths::of(&key).picture();
    picture(&context, key.into_inner(), path, |context, desk, public| {
        let game = game_of(context, desk, public)?;
        Ok(share_picture::of_event(&context.t, public, game.as_ref()))
    })
    .await
}

/// `GET /e/{key}/standings/picture.png`
pub async fn of_standings(context: RequestContext, key: Path<String>) -> Answer {
    let path = paths::of(&key).standings_picture();
    picture(&context, key.into_inner(), path, |context, _, public| {
        Ok(share_picture::of_standings(&context.t, public))
    })
    .await
}

/// `GET /e/{key}/path/{number}/picture.png`
///
/// # Errors
/// When there is no such player, or no round is posted yet.
pub async fn of_player(context: RequestContext, place: Path<(String, u16)>) -> Answer {
    let (key, number) = place.into_inner();
    let path = paths::of(&key).path_picture(number);
    picture(&context, key, path, move |context, _, public| {
        let mut all = public.tournament.entrants.iter();
        let entrant = all.find(|one| one.number == number);
        let entrant = entrant.ok_or(Fault::NotFound)?;
        Ok(share_picture::of_player(&context.t, public, entrant))
    })
    .await
}

/// Answers with the preview picture of a page of an event.
async fn picture<F>(context: &RequestContext, key: String, path: String, card: F) -> Answer
where
    F: Fn(&RequestContext, &Desk, &PublicEvent) -> Result<ShareCard, Fault>
        + Clone
        + Send
        + 'static,
{
    let make = move |context: &RequestContext, desk: &Desk, key: &str, _: &str| {
        let public = desk.public(key, context.at)?;
        let card = card(context, desk, &public)?;
        let more_at = public.more_at;
        Ok(CacheablePage::until(Picture(card), context.at, more_at))
    };
    // Not `Topic::Hall`: a preview picture need not be rendered again for each turn.
    let topic = Topic::Tournament;
    let page = EventPage { key, topic, make };
    context.public(&path, PictureOf(page)).await
}

/// `GET /e/{key}/boards/{round}/{board}/picture.png`
///
/// # Errors
/// When there is no such board, or its round is not posted.
pub async fn of_board(context: RequestContext, board_path: BoardPath) -> Answer {
    let (key, round, board) = board_path.into_inner();
    let path = paths::of(&key).board_picture(round, board);
    let (round, board) = (RoundNo(round), BoardNo(board));
    context
        .public(&path, PictureOf(BoardSource { key, round, board }))
        .await
}

#[derive(Clone)]
struct BoardSource {
    key: String,
    round: RoundNo,
    board: BoardNo,
}

impl Source for BoardSource {
    fn topics(&self, desk: &Desk) -> Result<Vec<Topic>, Fault> {
        let board_context = desk.board_context(&self.key, self.round, self.board)?;
        Ok(vec![
            Topic::Game(board_context.game.0),
            Topic::Tournament(board_context.event.id.0),
        ])
    }

    fn make(
        &self,
        context: &RequestContext,
        desk: &Desk,
        _: &str,
    ) -> Result<CacheablePage<impl Body>, Fault> {
        let board_context = desk.board_context(&self.key, self.round, self.board)?;
        let watched = desk.public_game(&board_context, context.at)?;
        let more_at = watched.more_at;
        let card = share_picture::of_board(&context.t, &(board_context, watched));
        Ok(CacheablePage::until(Picture(card), context.at, more_at))
    }
}

/// The game to show for an event: the one in progress with the most turns, else the finished one
/// with the most turns.
fn game_of(
    context: &RequestContext,
    desk: &Desk,
    public: &PublicEvent,
) -> Result<Option<Watched>, Fault> {
    let Some(round) = shown(&public.tournament) else {
        return Ok(None);
    };
    let boards = desk.public_boards(public, round, context.at)?;
    let progress = |board: &&Board| {
        let state = board.state.as_ref()?;
        let turns = Projection::read(&state.projection).turns;
        Some((state.phase == GamePhase::Running, turns))
    };
    let Some(best) = boards.iter().max_by_key(progress) else {
        return Ok(None);
    };
    let board_context = desk.board_context(&public.event.key, round, best.pairing.board)?;
    let watched = desk.public_game(&board_context, context.at)?;
    Ok(Some((board_context, watched)))
}

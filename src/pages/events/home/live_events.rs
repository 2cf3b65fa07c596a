//! Events with a round in progress, as outsiders may see them.

use crate::desk::{Desk, Fault};
use crate::http::request::request_context::RequestContext;
use crate::pages::shared::board_tile::{BoardStage, stage};
use crate::paths::{self, EventPaths};
use crate::rules::Ruleset;
use crate::store::EventRow;
use crate::tournament::RoundNo;
use crate::view::event_head::shown;
use crate::view::mini_board::{MiniBoard, MiniBoards};
use crate::view::round_parts::round_title;
use crate::view::rules_text;
use std::cmp::Reverse;
use std::sync::Arc;

/// Maximum number of events shown with boards.
const MOST: usize = 3;
/// Maximum number of boards per event.
const BOARDS: usize = 3;

/// An event with a round in progress.
pub(super) struct LiveEvent {
    pub(super) key: String,
    pub(super) name: String,
    pub(super) paths: EventPaths,
    pub(super) ruleset: Ruleset,
    /// Game, number of players, round and place in one line.
    pub(super) facts: String,
    pub(super) done: usize,
    pub(super) playing: usize,
    pub(super) all: usize,
    /// The counts as a sentence.
    pub(super) words: String,
    /// The boards with the latest turns.
    pub(super) minis: Vec<Arc<MiniBoard>>,
}

/// The events in which a game is unfinished.
pub(super) fn of(context: &RequestContext, desk: &Desk, posted: &[EventRow]) -> Vec<LiveEvent> {
    let mut live = Vec::new();
    for EventRow { public_key, .. } in posted {
        if live.len() < MOST {
            match live_event(context, desk, public_key) {
                Ok(one) => live.extend(one),
                // An event that cannot be read does not take the page with it.
                Err(fault) => tracing::warn!(event = public_key, %fault, "an event is left out"),
            }
        }
    }
    live
}

fn live_event(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
) -> Result<Option<LiveEvent>, Fault> {
    let t = &*context.t;
    let public = desk.public(key, context.at)?;
    let Some(round) = shown(&public.tournament).filter(|_| public.tournament.posted().is_some())
    else {
        return Ok(None);
    };
    let boards = desk.public_boards(&public, round, context.at)?;
    let count = |of: BoardStage| boards.iter().filter(|board| stage(board) == of).count();
    let (done, playing) = (count(BoardStage::Finished), count(BoardStage::Playing));
    if done == boards.len() {
        return Ok(None);
    }
    let played = boards
        .iter()
        .filter(|board| stage(board) == BoardStage::Playing);
    let drawn = context.shared.of_pages.get::<MiniBoards>();
    let minis = played.map(|board| drawn.of(desk, &public, board));
    let mut minis = minis.collect::<Result<Vec<_>, _>>()?;
    minis.sort_by_key(|mini| Reverse(mini.changed_at));
    minis.truncate(BOARDS);
    let numbers = [
        ("done", done.into()),
        ("playing", playing.into()),
        ("waiting", (boards.len() - done - playing).into()),
    ];
    Ok(Some(LiveEvent {
        key: key.to_owned(),
        name: public.event.title(),
        paths: paths::of(key),
        facts: facts(context, &public, round),
        ruleset: public.event.ruleset.clone(),
        words: t.msg_with("home-count", &numbers),
        all: boards.len(),
        done,
        playing,
        minis,
    }))
}

fn facts(
    context: &RequestContext,
    public: &crate::desk::public_event::PublicEvent,
    round: RoundNo,
) -> String {
    let (t, tournament) = (&*context.t, &public.tournament);
    let facts = [
        rules_text::game(t, &public.event.ruleset),
        t.plural("event-players", tournament.entrants.len()),
        round_title(t, tournament, round),
        public.event.announcement.place.clone(),
    ];
    let known = facts.into_iter().filter(|fact| !fact.is_empty());
    known.collect::<Vec<_>>().join(" · ")
}

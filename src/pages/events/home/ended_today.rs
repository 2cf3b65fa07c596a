//! The final results of an event that ended today, for visitors of the start page.

use crate::desk::{Desk, Fault};
use crate::http::request::request_context::RequestContext;
use crate::paths::{self, EventPaths};
use crate::store::EventRow;
use crate::system_time;
use crate::view::event_final::{self, FinalResults};
use crate::view::event_head::shown;
use crate::view::mini_board::{MiniBoard, MiniBoards, MiniField};
use crate::view::round_tables::Names;
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// An event that ended today.
pub(super) struct EndedToday {
    pub(super) paths: EventPaths,
    pub(super) results: FinalResults,
    pub(super) field: MiniField,
    /// Address, position and players of a game of the winner in the last round.
    pub(super) last: Option<(String, Arc<MiniBoard>, String)>,
}

/// The first of these events that ended today.
pub(super) fn of<'a>(
    context: &RequestContext,
    desk: &Desk,
    known: impl Iterator<Item = &'a EventRow>,
) -> Option<EndedToday> {
    let is_today = |at: DateTime<Utc>| system_time::day_ends(at) > context.at;
    let finished = |row: &EventRow| row.finished_at_ms.map(system_time::of_millis);
    let mut recent = known.filter(|row| finished(row).is_none_or(is_today));
    recent.find_map(|row| {
        ended(context, desk, &row.public_key, is_today)
            .ok()
            .flatten()
    })
}

/// An event that nobody has closed yet counts if a game of its last round was recorded today.
fn ended(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
    is_today: impl Fn(DateTime<Utc>) -> bool,
) -> Result<Option<EndedToday>, Fault> {
    let public = desk.public(key, context.at)?;
    let (event, tournament) = (&public.event, &public.tournament);
    let Some(round) = shown(tournament) else {
        return Ok(None);
    };
    let standings = public.standings(None);
    let results = FinalResults::of(
        &context.t,
        event,
        tournament,
        &standings,
        (&public.awards, Names::Alias),
    );
    let Some(results) = results else {
        return Ok(None);
    };
    let boards = desk.public_boards(&public, round, context.at)?;
    let links = paths::of(key);
    let last = match results.last_board(&boards) {
        Some(board) => {
            let drawn = context.shared.of_pages.get::<MiniBoards>();
            let mini = drawn.of(desk, &public, board)?;
            let href = links.replay(board.round, board.pairing.board);
            let names = event_final::names_at(tournament, board, Names::Alias);
            Some((href, mini, names))
        }
        None => None,
    };
    let played = last.as_ref().and_then(|(_, mini, _)| mini.changed_at);
    let ended_at = event.finished_at.or(played);
    Ok(ended_at.filter(|at| is_today(*at)).map(|_| EndedToday {
        field: MiniField::of(&event.ruleset),
        paths: links,
        results,
        last,
    }))
}

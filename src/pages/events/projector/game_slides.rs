//! Slides of the games of the round: six small boards each, or one large board.

use super::data::Watched;
use super::slide::{Slide, SlideBody, WallGame};
use crate::desk::events::Event;
use crate::desk::games::BoardContext;
use crate::desk::projector::{Part, Wall};
use crate::desk::{Desk, Fault};
use crate::i18n::{Localizer, short_result};
use crate::referee::Phase;
use crate::store::{Board, GamePhase};
use crate::tournament::{BoardNo, PairingResult};
use crate::view::game_view::{self, PlayerStrip};
use chrono::{DateTime, Utc};
use std::cmp::Reverse;

/// Two rows of three.
const AT_ONCE: usize = 6;
/// Maximum number of games on all slides; a full cycle through a large hall would take too long.
pub(super) const MOST: usize = 24;
/// Boards are sorted by inactivity in steps of this length. Shorter steps would move boards while
/// people look for theirs.
const QUIET_SECONDS: i64 = 300;

/// The games on a wall: the chosen one, or all that have begun, pinned boards first, then by
/// latest activity.
pub(super) fn games(
    desk: &Desk,
    (event, wall): (&Event, &Wall),
    boards: &[Board],
    at: DateTime<Utc>,
) -> Result<Vec<Watched>, Fault> {
    if !wall.parts.contains(&Part::Games) {
        return Ok(Vec::new());
    }
    let has_begun = |board: &&Board| {
        let phase = board.state.as_ref().map(|state| state.phase);
        match wall.board {
            Some(chosen) => board.pairing.board == chosen,
            None => matches!(phase, Some(GamePhase::Running | GamePhase::Finished)),
        }
    };
    let mut begun: Vec<&Board> = boards.iter().filter(has_begun).collect();
    let pin = |board: BoardNo| wall.pinned.iter().position(|pinned| *pinned == board);
    let place = |board: BoardNo| pin(board).unwrap_or(usize::MAX);
    begun.sort_by_key(|board| (place(board.pairing.board), board.result.is_some()));
    let games = begun.into_iter().take(MOST).map(|board| {
        let board_context = desk.board_context(&event.key, board.round, board.pairing.board)?;
        let watched = desk.public_game(&board_context, at)?;
        Ok((board_context, watched))
    });
    let mut games = games.collect::<Result<Vec<Watched>, Fault>>()?;
    games.sort_by_cached_key(|(board_context, watched)| {
        let game = &watched.shown;
        let is_over = matches!(game.game.phase, Phase::Finished(_));
        let last = game.entries.last().map(|entry| entry.at);
        let quiet = last.map(|last| (at - last).num_seconds() / QUIET_SECONDS);
        let ended = last.filter(|_| is_over);
        let quiet = quiet.filter(|_| !is_over);
        (
            place(board_context.board),
            is_over,
            quiet,
            Reverse(ended),
            board_context.board,
        )
    });
    Ok(games)
}

pub(super) fn slides(t: &Localizer, games: &[Watched]) -> Vec<Slide> {
    if let [one] = games {
        return vec![large(t, one)];
    }
    let pages = games.chunks(AT_ONCE);
    let of = pages.len();
    let slide = |(number, page): (usize, &[Watched])| Slide {
        number: super::table_slides::page_number(t, number, of),
        ..Slide::of(
            t.msg("screen-games"),
            SlideBody::Games(page.iter().map(|one| game(t, one)).collect()),
        )
    };
    (1..).zip(pages).map(slide).collect()
}

/// One game on a large board, with its last turn or its end.
fn large(t: &Localizer, one: &Watched) -> Slide {
    let (board_context, watched) = one;
    let recorded = &watched.shown;
    let last =
        game_view::end(t, board_context, recorded).or_else(|| game_view::last_turn(t, recorded));
    Slide {
        notes: last.into_iter().collect(),
        ..Slide::of(
            game_view::place(t, board_context),
            SlideBody::Game(Box::new(game(t, one))),
        )
    }
}

fn game(t: &Localizer, (board_context, watched): &Watched) -> WallGame {
    let recorded = &watched.shown;
    let turns = recorded.game.play().map_or(0, |play| play.turn_count());
    let is_paused = recorded
        .game
        .play()
        .is_some_and(|play| play.pause.is_some());
    let words = || game_view::end(t, board_context, recorded).unwrap_or_default();
    let mut strips = game_view::strips(t, board_context, recorded, watched.moment);
    let is_over = matches!(recorded.game.phase, Phase::Finished(_));
    if is_over {
        strips.iter_mut().for_each(PlayerStrip::end);
    }
    let result = result(board_context, is_over);
    WallGame {
        board: board_context.board,
        drawing: game_view::drawing(t, board_context, recorded),
        label: t.msg("board-label"),
        strips,
        result: result.map(|result| (short_result(t, result), words())),
        turn: if is_paused {
            t.plural("posted-paused", turns)
        } else {
            t.msg_arg("screen-turn", "n", turns)
        },
        is_paused,
        seq: recorded.game.seq,
    }
}

/// The result, once outsiders may see the end of the game.
fn result(board_context: &BoardContext, is_over: bool) -> Option<PairingResult> {
    board_context
        .result
        .filter(|_| is_over)
        .map(|scored| scored.result)
}

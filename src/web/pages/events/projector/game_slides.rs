//! The games of the round on small boards, six at a time, or one on a large one.

use super::data::Watched;
use super::slides::{Slide, SlideBody};
use crate::desk::events::Event;
use crate::desk::games::BoardContext;
use crate::desk::screen::{Part, Wall};
use crate::desk::{Desk, Fault};
use crate::i18n::Localizer;
use crate::referee::Phase;
use crate::store::{Board, GamePhase};
use crate::tournament::{BoardNo, PairingResult};
use crate::web::board_svg::Drawing;
use crate::web::board_table::short_result;
use crate::web::game_view::{self, PlayerStrip};
use chrono::{DateTime, Utc};
use std::cmp::Reverse;

/// Two rows of three.
const AT_ONCE: usize = 6;
/// So many games are shown, page by page; all games of a large hall would never come round.
pub(super) const MOST: usize = 24;
/// A board on which nothing happens for so long falls behind the others. In shorter steps the
/// boards would change places while people look for theirs.
const QUIET_SECONDS: i64 = 300;

/// A game as it stands.
pub(super) struct WallGame {
    /// The number of its board.
    pub(super) board: BoardNo,
    /// The board.
    pub(super) drawing: Drawing,
    /// What it is called for who hears it.
    pub(super) label: String,
    /// Both players, the one who moves second first.
    pub(super) strips: [PlayerStrip; 2],
    /// How it ended: as people write it and in words.
    pub(super) result: Option<(String, String)>,
    /// How far it is.
    pub(super) turn: String,
    /// Whether play is stopped.
    pub(super) is_paused: bool,
    /// The number of the last entry that is shown.
    seq: u32,
}

impl WallGame {
    /// The same for games that show the same; clocks are left out.
    pub(super) fn mark(&self) -> String {
        format!("{}:{}:{:?}", self.board.0, self.seq, self.result)
    }
}

/// The games that a wall shows: the one that was chosen, or all that have begun, those of its
/// pinned boards first, then those in which something happened last.
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
        let seat = desk.seat(&event.key, board.round, board.pairing.board)?;
        let watched = desk.public_game(&seat, at)?;
        Ok((seat, watched))
    });
    let mut games = games.collect::<Result<Vec<Watched>, Fault>>()?;
    games.sort_by_cached_key(|(seat, watched)| {
        let game = &watched.shown;
        let is_over = matches!(game.game.phase, Phase::Finished(_));
        let last = game.entries.last().map(|entry| entry.at);
        let quiet = last.map(|last| (at - last).num_seconds() / QUIET_SECONDS);
        let ended = last.filter(|_| is_over);
        let quiet = quiet.filter(|_| !is_over);
        (
            place(seat.board),
            is_over,
            quiet,
            Reverse(ended),
            seat.board,
        )
    });
    Ok(games)
}

/// The pages of the games.
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

/// A game on a large board between its players, and what happened last.
fn large(t: &Localizer, one: &Watched) -> Slide {
    let (seat, watched) = one;
    let recorded = &watched.shown;
    let last = game_view::end(t, seat, recorded).or_else(|| game_view::last_turn(t, recorded));
    Slide {
        notes: last.into_iter().collect(),
        ..Slide::of(
            game_view::place(t, seat),
            SlideBody::Game(Box::new(game(t, one))),
        )
    }
}

fn game(t: &Localizer, (seat, watched): &Watched) -> WallGame {
    let recorded = &watched.shown;
    let turns = recorded.game.play().map_or(0, |play| play.turn_count());
    let is_paused = recorded
        .game
        .play()
        .is_some_and(|play| play.pause.is_some());
    let words = || game_view::end(t, seat, recorded).unwrap_or_default();
    let mut strips = game_view::strips(t, seat, recorded, watched.moment);
    let is_over = matches!(recorded.game.phase, Phase::Finished(_));
    if is_over {
        strips.iter_mut().for_each(PlayerStrip::end);
    }
    let result = result(seat, is_over);
    WallGame {
        board: seat.board,
        drawing: game_view::drawing(t, seat, recorded),
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

/// How a game ended that outsiders have seen to its end.
fn result(seat: &BoardContext, is_over: bool) -> Option<PairingResult> {
    seat.result.filter(|_| is_over).map(|scored| scored.result)
}

//! The public view of an event and its games, from which a folder is made.

use crate::desk::event_page::EventPage;
use crate::desk::games::{BoardContext, PublicPosition, PublicView, RecordedGame};
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::store::Board;
use crate::tournament::{EntrantId, RoundNo};
use crate::view::event_final::{self, FinalResults};
use crate::view::mini_board::MiniBoard;
use crate::view::report_tables;
use crate::view::round_tables::Names;
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// The source of a folder: the public view of an event and its recorded games.
pub struct Published {
    pub(super) public: PublicEvent,
    pub(super) texts: EventPage,
    pub(super) games: Vec<(BoardContext, PublicView<RecordedGame>)>,
    /// The boards of the last posted round.
    pub(super) last: Vec<Board>,
    /// The last signed head of the log.
    pub(super) log_head: Option<String>,
}

impl Published {
    /// # Errors
    /// When there is no such event, or a record cannot be replayed.
    pub fn read(desk: &Desk, key: &str, at: DateTime<Utc>) -> Result<Published, Fault> {
        let public = desk.public(key, at)?;
        let texts = desk.event_page(&public.event)?;
        let (mut games, mut last) = (Vec::new(), Vec::new());
        for round in report_tables::posted(&public.tournament) {
            last = desk.public_boards(&public, round.number, at)?;
            for board in &last {
                let board_context = desk.board_context(key, round.number, board.pairing.board)?;
                let watched = desk.public_game(&board_context, at)?;
                let turns = watched
                    .shown
                    .game
                    .play()
                    .map_or(0, |play| play.turn_count());
                games.extend((turns > 0).then_some((board_context, watched)));
            }
        }
        let log_head = desk.log_head(&public.event)?.map(|head| head.note());
        Ok(Published {
            log_head,
            public,
            texts,
            games,
            last,
        })
    }

    /// Whether a game has a page of its own.
    pub(super) fn has_game(&self, round: RoundNo, board: u16) -> bool {
        let mut games = self.games.iter();
        games.any(|(board_context, _)| {
            board_context.round == round && board_context.board.0 == board
        })
    }

    /// The page of a game, if it has one.
    pub(super) fn game(&self, round: RoundNo, board: u16) -> Option<String> {
        self.has_game(round, board)
            .then(|| format!("game-{round}-{board}.html"))
    }

    /// The last position of a game of the winner in the last round, with its page and the names of the players.
    pub(super) fn last_of(
        &self,
        results: &FinalResults,
    ) -> Option<(String, Arc<MiniBoard>, String)> {
        let PublicEvent {
            event, tournament, ..
        } = &self.public;
        let board = results.last_board(&self.last)?;
        let round = report_tables::posted(tournament).last()?.number;
        let mut games = self.games.iter();
        let is_it = |board_context: &BoardContext| {
            board_context.round == round && board_context.board == board.pairing.board
        };
        let (_, watched) = games.find(|(board_context, _)| is_it(board_context))?;
        let play = watched.shown.game.play()?;
        let shown = PublicPosition {
            position: play.history.position().clone(),
            last_turn: play.history.turns().last().cloned(),
            changed_at: None,
        };
        let mini = MiniBoard::of(&event.ruleset, &shown);
        let names = event_final::names_at(tournament, board, Names::Alias);
        let href = self.game(round, board.pairing.board.0)?;
        Some((href, Arc::new(mini), names))
    }

    /// The page of a player, if there is such a player.
    pub(super) fn player(&self, id: EntrantId) -> Option<String> {
        let entrant = self.public.tournament.entrant(id)?;
        Some(format!("player-{}.html", entrant.number))
    }
}

//! The tile of a board on public pages: position, players, side to move and result.

use crate::desk::games::Projection;
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::i18n::{Localizer, score_text, time_text};
use crate::paths;
use crate::rules::{Colour, Side};
use crate::store::{Board, GamePhase};
use crate::tournament::{EntrantId, Names, PairingResult, RoundNo, Tournament};
use crate::view::game_view::{self, CardChip};
use crate::view::mini_board::{MiniBoard, MiniBoards};
use crate::view::school_token::SchoolToken;
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// The state of a board's game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BoardStage {
    Playing,
    Finished,
    /// No turn has been recorded.
    Waiting,
}

pub(crate) struct BoardTile {
    pub(crate) number: u16,
    pub(crate) href: String,
    pub(crate) stage: BoardStage,
    /// The stage in a word or two.
    pub(crate) pill: String,
    pub(crate) is_paused: bool,
    /// A note that the game was not played.
    pub(crate) note: Option<String>,
    /// First and second player.
    pub(crate) seats: [TileSeat; 2],
    /// The position; `None` if nothing was recorded.
    pub(crate) mini: Option<Arc<MiniBoard>>,
    /// The clock of the player to move.
    pub(crate) clock: Option<TileClock>,
}

impl BoardTile {
    /// Whether the player with this start number plays at the board.
    pub(crate) fn has(&self, number: u16) -> bool {
        self.seats.iter().any(|seat| seat.number == number)
    }

    /// The start number of the player to move.
    pub(crate) fn to_move(&self) -> Option<u16> {
        let mut seats = self.seats.iter();
        seats.find(|seat| seat.is_turn).map(|seat| seat.number)
    }

    /// The start number of the winner.
    pub(crate) fn winner(&self) -> Option<u16> {
        let mut seats = self.seats.iter();
        seats.find(|seat| seat.has_won).map(|seat| seat.number)
    }
}

/// A player on a tile.
pub(crate) struct TileSeat {
    /// The start number.
    pub(crate) number: u16,
    /// The alias.
    pub(crate) name: String,
    /// The short name of the school; may be empty.
    pub(crate) school: String,
    pub(crate) token: SchoolToken,
    pub(crate) colour: Colour,
    pub(crate) is_turn: bool,
    /// Penalty cards that have not been withdrawn.
    pub(crate) chips: Vec<CardChip>,
    /// `1`, `½` or `0`; empty while the game is in progress.
    pub(crate) score: &'static str,
    pub(crate) has_won: bool,
}

/// A running clock. The stream contains only the moment at which the time is over, so a running
/// clock does not change the page.
pub(crate) struct TileClock {
    /// That moment, in milliseconds since 1970.
    pub(crate) over_at_ms: i64,
    /// The time left, for pages without scripts.
    pub(crate) text: String,
}

/// Builds the tiles of a round.
pub(crate) struct TileBuilder<'a> {
    pub(crate) t: &'a Localizer,
    pub(crate) desk: &'a Desk,
    pub(crate) drawn: &'a MiniBoards,
    pub(crate) public: &'a PublicEvent,
    pub(crate) round: RoundNo,
    /// The current time.
    pub(crate) at: DateTime<Utc>,
}

impl TileBuilder<'_> {
    pub(crate) fn tile(&self, board: &Board) -> Result<BoardTile, Fault> {
        let t = self.t;
        let state = board.state.as_ref();
        let game = state.map_or_else(Projection::default, |state| {
            Projection::read(&state.projection)
        });
        let stage = stage(board);
        let to_move = game
            .to_move
            .filter(|_| stage == BoardStage::Playing && !game.is_paused);
        let is_recorded = state.is_some_and(|state| state.phase != GamePhase::Scheduled);
        let mini = is_recorded.then(|| self.drawn.of(self.desk, self.public, board));
        Ok(BoardTile {
            number: board.pairing.board.0,
            href: paths::of(&self.public.event.key).board(self.round, board.pairing.board),
            stage,
            pill: pill(t, stage, &game),
            is_paused: stage == BoardStage::Playing && game.is_paused,
            note: board.result.and_then(|scored| note(t, scored.result)),
            seats: Side::BOTH.map(|side| self.seat(board, &game, side, to_move)),
            mini: mini.transpose()?,
            clock: to_move
                .and(game.over_at_ms)
                .map(|over_at_ms| self.clock(over_at_ms)),
        })
    }

    fn seat(
        &self,
        board: &Board,
        game: &Projection,
        side: Side,
        to_move: Option<Side>,
    ) -> TileSeat {
        let who = match side {
            Side::First => board.pairing.first,
            Side::Second => board.pairing.second,
        };
        let tournament = &self.public.tournament;
        let (number, name, school) = known(tournament, who);
        let result = board.result.map(|scored| scored.result);
        TileSeat {
            number,
            name,
            token: SchoolToken::of(tournament, &school),
            school: tournament.options.short_school(&school).to_owned(),
            colour: self.public.event.ruleset.colour(side),
            is_turn: to_move == Some(side),
            chips: game.shown[side]
                .iter()
                .map(|shown| game_view::chip(self.t, shown.card))
                .collect(),
            score: result.map_or("", |result| score(result, side)),
            has_won: result.and_then(PairingResult::winner) == Some(side),
        }
    }

    fn clock(&self, over_at_ms: i64) -> TileClock {
        let left = over_at_ms - self.public.moment(self.at).timestamp_millis();
        TileClock {
            text: time_text(left.max(0)),
            over_at_ms,
        }
    }
}

/// The stage of a board as outsiders see it.
pub(crate) fn stage(board: &Board) -> BoardStage {
    let phase = board.state.as_ref().map(|state| state.phase);
    match (board.result, phase) {
        (Some(_), _) | (None, Some(GamePhase::Finished)) => BoardStage::Finished,
        (None, Some(GamePhase::Running)) => BoardStage::Playing,
        (None, Some(GamePhase::Scheduled) | None) => BoardStage::Waiting,
    }
}

fn pill(t: &Localizer, stage: BoardStage, game: &Projection) -> String {
    match stage {
        BoardStage::Finished => t.msg("hall-finished"),
        BoardStage::Waiting => t.msg("posted-not-started"),
        BoardStage::Playing if game.is_paused => t.plural("posted-paused", game.turns),
        BoardStage::Playing => t.plural("hall-turn", game.turns),
    }
}

fn note(t: &Localizer, result: PairingResult) -> Option<String> {
    match result {
        PairingResult::Forfeit(_) => Some(t.msg("hall-not-played")),
        PairingResult::DoubleForfeit => Some(t.msg("posted-double-forfeit")),
        PairingResult::Won(_)
        | PairingResult::Drawn
        | PairingResult::Awarded(_)
        | PairingResult::HalfPoint(_)
        | PairingResult::BothLost => None,
    }
}

fn score(result: PairingResult, side: Side) -> &'static str {
    let (first, second) = score_text(result).split_once('–').unwrap_or_default();
    match side {
        Side::First => first,
        Side::Second => second,
    }
}

fn known(tournament: &Tournament, who: EntrantId) -> (u16, String, String) {
    tournament.entrant(who).map_or_else(
        || (0, String::new(), String::new()),
        |entrant| {
            let school = entrant
                .shown_school(Names::Alias)
                .unwrap_or_default()
                .to_owned();
            (entrant.number, entrant.name.alias(), school)
        },
    )
}

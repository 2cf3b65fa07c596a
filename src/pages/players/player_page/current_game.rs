//! The current or next game of a player.

use crate::desk::public_event::{PublicEvent, View};
use crate::desk::{Desk, Fault};
use crate::http::request::request_context::RequestContext;
use crate::pages::shared::board_tile::{TileBuilder, TileSeat};
use crate::rules::Kind;
use crate::store::{Board, GamePhase};
use crate::tournament::pairing::is_of_finals;
use crate::tournament::{Entrant, RoundNo};
use crate::view::event_head::shown;
use crate::view::mini_board::{MiniBoard, MiniField};
use crate::view::player_link::PlayerLink;
use crate::view::report_tables::posted;
use crate::view::round_tables::RoundTable;
use crate::{paths, system_time};
use std::sync::Arc;

/// The panel at the top of the page.
pub(super) struct NowCard {
    /// `Now`, `Next`.
    pub(super) title: String,
    pub(super) text: String,
    pub(super) hint: Option<String>,
    pub(super) opponent: Option<PlayerLink>,
    /// The live board: address and label.
    pub(super) board: Option<(String, String)>,
    pub(super) game: Option<NowGame>,
}

/// The game when the page is rendered.
pub(super) struct NowGame {
    pub(super) field: MiniField,
    pub(super) mini: Arc<MiniBoard>,
    /// The kind of men.
    pub(super) kind: Kind,
    /// The progress: `turn 12`.
    pub(super) pill: String,
    pub(super) is_paused: bool,
    /// First and second player.
    pub(super) seats: [TileSeat; 2],
}

/// The last position of the last game of a player.
pub(super) struct LastGame {
    pub(super) field: MiniField,
    pub(super) mini: Arc<MiniBoard>,
    /// Round and board.
    pub(super) place: String,
    /// Address of its replay.
    pub(super) replay: String,
}

/// The player's board in the current round, or the start of the next one.
pub(super) fn now(
    context: &RequestContext,
    desk: &Desk,
    public: &PublicEvent,
    view: &View,
    player: &Entrant,
) -> Result<Option<NowCard>, Fault> {
    if let Some(posted) = view.tournament.posted() {
        let mut open = posted.boards.iter().filter(|(_, result)| result.is_none());
        if open.any(|(pairing, _)| pairing.has(player.id)) {
            let boards = desk.public_boards(public, posted.number, context.at)?;
            let mut boards = boards.iter();
            let own = boards.find(|board| board.pairing.has(player.id));
            return own
                .map(|board| {
                    Ok(NowCard {
                        game: game(context, desk, public, board)?,
                        ..seat(context, view, player, board)
                    })
                })
                .transpose();
        }
    }
    Ok(next(context, view))
}

fn seat(context: &RequestContext, view: &View, player: &Entrant, board: &Board) -> NowCard {
    let t = &*context.t;
    let (round, number) = (board.round, board.pairing.board);
    let state = board.state.as_ref();
    let is_playing = state.is_some_and(|state| state.phase != GamePhase::Scheduled);
    let links = paths::of(&view.event.key);
    let place = [("round", round.0.into()), ("board", number.0.into())];
    let begins = view.event.schedule.rounds.get(&round);
    let begins = begins.filter(|begins| !is_playing && **begins > context.at);
    let opponent = board.pairing.opponent_of(player.id);
    NowCard {
        title: t.msg("player-now"),
        text: if is_playing {
            t.msg_arg("player-playing", "board", number.0)
        } else {
            t.msg_with("player-sits", &place)
        },
        hint: begins.map(|begins| begin(context, round, *begins)),
        opponent: opponent
            .map(|opponent| PlayerLink::by_id(&links, &view.tournament, opponent, view.names)),
        board: Some((
            links.board(round, number),
            t.msg_arg("player-watch", "board", number.0),
        )),
        game: None,
    }
}

/// The game of a board, once something is recorded.
fn game(
    context: &RequestContext,
    desk: &Desk,
    public: &PublicEvent,
    board: &Board,
) -> Result<Option<NowGame>, Fault> {
    let ruleset = &public.event.ruleset;
    let drawn = context.shared.of_pages.get();
    let builder = TileBuilder {
        t: &context.t,
        desk,
        drawn: &drawn,
        public,
        round: board.round,
        at: context.at,
    };
    let card = builder.tile(board)?;
    Ok(card.mini.map(|mini| NowGame {
        field: MiniField::of(ruleset),
        mini,
        kind: ruleset.facts().usual_kind,
        pill: card.pill,
        is_paused: card.is_paused,
        seats: card.seats,
    }))
}

/// The last game that the player has finished, if it was recorded.
pub(super) fn last_game(
    context: &RequestContext,
    desk: &Desk,
    public: &PublicEvent,
    player: &Entrant,
) -> Result<Option<LastGame>, Fault> {
    let played = |round: &RoundTable| {
        let mut boards = round.boards.iter();
        boards.any(|(pairing, result)| result.is_some() && pairing.has(player.id))
    };
    let rounds: Vec<RoundTable> = posted(&public.tournament).filter(played).collect();
    let Some(round) = rounds.last().map(|round| round.number) else {
        return Ok(None);
    };
    let boards = desk.public_boards(public, round, context.at)?;
    let own = boards.iter().find(|board| board.pairing.has(player.id));
    let Some(board) = own else {
        return Ok(None);
    };
    let t = &*context.t;
    let number = board.pairing.board;
    let place = [
        t.msg_arg("round-n", "round", round.0),
        t.msg_arg("board-n", "board", number.0),
    ];
    let game = game(context, desk, public, board)?;
    Ok(game.map(|game| LastGame {
        field: game.field,
        mini: game.mini,
        place: place.join(" · "),
        replay: paths::of(&public.event.key).replay(round, number),
    }))
}

/// The start of the next round. Not in finals: who advances is unknown until the round is
/// posted.
fn next(context: &RequestContext, view: &View) -> Option<NowCard> {
    let t = &*context.t;
    let (event, tournament) = (&view.event, &view.tournament);
    let last = shown(tournament)?;
    let (next, rounds) = (RoundNo(last.0 + 1), tournament.options.rounds);
    let is_last = rounds > 0 && next.0 > rounds;
    if event.is_finished || is_last || is_of_finals(tournament, next) {
        return None;
    }
    let begins = event.schedule.rounds.get(&next);
    let later = t.msg("player-round-later");
    let (text, hint) = match begins {
        Some(begins) => (begin(context, next, *begins), Some(later)),
        None => (later, None),
    };
    Some(NowCard {
        title: t.msg("player-next"),
        text,
        hint,
        opponent: None,
        board: None,
        game: None,
    })
}

fn begin(
    context: &RequestContext,
    round: RoundNo,
    begins: chrono::DateTime<chrono::Utc>,
) -> String {
    let t = &*context.t;
    let when = system_time::moment(t, begins);
    let values = [("round", round.0.into()), ("when", when.into())];
    t.msg_with("player-round-begins", &values)
}

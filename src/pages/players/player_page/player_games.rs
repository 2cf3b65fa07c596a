//! The games of a player, newest first.

use crate::desk::public_event::View;
use crate::http::request::request_context::RequestContext;
use crate::paths::EventPaths;
use crate::tournament::crosstable::{Line, RoundOutcome};
use crate::tournament::{BoardNo, EntrantId};
use crate::view::player_link::PlayerLink;
use crate::view::result_beads::bead;
use crate::view::round_tables::RoundTable;

/// One round of a player.
pub(super) struct PlayerGame {
    /// CSS class of the bead.
    pub(super) bead: &'static str,
    /// The result in a word or two.
    pub(super) result: String,
    /// `Round 3`.
    pub(super) round: String,
    /// The board: label and address.
    pub(super) board: Option<(String, String)>,
    /// White or Black; empty without an opponent.
    pub(super) side: String,
    pub(super) opponent: Option<PlayerLink>,
    /// The points; empty while the game is in progress.
    pub(super) points: String,
}

/// All rounds of a player that the visitor may see.
pub(super) fn games(
    context: &RequestContext,
    view: &View,
    paths: &EventPaths,
    lines: &[Line],
) -> Vec<PlayerGame> {
    let lines = lines.iter().rev();
    // Rounds before a late entry are left out.
    let lines = lines.filter(|line| line.outcome != RoundOutcome::Out);
    lines.map(|line| game(context, view, paths, line)).collect()
}

fn game(context: &RequestContext, view: &View, paths: &EventPaths, line: &Line) -> PlayerGame {
    let t = &*context.t;
    let (mark, word) = bead(line);
    let is_playing = matches!(line.outcome, RoundOutcome::Playing { .. });
    let opponent = line.outcome.opponent();
    let board = opponent.and_then(|opponent| board(view, line, opponent));
    let page = |board: BoardNo| {
        let href = if is_playing {
            paths.board(line.round, board)
        } else {
            paths.replay(line.round, board)
        };
        (t.msg_arg("board-n", "board", board.0), href)
    };
    let side = line.outcome.scheduled_side();
    PlayerGame {
        bead: mark,
        result: t.msg(word),
        round: t.msg_arg("round-n", "round", line.round.0),
        board: board.map(page),
        side: side.map_or_else(String::new, |side| {
            t.localize(&view.event.ruleset.colour(side))
        }),
        opponent: opponent
            .map(|opponent| PlayerLink::by_id(paths, &view.tournament, opponent, view.names)),
        points: if is_playing {
            String::new()
        } else {
            t.figure(line.points)
        },
    }
}

/// The board at which the two met.
fn board(view: &View, line: &Line, opponent: EntrantId) -> Option<BoardNo> {
    let round = RoundTable::posted(&view.tournament, line.round)?;
    let mut boards = round.boards.iter();
    let (pairing, _) = boards.find(|(pairing, _)| pairing.has(opponent))?;
    Some(pairing.board)
}

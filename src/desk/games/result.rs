//! Between the outcome of a game and the result of its pairing.

use crate::desk::Fault;
use crate::referee::{Command, Entry, Game, Ground, Official, Outcome, Phase, decide};
use crate::rules::{BySide, Position, Side};
use crate::tournament::{PairingResult, Scored};
use chrono::{DateTime, Utc};

/// The result that a finished game gives its pairing.
pub(super) fn scored(game: &Game) -> Option<Scored> {
    let Phase::Finished(ended) = &game.phase else {
        return None;
    };
    let result = match (ended.outcome, &ended.ground) {
        (Outcome::NotPlayed, _) => PairingResult::DoubleForfeit,
        (Outcome::Drawn, _) => PairingResult::Drawn,
        (Outcome::Won(side), Ground::Absence) => PairingResult::Forfeit(side),
        (Outcome::Won(side), Ground::Award { .. } | Ground::Adjudication { .. }) => {
            PairingResult::Awarded(side)
        }
        (Outcome::Won(side), Ground::Law { .. } | Ground::Resignation | Ground::Agreement) => {
            PairingResult::Won(side)
        }
    };
    let shot = ended
        .last
        .as_ref()
        .filter(|_| result.is_meeting())
        .map(|last| {
            let position = last.course.position();
            let stock = position.stock();
            match position {
                Position::Reversi(_) => {
                    discs(BySide::from_fn(|side: Side| stock[side].on_board), result)
                }
                Position::Mill(_) | Position::Camelot(_) => {
                    BySide::from_fn(|side: Side| stock[!side].lost)
                }
            }
        });
    Some(Scored { result, shot })
}

/// All squares of a Reversi board.
const SQUARES: u8 = 64;

/// The discs of each side at the end; squares that stayed empty are the
/// winner's, those of a draw are shared.
fn discs(on_board: BySide<u8>, result: PairingResult) -> BySide<u8> {
    let empty = SQUARES.saturating_sub(on_board[Side::First] + on_board[Side::Second]);
    BySide::from_fn(|side: Side| match result.winner() {
        Some(winner) if winner == side => on_board[side] + empty,
        Some(_) => on_board[side],
        None => on_board[side] + empty / 2,
    })
}

/// What the record has to say when the organiser enters a result: nothing for
/// a game that nobody recorded.
pub(super) fn follow(
    game: &Game,
    scored: Option<Scored>,
    reason: &str,
    at: DateTime<Utc>,
    by: &Official,
) -> Result<(Game, Vec<Entry>), Fault> {
    let reason = match reason.trim() {
        "" => "result entered by the organiser",
        reason => reason,
    };
    let mut game = game.clone();
    let mut entries = Vec::new();
    if matches!(game.phase, Phase::Scheduled) {
        return Ok((game, entries));
    }
    let reopen =
        matches!(game.phase, Phase::Finished(_)).then(|| Command::Reopen(reason.to_owned()));
    let end = scored.map(|scored| ending(scored.result, reason));
    for command in reopen.into_iter().chain(end) {
        let draft = decide(&game, command, at, by.clone())?;
        game = draft.game;
        entries.extend(draft.entries);
    }
    Ok((game, entries))
}

fn ending(result: PairingResult, reason: &str) -> Command {
    let adjudicate = |outcome| Command::Adjudicate(outcome, reason.to_owned());
    match result {
        PairingResult::Won(side) | PairingResult::Awarded(side) => adjudicate(Outcome::Won(side)),
        PairingResult::Drawn => adjudicate(Outcome::Drawn),
        PairingResult::Forfeit(side) => Command::Forfeit {
            present: Some(side),
        },
        PairingResult::DoubleForfeit => Command::Forfeit { present: None },
    }
}

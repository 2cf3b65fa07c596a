//! The result of a recorded game for its pairing.

use inkundla_core::referee::{Ended, Game, Ground, Outcome, Phase};
use inkundla_core::rules::{BySide, Side};
use inkundla_core::tournament::{PairingResult, Scored};

/// The result of a finished game for its pairing.
pub fn scored(game: &Game) -> Option<Scored> {
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
            let stock = last.history.position().stock();
            if last.ruleset.facts().scores_men_on_board {
                discs(BySide::from_fn(|side: Side| stock[side].on_board), result)
            } else {
                BySide::from_fn(|side: Side| stock[!side].lost)
            }
        });
    Some(Scored { result, shot })
}

/// Number of squares of a Reversi board.
const SQUARES: u8 = 64;

/// The discs of each side at the end. Empty squares count for the
/// winner, or half for each side of a drawn game.
fn discs(on_board: BySide<u8>, result: PairingResult) -> BySide<u8> {
    let empty = SQUARES.saturating_sub(on_board[Side::First] + on_board[Side::Second]);
    BySide::from_fn(|side: Side| match result.winner() {
        Some(winner) if winner == side => on_board[side] + empty,
        Some(_) => on_board[side],
        None => on_board[side] + empty / 2,
    })
}

/// Whether a result is consistent with a game. An adjudicated game may be entered as won
/// or as awarded by the organiser, and a game without any entries may have any result.
pub fn agrees(game: &Game, result: Option<Scored>) -> bool {
    GameOutcome::of(game).agrees(result)
}

/// The part of a game that its result depends on, small enough to keep one for each entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameOutcome {
    is_scheduled: bool,
    is_adjudicated: bool,
    scored: Option<Scored>,
}

impl GameOutcome {
    pub(super) fn of(game: &Game) -> GameOutcome {
        GameOutcome {
            is_scheduled: matches!(game.phase, Phase::Scheduled),
            is_adjudicated: matches!(
                &game.phase,
                Phase::Finished(Ended {
                    ground: Ground::Adjudication { .. },
                    ..
                })
            ),
            scored: scored(game),
        }
    }

    /// [`agrees`].
    pub(super) fn agrees(self, result: Option<Scored>) -> bool {
        if self.is_scheduled {
            return true;
        }
        match (self.scored, result) {
            (Some(played), Some(result)) if self.is_adjudicated => {
                let (played, result) = (played.result, result.result);
                (played.winner(), played.is_meeting()) == (result.winner(), result.is_meeting())
            }
            (played, result) => {
                played.map(|scored| scored.result) == result.map(|scored| scored.result)
            }
        }
    }
}

//! The result of a game by the law (§9).

use super::option_enum::{Draws, FullBoard, Immobile};
use super::position::Mill;
use super::turns;
use crate::rules::{Reason, Side, Verdict};

/// The result by the first test of §9 that applies.
pub(super) fn verdict(mill: &Mill) -> Option<Verdict> {
    by_capture(mill)
        .or_else(|| by_full_board(mill))
        .or_else(|| by_block(mill))
        .or_else(|| by_quiet(mill))
}

/// Whether the game is over without a search for moves, which would detect a block.
#[inline]
pub(super) fn is_settled(mill: &Mill) -> bool {
    by_capture(mill)
        .or_else(|| by_full_board(mill))
        .or_else(|| by_quiet(mill))
        .is_some()
}

/// §3.6: ten lost, or two left, which is the same (C5).
fn by_capture(mill: &Mill) -> Option<Verdict> {
    let loser = Side::BOTH
        .into_iter()
        .find(|side| mill.lost(*side) >= mill.sheet.win_lost)?;
    Some(Verdict::won(!loser, Reason::Captured))
}

fn by_full_board(mill: &Mill) -> Option<Verdict> {
    let winner = match mill.sheet.full_board {
        FullBoard::Gift => return None,
        FullBoard::MoverLoses => Some(!mill.to_move), // 002:75, C8
        FullBoard::Draw => None,
    };
    mill.empty().is_empty().then_some(Verdict {
        winner,
        reason: Reason::FullBoard,
    })
}

fn by_block(mill: &Mill) -> Option<Verdict> {
    let winner = match mill.sheet.immobile {
        Immobile::Pass => return None,         // 002:24, 002:35, 000:11
        Immobile::Lose => Some(!mill.to_move), // 002:75, 004:76-77, C7
        Immobile::Draw => None,
    };
    let is_blocked = mill.gift_due().is_none() && !mill.waits() && !turns::has_move(mill);
    is_blocked.then_some(Verdict {
        winner,
        reason: Reason::Blocked,
    })
}

/// 002:75, 004:79-81, 000:14; C10 where a player has to claim it.
fn by_quiet(mill: &Mill) -> Option<Verdict> {
    let over = mill.sheet.draws == Draws::Automatic
        && mill.counts_quiet()
        && mill.quiet >= mill.sheet.quiet_limit();
    over.then(|| Verdict::drawn(Reason::QuietMoves))
}

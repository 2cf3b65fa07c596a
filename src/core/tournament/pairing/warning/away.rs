//! Warns of pairs with entrants who are absent or have left.

use super::Warning;
use crate::tournament::crosstable::{Crosstable, RoundOutcome};
use crate::tournament::{BoardNo, EntrantId, Presence, Tournament};

/// The warning about the presence of an entrant at a board.
pub(super) fn warning(
    tournament: &Tournament,
    crosstable: &Crosstable,
    board: BoardNo,
    entrant: EntrantId,
) -> Option<Warning> {
    match tournament.entrant(entrant)?.presence {
        Presence::Here => stayed_away(crosstable, board, entrant),
        Presence::Expected | Presence::Absent => Some(Warning::OneIsAbsent { board, entrant }),
        Presence::WentHome => Some(Warning::HasGoneHome { board, entrant }),
    }
}

/// Warns if the entrant lost the last rounds by forfeit.
fn stayed_away(crosstable: &Crosstable, board: BoardNo, entrant: EntrantId) -> Option<Warning> {
    let is_missed = |outcome| matches!(outcome, RoundOutcome::Forfeit { won: false, .. });
    let lines = crosstable.lines(entrant).iter().rev();
    let rounds = lines.take_while(|line| is_missed(line.outcome)).count() as u16;
    (rounds > 0).then_some(Warning::StayedAway {
        board,
        entrant,
        rounds,
    })
}

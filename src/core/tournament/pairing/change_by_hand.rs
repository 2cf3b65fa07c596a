//! Changes the draft of any system by hand.

use super::draft_changes::{CannotChange, DraftChange};
use super::teams;
use crate::tournament::{DraftRound, System, Tournament};

/// Changes the draft of a tournament by hand. The matches of teams stay whole.
///
/// # Errors
/// Why the change is impossible; the draft is unchanged then.
pub fn change_draft(
    tournament: &Tournament,
    draft: &mut DraftRound,
    change: DraftChange,
) -> Result<(), CannotChange> {
    if let System::Teams(how) = tournament.options.system {
        return teams::change(tournament, how, draft, change);
    }
    let mut changed = draft.clone();
    change.apply(&mut changed, tournament.options.hall.first)?;
    *draft = changed;
    Ok(())
}

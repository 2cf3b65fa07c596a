//! The size of a draft, and properties of all its pairs.

use crate::i18n::Localizer;
use crate::tournament::pairing::Overview;
use crate::tournament::{ByeKind, DraftRound, Points, Tournament};

/// Numbers of boards and of players without an opponent, as sentences.
pub(super) fn size(t: &Localizer, draft: &DraftRound) -> String {
    let absent = draft.byes.iter().filter(|bye| bye.kind == ByeKind::Absent);
    let absent = absent.count();
    let counted = [
        ("draft-boards", draft.pairings.len()),
        ("draft-out", draft.byes.len() - absent),
        ("draft-absent", absent),
    ];
    let said = counted
        .iter()
        .filter(|(id, n)| *id == "draft-boards" || *n > 0);
    let said: Vec<String> = said.map(|(id, n)| t.plural(id, *n)).collect();
    said.join(" ")
}

/// Properties of all pairs together.
pub(super) fn checked(t: &Localizer, tournament: &Tournament, all: &Overview) -> Vec<String> {
    let has_history = !tournament.closed.is_empty();
    let not_met = has_history && all.met_before == 0;
    let level = [("n", all.level.into()), ("all", all.pairs.into())];
    let widest = all.widest.to_string();
    let lines = [
        not_met.then(|| t.msg("draft-none-met")),
        (all.same_school == 0).then(|| t.msg("draft-none-of-school")),
        has_history.then(|| t.msg_with("draft-level", &level)),
        (all.widest > Points::default()).then(|| t.msg_arg("draft-widest", "points", widest)),
    ];
    lines.into_iter().flatten().collect()
}

//! C.07:16 how rounds without a game count for the entrant and for the opponents.

use super::input::Input;
use super::ledger::EntrantRound;
use super::{ContributionReason, Edition, Ledger, Value};
use crate::tournament::ByeKind;
use crate::tournament::crosstable::RoundOutcome;

impl Input<'_> {
    /// The opponent, or the dummy opponent, that a round counts against in Buchholz and related
    /// tie-breaks, with its points.
    pub(super) fn rival(self, round: &EntrantRound<'_>) -> Option<ContributionReason> {
        let Input {
            ledger, tiebreak, ..
        } = self;
        let scored = round.points;
        let has = |against: usize| {
            let rival = ledger.entrants.get(against)?;
            Some(if tiebreak.is_fore() {
                rival.fore_adjusted
            } else {
                rival.adjusted
            })
        };
        let opponent = |has| ContributionReason::Opponent { has, scored };
        let is_game = match round.line.outcome {
            RoundOutcome::Playing { .. } => return None,
            RoundOutcome::Played { .. } => true,
            RoundOutcome::Forfeit { .. } => {
                ledger.round_robin || tiebreak.forfeits || self.is_drawn(round)
            }
            RoundOutcome::Bye(_) | RoundOutcome::Out if ledger.round_robin => return None,
            RoundOutcome::Bye(_) | RoundOutcome::Out => false,
        };
        let cap = match round.against {
            Some(against) if is_game => return has(against).map(opponent),
            // C.07:16.4.1 no more than the scheduled opponent has.
            Some(against) => has(against)?,
            // C.07:16.4.2 no more than a draw in each round.
            None => ledger.all_drawn(),
        };
        let own = ledger.entrants.get(self.who)?;
        let own = if tiebreak.is_fore() {
            own.fore_score
        } else {
            own.won
        };
        let has = match ledger.edition {
            Edition::Of2024 => own,
            Edition::Of2026 => own.min(cap),
        };
        Some(ContributionReason::Dummy { has, scored })
    }

    /// C.07:8.3 whether the round counts as drawn because it is the last one.
    pub(super) fn is_drawn(self, round: &EntrantRound<'_>) -> bool {
        let is_last = usize::from(round.line.round.0) == self.ledger.rounds;
        self.tiebreak.is_fore() && is_last && round.against.is_some()
    }
}

impl Ledger<'_> {
    fn all_drawn(&self) -> Value {
        let draw = Value::from(self.scoring.draw);
        (0..self.rounds).map(|_| draw).sum()
    }
}

/// The points that an entrant's rounds count for the opponents (C.07:16.3): as awarded, but
/// requested byes after the last round that the entrant was available for count as draws
/// (C.07:16.2.5). Rounds for which `is_drawn` holds count as draws in any case.
pub(super) fn adjusted(
    rounds: &[EntrantRound<'_>],
    draw: Value,
    is_drawn: impl Fn(&EntrantRound<'_>) -> bool,
) -> Value {
    let available = rounds
        .iter()
        .rposition(|round| is_drawn(round) || !is_voluntary(round.line.outcome))
        .map_or(0, |last| last + 1);
    let points = |(at, round): (usize, &EntrantRound<'_>)| {
        if is_drawn(round) || at >= available && is_requested_bye(round.line.outcome) {
            draw
        } else {
            round.points
        }
    };
    rounds.iter().enumerate().map(points).sum()
}

/// C.07:16.1.2 whether the entrant chose not to play the round.
pub(super) fn is_voluntary(outcome: RoundOutcome) -> bool {
    is_requested_bye(outcome) || matches!(outcome, RoundOutcome::Forfeit { won: false, .. })
}

/// C.07:16.1.1 an entrant who has withdrawn or not arrived yet counts as having requested a bye.
fn is_requested_bye(outcome: RoundOutcome) -> bool {
    matches!(
        outcome,
        RoundOutcome::Bye(ByeKind::Half | ByeKind::Absent) | RoundOutcome::Out
    )
}

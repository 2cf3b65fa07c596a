//! What rounds without a game count, for whom (C.07:16).

use super::ledger::EntrantRound;
use super::{ContributionReason, Edition, Ledger, Tiebreak, Value};
use crate::tournament::ByeKind;
use crate::tournament::crosstable::RoundOutcome;

impl Ledger<'_> {
    /// Whom a round counts against in Buchholz and its kin, and for how many points.
    pub(super) fn rival(
        &self,
        tiebreak: Tiebreak,
        who: usize,
        round: &EntrantRound<'_>,
    ) -> Option<ContributionReason> {
        let scored = round.points;
        let has = |against: usize| {
            let rival = self.people.get(against)?;
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
                self.round_robin || tiebreak.forfeits || self.is_drawn(tiebreak, round)
            }
            RoundOutcome::Bye(_) | RoundOutcome::Out if self.round_robin => return None,
            RoundOutcome::Bye(_) | RoundOutcome::Out => false,
        };
        let cap = match round.against {
            Some(against) if is_game => return has(against).map(opponent),
            // C.07:16.4.1 no more than the opponent one was to meet.
            Some(against) => has(against)?,
            // C.07:16.4.2 no more than a draw in each round.
            None => self.all_drawn(),
        };
        let own = self.people.get(who)?;
        let own = if tiebreak.is_fore() {
            own.fore_score
        } else {
            own.score
        };
        let has = match self.edition {
            Edition::Of2024 => own,
            Edition::Of2026 => own.min(cap),
        };
        Some(ContributionReason::Dummy { has, scored })
    }

    /// C.07:8.3 whether the round counts as drawn, as it is the last one.
    pub(super) fn is_drawn(&self, tiebreak: Tiebreak, round: &EntrantRound<'_>) -> bool {
        let is_last = usize::from(round.line.round.0) == self.rounds;
        tiebreak.is_fore() && is_last && round.against.is_some()
    }

    fn all_drawn(&self) -> Value {
        let draw = Value::from(self.scoring.draw);
        (0..self.rounds).map(|_| draw).sum()
    }
}

/// What an entrant's points count for his opponents (C.07:16.3): as awarded,
/// but byes he asked for at the end, with no round to follow that he was there
/// for, count as draws (C.07:16.2.5). Some rounds count as drawn in any case.
pub(super) fn adjusted(
    rounds: &[EntrantRound<'_>],
    draw: Value,
    is_drawn: impl Fn(&EntrantRound<'_>) -> bool,
) -> Value {
    let there = rounds
        .iter()
        .rposition(|round| is_drawn(round) || !is_voluntary(round.line.outcome))
        .map_or(0, |last| last + 1);
    let points = |(at, round): (usize, &EntrantRound<'_>)| {
        if is_drawn(round) || at >= there && is_bye(round.line.outcome) {
            draw
        } else {
            round.points
        }
    };
    rounds.iter().enumerate().map(points).sum()
}

/// C.07:16.1.2 a round not played by one's own doing.
pub(super) fn is_voluntary(outcome: RoundOutcome) -> bool {
    is_bye(outcome) || matches!(outcome, RoundOutcome::Forfeit { won: false, .. })
}

/// C.07:16.1.1 who has gone home, or has not come yet, is like one who asked for a bye.
fn is_bye(outcome: RoundOutcome) -> bool {
    matches!(
        outcome,
        RoundOutcome::Bye(ByeKind::Half | ByeKind::Absent) | RoundOutcome::Out
    )
}

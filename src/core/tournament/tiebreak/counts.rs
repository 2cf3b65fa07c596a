//! C.07:7.1 to 7.4, 7.6 and 7.7: tie-breaks that count rounds of a kind.

use super::contribution::{Computed, sum};
use super::input::Input;
use super::ledger::EntrantRound;
use super::unplayed::is_voluntary;
use super::{Contribution, ContributionReason, Kind, Ledger, Value};
use crate::rules::Side;
use crate::tournament::crosstable::RoundOutcome;
use crate::tournament::crosstable::Score;

pub(super) fn value(input: Input<'_>, parts: &mut Vec<Contribution>) -> Computed {
    parts.extend(input.rounds().iter().filter_map(|round| {
        let reason = match input.tiebreak.kind {
            Kind::Wins => won(input.ledger, round)?,
            Kind::GamesWon => won_game(round)?,
            Kind::GamesSecond => second(round)?,
            Kind::WonSecond => second(round).and(won_game(round))?,
            Kind::Elected => elected(round)?,
            _ => standard(input.ledger, round)?,
        };
        let value = match reason {
            ContributionReason::Level => Value::thousandths(500),
            _ => Value::whole(1),
        };
        Some(input.ledger.part(round, value, reason))
    }));
    sum(parts)
}

/// C.07:7.1 a round worth a win, played or not.
fn won(ledger: &Ledger<'_>, round: &EntrantRound<'_>) -> Option<ContributionReason> {
    match round.line.outcome {
        RoundOutcome::Forfeit { .. } | RoundOutcome::Bye(_) => {
            let is_win = round.points >= ledger.scoring.win.into();
            is_win.then_some(ContributionReason::WonUnplayed)
        }
        _ => won_game(round),
    }
}

/// C.07:7.2 a game won.
fn won_game(round: &EntrantRound<'_>) -> Option<ContributionReason> {
    let is_won = round.line.outcome.score() == Some(Score::Win);
    is_won.then_some(ContributionReason::Won)
}

/// C.07:7.3 a game played, moving second.
fn second(round: &EntrantRound<'_>) -> Option<ContributionReason> {
    match round.line.outcome {
        RoundOutcome::Played {
            side: Side::Second, ..
        } => Some(ContributionReason::MovedSecond),
        _ => None,
    }
}

/// C.07:7.6 a round that the entrant did not choose to miss.
fn elected(round: &EntrantRound<'_>) -> Option<ContributionReason> {
    let is_open = matches!(round.line.outcome, RoundOutcome::Playing { .. });
    (!is_open && !is_voluntary(round.line.outcome)).then_some(ContributionReason::Ready)
}

/// C.07:7.7 more points than the opponent, or as many; without a game, the points awarded.
fn standard(ledger: &Ledger<'_>, round: &EntrantRound<'_>) -> Option<ContributionReason> {
    let is_game = match round.line.outcome {
        RoundOutcome::Playing { .. } => return None,
        RoundOutcome::Played { .. } => true,
        RoundOutcome::Forfeit { .. } => ledger.round_robin,
        RoundOutcome::Bye(_) | RoundOutcome::Out => false,
    };
    let (win, draw) = (ledger.scoring.win.into(), ledger.scoring.draw.into());
    let theirs = round.against.filter(|_| is_game).and_then(|against| {
        let at = usize::from(round.line.round.0).checked_sub(1)?;
        Some(ledger.rounds_of(against).get(at)?.points)
    });
    match theirs {
        Some(theirs) if round.points > theirs => Some(ContributionReason::Better),
        Some(theirs) if round.points == theirs => Some(ContributionReason::Level),
        Some(_) => None,
        None if round.points >= win => Some(ContributionReason::WonUnplayed),
        None if round.points == draw => Some(ContributionReason::Level),
        None => None,
    }
}

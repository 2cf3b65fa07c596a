//! C.07:7.1 to 7.4, 7.6 and 7.7: rounds of a kind, counted.

use super::ledger::Turn;
use super::unplayed::is_voluntary;
use super::{Because, Contribution, How, Kind, Ledger, Tiebreak, Value, sum};
use crate::rules::Side;
use crate::tournament::sheet::{Outcome, Score};

pub(super) fn value(
    ledger: &Ledger<'_>,
    tiebreak: Tiebreak,
    who: usize,
    parts: &mut Vec<Contribution>,
) -> (Option<Value>, How) {
    parts.extend(ledger.turns(who).iter().filter_map(|turn| {
        let because = match tiebreak.kind {
            Kind::Wins => won(ledger, turn)?,
            Kind::GamesWon => won_game(turn)?,
            Kind::GamesSecond => second(turn)?,
            Kind::WonSecond => second(turn).and(won_game(turn))?,
            Kind::Elected => elected(turn)?,
            _ => standard(ledger, turn)?,
        };
        let value = match because {
            Because::Level => Value::thousandths(500),
            _ => Value::whole(1),
        };
        Some(ledger.part(turn, value, because))
    }));
    sum(parts)
}

/// C.07:7.1 a round worth a win, played or not.
fn won(ledger: &Ledger<'_>, turn: &Turn<'_>) -> Option<Because> {
    match turn.line.outcome {
        Outcome::Forfeit { .. } | Outcome::Bye(_) => {
            let is_win = turn.points >= ledger.scoring.win.into();
            is_win.then_some(Because::WonUnplayed)
        }
        _ => won_game(turn),
    }
}

/// C.07:7.2 a game won.
fn won_game(turn: &Turn<'_>) -> Option<Because> {
    let is_won = turn.line.outcome.score() == Some(Score::Win);
    is_won.then_some(Because::Won)
}

/// C.07:7.3 a game played, moving second.
fn second(turn: &Turn<'_>) -> Option<Because> {
    match turn.line.outcome {
        Outcome::Played {
            side: Side::Second, ..
        } => Some(Because::MovedSecond),
        _ => None,
    }
}

/// C.07:7.6 a round not missed by one's own doing.
fn elected(turn: &Turn<'_>) -> Option<Because> {
    let is_open = matches!(turn.line.outcome, Outcome::Playing { .. });
    (!is_open && !is_voluntary(turn.line.outcome)).then_some(Because::Ready)
}

/// C.07:7.7 more than the opponent, or as much; without one, what the round is worth.
fn standard(ledger: &Ledger<'_>, turn: &Turn<'_>) -> Option<Because> {
    let is_game = match turn.line.outcome {
        Outcome::Playing { .. } => return None,
        Outcome::Played { .. } => true,
        Outcome::Forfeit { .. } => ledger.round_robin,
        Outcome::Bye(_) | Outcome::Out => false,
    };
    let (win, draw) = (ledger.scoring.win.into(), ledger.scoring.draw.into());
    let theirs = turn.against.filter(|_| is_game).and_then(|against| {
        let at = usize::from(turn.line.round.0).checked_sub(1)?;
        Some(ledger.turns(against).get(at)?.points)
    });
    match theirs {
        Some(theirs) if turn.points > theirs => Some(Because::Better),
        Some(theirs) if turn.points == theirs => Some(Because::Level),
        Some(_) => None,
        None if turn.points >= win => Some(Because::WonUnplayed),
        None if turn.points == draw => Some(Because::Level),
        None => None,
    }
}

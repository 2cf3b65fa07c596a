//! The Swiss system for a tournament of ours.

use super::field::Field;
use super::swiss::{self, Happened, NoLegalPairing, Past, Player, Tenths, Worth};
use super::{PairingFault, is_same_school, monrad};
use crate::rules::Side;
use crate::tournament::sheet::{Outcome, Sheets};
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing, Points, Presence, Tournament,
};
use std::collections::HashMap;

/// Pairs a tournament of which two or more are here. Those of one school are
/// kept apart, where that is wished, as long as a legal pairing is left.
pub(super) fn pair(tournament: &Tournament, field: &Field) -> Result<DraftRound, PairingFault> {
    let mut asked = asked(tournament, field);
    if tournament.options.avoid_same_school {
        asked.forbidden = schoolmates(tournament);
        if let Ok(round) = swiss::pair(&asked) {
            return Ok(draft(tournament, field, &round));
        }
        asked.forbidden.clear();
    }
    match swiss::pair(&asked) {
        Ok(round) => Ok(draft(tournament, field, &round)),
        Err(NoLegalPairing::TooFew) => Err(PairingFault::TooFewEntrants { here: field.len() }),
        Err(_) => Err(nearest(field)),
    }
}

/// The Monrad system breaks as few rules as can be.
fn nearest(field: &Field) -> PairingFault {
    match monrad::pair(field) {
        Ok(draft) => PairingFault::NoLegalPairing {
            rematches: 0,
            second_byes: 0,
            nearest: Box::new(draft),
        },
        Err(fault) => fault,
    }
}

fn tenths(points: Points) -> Tenths {
    Tenths::from(points.in_halves()) * 5
}

fn asked(tournament: &Tournament, field: &Field) -> swiss::Field {
    let sheets = Sheets::before(tournament, field.round);
    let places = tournament
        .entrants
        .iter()
        .enumerate()
        .map(|(place, one)| (one.id, place))
        .collect::<HashMap<_, _>>();
    let before = usize::from(field.round.0) - 1;
    let scoring = &tournament.options.scoring;
    let players = tournament.entrants.iter().map(|one| Player {
        number: one.number.into(),
        is_here: one.presence == Presence::Here,
        past: past(&sheets, one.id, before, &places),
        virtual_points: Vec::new(),
    });
    swiss::Field {
        players: players.collect(),
        round: before + 1,
        rounds: tournament.options.rounds.into(),
        worth: Worth {
            win: tenths(scoring.win),
            draw: tenths(scoring.draw),
            loss: tenths(scoring.loss),
        },
        initial: Side::First,
        forbidden: Vec::new(),
    }
}

/// An entrant's rounds; who was not entered yet was not paired.
fn past(
    sheets: &Sheets,
    entrant: EntrantId,
    rounds: usize,
    places: &HashMap<EntrantId, usize>,
) -> Vec<Past> {
    let nothing = Past {
        what: Happened::NotPaired,
        points: 0,
    };
    let mut past = vec![nothing; rounds];
    for line in sheets.lines(entrant) {
        let round = usize::from(line.round.0).wrapping_sub(1);
        if let Some(entry) = past.get_mut(round) {
            *entry = Past {
                what: happened(line.outcome, places),
                points: tenths(line.points),
            };
        }
    }
    past
}

fn happened(outcome: Outcome, places: &HashMap<EntrantId, usize>) -> Happened {
    match (outcome, outcome.met().and_then(|id| places.get(&id))) {
        (Outcome::Played { side, .. } | Outcome::Playing { side, .. }, Some(against)) => {
            Happened::Played {
                against: *against,
                side,
            }
        }
        (Outcome::Played { .. } | Outcome::Playing { .. } | Outcome::Forfeit { .. }, _) => {
            Happened::Forfeit
        }
        (Outcome::Bye(ByeKind::Allocated), _) => Happened::PairingBye,
        (Outcome::Bye(_) | Outcome::Out, _) => Happened::NotPaired,
    }
}

fn schoolmates(tournament: &Tournament) -> Vec<(usize, usize)> {
    let all = &tournament.entrants;
    let mut pairs = Vec::new();
    for (place, one) in all.iter().enumerate() {
        let others = all.iter().enumerate().skip(place + 1);
        let mates = others.filter(|(_, other)| is_same_school(tournament, one.id, other.id));
        pairs.extend(mates.map(|(other, _)| (place, other)));
    }
    pairs
}

fn draft(tournament: &Tournament, field: &Field, round: &swiss::Round) -> DraftRound {
    let id = |place: &usize| tournament.entrants.get(*place).map(|one| one.id);
    let pairs = round
        .pairs
        .iter()
        .filter_map(|(first, second)| Some((id(first)?, id(second)?)));
    let pairings = (1..).map(BoardNo).zip(pairs);
    let bye = round.bye.as_ref().and_then(id).map(|entrant| Bye {
        entrant,
        kind: ByeKind::Allocated,
    });
    DraftRound {
        number: field.round,
        pairings: pairings
            .map(|(board, (first, second))| Pairing {
                board,
                first,
                second,
            })
            .collect(),
        byes: bye
            .into_iter()
            .chain(field.absent.iter().copied())
            .collect(),
    }
}

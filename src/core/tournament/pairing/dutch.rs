//! Translates a tournament into the input of the Swiss system (FIDE Dutch), and its round into a
//! draft.

mod report;

pub use report::{SwissReport, SwissWhyNot, swiss_report, swiss_why_not};

pub(super) use report::{moves_first, scores};

use super::acceleration::virtual_points;
use super::apart::{Apart, all_apart};
use super::attendance::plays;
use super::fault::enough;
use super::field::Field;
use super::monrad;
use super::swiss::{self, NoLegalPairing, PastKind, PastRound, Player, PointSystem, Tenths};
use super::virtual_points::by_round;
use super::{Obstacle, PairingFault};
use crate::tournament::crosstable::{Crosstable, RoundOutcome};
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, Entrant, EntrantId, Entrants, Pairing, Points, RoundNo,
    Tournament,
};

/// Pairs a tournament of which two or more are here. Those who are to be kept
/// apart if possible, such as schoolmates, are as long as a legal pairing is left;
/// else as few of them meet as can be.
pub(super) fn pair(tournament: &Tournament, field: &Field) -> Result<DraftRound, PairingFault> {
    let asked = asked_of(tournament, field.round, |one| plays(tournament, one));
    match swiss::pair(&asked) {
        Ok(round) => Ok(draft(tournament, field, &round)),
        Err(NoLegalPairing::TooFew) => Err(PairingFault::TooFewEntrants { here: field.len() }),
        Err(NoLegalPairing::NobodyForBye) => Err(nearest(field, |_| Obstacle::NobodyForBye)),
        Err(NoLegalPairing::NobodyToMeet { number }) => Err(nearest(field, |pairs| {
            let all = tournament.entrants.iter();
            let stuck = all.clone().find(|one| u32::from(one.number) == number);
            stuck.map_or(Obstacle::CannotAllMeet { pairs }, |one| {
                Obstacle::NobodyToMeet(one.id)
            })
        })),
        Err(NoLegalPairing::CannotBeCompleted) => {
            Err(nearest(field, |pairs| Obstacle::CannotAllMeet { pairs }))
        }
    }
}

/// The Monrad system breaks as few rules as can be; what it says of the pairs
/// that meet again goes into the reason.
pub(super) fn nearest(field: &Field, why: impl FnOnce(usize) -> Obstacle) -> PairingFault {
    if let Err(too_many) = enough(field.len()) {
        return too_many;
    }
    let (pairs, nearest) = match monrad::pair(field) {
        Ok(draft) => (0, Box::new(draft)),
        Err(PairingFault::NoLegalPairing {
            why: Obstacle::CannotAllMeet { pairs },
            nearest,
        }) => (pairs, nearest),
        Err(PairingFault::NoLegalPairing { nearest, .. }) => (0, nearest),
        Err(fault) => return fault,
    };
    PairingFault::NoLegalPairing {
        why: why(pairs),
        nearest,
    }
}

fn tenths(points: Points) -> Tenths {
    Tenths::from(points.in_halves()) * 5
}

/// The places of those who are kept apart in such a way.
fn kept_apart(tournament: &Tournament, round: RoundNo, way: Apart) -> Vec<(usize, usize)> {
    let apart = all_apart(tournament, round).into_iter();
    let apart = apart.filter(|(.., how)| *how == way);
    apart.map(|(one, other, _)| (one, other)).collect()
}

/// What the Swiss system is asked before a round in which some take part.
fn asked_of(
    tournament: &Tournament,
    round: RoundNo,
    takes_part: impl Fn(&Entrant) -> bool,
) -> swiss::Field {
    let crosstable = Crosstable::before(tournament, round);
    let before = usize::from(round.0).saturating_sub(1);
    let scoring = &tournament.options.scoring;
    let extras = virtual_points(tournament);
    let players = tournament.entrants.iter().map(|one| Player {
        number: one.number.into(),
        is_here: takes_part(one),
        past: past(&crosstable, one.id, before, &tournament.entrants),
        virtual_points: by_round(&extras, one.number, round),
    });
    swiss::Field {
        players: players.collect(),
        round: before + 1,
        rounds: tournament.options.rounds.into(),
        worth: PointSystem {
            win: tenths(scoring.win),
            draw: tenths(scoring.draw),
            loss: tenths(scoring.loss),
        },
        initial: tournament.options.terms.initial,
        forbidden: kept_apart(tournament, round, Apart::Strictly),
        unwanted: kept_apart(tournament, round, Apart::IfPossible),
    }
}

/// An entrant's rounds; who was not entered yet was not paired.
fn past(
    crosstable: &Crosstable,
    entrant: EntrantId,
    rounds: usize,
    entrants: &Entrants,
) -> Vec<PastRound> {
    let nothing = PastRound {
        what: PastKind::NotPaired,
        points: 0,
    };
    let mut past = vec![nothing; rounds];
    for line in crosstable.lines(entrant) {
        let round = usize::from(line.round.0).wrapping_sub(1);
        if let Some(entry) = past.get_mut(round) {
            *entry = PastRound {
                what: happened(line.outcome, entrants),
                points: tenths(line.points),
            };
        }
    }
    past
}

fn happened(outcome: RoundOutcome, entrants: &Entrants) -> PastKind {
    match (outcome, outcome.met().and_then(|id| entrants.place(id))) {
        (RoundOutcome::Played { side, .. } | RoundOutcome::Playing { side, .. }, Some(against)) => {
            PastKind::Played { against, side }
        }
        (
            RoundOutcome::Played { .. }
            | RoundOutcome::Playing { .. }
            | RoundOutcome::Forfeit { .. },
            _,
        ) => PastKind::Forfeit,
        (RoundOutcome::Bye(ByeKind::Allocated), _) => PastKind::PairingBye,
        (RoundOutcome::Bye(_) | RoundOutcome::Out, _) => PastKind::NotPaired,
    }
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

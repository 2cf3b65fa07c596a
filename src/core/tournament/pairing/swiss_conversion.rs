//! Converts a tournament into the input of the Swiss system (FIDE Dutch), and the paired round into
//! a draft.

mod report;

pub use report::{SwissReport, SwissWhyNot, swiss_report, swiss_why_not};

pub(super) use report::{moves_first, rules_of_round, scores};

use super::acceleration::virtual_points;
use super::attendance::plays;
use super::candidates::Candidates;
use super::fault::check_size;
use super::monrad;
use super::separation::{Separation, separated_pairs};
use super::swiss::{self, NoLegalPairing, PastKind, PastRound, Player, PointSystem, Tenths};
use super::two_games::of_matches;
use super::virtual_points::by_round;
use super::{Obstacle, PairingFault};
use crate::tournament::crosstable::{Crosstable, Line, RoundOutcome};
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, Entrant, EntrantId, Entrants, Pairing, Points, RoundNo,
    Tournament,
};

/// Pairs a tournament with two or more present entrants. Pairs to be kept apart if possible, such
/// as schoolmates, meet only if no legal pairing remains otherwise, and then as few as possible.
pub(super) fn pair(
    tournament: &Tournament,
    candidates: &Candidates,
) -> Result<DraftRound, PairingFault> {
    let input = swiss_input(tournament, candidates.round, |one| plays(tournament, one));
    match swiss::pair(&input) {
        Ok(round) => Ok(draft(tournament, candidates, &round)),
        Err(NoLegalPairing::TooFew) => Err(PairingFault::TooFewEntrants {
            here: candidates.len(),
        }),
        Err(NoLegalPairing::NobodyForBye) => Err(nearest(candidates, |_| Obstacle::NobodyForBye)),
        Err(NoLegalPairing::NobodyToMeet { number }) => Err(nearest(candidates, |pairs| {
            let all = tournament.entrants.iter();
            let stuck = all.clone().find(|one| u32::from(one.number) == number);
            stuck.map_or(Obstacle::CannotAllMeet { pairs }, |one| {
                Obstacle::NobodyToMeet(one.id)
            })
        })),
        Err(NoLegalPairing::CannotBeCompleted) => Err(nearest(candidates, |pairs| {
            Obstacle::CannotAllMeet { pairs }
        })),
    }
}

/// The fault with the nearest pairing, by the Monrad system, which breaks as few rules as possible.
/// `why` gets the number of illegal pairs in it.
pub(super) fn nearest(
    candidates: &Candidates,
    why: impl FnOnce(usize) -> Obstacle,
) -> PairingFault {
    if let Err(too_many) = check_size(candidates.len()) {
        return too_many;
    }
    let (pairs, nearest) = match monrad::pair(candidates) {
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

/// The places of the pairs that are kept apart in a way.
fn kept_apart(tournament: &Tournament, round: RoundNo, way: Separation) -> Vec<(usize, usize)> {
    let pairs = separated_pairs(tournament, round).into_iter();
    pairs
        .filter(|(.., how)| *how == way)
        .map(|(one, other, _)| (one, other))
        .collect()
}

/// The input of the Swiss system before a round in which some take part.
fn swiss_input(
    tournament: &Tournament,
    round: RoundNo,
    takes_part: impl Fn(&Entrant) -> bool,
) -> swiss::Field {
    let crosstable = Crosstable::before(tournament, round);
    let before = usize::from(round.0).saturating_sub(1);
    let scoring = &tournament.options.scoring;
    let virtual_points = virtual_points(tournament);
    let players = tournament.entrants.iter().map(|one| Player {
        number: one.number.into(),
        is_here: takes_part(one),
        past: past(&crosstable, one.id, before, &tournament.entrants),
        virtual_points: by_round(&virtual_points, one.number, round),
        rating: one.about.rating.map_or(0, Into::into),
    });
    let field = swiss::Field {
        players: players.collect(),
        round: before + 1,
        rounds: tournament.options.rounds.into(),
        worth: PointSystem {
            win: tenths(scoring.win),
            draw: tenths(scoring.draw),
            loss: tenths(scoring.loss),
        },
        initial: tournament.options.terms.initial,
        forbidden: kept_apart(tournament, round, Separation::Strictly),
        unwanted: kept_apart(tournament, round, Separation::IfPossible),
        system: tournament.options.swiss_rules(),
    };
    match tournament.options.games_of_a_match() {
        2 => of_matches(field),
        _ => field,
    }
}

/// The past rounds of an entrant; rounds before the entry count as not paired.
fn past(
    crosstable: &Crosstable,
    entrant: EntrantId,
    rounds: usize,
    entrants: &Entrants,
) -> Vec<PastRound> {
    let not_paired = PastRound {
        what: PastKind::NotPaired,
        points: 0,
    };
    let mut past = vec![not_paired; rounds];
    let halves = |line: &Line| tenths(line.points) + 5 * i32::from(line.adjusted);
    for line in crosstable.lines(entrant) {
        let round = usize::from(line.round.0).wrapping_sub(1);
        if let Some(entry) = past.get_mut(round) {
            *entry = PastRound {
                what: past_kind(line.outcome, entrants),
                points: halves(line),
            };
        }
    }
    past
}

fn past_kind(outcome: RoundOutcome, entrants: &Entrants) -> PastKind {
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

fn draft(tournament: &Tournament, candidates: &Candidates, round: &swiss::Round) -> DraftRound {
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
        number: candidates.round,
        pairings: pairings
            .map(|(board, (first, second))| Pairing {
                board,
                first,
                second,
            })
            .collect(),
        byes: bye
            .into_iter()
            .chain(candidates.absent.iter().copied())
            .collect(),
    }
}

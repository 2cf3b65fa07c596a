//! Warnings about a draft that is unusual or breaks rules, made by the system or by hand.

mod away;
mod manual_changes;
mod sides;
mod warning_kind;

pub use manual_changes::warnings_by_hand;
pub use warning_kind::{Severity, Warning};

use super::candidates::may_have_bye;
use super::finals::{drawn_by_number, still_in};
use super::first_stage::stage_of;
use super::separation::{Separation, separation};
use super::{PairedBy, explain_pairs};
use crate::tournament::crosstable::Crosstable;
use crate::tournament::{ByeKind, DraftRound, KeptApart, Pairing, Presence, RoundNo, Tournament};

/// All warnings about a draft: boards first, then entrants.
pub fn warnings(tournament: &Tournament, draft: &DraftRound) -> Vec<Warning> {
    let tournament = &*stage_of(tournament, draft.number);
    let crosstable = Crosstable::before(tournament, draft.number);
    let boards = draft
        .pairings
        .iter()
        .flat_map(|pairing| at_board(tournament, &crosstable, draft.number, pairing));
    boards
        .chain(not_by_plan(tournament, draft))
        .chain(byes(tournament, &crosstable, draft))
        .chain(places(tournament, draft))
        .chain(
            drawn_by_number(tournament, draft.number)
                .into_iter()
                .map(|(entrant, other)| Warning::LastPlaceShared { entrant, other }),
        )
        .collect()
}

/// Pairs that are not from the table, the bracket or the team matches.
fn not_by_plan(tournament: &Tournament, draft: &DraftRound) -> Vec<Warning> {
    if tournament.options.system.is_by_standing() {
        return Vec::new();
    }
    let pairs = explain_pairs(tournament, draft).into_iter();
    let changed = pairs.filter(|why| why.meets == PairedBy::Changed);
    changed
        .map(|why| Warning::NotByPlan { board: why.board })
        .collect()
}

fn at_board(
    tournament: &Tournament,
    crosstable: &Crosstable,
    round: RoundNo,
    pairing: &Pairing,
) -> Vec<Warning> {
    let Pairing {
        board,
        first,
        second,
    } = *pairing;
    let mut found = Vec::new();
    let rounds = crosstable.meetings(first, second);
    let options = &tournament.options;
    let most = options.system.meetings();
    if rounds.len() >= most.saturating_mul(options.games_of_a_match().into()) {
        found.push(Warning::MetBefore {
            board,
            first,
            second,
            rounds,
        });
    }
    if tournament.options.system.is_by_standing() {
        let apart = crosstable.points(first).apart(crosstable.points(second));
        found.extend(kept_apart(tournament, round, pairing));
        if apart > tournament.options.scoring.win {
            found.push(Warning::PointsApart { board, apart });
        }
        found.extend(sides::warnings(crosstable, pairing));
    }
    let both = [first, second].into_iter();
    found.extend(both.filter_map(|entrant| away::warning(tournament, crosstable, board, entrant)));
    found
}

fn kept_apart(tournament: &Tournament, round: RoundNo, pairing: &Pairing) -> Option<Warning> {
    let (pair, board) = ((pairing.first, pairing.second), pairing.board);
    let how = separation(tournament, round, pair)?;
    let settled = |one: &KeptApart| one.is_of(pair.0, pair.1);
    Some(if tournament.options.terms.apart_in(round).any(settled) {
        Warning::KeptApart {
            board,
            strictly: how == Separation::Strictly,
        }
    } else {
        Warning::SameSchool { board }
    })
}

fn byes(tournament: &Tournament, crosstable: &Crosstable, draft: &DraftRound) -> Vec<Warning> {
    let mut found = Vec::new();
    let here = |id| {
        tournament
            .entrant(id)
            .is_some_and(|one| one.presence == Presence::Here)
    };
    let allocated = draft
        .byes
        .iter()
        .filter(|bye| bye.kind == ByeKind::Allocated)
        .count();
    if allocated > 1 && tournament.options.system.is_by_standing() {
        found.push(Warning::MoreThanOneBye { byes: allocated });
    }
    for bye in &draft.byes {
        let entrant = bye.entrant;
        let is_gift = matches!(bye.kind, ByeKind::Allocated | ByeKind::Full);
        // In a round robin the table decides the bye, in a knockout the bracket.
        let by_standing = tournament.options.system.is_by_standing();
        let is_second = tournament.options.is_second_game(draft.number);
        if is_gift && by_standing && !is_second && !may_have_bye(tournament, crosstable, entrant) {
            found.push(Warning::SecondBye { entrant });
        }
        let is_asked = tournament
            .options
            .terms
            .bye_of(entrant, draft.number)
            .is_some();
        if bye.kind == ByeKind::Absent && here(entrant) && !is_asked {
            found.push(Warning::HereButAbsent { entrant });
        }
    }
    found
}

/// Checks that every present entrant has exactly one place.
fn places(tournament: &Tournament, draft: &DraftRound) -> Vec<Warning> {
    let mut placed = draft
        .at_boards()
        .chain(draft.byes.iter().map(|bye| bye.entrant))
        .collect::<Vec<_>>();
    placed.sort_unstable();
    let known = tournament
        .entrants
        .iter()
        .map(|one| one.id)
        .collect::<std::collections::HashSet<_>>();
    let mut found = Vec::new();
    for same in placed.chunk_by(PartialEq::eq) {
        match same {
            [entrant, ..] if !known.contains(entrant) => {
                found.push(Warning::Stranger { entrant: *entrant })
            }
            [entrant, _, ..] => found.push(Warning::PairedTwice { entrant: *entrant }),
            _ => {}
        }
    }
    let still_in = still_in(tournament);
    let plays = |id| still_in.as_ref().is_none_or(|known| known.contains(&id));
    let out = draft
        .at_boards()
        .filter(|id| known.contains(id) && !plays(*id));
    found.extend(out.map(|entrant| Warning::IsOut { entrant }));
    let entrants = tournament.entrants.by_number().into_iter();
    let here = entrants.filter(|one| one.presence == Presence::Here && plays(one.id));
    let left_out = here.filter(|one| placed.binary_search(&one.id).is_err());
    found.extend(left_out.map(|one| Warning::NotPaired { entrant: one.id }));
    found
}

//! Round robins by the Berger tables (C.05, Annex 1).
//!
//! Table numbers are assigned at the first round, in order of start numbers, to all entrants who
//! have not left, and do not change. Who is absent has no game in this round, and the opponent of
//! the table is free. A late entrant takes the empty place of an odd table; otherwise the table has
//! no place, and the entrant gets no opponent. The opponent of an entrant who left gets a
//! full-point bye, as the remaining games of that entrant are forfeited (C.05:6.6).

use super::PairingFault;
use super::attendance::absent;
use super::fault::check_size;
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, Entrant, EntrantId, Pairing, Presence, RoundNo, System,
    Tournament,
};
use std::collections::HashSet;

pub(super) fn pair(tournament: &Tournament) -> Result<DraftRound, PairingFault> {
    let table = numbered(tournament);
    check_size(table.len())?;
    let system = tournament.options.system;
    let number = tournament.round_now();
    let rounds = tournament.options.rounds_possible(table.len());
    if number.0 > rounds {
        return Err(PairingFault::AllRoundsPlayed { rounds });
    }
    let mut draft = DraftRound::empty(number);
    let number_of_match = RoundNo(number.0.div_ceil(tournament.options.games_of_a_match()));
    for (first, second) in berger(system, table.len(), number_of_match) {
        let entrant = |place: usize| table.get(place - 1).copied();
        seat(&mut draft, entrant(first), entrant(second));
    }
    let seated = table.iter().map(|one| one.id).collect::<HashSet<_>>();
    let absent = absent(tournament).into_iter();
    let absent = absent.filter(|bye| !seated.contains(&bye.entrant));
    draft.byes.extend(absent);
    draft.byes.extend(too_late(tournament, &seated));
    Ok(draft)
}

/// Seats a pair of the table at a board, or gives a bye to an entrant without an opponent.
fn seat(draft: &mut DraftRound, first: Option<&Entrant>, second: Option<&Entrant>) {
    let plays = |one: &&Entrant| one.presence == Presence::Here;
    if let (Some(first), Some(second)) = (first.filter(plays), second.filter(plays)) {
        let board = BoardNo(draft.pairings.len() as u16 + 1);
        draft.pairings.push(Pairing {
            board,
            first: first.id,
            second: second.id,
        });
        return;
    }
    for (one, other) in [(first, second), (second, first)] {
        let has_left = other.is_some_and(|other| other.presence == Presence::WentHome);
        let kind = match one.map(|one| one.presence) {
            None | Some(Presence::WentHome) => continue,
            Some(Presence::Expected | Presence::Absent) => ByeKind::Absent,
            Some(Presence::Here) if has_left => ByeKind::Full,
            Some(Presence::Here) => ByeKind::Allocated,
        };
        draft.byes.extend(one.map(|one| Bye {
            entrant: one.id,
            kind,
        }));
    }
}

/// The byes of entrants who are present but came when the table was full.
fn too_late(tournament: &Tournament, seated: &HashSet<EntrantId>) -> Vec<Bye> {
    let late = |one: &&Entrant| one.presence == Presence::Here && !seated.contains(&one.id);
    let entrants = tournament.entrants.by_number().into_iter();
    let byes = entrants.filter(late).map(|one| Bye {
        entrant: one.id,
        kind: ByeKind::Absent,
    });
    byes.collect()
}

/// The pairs of a round by the table, the entrant who moves first in front.
pub(super) fn by_table(tournament: &Tournament, round: RoundNo) -> Vec<(EntrantId, EntrantId)> {
    let table = numbered(tournament);
    if table.len() < 2 {
        return Vec::new();
    }
    let number = RoundNo(round.0.div_ceil(tournament.options.games_of_a_match()));
    let places = berger(tournament.options.system, table.len(), number).into_iter();
    let id = |place: usize| table.get(place - 1).map(|one| one.id);
    let pairs = places.filter_map(|(first, second)| Some((id(first)?, id(second)?)));
    if tournament.options.is_second_game(round) {
        return pairs.map(|(first, second)| (second, first)).collect();
    }
    pairs.collect()
}

/// The entrants in the order of their table numbers.
fn numbered(tournament: &Tournament) -> Vec<&Entrant> {
    let mut all = tournament.entrants.by_number();
    let Some(first) = tournament.first_round() else {
        all.retain(|one| one.presence != Presence::WentHome);
        return all;
    };
    let (mut table, newcomers): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|one| first.has(one.id));
    if table.len() % 2 == 1 {
        let mut late = newcomers.iter();
        let stays = |one: &&&Entrant| one.presence != Presence::WentHome;
        let playing = late.clone().find(|one| has_played(tournament, one));
        table.extend(playing.or_else(|| late.find(stays)));
    }
    table
}

fn has_played(tournament: &Tournament, one: &Entrant) -> bool {
    tournament
        .closed
        .iter()
        .any(|round| round.boards.iter().any(|(pairing, _)| pairing.has(one.id)))
}

/// The pairs of a round by table numbers from 1, in the order of boards, the entrant who moves
/// first in front. In an odd table the number after the last is empty.
fn berger(system: System, entrants: usize, round: RoundNo) -> Vec<(usize, usize)> {
    let places = entrants.next_multiple_of(2);
    let cycle = places - 1;
    let round = usize::from(round.0) - 1;
    match system {
        // C.05 the last two rounds of the first cycle are swapped, so that nobody has the same side
        // three times in a row.
        System::DoubleRoundRobin if round < cycle => match cycle - round {
            1 if cycle > 1 => single(places, cycle - 2),
            2 => single(places, cycle - 1),
            _ => single(places, round),
        },
        System::DoubleRoundRobin => single(places, round - cycle)
            .into_iter()
            .map(|(first, second)| (second, first))
            .collect(),
        _ => single(places, round),
    }
}

/// One round (from 0) of the table for an even number of places. The last place is fixed and
/// alternates sides; the others rotate in a ring, by half its length each round.
fn single(places: usize, round: usize) -> Vec<(usize, usize)> {
    let ring = places - 1;
    let start = round * (places / 2) % ring;
    let at = |steps: usize| (start + steps) % ring + 1;
    let top = if round.is_multiple_of(2) {
        (at(0), places)
    } else {
        (places, at(0))
    };
    let others = (1..places / 2).map(|step| (at(step), at(ring - step)));
    std::iter::once(top).chain(others).collect()
}

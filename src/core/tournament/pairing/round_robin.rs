//! Round robins by the Berger tables (C.05, Annex 1).
//!
//! The table numbers are given at the first round, in order of start numbers,
//! to everybody who is entered and has not gone home. They stay: who is absent
//! keeps his pairings, marked with a warning, and the organiser enters a
//! forfeit or lets the game be played later. A newcomer takes the empty place
//! of an odd field; otherwise the table has no place for him and he gets no
//! opponent. The opponent of somebody who went home gets a full-point bye, as
//! the rest of that one's games are forfeited (C.05:6.6).

use super::PairingFault;
use super::attendance::absent;
use super::fault::enough;
use crate::tournament::{
    BoardNo, Bye, ByeKind, ClosedRound, DraftRound, Entrant, EntrantId, Pairing, PostedRound,
    Presence, RoundNo, System, Tournament,
};
use std::collections::HashSet;

pub(super) fn pair(tournament: &Tournament) -> Result<DraftRound, PairingFault> {
    let table = numbered(tournament);
    enough(table.len())?;
    let system = tournament.options.system;
    let number = tournament.round_now();
    let rounds = system.rounds_possible(table.len());
    if number.0 > rounds {
        return Err(PairingFault::AllRoundsPlayed { rounds });
    }
    let mut draft = DraftRound {
        number,
        pairings: Vec::new(),
        byes: Vec::new(),
    };
    for (first, second) in berger(system, table.len(), number) {
        let entrant = |place: usize| table.get(place - 1).copied();
        seat(&mut draft, entrant(first), entrant(second));
    }
    let seated = table.iter().map(|one| one.id).collect::<HashSet<_>>();
    draft.byes.extend(
        absent(tournament)
            .into_iter()
            .filter(|bye| !seated.contains(&bye.entrant)),
    );
    draft.byes.extend(too_late(tournament, &seated));
    Ok(draft)
}

/// Puts a pair of the table on a board, or gives a bye to the one who has no opponent.
fn seat(draft: &mut DraftRound, first: Option<&Entrant>, second: Option<&Entrant>) {
    let stays = |one: &&Entrant| one.presence != Presence::WentHome;
    let gone = first.is_some() && second.is_some();
    match (first.filter(stays), second.filter(stays)) {
        (Some(first), Some(second)) => {
            let board = BoardNo(draft.pairings.len() as u16 + 1);
            draft.pairings.push(Pairing {
                board,
                first: first.id,
                second: second.id,
            });
        }
        (Some(alone), None) | (None, Some(alone)) => {
            let kind = match (gone, alone.presence) {
                (_, Presence::Expected | Presence::Absent) => ByeKind::Absent,
                (true, _) => ByeKind::Full,
                (false, _) => ByeKind::Allocated,
            };
            draft.byes.push(Bye {
                entrant: alone.id,
                kind,
            });
        }
        (None, None) => {}
    }
}

/// Those who came when the table was full: here, but without an opponent.
fn too_late(tournament: &Tournament, seated: &HashSet<EntrantId>) -> Vec<Bye> {
    let late = |one: &&Entrant| one.presence == Presence::Here && !seated.contains(&one.id);
    let mut late = tournament.entrants.iter().filter(late).collect::<Vec<_>>();
    late.sort_by_key(|one| one.number);
    late.into_iter()
        .map(|one| Bye {
            entrant: one.id,
            kind: ByeKind::Absent,
        })
        .collect()
}

/// The pairs of a round by the table, who moves first in front.
pub(super) fn by_table(tournament: &Tournament, round: RoundNo) -> Vec<(EntrantId, EntrantId)> {
    let table = numbered(tournament);
    if table.len() < 2 {
        return Vec::new();
    }
    let places = berger(tournament.options.system, table.len(), round).into_iter();
    let id = |place: usize| table.get(place - 1).map(|one| one.id);
    places
        .filter_map(|(first, second)| Some((id(first)?, id(second)?)))
        .collect()
}

/// The entrants in the order of their table numbers.
fn numbered(tournament: &Tournament) -> Vec<&Entrant> {
    let mut all = tournament.entrants.iter().collect::<Vec<_>>();
    all.sort_by_key(|one| one.number);
    let posted = tournament.posted().map(PostedRound::plan);
    let Some(first) = tournament.closed.first().map(ClosedRound::plan).or(posted) else {
        all.retain(|one| one.presence != Presence::WentHome);
        return all;
    };
    let boards = first
        .pairings
        .iter()
        .flat_map(|pairing| [pairing.first, pairing.second]);
    let began = boards
        .chain(first.byes.iter().map(|bye| bye.entrant))
        .collect::<HashSet<_>>();
    let (mut table, newcomers) = all
        .into_iter()
        .partition::<Vec<_>, _>(|one| began.contains(&one.id));
    if table.len() % 2 == 1 {
        let playing = newcomers.iter().find(|one| has_played(tournament, one));
        table.extend(playing.or_else(|| {
            newcomers
                .iter()
                .find(|one| one.presence != Presence::WentHome)
        }));
    }
    table
}

fn has_played(tournament: &Tournament, one: &Entrant) -> bool {
    tournament
        .closed
        .iter()
        .any(|round| round.boards.iter().any(|(pairing, _)| pairing.has(one.id)))
}

/// The pairs of a round by place in the table, the one who moves first in
/// front, in the order of boards. Places go from 1; in an odd field the place
/// after the last is empty.
fn berger(system: System, entrants: usize, round: RoundNo) -> Vec<(usize, usize)> {
    let places = entrants.next_multiple_of(2);
    let cycle = places - 1;
    let round = usize::from(round.0) - 1;
    match system {
        // C.05 two rounds at the end of the first cycle change places, so that
        // nobody has the same side three times in a row.
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

/// One round (from 0) of the table of an even number of places. The last place
/// stands still and changes sides; the others go round in a ring, by half its
/// length each time.
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

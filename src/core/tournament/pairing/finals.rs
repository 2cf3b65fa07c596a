//! The finals of a tournament: the brackets of a knockout, after groups, after a first stage or at once.

use super::fault::check_size;
use super::first_stage::{first_stage, is_of_finals, rounds_before_finals};
use super::groups::{self, Group};
use super::knockout::{self, Brackets, KnockoutBracket, TieNow};
use super::{Decision, PairingFault};
use crate::tournament::crosstable::Through;
use crate::tournament::standings::{Row, by_points};
use crate::tournament::{
    Bye, ByeKind, DraftRound, EntrantId, Presence, RoundNo, StageReached, System, Tournament,
};
use std::collections::{HashMap, HashSet};

/// The groups of a tournament with the results so far; empty if it has none.
pub fn groups(tournament: &Tournament) -> Vec<Group> {
    match tournament.options.system {
        System::Groups(how) => groups::groups(tournament, how),
        _ => Vec::new(),
    }
}

/// The brackets of a knockout, or of the finals once the stage before is finished, with the results so
/// far.
pub fn brackets(tournament: &Tournament) -> Option<Brackets> {
    brackets_through(tournament, Through::Live)
}

/// The brackets with the results through a round.
pub(super) fn brackets_through(tournament: &Tournament, through: Through) -> Option<Brackets> {
    let how = tournament.options.system.finals()?;
    let before = rounds_before_finals(tournament);
    if tournament.closed.len() < usize::from(before) {
        return None;
    }
    let mut brackets = Brackets::new(&seeds(tournament, before), how);
    let played = tournament.posted_rounds(through).into_iter();
    played
        .filter(|round| round.number.0 > before)
        .for_each(|round| brackets.add(&round));
    Some(brackets)
}

/// The players of the finals in the order of their seeds.
fn seeds(tournament: &Tournament, before: u16) -> Vec<EntrantId> {
    let first = first_of_finals(tournament, before);
    let (lists, most) = lists(tournament);
    let best = lists.into_iter().map(|list| {
        let all = list.into_iter().map(|row| row.entrant).collect();
        qualified(tournament, first.as_ref(), all, most)
    });
    let mut best = best.collect::<Vec<_>>();
    match tournament.options.system {
        System::Groups(_) => groups::cross(&best),
        System::Stages(_) => best.pop().unwrap_or_default(),
        _ => knockout::seeds(tournament),
    }
}

/// The standings before the finals, of each group or of the first stage, and how many of each play on.
fn lists(tournament: &Tournament) -> (Vec<Vec<Row>>, usize) {
    match tournament.options.system {
        System::Groups(how) => {
            let groups = groups::groups(tournament, how).into_iter();
            let lists = groups.map(|group| by_points(&group.tournament));
            (lists.collect(), usize::from(how.advance.max(1)))
        }
        System::Stages(how) => {
            let list = by_points(&first_stage(tournament));
            (vec![list], usize::from(how.finalists.max(2)))
        }
        _ => (Vec::new(), 0),
    }
}

/// In the first round of the finals: those of a list who are just in and just out, where nothing but the order of the
/// players decides between them.
pub(super) fn drawn_by_number(
    tournament: &Tournament,
    round: RoundNo,
) -> Vec<(EntrantId, EntrantId)> {
    if round.0 != rounds_before_finals(tournament) + 1 || round != tournament.round_now() {
        return Vec::new();
    }
    let (lists, most) = lists(tournament);
    let just = lists.into_iter().filter_map(|mut list| {
        list.retain(|row| is_here(tournament, row.entrant));
        match list.get(most.checked_sub(1)?..=most)? {
            [last, next] if last.rank == next.rank => Some((last.entrant, next.entrant)),
            _ => None,
        }
    });
    just.collect()
}

fn is_here(tournament: &Tournament, id: EntrantId) -> bool {
    let known = tournament.entrant(id);
    known.is_some_and(|one| one.presence == Presence::Here)
}

/// The pairings and byes of the first round of the finals, once it is posted.
fn first_of_finals(tournament: &Tournament, before: u16) -> Option<DraftRound> {
    let mut closed = tournament.closed.iter();
    let closed = closed.find(|round| round.number.0 == before + 1);
    let posted = tournament
        .posted()
        .filter(|round| round.number.0 == before + 1);
    let closed = closed.map(|round| round.plan());
    closed.or_else(|| posted.map(|round| round.plan()))
}

/// The finalists of a list, the best first: before the finals begin the best who are present, so that the next one takes
/// the place of somebody who has left; then the players of their first round.
fn qualified(
    tournament: &Tournament,
    first: Option<&DraftRound>,
    mut all: Vec<EntrantId>,
    most: usize,
) -> Vec<EntrantId> {
    match first {
        None => {
            all.retain(|id| is_here(tournament, *id));
            all.truncate(most);
        }
        Some(plan) => {
            let has_bye = |bye: &Bye, id| bye.entrant == id && bye.kind != ByeKind::Absent;
            all.retain(|id| {
                plan.pairings.iter().any(|pairing| pairing.has(*id))
                    || plan.byes.iter().any(|bye| has_bye(bye, *id))
            });
        }
    }
    all
}

/// The next round of a system with finals.
pub(super) fn pair(tournament: &Tournament) -> Result<DraftRound, PairingFault> {
    check_size(knockout::seeds(tournament).len())?;
    if let System::Groups(how) = tournament.options.system
        && !is_of_finals(tournament, tournament.round_now())
    {
        return groups::pair(tournament, how);
    }
    let last = Through::Round(RoundNo(tournament.closed.len() as u16));
    match brackets_through(tournament, last) {
        Some(brackets) => knockout::next_round(tournament, &brackets),
        None => Err(PairingFault::TooFewEntrants { here: 0 }),
    }
}

/// The stage that each entrant has reached, for systems in which it goes before points.
pub(in crate::tournament) fn levels(
    tournament: &Tournament,
    through: Through,
) -> HashMap<EntrantId, StageReached> {
    let closed = RoundNo(tournament.closed.len() as u16);
    let is_early = through.last().min(closed).0 < rounds_before_finals(tournament);
    if is_early || !tournament.has_begun() {
        return HashMap::new();
    }
    let mut levels = match tournament.options.system {
        System::Groups(how) => groups::places(tournament, how),
        System::Stages(_) => {
            let rows = by_points(&first_stage(tournament)).into_iter();
            let place = |rank| StageReached::before_finals(rank, true);
            rows.map(|row| (row.entrant, place(row.rank))).collect()
        }
        _ => HashMap::new(),
    };
    let finals = brackets_through(tournament, through);
    let finals = finals.iter().flat_map(knockout::levels);
    levels.extend(finals.map(|(id, level)| (id, StageReached::in_finals(level))));
    levels
}

/// The entrants who still play in the next round; `None` for all.
pub(super) fn still_in(tournament: &Tournament) -> Option<HashSet<EntrantId>> {
    let last = Through::Round(RoundNo(tournament.closed.len() as u16));
    match tournament.options.system {
        System::Groups(how) if !is_of_finals(tournament, tournament.round_now()) => {
            let all = groups::groups(tournament, how);
            let is_playing = |group: &&Group| {
                let all = group.tournament.entrants.len();
                System::RoundRobin.rounds_possible(all) >= tournament.round_now().0
            };
            let playing = all.iter().filter(is_playing);
            let members = playing.flat_map(|group| &group.tournament.entrants);
            Some(members.map(|one| one.id).collect())
        }
        System::Teams(how) => Some(super::teams::in_line_ups(tournament, how)),
        _ => {
            let brackets = brackets_through(tournament, last)?;
            // Entrants with a bye in the first stage are in its first round too.
            let ties = brackets.all.iter().flat_map(|bracket| {
                let is_new = bracket.is_new();
                let ties = bracket.current().iter();
                ties.filter(move |tie| is_new || tie.decision() == Decision::Open)
            });
            Some(ties.flat_map(|tie| tie.who).flatten().collect())
        }
    }
}

/// The stages of the finals that a round belongs to, the main one first; empty in other systems and before the
/// finals. A round in which only the tie for third place is played belongs to that.
pub fn stages_of(tournament: &Tournament, round: RoundNo) -> Vec<TieNow> {
    if !is_of_finals(tournament, round) {
        return Vec::new();
    }
    let before = Through::Round(RoundNo(round.0.saturating_sub(1)));
    let brackets = brackets_through(tournament, before);
    let all = brackets.iter().flat_map(|brackets| &brackets.all);
    all.filter_map(KnockoutBracket::main_tie_now).collect()
}

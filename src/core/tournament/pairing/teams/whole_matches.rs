//! Manual changes of a draft of team matches. The match is the unit: two players of different teams
//! exchange their whole teams, and a change that would break up a match is refused.

use super::line_ups::line_up;
use super::school_team::{Team, team_of, teams};
use super::sit_down;
use crate::tournament::pairing::{CannotChange, DraftChange};
use crate::tournament::{
    BoardNo, Bye, ByeKind, ClosedRound, DraftRound, EntrantId, Pairing, Stage, System, Teams,
    Tournament,
};
use std::collections::HashMap;

/// Whether a round consists of whole matches: every pair is of two teams, no team meets two others,
/// no match has more boards than the system, and byes are those of teams or of boards that the other
/// team cannot fill. True for all rounds of a system without teams.
pub fn are_matches_whole(tournament: &Tournament, draft: &DraftRound) -> bool {
    match tournament.options.system {
        System::Teams(how) => TeamRound::of(tournament, how).is_whole(draft),
        _ => true,
    }
}

/// Whether all rounds of a tournament, the draft too, consist of whole matches.
pub fn are_rounds_whole(tournament: &Tournament) -> bool {
    let closed = tournament.closed.iter().map(ClosedRound::plan);
    let current = tournament.current.iter().map(Stage::plan);
    let mut plans = closed.chain(current);
    plans.all(|plan| are_matches_whole(tournament, &plan))
}

/// The draft with a team, by its place, in the line-up for the next round. Without it in the draft nothing changes.
pub fn reseated(
    tournament: &Tournament,
    how: Teams,
    draft: &DraftRound,
    team: usize,
) -> DraftRound {
    let round = TeamRound::of(tournament, how);
    let teams = teams(tournament);
    let Some(own) = teams.get(team) else {
        return draft.clone();
    };
    let now = line_up(tournament, own, how);
    let was = round.line_up(draft, team);
    let mut changed = draft.clone();
    let mut blocks = round.blocks(draft);
    let is_own = |block: &&mut Block| {
        let sides = block.first().and_then(|pair| round.sides(pair));
        sides.is_some_and(|(one, other)| one == team || other == team)
    };
    let free = |draft: &mut DraftRound, players: &[EntrantId]| {
        draft.byes.retain(|bye| !players.contains(&bye.entrant));
    };
    free(&mut changed, &was);
    free(&mut changed, &now);
    if let Some(block) = blocks.iter_mut().find(is_own) {
        let top = block.first().copied();
        let first = top.and_then(|pair| round.team(pair.first));
        let second = top.and_then(|pair| round.team(pair.second));
        let (Some(first), Some(second)) = (first, second) else {
            return draft.clone();
        };
        let of = |one: usize| {
            if one == team {
                now.clone()
            } else {
                round.line_up(draft, one)
            }
        };
        let (ones, others) = (of(first), of(second));
        free(&mut changed, &ones);
        free(&mut changed, &others);
        let (pairs, alone) = sit_down(&ones, &others, round.boards);
        *block = pairs;
        give(&mut changed, &alone, ByeKind::Full);
    } else if has_bye(draft, &was) {
        give(&mut changed, &now, ByeKind::Allocated);
    } else {
        return draft.clone();
    }
    put_back(&mut changed, blocks);
    changed
}

/// Changes a draft of team matches.
pub(in crate::tournament::pairing) fn change(
    tournament: &Tournament,
    teams: Teams,
    draft: &mut DraftRound,
    change: DraftChange,
) -> Result<(), CannotChange> {
    let round = TeamRound::of(tournament, teams);
    let mut changed = draft.clone();
    match change {
        DraftChange::Exchange(one, other) if !round.are_teammates(one, other) => {
            round.exchange(&mut changed, one, other)?;
        }
        DraftChange::Exchange(one, other) if changed.has(one) != changed.has(other) => {
            substitute(&mut changed, one, other);
        }
        DraftChange::Sides(board) => round.turn(&mut changed, board)?,
        DraftChange::Move(from, to) => round.move_to(&mut changed, from, to)?,
        DraftChange::Bye(to, ByeKind::Allocated) => {
            let holder = changed.bye_holder().ok_or(CannotChange::NoBye)?;
            round.exchange(&mut changed, holder, to)?;
        }
        DraftChange::Bye(to, ByeKind::Absent) => round.sit_out(&mut changed, to)?,
        other => other.apply(&mut changed, tournament.options.hall.first)?,
    }
    if !round.is_whole(&changed) {
        return Err(CannotChange::BreaksMatch);
    }
    *draft = changed;
    Ok(())
}

/// The teams of a tournament, and the team of each player.
struct TeamRound {
    team_of: HashMap<EntrantId, usize>,
    boards: usize,
}

/// The boards of a match, in order.
type Block = Vec<Pairing>;

impl TeamRound {
    fn of(tournament: &Tournament, how: Teams) -> TeamRound {
        let teams: Vec<Team> = teams(tournament);
        TeamRound {
            team_of: team_of(&teams),
            boards: how.boards.into(),
        }
    }

    fn team(&self, id: EntrantId) -> Option<usize> {
        self.team_of.get(&id).copied()
    }

    fn are_teammates(&self, one: EntrantId, other: EntrantId) -> bool {
        self.team(one) == self.team(other)
    }

    /// The two teams of a pair, the lower index first; `None` if they are not two teams.
    fn sides(&self, pairing: &Pairing) -> Option<(usize, usize)> {
        let (one, other) = (self.team(pairing.first)?, self.team(pairing.second)?);
        (one != other).then_some((one.min(other), one.max(other)))
    }

    fn is_whole(&self, draft: &DraftRound) -> bool {
        let mut opponent: HashMap<usize, usize> = HashMap::new();
        let mut filled: HashMap<usize, usize> = HashMap::new();
        for pairing in &draft.pairings {
            let Some((one, other)) = self.sides(pairing) else {
                return false;
            };
            for (team, against) in [(one, other), (other, one)] {
                if *opponent.entry(team).or_insert(against) != against {
                    return false;
                }
            }
            *filled.entry(one).or_default() += 1;
            *filled.entry(other).or_default() += 1;
        }
        let mut is_whole = true;
        for bye in &draft.byes {
            let team = self.team(bye.entrant);
            let plays = team.is_some_and(|team| opponent.contains_key(&team));
            match (bye.kind, team) {
                (ByeKind::Absent, _) => {}
                (ByeKind::Full, Some(team)) if plays => *filled.entry(team).or_default() += 1,
                (ByeKind::Half, _) | (_, None) => is_whole = false,
                (ByeKind::Allocated | ByeKind::Full, Some(_)) => is_whole &= !plays,
            }
        }
        is_whole && filled.values().all(|boards| *boards <= self.boards)
    }

    /// The matches in the order of their first boards.
    fn blocks(&self, draft: &DraftRound) -> Vec<Block> {
        let mut blocks: Vec<((usize, usize), Block)> = Vec::new();
        for pairing in &draft.pairings {
            let key = self.sides(pairing).unwrap_or_default();
            match blocks.iter_mut().find(|(known, _)| *known == key) {
                Some((_, block)) => block.push(*pairing),
                None => blocks.push((key, vec![*pairing])),
            }
        }
        blocks.into_iter().map(|(_, block)| block).collect()
    }

    fn block_of(&self, draft: &DraftRound, board: BoardNo) -> Result<(usize, usize), CannotChange> {
        let mut pairings = draft.pairings.iter();
        let found = pairings.find(|pairing| pairing.board == board);
        let found = found.ok_or(CannotChange::NoBoard(board))?;
        self.sides(found).ok_or(CannotChange::BreaksMatch)
    }

    /// Swaps the sides at every board of a match.
    fn turn(&self, draft: &mut DraftRound, board: BoardNo) -> Result<(), CannotChange> {
        let key = self.block_of(draft, board)?;
        for pairing in &mut draft.pairings {
            if self.sides(pairing) == Some(key) {
                std::mem::swap(&mut pairing.first, &mut pairing.second);
            }
        }
        Ok(())
    }

    /// Exchanges two boards of a match with both their players, or the places of two matches.
    fn move_to(
        &self,
        draft: &mut DraftRound,
        from: BoardNo,
        to: BoardNo,
    ) -> Result<(), CannotChange> {
        let (one, other) = (self.block_of(draft, from)?, self.block_of(draft, to)?);
        if one == other {
            let players = |board: BoardNo| {
                let mut pairings = draft.pairings.iter();
                let found = pairings.find(|pairing| pairing.board == board);
                found.map(|pairing| (pairing.first, pairing.second))
            };
            let ((mine, theirs), there) = players(from)
                .zip(players(to))
                .ok_or(CannotChange::NoBoard(from))?;
            let mate = |who| {
                if self.are_teammates(who, there.0) {
                    there.0
                } else {
                    there.1
                }
            };
            let (my_mate, their_mate) = (mate(mine), mate(theirs));
            if from != to {
                draft.exchange(mine, my_mate)?;
                draft.exchange(theirs, their_mate)?;
            }
            return Ok(());
        }
        let mut blocks = self.blocks(draft);
        let at = |key| {
            let is_it = |block: &Block| block.first().and_then(|one| self.sides(one)) == Some(key);
            blocks.iter().position(is_it)
        };
        if let Some((one, other)) = at(one).zip(at(other)) {
            blocks.swap(one, other);
        }
        put_back(draft, blocks);
        Ok(())
    }

    /// A player of a match does not play: the opponent's board is not filled.
    fn sit_out(&self, draft: &mut DraftRound, who: EntrantId) -> Result<(), CannotChange> {
        let pairing = draft.pairings.iter().find(|one| one.has(who)).copied();
        if let Some(pairing) = pairing {
            let other = if pairing.first == who {
                pairing.second
            } else {
                pairing.first
            };
            draft.split(pairing.board)?;
            draft.set_bye(other, ByeKind::Full)?;
        }
        draft.set_bye(who, ByeKind::Absent)
    }

    /// Exchanges the teams of two players: their opponents, or a match and the bye of a team. Two
    /// teams that meet swap their sides.
    fn exchange(
        &self,
        draft: &mut DraftRound,
        one: EntrantId,
        other: EntrantId,
    ) -> Result<(), CannotChange> {
        for entrant in [one, other] {
            if !draft.has(entrant) {
                return Err(CannotChange::NotInRound(entrant));
            }
        }
        let both = self.team(one).zip(self.team(other));
        let (one, other) = both.ok_or(CannotChange::BreaksMatch)?;
        let meet = (one.min(other), one.max(other));
        let met = draft
            .pairings
            .iter()
            .find(|pair| self.sides(pair) == Some(meet));
        if let Some(board) = met.map(|pair| pair.board) {
            return self.turn(draft, board);
        }
        let (ones, others) = (self.line_up(draft, one), self.line_up(draft, other));
        if ones.is_empty() || others.is_empty() {
            return Err(CannotChange::BreaksMatch);
        }
        let (had, other_had) = (has_bye(draft, &ones), has_bye(draft, &others));
        let (blocks, unfilled) = self.exchanged(draft, one, other);
        let at_boards = blocks
            .iter()
            .flatten()
            .flat_map(|pair| [pair.first, pair.second]);
        let moved = at_boards.chain(ones.iter().chain(&others).copied());
        let moved: Vec<EntrantId> = moved.chain(unfilled.iter().copied()).collect();
        draft.byes.retain(|bye| !moved.contains(&bye.entrant));
        give(draft, &unfilled, ByeKind::Full);
        if had {
            give(draft, &others, ByeKind::Allocated);
        }
        if other_had {
            give(draft, &ones, ByeKind::Allocated);
        }
        put_back(draft, blocks);
        Ok(())
    }

    /// The matches after two teams exchanged their places, and the players whose boards the other
    /// team cannot fill.
    fn exchanged(
        &self,
        draft: &DraftRound,
        one: usize,
        other: usize,
    ) -> (Vec<Block>, Vec<EntrantId>) {
        let swapped = |team| match team {
            team if team == one => other,
            team if team == other => one,
            team => team,
        };
        let mut blocks = self.blocks(draft);
        let mut unfilled = Vec::new();
        for block in &mut blocks {
            let top = block.first();
            let Some((first, second)) =
                top.and_then(|pair| self.team(pair.first).zip(self.team(pair.second)))
            else {
                continue;
            };
            if (swapped(first), swapped(second)) == (first, second) {
                continue;
            }
            let line_up = |team| self.line_up(draft, swapped(team));
            let (pairs, alone) = sit_down(&line_up(first), &line_up(second), self.boards);
            *block = pairs;
            unfilled.extend(alone);
        }
        (blocks, unfilled)
    }

    /// The players of a team in a draft, in the order of boards: those at boards, then those without
    /// an opponent.
    fn line_up(&self, draft: &DraftRound, team: usize) -> Vec<EntrantId> {
        let is_of = |id: &EntrantId| self.team(*id) == Some(team);
        let byes = draft.byes.iter();
        let byes = byes.filter(|bye| matches!(bye.kind, ByeKind::Allocated | ByeKind::Full));
        let all = draft.at_boards().chain(byes.map(|bye| bye.entrant));
        all.filter(is_of).collect()
    }
}

/// Puts a reserve in the place of a teammate, who leaves the round.
fn substitute(draft: &mut DraftRound, one: EntrantId, other: EntrantId) {
    let (out, reserve) = if draft.has(one) {
        (one, other)
    } else {
        (other, one)
    };
    let at_boards = draft.pairings.iter_mut();
    let at_boards = at_boards.flat_map(|pairing| [&mut pairing.first, &mut pairing.second]);
    let byes = draft.byes.iter_mut().map(|bye| &mut bye.entrant);
    at_boards
        .chain(byes)
        .filter(|who| **who == out)
        .for_each(|who| *who = reserve);
}

/// Whether the pairing-allocated bye is that of these players.
fn has_bye(draft: &DraftRound, players: &[EntrantId]) -> bool {
    let mut byes = draft.byes.iter();
    byes.any(|bye| bye.kind == ByeKind::Allocated && players.contains(&bye.entrant))
}

fn give(draft: &mut DraftRound, players: &[EntrantId], kind: ByeKind) {
    let byes = players.iter().map(|entrant| Bye {
        entrant: *entrant,
        kind,
    });
    draft.byes.extend(byes);
}

/// Numbers the boards of the matches in their order.
fn put_back(draft: &mut DraftRound, blocks: Vec<Block>) {
    let pairings = blocks.into_iter().flatten();
    let numbered = (1..).map(BoardNo).zip(pairings);
    draft.pairings = numbered
        .map(|(board, pairing)| Pairing { board, ..pairing })
        .collect();
}

//! The history of an event: the actor, time, action and reason of each change.

mod action;
mod audit_line;

pub use action::Action;
pub use audit_line::school_of;
pub(super) use audit_line::{PROGRAM, by_account, by_creator, by_program, detail_for, with_school};

use super::rights::Actor;
use super::{Desk, Fault};
use crate::store::{Audit, AuditLine};
use crate::tournament::{BoardNo, EntrantId, Pairing, RoundNo, Stage, Tournament};

/// Number of lines in one read.
const READ: u16 = 500;

/// A filter of lines of the history; the default selects all.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HistoryFilter {
    /// Only lines about this board, in any round.
    pub board: Option<BoardNo>,
    /// Only lines about this player or a board at which they played.
    pub player: Option<EntrantId>,
    /// Only lines of this kind.
    pub kind: Option<HistoryKind>,
}

/// The subject of a line of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HistoryKind {
    /// The results of boards.
    Results,
    /// The players: names, schools, presence, consent.
    Players,
}

impl HistoryKind {
    /// The kind of a line, by the first part of its action code.
    fn of(code: &str) -> Option<HistoryKind> {
        match code.split('.').next()? {
            "result" | "results" => Some(HistoryKind::Results),
            "entrants" | "entrant" | "schools" | "presence" | "consent" | "child" | "names" => {
                Some(HistoryKind::Players)
            }
            _ => None,
        }
    }
}

impl HistoryFilter {
    /// Whether it selects all lines.
    pub fn is_all(&self) -> bool {
        *self == HistoryFilter::default()
    }

    fn matches(&self, tournament: &Tournament, line: &Audit) -> bool {
        let board = number_after(&line.subject, "board");
        let is_board = |named: BoardNo| board == Some(i64::from(named.0));
        self.board.is_none_or(is_board)
            && (self.kind.is_none() || self.kind == HistoryKind::of(&line.what))
            && self
                .player
                .is_none_or(|player| is_about(tournament, line, player))
    }
}

/// The number after a keyword in a subject such as `round 3 board 4`.
pub fn number_after(subject: &str, word: &str) -> Option<i64> {
    let mut words = subject.split_whitespace();
    words.find(|one| *one == word)?;
    words.next()?.parse().ok()
}

/// Whether a line names a player, lists them, or is about a board at which they played.
pub(super) fn is_about(tournament: &Tournament, line: &Audit, player: EntrantId) -> bool {
    let place = |word| number_after(&line.subject, word);
    if let (Some(round), Some(board)) = (place("round"), place("board")) {
        return pairings(tournament).any(|(number, pairing)| {
            i64::from(number.0) == round
                && i64::from(pairing.board.0) == board
                && pairing.has(player)
        });
    }
    let mut numbers = line.subject.split_whitespace().map(str::parse::<i64>);
    place("entrant") == Some(player.0)
        || Action::from_code(&line.what).is_some_and(Action::is_presence)
            && numbers.any(|number| number == Ok(player.0))
}

fn pairings(tournament: &Tournament) -> impl Iterator<Item = (RoundNo, Pairing)> + '_ {
    let closed = tournament.closed.iter().map(|round| round.plan());
    let plans = closed.chain(tournament.current.as_ref().map(Stage::plan));
    plans.flat_map(|plan| {
        let number = plan.number;
        plan.pairings.into_iter().map(move |one| (number, one))
    })
}

impl Desk {
    /// At most `limit` lines older than the line `before`, the newest first.
    pub fn history(
        &self,
        organiser: &Actor,
        before: Option<i64>,
        limit: u16,
    ) -> Result<Vec<AuditLine>, Fault> {
        let id = organiser.id();
        Ok(self.store.read(move |db| db.audit(id, before, limit))?)
    }

    /// [`Desk::history`] of the lines that match a filter.
    pub fn history_of(
        &self,
        organiser: &Actor,
        filter: HistoryFilter,
        before: Option<i64>,
        limit: usize,
    ) -> Result<Vec<AuditLine>, Fault> {
        let tournament = self.tournament(organiser.event())?;
        let read = if filter.is_all() {
            READ.min(u16::try_from(limit).unwrap_or(READ))
        } else {
            READ
        };
        let (mut found, mut before) = (Vec::new(), before);
        while found.len() < limit {
            let lines = self.history(organiser, before, read)?;
            let Some(last) = lines.last() else { break };
            before = Some(last.id);
            let meant = lines
                .into_iter()
                .filter(|line| filter.matches(&tournament, &line.audit));
            found.extend(meant.take(limit - found.len()));
        }
        Ok(found)
    }
}

//! Corrects a result of a closed round, and lists the changes of points and places.

use super::standings::{self, Standings};
use super::{BoardNo, EntrantId, NoSuchBoard, Points, RoundNo, Scored, Stage, Tournament};

/// The effect of a correction on the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The previous result, if there was one.
    pub was: Option<Scored>,
    /// The changes of points or ranks, in the new order.
    pub shifts: Vec<Shift>,
    /// Later rounds that were paired with the old result; they do not change.
    pub already_paired: Vec<RoundNo>,
    /// C.04.2:4.3 whether the next round is closed too: then the correction is for the report only,
    /// unless the organiser decides otherwise.
    pub is_for_report: bool,
}

/// The change of an entrant's points and rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shift {
    /// The entrant.
    pub entrant: EntrantId,
    /// Points before.
    pub points_before: Points,
    /// Points after.
    pub points_after: Points,
    /// Rank before.
    pub rank_before: u16,
    /// Rank after.
    pub rank_after: u16,
}

impl Tournament {
    /// Replaces a result in a closed round or in the round being played. Rounds already paired do
    /// not change (C.04.2:4.2). To preview the effect, correct a clone.
    pub fn correct(
        &mut self,
        round: RoundNo,
        board: BoardNo,
        scored: Scored,
    ) -> Result<Effect, NoSuchBoard> {
        let before = standings::live(self);
        let was = self
            .replace(round, board, scored)
            .ok_or(NoSuchBoard { round, board })?;
        let shifts = shifts(&before, &standings::live(self));
        Ok(Effect {
            was,
            shifts,
            already_paired: self.rounds_after(round),
            is_for_report: was.is_some() && self.closed.len() > usize::from(round.0),
        })
    }

    fn replace(
        &mut self,
        round: RoundNo,
        board: BoardNo,
        scored: Scored,
    ) -> Option<Option<Scored>> {
        if let Some(Stage::Posted(posted)) = &mut self.current
            && posted.number == round
        {
            let was = posted.clear(board).ok()?;
            posted.enter(board, scored).ok()?;
            return Some(was);
        }
        let closed = self
            .closed
            .iter_mut()
            .find(|closed| closed.number == round)?;
        if let Some(at) = closed.postponed.iter().position(|one| one.board == board) {
            let pairing = closed.postponed.remove(at);
            closed.boards.push((pairing, scored));
            closed.boards.sort_by_key(|(pairing, _)| pairing.board);
            return Some(None);
        }
        let (_, result) = closed
            .boards
            .iter_mut()
            .find(|(pairing, _)| pairing.board == board)?;
        Some(Some(std::mem::replace(result, scored)))
    }

    fn rounds_after(&self, round: RoundNo) -> Vec<RoundNo> {
        let closed = self.closed.iter().map(|closed| closed.number);
        closed
            .chain(self.current.as_ref().map(Stage::number))
            .filter(|number| *number > round)
            .collect()
    }
}

/// The entrants whose points or rank differ between two standings, in the order of `after`.
pub fn shifts(before: &Standings, after: &Standings) -> Vec<Shift> {
    let shift = |now: &standings::Row| {
        let was = before.row(now.entrant)?;
        Some(Shift {
            entrant: now.entrant,
            points_before: was.points,
            points_after: now.points,
            rank_before: was.rank,
            rank_after: now.rank,
        })
    };
    let all = after.rows.iter().filter_map(shift);
    all.filter(|shift| {
        shift.points_before != shift.points_after || shift.rank_before != shift.rank_after
    })
    .collect()
}

//! Finds named formations: hints for players, not part of the law. `docs/LAW.md`,
//! "Formations", explains how the sources are read.

use super::points::Points;
use super::position::Mill;
use crate::rules::{Formation, Formed, Rules, Side};

/// The eyes of the lion and cat's jaws on the board.
pub(super) fn all(mill: &Mill) -> Vec<Formed> {
    let of = |side| mill.eyes(side).into_iter().chain(mill.jaws(side));
    of(Side::First).chain(of(Side::Second)).collect()
}

impl Mill {
    /// The machine gun, if the turn that led from here to `after` was one.
    pub fn machine_gun(&self, after: &Mill) -> Option<Formed> {
        let side = self.to_move();
        let mut left = self.cows[side].minus(after.cows[side]);
        let mut come = after.cows[side].minus(self.cows[side]);
        let (from, to) = (left.next()?, come.next()?);
        let others = after.cows[side].without(to);
        let line = self.lines_closed_by(others, to).next()?;
        self.is_straight_road(from, to).then(|| Formed {
            formation: Formation::MachineGun,
            side,
            at: to,
            points: line.with(from).collect(),
        })
    }

    /// 002:57: an empty point between the cows of two crossing lines.
    fn eyes(&self, side: Side) -> Vec<Formed> {
        let eye = |at: u8| {
            let mut around = self
                .lines_closed_by(self.cows[side], at)
                .map(|line| line.without(at))
                .filter(|pair| self.sheet.geometry().neighbours(at).has_all(*pair));
            let (one, other) = (around.next()?, around.next()?);
            Some(Formed {
                formation: Formation::EyeOfTheLion,
                side,
                at,
                points: one.or(other).collect(),
            })
        };
        self.empty().filter_map(eye).collect()
    }

    /// 002:57: a cow that steps out of one line into another.
    fn jaws(&self, side: Side) -> Vec<Formed> {
        let cows = self.cows[side];
        let geometry = self.sheet.geometry();
        let stepping = |from: u8| {
            let closed = self.lines_closed_by(cows.without(from), from).next()?;
            let others = cows.without(from);
            let mut ways = geometry.neighbours(from).and(self.empty());
            let (to, opens) = ways.find_map(|to| {
                let line = self.lines_closed_by(others, to).next()?;
                Some((to, line))
            })?;
            Some(Formed {
                formation: Formation::CatsJaw,
                side,
                at: to,
                points: closed.or(opens).without(to).collect(),
            })
        };
        geometry.in_lines(cows).filter_map(stepping).collect()
    }

    /// The lines through a point whose other two points `others` hold.
    fn lines_closed_by(&self, others: Points, at: u8) -> impl Iterator<Item = Points> {
        let lines = self.sheet.geometry().lines().iter();
        lines
            .map(|[a, b, c]| Points::one(*a).with(*b).with(*c))
            .filter(move |line| line.has(at) && others.has_all(line.without(at)))
    }

    fn is_straight_road(&self, from: u8, to: u8) -> bool {
        let points = self.sheet.board().points;
        let (Some(a), Some(b)) = (points.get(usize::from(from)), points.get(usize::from(to)))
        else {
            return false;
        };
        let is_straight = a.row == b.row || a.column == b.column;
        is_straight && self.sheet.geometry().neighbours(from).has(to)
    }
}

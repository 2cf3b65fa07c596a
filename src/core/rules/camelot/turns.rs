//! Generates the legal turns: plain moves, canters, jumps, charges and castle moves.

use super::board::{self, Leap, Square, leaps_from, steps_from};
use super::path::{Path, Ride, Tour};
use super::position::{CASTLE_MOVES, Camelot, Turn};
use super::rule_sheet::{Gap, RuleSheet};
use super::squares::Squares;
use std::cell::OnceCell;

/// The board from the view of the side to move.
pub(super) struct View {
    sheet: RuleSheet,
    pub(super) ours: Squares,
    theirs: Squares,
    pub(super) empty: Squares,
    pub(super) knights: Squares,
    /// The castle to defend.
    pub(super) home: Squares,
    /// The castle to reach.
    pub(super) goal: Squares,
    /// The squares from which a piece of ours could jump.
    exposed: Squares,
    /// The squares from which a piece of ours could canter; computed on first use.
    canter_starts: OnceCell<Squares>,
    pub(super) castle_move_left: bool,
}

impl View {
    pub(super) fn of(position: &Camelot) -> View {
        let us = position.to_move;
        let (ours, theirs) = (position.pieces[us], position.pieces[!us]);
        let (goal, empty) = (board::castle(!us), Squares::ALL - ours - theirs);
        View {
            sheet: position.sheet,
            ours,
            theirs,
            empty,
            knights: position.knights,
            home: board::castle(us),
            goal,
            exposed: theirs.leapt_from(empty) - goal, // C-24
            canter_starts: OnceCell::new(),
            castle_move_left: position.castle_moves[us] < CASTLE_MOVES,
        }
    }

    /// Visits every legal turn once.
    pub(super) fn each_turn(&self, mut visit: impl FnMut(Turn)) {
        self.each_turn_of(self.movers(), &mut visit);
    }

    pub(super) fn has_turn(&self) -> bool {
        self.has_turn_of(self.movers())
    }

    fn has_turn_of(&self, mut movers: Squares) -> bool {
        let must_capture = self.must_capture(movers);
        let steps = || (movers - self.goal).beside() & (self.empty - self.home);
        // Bitboards find a jump or step at once; other turns are searched piece by piece.
        must_capture
            || !steps().is_empty()
            || movers.any(|from| {
                let mut has = false;
                self.each_turn_from(from, must_capture, &mut |_| has = true);
                has
            })
    }

    /// Whether a turn is legal, without listing the turns of the other pieces.
    pub(super) fn has(&self, turn: &Turn) -> bool {
        let movers = self.movers();
        let must_capture = self.must_capture(movers);
        if turn.is_step() && !self.goal.has(turn.from) {
            let may_step = movers.has(turn.from) && !must_capture;
            return may_step && self.steps(turn.from).has(turn.to);
        }
        let mut has = false;
        if movers.has(turn.from) {
            self.each_turn_from(turn.from, must_capture, &mut |listed| {
                has |= listed == *turn
            });
        }
        has
    }

    /// C-22: a piece in its own castle must move before all others (A-07: if it can).
    pub(super) fn movers(&self) -> Squares {
        let on_duty = self.ours & self.home;
        let lapses = || self.sheet.differs(Gap::CastleDuty) && !self.has_turn_of(on_duty);
        if on_duty.is_empty() || lapses() {
            self.ours
        } else {
            on_duty
        }
    }

    /// C-10, C-17, C-23: whether one of the pieces could jump at once.
    pub(super) fn must_capture(&self, movers: Squares) -> bool {
        !(movers & self.exposed).is_empty()
    }

    fn each_turn_of(&self, movers: Squares, visit: &mut impl FnMut(Turn)) {
        let must_capture = self.must_capture(movers);
        for from in movers {
            self.each_turn_from(from, must_capture, visit);
        }
    }

    fn each_turn_from(&self, from: Square, must_capture: bool, visit: &mut impl FnMut(Turn)) {
        if self.goal.has(from) {
            if !must_capture || self.sheet.differs(Gap::CastleMovePrecedence) {
                self.castle_moves(from, visit);
            }
            return;
        }
        if !must_capture {
            self.plain_moves(from, visit);
            self.canters(from, visit);
        }
        self.captures(from, visit);
    }

    /// C-06, C-20: to any adjacent empty square, but not into the own castle.
    fn plain_moves(&self, from: Square, visit: &mut impl FnMut(Turn)) {
        self.steps(from).for_each(|to| visit(Turn::quiet(from, to)));
    }

    fn steps(&self, from: Square) -> Squares {
        steps_from(from) & (self.empty - self.home)
    }

    /// C-07, C-24.
    fn can_canter_from(&self, from: Square) -> bool {
        let starts = || self.ours.leapt_from(self.empty) - self.goal;
        self.canter_starts.get_or_init(starts).has(from)
    }

    fn canters(&self, from: Square, visit: &mut impl FnMut(Turn)) {
        if !self.can_canter_from(from) {
            return;
        }
        let ride = self.canter(from);
        let ends = ride.reached().iter().filter(|to| self.may_stop(from, **to));
        ends.for_each(|to| visit(Turn::quiet(from, *to)));
    }

    fn captures(&self, from: Square, visit: &mut impl FnMut(Turn)) {
        let mut seen = Vec::new();
        self.each_capture(from, |path, captured| {
            let turn = Turn {
                from,
                to: path.end(),
                captured,
            };
            // another path with the same outcome is the same turn.
            if !seen.contains(&turn) {
                seen.push(turn);
                visit(turn);
            }
        });
    }

    /// C-24, C-25: from one square of the enemy castle to the other, and nowhere else.
    fn castle_moves(&self, from: Square, visit: &mut impl FnMut(Turn)) {
        if self.castle_move_left {
            (self.goal & self.empty).for_each(|to| visit(Turn::quiet(from, to)));
        }
    }

    /// The squares that a canter without a capture reaches.
    pub(super) fn canter(&self, from: Square) -> Ride {
        self.ride(from, self.shunned(from))
    }

    /// C-16: the squares that a canter without a capture may not touch: for a
    /// knight, every exposed square (A-01: or none).
    pub(super) fn shunned(&self, from: Square) -> Squares {
        let shuns = self.knights.has(from) && !self.sheet.differs(Gap::KnightExposed);
        if shuns {
            self.exposed_to(from)
        } else {
            Squares::NONE
        }
    }

    /// Whether a canter without a capture may end on a square that it reaches.
    fn may_stop(&self, from: Square, to: Square) -> bool {
        let exposed = self.knights.has(from) && self.exposed_to(from).has(to); // C-16
        !exposed && !self.home.has(to) // C-20
    }

    /// Visits every path by which a piece captures, shorter canters first, then in
    /// the order of squares: its jumps and (C-15) the charges of a knight, whose
    /// jumps begin where a canter ends.
    pub(super) fn each_capture(&self, from: Square, mut found: impl FnMut(&Path, Squares)) {
        let charges = self.knights.has(from) && self.can_canter_from(from);
        if !charges && !self.exposed.has(from) {
            return;
        }
        let exposed = self.exposed_to(from);
        let free = self.free_for_jumps(from);
        let ride = if charges {
            self.ride(from, Squares::NONE)
        } else {
            Ride::at(from)
        };
        for index in 0.. {
            match ride.get(index) {
                Some(launch) if exposed.has(launch) => {
                    self.jump_on(&mut Tour::after(ride.path(index)), free, &mut found);
                }
                Some(_) => {}
                None => break,
            }
        }
    }

    /// C-13, C-14: continues with every sequence of jumps until no jump is left.
    fn jump_on(&self, tour: &mut Tour, free: Squares, found: &mut impl FnMut(&Path, Squares)) {
        let mut goes_on = false;
        for leap in leaps_from(tour.path.end()) {
            if self.may_jump(tour, free, leap) {
                goes_on = true;
                tour.jump(leap);
                self.jump_on(tour, free, found);
                tour.take_back(leap);
            }
        }
        if !goes_on {
            found(&tour.path, tour.captured);
        }
    }

    /// C-09: over an enemy onto an empty square. C-11: a jumped piece is gone, but
    /// nothing lands on its square, which is an odd number of steps away.
    /// C-24: no piece leaves the enemy castle.
    pub(super) fn may_jump(&self, tour: &Tour, free: Squares, leap: &Leap) -> bool {
        !self.goal.has(tour.path.end())
            && (self.theirs - tour.captured).has(leap.over)
            && free.has(leap.land)
            && !(self.sheet.differs(Gap::Reentry) && self.enters_again(tour, leap))
    }

    /// whether a tour that has jumped into the own castle would jump into it again.
    fn enters_again(&self, tour: &Tour, leap: &Leap) -> bool {
        let jumped_to = tour.path.squares().iter().rev();
        let mut jumped_to = jumped_to.take(usize::from(tour.captured.len()));
        self.home.has(leap.land) && jumped_to.any(|square| self.home.has(*square))
    }

    /// C-12: the start square is empty during the move (A-02: or not free to land on).
    pub(super) fn free_for_jumps(&self, from: Square) -> Squares {
        if self.sheet.differs(Gap::JumpOrigin) {
            self.empty
        } else {
            self.empty.with(from)
        }
    }

    /// The squares from which a piece could jump after leaving its start square.
    fn exposed_to(&self, from: Square) -> Squares {
        if self.sheet.differs(Gap::JumpOrigin) {
            return self.exposed;
        }
        let back = leaps_from(from)
            .iter()
            .filter(|leap| self.theirs.has(leap.over));
        back.fold(self.exposed, |exposed, leap| exposed.with(leap.land)) - self.goal
    }

    /// C-07: a breadth-first search over leaps across friends. C-08: no square is
    /// visited twice, nor the first, which `empty` does not contain.
    fn ride(&self, from: Square, shunned: Squares) -> Ride {
        let mut open = self.empty - shunned - self.closed_to_canters();
        let mut ride = Ride::at(from);
        for index in 0.. {
            let Some(at) = ride.get(index) else { break };
            if self.goal.has(at) {
                continue; // C-24
            }
            for leap in leaps_from(at) {
                if self.ours.has(leap.over) && open.has(leap.land) {
                    open = open.without(leap.land);
                    ride.reach(leap.land, index);
                }
            }
        }
        ride
    }

    /// C-21: a canter may not even pass through the own castle (A-03: or may).
    pub(super) fn closed_to_canters(&self) -> Squares {
        if self.sheet.differs(Gap::OwnCastleTransit) {
            Squares::NONE
        } else {
            self.home
        }
    }
}

impl Turn {
    /// Whether the turn is a step to an adjacent square; no canter or jump ends there.
    pub(super) fn is_step(&self) -> bool {
        self.captured.is_empty() && steps_from(self.from).has(self.to)
    }

    /// A turn without a capture.
    pub(super) fn quiet(from: Square, to: Square) -> Turn {
        Turn {
            from,
            to,
            captured: Squares::NONE,
        }
    }
}

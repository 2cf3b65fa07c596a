//! Shots: the lines that a turn makes, its targets, and the number of shots.

use super::option_enum::{Capture, ShotsPerTurn, Target};
use super::points::Points;
use super::position::Mill;
use super::turn::Act;

/// The point on which an act puts a man, and the other men of his side after it.
#[inline]
fn arrival(mill: &Mill, act: Act) -> Option<(u8, Points)> {
    match act {
        Act::Place { at, .. } => Some((at, mill.own())),
        Act::Move { from, to } => Some((to, mill.own().without(from))),
        Act::Gift { .. } | Act::Pass => None,
    }
}

/// Whether an act makes a line (§1), which must include the man placed or moved.
#[inline]
pub(super) fn makes_line(mill: &Mill, act: Act) -> bool {
    arrival(mill, act).is_some_and(|(to, beside)| mill.sheet.geometry().closes(beside, to))
}

fn lines_made(mill: &Mill, act: Act) -> u8 {
    arrival(mill, act).map_or(0, |(to, beside)| {
        mill.sheet.geometry().lines_closed(beside, to)
    })
}

/// The shots that an act allows.
pub(super) struct Shooting {
    pub(super) targets: Points,
    /// The least number of cows to shoot.
    pub(super) least: u8,
    /// The greatest number of cows to shoot.
    pub(super) most: u8,
}

impl Shooting {
    /// The shots that an act earns, given the targets of the position.
    pub(super) fn earned(mill: &Mill, act: Act, targets: Points) -> Shooting {
        let earned = match mill.sheet.captures_per_move {
            ShotsPerTurn::One => u8::from(makes_line(mill, act)), // 002:64, 004:46-47, C9
            ShotsPerTurn::PerLine => lines_made(mill, act),
        };
        let most = earned.min(targets.len()); // §3.5
        let least = match mill.sheet.capture {
            Capture::Mandatory => most, // C6
            Capture::Optional => 0,
        };
        Shooting {
            targets,
            least,
            most,
        }
    }

    /// Visits every set of targets of an allowed size once.
    pub(super) fn each_choice(&self, mut visit: impl FnMut(Points)) {
        self.extend(Points::NONE, self.targets, &mut visit);
    }

    fn extend(&self, chosen: Points, rest: Points, visit: &mut dyn FnMut(Points)) {
        if chosen.len() >= self.least {
            visit(chosen);
        }
        if chosen.len() == self.most {
            return;
        }
        let mut later = rest;
        while let Some(at) = later.next() {
            self.extend(chosen.with(at), later, visit);
        }
    }
}

/// The cows that may be shot. If a turn has several shots, the position before
/// the first determines the targets of all.
pub(super) fn targets(mill: &Mill) -> Points {
    let theirs = mill.cows[!mill.to_move];
    let open = || theirs.minus(mill.sheet.geometry().in_lines(theirs));
    match mill.sheet.target {
        Target::Any => theirs,    // 002:20, 002:31, 000:9
        Target::Strict => open(), // C18
        Target::Protected => match open() {
            open if open.is_empty() => theirs, // 004:42-44
            open => open,                      // 002:64
        },
    }
}

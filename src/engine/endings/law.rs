//! The law of the moving and flying phase, as far as it acts with empty hands.

use super::symmetry::{self, Permutation};
use inkundla_core::rules::Rules;
use inkundla_core::rules::mill::Mill;
use std::fmt::Write;

const MOST_THROUGH_ONE: usize = 8;
/// A set that no men can cover.
const UNCOVERABLE: u32 = 1 << 31;
/// The edition of the tables; it changes when the meaning of a byte changes.
const EDITION: u32 = 1;

/// Which men may be shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ShotTarget {
    Any,
    Protected,
    Strict,
}

/// The consequence for a player to move who cannot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Blocked {
    Pass,
    Lose,
    Draw,
}

/// The players who must be down to three men for quiet turns to be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum QuietWhen {
    Never,
    Either,
    Both,
}

/// The rules that act when all men are placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EndingLaw {
    pub(super) points: u8,
    pub(super) neighbours: Vec<u32>,
    /// The lines as masks of points.
    pub(super) lines: Vec<u32>,
    partners: Vec<[u32; MOST_THROUGH_ONE]>,
    target: ShotTarget,
    optional_shot: bool,
    shot_for_each_line: bool,
    flies_with_three: bool,
    pub(super) blocked: Blocked,
    /// A side with this many men left has lost.
    pub(super) lost_with: u8,
    quiet_when: QuietWhen,
    quiet_limit: u16,
    no_return: bool,
}

impl EndingLaw {
    /// The law of a position; `None` where the two sides lose with different numbers of men.
    pub(super) fn of(position: &Mill) -> Option<EndingLaw> {
        let sheet = position.sheet();
        let setting = |name: &str| sheet.setting(name).unwrap_or_default();
        let stock = position.stock();
        let win_lost: u8 = setting("win_lost").parse().ok()?;
        // C5: a gift that does not count leaves one man more to be shot.
        let least = |alive: u8, lost: u8| (alive + lost).checked_sub(win_lost);
        let [first, second] = inkundla_core::rules::Side::BOTH
            .map(|side| least(position.men_left(side), stock[side].lost));
        let lost_with = first.filter(|first| second == Some(*first))?;
        let points = sheet.board().points.len() as u8;
        let masks = position.lines().iter();
        let lines: Vec<u32> = masks.map(mask_of).collect();
        let moves: u16 = setting("quiet_moves").parse().ok()?;
        Some(EndingLaw {
            points,
            neighbours: (0..points).map(|at| position.neighbour_mask(at)).collect(),
            partners: partners(points, &lines),
            lines,
            target: match setting("target").as_str() {
                "any" => ShotTarget::Any,
                "protected" => ShotTarget::Protected,
                "strict" => ShotTarget::Strict,
                _ => return None,
            },
            optional_shot: setting("capture") == "optional",
            shot_for_each_line: setting("captures_per_move") == "per_line",
            flies_with_three: setting("fly_at") == "3",
            blocked: match setting("immobile").as_str() {
                "pass" => Blocked::Pass,
                "lose" => Blocked::Lose,
                "draw" => Blocked::Draw,
                _ => return None,
            },
            lost_with,
            quiet_when: match setting("quiet_when").as_str() {
                "either" if lost_with < 3 => QuietWhen::Either,
                "both" if lost_with < 3 => QuietWhen::Both,
                "none" | "either" | "both" => QuietWhen::Never,
                _ => return None,
            },
            quiet_limit: match setting("quiet_unit").as_str() {
                "each" => moves * 2, // C12
                _ => moves,
            },
            no_return: setting("no_return") == "true",
        })
    }

    /// The law in one text: equal for rulesets whose endings have equal values. Repetition is not part of it: whoever wins in
    /// the fewest turns never repeats a position.
    pub(super) fn text(&self) -> String {
        let mut text = format!("edition {EDITION}\npoints {}\nroads", self.points);
        for (at, near) in self.neighbours.iter().enumerate() {
            for to in (at..self.neighbours.len()).filter(|to| near >> to & 1 == 1) {
                let _ = write!(text, " {at}-{to}");
            }
        }
        let mut lines = self.lines.clone();
        lines.sort_unstable();
        text.push_str("\nlines");
        for line in lines {
            let _ = write!(text, " {line:x}");
        }
        let _ = write!(
            text,
            "\ntarget {:?}\nshot {}\nshots {}\nflies {}\nblocked {:?}\nlost with {}\n",
            self.target,
            if self.optional_shot { "may" } else { "must" },
            if self.shot_for_each_line {
                "lines"
            } else {
                "one"
            },
            if self.flies_with_three { "3" } else { "never" },
            self.blocked,
            self.lost_with,
        );
        match self.quiet_when {
            QuietWhen::Never => text.push_str("count never\n"),
            when => {
                let _ = writeln!(text, "count {when:?} {}", self.quiet_limit);
            }
        }
        text
    }

    /// The maps of the board to itself that keep roads and lines.
    pub(super) fn symmetries(&self) -> Vec<Permutation> {
        symmetry::of_board(&self.neighbours, &self.lines)
    }

    /// The number of turns without a shot that draws, if they are counted with these numbers of men (§9).
    pub(super) fn quiet_limit(&self, own: u8, foe: u8) -> Option<u16> {
        let counts = match self.quiet_when {
            QuietWhen::Never => false,
            QuietWhen::Either => own == 3 || foe == 3,
            QuietWhen::Both => own == 3 && foe == 3,
        };
        counts.then_some(self.quiet_limit)
    }

    /// Whether a turn of a side with this many men, or of one that it shoots down to, can begin a ban on going back (§8 f).
    pub(super) fn can_ban(&self, men: u8) -> bool {
        self.no_return && self.least_men_for_ban().is_some_and(|least| men >= least)
    }

    /// The least number of men with which a man leaves a line and makes another.
    fn least_men_for_ban(&self) -> Option<u8> {
        let mut least = None;
        for from in 0..self.points {
            for to in (0..self.points).filter(|to| *to != from) {
                let near = self.neighbours[usize::from(from)] >> to & 1 == 1;
                for left in self.pairs_through(from).filter(|left| left >> to & 1 == 0) {
                    for made in self.pairs_through(to).filter(|made| made >> from & 1 == 0) {
                        let men = (left | made).count_ones() as u8 + 1;
                        let goes = near || self.flies_with_three && men <= 3;
                        if goes && least.is_none_or(|least| men < least) {
                            least = Some(men);
                        }
                    }
                }
            }
        }
        least
    }

    /// The other two points of each line through a point.
    fn pairs_through(&self, at: u8) -> impl Iterator<Item = u32> {
        let pairs = self.partners[usize::from(at)].iter().copied();
        pairs.filter(|pair| *pair != UNCOVERABLE)
    }

    /// The number of lines that a man on a point makes with others.
    #[inline]
    pub(super) fn lines_made(&self, others: u32, at: u8) -> u8 {
        let pairs = self.partners[usize::from(at)].iter();
        pairs.map(|pair| u8::from(others & pair == *pair)).sum()
    }

    /// The men that may be shot (C4, C18).
    #[inline]
    pub(super) fn targets(&self, men: u32) -> u32 {
        if self.target == ShotTarget::Any {
            return men;
        }
        let covered = self.lines.iter().filter(|line| men & **line == **line);
        let open = men & !covered.fold(0, |all, line| all | line);
        if open == 0 && self.target == ShotTarget::Protected {
            men
        } else {
            open
        }
    }

    /// The least and the greatest number of shots of a turn that makes lines.
    #[inline]
    pub(super) fn shots(&self, lines: u8, targets: u32) -> (u8, u8) {
        let earned = if self.shot_for_each_line {
            lines
        } else {
            lines.min(1)
        };
        let most = earned.min(targets.count_ones() as u8); // §3.5
        let least = if self.optional_shot { 0 } else { most };
        (least, most)
    }

    /// Whether a side with this many men may move to any empty point (C16).
    #[inline]
    pub(super) fn flies(&self, men: u32) -> bool {
        self.flies_with_three && men.count_ones() <= 3
    }

    /// The points without men.
    #[inline]
    pub(super) fn empty(&self, own: u32, foe: u32) -> u32 {
        !(own | foe) & ((1 << self.points) - 1)
    }
}

fn mask_of(line: &[u8; 3]) -> u32 {
    line.iter().fold(0, |mask, at| mask | 1 << at)
}

fn partners(points: u8, lines: &[u32]) -> Vec<[u32; MOST_THROUGH_ONE]> {
    let of_point = |at: u8| {
        let mut pairs = [UNCOVERABLE; MOST_THROUGH_ONE];
        let through = lines.iter().filter(|line| **line >> at & 1 == 1);
        for (pair, line) in pairs.iter_mut().zip(through) {
            *pair = line & !(1 << at);
        }
        pairs
    };
    (0..points).map(of_point).collect()
}

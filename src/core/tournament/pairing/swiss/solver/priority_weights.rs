//! The digits of the criteria of a bracket in descending priority, so that the minimum is the
//! best candidate by C.04.3:3.8.1.

use super::bracket::{Bracket, Scope};
use super::mixed_radix::{Priority, Scale};
use crate::tournament::pairing::swiss::law::floats::{was_down, was_up};

/// The digits of all criteria, one per score group for those compared by scores.
pub(super) struct PriorityWeights {
    pub(super) scale: Scale,
    pub(super) illegal: Priority,
    /// Unwanted pairs.
    pub(super) unwanted: Priority,
    pub(super) c6: Priority,
    pub(super) c7: Vec<Priority>,
    pub(super) c8: Priority,
    pub(super) c8_scores: Vec<Priority>,
    /// Only if the single downfloater gets the bye.
    pub(super) c9: Option<Priority>,
    pub(super) c10: Priority,
    pub(super) c11: Priority,
    pub(super) c12: Priority,
    pub(super) c13: Priority,
    /// C14 and C16.
    pub(super) down: [Priority; 2],
    /// C15 and C17.
    pub(super) up: [Priority; 2],
    /// C18 and C20.
    pub(super) down_scores: [Vec<Priority>; 2],
    /// C19 and C21.
    pub(super) up_scores: [Vec<Priority>; 2],
    /// C.04.3:4.4 one digit for each MDP; empty if the MDPs are compared otherwise.
    pub(super) moved: Vec<Priority>,
}

impl PriorityWeights {
    pub(super) fn of(bracket: &Bracket, with_c9: bool, with_moved: bool) -> PriorityWeights {
        let mut scale = Scale::default();
        let own = bracket.own.len();
        let everybody = bracket.everybody();
        let groups = bracket.moved_groups().map(<[usize]>::len);
        let groups = groups.collect::<Vec<_>>();
        let affected = Affected::of(bracket);
        let is_relaxed = bracket.scope == Scope::Next;
        let illegal = scale.add(if is_relaxed { 0 } else { everybody.div_ceil(2) });
        let unwanted = scale.add(bracket.ready.unwanted_pairs().min(everybody));
        let c6 = scale.add(own);
        let c7 = scale.add_each(&groups);
        let c8 = scale.add(own + bracket.next.len());
        let mut with_own = groups.clone();
        with_own.push(own - bracket.moved);
        let c8_scores = scale.add_each(&with_own);
        let c9 = with_c9.then(|| scale.add(affected.unplayed));
        let c10 = scale.add(affected.far);
        let c11 = scale.add(affected.absolute);
        let c12 = scale.add(own);
        let c13 = scale.add(affected.strong);
        let up = |ago: usize| affected.up[ago].min(bracket.moved);
        let sizes = |most: usize| {
            let sizes = groups.iter().map(|size| *size.min(&most));
            sizes.collect::<Vec<_>>()
        };
        let down = |ago: usize| {
            let was_down = |one: &&usize| was_down(&bracket.ready.all[**one], ago);
            let groups = bracket.moved_groups();
            let counts = groups.map(|group| group.iter().filter(was_down).count());
            counts.collect::<Vec<_>>()
        };
        let c14 = scale.add(affected.down[0]);
        let c15 = scale.add(up(0));
        let c16 = scale.add(affected.down[1]);
        let c17 = scale.add(up(1));
        let c18 = scale.add_each(&down(0));
        let c19 = scale.add_each(&sizes(up(0)));
        let c20 = scale.add_each(&down(1));
        let c21 = scale.add_each(&sizes(up(1)));
        let each = if with_moved { bracket.moved } else { 0 };
        let moved = scale.add_each(&vec![1; each]);
        PriorityWeights {
            scale,
            illegal,
            unwanted,
            c6,
            c7,
            c8,
            c8_scores,
            c9,
            c10,
            c11,
            c12,
            c13,
            down: [c14, c16],
            up: [c15, c17],
            down_scores: [c18, c20],
            up_scores: [c19, c21],
            moved,
        }
    }
}

/// The maximum number of players that each criterion can count, to keep the digits narrow.
struct Affected {
    far: usize,
    absolute: usize,
    strong: usize,
    unplayed: usize,
    /// Residents only.
    down: [usize; 2],
    /// Residents only.
    up: [usize; 2],
}

impl Affected {
    fn of(bracket: &Bracket) -> Affected {
        let all = || bracket.own.iter().map(|one| &bracket.ready.all[*one]);
        let residents = || all().skip(bracket.moved);
        let down = |ago| residents().filter(|one| was_down(one, ago)).count();
        let up = |ago| residents().filter(|one| was_up(one, ago)).count();
        Affected {
            far: all().filter(|one| one.preference.apart > 1).count(),
            absolute: all().filter(|one| one.preference.is_absolute()).count(),
            strong: all()
                .filter(|one| one.preference.apart > 0 || one.preference.is_absolute())
                .count(),
            unplayed: all().map(|one| one.unplayed as usize).max().unwrap_or(0),
            down: [down(0), down(1)],
            up: [up(0), up(1)],
        }
    }
}

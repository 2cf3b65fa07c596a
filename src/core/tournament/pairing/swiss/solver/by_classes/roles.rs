//! The classes of the tight pairs, divided by what is known of each vertex: whether it is the higher ranked
//! player of a pair of residents.

use crate::tournament::pairing::swiss::solver::bipartite::{ClassSet, MOST_CLASSES};
use crate::tournament::pairing::swiss::solver::equivalence_classes::TightClasses;
use crate::tournament::pairing::swiss::solver::tight_matching::TightMatching;

/// Knowledge about a vertex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// No resident.
    Other,
    /// A resident of whom nothing is known.
    Open,
    /// C.04.3:3.3 a resident of S1.
    Leads,
    /// A resident of S2.
    Follows,
}

/// The classes by role.
pub(super) struct Roles<'a> {
    pub(super) tight: &'a TightClasses,
    /// The tight class and the role of each class.
    pub(super) classes: Vec<(usize, Role)>,
    allows: Vec<ClassSet>,
    /// The class of each vertex.
    class: Vec<usize>,
}

impl<'a> Roles<'a> {
    /// All residents are open; `None` if there are too many classes.
    pub(super) fn of(
        tight: &'a TightClasses,
        class: &[usize],
        residents: &[usize],
    ) -> Option<Roles<'a>> {
        let mut role = vec![Role::Other; class.len()];
        for one in residents {
            role[*one] = Role::Open;
        }
        let mut classes = Vec::new();
        let mut of = Vec::with_capacity(class.len());
        for both in class.iter().copied().zip(role) {
            let known = classes.iter().position(|other| *other == both);
            let at = known.unwrap_or(classes.len());
            if known.is_none() {
                let roles = match both.1 {
                    Role::Other => &[Role::Other][..],
                    _ => &[Role::Open, Role::Leads, Role::Follows],
                };
                classes.extend(roles.iter().map(|role| (both.0, *role)));
            }
            of.push(at);
        }
        if classes.len() > MOST_CLASSES {
            return None;
        }
        let mut roles = Roles {
            tight,
            allows: Vec::new(),
            classes,
            class: of,
        };
        let row = |one: usize| {
            let allowed = (0..roles.classes.len()).filter(|other| roles.may(one, *other));
            allowed.fold(0, |all, class| all | 1 << class)
        };
        roles.allows = (0..roles.classes.len()).map(row).collect();
        Some(roles)
    }

    fn may(&self, one: usize, other: usize) -> bool {
        use Role::{Follows, Leads, Open, Other};
        let ((first, role), (second, other_role)) = (self.classes[one], self.classes[other]);
        let is_in = |rows: &[ClassSet]| rows[first] & (1 << second) != 0;
        let is_own = is_in(&self.tight.own);
        let may = match (role, other_role) {
            (Leads, Leads | Other) | (Other, Leads) => false,
            (Leads, _) | (_, Leads) => is_own,
            (Other, _) | (_, Other) | (Follows, Follows) => !is_own,
            (Open, Open | Follows) | (Follows, Open) => true,
        };
        may && is_in(&self.tight.allows)
    }

    /// The class of a vertex in a role, which must be a resident.
    pub(super) fn class_as(&self, one: usize, role: Role) -> usize {
        let whole = self.classes[self.class[one]].0;
        let as_role = |class: &(usize, Role)| *class == (whole, role);
        self.classes
            .iter()
            .position(as_role)
            .unwrap_or(self.class[one])
    }

    pub(super) fn give(&mut self, residents: &[usize], role: Role) {
        for one in residents {
            self.class[*one] = self.class_as(*one, role);
        }
    }

    /// A perfect matching of these roles.
    pub(super) fn matching<F: Fn(usize, usize) -> bool>(
        &self,
        is_barred: F,
    ) -> Option<TightMatching<F>> {
        TightMatching::of(self.class.clone(), self.allows.clone(), is_barred)
    }
}

//! The names of schools, changed for all their players at once.

use super::events::plain_json;
use super::fault::FormProblem;
use super::rights::Actor;
use super::undo::{Change, Turned};
use super::{Desk, Fault};
use crate::tournament::{BadName, EntrantId, EntrantName, school_key};
use chrono::{DateTime, Utc};
use std::collections::HashSet;

/// The school of an entrant before and after.
pub(super) type SchoolTurned = (EntrantId, Turned<Option<String>>);

impl Desk {
    /// Gives all players of some schools one name of a school: renames one school, or
    /// makes several one.
    ///
    /// # Errors
    /// When no player is of them, or the name cannot be one.
    pub fn rename_schools(
        &self,
        organiser: &Actor,
        meant: &[String],
        name: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let name = EntrantName::parse(name, "").map_err(|why| Fault::Form {
            field: "school",
            problem: match why {
                BadName::TooLong => FormProblem::TooLong,
                BadName::Empty | BadName::Unprintable => FormProblem::Missing,
            },
        })?;
        let meant: HashSet<String> = meant.iter().map(|name| school_key(name)).collect();
        let now = Some(name.given().to_owned());
        let entrants = self.entrants(organiser)?.into_iter();
        let of_them = entrants.filter(|one| {
            let school = one.school.as_deref().map(school_key);
            school.is_some_and(|key| meant.contains(&key))
        });
        let of_them: Vec<(EntrantId, Option<String>)> =
            of_them.map(|one| (one.id, one.school)).collect();
        if of_them.is_empty() {
            return Err(Fault::NotFound);
        }
        let turned = of_them.into_iter().filter(|(_, was)| *was != now);
        let turned = turned.map(|(id, was)| {
            let now = now.clone();
            (id, Turned { was, now })
        });
        self.turn_schools(organiser, turned.collect(), at)
    }

    /// Notes from which schools entrants come.
    pub(super) fn turn_schools(
        &self,
        organiser: &Actor,
        turned: Vec<SchoolTurned>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        if turned.is_empty() {
            return Ok(());
        }
        let id = organiser.id();
        let subject = format!("{} entrants", turned.len());
        let audit = organiser.did("schools.renamed", subject, at);
        self.store.change(audit, move |tx, line| {
            // A school stands in no line of the history: it goes when the names go.
            let kept = turned.iter().map(|(id, turned)| (*id, plain_json(turned)));
            let kept: Vec<(EntrantId, String)> = kept.collect();
            line.detail = Change::Schools(tx.keep_former(id, &kept)?).told();
            let schools = turned.into_iter().map(|(id, turned)| (id, turned.now));
            tx.set_schools(id, &schools.collect::<Vec<_>>())
        })?;
        self.tell(id);
        Ok(())
    }
}

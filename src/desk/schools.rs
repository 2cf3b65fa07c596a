//! Names of schools, which are changed for all their players at once.

use super::events::Event;
use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangePlayers, Permits};
use super::settings_json::plain_json;
use super::undo::{BeforeAfter, Change};
use super::{Desk, Fault};
use crate::store::StoreError;
use crate::tournament::{BadName, EntrantId, EntrantName, School, school_key, schools};
use chrono::{DateTime, Utc};
use std::collections::{BTreeSet, HashSet};

/// The school of an entrant before and after.
pub(super) type SchoolChange = (EntrantId, BeforeAfter<Option<String>>);

/// Pairs of schools, by their keys, that were declared distinct although their names are nearly
/// the same.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct DistinctSchools {
    pairs: BTreeSet<(String, String)>,
}

impl DistinctSchools {
    /// Whether these two were declared distinct.
    pub fn has(&self, one: &School<'_>, other: &School<'_>) -> bool {
        self.pairs.contains(&Self::pair(&one.key, &other.key))
    }

    fn pair(one: &str, other: &str) -> (String, String) {
        let (less, more) = if one <= other {
            (one, other)
        } else {
            (other, one)
        };
        (less.to_owned(), more.to_owned())
    }

    fn read(kept: Option<&str>) -> Result<DistinctSchools, StoreError> {
        let pairs = kept.map(serde_json::from_str).transpose();
        let pairs = pairs.map_err(|why: serde_json::Error| StoreError::Unreadable {
            what: "distinct schools",
            why: why.to_string(),
        })?;
        Ok(DistinctSchools {
            pairs: pairs.unwrap_or_default(),
        })
    }

    fn text(&self) -> String {
        plain_json(&self.pairs)
    }
}

impl Desk {
    /// Renames a school, or merges several, for all their players.
    ///
    /// # Errors
    /// [`Fault::NotFound`] when no player is from these schools; [`Fault::Form`] for a bad name.
    pub fn rename_schools(
        &self,
        organiser: &impl Permits<ChangePlayers>,
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
        let entrants = self.entrants(organiser.actor())?.into_iter();
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
            (id, BeforeAfter { was, now })
        });
        self.set_schools_of(organiser, turned.collect(), at)
    }

    /// The pairs of schools that were declared distinct.
    pub fn distinct_schools(&self, event: &Event) -> Result<DistinctSchools, Fault> {
        let id = event.id;
        let kept = self.store.read(move |db| db.distinct_schools(id))?;
        Ok(DistinctSchools::read(kept.as_deref())?)
    }

    /// Declares two schools with nearly the same name distinct, so that nobody is asked again.
    ///
    /// # Errors
    /// [`Fault::NotFound`] when they are not two schools of players.
    pub fn keep_schools_distinct(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        names: &[String],
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let entrants = self.entrants(organiser)?;
        let known: HashSet<String> = schools(&entrants).into_iter().map(|one| one.key).collect();
        let keys: Vec<String> = names.iter().map(|name| school_key(name)).collect();
        let [one, other] = keys.as_slice() else {
            return Err(Fault::NotFound);
        };
        if one == other || !known.contains(one) || !known.contains(other) {
            return Err(Fault::NotFound);
        }
        let pair = DistinctSchools::pair(one, other);
        let id = organiser.id();
        // A school stands in no line of the history: it goes when the names go.
        let audit = organiser.did(Action::SchoolsDistinct, "", at);
        self.store.change(audit, move |tx, _| {
            let mut kept = DistinctSchools::read(tx.distinct_schools(id)?.as_deref())?;
            kept.pairs.insert(pair);
            tx.set_distinct_schools(id, &kept.text())
        })?;
        self.tell(id);
        Ok(())
    }

    /// Notes from which schools entrants come.
    pub(super) fn set_schools_of(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        turned: Vec<SchoolChange>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        if turned.is_empty() {
            return Ok(());
        }
        let id = organiser.id();
        let subject = format!("{} entrants", turned.len());
        let audit = organiser.did(Action::SchoolsRenamed, subject, at);
        self.store.change(audit, move |tx, line| {
            // A school stands in no line of the history: it goes when the names go.
            let kept = turned.iter().map(|(id, turned)| (*id, plain_json(turned)));
            let kept: Vec<(EntrantId, String)> = kept.collect();
            line.detail = Change::Schools(tx.keep_erasable_words(id, &kept)?).detail();
            let schools = turned.into_iter().map(|(id, turned)| (id, turned.now));
            tx.set_schools(id, &schools.collect::<Vec<_>>())
        })?;
        self.tell(id);
        Ok(())
    }
}

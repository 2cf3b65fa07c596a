//! Names of schools, which are changed for all their players at once.

use super::events::Event;
use super::fault::FormProblem;
use super::history::Action;
use super::rights::{Actor, ChangePlayers, Permits};
use super::settings_json::{parse_or_default, plain_json};
use super::undo::{BeforeAfter, Change};
use super::{Desk, Fault};
use crate::store::{Changes, StoreError};
use crate::tournament::pairing::{CannotChange, are_rounds_whole};
use crate::tournament::{
    BadName, Entrant, EntrantId, EntrantName, School, TournamentId, school_key, schools,
};
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

/// The refusal of a change that would break up matches of teams that are paired or played.
const BREAKS_MATCH: &str = "a match of two teams stays whole";

/// Changes schools, which are the teams of a team event.
///
/// # Errors
/// [`StoreError::Refused`] if rounds no longer consist of whole matches.
pub(super) fn keeping_matches(
    tx: &mut dyn Changes,
    id: TournamentId,
    change: impl FnOnce(&mut dyn Changes) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let was_whole = are_rounds_whole(&tx.load_tournament(id)?);
    change(tx)?;
    if was_whole && !are_rounds_whole(&tx.load_tournament(id)?) {
        return Err(StoreError::Refused(BREAKS_MATCH));
    }
    Ok(())
}

/// The error of such a change.
pub(super) fn broken_match(fault: Fault) -> Fault {
    match fault {
        Fault::Store(StoreError::Refused(BREAKS_MATCH)) => CannotChange::BreaksMatch.into(),
        other => other,
    }
}

impl DistinctSchools {
    /// Whether these two were declared distinct.
    pub fn has(&self, one: &School<'_>, other: &School<'_>) -> bool {
        self.pairs.contains(&Self::pair(&one.key, &other.key))
    }

    fn pair(one: &str, other: &str) -> (String, String) {
        (one.min(other).to_owned(), one.max(other).to_owned())
    }

    fn read(kept: Option<&str>) -> Result<DistinctSchools, StoreError> {
        let pairs = parse_or_default("distinct schools", kept)?;
        Ok(DistinctSchools { pairs })
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
        if organiser.actor().event().has_sections() {
            return self.rename_in_sections(organiser.actor(), meant, name, at);
        }
        let name = EntrantName::parse(name, "").map_err(|why| match why {
            BadName::TooLong => Fault::form("school", FormProblem::TooLong),
            BadName::Empty | BadName::Unprintable => Fault::form("school", FormProblem::Missing),
        })?;
        let mut meant: HashSet<String> = meant.iter().map(|name| school_key(name)).collect();
        let now = Some(name.given().to_owned());
        let mut players = self.entrants(organiser.actor())?;
        players.retain(|one| {
            let school = one.school.as_deref().map(school_key);
            school.is_some_and(|key| meant.contains(&key))
        });
        if players.is_empty() {
            return Err(Fault::NotFound);
        }
        meant.retain(|key| {
            let keys = players
                .iter()
                .map(|one| one.school.as_deref().map(school_key));
            keys.flatten().any(|one| one == *key)
        });
        players.retain(|one| one.school != now);
        let change = |one: Entrant| {
            let (was, now) = (one.school, now.clone());
            (one.id, BeforeAfter { was, now })
        };
        let changes = players.into_iter().map(change).collect();
        let renamed = meant.into_iter().map(|key| (key, name.given().to_owned()));
        self.change_schools(organiser, changes, renamed.collect(), at)
    }

    /// [`Desk::rename_schools`] in all sections that have players of these schools.
    fn rename_in_sections(
        &self,
        organiser: &Actor,
        meant: &[String],
        name: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let mut is_found = false;
        for section in self.sections(organiser.event())? {
            let right = organiser.unlimited().at(section)?;
            match self.rename_schools(&right, meant, name, at) {
                Err(Fault::NotFound) => {}
                done => {
                    done?;
                    is_found = true;
                }
            }
        }
        is_found.then_some(()).ok_or(Fault::NotFound)
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
        // The history names no school: schools are erased together with names.
        let audit = organiser.audit(Action::SchoolsDistinct, "", at);
        self.change_event(audit, move |tx, _| {
            let mut kept = DistinctSchools::read(tx.distinct_schools(id)?.as_deref())?;
            kept.pairs.insert(pair);
            tx.set_distinct_schools(id, &kept.text())
        })
    }

    /// Sets the schools of entrants.
    pub(super) fn set_schools(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        changes: Vec<SchoolChange>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.change_schools(organiser, changes, Vec::new(), at)
    }

    /// Sets the schools of entrants. The details of schools go along to their new names.
    fn change_schools(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        changes: Vec<SchoolChange>,
        renamed: Vec<(String, String)>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        if changes.is_empty() {
            return Ok(());
        }
        let id = organiser.id();
        let subject = format!("{} entrants", changes.len());
        let audit = organiser.audit(Action::SchoolsRenamed, subject, at);
        self.change_event(audit, move |tx, line| {
            // The history names no school: schools are erased together with names.
            let kept = changes.iter().map(|(id, change)| (*id, plain_json(change)));
            let kept: Vec<(EntrantId, String)> = kept.collect();
            line.detail = Change::Schools(tx.keep_erasable_words(id, &kept)?).detail();
            if !renamed.is_empty() {
                let mut row = tx.tournament(id)?.settings_row;
                for (from, to) in &renamed {
                    row.options.rename_school(from, to);
                }
                tx.set_event_settings(id, &row)?;
            }
            let schools = changes.into_iter().map(|(id, change)| (id, change.now));
            keeping_matches(tx, id, |tx| {
                tx.set_schools(id, &schools.collect::<Vec<_>>())
            })
        })
        .map_err(broken_match)
    }
}

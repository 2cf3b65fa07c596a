//! The details of schools: short name, town, colour and pattern.

use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangePlayers, Permits};
use super::{Desk, Fault};
use crate::tournament::{SchoolDetails, legible, school_key, schools};
use chrono::{DateTime, Utc};

/// Length limit of the short name of a school, in characters.
pub const LONGEST_SHORT: usize = 12;
/// Length limit of the town of a school, in characters.
pub const LONGEST_TOWN: usize = 60;
/// The most entries about schools of one event, with those of former names.
const MOST_ENTRIES: usize = 400;

impl Desk {
    /// Replaces the short name, the town, the colour and the pattern of a school.
    ///
    /// # Errors
    /// [`Fault::NotFound`] when no player is from this school; [`Fault::Form`] for a text that is too long, or an
    /// unknown colour or pattern; [`Fault::ShortNameTaken`].
    pub fn change_school(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        name: &str,
        details: &SchoolDetails,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let players = self.entrants(actor)?;
        let known: Vec<String> = schools(&players).into_iter().map(|one| one.key).collect();
        let details = SchoolDetails {
            key: school_key(name),
            short: legible(&details.short),
            place: legible(&details.place),
            became: String::new(),
            ..*details
        };
        if !known.contains(&details.key) {
            return Err(Fault::NotFound);
        }
        check(&details)?;
        let short = school_key(&details.short);
        let entries = &actor.event().options.schools;
        let mut others = entries.iter().filter(|one| known.contains(&one.key));
        let is_of_another = !details.short.is_empty()
            && (known.contains(&short) && short != details.key
                || others.any(|one| {
                    one.key != details.key
                        && !one.short.is_empty()
                        && school_key(&one.short) == short
                }));
        if is_of_another {
            return Err(Fault::ShortNameTaken);
        }
        let audit = actor.audit(Action::SchoolChanged, "", at);
        self.change_settings(organiser, audit, move |present| {
            let entries = &mut present.options.schools;
            entries.retain(|one| one.key != details.key);
            if entries.len() >= MOST_ENTRIES {
                entries.retain(|one| known.contains(&one.key));
            }
            if !details.is_plain() {
                entries.push(details);
            }
            Ok(())
        })
    }

    /// Lets teachers with the link of their school correct its list, or not.
    pub fn let_teachers_correct(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        may: bool,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let audit = organiser.actor().audit(Action::TeachersChanged, "", at);
        self.change_settings(organiser, audit, move |present| {
            present.options.teachers_correct = may;
            Ok(())
        })
    }
}

fn check(details: &SchoolDetails) -> Result<(), Fault> {
    let is_long = |text: &str, longest| text.chars().count() > longest;
    if is_long(&details.short, LONGEST_SHORT) {
        return Err(Fault::form("school-short", FormProblem::TooLong));
    }
    if is_long(&details.place, LONGEST_TOWN) {
        return Err(Fault::form("school-town", FormProblem::TooLong));
    }
    let is_known = |number: Option<u8>, count| number.is_none_or(|number| number < count);
    if !is_known(details.colour, SchoolDetails::COLOURS) {
        return Err(Fault::form("school-colour", FormProblem::NotAChoice));
    }
    if !is_known(details.pattern, SchoolDetails::PATTERNS) {
        return Err(Fault::form("school-pattern", FormProblem::NotAChoice));
    }
    Ok(())
}

//! Questions whether schools with similar names are the same.

use crate::formats::entrants_csv::{ParsedRow, RawRow};
use crate::i18n::Localizer;
use crate::tournament::{Entrant, School, near_schools, school_key, schools_named};
use std::collections::HashSet;

/// Prefix of the field names of answers.
pub(super) const ANSWER: &str = "same-school-";

/// Separator of the two names in an answer.
const BECOMES: char = '\t';

/// Two schools and the possible answers.
pub(super) struct SimilarSchool {
    pub(super) name: String,
    pub(super) text: String,
    /// Value and label.
    pub(super) answers: Vec<(String, String)>,
}

/// The questions. A list cannot rename a school that already has players in the event.
pub(super) fn questions(
    t: &Localizer,
    sightings: &[ParsedRow],
    entrants: &[Entrant],
) -> Vec<SimilarSchool> {
    let here = entrants.iter().filter_map(|one| one.school.as_deref());
    let keys: HashSet<String> = here.clone().map(school_key).collect();
    let listed = sightings.iter().filter_map(|one| one.school.as_deref());
    let schools = schools_named(here.chain(listed));
    let is_entered = |school: &School<'_>| keys.contains(&school.key);
    let near = near_schools(&schools).into_iter();
    let near = near.filter(|(one, other)| !is_entered(one) || !is_entered(other));
    let ask = |(n, (one, other)): (usize, (&School<'_>, &School<'_>))| {
        let becomes = |from: &School<'_>, to: &School<'_>| {
            let answer = format!("{}{BECOMES}{}", from.name, to.name);
            (!is_entered(from)).then(|| (answer, t.msg_arg("school-is", "name", to.name)))
        };
        let values = [("one", one.name.into()), ("other", other.name.into())];
        SimilarSchool {
            name: format!("{ANSWER}{n}"),
            text: t.msg_with("check-near-schools", &values),
            answers: [becomes(other, one), becomes(one, other)]
                .into_iter()
                .flatten()
                .collect(),
        }
    };
    near.enumerate().map(ask).collect()
}

/// Applies an answer: renames a school in the rows.
pub(super) fn rename(rows: &mut [RawRow], answer: &str) {
    let Some((from, to)) = answer.split_once(BECOMES) else {
        return;
    };
    let from = school_key(from);
    for row in rows
        .iter_mut()
        .filter(|row| school_key(&row.school) == from)
    {
        to.clone_into(&mut row.school);
    }
}

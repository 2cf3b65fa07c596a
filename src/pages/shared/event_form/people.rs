//! The part of the event form about who plays, public names and categories.

use super::EventForm;
use super::fields::{Choice, choices};
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::http::request::form_parsing::wrong;
use crate::i18n::Localizer;
use crate::tournament::{Audience, EventCategory, Gender, Grade, Options};
use std::collections::BTreeMap;

/// The prefix of the fields of categories: `cat-1-name`.
const CATEGORY: &str = "cat-";
/// The most categories of an event.
const MOST: usize = 24;
/// Empty rows after the categories of the event.
const SPARE: usize = 3;
const LONGEST_NAME: usize = 40;
const YEARS: std::ops::RangeInclusive<u16> = 1_900..=2_100;
const RATINGS: std::ops::RangeInclusive<u16> = 1..=4_000;

/// A row of the categories as rendered.
pub(crate) struct CategoryRow {
    pub number: usize,
    pub name: String,
    pub genders: Vec<Choice>,
    /// From and to of years of birth, ratings and grades: name, label and value of each field.
    pub limits: Vec<(&'static str, String, String)>,
}

/// The fields as rendered.
pub(crate) struct PeopleFields {
    pub audiences: Vec<Choice>,
    pub has_full_names: bool,
    pub has_public_ratings: bool,
    /// Whether other web sites may show the public pages.
    pub has_embedding: bool,
    pub categories: Vec<CategoryRow>,
}

const LIMITS: [&str; 6] = [
    "born-from",
    "born-to",
    "rating-from",
    "rating-to",
    "grade-from",
    "grade-to",
];

/// Whether a dynamic field is one of categories.
pub(super) fn is_of_categories(field: &str) -> bool {
    field.starts_with(CATEGORY)
}

/// The dynamic fields of the categories of an event.
pub(super) fn filled_in(options: &Options) -> BTreeMap<String, String> {
    let mut fields = BTreeMap::new();
    let year = |year: Option<u16>| year.map_or(String::new(), |year| year.to_string());
    let grade = |grade: Option<Grade>| grade.map_or(String::new(), Grade::code);
    for (number, one) in (1..).zip(&options.categories) {
        let gender = one.gender.map_or("", Gender::code).to_owned();
        let values = [
            ("name", one.name.clone()),
            ("gender", gender),
            ("born-from", year(one.born_from)),
            ("born-to", year(one.born_to)),
            ("rating-from", year(one.rating_from)),
            ("rating-to", year(one.rating_to)),
            ("grade-from", grade(one.grade_from)),
            ("grade-to", grade(one.grade_to)),
        ];
        let values = values.into_iter().filter(|(_, value)| !value.is_empty());
        fields.extend(values.map(|(field, value)| (format!("{CATEGORY}{number}-{field}"), value)));
    }
    fields
}

/// Sets who plays, public names and categories as the form has them.
pub(super) fn set(form: &EventForm, options: &mut Options) -> Result<(), Fault> {
    options.audience = match form.audience.as_str() {
        "" => options.audience,
        code => Audience::from_code(code).ok_or(wrong("audience", FormProblem::NotAChoice))?,
    };
    options.full_names = !form.full_names.is_empty();
    options.public_ratings = !form.public_ratings.is_empty();
    options.embedding = !form.embedding.is_empty();
    options.categories = categories(form)?;
    Ok(())
}

fn categories(form: &EventForm) -> Result<Vec<EventCategory>, Fault> {
    let mut found = Vec::new();
    for number in 1..=MOST {
        let value = |field: &str| {
            let value = form.others.get(&format!("{CATEGORY}{number}-{field}"));
            value.map_or("", |value| value.trim())
        };
        let name = value("name");
        let is_empty = value("gender").is_empty() && LIMITS.iter().all(|one| value(one).is_empty());
        if name.is_empty() {
            if is_empty {
                continue;
            }
            return Err(wrong("category-name", FormProblem::Missing));
        }
        if name.chars().count() > LONGEST_NAME {
            return Err(wrong("category-name", FormProblem::TooLong));
        }
        let gender = match value("gender") {
            "" => None,
            code => {
                let known = Gender::from_code(code);
                Some(known.ok_or(wrong("category-gender", FormProblem::NotAChoice))?)
            }
        };
        found.push(EventCategory {
            name: name.to_owned(),
            gender,
            born_from: limit("category-born", value("born-from"), YEARS)?,
            born_to: limit("category-born", value("born-to"), YEARS)?,
            rating_from: limit("category-rating", value("rating-from"), RATINGS)?,
            rating_to: limit("category-rating", value("rating-to"), RATINGS)?,
            grade_from: grade(value("grade-from"))?,
            grade_to: grade(value("grade-to"))?,
        });
    }
    Ok(found)
}

fn limit(
    field: &'static str,
    text: &str,
    allowed: std::ops::RangeInclusive<u16>,
) -> Result<Option<u16>, Fault> {
    if text.is_empty() {
        return Ok(None);
    }
    let number = text.parse().ok().filter(|number| allowed.contains(number));
    number
        .map(Some)
        .ok_or(wrong(field, FormProblem::NotANumber))
}

fn grade(text: &str) -> Result<Option<Grade>, Fault> {
    if text.is_empty() {
        return Ok(None);
    }
    let grade = Grade::from_code(text);
    grade
        .map(Some)
        .ok_or(wrong("category-grade", FormProblem::NotAChoice))
}

impl PeopleFields {
    pub(super) fn of(t: &Localizer, form: &EventForm) -> PeopleFields {
        let audiences = Audience::ALL.map(Audience::code);
        let audiences = audiences.map(|code| (code, t.msg(&format!("audience-{code}"))));
        let used = (1..=MOST).rev().find(|number| {
            form.others
                .contains_key(&format!("{CATEGORY}{number}-name"))
        });
        let rows = 1..=(used.unwrap_or(0) + SPARE).min(MOST);
        PeopleFields {
            audiences: choices(audiences, &form.audience),
            has_full_names: !form.full_names.is_empty(),
            has_public_ratings: !form.public_ratings.is_empty(),
            has_embedding: !form.embedding.is_empty(),
            categories: rows.map(|number| row(t, form, number)).collect(),
        }
    }
}

fn row(t: &Localizer, form: &EventForm, number: usize) -> CategoryRow {
    let value = |field: &str| {
        let value = form.others.get(&format!("{CATEGORY}{number}-{field}"));
        value.cloned().unwrap_or_default()
    };
    let genders = Gender::ALL.map(Gender::code);
    let genders = genders.map(|code| (code, t.msg(&format!("standings-gender-{code}"))));
    let all = [("", t.msg("category-everybody"))];
    let limit = |field: &'static str| {
        let label = t.msg(&format!("category-{field}"));
        (field, label, value(field))
    };
    CategoryRow {
        number,
        name: value("name"),
        genders: choices(all.into_iter().chain(genders), &value("gender")),
        limits: LIMITS.map(limit).into(),
    }
}

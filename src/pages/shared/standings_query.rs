//! The query of the standings: round, category and page.

use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::standings::check_closed;
use crate::formats::Names;
use crate::i18n::Localizer;
use crate::paths;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::standings::{Category, Standings};
use crate::tournament::{Audience, Entrant, Gender, Grade, RoundNo, Tournament, school_key};
use crate::view::collation;
use crate::view::score_breakdown::Breakdowns;
use serde::Deserialize;
use std::collections::BTreeSet;

/// The part of the standings to show.
#[derive(Deserialize, Clone, Default, Debug)]
#[serde(default)]
pub struct StandingsQuery {
    after: String,
    pub(crate) school: String,
    grade: String,
    gender: String,
    born: String,
    /// The number of a category that the organiser chose, from 1.
    category: String,
    best: String,
    pub(crate) page: String,
}

impl StandingsQuery {
    /// Whether the standings are those of now.
    pub(crate) fn is_now(&self) -> bool {
        self.after.is_empty()
    }

    /// The closed round after which the standings are shown; `None` for now.
    ///
    /// # Errors
    /// As [`check_closed`]; a text that is no number is no round.
    pub(crate) fn after(&self, tournament: &Tournament) -> Result<Option<RoundNo>, Fault> {
        if self.after.is_empty() {
            return Ok(None);
        }
        let number = self.after.parse().map(RoundNo);
        let number =
            number.map_err(|_| Fault::NoSuchRound(self.after.chars().take(20).collect()))?;
        check_closed(tournament, Some(number))?;
        Ok(Some(number))
    }
}

pub(crate) struct QueryChoice {
    pub(crate) value: String,
    pub(crate) text: String,
    pub(crate) is_chosen: bool,
}

pub(crate) fn chosen(choices: &[QueryChoice]) -> String {
    let found = choices.iter().find(|choice| choice.is_chosen);
    found.map(|choice| choice.value.clone()).unwrap_or_default()
}

pub(crate) fn rounds(
    t: &Localizer,
    tournament: &Tournament,
    after: Option<RoundNo>,
) -> Vec<QueryChoice> {
    let now = QueryChoice {
        value: String::new(),
        text: t.msg("standings-now"),
        is_chosen: after.is_none(),
    };
    let round = |number: RoundNo| QueryChoice {
        value: number.to_string(),
        text: t.msg_arg("standings-after-choice", "round", number.0),
        is_chosen: after == Some(number),
    };
    let closed = tournament.closed.iter().rev();
    let closed = closed.map(|closed| round(closed.number));
    std::iter::once(now).chain(closed).collect()
}

pub(crate) fn schools(t: &Localizer, tournament: &Tournament, wanted: &str) -> Vec<QueryChoice> {
    let mut known = crate::tournament::schools(&tournament.entrants);
    known.sort_by_key(|school| collation::key(school.name));
    let wanted = school_key(wanted);
    let wanted = known.iter().find(|school| school.key == wanted);
    let wanted = wanted.map_or("", |school| school.name);
    let each = known
        .iter()
        .map(|school| (school.name.to_owned(), school.name.to_owned()));
    choices(t.msg("standings-all-schools"), each.collect(), wanted)
}

/// Choices of grade, gender and year of birth, if there is more than one. Gender and year are
/// only for the organiser.
pub(crate) fn categories(
    t: &Localizer,
    names: Names,
    tournament: &Tournament,
    query: &StandingsQuery,
) -> Vec<(&'static str, String, Vec<QueryChoice>)> {
    let known = shown_categories(tournament, names);
    let chosen = tournament.options.categories.iter();
    let chosen = (1..)
        .zip(chosen)
        .filter(|(number, _)| known.contains(number));
    let chosen: Vec<(String, String)> = chosen
        .map(|(number, one)| (number.to_string(), one.name.clone()))
        .collect();
    if !tournament.options.categories.is_empty() {
        let all = t.msg("standings-all-categories");
        let has_any = !chosen.is_empty();
        let choices = choices(all, chosen, &query.category);
        let list = ("category", t.msg("category"), choices);
        return has_any.then_some(list).into_iter().collect();
    }
    if tournament.options.audience == Audience::Adults {
        return Vec::new();
    }
    let mut all = vec![("grade", t.msg("column-grade"), grades(t, tournament, query))];
    if names == Names::Full {
        all.push((
            "gender",
            t.msg("column-gender"),
            genders(t, tournament, query),
        ));
        all.push(("born", t.msg("column-born"), years(t, tournament, query)));
    }
    all.retain(|(_, _, choices)| choices.len() > 2);
    all
}

/// The numbers of the chosen categories that a visitor may see: outsiders see none of children by
/// gender or year of birth.
fn shown_categories(tournament: &Tournament, names: Names) -> Vec<usize> {
    let is_open = names == Names::Full || tournament.options.audience == Audience::Adults;
    let all = (1..).zip(&tournament.options.categories);
    all.filter(|(_, one)| is_open || one.is_public())
        .map(|(number, _)| number)
        .collect()
}

/// The grades of the players.
fn grades(t: &Localizer, tournament: &Tournament, query: &StandingsQuery) -> Vec<QueryChoice> {
    let each = known(tournament, |one| one.grade).map(|grade| {
        let code = grade.code();
        let text = t.msg_arg("grade", "grade", code.as_str());
        (code, text)
    });
    choices(t.msg("standings-all-grades"), each.collect(), &query.grade)
}

/// The known genders of the players.
fn genders(t: &Localizer, tournament: &Tournament, query: &StandingsQuery) -> Vec<QueryChoice> {
    let each = known(tournament, |one| one.about.gender).map(|gender| {
        let code = gender.code();
        (code.to_owned(), t.msg(&format!("standings-gender-{code}")))
    });
    choices(
        t.msg("standings-all-genders"),
        each.collect(),
        &query.gender,
    )
}

/// The known years of birth: players born in that year or later.
fn years(t: &Localizer, tournament: &Tournament, query: &StandingsQuery) -> Vec<QueryChoice> {
    let each = known(tournament, |one| one.about.born).map(|year| {
        let year = year.to_string();
        (year.clone(), t.msg_arg("standings-born-from", "year", year))
    });
    choices(t.msg("standings-all-years"), each.collect(), &query.born)
}

/// The distinct values of the players, sorted.
fn known<T: Ord>(
    tournament: &Tournament,
    value: fn(&Entrant) -> Option<T>,
) -> impl Iterator<Item = T> {
    let values: BTreeSet<T> = tournament.entrants.iter().filter_map(value).collect();
    values.into_iter()
}

/// A choice of all, then each value.
fn choices(all: String, each: Vec<(String, String)>, wanted: &str) -> Vec<QueryChoice> {
    let is_known = each.iter().any(|(value, _)| value == wanted);
    let all = QueryChoice {
        value: String::new(),
        text: all,
        is_chosen: !is_known,
    };
    let one = |(value, text): (String, String)| QueryChoice {
        is_chosen: value == wanted,
        value,
        text,
    };
    std::iter::once(all)
        .chain(each.into_iter().map(one))
        .collect()
}

impl StandingsQuery {
    /// The selected category. Gender and year of birth are only for the organiser.
    pub(crate) fn category(&self, tournament: &Tournament, names: Names) -> Category {
        let is_organiser = names == Names::Full;
        let number = self.category.parse::<usize>().ok();
        let number = number.filter(|one| shown_categories(tournament, names).contains(one));
        let chosen = number.and_then(|number| tournament.options.categories.get(number - 1));
        Category {
            school: Some(self.school.clone()).filter(|school| !school.is_empty()),
            grade: Grade::from_code(&self.grade),
            gender: Gender::parse(&self.gender).filter(|_| is_organiser),
            born_from: self.born.parse().ok().filter(|_| is_organiser),
            chosen: chosen.cloned(),
        }
    }

    /// Number of players of each school that count.
    pub(crate) fn best(&self) -> usize {
        let best = self.best.parse().ok();
        best.filter(|best| (1..=10).contains(best)).unwrap_or(3)
    }

    /// The same query for the current standings.
    pub(crate) fn now(self) -> StandingsQuery {
        StandingsQuery {
            after: String::new(),
            ..self
        }
    }

    /// The same query for another page of the list.
    pub(crate) fn on(&self, page: &str) -> StandingsQuery {
        StandingsQuery {
            page: page.to_owned(),
            ..self.clone()
        }
    }

    /// The query string, with `?`.
    pub(crate) fn query(&self) -> String {
        let parts = [
            ("after", &self.after),
            ("school", &self.school),
            ("grade", &self.grade),
            ("gender", &self.gender),
            ("born", &self.born),
            ("category", &self.category),
            ("page", &self.page),
        ];
        let parts = parts.iter().filter(|(_, value)| !value.is_empty());
        let parts: Vec<String> = parts
            .map(|(name, value)| format!("{name}={}", in_address(value)))
            .collect();
        if parts.is_empty() {
            String::new()
        } else {
            format!("?{}", parts.join("&"))
        }
    }
}

pub(crate) fn live_address(event: &Event, query: &StandingsQuery) -> String {
    let query = query.clone().now().query();
    paths::of(&event.key).standings_live() + &query
}

pub(crate) fn csv_address(event: &Event, query: &StandingsQuery) -> String {
    // A file has all pages.
    let query = query.on("").query();
    paths::of(&event.key).standings_csv() + &query
}

/// Percent-encodes a query value.
fn in_address(text: &str) -> String {
    let byte = |byte: u8| match byte {
        plain if plain.is_ascii_alphanumeric() => char::from(plain).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}

pub(crate) fn breakdowns<'a>(
    t: &'a Localizer,
    names: Names,
    tournament: &'a Tournament,
    standings: &Standings,
) -> Breakdowns<'a> {
    let through = if standings.provisional {
        Through::Live
    } else {
        Through::Round(standings.after)
    };
    Breakdowns {
        t,
        names,
        tournament,
        sheets: Crosstable::of(tournament, through),
    }
}

/// Whether there is no result yet.
pub(crate) fn is_empty(tournament: &Tournament) -> bool {
    let posted = tournament.posted();
    tournament.closed.is_empty()
        && posted.is_none_or(|posted| posted.missing().len() == posted.boards.len())
}

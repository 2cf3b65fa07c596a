//! The winners, overall and of every category.

use super::standings::{figure, place, provisional};
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::tournament::standings::{Category, Standings, Within, within};
use crate::tournament::{Entrant, Tournament};
use crate::web::collation;
use crate::web::round_tables::{NamedPlayer, Names};
use std::collections::BTreeSet;

/// The last place that wins a prize.
const LAST: u16 = 3;

pub(in crate::web) struct Prize<'a> {
    /// The category in words; `None` for the whole event.
    pub(in crate::web) category: Option<String>,
    /// The winners, with their places within the category.
    pub(in crate::web) winners: Vec<Within<'a>>,
}

/// The winners of the event, then those of each category that has some but not all of the players. Empty
/// before a round is closed.
pub(in crate::web) fn prizes<'a>(
    t: &Localizer,
    tournament: &Tournament,
    standings: &'a Standings,
) -> Vec<Prize<'a>> {
    if tournament.closed.is_empty() {
        return Vec::new();
    }
    let all = tournament.entrants.len();
    let parts = categories(t, tournament)
        .into_iter()
        .filter(|(_, category)| {
            let members = tournament.entrants.iter();
            members.filter(|one| category.has(one)).count() < all
        });
    let parts = parts.map(|(label, category)| (Some(label), category));
    std::iter::once((None, Category::default()))
        .chain(parts)
        .map(|(category, who)| {
            let mut winners = within(tournament, standings, &who);
            winners.retain(|one| one.place <= LAST);
            Prize { category, winners }
        })
        .collect()
}

/// The categories by gender, grade, year of birth and school, with their labels.
fn categories(t: &Localizer, tournament: &Tournament) -> Vec<(String, Category)> {
    let genders = known(tournament, |one| one.about.gender).into_iter();
    let genders = genders.map(|gender| {
        let label = t.msg(&format!("standings-gender-{}", gender.code()));
        (
            label,
            Category {
                gender: Some(gender),
                ..Category::default()
            },
        )
    });
    let grades = known(tournament, |one| one.grade).into_iter();
    let grades = grades.map(|grade| {
        let label = t.msg_arg("grade", "grade", grade.code());
        (
            label,
            Category {
                grade: Some(grade),
                ..Category::default()
            },
        )
    });
    let years = known(tournament, |one| one.about.born).into_iter();
    let years = years.map(|year| {
        let label = t.msg_arg("standings-born-from", "year", year.to_string());
        (
            label,
            Category {
                born_from: Some(year),
                ..Category::default()
            },
        )
    });
    let mut schools = crate::tournament::schools(&tournament.entrants);
    schools.sort_by_key(|school| collation::key(school.name));
    let schools = schools.into_iter().map(|school| {
        (
            school.name.to_owned(),
            Category {
                school: Some(school.name.to_owned()),
                ..Category::default()
            },
        )
    });
    genders.chain(grades).chain(years).chain(schools).collect()
}

fn known<T: Ord>(tournament: &Tournament, of: impl Fn(&Entrant) -> Option<T>) -> BTreeSet<T> {
    tournament.entrants.iter().filter_map(of).collect()
}

/// The prizes as one list to read out from the top: the last place first, the winner of the event at the end. Each
/// category stands beside its first row.
pub(in crate::web) fn winners(
    t: &Localizer,
    tournament: &Tournament,
    standings: &Standings,
    names: Names,
) -> Table {
    let mut table = Table::under(
        t.msg("winners"),
        vec![
            Heading::words(t.msg("category")),
            Heading::number(t.msg("rank")),
            Heading::words(t.msg("player")),
            Heading::words(t.msg("school")),
            Heading::number(t.msg("points")),
        ],
    );
    for prize in prizes(t, tournament, standings).into_iter().rev() {
        let mut label = prize.category.unwrap_or_else(|| t.msg("winners-all"));
        table.rows.extend(prize.winners.iter().rev().map(|one| {
            let player = NamedPlayer::of(tournament, one.row.entrant, names);
            vec![
                Cell::Text(std::mem::take(&mut label)),
                place(one.place, one.shared),
                player.name.into(),
                player.school.into(),
                figure(t, one.row.score),
            ]
        }));
    }
    table.notes.push(t.msg(if table.rows.is_empty() {
        "winners-none"
    } else {
        "winners-order"
    }));
    table.notes.extend(provisional(t, tournament, standings));
    table
}

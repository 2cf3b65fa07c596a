//! The winners, overall and of every category.

use super::standings::provisional;
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::pairing::team_standings;
use crate::tournament::standings::{Category, Standings, Within, within};
use crate::tournament::{Audience, Entrant, EntrantId, Points, System, TeamPoints, Tournament};
use crate::view::collation;
use crate::view::lists::{figure, place};
use crate::view::round_tables::{NamedPlayer, Names};
use std::collections::BTreeSet;

/// The last place that wins a prize.
const LAST: u16 = 3;

pub(crate) struct Prize<'a> {
    /// The category in words; `None` for the whole event.
    pub(crate) category: Option<String>,
    /// The winners, with their places within the category.
    pub(crate) winners: Vec<Within<'a>>,
}

/// A team among the winners.
pub(crate) struct WinningTeam {
    pub(crate) place: u16,
    pub(crate) shared: bool,
    pub(crate) name: String,
    /// The names of those who played for it, in the order of boards.
    pub(crate) players: Vec<String>,
    /// The primary points.
    pub(crate) points: Points,
}

/// The teams on the first places, best first. Empty in events without teams, and before a round is
/// closed.
pub(crate) fn winning_teams(tournament: &Tournament, names: Names) -> Vec<WinningTeam> {
    let System::Teams(how) = tournament.options.system else {
        return Vec::new();
    };
    if tournament.closed.is_empty() {
        return Vec::new();
    }
    let sheets = Crosstable::of(tournament, Through::Live);
    let has_played = |id: &EntrantId| {
        let mut lines = sheets.lines(*id).iter();
        lines.any(|line| line.outcome.score().is_some())
    };
    let rows = team_standings(tournament).into_iter();
    let rows = rows.filter(|row| row.rank <= LAST && row.team.members.iter().any(has_played));
    rows.map(|row| {
        let members = row.team.members.iter();
        let played = members.filter(|id| has_played(id));
        WinningTeam {
            place: row.rank,
            shared: row.shared,
            players: played
                .map(|id| NamedPlayer::of(tournament, *id, names).name)
                .collect(),
            name: row.team.name,
            points: match how.primary {
                TeamPoints::Match => row.match_points,
                TeamPoints::Game => row.game_points,
            },
        }
    })
    .collect()
}

/// The winners of the event, then those of each category that has some but not all of the players. Empty
/// before a round is closed.
pub(crate) fn prizes<'a>(
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
            // Whoever has played no game wins nothing.
            winners.retain(|one| one.row.is_placed);
            winners.retain(|one| one.place <= LAST);
            Prize { category, winners }
        })
        .collect()
}

/// The categories that the organiser chose, with their labels. If none are chosen: none for adults, for
/// children those by gender, grade, year of birth and school.
fn categories(t: &Localizer, tournament: &Tournament) -> Vec<(String, Category)> {
    let options = &tournament.options;
    let chosen = options.categories.iter().map(|one| {
        let chosen = Some(one.clone());
        let category = Category {
            chosen,
            ..Category::default()
        };
        (one.name.clone(), category)
    });
    let chosen: Vec<_> = chosen.collect();
    if !chosen.is_empty() || options.audience == Audience::Adults {
        return chosen;
    }
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
pub(crate) fn winners(
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
    let mut label = t.msg("team-tables");
    for team in winning_teams(tournament, names).into_iter().rev() {
        table.rows.push(vec![
            Cell::Text(std::mem::take(&mut label)),
            place(team.place, team.shared),
            team.players.join(", ").into(),
            team.name.into(),
            Cell::Figure {
                shown: team.points.to_string(),
                value: f64::from(team.points.in_halves()) / 2.0,
            },
        ]);
    }
    table.notes.push(t.msg(if table.rows.is_empty() {
        "winners-none"
    } else {
        "winners-order"
    }));
    table.notes.extend(provisional(t, tournament, standings));
    table
}

//! The statistics of an event as tables.

use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::rules::{Ruleset, Side};
use crate::tournament::statistics::{GroupStatistics, RoundStatistics, of_groups, of_rounds};
use crate::tournament::{Entrant, Gender, Tournament, school_key, schools};

/// The games of each round, with their sum as the last row.
pub(crate) fn games_by_round(t: &Localizer, ruleset: &Ruleset, tournament: &Tournament) -> Table {
    let won = |side| {
        let side = t.localize(&ruleset.colour(side));
        t.msg_arg("statistics-won-by", "side", side)
    };
    let numbers = [
        t.msg("statistics-played"),
        won(Side::First),
        won(Side::Second),
        t.msg("statistics-drawn"),
        t.msg("statistics-forfeits"),
        t.msg("statistics-open"),
        t.msg("statistics-byes"),
        t.msg("statistics-absent"),
    ];
    let mut table = under(t.msg("statistics-by-round"), t.msg("field-round"), numbers);
    let rounds = of_rounds(tournament);
    let all = rounds.iter().map(|(_, one)| *one);
    let all = all.fold(RoundStatistics::default(), RoundStatistics::and);
    let named = rounds
        .into_iter()
        .map(|(round, one)| (t.msg_arg("round-n", "round", round.0), one));
    let rows = named.chain([(t.msg("rounds-all"), all)]);
    let row = |(name, one): (String, RoundStatistics)| {
        let numbers = [
            one.played(),
            one.won.first,
            one.won.second,
            one.drawn,
            one.forfeits,
            one.open,
            one.byes,
            one.absent,
        ];
        row(name, numbers)
    };
    table.rows = rows.map(row).collect();
    table
}

/// The players and games of each school, grade and sex; only groups that tell players apart.
pub(crate) fn groups(t: &Localizer, tournament: &Tournament) -> Vec<Table> {
    let named = schools(&tournament.entrants);
    let school = |one: &Entrant| {
        let key = one.school.as_deref().map(school_key)?;
        let known = named.iter().find(|school| school.key == key)?;
        Some(known.name.to_owned())
    };
    let grade = |one: &Entrant| one.grade;
    let gender = |one: &Entrant| one.about.gender.map(|gender| gender == Gender::Male);
    let by_school = of_groups(tournament, school).into_iter();
    let by_grade = of_groups(tournament, grade)
        .into_iter()
        .map(|(grade, one)| (t.msg_arg("grade", "grade", grade.code()), one));
    let by_gender = of_groups(tournament, gender)
        .into_iter()
        .map(|(is_male, one)| {
            let word = if is_male { "gender-m" } else { "gender-f" };
            (t.msg(word), one)
        });
    let all: [(&str, Vec<_>); 3] = [
        ("statistics-by-school", by_school.collect()),
        ("statistics-by-grade", by_grade.collect()),
        ("statistics-by-sex", by_gender.collect()),
    ];
    let several = all.into_iter().filter(|(_, rows)| rows.len() > 1);
    several
        .map(|(title, rows)| group_table(t, t.msg(title), rows))
        .collect()
}

fn group_table(t: &Localizer, title: String, rows: Vec<(String, GroupStatistics)>) -> Table {
    let numbers = [
        t.msg("step-players"),
        t.msg("statistics-have-played"),
        t.msg("statistics-left"),
        t.msg("statistics-won"),
        t.msg("statistics-drawn"),
        t.msg("statistics-lost"),
    ];
    let mut table = under(title, t.msg("statistics-group"), numbers);
    let row = |(name, one): (String, GroupStatistics)| {
        let numbers = [
            one.players,
            one.have_played,
            one.left,
            one.won,
            one.drawn,
            one.lost,
        ];
        row(name, numbers)
    };
    table.rows = rows.into_iter().map(row).collect();
    table
}

fn under<const N: usize>(title: String, first: String, numbers: [String; N]) -> Table {
    let numbers = numbers.into_iter().map(Heading::number);
    let columns = [Heading::words(first)].into_iter().chain(numbers);
    Table::under(title, columns.collect())
}

fn row<const N: usize>(name: String, numbers: [u16; N]) -> Vec<Cell> {
    let numbers = numbers.into_iter().map(Cell::from);
    [Cell::Text(name)].into_iter().chain(numbers).collect()
}

//! A list as a table of texts: for papers and walls, and for pages.

use crate::formats::lists::{Column, Content, List, ListRow, Output};
use crate::formats::table::{Cell, ColumnKind, Heading, Table};
use crate::i18n::Localizer;
use crate::tournament::tiebreak::{Figure, Value};
use crate::tournament::{Grade, Tiebreak};
use crate::view::meeting::Meeting;
use crate::view::place_text::place_text;
use crate::view::player_link::PlayerLink;
use crate::view::result_beads::ResultBeads;
use crate::view::school_token::SchoolToken;
use crate::view::score_breakdown;

/// The content of a cell of a page, for the macro `rows` in `templates/macros/list.html`.
pub(crate) enum PageCell {
    Plain(Cell),
    /// A text that leads to an address.
    Link(String, String),
    Player(PlayerLink),
    /// A name with the beads of a school.
    Badge(String, Option<SchoolToken>),
    Rounds(ResultBeads),
    Meeting(Meeting),
}

impl From<Cell> for PageCell {
    fn from(cell: Cell) -> PageCell {
        PageCell::Plain(cell)
    }
}

/// The CSS class of a column of a page; `tb` is left out on phones.
pub(crate) fn class(heading: &Heading) -> &'static str {
    match heading.kind {
        ColumnKind::Number | ColumnKind::Score => "n",
        ColumnKind::Tally | ColumnKind::Tiebreak => "n tb",
        ColumnKind::Rounds => "noprint",
        ColumnKind::Words | ColumnKind::School => "",
    }
}

/// A list as a table under a title. `drawn` returns the cells that are more than text.
pub(crate) fn table<R: ListRow, C: From<Cell>>(
    t: &Localizer,
    (title, list, output): (String, &List<R>, Output),
    drawn: impl Fn(&Content<R>, &R) -> Option<C>,
) -> Table<C> {
    let columns = list.columns(output);
    let headings = columns.iter().flat_map(|one| headings(t, one, output));
    let mut table = Table::under(title, headings.collect());
    let cells = |column: &Column<R>, row| match drawn(&column.content, row) {
        Some(cell) => vec![cell],
        None => cells(t, column, row).into_iter().map(C::from).collect(),
    };
    let row = |row| columns.iter().flat_map(|one| cells(one, row)).collect();
    table.rows = list.rows.iter().map(row).collect();
    table
}

fn headings<R>(t: &Localizer, column: &Column<R>, output: Output) -> Vec<Heading> {
    let kind = match &column.content {
        Content::Tiebreaks(all, _) => {
            let heading = |one: &Tiebreak| Heading {
                text: tiebreak(t, *one, output),
                kind: ColumnKind::Tiebreak,
            };
            return all.iter().map(heading).collect();
        }
        Content::Score(_) => ColumnKind::Score,
        Content::Rank(_) | Content::Place(_) | Content::Number(_) => ColumnKind::Number,
        Content::Points(_) | Content::Grade(_) | Content::Rating(_) => ColumnKind::Number,
        Content::Amount(_) => ColumnKind::Number,
        Content::School(_) => ColumnKind::School,
        Content::Tally(_) => ColumnKind::Tally,
        Content::Rounds => ColumnKind::Rounds,
        _ => ColumnKind::Words,
    };
    let text = t.msg(match (output, column.long_heading) {
        (Output::Page, long) if !long.is_empty() => long,
        _ => column.heading,
    });
    vec![Heading { text, kind }]
}

/// The name of a tie-break. On pages it is without the word of the experts, for children and parents.
fn tiebreak(t: &Localizer, tiebreak: Tiebreak, output: Output) -> String {
    let name = score_breakdown::name(t, tiebreak);
    // What stands in brackets is the word of the experts, unless the tie-break is modified.
    let is_modified = tiebreak.code().contains('/');
    let is_for_visitors = matches!(output, Output::Page | Output::Published);
    match name.split_once(" (") {
        Some((plain, _)) if is_for_visitors && !is_modified => plain.to_owned(),
        _ => name,
    }
}

fn cells<R>(t: &Localizer, column: &Column<R>, row: &R) -> Vec<Cell> {
    let or_dash = |cell: Option<Cell>| cell.unwrap_or_else(|| "–".to_owned().into());
    vec![match &column.content {
        Content::Rank(of) => {
            let (number, is_shared) = of(row);
            place(number, is_shared)
        }
        Content::Place(of) => {
            let (number, is_shared) = of(row);
            or_dash(number.map(|number| place(number, is_shared)))
        }
        Content::Number(of) => of(row).into(),
        Content::Rating(of) => of(row).map_or_else(|| String::new().into(), Cell::from),
        Content::Flag(of) => u16::from(of(row)).into(),
        Content::Score(of) | Content::Points(of) => figure(t, of(row)),
        Content::Player(of) => {
            let (entrant, names) = of(row);
            entrant.name.display(names).into()
        }
        Content::School(of) => of(row).unwrap_or_default().into(),
        Content::Grade(of) => of(row).map_or_else(|| String::new().into(), grade),
        Content::Team(of) | Content::Tally(of) | Content::Text(of) => of(row).into(),
        Content::Amount(of) => {
            let (shown, hundredths) = of(row);
            Cell::Figure {
                shown,
                value: hundredths as f64 / 100.0,
            }
        }
        Content::Rounds => String::new().into(),
        Content::Tiebreaks(_, of) => {
            let value = |one: &Figure| or_dash(one.value.map(|value| figure(t, value)));
            return of(row).iter().map(value).collect();
        }
    }]
}

/// R and RR are no numbers.
fn grade(grade: Grade) -> Cell {
    match grade.number() {
        1.. => Cell::Figure {
            shown: grade.code(),
            value: f64::from(grade.number()),
        },
        _ => Cell::Text(grade.code()),
    }
}

pub(crate) fn place(number: u16, is_shared: bool) -> Cell {
    Cell::Figure {
        shown: place_text(number, is_shared),
        value: f64::from(number),
    }
}

pub(crate) fn figure(t: &Localizer, value: Value) -> Cell {
    Cell::Figure {
        shown: t.figure(value),
        value: value.in_thousandths() as f64 / 1_000.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn pages_have_the_plain_names_of_tiebreaks_and_papers_also_the_words_of_experts() {
        let t = Localizer::of(Language::English).unwrap();
        let names = [Output::Page, Output::Published, Output::Paper];
        let names = names.map(|output| tiebreak(&t, Tiebreak::BUCHHOLZ, output));
        let plain = "Opponents’ points";
        assert_eq!(names, [plain, plain, "Opponents’ points (Buchholz)"]);
    }
}

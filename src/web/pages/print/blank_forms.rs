//! `/e/<event>/print/blank`: forms with which an event goes on by hand when the
//! power fails.

use crate::web::paths::{self, EventPaths};
use super::result_slips::slip;
use super::score_sheets::sheet;
use super::{BY_HAND, handed_out, nobody, ranked};
use crate::desk::events::Event;
use crate::desk::rights::Actor;
use crate::desk::rights::HandOutBoards;
use crate::formats::pdf::{PdfPart, ResultSlip, ScoreSheet};
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::rules::{Colour, Kind, Side};
use crate::tournament::Tournament;
use crate::tournament::standings::Standings;
use crate::web::board_svg::Drawing;
use crate::web::request_context::{Organising, RequestContext};
use crate::web::table::{Names, Player};
use crate::web::{Answer, Failed, Page};
use askama::Template;

/// Boards on the pairing form where it is not known how many there will be.
const BOARDS: usize = 16;
/// Rounds for which there is a column on paper.
const MOST_ROUNDS: u16 = 9;
/// Slips on one leaf.
const SLIPS: usize = 4;

#[derive(Template)]
#[template(path = "print/blank_forms.html")]
struct BlankFormsView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    pdf: String,
    tables: Vec<Table>,
    slips: Vec<ResultSlip>,
    sheets: Vec<ScoreSheet>,
    drawing: Drawing,
    board_label: String,
}

/// The forms of an event.
struct BlankForms {
    tables: Vec<Table>,
    slips: Vec<ResultSlip>,
    sheets: Vec<ScoreSheet>,
}

/// `GET /e/{key}/print/blank`
///
/// # Errors
/// When the event is not this person's.
pub(in crate::web) async fn show(organising: Organising<HandOutBoards>) -> Answer {
    let Organising { visitor, organiser } = organising;
    let forms = forms(&visitor, &organiser).await?;
    let (t, event) = (&*visitor.t, organiser.event());
    let ruleset = &event.ruleset;
    visitor.html(&BlankFormsView {
        page: visitor.page(),
        paths: paths::of(&event.key),
        event_name: event.name.clone(),
        pdf: format!("{}.pdf", visitor.path),
        tables: forms.tables,
        slips: forms.slips,
        sheets: forms.sheets,
        drawing: Drawing::of(t, ruleset, &ruleset.start(), None),
        board_label: t.msg("board-label"),
    })
}

/// `GET /e/{key}/print/blank.pdf`
pub(in crate::web) async fn pdf(organising: Organising<HandOutBoards>) -> Answer {
    let Organising { visitor, organiser } = organising;
    let forms = forms(&visitor, &organiser).await?;
    let (t, event) = (&*visitor.t, organiser.event());
    let parts = vec![
        PdfPart::Tables {
            over: event.name.clone(),
            tables: forms.tables,
        },
        PdfPart::Slips(forms.slips),
        PdfPart::Scores(forms.sheets),
    ];
    handed_out(&visitor, event, ("blank", t.msg("print-blank")), parts).await
}

async fn forms(visitor: &RequestContext, organiser: &Actor) -> Result<BlankForms, Failed> {
    let (tournament, standings) = ranked(visitor, organiser).await?;
    let (t, event) = (&*visitor.t, organiser.event());
    let heading = || nobody(t, event, "place");
    Ok(BlankForms {
        tables: vec![
            pairings(t, event, &tournament),
            points(t, &tournament, &standings),
        ],
        slips: std::iter::repeat_with(|| slip(t, &event.ruleset, heading()))
            .take(SLIPS)
            .collect(),
        sheets: vec![sheet(t, &event.ruleset, nobody(t, event, "sheet-place"))],
    })
}

/// Numbered boards without anybody at them.
fn pairings(t: &Localizer, event: &Event, tournament: &Tournament) -> Table {
    let [first, second] = Side::BOTH.map(|side| t.localize(&event.ruleset.colour(side)));
    let boards = match tournament.entrants.len() {
        0 => BOARDS,
        many => many.div_ceil(2),
    };
    let rows = (1..=boards as u16).map(|board| {
        let empty = || Cell::Text(String::new());
        vec![board.into(), empty(), empty(), empty()]
    });
    Table {
        rows: rows.collect(),
        is_form: true,
        ..Table::under(
            t.msg_arg("print-pairings-title", "round", BY_HAND),
            vec![
                Heading::number(t.msg("board")),
                Heading::words(first),
                Heading::words(second),
                Heading::words(t.msg("result")),
            ],
        )
    }
}

/// Everybody with the points so far, in the order of the standings, and a column
/// for each round to come.
fn points(t: &Localizer, tournament: &Tournament, standings: &Standings) -> Table {
    let next = tournament.round_now().0;
    let last = tournament
        .options
        .rounds
        .max(next)
        .min(next + MOST_ROUNDS - 1);
    let mut columns = vec![
        Heading::number(t.msg("players-number")),
        Heading::words(t.msg("player")),
        Heading::words(t.msg("school")),
        Heading::number(t.msg("points")),
    ];
    columns.extend((next..=last).map(|round| Heading::words(round.to_string())));
    columns.push(Heading::words(t.msg("blank-sum")));
    let width = columns.len();
    let rows = standings.rows.iter().map(|row| {
        let player = Player::of(tournament, row.entrant, Names::Full);
        let number = tournament.entrant(row.entrant).map(|one| one.number);
        let mut cells = vec![
            number.unwrap_or_default().into(),
            player.name.into(),
            player.school.into(),
            Cell::Text(t.figure(row.score)),
        ];
        cells.resize(width, Cell::Text(String::new()));
        cells
    });
    Table {
        rows: rows.collect(),
        is_form: true,
        ..Table::under(t.msg("blank-points"), columns)
    }
}

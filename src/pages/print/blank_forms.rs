//! `/e/<event>/print/blank.pdf`: blank forms to continue an event by hand during a power cut.

use super::result_slips::slip;
use super::score_sheets::sheet;
use super::{BY_HAND, handed_out, nobody, ranked};
use crate::desk::events::Event;
use crate::desk::rights::HandOutBoards;
use crate::formats::pdf::PdfPart;
use crate::formats::table::{Cell, Heading, Table};
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::tournament::Tournament;
use crate::tournament::standings::Standings;
use crate::view::round_tables::{NamedPlayer, Names};

/// Boards on the pairing form if there are no players yet.
const BOARDS: usize = 16;
/// Maximum number of columns for rounds.
const MOST_ROUNDS: u16 = 9;
/// Slips per page.
const SLIPS: usize = 4;

/// `GET /e/{key}/print/blank.pdf`
pub(crate) async fn pdf(organising: Organising<HandOutBoards>) -> Answer {
    let Organising { context, organiser } = organising;
    let (tournament, standings) = ranked(&context, &organiser).await?;
    let (t, event) = (&*context.t, organiser.event());
    let slip = || slip(t, &event.ruleset, nobody(t, event, "place"));
    let sheet = sheet(t, &event.ruleset, nobody(t, event, "sheet-place"));
    let parts = vec![
        PdfPart::Tables {
            over: event.title_with_room(),
            qr: None,
            tables: vec![
                pairings(t, event, &tournament),
                points(t, &tournament, &standings),
            ],
        },
        PdfPart::Slips(std::iter::repeat_with(slip).take(SLIPS).collect()),
        PdfPart::Scores(vec![sheet]),
    ];
    handed_out(&context, event, ("blank", t.msg("print-blank")), parts).await
}

/// Numbered boards without players.
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

/// All players with their points, in the order of the standings, and a column for each remaining
/// round.
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
        let player = NamedPlayer::of(tournament, row.entrant, Names::Full);
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

//! `/e/<event>/rounds/<n>/print/sheets`: blank score sheets, one page for each
//! board, for umpires without a phone.

use super::{Printed, printed};
use crate::tongue::Tongue;
use crate::web::guard::Organising;
use crate::web::pages::round::Place;
use crate::web::table::{Names, Player};
use crate::web::{Answer, Page};
use askama::Template;

/// Turns of each player in one column of the sheet; there are two columns.
const ROWS: u16 = 20;

/// How a game can end, to tick.
const REASONS: [&str; 8] = [
    "sheet-why-captured",
    "sheet-why-blocked",
    "sheet-why-quiet",
    "sheet-why-repetition",
    "sheet-why-agreed",
    "sheet-why-gave-up",
    "sheet-why-award",
    "sheet-why-absent",
];

#[derive(Template)]
#[template(path = "print-sheets.html")]
struct Sheets {
    page: Page,
    key: String,
    event_name: String,
    title: String,
    sheets: Vec<Sheet>,
    rows: Vec<(u16, u16)>,
    results: [String; 3],
    reasons: Vec<String>,
}

struct Sheet {
    place: String,
    first: Player,
    second: Player,
}

/// `GET /e/{key}/rounds/{round}/print/sheets`
///
/// # Errors
/// When there is no such round, or it is still a draft.
pub(in crate::web) async fn show(organising: Organising, place: Place) -> Answer {
    let Organising { visitor, organiser } = organising;
    let printed = printed(&visitor, &organiser, place.1, false).await?;
    let t = &*visitor.t;
    visitor.html(&Sheets {
        title: t.with("print-sheets-title", "round", printed.round.number.0),
        sheets: sheets(t, &printed),
        rows: (1..=ROWS).map(|row| (row, row + ROWS)).collect(),
        results: ["sheet-first-wins", "sheet-draw", "sheet-second-wins"].map(|id| t.say(id)),
        reasons: REASONS.iter().map(|id| t.say(id)).collect(),
        key: printed.event.key,
        event_name: printed.event.name,
        page: visitor.page(),
    })
}

fn sheets(t: &Tongue, printed: &Printed) -> Vec<Sheet> {
    let round = printed.round.number;
    let boards = printed.round.boards.iter().map(|(pairing, _)| {
        let players = Player::pair(&printed.tournament, pairing, Names::Full);
        Sheet {
            place: t.tell(
                "sheet-place",
                &[("round", round.0.into()), ("board", pairing.board.0.into())],
            ),
            first: players.first,
            second: players.second,
        }
    });
    boards.collect()
}

//! `/e/<event>/rounds/<n>/print/sheets`: blank score sheets, one page for each
//! board, for umpires without a phone.

use super::{Printed, printed};
use crate::desk::rights::HandOutBoards;
use crate::rules::{Colour, Kind, Ruleset, Side};
use crate::tongue::Tongue;
use crate::web::draw::Drawing;
use crate::web::guard::Organising;
use crate::web::pages::round::Place;
use crate::web::table::{Names, Player};
use crate::web::{Answer, Page};
use askama::Template;

/// Turns of each player in one column of the sheet; there are two columns.
const ROWS: u16 = 20;

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
    drawing: Drawing,
    board_label: String,
    captured: String,
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
pub(in crate::web) async fn show(organising: Organising<HandOutBoards>, place: Place) -> Answer {
    let Organising { visitor, organiser } = organising;
    let printed = printed(&visitor, &organiser, place.1, false).await?;
    let t = &*visitor.t;
    let ruleset = &printed.event.ruleset;
    visitor.html(&Sheets {
        title: t.with("print-sheets-title", "round", printed.round.number.0),
        sheets: sheets(t, &printed),
        rows: (1..=ROWS).map(|row| (row, row + ROWS)).collect(),
        results: results(t, ruleset),
        reasons: reasons(t, ruleset),
        drawing: Drawing::of(t, ruleset, &ruleset.start(), None),
        board_label: t.say("board-label"),
        captured: t.say(captured(ruleset)),
        key: printed.event.key,
        event_name: printed.event.name,
        page: visitor.page().playing(&printed.event.ruleset),
    })
}

fn results(t: &Tongue, ruleset: &Ruleset) -> [String; 3] {
    let wins = |side| t.with("sheet-wins", "side", t.speak(&ruleset.colour(side)));
    [wins(Side::First), t.say("sheet-draw"), wins(Side::Second)]
}

/// The ways in which a game of this law can end, to be ticked.
fn reasons(t: &Tongue, ruleset: &Ruleset) -> Vec<String> {
    let by_law: &[&str] = match ruleset {
        Ruleset::Mill(_) => &["captured", "blocked", "quiet", "repetition"],
        Ruleset::Camelot(_) => &["castle", "all", "blocked", "material", "repetition"],
        Ruleset::Reversi(_) => &["count"],
    };
    let always = ["agreed", "gave-up", "award", "absent"];
    let all = by_law.iter().chain(&always);
    all.map(|why| t.say(&format!("sheet-why-{why}"))).collect()
}

/// The head of the column beside a turn.
fn captured(ruleset: &Ruleset) -> &'static str {
    match ruleset {
        Ruleset::Mill(_) => "sheet-shot",
        Ruleset::Camelot(_) => "sheet-captured",
        Ruleset::Reversi(_) => "sheet-turned",
    }
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

//! `/e/<event>/rounds/<n>/print/sheets.pdf`: blank score sheets, one page per board, for umpires
//! without a phone.

use super::board_papers;
use crate::desk::rights::HandOutBoards;
use crate::formats::pdf::{BoardHeading, BoardOutline, PdfPart, ScoreSheet, TickBoxes};
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::RoundPath;
use crate::rules::{Ruleset, Side};
use crate::view::games;
use inkundla_replay::board_svg::Drawing;

/// Turns per column of the sheet; there are two columns.
const ROWS: u16 = 20;

/// `GET /e/{key}/rounds/{round}/print/sheets.pdf`
///
/// # Errors
/// When there is no such round, or it is still a draft.
pub(crate) async fn pdf(organising: Organising<HandOutBoards>, path: RoundPath) -> Answer {
    let name = ("sheets", "print-sheets-title");
    board_papers(organising, path.1, name, |t, printed| {
        let headings = printed.board_headings(t, "sheet-path");
        let sheets = headings.map(|heading| sheet(t, &printed.event.ruleset, heading));
        PdfPart::Scores(sheets.collect())
    })
    .await
}

pub(super) fn sheet(t: &Localizer, ruleset: &Ruleset, heading: BoardHeading) -> ScoreSheet {
    let [first, second] = Side::BOTH.map(|side| t.localize(&ruleset.colour(side)));
    let captured = t.msg(captured(ruleset));
    let cards = |side: &str| TickBoxes {
        text: format!("{} · {side}:", t.msg("sheet-cards")),
        choices: vec![t.msg("sheet-yellow"), t.msg("sheet-red")],
    };
    ScoreSheet {
        cards: [&first, &second].map(|side| cards(side)),
        time: t.msg("sheet-time"),
        questions: questions(t, ruleset),
        signs: signs(t, ruleset),
        heads: [
            t.msg("sheet-number"),
            first,
            captured.clone(),
            second,
            captured,
        ],
        rows: (1..=ROWS).map(|row| (row, row + ROWS)).collect(),
        board: outline(&Drawing::of(t, ruleset, &ruleset.start(), None)),
        heading,
    }
}

/// Tick boxes for the result and its reason.
pub(super) fn questions(t: &Localizer, ruleset: &Ruleset) -> Vec<TickBoxes> {
    let wins = |side| t.msg_arg("sheet-wins", "side", t.localize(&ruleset.colour(side)));
    let result = TickBoxes {
        text: t.msg("result"),
        choices: vec![wins(Side::First), t.msg("sheet-draw"), wins(Side::Second)],
    };
    let why = TickBoxes {
        text: t.msg("sheet-why"),
        choices: reasons(t, ruleset),
    };
    vec![result, why]
}

/// Labels of the signatures: both players and the umpire.
pub(super) fn signs(t: &Localizer, ruleset: &Ruleset) -> Vec<String> {
    let [first, second] = Side::BOTH.map(|side| t.localize(&ruleset.colour(side)));
    vec![first, second, t.msg("umpire")]
}

/// The possible ends of a game of this ruleset.
fn reasons(t: &Localizer, ruleset: &Ruleset) -> Vec<String> {
    let by_law = games::of(ruleset).sheet_ends;
    let always = ["agreed", "gave-up", "award", "absent"];
    let all = by_law.iter().chain(&always);
    all.map(|why| t.msg(&format!("sheet-why-{why}"))).collect()
}

/// Heading of the column of captures.
fn captured(ruleset: &Ruleset) -> &'static str {
    games::of(ruleset).sheet_captures
}

/// The lines of a drawing and the names of its points. Squares are drawn by their edges, with the
/// name inside.
fn outline(drawing: &Drawing) -> BoardOutline {
    let edges = drawing.edges.iter();
    let mut lines: Vec<[(u16, u16); 2]> = edges
        .map(|edge| [(edge.x1, edge.y1), (edge.x2, edge.y2)])
        .collect();
    let half = Drawing::STEP / 2;
    let mut names = Vec::new();
    for spot in &drawing.points {
        let (x, y) = (i32::from(spot.x), i32::from(spot.y));
        if !drawing.is_squares {
            names.push(((x - 4, y + 2), spot.name));
            continue;
        }
        let (left, right) = (spot.x - half, spot.x + half);
        let (top, bottom) = (spot.y - half, spot.y + half);
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let next = corners.iter().cycle().skip(1);
        lines.extend(corners.iter().zip(next).map(|(from, to)| [*from, *to]));
        names.push(((x - 6, y + 6), spot.name));
    }
    BoardOutline {
        size: (drawing.width, drawing.height),
        lines,
        names,
    }
}

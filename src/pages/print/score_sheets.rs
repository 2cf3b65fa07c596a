//! `/e/<event>/rounds/<n>/print/sheets.pdf`: blank score sheets, one page per board, for umpires
//! without a phone.

use super::board_papers;
use crate::desk::rights::HandOutBoards;
use crate::formats::pdf::{BoardHeading, PdfPart, ScoreSheet, TickBoxes};
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::RoundPath;
use crate::rules::{Ruleset, Side};
use crate::view::{exercise, games};
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
        board: exercise::outline(&Drawing::of(t, ruleset, &ruleset.start(), None), true),
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

//! Board cards: the players of a board and the access code of its umpire.

use super::board_heading::BoardHeading;
use super::font::Weight;
use super::text_flow::TextFlow;
use crate::qr::Qr;

/// The edge of the printed QR code, including its quiet zone.
const EDGE: f32 = 130.0;

/// The localised texts of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardCard {
    /// Board and players.
    pub heading: BoardHeading,
    /// The access code.
    pub code: String,
    /// The QR code of its URL.
    pub qr: Option<Qr>,
    /// The instruction, ending in "or type".
    pub how: String,
    /// The URL to type.
    pub address: String,
    /// How long the code is valid.
    pub good: String,
}

pub(super) fn draw(flow: &mut TextFlow<'_>, card: &BoardCard) {
    card.heading.draw(flow);
    flow.gap(4.0);
    let top = flow.y;
    if let Some(qr) = &card.qr {
        flow.page.qr(qr, (flow.x, top), EDGE);
        flow.gap(EDGE);
    }
    flow.words(Weight::Bold, 24.0, &card.code, 1);
    flow.gap(2.0);
    let how = format!("{} {}", card.how, card.address);
    flow.words(Weight::Plain, 8.5, &how, 4);
    flow.words(Weight::Plain, 8.0, &card.good, 3);
}

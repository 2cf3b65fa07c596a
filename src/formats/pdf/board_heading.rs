//! The heading of board cards, result slips and score sheets: board and players.

use super::font::{Fonts, Weight};
use super::page::{A4, MARGIN, Page};
use super::text_flow::TextFlow;

/// The localised heading of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardHeading {
    /// Board and round.
    pub place: String,
    /// The event.
    pub event: String,
    /// The players, the first to move in front.
    pub players: [BoardPlayer; 2],
}

/// A player at a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardPlayer {
    /// The name of the side.
    pub side: String,
    /// The full name; if empty, a line to write on is drawn.
    pub name: String,
    /// The school; may be empty.
    pub school: String,
}

impl BoardHeading {
    pub(super) fn draw(&self, flow: &mut TextFlow<'_>) {
        flow.words(Weight::Bold, 13.0, &self.place, 2);
        flow.words(Weight::Plain, 9.0, &self.event, 2);
        flow.gap(5.0);
        for seat in &self.players {
            if seat.name.is_empty() {
                flow.blank(&format!("{}:", seat.side))
            } else {
                let text = format!("{}: {}", seat.side, seat.name);
                flow.words(Weight::Bold, 11.0, &text, 2);
                flow.words(Weight::Plain, 9.0, &seat.school, 2);
            }
            flow.gap(3.0);
        }
    }
}

/// Draws four pieces per page, with lines to cut along.
pub(super) fn four_to_a_page<T>(
    fonts: &Fonts,
    all: &[T],
    draw: impl Fn(&mut TextFlow<'_>, &T),
) -> Vec<Page> {
    let (width, height) = (A4.0 / 2.0, A4.1 / 2.0);
    let fours = all.chunks(4).map(|four| {
        let mut page = Page::new(A4);
        page.thin_line((width, MARGIN / 2.0), (width, A4.1 - MARGIN / 2.0));
        page.thin_line((MARGIN / 2.0, height), (A4.0 - MARGIN / 2.0, height));
        for (place, one) in four.iter().enumerate() {
            let x = width * (place % 2) as f32;
            let y = height * (place / 2) as f32;
            let air = MARGIN * 0.6;
            let mut flow = TextFlow::new(fonts, &mut page, (x + air, y + air), width - 2.0 * air);
            draw(&mut flow, one);
        }
        page
    });
    fours.collect()
}

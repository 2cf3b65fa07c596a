//! A board and who sits at it: what cards, slips and score sheets begin with.

use super::face::{Faces, Weight};
use super::leaf::{A4, Leaf, MARGIN};
use super::pen::Pen;

/// A board of a round, all said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// Which board and round.
    pub place: String,
    /// Of which event.
    pub event: String,
    /// Who sits there, the first to move in front.
    pub players: [Seat; 2],
}

/// Who sits at a board; without a name it is to be written by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The word for the side.
    pub side: String,
    /// The full name.
    pub name: String,
    /// The school; empty where none is known.
    pub school: String,
}

impl Seated {
    /// The head: place, event, and both players below each other.
    pub(super) fn head(&self, pen: &mut Pen<'_>) {
        pen.words(Weight::Bold, 13.0, &self.place, 2);
        pen.words(Weight::Plain, 9.0, &self.event, 2);
        pen.gap(5.0);
        for seat in &self.players {
            match seat.name.is_empty() {
                true => pen.blank(&format!("{}:", seat.side)),
                false => {
                    let text = format!("{}: {}", seat.side, seat.name);
                    pen.words(Weight::Bold, 11.0, &text, 2);
                    pen.words(Weight::Plain, 9.0, &seat.school, 2);
                }
            }
            pen.gap(3.0);
        }
    }
}

/// Four pieces to a leaf, with lines along which it is cut.
pub(super) fn four_to_a_leaf<T>(
    faces: &Faces,
    all: &[T],
    draw: impl Fn(&mut Pen<'_>, &T),
) -> Vec<Leaf> {
    let (width, height) = (A4.0 / 2.0, A4.1 / 2.0);
    let fours = all.chunks(4).map(|four| {
        let mut leaf = Leaf::of(A4);
        leaf.rule((width, MARGIN / 2.0), (width, A4.1 - MARGIN / 2.0));
        leaf.rule((MARGIN / 2.0, height), (A4.0 - MARGIN / 2.0, height));
        for (place, one) in four.iter().enumerate() {
            let x = width * (place % 2) as f32;
            let y = height * (place / 2) as f32;
            let air = MARGIN * 0.6;
            let mut pen = Pen::new(faces, &mut leaf, (x + air, y + air), width - 2.0 * air);
            draw(&mut pen, one);
        }
        leaf
    });
    fours.collect()
}

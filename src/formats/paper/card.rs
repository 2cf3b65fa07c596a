//! The card that lies on a board: who sits there, and the code that opens it.

use super::face::Weight;
use super::pen::Pen;
use super::seat::Seated;
use crate::qr::{Qr, Run};

/// The edge of a printed code, its free margin included.
const EDGE: f32 = 130.0;

/// What stands on a card, all said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardCard {
    /// Board and players.
    pub seated: Seated,
    /// The code as it is typed.
    pub code: String,
    /// The same to be scanned.
    pub qr: Option<Qr>,
    /// What to do with it, ending in "or type".
    pub how: String,
    /// The address that the code opens.
    pub address: String,
    /// How long it is good.
    pub good: String,
}

pub(super) fn draw(pen: &mut Pen<'_>, card: &BoardCard) {
    card.seated.head(pen);
    pen.gap(4.0);
    let top = pen.y;
    if let Some(qr) = &card.qr {
        let module = EDGE / qr.size as f32;
        for Run { x, y, length } in &qr.runs {
            let at = (pen.x + *x as f32 * module, top + *y as f32 * module);
            pen.leaf.dark(at, (*length as f32 * module, module));
        }
        pen.gap(EDGE);
    }
    pen.words(Weight::Bold, 24.0, &card.code, 1);
    pen.gap(2.0);
    let how = format!("{} {}", card.how, card.address);
    pen.words(Weight::Plain, 8.5, &how, 4);
    pen.words(Weight::Plain, 8.0, &card.good, 3);
}

//! What goes on paper: pairing lists, the cards of the boards, score sheets.

pub mod cards;
pub mod certificates;
pub mod pairings;
pub mod records;
pub mod sheets;
pub mod standings;

use crate::desk::Fault;
use crate::desk::events::{Event, Organiser};
use crate::formats::paper::{self, About};
use crate::formats::table::Table;
use crate::store::Board;
use crate::tongue::Tongue;
use crate::tournament::{RoundNo, Tournament};
use crate::web::download::{PDF, download};
use crate::web::guard::Visitor;
use crate::web::table::Round;
use crate::web::{Answer, Failed};

/// A round as it is printed.
struct Printed {
    event: Event,
    tournament: Tournament,
    round: Round,
    /// The boards with their codes; none for a draft.
    boards: Vec<(Board, Option<String>)>,
}

/// What is printed of a round; a draft only if it may be.
async fn printed(
    visitor: &Visitor,
    organiser: &Organiser,
    number: u16,
    may_be_draft: bool,
) -> Result<Printed, Failed> {
    let (organiser, number) = (organiser.clone(), RoundNo(number));
    visitor
        .desk(move |desk| {
            let event = organiser.event().clone();
            let tournament = desk.tournament(&event)?;
            let round = Round::of(&tournament, number).ok_or(Fault::NotFound)?;
            if round.is_draft && !may_be_draft {
                return Err(Fault::NotFound);
            }
            let boards = match round.is_draft {
                true => Vec::new(),
                false => desk.boards(&event, number)?,
            };
            let coded = boards.into_iter().map(|board| {
                let code = desk.code_of(&board);
                (board, code)
            });
            Ok(Printed {
                boards: coded.collect(),
                event,
                tournament,
                round,
            })
        })
        .await
}

/// Tables as a PDF of that name, with the name of the event on every leaf.
fn handed_out(t: &Tongue, event: &Event, file: &str, title: &str, tables: &[Table]) -> Answer {
    let about = About {
        title,
        language: t.language().tag(),
    };
    let bytes = paper::tables(about, &event.name, tables)?;
    Ok(download(&format!("{file}-{}.pdf", event.key), PDF, bytes))
}

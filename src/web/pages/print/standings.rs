//! `/e/<event>/print/standings.pdf`: the standings with full names and how each
//! came there, for the notice board.

use super::handed_out;
use crate::web::Answer;
use crate::web::guard::Organising;
use crate::web::lists;
use crate::web::table::Names;

/// `GET /e/{key}/print/standings.pdf`
///
/// # Errors
/// When the event is not this person's.
pub(in crate::web) async fn pdf(organising: Organising) -> Answer {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let asked = event.clone();
    let standings = visitor.desk(move |desk| desk.standings(&asked, None));
    let (tournament, standings) = standings.await?;
    let t = &*visitor.t;
    let tables = [lists::standings, lists::cross_table]
        .map(|list| list(t, &tournament, &standings, Names::Full));
    handed_out(t, &event, "standings", &t.say("standings"), &tables)
}

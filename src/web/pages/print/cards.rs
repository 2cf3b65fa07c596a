//! `/e/<event>/rounds/<n>/print/cards`: one card for each board, with the code
//! that opens it.

use super::{Printed, printed};
use crate::desk::rights::HandOutBoards;
use crate::store::Board;
use crate::tongue::Tongue;
use crate::web::address::{Base, base};
use crate::web::guard::Organising;
use crate::web::pages::round::Place;
use crate::web::qr::Qr;
use crate::web::table::{Names, Player};
use crate::web::{Answer, Page, clock};
use actix_web::HttpRequest;
use askama::Template;
use chrono::DateTime;

#[derive(Template)]
#[template(path = "print-cards.html")]
struct Cards {
    page: Page,
    key: String,
    event_name: String,
    title: String,
    base: Base,
    cards: Vec<Card>,
}

struct Card {
    place: String,
    first: Player,
    second: Player,
    code: String,
    address: String,
    qr: Option<Qr>,
    good: String,
}

/// `GET /e/{key}/rounds/{round}/print/cards`
///
/// # Errors
/// When there is no such round, or it is still a draft.
pub(in crate::web) async fn show(
    organising: Organising<HandOutBoards>,
    place: Place,
    request: HttpRequest,
) -> Answer {
    let Organising { visitor, organiser } = organising;
    let printed = printed(&visitor, &organiser, place.1, false).await?;
    let t = &*visitor.t;
    let base = base(&request);
    visitor.html(&Cards {
        title: t.with("print-cards-title", "round", printed.round.number.0),
        cards: cards(t, &printed, &base.url),
        base,
        key: printed.event.key,
        event_name: printed.event.name,
        page: visitor.page().playing(&printed.event.ruleset),
    })
}

/// A card for each board that has a code; a closed round has none any more.
fn cards(t: &Tongue, printed: &Printed, base: &str) -> Vec<Card> {
    if printed.round.is_closed {
        return Vec::new();
    }
    let coded = printed.boards.iter();
    coded
        .filter_map(|(board, code)| Some(card(t, printed, base, board, code.clone()?)))
        .collect()
}

fn card(t: &Tongue, printed: &Printed, base: &str, board: &Board, code: String) -> Card {
    let players = Player::pair(&printed.tournament, &board.pairing, Names::Full);
    let address = format!("{base}/u/{code}");
    let until = board
        .code
        .and_then(|code| DateTime::from_timestamp_millis(code.expires_at_ms))
        .map(clock::time_of_day);
    Card {
        place: t.tell(
            "place",
            &[
                ("board", board.pairing.board.0.into()),
                ("round", board.round.0.into()),
            ],
        ),
        first: players.first,
        second: players.second,
        qr: Qr::of(&address),
        good: t.with("card-good", "time", until.unwrap_or_default()),
        address,
        code,
    }
}

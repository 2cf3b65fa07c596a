//! `/e/<event>/rounds/<n>/print/pairings`: the pairing list with full names, by
//! board and by name.

use super::{Printed, printed};
use crate::tongue::Tongue;
use crate::web::guard::Organising;
use crate::web::pages::round::Place;
use crate::web::table::{Names, Player, Sitting, byes, short_result};
use crate::web::{Answer, Page};
use askama::Template;

#[derive(Template)]
#[template(path = "print-pairings.html")]
struct Pairings {
    page: Page,
    key: String,
    event_name: String,
    title: String,
    is_draft: bool,
    by_board: Vec<Row>,
    by_name: Vec<Named>,
    byes: Vec<Sitting>,
}

struct Row {
    board: u16,
    first: Player,
    second: Player,
    result: String,
}

struct Named {
    player: Player,
    place: String,
    side: String,
    opponent: String,
}

/// `GET /e/{key}/rounds/{round}/print/pairings`
///
/// # Errors
/// When there is no such round.
pub(in crate::web) async fn show(organising: Organising, place: Place) -> Answer {
    let Organising { visitor, organiser } = organising;
    let printed = printed(&visitor, &organiser, place.1, true).await?;
    let t = &*visitor.t;
    visitor.html(&Pairings {
        title: t.with("print-pairings-title", "round", printed.round.number.0),
        is_draft: printed.round.is_draft,
        by_board: by_board(t, &printed),
        by_name: by_name(t, &printed),
        byes: byes(t, &printed.tournament, &printed.round.byes, Names::Full),
        key: printed.event.key,
        event_name: printed.event.name,
        page: visitor.page(),
    })
}

fn by_board(t: &Tongue, printed: &Printed) -> Vec<Row> {
    let rows = printed.round.boards.iter().map(|(pairing, scored)| {
        let players = Player::pair(&printed.tournament, pairing, Names::Full);
        let result = scored.map(|scored| short_result(t, scored.result));
        Row {
            board: pairing.board.0,
            first: players.first,
            second: players.second,
            result: result.unwrap_or_default(),
        }
    });
    rows.collect()
}

/// A child looks for its own name.
fn by_name(t: &Tongue, printed: &Printed) -> Vec<Named> {
    let mut named = Vec::new();
    for (pairing, _) in &printed.round.boards {
        let players = Player::pair(&printed.tournament, pairing, Names::Full);
        for side in crate::rules::Side::BOTH {
            named.push(Named {
                player: players[side].clone(),
                place: pairing.board.to_string(),
                side: t.speak(&printed.event.ruleset.colour(side)),
                opponent: players[!side].name.clone(),
            });
        }
    }
    for sitting in byes(t, &printed.tournament, &printed.round.byes, Names::Full) {
        named.push(Named {
            player: sitting.player,
            place: "–".to_owned(),
            side: String::new(),
            opponent: sitting.kind,
        });
    }
    named.sort_by_key(|named| named.player.name.to_lowercase());
    named
}

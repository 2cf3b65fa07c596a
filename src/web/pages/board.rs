//! `/e/<event>/boards/<round>/<board>`: a board for everybody who watches, and
//! its record to step through. Children are aliases here.

mod steps;
mod view;

use crate::desk::Fault;
use crate::desk::games::{Seat, Told};
use crate::live::Topic;
use crate::tournament::{BoardNo, RoundNo};
use crate::web::guard::{Umpiring, Visitor, html};
use crate::web::{Answer, Failed, clock, live};
use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;
use std::rc::Rc;
use view::{Doors, Watched};

type Place = Path<(String, u16, u16)>;

/// Which moment of a game is asked for.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct Asked {
    /// The number of an entry; empty for the beginning.
    entry: String,
}

/// `GET /e/{key}/boards/{round}/{board}`
///
/// # Errors
/// When there is no such board, or its round is not posted.
pub async fn show(visitor: Visitor, place: Place) -> Answer {
    let (seat, told) = watch(&visitor, place).await?;
    answer(&visitor, &Watched::live(&visitor, &seat, &told))
}

/// `GET /e/{key}/boards/{round}/{board}/replay?entry=N`: the board after an
/// entry of the record. The address means the same for ever: entries are only
/// added.
///
/// # Errors
/// As [`show`]; also when the record has no such entry.
pub async fn replay(visitor: Visitor, place: Place, asked: Query<Asked>) -> Answer {
    let (seat, told) = watch(&visitor, place).await?;
    let doors = Doors::of_public(&seat);
    past(&visitor, &seat, told, doors, &asked)
}

/// `GET /u/{code}/replay?entry=N`: the same for the umpire of the board.
///
/// # Errors
/// When there is no such board, or no such entry.
pub async fn replay_for_umpire(umpiring: Umpiring, asked: Query<Asked>) -> Answer {
    let (visitor, seat) = (&umpiring.visitor, umpiring.umpire.seat().clone());
    let again = seat.clone();
    let told = visitor.desk(move |desk| desk.told(&again)).await?;
    past(
        visitor,
        &seat,
        told,
        Doors::of_umpire(&umpiring.code),
        &asked,
    )
}

fn past(visitor: &Visitor, seat: &Seat, told: Told, doors: Doors, asked: &Asked) -> Answer {
    let page = asked
        .moment(&told)
        .and_then(|entry| Watched::past(visitor, seat, told, entry, doors))
        .ok_or_else(|| visitor.failed(Fault::NotFound))?;
    answer(visitor, &page)
}

impl Asked {
    /// The number of the entry; `None` if there is no such entry.
    fn moment(&self, told: &Told) -> Option<u32> {
        let last = told.game.seq;
        match self.entry.as_str() {
            "" => Some(last.min(1)),
            text => text.parse().ok().filter(|entry| (1..=last).contains(entry)),
        }
    }
}

/// The page, or the part of it that a script puts in its place.
fn answer(visitor: &Visitor, page: &Watched) -> Answer {
    match visitor.wants_part {
        true => Ok(html(&page.as_live().render()?)),
        false => visitor.html(page),
    }
}

/// `GET /e/{key}/boards/{round}/{board}/live`
///
/// # Errors
/// As [`show`].
pub async fn follow(visitor: Visitor, place: Place) -> Answer {
    let (seat, _) = watch(&visitor, place).await?;
    let changes = visitor.shared.desk.hub().follow(Topic::Game(seat.game.0));
    let name = format!("board {} {}", seat.game.0, visitor.t.language().tag());
    let shared = visitor.shared.clone();
    let visitor = Rc::new(visitor);
    let render: live::Render = Rc::new(move || {
        let (visitor, seat) = (visitor.as_ref().clone().now(clock::now()), seat.clone());
        Box::pin(async move {
            let again = seat.clone();
            let told = visitor.desk(move |desk| desk.watched(&again)).await.ok()?;
            let page = Watched::live(&visitor, &seat, &told);
            page.as_live().render().ok()
        })
    });
    Ok(live::stream(&shared.parts, &name, changes, render))
}

async fn watch(visitor: &Visitor, place: Place) -> Result<(Seat, Told), Failed> {
    let (key, round, board) = place.into_inner();
    visitor
        .desk(move |desk| {
            let seat = desk.seat(&key, RoundNo(round), BoardNo(board))?;
            let told = desk.watched(&seat)?;
            Ok((seat, told))
        })
        .await
}

//! `/e/<event>/rounds/<n>/boards/<m>/asked`: what an umpire asks the organiser,
//! and the answer, which becomes an entry of the record.

use super::umpire::more::asked_told;
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::games::{Seat, Told};
use crate::referee::{Ask, Asking};
use crate::tournament::{BoardNo, RoundNo};
use crate::web::forms::{reason, wrong};
use crate::web::guard::Organising;
use crate::web::{Answer, Failed, Notice, Page, clock, scene};
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "asked.html")]
struct AskedPage {
    page: Page,
    key: String,
    place: String,
    round: RoundNo,
    board: BoardNo,
    asked: Vec<Open>,
}

/// Something that waits.
struct Open {
    entry: u32,
    text: String,
    time: String,
    is_call: bool,
}

/// The answer.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct Reply {
    entry: u32,
    /// `answer`, `allow` or `refuse`.
    what: String,
    reason: String,
}

type Place = Path<(String, u16, u16)>;

/// `GET /e/{key}/rounds/{round}/boards/{board}/asked`
///
/// # Errors
/// When there is no such board.
pub(in crate::web) async fn show(organising: Organising, place: Place) -> Answer {
    let page = look(&organising, &place).await?;
    organising.visitor.html(&page)
}

/// `POST /e/{key}/rounds/{round}/boards/{board}/asked`
///
/// # Errors
/// When there is no such board.
pub(in crate::web) async fn answer(
    organising: Organising,
    place: Place,
    form: Form<Reply>,
) -> Answer {
    let (round, board) = (RoundNo(place.1), BoardNo(place.2));
    let (organiser, at) = (organising.organiser.clone(), organising.visitor.at);
    let reply = form.into_inner();
    let done = organising
        .visitor
        .desk(move |desk| desk.answer(&organiser, (round, board), reply.ask()?, at))
        .await;
    let failed = match done {
        Ok(()) => {
            let place = format!("/e/{}/run", organising.organiser.event().key);
            return Ok(organising.visitor.see(&place, "answered"));
        }
        Err(failed) => failed,
    };
    if !matches!(failed.fault(), Fault::Refused(_) | Fault::Form { .. }) {
        return Err(failed);
    }
    let mut page = look(&organising, &place).await?;
    page.page.notice = Some(Notice {
        text: failed.words(&organising.visitor.t),
        is_bad: true,
    });
    organising.visitor.not_done(&page)
}

impl Reply {
    fn ask(&self) -> Result<Ask, Fault> {
        let (entry, reason) = (self.entry, reason(&self.reason)?);
        Ok(match self.what.as_str() {
            "answer" => Ask::Answer {
                entry,
                reply: reason,
            },
            "allow" | "refuse" => Ask::Decide {
                entry,
                allowed: self.what == "allow",
                reason,
            },
            _ => return Err(wrong("act", FormProblem::NotAChoice)),
        })
    }
}

async fn look(organising: &Organising, place: &Place) -> Result<AskedPage, Failed> {
    let (round, board) = (RoundNo(place.1), BoardNo(place.2));
    let key = organising.organiser.event().key.clone();
    let (seat, told): (Seat, Told) = organising
        .visitor
        .desk(move |desk| {
            let seat = desk.seat(&key, round, board)?;
            let told = desk.told(&seat)?;
            Ok((seat, told))
        })
        .await?;
    let t = &*organising.visitor.t;
    let open = |asked: &crate::referee::Asked| Open {
        entry: asked.entry,
        text: asked_told(t, &seat.event.ruleset, &asked.what),
        time: clock::time_of_day(asked.at),
        is_call: matches!(asked.what, Asking::Call(_)),
    };
    Ok(AskedPage {
        page: organising.visitor.page(),
        key: seat.event.key.clone(),
        place: scene::place(t, &seat),
        round,
        board,
        asked: told.game.asked.iter().map(open).collect(),
    })
}

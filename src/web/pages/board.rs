//! `/e/<event>/boards/<round>/<board>`: a board for everybody who watches.

use crate::desk::games::{Seat, Told};
use crate::live::Topic;
use crate::referee::Phase;
use crate::rules::{Colour, Kind};
use crate::tournament::{BoardNo, RoundNo};
use crate::web::counters;
use crate::web::draw::Drawing;
use crate::web::guard::Visitor;
use crate::web::scene::{self, Noted, Strip};
use crate::web::{Answer, Page, clock, live};
use actix_web::web::Path;
use askama::Template;
use std::rc::Rc;

#[derive(Template)]
#[template(path = "spectator.html", blocks = ["live"])]
struct Spectator {
    page: Page,
    key: String,
    event_name: String,
    place: String,
    round: RoundNo,
    board: BoardNo,
    seq: u32,
    strips: [Strip; 2],
    drawing: Drawing,
    board_label: String,
    last: Option<String>,
    now: String,
    draw_lines: Vec<String>,
    record: Vec<Noted>,
}

type Place = Path<(String, u16, u16)>;

/// `GET /e/{key}/boards/{round}/{board}`
///
/// # Errors
/// When there is no such board, or its round is not posted.
pub async fn show(visitor: Visitor, place: Place) -> Answer {
    let (seat, told) = watch(&visitor, place).await?;
    visitor.html(&page(&visitor, &seat, &told))
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
            let told = visitor.desk(move |desk| desk.told(&again)).await.ok()?;
            page(&visitor, &seat, &told).as_live().render().ok()
        })
    });
    Ok(live::stream(&shared.parts, &name, changes, render))
}

async fn watch(visitor: &Visitor, place: Place) -> Result<(Seat, Told), crate::web::Failed> {
    let (key, round, board) = place.into_inner();
    visitor
        .desk(move |desk| {
            let seat = desk.seat(&key, RoundNo(round), BoardNo(board))?;
            let told = desk.told(&seat)?;
            Ok((seat, told))
        })
        .await
}

fn page(visitor: &Visitor, seat: &Seat, told: &Told) -> Spectator {
    let t = &*visitor.t;
    let strips = scene::strips(t, seat, told, visitor.at);
    let mover = strips
        .iter()
        .find(|strip| strip.is_turn)
        .map_or("", |strip| strip.name.as_str());
    let now = match &told.game.phase {
        Phase::Scheduled => t.say("board-not-started"),
        _ => scene::end(t, seat, told)
            .or_else(|| scene::pause(t, told))
            .unwrap_or_else(|| t.with("to-move", "player", mover)),
    };
    Spectator {
        key: seat.event.key.clone(),
        event_name: seat.event.name.clone(),
        place: scene::place(t, seat),
        round: seat.round,
        board: seat.board,
        seq: told.game.seq,
        drawing: scene::drawing(t, seat, told),
        board_label: t.say("board-label"),
        last: scene::last_turn(t, told),
        now,
        draw_lines: counters::lines(t, &seat.event.ruleset, told.game.play()),
        record: scene::record(t, &seat.event.ruleset, &told.entries),
        strips,
        page: visitor.page(),
    }
}

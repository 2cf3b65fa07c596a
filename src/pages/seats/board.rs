//! The board of a player in an event.

use super::board_view::{self, BoardView};
use super::player_board::{Around, PlayerBoard};
use super::tab::tab_id;
use crate::change_feed::Topic;
use crate::desk::Fault;
use crate::desk::games::{RecordedGame, Seat, SeatedAt};
use crate::http::request::request_context::Seated;
use crate::http::response::download::HTML;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::error_status::{begun, status};
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events::{self, stream_to_umpire};
use crate::pages::shared::answered_part;
use crate::pages::shared::board_players::players;
use crate::pages::shared::record_form::RecordForm;
use crate::paths;
use crate::store::GameId;
use crate::view::game_view;
use crate::view::round_tables::NamedPlayer;
use actix_web::http::header::HeaderName;
use actix_web::web::Form;
use askama::Template;

/// Whether the device of a seat has a board to play on.
pub(super) fn is_playing(seat: &Seat) -> bool {
    seat.is_held() && seat.place().is_some_and(SeatedAt::is_on_devices)
}

/// The board, for a seat that has one.
pub(super) async fn show(seated: &Seated) -> Answer {
    let Some(place) = seated.seat.place().cloned() else {
        return Ok(seated.see_seat());
    };
    let recorded = recorded_game(seated, &place).await?;
    let players = players_of(seated, &place, &recorded).await?;
    let view = view(seated, (&place, players), &recorded, None);
    seated.context.html_compressed(&view)
}

/// Both players with their schools, before the first entry.
async fn players_of(
    seated: &Seated,
    place: &SeatedAt,
    recorded: &RecordedGame,
) -> Result<Vec<NamedPlayer>, Failed> {
    if recorded.game.seq > 0 {
        return Ok(Vec::new());
    }
    players(&seated.context, &place.board_context).await
}

async fn recorded_game(seated: &Seated, place: &SeatedAt) -> Result<RecordedGame, Failed> {
    let board_context = place.board_context.clone();
    seated
        .context
        .desk(move |desk| desk.recorded_game(&board_context))
        .await
}

fn view(
    seated: &Seated,
    (place, players): (&SeatedAt, Vec<NamedPlayer>),
    recorded: &RecordedGame,
    fault: Option<&Fault>,
) -> BoardView {
    let (context, board) = (&seated.context, &*place.board_context);
    let event = paths::of(&board.event.key);
    let shown = PlayerBoard {
        context,
        terms: board,
        side: place.side,
        is_ready: place.is_ready,
        recorded,
        place: game_view::place(&context.t, board),
        paths: paths::of_seat(&seated.code),
        rules: event.rules(),
        players,
        around: Around::Event {
            watch: event.board(board.round, board.board),
        },
    };
    board_view::view(shown, fault)
}

/// The part of the page that a script replaces. A device that lost its seat, or whose board an umpire records
/// now, learns that instead.
async fn part(seated: &Seated, fault: Option<&Fault>) -> Result<String, Failed> {
    match seated.seat.place().filter(|_| is_playing(&seated.seat)) {
        Some(place) => {
            let recorded = recorded_game(seated, place).await?;
            let players = players_of(seated, place, &recorded).await?;
            let view = view(seated, (place, players), &recorded, fault);
            Ok(view.as_live().render()?)
        }
        None => Ok(closed(seated).render()?),
    }
}

/// The notice in the place of the board when the device may not play there any more.
#[derive(Template)]
#[template(path = "seats/closed.html")]
struct ClosedView {
    page: Page,
    seat: String,
    stamp: i64,
    why: String,
}

fn closed(seated: &Seated) -> ClosedView {
    let t = &seated.context.t;
    let place = seated.seat.place().filter(|_| seated.seat.is_held());
    ClosedView {
        seat: paths::of_seat(&seated.code).seat(),
        stamp: seated.context.at.timestamp_millis(),
        why: match place {
            Some(place) => t.msg_arg(
                "seat-at-table",
                "place",
                game_view::place(t, &place.board_context),
            ),
            None if seated.seat.is_held() => t.msg("seat-wait"),
            None => t.msg("seat-lost"),
        },
        page: seated.context.page(),
    }
}

/// `POST /s/{seat}/record`: records an entry of the player. When it is refused, a script gets the board with the
/// reason on it, and a page without scripts the error.
pub async fn record(seated: Seated, form: Form<RecordForm>) -> Answer {
    let form = form.into_inner();
    let (seat, at) = (seated.seat.clone(), seated.context.at);
    let client = tab_id(seated.device.as_deref(), &form.tab);
    let done = seated
        .context
        .desk(move |desk| {
            let place = seat.place().ok_or(Fault::SeatTaken)?;
            let request = form.request(desk, &place.board_context)?;
            desk.submit_by_player(&seat, &request.from_client(client), at)
        })
        .await;
    let failed = match done {
        Ok(_) if !seated.context.reply.wants_part => return Ok(seated.see_seat()),
        Ok(done) => return acknowledged(&seated, done.through, &done.record),
        Err(failed) if !seated.context.reply.wants_part => return Err(failed),
        Err(failed) => failed,
    };
    let part = part(&seated, Some(failed.fault())).await?;
    let mut answer = begun(status(failed.fault()));
    Ok(answer.content_type(HTML).body(part))
}

fn acknowledged(seated: &Seated, through: u32, recorded: &RecordedGame) -> Answer {
    let Some(place) = seated.seat.place() else {
        return Ok(seated.see_seat());
    };
    let part = view(seated, (place, Vec::new()), recorded, None)
        .as_live()
        .render()?;
    let name = format!("{} {}", seated.code, seated.device_key());
    let mut answer = answered_part::answer(&seated.context, name, part)?;
    // As for an umpire: it proves that the answer is ours, and names the entry that the next one follows.
    let entry = HeaderName::from_static("x-entry");
    answer.headers_mut().insert(entry, through.into());
    Ok(answer)
}

/// The stream of the board of this game.
pub(super) fn follow(seated: Seated, game: GameId, tab: &str) -> Answer {
    let hub = seated.context.shared.desk.hub();
    let changes = hub.subscribe(Topic::Game(game.0));
    let name = format!("seat {} {}", seated.code, seated.device_key());
    let client = tab_id(seated.device.as_deref(), tab);
    let context = seated.context.clone();
    let (code, device) = (seated.code, seated.device);
    let render = server_sent_events::render_async(&context, move |context| {
        let (code, device) = (code.clone(), device.clone());
        async move {
            let seated = Seated::at(context, &code, device).await.ok()?;
            Some(part(&seated, None).await.ok()?.into())
        }
    });
    Ok(stream_to_umpire(&context, &name, changes, render, client))
}

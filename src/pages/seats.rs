//! `/s/<code>`: the seat of a player, who records the own turns on an own device. Built as the umpire's board,
//! with the same scripts: numbered entries that wait on the device until the server has them.

pub mod board;
mod board_view;
pub mod play;
pub mod play_by_code;
mod player_board;
mod prompts;
mod tab;

use crate::change_feed::Topic;
use crate::formats::Names;
use crate::http::request::request_context::{PHONE, Seated, html_with};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events::{fingerprint, render_async, stream_to_umpire};
use crate::paths::{self, SeatPaths};
use crate::view::game_view;
use crate::view::round_tables::NamedPlayer;
use actix_web::http::StatusCode;
use actix_web::web::Query;
use askama::Template;
use tab::FollowQuery;

/// The seat of a player who has no board to play on.
#[derive(Template)]
#[template(path = "seats/confirm_seat.html", blocks = ["live"])]
struct SeatView {
    page: Page,
    paths: SeatPaths,
    event: String,
    player: String,
    /// The school, while the device is asked whether the player sits here; may be empty.
    school: String,
    state: SeatState,
    mark: String,
    /// The address of the public page of the event.
    watch: String,
}

enum SeatState {
    /// No device has the seat.
    Free,
    /// Another device has the seat.
    Taken,
    /// There is no game now.
    Waiting,
    /// An umpire records the board at this place.
    AtTable(String),
    /// The board is ready.
    Playing,
}

/// `GET /s/{seat}`: the board, or what comes before it.
pub async fn show(seated: Seated) -> Answer {
    if board::is_playing(&seated.seat) {
        return board::show(&seated).await;
    }
    let view = view(&seated).await?;
    let page = view.render()?;
    Ok(html_with(status(&view.state), page))
}

fn status(state: &SeatState) -> StatusCode {
    match state {
        SeatState::Taken => StatusCode::CONFLICT,
        _ => StatusCode::OK,
    }
}

/// The school of the player of a seat that nobody has taken.
async fn school(seated: &Seated, state: &SeatState) -> Result<String, Failed> {
    if !matches!(state, SeatState::Free) {
        return Ok(String::new());
    }
    let (event, entrant) = (seated.seat.event().clone(), seated.seat.entrant());
    let context = &seated.context;
    let tournament = context.desk(move |desk| desk.tournament(&event)).await?;
    Ok(NamedPlayer::of(&tournament, entrant, Names::Alias).school)
}

async fn view(seated: &Seated) -> Result<SeatView, Failed> {
    let (context, seat) = (&seated.context, &seated.seat);
    let state = match seat.place() {
        _ if seat.is_taken() => SeatState::Taken,
        _ if !seat.is_held() => SeatState::Free,
        None => SeatState::Waiting,
        Some(place) if place.is_on_devices() => SeatState::Playing,
        Some(place) => SeatState::AtTable(game_view::place(&context.t, &place.board_context)),
    };
    let board = seat.place().map(|place| place.board_context.game.0);
    let known = format!("{board:?} {} {}", seat.is_held(), board::is_playing(seat));
    Ok(SeatView {
        school: school(seated, &state).await?,
        paths: paths::of_seat(&seated.code),
        event: seat.event().title(),
        player: seat.name().alias(),
        mark: fingerprint(&known),
        watch: paths::of(&seat.event().key).event(),
        state,
        page: context.page(),
    })
}

/// `POST /s/{seat}/take`: binds this device to the seat.
///
/// # Errors
/// When another device has the seat.
pub async fn take(seated: Seated) -> Answer {
    if seated.seat.is_held() {
        return Ok(seated.see_seat());
    }
    let (seat, at) = (seated.seat.clone(), seated.context.at);
    let token = seated
        .context
        .desk(move |desk| desk.take_seat(&seat, at))
        .await?;
    let place = paths::of_seat(&seated.code).seat();
    let mut answer = seated.see_seat();
    let cookie = seated.context.shared.ingress.cookie(PHONE, place, token);
    let _always_fits = answer.add_cookie(&cookie);
    Ok(answer)
}

/// `POST /s/{seat}/ready`
pub async fn be_ready(seated: Seated) -> Answer {
    let (seat, at) = (seated.seat.clone(), seated.context.at);
    seated
        .context
        .desk(move |desk| desk.be_ready(&seat, at))
        .await?;
    Ok(seated.see_seat())
}

/// `GET /s/{seat}/live`: the board, or for a seat without one the news that there is one.
pub async fn follow(seated: Seated, query: Query<FollowQuery>) -> Answer {
    let place = seated
        .seat
        .place()
        .filter(|_| board::is_playing(&seated.seat));
    match place.map(|place| place.board_context.game) {
        Some(game) => board::follow(seated, game, &query.tab),
        None => follow_seat(seated),
    }
}

/// Tells a device without a board when it has one.
fn follow_seat(seated: Seated) -> Answer {
    let hub = seated.context.shared.desk.hub();
    let changes = hub.subscribe(Topic::Tournament(seated.seat.event().id.0));
    let name = format!("waiting seat {} {}", seated.code, seated.device_key());
    let context = seated.context.clone();
    let (code, device) = (seated.code, seated.device);
    let render = render_async(&context, move |context| {
        let (code, device) = (code.clone(), device.clone());
        async move {
            let seated = Seated::at(context, &code, device).await.ok()?;
            let part = view(&seated).await.ok()?.as_live().render().ok()?;
            Some(part.into())
        }
    });
    Ok(stream_to_umpire(&context, &name, changes, render, None))
}

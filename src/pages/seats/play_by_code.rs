//! `/play/<code>`: a casual game, on the devices of its two players. The board is that of a seat in an event.

use super::board_view::{self, BoardView};
use super::player_board::{Around, CasualParts, Invitation, PlayerBoard};
use super::tab::{FollowQuery, tab_id};
use crate::desk::games::{CasualGame, CasualStream, GameTerms, RecordedGame};
use crate::desk::{Desk, Fault, secret};
use crate::formats::qr::Qr;
use crate::formats::record;
use crate::http::request::base_url::BaseUrl;
use crate::http::request::request_context::{Casual, PHONE, html_with};
use crate::http::response::download::{HTML, TEXT, download};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::error_status::{begun, status};
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events::{render_async, stream_to_umpire};
use crate::pages::shared::answered_part;
use crate::pages::shared::record_form::RecordForm;
use crate::paths;
use crate::referee::ClockPolicy;
use crate::rules::Side;
use crate::view::rules_text;
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::HeaderName;
use actix_web::web::{Form, Query};
use askama::Template;
use std::rc::Rc;
use std::time::Duration;

/// The game for a device that does not play it.
#[derive(Template)]
#[template(path = "seats/invited.html")]
struct InvitedView {
    page: Page,
    title: String,
    /// The colour of the free side; `None` if both players are there.
    colour: Option<String>,
    has_clock: bool,
    rules: String,
    lesson: String,
    take: String,
}

/// `GET /play/{code}`: the board, or the question whether to join.
pub async fn show(casual: Casual) -> Answer {
    match casual.game.side() {
        // Strangers make such games, so nothing of them is drawn on the thread that serves.
        Some(side) => {
            let context = casual.context.clone();
            let drawn =
                context.rendered(move |_| view(&casual, side, casual.game.record(), None).render());
            Ok(context.compressed(drawn.await??))
        }
        None => {
            let view = invited(&casual);
            let status = match view.colour {
                Some(_) => StatusCode::OK,
                None => StatusCode::CONFLICT,
            };
            Ok(html_with(status, view.render()?))
        }
    }
}

fn invited(casual: &Casual) -> InvitedView {
    let (t, game) = (&*casual.context.t, &casual.game);
    let ruleset = game.ruleset();
    InvitedView {
        title: rules_text::game(t, ruleset),
        colour: game
            .free_side()
            .map(|side| t.localize(&ruleset.colour(side))),
        has_clock: game.clock() != ClockPolicy::Off,
        rules: rules(game),
        lesson: paths::lesson(ruleset.name()),
        take: paths::of_casual(&casual.code).take(),
        page: casual.context.page(),
    }
}

fn rules(game: &CasualGame) -> String {
    format!("/rules/{}", game.ruleset().name())
}

fn view(casual: &Casual, side: Side, recorded: &RecordedGame, fault: Option<&Fault>) -> BoardView {
    let (context, game) = (&casual.context, &casual.game);
    let next = game.next();
    let parts = CasualParts {
        invitation: (!game.has_both()).then(|| invitation(casual)),
        is_away: game.has_both() && game.is_away(),
        file: paths::casual_record(&casual.code),
        again: paths::casual_again(&casual.code),
        next: next
            .filter(|next| next.is_asked)
            .map(|next| paths::of_casual(&next.code).seat()),
        is_asked: next.is_some_and(|next| !next.is_asked),
    };
    let shown = PlayerBoard {
        context,
        terms: game,
        side,
        is_ready: game.is_ready(),
        recorded,
        place: rules_text::game(&context.t, game.ruleset()),
        paths: paths::of_casual(&casual.code),
        rules: rules(game),
        players: Vec::new(),
        around: Around::Casual(parts),
    };
    board_view::view(shown, fault)
}

/// The code with a blank in the middle, as it is read out.
fn invitation(casual: &Casual) -> Invitation {
    let context = &casual.context;
    let base: BaseUrl = context.settled_base();
    let address = format!("{}{}", base.url, paths::of_casual(&casual.code).seat());
    let (first, rest) = casual.code.split_at(casual.code.len() / 2);
    Invitation {
        code: format!("{first} {rest}"),
        only_here: base.is_only_here.then(|| base.only_here(&context.t)),
        qr: Qr::of(&address).filter(|_| !base.is_only_here),
        address,
    }
}

/// `POST /play/{code}/take`: this device plays the free side.
///
/// # Errors
/// When two other devices play.
pub async fn join(casual: Casual) -> Answer {
    if casual.game.side().is_some() {
        return Ok(casual.see_game());
    }
    let token = casual.device.clone().unwrap_or_else(secret::token);
    let (game, device, at) = (casual.game.clone(), token.clone(), casual.context.at);
    casual
        .context
        .desk(move |desk| desk.join_casual(&game, &device, at))
        .await?;
    Ok(with_device(&casual, casual.see_game(), token))
}

/// The answer with the cookie that proves a device.
fn with_device(casual: &Casual, mut answer: HttpResponse, token: String) -> HttpResponse {
    let ingress = &casual.context.shared.ingress;
    let cookie = ingress.cookie(PHONE, paths::PLAY.to_owned(), token);
    let _always_fits = answer.add_cookie(&cookie);
    answer
}

/// `POST /play/{code}/ready`
///
/// # Errors
/// When the device does not play.
pub async fn be_ready(casual: Casual) -> Answer {
    let (game, at) = (casual.game.clone(), casual.context.at);
    casual
        .context
        .desk(move |desk| desk.be_ready_for_casual(&game, at))
        .await?;
    Ok(casual.see_game())
}

/// `POST /play/{code}/again`: asks for another game with sides changed, or agrees to it.
///
/// # Errors
/// When the device does not play, or the game is not over.
pub async fn play_again(casual: Casual) -> Answer {
    let (game, at) = (casual.game.clone(), casual.context.at);
    let code = casual
        .context
        .desk(move |desk| desk.play_casual_again(&game, at))
        .await?;
    let place = paths::of_casual(&code).seat();
    Ok(casual.context.see(&place, None))
}

/// `GET /play/{code}/record.txt`: the record as a file, for the players.
///
/// # Errors
/// When the device does not play.
pub async fn file(casual: Casual) -> Answer {
    let game = &casual.game;
    if game.side().is_none() {
        return Err(casual.context.failed(Fault::SeatTaken));
    }
    let title = rules_text::game(&casual.context.t, game.ruleset());
    let text = record::write(&game.records(title));
    let name = format!("record-{}.txt", casual.code.to_lowercase());
    Ok(download(&name, TEXT, text))
}

/// `POST /play/{code}/record`: records an entry of the player, as at a seat of an event.
///
/// # Errors
/// When the entry is refused.
pub async fn record(casual: Casual, form: Form<RecordForm>) -> Answer {
    let form = form.into_inner();
    let (game, at) = (casual.game.clone(), casual.context.at);
    let client = tab_id(casual.device.as_deref(), &form.tab);
    let done = casual
        .context
        .desk(move |desk| {
            let request = form.request_of_player()?.from_client(client);
            desk.submit_to_casual(&game, &request, at)
        })
        .await;
    let failed = match done {
        Ok(_) if !casual.context.reply.wants_part => return Ok(casual.see_game()),
        Ok(done) => return acknowledged(&casual, done.through, &done.record),
        Err(failed) if !casual.context.reply.wants_part => return Err(failed),
        Err(failed) => failed,
    };
    let part = part(&casual, Some(failed.fault()))?;
    let mut answer = begun(status(failed.fault()));
    Ok(answer.content_type(HTML).body(part))
}

fn acknowledged(casual: &Casual, through: u32, recorded: &RecordedGame) -> Answer {
    let Some(side) = casual.game.side() else {
        return Ok(casual.see_game());
    };
    let part = view(casual, side, recorded, None).as_live().render()?;
    let name = format!("casual {} {}", casual.code, casual.device_key());
    let mut answer = answered_part::answer(&casual.context, name, part)?;
    // As for an umpire: it proves that the answer is ours, and names the entry that the next one follows.
    let entry = HeaderName::from_static("x-entry");
    answer.headers_mut().insert(entry, through.into());
    Ok(answer)
}

fn part(casual: &Casual, fault: Option<&Fault>) -> Result<String, Failed> {
    match casual.game.side() {
        Some(side) => {
            let view = view(casual, side, casual.game.record(), fault);
            Ok(view.as_live().render()?)
        }
        None => Err(casual.context.failed(Fault::SeatTaken)),
    }
}

/// `GET /play/{code}/live`: follows the game. The opponent learns when the stream begins and ends.
///
/// # Errors
/// When the device does not play.
pub async fn follow(casual: Casual, query: Query<FollowQuery>) -> Answer {
    let game = casual.game.clone();
    let opened = casual
        .context
        .desk(move |desk| desk.open_casual_stream(&game));
    let Some(stream) = opened.await? else {
        return Err(casual.context.failed(Fault::SeatTaken));
    };
    let desk = casual.context.shared.desk.clone();
    let changes = desk.hub().subscribe(casual.game.topic());
    let presence = Rc::new(Presence { desk, stream });
    let name = format!("casual {} {}", casual.code, casual.device_key());
    let client = tab_id(casual.device.as_deref(), &query.tab);
    let context = casual.context.clone();
    let (code, device) = (casual.code, casual.device);
    let render = render_async(&context, move |context| {
        // Lives as long as the stream.
        let _presence = Rc::clone(&presence);
        let (code, device) = (code.clone(), device.clone());
        async move {
            let casual = Casual::at(context, &code, device).await.ok()?;
            Some(part(&casual, None).ok()?.into())
        }
    });
    Ok(stream_to_umpire(&context, &name, changes, render, client))
}

/// Time for a device to come back, after a page was loaded anew or a connection was lost for a moment.
const ABSENCE: Duration = Duration::from_secs(5);

/// The stream of a device. Dropped at its end.
struct Presence {
    desk: Desk,
    stream: CasualStream,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (desk, stream) = (self.desk.clone(), self.stream);
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            return; // the server stops
        };
        runtime.spawn(async move {
            tokio::time::sleep(ABSENCE).await;
            let closed = tokio::task::spawn_blocking(move || desk.close_casual_stream(stream));
            if let Ok(Err(fault)) = closed.await {
                tracing::warn!(%fault, "the end of a stream was not noted");
            }
        });
    }
}

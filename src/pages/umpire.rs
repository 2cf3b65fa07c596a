//! `/u/<code>`: the umpire's board. Readable without scripts; with them the umpire records by taps.

pub mod actions;
pub mod adjudicate;
mod alone_texts;
pub mod announcements;
mod confirm_result;
pub mod deferred_parts;
pub mod display_settings;
pub mod dispute;
pub mod end_card;
pub mod handover;
mod menu_fragment;
pub(crate) mod prompts;
pub mod record_codes;
mod recorded_game;
pub mod round_time;
pub mod set_up;
pub mod toss;
mod undo_sheet;
mod view;

use crate::change_feed::{ClientId, Topic};
use crate::desk::games::{Recorded, RecordedGame, Umpire};
use crate::desk::secret::{CODE_LENGTH, tidy_code};
use crate::http::request::request_context::{PHONE, RequestContext, Umpiring};
use crate::http::response::download::HTML;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::error_status::{begun, status};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events;
use crate::http::server::fair_wakeup::await_fairly;
use crate::pages::shared::answered_part;
use crate::pages::shared::board_players::players;
use crate::pages::shared::record_form::{RecordAction, RecordForm};
use crate::paths;
use crate::rules::Side;
use actix_web::HttpRequest;
use actix_web::http::header::HeaderName;
use actix_web::web::{Form, Query};
use askama::Template;
use recorded_game::recorded_game;
use serde::Deserialize;
use toss::TossSent;
use view::{UmpireView, page};

/// The longest id of a tab, which is the time when it was opened.
const LONGEST_TAB: usize = 20;

#[derive(Template)]
#[template(path = "umpire/enter_code.html")]
struct EnterCodeView {
    page: Page,
}

/// The code of a board.
#[derive(Deserialize)]
pub struct CodeForm {
    code: String,
}

/// `GET /u`
pub async fn enter_code(context: RequestContext) -> Answer {
    context.html(&EnterCodeView {
        page: context.page(),
    })
}

/// `POST /u`: opens the board of a typed code, or the seat of a player, whose codes are longer.
pub async fn open(context: RequestContext, form: Form<CodeForm>) -> Answer {
    let typed = tidy_code(&form.code);
    if typed.len() > CODE_LENGTH {
        return Ok(context.see(&paths::of_seat(&typed).seat(), None));
    }
    let umpiring =
        crate::http::request::request_context::umpiring(context, &form.code, None).await?;
    Ok(umpiring.see_board())
}

/// `GET /u/{code}`
pub async fn show(umpiring: Umpiring) -> Answer {
    let recorded = recorded_game(&umpiring).await?;
    umpiring
        .context
        .html_compressed(&page_of(&umpiring, &recorded).await?)
}

/// The page, before the first entry with the schools of the players.
async fn page_of(umpiring: &Umpiring, recorded: &RecordedGame) -> Result<UmpireView, Failed> {
    let view = page(umpiring, recorded, None);
    if recorded.game.seq > 0 || umpiring.umpire.is_recording() {
        return Ok(view);
    }
    let board = umpiring.umpire.board_context();
    let players = players(&umpiring.context, board).await?;
    let board = board.clone();
    let umpire = umpiring
        .context
        .desk(move |desk| desk.umpire_of_board(&board.event, board.round, board.board))
        .await?;
    Ok(view.with_players(players, umpire.map(|one| one.name).unwrap_or_default()))
}

/// The name of the umpire who starts to record.
#[derive(Deserialize)]
pub struct StartForm {
    name: String,
    #[serde(default)]
    take_over: Option<String>,
    /// The QR codes of the phone before, in hexadecimal.
    #[serde(default)]
    codes: String,
    #[serde(flatten)]
    toss: TossSent,
}

/// `POST /u/{code}/start`: makes this phone the recorder.
///
/// # Errors
/// When another phone records, and is not to be replaced.
pub async fn start(umpiring: Umpiring, form: Form<StartForm>) -> Answer {
    let StartForm {
        name,
        take_over,
        codes,
        toss,
    } = form.into_inner();
    if let Err(why) = entered_codes(&umpiring, codes).await? {
        return handover::not_taken(&umpiring, why).await;
    }
    let Umpiring {
        context,
        umpire,
        code,
        ..
    } = umpiring;
    let at = context.at;
    let relieves = umpire.recorder().is_some() && !umpire.is_recording();
    let board = code.clone();
    let (token, is_tossed) = context
        .desk(move |desk| {
            let token = desk.start_recording(&umpire, &name, take_over.is_some(), at)?;
            // The pairing stands: nothing to enter.
            if toss.side(umpire.board_context())? != Some(Side::Second) {
                return Ok((token, true));
            }
            let recording = desk.umpire(&board, Some(&token), at)?;
            let tossed = desk.enter_toss(&recording, Side::Second, at);
            Ok((token, tossed.is_ok()))
        })
        .await?;
    let place = paths::of_code(&code).board();
    // If the toss could not be entered, the next page shows its current state.
    let next = if is_tossed {
        place.clone()
    } else {
        paths::of_code(&code).say()
    };
    let mut answer = context.see(&next, relieves.then_some(FlashMessage::TookOver));
    let cookie = context.shared.ingress.cookie(PHONE, place, token);
    let _always_fits = answer.add_cookie(&cookie);
    Ok(answer)
}

/// Enters the codes of the phone before, if the form has some. The inner error says why it was refused.
async fn entered_codes(umpiring: &Umpiring, codes: String) -> Result<Result<(), String>, Failed> {
    if codes.is_empty() {
        return Ok(Ok(()));
    }
    let (umpire, t, at) = (
        umpiring.umpire.clone(),
        umpiring.context.t.clone(),
        umpiring.context.at,
    );
    let context = &umpiring.context;
    context
        .desk(move |desk| handover::enter_codes(desk, &t, &umpire, &codes, at))
        .await
}

/// `POST /u/{code}/record`: records an entry. When it is refused, a script gets the board with the reason on
/// it, and a page without scripts the error.
pub async fn record(
    context: RequestContext,
    request: HttpRequest,
    form: Form<RecordForm>,
) -> Answer {
    let form = form.into_inner();
    let (code, phone) = Umpiring::keys(&request);
    let waited = form.waited();
    let note_wait = || {
        metrics::histogram!("inkundla_outbox_wait_seconds").record(waited.as_secs_f64());
    };
    if let Some((umpire, done)) = turn(&context, &code, phone.as_deref(), &form).await {
        note_wait();
        let umpiring = Umpiring::proven(context, umpire, (tidy_code(&code), phone));
        return acknowledged(&umpiring, &done);
    }
    let umpiring = crate::http::request::request_context::umpiring(context, &code, phone).await?;
    let (umpire, at) = (umpiring.umpire.clone(), umpiring.context.at);
    let origin = origin(umpiring.phone.as_deref(), &form.tab);
    note_wait();
    let is_dispute = form.act == RecordAction::Dispute.code();
    let done = umpiring
        .context
        .desk(move |desk| {
            let request = form
                .request(desk, umpire.board_context())?
                .from_client(origin);
            desk.submit(&umpire, &request, at)
        })
        .await;
    match done {
        Ok(_) if is_dispute && !umpiring.context.reply.wants_part => {
            let place = paths::of_code(&umpiring.code).dispute();
            Ok(umpiring.context.see(&place, None))
        }
        Ok(done) => acknowledged(&umpiring, &done),
        Err(failed) if !umpiring.context.reply.wants_part => Err(failed),
        Err(failed) => {
            let recorded = recorded_game(&umpiring).await?;
            let part = page(&umpiring, &recorded, Some(failed.fault())).part()?;
            let mut answer = begun(status(failed.fault()));
            Ok(answer.content_type(HTML).body(part))
        }
    }
}

/// The fast path of the most frequent entry: a turn on a cached board that this phone records. `None` for
/// everything else, and where another entry came in between.
async fn turn(
    context: &RequestContext,
    code: &str,
    phone: Option<&str>,
    form: &RecordForm,
) -> Option<(Umpire, Recorded)> {
    let desk = &context.shared.desk;
    let remembered = desk.cached_umpire(code, phone, context.at)?;
    let request = form.turn()?.from_client(origin(phone, &form.tab));
    await_fairly(desk.submit_cached(remembered, &request, context.at)).await
}

/// The id of one of the tabs that a phone may have open; `None` if it sends no valid id.
fn origin(phone: Option<&str>, tab: &str) -> Option<ClientId> {
    let is_number = tab.starts_with(|c: char| c.is_ascii_digit()) && tab.len() <= LONGEST_TAB;
    let phone = phone.filter(|_| is_number)?;
    Some(ClientId::of((phone, tab)))
}

/// Confirms to a phone that its entry is recorded.
fn acknowledged(umpiring: &Umpiring, done: &Recorded) -> Answer {
    let context = &umpiring.context;
    if !context.reply.wants_part {
        return Ok(umpiring.see_board());
    }
    let phone = umpiring.phone.as_deref().unwrap_or_default();
    let phone = format!("{} {phone}", umpiring.code);
    let part = page(umpiring, &done.record, None).part()?;
    let mut answer = answered_part::answer(context, phone, part)?;
    // `X-Entry` proves that the response is ours, and names the entry that the phone's next one follows.
    let entry = HeaderName::from_static("x-entry");
    answer.headers_mut().insert(entry, done.through.into());
    Ok(answer)
}

/// The tab that follows the board.
#[derive(Deserialize)]
pub struct FollowQuery {
    #[serde(default)]
    tab: String,
}

/// `GET /u/{code}/live`
pub async fn follow(umpiring: Umpiring, query: Query<FollowQuery>) -> Answer {
    let hub = umpiring.context.shared.desk.hub();
    let changes = hub.subscribe(Topic::Game(umpiring.umpire.board_context().game.0));
    // The view depends on whether the phone records, so each phone has a fragment of its own.
    let name = format!(
        "umpire {} {}",
        umpiring.code,
        umpiring.phone.as_deref().unwrap_or_default()
    );
    let (context, code, phone) = (umpiring.context, umpiring.code, umpiring.phone);
    let origin = origin(phone.as_deref(), &query.tab);
    let render = server_sent_events::render_async(&context, move |context| {
        let (code, phone) = (code.clone(), phone.clone());
        async move {
            let umpiring = crate::http::request::request_context::umpiring(context, &code, phone)
                .await
                .ok()?;
            let recorded = recorded_game(&umpiring).await.ok()?;
            let part = page_of(&umpiring, &recorded).await.ok()?.part().ok()?;
            Some(part.into())
        }
    });
    let stream = server_sent_events::stream_to_umpire(&context, &name, changes, render, origin);
    Ok(stream)
}

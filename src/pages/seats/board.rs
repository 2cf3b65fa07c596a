//! The board of a player: the opponent above, the own name below, and between them the board, turned to the player.

use super::prompts::{self, Prompt};
use crate::change_feed::{ClientId, Topic};
use crate::desk::Fault;
use crate::desk::games::{RecordedGame, Seat, SeatedAt};
use crate::http::request::request_context::Seated;
use crate::http::response::download::HTML;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::error_status::{begun, status};
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events::{self, fingerprint, stream_to_umpire};
use crate::i18n::Localizer;
use crate::pages::shared::answered_part;
use crate::pages::shared::offline_state::{OfflineState, offline};
use crate::pages::shared::record_form::RecordForm;
use crate::paths::{self, SeatPaths};
use crate::referee::{Call, Claim, ClockPolicy, GameInProgress, Phase};
use crate::rules::{Colour, Kind, Ruleset, Side};
use crate::store::GameId;
use crate::system_time;
use crate::view::draw_counters::{Counter, counter};
use crate::view::game_view::{self, PlayerStrip};
use crate::view::men_counts::MenPicture;
use crate::view::turn_prompts::{self, KindChoice, Listener, is_pass};
use actix_web::http::header::HeaderName;
use actix_web::web::Form;
use askama::Template;
use chrono::{DateTime, Utc};
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "seats/board.html", blocks = ["live"])]
struct BoardView {
    page: Page,
    paths: SeatPaths,
    place: String,
    title: String,
    seq: u32,
    mark: String,
    side: &'static str,
    family: &'static str,
    has_kinds: bool,
    /// The own turns that are legal now; none while the opponent is to move.
    turn_list: Vec<String>,
    can_pass: bool,
    kinds: Vec<KindChoice>,
    news: String,
    offline: OfflineState,
    saved: (&'static str, String),
    say: Prompt,
    /// The sentences about the next turn, of the first player and of the second.
    next: [String; 2],
    /// The opponent, then the own side.
    strips: [PlayerStrip; 2],
    other: String,
    drawing: Drawing,
    board_label: String,
    state: BoardState,
    is_paused: bool,
    may_resume: bool,
    /// Whether the opponent delays, and the clock runs on a call only.
    may_call_clock: bool,
    is_offered: bool,
    counter: Counter,
    claims: Vec<(&'static str, String)>,
    calls: Vec<(&'static str, String)>,
    rules: String,
    watch: String,
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum BoardState {
    /// The players say that they are ready; this one has or has not.
    Before {
        is_ready: bool,
    },
    Running,
    Over,
}

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
    let view = view(seated, &place, &recorded, None);
    seated.context.html_compressed(&view)
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
    place: &SeatedAt,
    recorded: &RecordedGame,
    fault: Option<&Fault>,
) -> BoardView {
    let (context, board) = (&seated.context, &*place.board_context);
    let (t, play) = (&*context.t, recorded.game.play());
    let (event, side) = (&board.event, place.side);
    let ruleset = &event.ruleset;
    let running = match &recorded.game.phase {
        Phase::Running(play) => Some(play),
        Phase::Scheduled | Phase::Finished(_) => None,
    };
    let is_paused = running.is_some_and(|play| play.pause.is_some());
    let turn_list = running.map_or(Vec::new(), |play| own_turns(play, side));
    let place_name = game_view::place(t, board);
    let mut strips = game_view::strips(t, board, recorded, context.at);
    if side == Side::Second {
        strips.reverse();
    }
    let [far, near] = &mut strips;
    let title = format!("{place_name}: {}, {}", near.name, far.name);
    near.name = t.msg_arg("seat-you", "player", near.name.as_str());
    if running.is_none() {
        far.end();
        near.end();
    }
    BoardView {
        paths: paths::of_seat(&seated.code),
        title,
        place: place_name,
        seq: recorded.game.seq,
        mark: mark(place, recorded),
        side: side.code(),
        family: ruleset.facts().family,
        has_kinds: !ruleset.start().hand(Side::First).is_empty(),
        can_pass: is_pass(&turn_list),
        kinds: kinds(t, running, &turn_list),
        turn_list,
        news: game_view::newest_line(t, ruleset, recorded),
        offline: offline(board, recorded, context.at),
        saved: saved(t, recorded),
        say: prompts::say(t, place, recorded, fault),
        next: next(t, place),
        strips,
        other: prompts::other(board, side),
        drawing: drawing(t, place, recorded),
        board_label: t.msg("board-label"),
        state: state(place, recorded),
        is_paused,
        may_resume: is_paused && recorded.game.may_resume(),
        may_call_clock: running.is_some_and(|play| may_call_clock(play, side, context.at)),
        is_offered: running.is_some_and(|play| !is_paused && play.is_offered_to(side)),
        counter: counter(t, ruleset, play),
        claims: claims(t, ruleset),
        calls: calls(t),
        rules: paths::of(&event.key).rules(),
        watch: paths::of(&event.key).board(board.round, board.board),
        page: context.page(),
    }
}

/// The sentences about the next turn, of the first player and of the second.
fn next(t: &Localizer, place: &SeatedAt) -> [String; 2] {
    Side::BOTH.map(|one| {
        if one == place.side {
            return t.msg("play-your-turn");
        }
        let other = prompts::other(&place.board_context, place.side);
        t.msg_arg("say-next", "player", other)
    })
}

/// The kinds of men to choose from, while own men can be placed.
fn kinds(t: &Localizer, play: Option<&GameInProgress>, turns: &[String]) -> Vec<KindChoice> {
    let play = play.filter(|_| !turns.is_empty());
    play.map_or(Vec::new(), |play| {
        turn_prompts::kinds(t, &play.ruleset, play.history.position())
    })
}

fn state(place: &SeatedAt, recorded: &RecordedGame) -> BoardState {
    match &recorded.game.phase {
        Phase::Scheduled => BoardState::Before {
            is_ready: place.is_ready[place.side],
        },
        Phase::Running(_) => BoardState::Running,
        Phase::Finished(_) => BoardState::Over,
    }
}

/// Whether the opponent delays, and the clock runs on a call only.
fn may_call_clock(play: &GameInProgress, side: Side, at: DateTime<Utc>) -> bool {
    let waits = play.pause.is_none() && play.to_move() != side;
    let is_on_call = matches!(play.clock.policy(), ClockPolicy::OnCall { .. });
    waits && is_on_call && play.clock.reading(at).is_none()
}

/// The board, turned to the player.
fn drawing(t: &Localizer, place: &SeatedAt, recorded: &RecordedGame) -> Drawing {
    let drawing = game_view::drawing(t, &place.board_context, recorded);
    match place.side {
        Side::First => drawing,
        Side::Second => drawing.turned(),
    }
}

fn claims(t: &Localizer, ruleset: &Ruleset) -> Vec<(&'static str, String)> {
    let claim = |claim: Claim| (claim.code(), t.msg(&format!("claim-{}", claim.code())));
    match ruleset.facts().quiet_draw {
        Some(_) => Claim::ALL.map(claim).into(),
        None => Vec::new(),
    }
}

fn calls(t: &Localizer) -> Vec<(&'static str, String)> {
    let ready = Call::READY.iter();
    ready
        .map(|about| (about.name(), t.localize(about)))
        .collect()
}

/// The legal turns of a player, if it is the own turn.
fn own_turns(play: &GameInProgress, side: Side) -> Vec<String> {
    if play.to_move() == side && play.pause.is_none() {
        play.history.position().turns()
    } else {
        Vec::new()
    }
}

/// Changes when the page must be redrawn, also without an entry.
fn mark(place: &SeatedAt, recorded: &RecordedGame) -> String {
    let names = Side::BOTH.map(|side| game_view::alias(&place.board_context.names, side));
    fingerprint(&format!(
        "{} {:?} {names:?} {}",
        recorded.game.seq,
        place.is_ready,
        place.side.code()
    ))
}

fn saved(t: &Localizer, recorded: &RecordedGame) -> (&'static str, String) {
    match recorded.entries.last() {
        Some(entry) => {
            let time = system_time::time_of_day(entry.at);
            ("ok", t.msg_arg("saved", "time", time))
        }
        None => ("", t.msg("not-started-pill")),
    }
}

/// The part of the page that a script replaces. A device that lost its seat, or whose board an umpire records
/// now, learns that instead.
async fn part(seated: &Seated, fault: Option<&Fault>) -> Result<String, Failed> {
    match seated.seat.place().filter(|_| is_playing(&seated.seat)) {
        Some(place) => {
            let recorded = recorded_game(seated, place).await?;
            Ok(view(seated, place, &recorded, fault).as_live().render()?)
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
    let client = client_id(&seated, &form.tab);
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
    let part = view(seated, place, recorded, None).as_live().render()?;
    let name = format!("{} {}", seated.code, seated.device_key());
    let mut answer = answered_part::answer(&seated.context, name, part)?;
    // As for an umpire: it proves that the answer is ours, and names the entry that the next one follows.
    let entry = HeaderName::from_static("x-entry");
    answer.headers_mut().insert(entry, through.into());
    Ok(answer)
}

/// The longest id of a tab, which is the time when it was opened.
const LONGEST_TAB: usize = 20;

/// The id of one of the tabs that a device may have open.
fn client_id(seated: &Seated, tab: &str) -> Option<ClientId> {
    let is_number = tab.starts_with(|c: char| c.is_ascii_digit()) && tab.len() <= LONGEST_TAB;
    let device = seated.device.as_deref().filter(|_| is_number)?;
    Some(ClientId::of((device, tab)))
}

/// The stream of the board of this game.
pub(super) fn follow(seated: Seated, game: GameId, tab: &str) -> Answer {
    let hub = seated.context.shared.desk.hub();
    let changes = hub.subscribe(Topic::Game(game.0));
    let name = format!("seat {} {}", seated.code, seated.device_key());
    let client = client_id(&seated, tab);
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

//! `/u/<code>/more`: rare actions of an umpire, on a separate page so that the board stays light. The board's
//! script loads its sheets once, and keeps them for offline use.

use super::recorded_game::recorded_game;
use crate::desk::Fault;
use crate::desk::games::RecordedGame;
use crate::http::request::request_context::{Umpiring, html_with};
use crate::http::response::error_page::{Answer, words};
use crate::http::response::error_status::status;
use crate::http::response::page_context::Page;
use crate::i18n::{EventMessage, Localizer};
use crate::pages::shared::record_form::RecordForm;
use crate::paths::{self, UmpirePaths};
use crate::referee::{
    Call, Claim, ClockPolicy, Consequence, Event, Incident, Irregularity, Offence, Pause, Phase,
    RequestKind,
};
use crate::rules::Ruleset;
use crate::system_time;
use crate::view::game_view::{self, PlayerStrip};
use crate::view::request_text::{request_text, seen};
use crate::view::rules_text;
use actix_web::web::Form;
use askama::Template;

#[derive(Template)]
#[template(path = "umpire/actions.html", blocks = ["sheets"])]
struct ActionsView {
    page: Page,
    paths: UmpirePaths,
    place: String,
    seq: u32,
    form: RecordForm,
    can_record: bool,
    /// Shown beside the board, whose script queues what is sent.
    is_beside: bool,
    strips: [PlayerStrip; 2],
    is_running: bool,
    has_clock: bool,
    has_cards: bool,
    /// Whether the timer of the round has been started.
    has_timer: bool,
    irregular: Vec<ActionChoice>,
    consequences: Vec<ActionChoice>,
    claims: Vec<ActionChoice>,
    calls: Vec<ActionChoice>,
    rules: Vec<String>,
    rules_page: String,
}

struct ActionChoice {
    code: &'static str,
    text: String,
    is_chosen: bool,
}

/// An open call, appeal or illegal turn at a board.
pub(super) struct WaitingRequest {
    pub(super) entry: u32,
    pub(super) text: String,
    /// The time since which it is open, and the organiser's answer.
    pub(super) state: String,
    pub(super) kind: WaitingKind,
}

/// The person who decides, and how.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum WaitingKind {
    /// The organiser, unless the umpire cancels the call.
    Call,
    /// The organiser, unless the player withdraws it.
    Appeal,
    /// The umpire: play is paused until resumed.
    IllegalTurn,
}

/// `GET /u/{code}/more`
pub async fn show(umpiring: Umpiring) -> Answer {
    let recorded = recorded_game(&umpiring).await?;
    let shell = umpiring.context.page();
    let page = page(&umpiring, &recorded, RecordForm::default(), shell);
    umpiring.context.html_or_part(&page, &page.as_sheets())
}

/// `POST /u/{code}/more`
pub async fn record(umpiring: Umpiring, form: Form<RecordForm>) -> Answer {
    record_from_page(&umpiring, form.into_inner(), page).await
}

/// Records the form of a page. If it is refused, the page is shown again with the reason and the input.
pub(super) async fn record_from_page<P: Template>(
    umpiring: &Umpiring,
    form: RecordForm,
    page: impl FnOnce(&Umpiring, &RecordedGame, RecordForm, Page) -> P,
) -> Answer {
    let (context, umpire) = (&umpiring.context, umpiring.umpire.clone());
    let (at, sent) = (context.at, form.clone());
    let done = context
        .desk(move |desk| desk.submit(&umpire, &sent.request(desk, umpire.board_context())?, at))
        .await;
    let failed = match done {
        Ok(_) => return Ok(umpiring.see_board()),
        Err(failed) if is_for_the_umpire(failed.fault()) => failed,
        Err(failed) => return Err(failed),
    };
    let shell = context.page().failed(words(failed.fault(), &context.t));
    let recorded = recorded_game(umpiring).await?;
    let page = page(umpiring, &recorded, form, shell);
    Ok(html_with(status(failed.fault()), page.render()?))
}

/// Whether the page can show the fault and continue.
pub(super) fn is_for_the_umpire(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::Refused(_)
            | Fault::Form { .. }
            | Fault::Behind { .. }
            | Fault::Taken { .. }
            | Fault::HasResult(_)
    )
}

fn page(umpiring: &Umpiring, recorded: &RecordedGame, form: RecordForm, page: Page) -> ActionsView {
    let (context, umpire) = (&umpiring.context, &umpiring.umpire);
    let (t, board_context) = (&*context.t, umpire.board_context());
    let ruleset = &board_context.event.ruleset;
    let play = recorded.game.play();
    let strips = game_view::strips(t, board_context, recorded, context.at);
    let rule = play.map_or(board_context.event.conduct, |play| play.conduct);
    ActionsView {
        paths: paths::of_code(&umpiring.code),
        place: game_view::place(t, board_context),
        seq: recorded.game.seq,
        can_record: umpire.is_recording() && board_context.is_open,
        has_cards: strips.iter().any(|strip| strip.has_cards),
        has_timer: board_context
            .event
            .round_time
            .timer_of(board_context.round)
            .is_some(),
        strips,
        is_running: matches!(recorded.game.phase, Phase::Running(_)),
        has_clock: play.is_some_and(|play| play.clock.policy() != ClockPolicy::Off),
        irregular: Irregularity::NAMED
            .iter()
            .map(|one| choice(one.name(), t.localize(one), false))
            .collect(),
        consequences: Consequence::ALL
            .map(|one| choice(one.code(), consequence(t, one), one == rule.at_illegal_turn))
            .into(),
        claims: claims(t, ruleset),
        calls: Call::READY
            .iter()
            .map(|one| choice(one.name(), t.localize(one), false))
            .collect(),
        is_beside: context.reply.wants_part,
        rules: rules_text::sentences(t, ruleset),
        rules_page: paths::of(&board_context.event.key).rules(),
        form,
        page,
    }
}

fn choice(code: &'static str, text: String, is_chosen: bool) -> ActionChoice {
    ActionChoice {
        code,
        text,
        is_chosen,
    }
}

/// The label of a consequence; a card is the next one of the ladder.
fn consequence(t: &Localizer, one: Consequence) -> String {
    match one {
        Consequence::Card => t.msg_arg(
            "consequence-card-for",
            "why",
            t.localize(&Offence::IllegalTurn),
        ),
        other => t.localize(&other),
    }
}

/// The draw claims of the game.
fn claims(t: &Localizer, ruleset: &Ruleset) -> Vec<ActionChoice> {
    if ruleset.facts().quiet_draw.is_none() {
        return Vec::new();
    }
    Claim::ALL
        .map(|claim| {
            choice(
                claim.code(),
                t.msg(&format!("claim-{}", claim.code())),
                false,
            )
        })
        .into()
}

pub(super) fn waiting(
    t: &Localizer,
    ruleset: &Ruleset,
    asked: &crate::referee::OpenRequest,
) -> WaitingRequest {
    WaitingRequest {
        entry: asked.entry,
        text: request_text(t, ruleset, &asked.what),
        state: [system_time::time_of_day(asked.at), seen(t, asked)]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · "),
        kind: match asked.what {
            RequestKind::Call(_) => WaitingKind::Call,
            RequestKind::Appeal { .. } => WaitingKind::Appeal,
        },
    }
}

/// The illegal turn for which play is paused.
pub(super) fn illegal_turn(
    t: &Localizer,
    ruleset: &Ruleset,
    recorded: &RecordedGame,
) -> Option<WaitingRequest> {
    let incident = Incident::IllegalTurn;
    let stands = recorded.game.play()?.pause == Some(Pause::Incident { incident });
    let mut entries = recorded.entries.iter().rev();
    let entry = entries.find(|entry| stands && matches!(entry.event, Event::IllegalTurn { .. }))?;
    let text = EventMessage {
        ruleset,
        event: &entry.event,
        side: None,
        man: None,
    };
    Some(WaitingRequest {
        entry: entry.seq,
        text: t.localize(&text),
        state: t.msg_arg(
            "illegal-recorded",
            "time",
            system_time::time_of_day(entry.at),
        ),
        kind: WaitingKind::IllegalTurn,
    })
}

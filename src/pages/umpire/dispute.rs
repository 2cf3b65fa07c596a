//! `/u/<code>/dispute`: the clock is paused, and the umpire goes through the turns with the players: back
//! over the board to the disputed turn, what was really played there, and the consequences before they are
//! recorded. By taps with scripts (`dispute.js`), from lists without.

mod consequences;
mod steps;
mod tapping;

use super::announcements;
use super::recorded_game::recorded_game;
use crate::desk::games::{BoardContext, RecordRequest, RecordedGame};
use crate::desk::{Desk, Fault};
use crate::http::request::request_context::Umpiring;
use crate::http::response::error_page::{Answer, Failed, words};
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::record_form::RecordForm;
use crate::paths::{self, UmpirePaths};
use crate::referee::{Command, GameInProgress, Pause, Phase, Refusal};
use crate::rules::{Colour, Kind};
use crate::view::game_view::{self, ClockFace, PlayerStrip};
use crate::view::script_law::{PieceSymbol, shapes};
use actix_web::web::{Form, Query};
use askama::Template;
use chrono::{DateTime, Utc};
use consequences::{Consequences, TurnCorrection};
use serde::Deserialize;
use std::collections::BTreeMap;
use steps::Steps;
use tapping::{Discs, Tapping};

#[derive(Template)]
#[template(path = "umpire/dispute.html")]
struct DisputeView {
    page: Page,
    paths: UmpirePaths,
    place: String,
    seq: u32,
    family: &'static str,
    is_paused: bool,
    is_running: bool,
    /// The announcement to the players.
    aloud: String,
    /// The player to move, with the clock.
    mover: Option<PlayerStrip>,
    shapes: Vec<PieceSymbol>,
    step: DisputeStep,
}

impl DisputeView {
    /// The time that the player to move keeps.
    fn keeps(&self, mover: &PlayerStrip, clock: &ClockFace) -> String {
        let values = [
            ("player", mover.name.as_str().into()),
            ("time", clock.text.as_str().into()),
        ];
        self.page.t.msg_with("dispute-keeps", &values)
    }
}

/// The current step of the dispute.
enum DisputeStep {
    Looking(Steps),
    Tapping(Tapping),
    WrongDiscs(Discs),
    Following(Box<Consequences>),
}

impl DisputeStep {
    fn number(&self) -> u8 {
        match self {
            DisputeStep::Looking(_) => 1,
            DisputeStep::Tapping(_) | DisputeStep::WrongDiscs(_) => 2,
            DisputeStep::Following(_) => 3,
        }
    }
}

/// The choices so far.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct DisputeQuery {
    /// The number of the disputed turn.
    n: Option<u32>,
    /// `discs` where discs show the wrong side, `back` where the turn is struck out.
    what: String,
    /// The turn that was really played.
    turn: String,
    /// Discs that show the wrong side: `w-d4`.
    #[serde(flatten)]
    more: BTreeMap<String, String>,
}

/// `GET /u/{code}/dispute`
pub async fn show(umpiring: Umpiring, query: Query<DisputeQuery>) -> Answer {
    let recorded = recorded_game(&umpiring).await?;
    let is_recording = umpiring.umpire.is_recording() && umpiring.umpire.board_context().is_open;
    if recorded.game.play().is_none() || !is_recording {
        return Ok(umpiring.see_board());
    }
    let context = &umpiring.context;
    let (t, board_context, at) = (
        context.t.clone(),
        umpiring.umpire.board_context().clone(),
        context.at,
    );
    let (known, query) = (recorded.clone(), query.into_inner());
    let done = context
        .desk(move |desk| step(desk, &t, &board_context, &known, &query, at))
        .await;
    match done {
        Ok(step) => context.html_compressed(&page(&umpiring, &recorded, step)),
        Err(failed) => refused(&umpiring, &failed).await,
    }
}

/// The first step again, with the reason.
async fn refused(umpiring: &Umpiring, failed: &Failed) -> Answer {
    let recorded = recorded_game(umpiring).await?;
    let (context, board_context) = (&umpiring.context, umpiring.umpire.board_context());
    let steps = DisputeStep::Looking(steps::steps(&context.t, board_context, &recorded));
    let mut page = page(umpiring, &recorded, steps);
    page.page.notice = Some(Notice::bad(words(failed.fault(), &context.t)));
    context.not_done(&page)
}

/// `POST /u/{code}/dispute`: records the correction, and resumes play.
pub async fn record(umpiring: Umpiring, form: Form<RecordForm>) -> Answer {
    let form = form.into_inner();
    let (context, umpire) = (&umpiring.context, umpiring.umpire.clone());
    let (at, sent) = (context.at, form.clone());
    let done = context
        .desk(move |desk| {
            let done = desk.submit(&umpire, &sent.request(desk, umpire.board_context())?, at)?;
            if is_paused(&done.record) {
                let resume = RecordRequest::now(done.through, Command::Resume);
                desk.submit(&umpire, &resume, at)?;
            }
            Ok(())
        })
        .await;
    match done {
        Ok(()) => Ok(umpiring.see_board()),
        Err(failed) if super::actions::is_for_the_umpire(failed.fault()) => {
            refused(&umpiring, &failed).await
        }
        Err(failed) => Err(failed),
    }
}

/// The announcement to the players; after a pause without an incident, that the clock is stopped.
fn aloud(umpiring: &Umpiring, recorded: &RecordedGame) -> String {
    let t = &*umpiring.context.t;
    match recorded.game.play().and_then(|play| play.pause.as_ref()) {
        Some(Pause::Incident { incident }) => {
            let words = announcements::at_incident(&announcements::spoken(umpiring), *incident);
            t.msg_arg("say-aloud", "words", words)
        }
        _ => t.msg("dispute-clock"),
    }
}

fn is_paused(recorded: &RecordedGame) -> bool {
    matches!(&recorded.game.phase, Phase::Running(play) if play.pause.is_some())
}

fn step(
    desk: &Desk,
    t: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
    query: &DisputeQuery,
    at: DateTime<Utc>,
) -> Result<DisputeStep, Fault> {
    let (Some(number), Some(play)) = (query.n, recorded.game.play()) else {
        return Ok(DisputeStep::Looking(steps::steps(
            t,
            board_context,
            recorded,
        )));
    };
    let turn = query.turn(play, number)?;
    if turn.is_empty() && query.what == "discs" {
        return Ok(DisputeStep::WrongDiscs(tapping::discs(
            t,
            board_context,
            play,
            number,
        )?));
    }
    if turn.is_empty() && query.what != "back" {
        return Ok(DisputeStep::Tapping(tapping::tapping(
            t,
            board_context,
            play,
            number,
        )?));
    }
    let correction = TurnCorrection::of(play, number, turn)?;
    let after = desk.game_after(board_context, correction.command(t), at)?;
    let follows = consequences::consequences(t, board_context, (recorded, &after), correction, at);
    Ok(DisputeStep::Following(Box::new(follows)))
}

impl DisputeQuery {
    /// The turn that was really played; empty while it is unknown.
    fn turn(&self, game: &GameInProgress, number: u32) -> Result<String, Fault> {
        let wrong: Vec<&str> = self
            .more
            .keys()
            .filter_map(|field| field.strip_prefix("w-"))
            .collect();
        if self.what != "discs" || wrong.is_empty() {
            return Ok(self.turn.trim().to_owned());
        }
        let discs = tapping::with_wrong_discs(game, number, &wrong);
        Ok(discs.ok_or(Refusal::NoSuchTurn { number })?)
    }
}

fn page(umpiring: &Umpiring, recorded: &RecordedGame, step: DisputeStep) -> DisputeView {
    let (context, board_context) = (&umpiring.context, umpiring.umpire.board_context());
    let t = &*context.t;
    let strips = game_view::strips(t, board_context, recorded, context.at);
    DisputeView {
        paths: paths::of_code(&umpiring.code),
        place: game_view::place(t, board_context),
        seq: recorded.game.seq,
        family: board_context.event.ruleset.facts().family,
        is_paused: is_paused(recorded),
        is_running: matches!(recorded.game.phase, Phase::Running(_)),
        aloud: aloud(umpiring, recorded),
        mover: strips.into_iter().find(|strip| strip.is_turn),
        shapes: shapes(t, &board_context.event.ruleset),
        step,
        page: context.page(),
    }
}

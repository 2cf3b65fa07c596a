//! `/u/<code>/mend`: the correction of an earlier turn. Later turns that it makes impossible are
//! shown before it is recorded.

use crate::desk::fault::FormProblem;
use crate::desk::games::RecordedGame;
use crate::i18n::Localizer;
use crate::referee::{Correction, Refusal, Running};
use crate::rules::{Colour, Kind, LOST_TURN};
use crate::web::board_svg::Drawing;
use crate::web::fault::words;
use crate::web::forms::wrong;
use crate::web::paths::{self, UmpirePaths};
use crate::web::request_context::Umpiring;
use crate::web::{Answer, Notice, Page, game_view};
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "umpire/correct_turn.html")]
struct CorrectTurnView {
    page: Page,
    paths: UmpirePaths,
    place: String,
    seq: u32,
    turns: Vec<TurnRow>,
    chosen: Option<ChosenTurn>,
}

/// A turn to choose.
struct TurnRow {
    number: usize,
    text: String,
}

/// The turn that is corrected.
struct ChosenTurn {
    number: u32,
    title: String,
    drawing: Drawing,
    legal: Vec<String>,
    turn: String,
    reason: String,
    preview: Option<TurnPreview>,
}

/// What the correction would do.
struct TurnPreview {
    change: String,
    kept: String,
    dropped: Vec<String>,
    turn: String,
    dropping: usize,
}

/// The step of the form.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct CorrectTurnQuery {
    n: Option<u32>,
    turn: String,
    /// What was typed instead of chosen.
    typed: String,
    reason: String,
}

impl CorrectTurnQuery {
    fn turn(&self) -> &str {
        match self.typed.trim() {
            "" => self.turn.trim(),
            typed => typed,
        }
    }
}

/// `GET /u/{code}/mend`
pub async fn show(umpiring: Umpiring, query: Query<CorrectTurnQuery>) -> Answer {
    let recorded = super::recorded_game(&umpiring).await?;
    let t = &*umpiring.visitor.t;
    let mut page = page(&umpiring, &recorded);
    let play = recorded.game.play();
    if let (Some(play), Some(number)) = (play, query.n) {
        match chosen(t, play, number, &query) {
            Ok((chosen, notice)) => {
                page.page.notice = notice;
                page.chosen = Some(chosen);
            }
            Err(refusal) => page.page.notice = Some(Notice::bad(t.localize(&refusal))),
        }
    }
    if page
        .page
        .notice
        .as_ref()
        .is_some_and(|notice| notice.is_bad)
    {
        umpiring.visitor.not_done(&page)
    } else {
        umpiring.visitor.html(&page)
    }
}

fn page(umpiring: &Umpiring, recorded: &RecordedGame) -> CorrectTurnView {
    let (t, seat) = (&*umpiring.visitor.t, umpiring.umpire.seat());
    CorrectTurnView {
        page: umpiring.visitor.page(),
        paths: paths::of_code(&umpiring.code),
        place: game_view::place(t, seat),
        seq: recorded.game.seq,
        turns: recorded
            .game
            .play()
            .map_or(Vec::new(), |play| listed(t, play)),
        chosen: None,
    }
}

/// The turns since the board was set up last, the newest first.
fn listed(t: &Localizer, play: &Running) -> Vec<TurnRow> {
    let turns = play.course.turns().iter().zip(play.course.positions());
    let listed = turns.enumerate().map(|(index, (turn, before))| {
        let number = play.turns_before() + index + 1;
        let text = game_view::turn_text(t, &play.ruleset, before, turn);
        let values = [("n", number.into()), ("text", text.into())];
        (turn, number, t.msg_with("turn-text-numbered", &values))
    });
    let mut listed: Vec<TurnRow> = listed
        .filter(|(turn, _, _)| *turn != LOST_TURN)
        .map(|(_, number, text)| TurnRow { number, text })
        .collect();
    listed.reverse();
    listed
}

/// The turn with the board before it, and what the correction would do once
/// the right turn and the reason are there.
fn chosen(
    t: &Localizer,
    play: &Running,
    number: u32,
    query: &CorrectTurnQuery,
) -> Result<(ChosenTurn, Option<Notice>), Refusal> {
    let index = (number as usize).checked_sub(play.turns_before() + 1);
    let found = index.and_then(|index| {
        let before = play.course.positions().get(index)?;
        Some((before, play.course.turns().get(index)?))
    });
    let (before, was) = found.ok_or(Refusal::NoSuchTurn { number })?;
    let values = [("n", number.into()), ("turn", was.as_str().into())];
    let mut chosen = ChosenTurn {
        number,
        title: t.msg_with("mend-turn", &values),
        drawing: Drawing::of(t, &play.ruleset, before, None),
        legal: before.turns(),
        turn: query.turn().to_owned(),
        reason: query.reason.trim().to_owned(),
        preview: None,
    };
    if chosen.turn.is_empty() {
        return Ok((chosen, None));
    }
    if chosen.reason.is_empty() {
        let notice = Notice::bad(t.localize(&Refusal::ReasonMissing));
        return Ok((chosen, Some(notice)));
    }
    if chosen.reason.chars().count() > 200 {
        let notice = Notice::bad(words(&wrong("reason", FormProblem::TooLong), t));
        return Ok((chosen, Some(notice)));
    }
    match play.corrected(number, &chosen.turn) {
        Ok(correction) => {
            chosen.preview = Some(preview(t, correction));
            Ok((chosen, None))
        }
        Err(refusal) => {
            let notice = Notice::bad(t.localize(&refusal));
            Ok((chosen, Some(notice)))
        }
    }
}

fn preview(t: &Localizer, correction: Correction) -> TurnPreview {
    let Correction {
        was,
        turn,
        kept,
        dropped,
        ..
    } = correction;
    let values = [("was", was.into()), ("turn", turn.as_str().into())];
    TurnPreview {
        change: t.msg_with("mend-change", &values),
        kept: t.plural("mend-kept", kept.len()),
        dropping: dropped.len(),
        dropped,
        turn,
    }
}

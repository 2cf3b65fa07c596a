//! `/e/<event>/rounds/<round>/timer`: the organiser starts, pauses, extends and stops the timer of
//! the round.

use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::fault::FormProblem;
use crate::desk::rights::PairRounds;
use crate::desk::round_time::TimerStep;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::i18n::Localizer;
use crate::tournament::RoundNo;
use crate::view::round_timer::TimerFace;
use actix_web::web::{Form, Path};
use chrono::{DateTime, Utc};
use serde::Deserialize;

/// The timer beside the boards, with its buttons.
pub(super) struct TimerPanel {
    pub(super) round: RoundNo,
    /// The timer, once started.
    pub(super) face: Option<TimerFace>,
    /// The rule for the end of the time; shown before the start.
    pub(super) rule: String,
    /// The duration.
    pub(super) length: String,
}

impl TimerPanel {
    /// `None` if rounds have no time limit and no timer was started.
    pub(super) fn of(
        t: &Localizer,
        event: &Event,
        round: RoundNo,
        at: DateTime<Utc>,
    ) -> Option<TimerPanel> {
        let face = TimerFace::of(t, event, round, at);
        let time = &event.round_time;
        (face.is_some() || time.minutes > 0).then(|| TimerPanel {
            round,
            face,
            rule: t.msg(&format!("at-end-{}", time.at_end.code())),
            length: t.plural("round-minutes", time.minutes),
        })
    }
}

/// A tapped button of the timer.
#[derive(Deserialize)]
pub struct TimerForm {
    #[serde(default)]
    step: String,
    /// Minutes to extend.
    #[serde(default)]
    minutes: String,
}

impl TimerForm {
    fn step(&self) -> Result<TimerStep, Fault> {
        Ok(match self.step.as_str() {
            "start" => TimerStep::Start,
            "pause" => TimerStep::Pause,
            "go-on" => TimerStep::GoOn,
            "stop" => TimerStep::Stop,
            "extend" => {
                let minutes = self.minutes.trim().parse();
                let wrong = |_| wrong("round-minutes", FormProblem::NotANumber);
                TimerStep::Extend(minutes.map_err(wrong)?)
            }
            _ => return Err(wrong("act", FormProblem::NotAChoice)),
        })
    }
}

/// `POST /e/{key}/rounds/{round}/timer`
///
/// # Errors
/// When the round is not being played, or the minutes are not a number.
pub async fn step(
    organising: Organising<PairRounds>,
    place: Path<(String, u16)>,
    form: Form<TimerForm>,
) -> Answer {
    let (page, round) = (organising.paths().round_control(), RoundNo(place.1));
    organising
        .change(page, None, move |desk, by, at| {
            desk.step_timer(by, (round, form.step()?), at)
        })
        .await
}

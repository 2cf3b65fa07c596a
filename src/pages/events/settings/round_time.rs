//! The time limit of a round, and what happens when it is over.

use super::again;
use super::settings_data::load;
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::rights::ChangeSettings;
use crate::desk::round_time::AtEnd;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::pages::shared::event_form::EventForm;
use crate::paths;
use actix_web::web::Form;
use serde::Deserialize;

/// The submitted fields.
#[derive(Deserialize)]
pub struct RoundTimeForm {
    #[serde(default)]
    minutes: String,
    #[serde(default)]
    at_end: String,
}

impl RoundTimeForm {
    fn read(&self) -> Result<(u16, AtEnd), Fault> {
        let minutes = match self.minutes.trim() {
            "" => 0,
            minutes => {
                let wrong = |_| wrong("round-minutes", FormProblem::NotANumber);
                minutes.parse().map_err(wrong)?
            }
        };
        let at_end = AtEnd::from_code(&self.at_end);
        Ok((
            minutes,
            at_end.ok_or_else(|| wrong("at-end", FormProblem::NotAChoice))?,
        ))
    }
}

/// `POST /e/{key}/settings/round-time`
pub async fn save(organising: Organising<ChangeSettings>, form: Form<RoundTimeForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let (at, event) = (context.at, organiser.event().clone());
    let by = organiser.clone();
    let set = context.desk(move |desk| desk.set_round_time(&by, form.read()?, at));
    match set.await {
        Ok(()) => Ok(context.see(
            &paths::of(&event.key).settings(),
            FlashMessage::SettingsSaved,
        )),
        Err(failed) if failed.is_of_form() => {
            let seen = load(&context, &organiser).await?;
            let words = failed.words(&context.t);
            again(
                &context,
                &event,
                &seen,
                EventForm::of(&event),
                (None, words),
            )
        }
        Err(failed) => Err(failed),
    }
}

//! `/e/<event>/privacy`: retention and erasure of children's names, and deletion of the event.

use crate::desk::Desk;
use crate::desk::fault::FormProblem;
use crate::desk::privacy::Privacy;
use crate::desk::rights::{ChangeSettings, DeleteEvent, EraseNames};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::web::Form;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "events/privacy.html")]
struct PrivacyView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    about: Vec<String>,
    after: Vec<RetentionChoice>,
    named: Option<String>,
    overdue: Option<String>,
    /// Whether the names were erased; pages published earlier may still show them.
    is_gone: bool,
    /// Number of texts that are erased together with the names.
    erased: String,
    may_delete: bool,
}

struct RetentionChoice {
    days: u16,
    text: String,
    is_chosen: bool,
}

/// Days after which names are erased; 0 for never.
#[derive(Deserialize)]
pub struct RetentionForm {
    days: u16,
}

/// The name of the event, typed as confirmation.
#[derive(Deserialize)]
pub struct ConfirmForm {
    name: String,
}

/// `GET /e/{key}/privacy`
pub async fn show(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    let actor = organiser.clone();
    let (tournament, privacy, erasure) = context
        .desk(move |desk| {
            let tournament = desk.tournament(actor.event())?;
            Ok((
                tournament,
                desk.privacy(&actor)?,
                desk.erasure(&actor, None)?,
            ))
        })
        .await?;
    let (t, event) = (&*context.t, organiser.event());
    context.html(&PrivacyView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Settings),
        paths: paths::of(&event.key),
        about: about(t, &privacy, context.at),
        after: after(t, &privacy),
        overdue: privacy
            .overdue_ms(context.at)
            .map(|due| t.msg_arg("names-overdue", "day", day(t, due))),
        is_gone: privacy.keeping.gone_at_ms.is_some(),
        named: (privacy.named > 0).then(|| t.plural("names-preview", privacy.named)),
        erased: t.plural("erase-texts-all", erasure.shown().len()),
        may_delete: organiser.may::<DeleteEvent>(),
    })
}

fn about(t: &Localizer, privacy: &Privacy, at: DateTime<Utc>) -> Vec<String> {
    let mut about = vec![
        t.plural("privacy-children", privacy.children),
        t.plural("privacy-public", privacy.public),
    ];
    if privacy.refused > 0 {
        about.push(t.plural("privacy-refused", privacy.refused));
    }
    if let Some(gone) = privacy.keeping.gone_at_ms {
        about.push(t.msg_arg("privacy-gone", "day", day(t, gone)));
    }
    let due = privacy.keeping.due_ms();
    if let Some(due) = due.filter(|_| privacy.overdue_ms(at).is_none()) {
        about.push(t.msg_arg("privacy-due", "day", day(t, due)));
    }
    about
}

/// The date of a Unix time in milliseconds.
pub(crate) fn day(t: &Localizer, ms: i64) -> String {
    system_time::day(t, DateTime::from_timestamp_millis(ms).unwrap_or_default())
}

fn after(t: &Localizer, privacy: &Privacy) -> Vec<RetentionChoice> {
    let chosen = privacy.keeping.after_days;
    let days = privacy.retention_choices().into_iter();
    let timed = days.map(|days| RetentionChoice {
        days,
        text: t.plural("privacy-after", days),
        is_chosen: chosen == Some(days),
    });
    let never = RetentionChoice {
        days: 0,
        text: t.msg("privacy-never"),
        is_chosen: chosen.is_none(),
    };
    timed.chain([never]).collect()
}

/// `POST /e/{key}/privacy/days`
///
/// # Errors
/// When the number of days is not one of the choices.
pub async fn keep_for(organising: Organising<ChangeSettings>, form: Form<RetentionForm>) -> Answer {
    let days = (form.days > 0).then_some(form.days);
    let page = organising.paths().privacy();
    organising
        .change(page, FlashMessage::PrivacySaved, move |desk, by, at| {
            desk.keep_names_for(by, days, at)
        })
        .await
}

/// `POST /e/{key}/privacy/names`: replaces all names by numbers.
pub async fn erase(organising: Organising<EraseNames>) -> Answer {
    let page = organising.paths().privacy();
    organising
        .change(page, FlashMessage::NamesErased, Desk::erase_names)
        .await
}

/// `POST /e/{key}/privacy/delete`: deletes the event for good.
///
/// # Errors
/// When the typed name is not that of the event.
pub async fn delete(organising: Organising<DeleteEvent>, form: Form<ConfirmForm>) -> Answer {
    let typed = form.name.split_whitespace().collect::<Vec<_>>().join(" ");
    if typed != organising.organiser.event().name {
        let fault = wrong("event-name", FormProblem::DoesNotMatch);
        return Err(organising.context.failed(fault));
    }
    organising
        .change(
            "/".to_owned(),
            FlashMessage::EventDeleted,
            Desk::delete_event,
        )
        .await
}

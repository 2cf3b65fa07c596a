//! `/e/<event>/settings`: the settings of the event, and its finish.

pub mod round_time;
mod round_time_fields;
mod settings_data;
mod settings_summaries;

use crate::desk::events::{Event, EventSettings};
use crate::desk::fault::FormProblem;
use crate::desk::rights::{ChangeSettings, FinishEvent};
use crate::desk::{Delay, Desk};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::event_form::{Choice, EventForm, Fields, field_of, games};
use crate::paths::{self, EventPaths};
use crate::tournament::{Tournament, shifts, standings};
use crate::view::audit_text::shift_text;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::rules_text::{self, OptionInput};
use crate::view::system_code::system_text;
use actix_web::web::Form;
use askama::Template;
use round_time_fields::RoundTimeFields;
use serde::Deserialize;
use settings_data::{SettingsData, load};
use settings_summaries::SettingsValues;

#[derive(Template)]
#[template(path = "events/settings.html")]
struct SettingsView {
    page: Page,
    nav: EventNav,
    /// Sections: anchor, icon, and message id of the title.
    sections: [(&'static str, &'static str, &'static str); 9],
    values: SettingsValues,
    /// Codes of the expanded lines.
    opened: Vec<&'static str>,
    paths: EventPaths,
    fields: Fields,
    games: Vec<Choice>,
    fixed: Option<FixedSettings>,
    rounds_hint: String,
    is_automatic: bool,
    rules: Vec<String>,
    changes: Vec<String>,
    delays: Vec<DelayChoice>,
    round_time: RoundTimeFields,
    is_finished: bool,
    end_hint: String,
    /// Address of the page of all sections.
    sections_page: String,
    /// How the settings in the form would change the standings.
    effect: Vec<String>,
}

const SECTIONS: [(&str, &str, &str); 9] = [
    ("event", "board", "set-event"),
    ("clock", "clock", "set-clock"),
    ("points", "cup", "set-points"),
    ("language", "globe", "language"),
    ("times", "day", "schedule"),
    ("public", "eye", "set-public"),
    ("children", "child", "privacy"),
    ("done", "history", "history"),
    ("end", "down", "set-end"),
];

impl SettingsView {
    fn is_open(&self, line: impl AsRef<str>) -> bool {
        self.opened.iter().any(|open| *open == line.as_ref())
    }
}

struct DelayChoice {
    minutes: u8,
    text: String,
    is_chosen: bool,
}

/// The delay of the boards for outsiders, in minutes.
#[derive(Deserialize)]
pub struct DelayForm {
    #[serde(default)]
    minutes: String,
}

/// Settings that are fixed once a round is posted, and the reason.
struct FixedSettings {
    game: String,
    system: String,
    why: String,
    /// Whether the event keeps to the rules, by which the number of rounds and the tie-breaks are fixed too.
    is_by_the_book: bool,
}

/// `1` to finish the event, else to reopen it.
#[derive(Deserialize)]
pub struct FinishForm {
    #[serde(default)]
    finished: String,
}

/// `GET /e/{key}/settings`
pub async fn show(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    let seen = load(&context, &organiser).await?;
    let form = EventForm::of(organiser.event());
    context.html(&page(&context, organiser.event(), &seen, form))
}

/// `POST /e/{key}/settings`
pub async fn save(organising: Organising<ChangeSettings>, form: Form<EventForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let event = organiser.event().clone();
    let seen = load(&context, &organiser).await?;
    let form = form.into_inner().with_stored(&EventForm::of(&event));
    if form.asks_for_options() {
        let mut page = page(&context, &event, &seen, form);
        page.fields.is_varied = true;
        page.opened.push("game");
        return context.html(&page);
    }
    let settings = match form.changed_settings(&event, posted(&seen.tournament)) {
        Ok(settings) => settings,
        Err(unclear) => {
            let fault = (unclear.field(), unclear.words(&context.t));
            return again(&context, &event, &seen, form, fault);
        }
    };
    let effect = effect(&context.t, &seen.tournament, &settings);
    if !effect.is_empty() && !form.is_sure() {
        let mut page = page(&context, &event, &seen, form);
        page.effect = effect;
        return context.html(&page);
    }
    let at = context.at;
    match context
        .desk(move |desk| desk.save_settings(&organiser, &settings, at))
        .await
    {
        Ok(()) => Ok(context.see(
            &paths::of(&event.key).settings(),
            FlashMessage::SettingsSaved,
        )),
        Err(failed) if failed.is_of_form() => {
            let fault = (field_of(failed.fault()), failed.words(&context.t));
            again(&context, &event, &seen, form, fault)
        }
        Err(failed) => Err(failed),
    }
}

/// How a settings would change the standings. The organiser confirms it before it is saved, since
/// the standings may already be public. Before the first round they are not.
fn effect(t: &Localizer, tournament: &Tournament, settings: &EventSettings) -> Vec<String> {
    if posted(tournament) == 0 {
        return Vec::new();
    }
    let mut with_settings = tournament.clone();
    with_settings.options = settings.options.clone();
    let shifts = shifts(
        &standings::live(tournament),
        &standings::live(&with_settings),
    );
    shifts
        .iter()
        .map(|shift| shift_text(t, tournament, shift))
        .collect()
}

/// `POST /e/{key}/settings/delay`
///
/// # Errors
/// When the minutes are not an offered delay.
pub async fn delay(organising: Organising<ChangeSettings>, form: Form<DelayForm>) -> Answer {
    let page = organising.paths().settings();
    organising
        .change(page, FlashMessage::DelaySaved, move |desk, by, at| {
            let delay = form.minutes.parse().ok().and_then(Delay::of_minutes);
            let delay = delay.ok_or_else(|| wrong("delay", FormProblem::NotAChoice))?;
            desk.set_delay(by, delay, at)
        })
        .await
}

fn delays(t: &Localizer, chosen: Delay) -> Vec<DelayChoice> {
    let late = |delay: Delay| DelayChoice {
        minutes: delay.minutes(),
        text: t.plural("delay-minutes", delay.minutes()),
        is_chosen: delay == chosen,
    };
    Delay::ALL.map(late).into()
}

/// `POST /e/{key}/settings/finish`
pub async fn finish(organising: Organising<FinishEvent>, form: Form<FinishForm>) -> Answer {
    let page = organising.paths().settings();
    if form.finished == "1" {
        let message = FlashMessage::EventFinished;
        organising.change(page, message, Desk::finish).await
    } else {
        let message = FlashMessage::EventReopened;
        organising.change(page, message, Desk::go_on).await
    }
}

fn again(
    context: &RequestContext,
    event: &Event,
    data: &SettingsData,
    form: EventForm,
    (field, words): (Option<String>, String),
) -> Answer {
    let mut page = page(context, event, data, form);
    page.fields.fault = field.map(|field| (field, words.clone()));
    page.page.notice = Some(Notice::bad(words));
    context.not_done(&page)
}

/// Number of posted rounds.
fn posted(tournament: &Tournament) -> u16 {
    let closed = tournament.closed.len() as u16;
    closed + u16::from(tournament.posted().is_some())
}

fn page(
    context: &RequestContext,
    event: &Event,
    data: &SettingsData,
    form: EventForm,
) -> SettingsView {
    let t = &*context.t;
    let tournament = &data.tournament;
    let has_begun = posted(tournament) > 0;
    let fixed = || FixedSettings {
        game: rules_text::game(t, &event.ruleset),
        // From the event: the form does not contain fixed settings.
        system: system_text(t, &event.options),
        why: t.msg("settings-fixed"),
        is_by_the_book: event.options.by_the_book.is_kept(),
    };
    let opened = form.changed_parts(&EventForm::of(event));
    let games = games(t, &form.ruleset);
    let fields = Fields::of(t, form);
    let missing = tournament
        .posted()
        .map_or(0, |posted| posted.missing().len());
    SettingsView {
        page: context.page(),
        nav: EventNav::of(t, event, tournament, OrganiserTab::Settings),
        sections: SECTIONS,
        values: SettingsValues::of(t, event, data),
        opened,
        paths: paths::of(&event.key),
        fixed: has_begun.then(fixed),
        rounds_hint: t.msg(if has_begun {
            "settings-rounds-hint"
        } else {
            "rounds-hint"
        }),
        fields,
        games,
        is_automatic: event.options.automatic,
        effect: Vec::new(),
        rules: rules_text::sentences(t, &event.ruleset),
        changes: rules_text::changes(t, &event.ruleset),
        delays: delays(t, event.delay),
        round_time: RoundTimeFields::of(t, &event.round_time),
        is_finished: event.is_finished,
        sections_page: match event.section_of() {
            Some(main) => paths::of(&main.public_key).sections(),
            None => paths::of(&event.key).sections(),
        },
        end_hint: match (event.is_finished, missing) {
            (true, _) => t.msg("settings-reopen-hint"),
            (false, 0) => t.msg("settings-finish-hint"),
            (false, missing) => t.plural("settings-finish-missing", missing),
        },
    }
}

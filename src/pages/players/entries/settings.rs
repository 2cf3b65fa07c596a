//! `/e/<event>/entries/settings`: when and how entries are taken, and the address of the form.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::registration::{
    LONGEST_CURRENCY, LONGEST_TEXT, MOST_PLACES, RegistrationSettings, parse_amount,
};
use crate::desk::rights::{Actor, ChangeSettings};
use crate::formats::qr::Qr;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "players/entries_settings.html")]
struct SettingsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    fields: SettingsFields,
    zone: String,
    /// The address of the form.
    address: String,
    only_here: Option<String>,
    qr: Option<Qr>,
    longest_text: usize,
    longest_currency: usize,
    most_places: u16,
}

/// The fields of the form, as typed. A box is `1` if it is ticked.
#[derive(Deserialize, Default)]
#[serde(default, rename_all = "kebab-case")]
pub struct SettingsFields {
    open: String,
    opens: String,
    closes: String,
    places: String,
    of_school: String,
    fee: String,
    currency: String,
    note: String,
    consent: String,
    consent_words: String,
    grade: String,
    born: String,
    gender: String,
    shown: String,
}

impl SettingsFields {
    fn of(settings: &RegistrationSettings) -> SettingsFields {
        let time = |ms: Option<i64>| {
            ms.map(|ms| system_time::field(system_time::of_millis(ms)))
                .unwrap_or_default()
        };
        let number = |number: Option<u16>| number.map(|n| n.to_string()).unwrap_or_default();
        let tick = |is_on| if is_on { "1".to_owned() } else { String::new() };
        let (whole, rest) = (settings.fee / 100, settings.fee % 100);
        SettingsFields {
            open: tick(settings.is_open),
            opens: time(settings.opens_at_ms),
            closes: time(settings.closes_at_ms),
            places: number(settings.places),
            of_school: number(settings.places_of_school),
            fee: match (whole, rest) {
                (0, 0) => String::new(),
                (whole, 0) => whole.to_string(),
                (whole, rest) => format!("{whole}.{rest:02}"),
            },
            currency: settings.currency.clone(),
            note: settings.note.clone(),
            consent: tick(settings.asks_consent),
            consent_words: settings.consent_words.clone(),
            grade: tick(settings.asks_grade),
            born: tick(settings.asks_born),
            gender: tick(settings.asks_gender),
            shown: tick(settings.is_shown),
        }
    }

    fn settings(&self) -> Result<RegistrationSettings, Fault> {
        let fee = parse_amount(&self.fee);
        Ok(RegistrationSettings {
            is_open: self.open == "1",
            opens_at_ms: time("entries-opens", &self.opens)?,
            closes_at_ms: time("entries-closes", &self.closes)?,
            places: number("entries-places", &self.places)?,
            places_of_school: number("entries-of-school", &self.of_school)?,
            fee: fee.ok_or_else(|| wrong("entries-fee", FormProblem::NotANumber))?,
            currency: self.currency.clone(),
            note: self.note.clone(),
            asks_consent: self.consent == "1",
            consent_words: self.consent_words.clone(),
            asks_grade: self.grade == "1",
            asks_born: self.born == "1",
            asks_gender: self.gender == "1",
            is_shown: self.shown == "1",
            link: 0,
        })
    }
}

fn time(field: &'static str, typed: &str) -> Result<Option<i64>, Fault> {
    match typed.trim() {
        "" => Ok(None),
        typed => match system_time::of_field(typed) {
            Some(time) => Ok(Some(time.timestamp_millis())),
            None => Err(wrong(field, FormProblem::NotAChoice)),
        },
    }
}

fn number(field: &'static str, typed: &str) -> Result<Option<u16>, Fault> {
    match typed.trim() {
        "" => Ok(None),
        typed => {
            let number = typed
                .parse()
                .map_err(|_| wrong(field, FormProblem::NotANumber));
            number.map(Some)
        }
    }
}

/// `GET /e/{key}/entries/settings`
pub async fn show(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    let event = organiser.event().clone();
    let settings = context.desk(move |desk| desk.registration_settings(&event));
    let fields = SettingsFields::of(&settings.await?);
    context.html(&page(&context, &organiser, fields).await?)
}

/// `POST /e/{key}/entries/settings`
pub async fn save(organising: Organising<ChangeSettings>, typed: Form<SettingsFields>) -> Answer {
    let Organising { context, organiser } = organising;
    let typed = typed.into_inner();
    let (at, right) = (context.at, organiser.clone());
    let saved = match typed.settings() {
        Ok(settings) => {
            context
                .desk(move |desk| desk.settle_registration(&right, settings, at))
                .await
        }
        Err(fault) => Err(context.failed(fault)),
    };
    match saved {
        Ok(()) => {
            let place = paths::of(&organiser.event().key).entries_settings();
            Ok(context.see(&place, FlashMessage::SettingsSaved))
        }
        Err(failed) if failed.is_of_form() => {
            let mut page = page(&context, &organiser, typed).await?;
            page.page.notice = Some(Notice::bad(failed.words(&context.t)));
            context.not_done(&page)
        }
        Err(failed) => Err(failed),
    }
}

/// `POST /e/{key}/entries/link`
pub async fn renew_link(organising: Organising<ChangeSettings>) -> Answer {
    let place = organising.paths().entries_settings();
    organising
        .change(place, FlashMessage::SettingsSaved, |desk, by, at| {
            desk.renew_registration_link(by, at)
        })
        .await
}

async fn page(
    context: &RequestContext,
    organiser: &Actor,
    fields: SettingsFields,
) -> Result<SettingsView, Failed> {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let of_event = event.clone();
    let code = context.desk(move |desk| {
        let settings = desk.registration_settings(&of_event)?;
        Ok(desk.registration_code(&of_event, &settings))
    });
    let paths = paths::of(&event.key);
    let base = context.settled_base();
    let address = format!("{}{}", base.url, paths.enter(code.await?));
    let t = &*context.t;
    Ok(SettingsView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Players),
        paths,
        fields,
        zone: t.msg_arg("schedule-zone", "offset", system_time::zone(context.at)),
        only_here: base.is_only_here.then(|| base.only_here(t)),
        qr: Qr::of(&address),
        address,
        longest_text: LONGEST_TEXT,
        longest_currency: LONGEST_CURRENCY,
        most_places: MOST_PLACES,
    })
}

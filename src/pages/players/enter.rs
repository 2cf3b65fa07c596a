//! `/e/<event>/enter/<code>`: the form by which parents and schools enter players, without an account.

use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::registration::{
    FormOutcome, MOST_OF_FORM, Places, RegistrationPhase, RegistrationSettings, SentForm, amount,
};
use crate::formats::entrants_csv::{ParsedRow, Question, RawRow, RowState};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::players::entries;
use crate::paths;
use crate::tournament::{Tournament, schools};
use crate::view::event_head::{EventHead, PublicTab};
use actix_web::web::{Form, Path, Query};
use askama::Template;
use serde::Deserialize;

pub mod receipt;

/// The largest number of schools to choose from.
const MOST_SCHOOLS: usize = 300;

#[derive(Template)]
#[template(path = "players/enter.html")]
struct EnterView {
    page: Page,
    head: EventHead,
    here: String,
    /// Whether the form takes entries, and until when or from when.
    is_open: bool,
    phase: String,
    places: PlacesText,
    settings: RegistrationSettings,
    fee: Option<String>,
    consent: String,
    schools: Vec<String>,
    list_hint: String,
    fields: FormFields,
    /// The problems of the rows.
    wrong: Vec<String>,
}

/// The places of an event in words, where their number is limited.
struct PlacesText {
    /// Taken places and all.
    of: Option<(usize, u16)>,
    text: String,
}

impl PlacesText {
    fn of(t: &Localizer, places: &Places) -> PlacesText {
        let Some(all) = places.all else {
            return PlacesText {
                of: None,
                text: String::new(),
            };
        };
        let taken = places.taken.min(usize::from(all));
        let id = if places.is_full() {
            "enter-full"
        } else {
            "enter-places"
        };
        PlacesText {
            of: Some((taken, all)),
            text: t.msg_with(id, &[("taken", taken.into()), ("all", all.into())]),
        }
    }
}

/// Whether a list is entered, or one player.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct EnterQuery {
    list: String,
}

/// The fields of the form, as typed.
#[derive(Deserialize, Default, Clone)]
#[serde(default, rename_all = "kebab-case")]
pub struct FormFields {
    /// `1` for a list.
    many: String,
    given: String,
    family: String,
    grade: String,
    born: String,
    gender: String,
    list: String,
    school: String,
    contact: String,
    reach: String,
    public: String,
    agreed: String,
}

impl FormFields {
    fn is_list(&self) -> bool {
        self.many == "1"
    }

    fn child(&self) -> RawRow {
        RawRow {
            row: 1,
            given: self.given.clone(),
            family: self.family.clone(),
            school: self.school.clone(),
            grade: self.grade.clone(),
            gender: self.gender.clone(),
            born: self.born.clone(),
            ..RawRow::default()
        }
    }

    fn sent(&self) -> SentForm {
        SentForm {
            child: (!self.is_list()).then(|| self.child()),
            list: self.list.clone(),
            school: self.school.clone(),
            contact: self.contact.clone(),
            reach: self.reach.clone(),
            has_agreed: self.agreed == "1",
            is_public: self.public == "1",
        }
    }
}

/// The address of a form: the key of the event and the code.
type FormPath = Path<(String, String)>;

/// `GET /e/{key}/enter/{code}`
pub async fn show(context: RequestContext, path: FormPath, query: Query<EnterQuery>) -> Answer {
    let fields = FormFields {
        many: query.into_inner().list,
        ..FormFields::default()
    };
    let page = view(&context, path.into_inner(), fields).await?;
    context.html(&page)
}

/// `POST /e/{key}/enter/{code}`: takes the form, or shows it again with what is wrong.
pub async fn send(context: RequestContext, path: FormPath, typed: Form<FormFields>) -> Answer {
    let (key, code) = path.into_inner();
    let typed = typed.into_inner();
    let (at, from, sent) = (context.at, context.connection.from, typed.sent());
    let place = (key.clone(), code.clone());
    let outcome = context
        .desk(move |desk| desk.register((&place.0, &place.1), from, &sent, at))
        .await;
    let (notice, wrong) = match outcome {
        Ok(FormOutcome::Taken(secret)) => {
            return Ok(context.see(&paths::of(&key).entry(secret), None));
        }
        Ok(FormOutcome::Wrong(rows)) => {
            let wrong = sentences(&context.t, &rows, typed.is_list());
            (context.t.msg("enter-wrong"), wrong)
        }
        Err(failed) if is_shown_again(failed.fault()) => (failed.words(&context.t), Vec::new()),
        Err(failed) => return Err(failed),
    };
    let mut page = view(&context, (key, code), typed).await?;
    page.page.notice = Some(Notice::bad(notice));
    page.wrong = wrong;
    context.not_done(&page)
}

fn is_shown_again(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::Form { .. } | Fault::Import(_) | Fault::TooManyEntries | Fault::RegistrationClosed
    )
}

/// The faults of rows, in words.
fn sentences(t: &Localizer, rows: &[ParsedRow], is_list: bool) -> Vec<String> {
    let mut all = Vec::new();
    for row in rows {
        match &row.state {
            RowState::Error(faults) => all.extend(faults.iter().map(|fault| t.localize(fault))),
            RowState::Question(Question::NoGivenName) if is_list => {
                let line = row.row.to_string();
                all.push(t.msg_with("check-no-given", &[("row", line.into())]));
            }
            RowState::Question(Question::NoGivenName) => all.push(t.msg("enter-no-given")),
            _ => {}
        }
    }
    all.truncate(20);
    all
}

/// An event as visitors and its organiser see it, and what is settled about its entries.
struct Known {
    event: Event,
    public: Tournament,
    schools: Vec<String>,
    settings: RegistrationSettings,
    places: Places,
}

async fn view(
    context: &RequestContext,
    (key, code): (String, String),
    fields: FormFields,
) -> Result<EnterView, Failed> {
    let (at, of) = (context.at, (key.clone(), code.clone()));
    let known = context
        .desk(move |desk| {
            let (event, settings) = desk.registration_at(&of.0, &of.1)?;
            let tournament = desk.tournament(&event)?;
            let names = schools(&tournament.entrants).into_iter();
            Ok(Known {
                schools: names
                    .take(MOST_SCHOOLS)
                    .map(|one| one.name.to_owned())
                    .collect(),
                places: desk.registration_places(&tournament, &event)?,
                public: desk.public(&of.0, at)?.tournament,
                event,
                settings,
            })
        })
        .await?;
    let t = &*context.t;
    let phase = known.settings.phase(&known.event, at);
    Ok(EnterView {
        page: context.page(),
        head: EventHead::of(t, &known.event, &known.public, PublicTab::Beside),
        here: paths::of(&key).enter(code),
        is_open: matches!(phase, RegistrationPhase::Open(_)),
        phase: entries::phase(t, phase),
        places: PlacesText::of(t, &known.places),
        fee: (known.settings.fee > 0).then(|| {
            let fee = amount(&known.settings.currency, known.settings.fee.into());
            t.msg_arg("enter-fee", "fee", fee)
        }),
        consent: match known.settings.consent_words.as_str() {
            "" => t.msg("enter-consent"),
            words => words.to_owned(),
        },
        settings: known.settings,
        schools: known.schools,
        list_hint: t.msg_arg("enter-list-hint", "most", MOST_OF_FORM),
        fields,
        wrong: Vec::new(),
    })
}

//! `/new`: creates an event. It needs a name and a game; everything else has a default.

use crate::desk::events::Event;
use crate::desk::rights::{ChangePlayers, Right};
use crate::formats::entrants_csv::decode;
use crate::http::request::request_context::{RequestContext, SignedIn};
use crate::http::request::upload::{FormWithFile, UploadPermit};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::event_form::{Choice, EventForm, Fields, field_of, games};
use crate::rules::{Colour, Kind, Ruleset};
use crate::store::Account;
use crate::tournament::pairing::size;
use crate::view::rules_text::OptionInput;
use crate::{paths, system_time};
use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use inkundla_replay::board_svg::Drawing;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "events/create.html")]
struct CreateView {
    page: Page,
    games: Vec<GameOffer>,
    fields: Fields,
    is_detailed: bool,
    /// A note that names the event whose settings are copied.
    like: Option<String>,
}

/// Query of the form.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct CreateQuery {
    /// Non-empty to start from the defaults instead of the last event.
    plain: String,
}

struct GameOffer {
    choice: Choice,
    drawing: Drawing,
}

/// `GET /new`
pub async fn show(SignedIn { context, account }: SignedIn, query: Query<CreateQuery>) -> Answer {
    let day = system_time::day(&context.t, context.at);
    let name = context.t.msg_arg("event-name-default", "day", day);
    let last = if query.plain.is_empty() {
        last(&context, account).await?
    } else {
        None
    };
    let form = match &last {
        Some((event, players)) => EventForm::again(name, event, *players),
        None => EventForm::proposed(name),
    };
    let like = last.map(|(event, _)| context.t.msg_arg("new-like", "name", event.name));
    context.html(&CreateView {
        like,
        ..page(&context, form, None)
    })
}

/// The latest event of the account and its number of players: the same settings are likely to
/// be wanted again.
async fn last(
    context: &RequestContext,
    account: Account,
) -> Result<Option<(Event, usize)>, Failed> {
    let at = context.at;
    context
        .desk(move |desk| {
            let events = desk.events_of(&account, at)?;
            let Some(event) = events.into_iter().next() else {
                return Ok(None);
            };
            // The settings are a suggestion: an event that cannot be read makes none.
            let tournament = desk.tournament(&event).ok();
            Ok(tournament.map(|tournament| (event, size(&tournament))))
        })
        .await
}

/// The next page after the form of a new event.
pub enum Created {
    /// A page: the event's, or the form again.
    Page(HttpResponse),
    /// The preview of the list of players that was pasted.
    List(Box<PastedList>),
}

/// The list that came with the form of a new event.
pub struct PastedList {
    /// The visitor who has created the event.
    pub context: RequestContext,
    /// The right to enter players.
    pub organiser: Right<ChangePlayers>,
    /// The list as pasted, or the file with it.
    pub list: Vec<u8>,
    /// Held while the file is in memory.
    pub(crate) permit: UploadPermit,
}

/// `POST /new`: creates the event.
pub async fn create(signed_in: SignedIn, sent: FormWithFile<EventForm>) -> Result<Created, Failed> {
    let SignedIn { context, account } = signed_in;
    let FormWithFile { form, file, permit } = sent;
    if form.asks_for_options() {
        let form = with_text(&context, form, file, &permit).await?;
        let mut page = page(&context, form, None);
        page.is_detailed = true;
        return context.html(&page).map(Created::Page);
    }
    let settings = match form.settings() {
        Ok(settings) => settings,
        Err(unclear) => {
            let words = unclear.words(&context.t);
            let form = with_text(&context, form, file, &permit).await?;
            return again(&context, form, unclear.field(), words).map(Created::Page);
        }
    };
    let at = context.at;
    let created = context.desk(move |desk| {
        let key = desk.create_event(&account, &settings, at)?;
        desk.right::<ChangePlayers>(&account, &key, at)
    });
    match created.await {
        Ok(organiser) if !file.is_empty() || !form.list.trim().is_empty() => {
            let pasted = PastedList {
                context,
                organiser,
                list: if file.is_empty() {
                    form.list.into()
                } else {
                    file
                },
                permit,
            };
            Ok(Created::List(Box::new(pasted)))
        }
        Ok(organiser) => {
            let players = paths::of(&organiser.event().key).players();
            Ok(Created::Page(context.see(&players, None)))
        }
        Err(failed) if failed.is_of_form() => {
            let words = failed.words(&context.t);
            let form = with_text(&context, form, file, &permit).await?;
            again(&context, form, field_of(failed.fault()), words).map(Created::Page)
        }
        Err(failed) => Err(failed),
    }
}

/// The form with the text of its file, which a browser does not send again. A file that is no list is left out.
async fn with_text(
    context: &RequestContext,
    mut form: EventForm,
    file: Vec<u8>,
    permit: &UploadPermit,
) -> Result<EventForm, Failed> {
    if !file.is_empty() {
        let read = context.import(permit, move |_| Ok(decode(&file, None).ok()));
        if let Some((text, _)) = read.await? {
            form.list = text;
        }
    }
    Ok(form)
}

/// The form as submitted, with the error at its field.
fn again(
    context: &RequestContext,
    form: EventForm,
    field: Option<String>,
    words: String,
) -> Answer {
    let mut page = page(context, form, Some(Notice::bad(words.clone())));
    page.fields.fault = field.map(|field| (field, words));
    context.not_done(&page)
}

fn page(context: &RequestContext, form: EventForm, notice: Option<Notice>) -> CreateView {
    let t = &context.t;
    CreateView {
        is_detailed: notice.is_some(),
        page: Page {
            notice,
            ..context.page()
        },
        games: games(t, &form.ruleset)
            .into_iter()
            .filter_map(|choice| offer(t, choice))
            .collect(),
        fields: Fields::of(t, form),
        like: None,
    }
}

fn offer(t: &Localizer, choice: Choice) -> Option<GameOffer> {
    let ruleset = Ruleset::by_name(&choice.code)?;
    let drawing = Drawing::of(t, &ruleset, &ruleset.start(), None);
    Some(GameOffer { choice, drawing })
}

//! `/e/<event>/entry/<secret>`: the private page of a form: how far its entries are; change and withdraw them.

use super::{FormFields, PlacesText, is_shown_again, sentences};
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::registration::{
    EntryForm, EntryState, EventEntry, FeeSums, RegistrationPhase, RegistrationSettings, amount,
};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::players::entries;
use crate::paths;
use crate::view::entry_list::{fee_text, state_class, state_text};
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::round_tables::Names;
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "players/entry.html")]
struct ReceiptView {
    page: Page,
    head: EventHead,
    here: String,
    /// The whole address, to keep.
    address: String,
    phase: String,
    places: PlacesText,
    settings: RegistrationSettings,
    rows: Vec<ReceiptRow>,
    /// The sum to pay for all.
    to_pay: Option<String>,
    /// Whether several entries could be withdrawn at once.
    may_withdraw_all: bool,
    wrong: Vec<String>,
}

struct ReceiptRow {
    id: i64,
    name: String,
    about: String,
    state: (&'static str, String),
    /// The meaning of the state for the sender.
    text: String,
    fee: Option<String>,
    reason: String,
    may_change: bool,
    may_withdraw: bool,
    fields: FormFields,
    is_wrong: bool,
}

/// A change of an entry; its fields are those of the form.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct ChangeForm {
    /// `change`, or `withdraw`.
    r#do: String,
    /// The number of the entry; empty for all.
    entry: String,
    #[serde(flatten)]
    fields: FormFields,
}

type ReceiptPath = Path<(String, String)>;

/// `GET /e/{key}/entry/{secret}`
pub async fn show(context: RequestContext, path: ReceiptPath) -> Answer {
    context.html(&view(&context, path.into_inner()).await?)
}

/// `POST /e/{key}/entry/{secret}`
pub async fn change(context: RequestContext, path: ReceiptPath, typed: Form<ChangeForm>) -> Answer {
    let (key, secret) = path.into_inner();
    let typed = typed.into_inner();
    let id: Option<i64> = typed.entry.parse().ok();
    let (at, of, row) = (
        context.at,
        (key.clone(), secret.clone()),
        typed.fields.child(),
    );
    let done = match typed.r#do.as_str() {
        "withdraw" => {
            let done = context.desk(move |desk| {
                let form = desk.entry_form(&of.0, &of.1)?;
                let all = form.entries.iter().map(EventEntry::id);
                let ids: Vec<i64> = all.filter(|one| id.is_none_or(|id| id == *one)).collect();
                desk.withdraw_entries(&of.0, &of.1, &ids)
            });
            done.await.map(|()| None)
        }
        "change" => {
            let id = id.unwrap_or_default();
            let done = context.desk(move |desk| desk.change_entry(&of.0, &of.1, (id, row), at));
            done.await
        }
        _ => Err(context.failed(wrong("entries-chosen", FormProblem::NotAChoice))),
    };
    let (notice, sentences) = match done {
        Ok(None) => return Ok(context.see(&paths::of(&key).entry(secret), None)),
        Ok(Some(row)) => {
            let sentences = sentences(&context.t, &[row], false);
            (context.t.msg("enter-wrong"), sentences)
        }
        Err(failed) if is_shown_again(failed.fault()) => (failed.words(&context.t), Vec::new()),
        Err(failed) => return Err(failed),
    };
    let mut page = view(&context, (key, secret)).await?;
    page.page.notice = Some(Notice::bad(notice));
    page.wrong = sentences;
    let meant = page.rows.iter_mut().find(|row| Some(row.id) == id);
    if let Some(row) = meant.filter(|_| typed.r#do == "change") {
        row.fields = typed.fields;
        row.is_wrong = true;
    }
    context.not_done(&page)
}

async fn view(
    context: &RequestContext,
    (key, secret): (String, String),
) -> Result<ReceiptView, Failed> {
    let (at, of) = (context.at, (key.clone(), secret.clone()));
    let (form, public) = context
        .desk(move |desk| {
            let form = desk.entry_form(&of.0, &of.1)?;
            Ok::<_, Fault>((form, desk.public(&of.0, at)?.tournament))
        })
        .await?;
    let t = &*context.t;
    let here = paths::of(&key).entry(secret);
    let phase = form.settings.phase(&form.event, at);
    let is_open = matches!(phase, RegistrationPhase::Open(_));
    let rows: Vec<ReceiptRow> = form
        .entries
        .iter()
        .map(|entry| row(t, &form, entry, is_open))
        .collect();
    let sums = FeeSums::of(&form.entries);
    Ok(ReceiptView {
        page: context.page(),
        head: EventHead::of(t, &form.event, &public, PublicTab::Beside),
        address: format!("{}{here}", context.settled_base().url),
        here,
        phase: entries::phase(t, phase),
        places: PlacesText::of(t, &form.places),
        to_pay: (sums.open > 0).then(|| {
            let open = amount(&form.settings.currency, sums.open);
            t.msg_arg("entry-to-pay", "fee", open)
        }),
        may_withdraw_all: rows.iter().filter(|row| row.may_withdraw).count() > 1,
        settings: form.settings,
        rows,
        wrong: Vec::new(),
    })
}

fn row(t: &Localizer, form: &EntryForm, entry: &EventEntry, is_open: bool) -> ReceiptRow {
    let cells = entry.cells(1);
    let grade = entry
        .grade()
        .map(|grade| t.msg_arg("grade", "grade", grade.code()));
    let about: Vec<String> = entry.row.school.clone().into_iter().chain(grade).collect();
    let text = match entry.state {
        EntryState::New => "entry-text-new",
        EntryState::Waiting => "entry-text-waiting",
        EntryState::Accepted => "entry-text-accepted",
        EntryState::Declined => "entry-text-declined",
        EntryState::Withdrawn => "entry-text-withdrawn",
    };
    ReceiptRow {
        id: entry.id(),
        name: entry.name().display(Names::Full),
        about: about.join(" · "),
        state: (state_class(entry.state), state_text(t, entry)),
        text: t.msg(text),
        fee: fee_text(t, &form.settings, entry),
        reason: entry.row.reason.clone(),
        may_change: is_open && entry.is_open(),
        may_withdraw: entry.row.state == "received",
        fields: FormFields {
            given: cells.given,
            family: cells.family,
            school: cells.school,
            grade: cells.grade,
            gender: cells.gender,
            born: cells.born,
            ..FormFields::default()
        },
        is_wrong: false,
    }
}

//! `/e/<event>/entries`: what parents and schools have entered, for the organiser to accept.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::registration::{
    Decision, EntryState, EventEntry, Places, RegistrationPhase, RegistrationSettings, amount,
};
use crate::desk::rights::{Actor, ChangePlayers, ChangeSettings};
use crate::http::request::form_parsing::{reason, wrong};
use crate::http::request::page_query;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::pager::Pager;
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::tournament::Tournament;
use crate::view::entry_list::sums_by_school;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::school_token::Pattern;
use actix_web::web::{Form, Query};
use askama::Template;
use rows::{EntryGroup, by_school};
use serde::Deserialize;

pub mod files;
mod rows;
pub mod settings;

#[derive(Template)]
#[template(path = "players/entries.html")]
struct EntriesView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    phase: String,
    /// Whether a QR code and settings can be reached.
    may_settle: bool,
    counter: String,
    /// Taken places and all, where their number is limited.
    places: Option<(usize, u16)>,
    shown: Vec<ListChoice>,
    query: EntriesQuery,
    schools: Vec<EntryGroup>,
    /// The button that accepts all new entries.
    all_new: Option<String>,
    pager: Pager,
    /// The sums of fees by school and of all: due, paid, open, to be given back.
    fees: Vec<(String, [String; 4])>,
    has_entries: bool,
    /// The list as CSV for Excel.
    excel: String,
}

struct ListChoice {
    value: String,
    text: String,
    is_chosen: bool,
}

/// The part of the list.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct EntriesQuery {
    /// The code of a state; empty for all.
    show: String,
    page: String,
}

impl EntriesQuery {
    fn query(&self) -> String {
        let pairs = [("show", &self.show), ("page", &self.page)];
        page_query::address("", &page_query::pairs(pairs))
    }
}

/// `GET /e/{key}/entries`
pub async fn show(organising: Organising<ChangePlayers>, query: Query<EntriesQuery>) -> Answer {
    let Organising { context, organiser } = organising;
    context.html(&page(&context, &organiser, query.into_inner()).await?)
}

/// `POST /e/{key}/entries`: a decision about some entries. `do` is the decision, then `chosen` for those in `entry`,
/// `new` for all new ones, `one` and a number, or `of` and the key of a school.
pub async fn decide(
    organising: Organising<ChangePlayers>,
    form: Form<Vec<(String, String)>>,
) -> Answer {
    let fields = form.into_inner();
    let field = |name: &str| {
        let found = fields.iter().find(|(known, _)| known == name);
        found.map_or(String::new(), |(_, value)| value.clone())
    };
    let query = EntriesQuery {
        show: field("show"),
        page: field("page"),
    };
    let (what, whom) = {
        let act = field("do");
        let (what, whom) = act.split_once(' ').unwrap_or((&act, "chosen"));
        (what.to_owned(), whom.to_owned())
    };
    let failed = |fault| organising.context.failed(fault);
    let decision = decision(&what, &field("reason")).map_err(failed)?;
    let chosen: Vec<i64> = fields
        .iter()
        .filter(|(name, _)| name == "entry")
        .filter_map(|(_, value)| value.parse().ok())
        .collect();
    if whom == "chosen" && chosen.is_empty() {
        return Err(organising
            .context
            .failed(wrong("entries-chosen", FormProblem::Missing)));
    }
    let message = (decision == Decision::Accept).then_some(FlashMessage::PlayersAdded);
    let place = organising.paths().entries() + &query.query();
    organising
        .change(place, message, move |desk, by, at| {
            let tournament = desk.tournament(by.event())?;
            let (entries, _) = desk.entries(by, &tournament)?;
            let meant = entries.iter().filter(|one| is_meant(one, &whom, &chosen));
            // Whoever waits gets a place only if the organiser chooses them.
            let is_single = whom == "chosen" || whom.starts_with("one ");
            let meant = meant.filter(|one| {
                is_single || decision != Decision::Accept || one.state == EntryState::New
            });
            let ids: Vec<i64> = meant.map(EventEntry::id).collect();
            desk.decide_entries(by, &decision, &ids, at)
        })
        .await
}

fn decision(what: &str, why: &str) -> Result<Decision, Fault> {
    Ok(match what {
        "accept" => Decision::Accept,
        "decline" => Decision::Decline(reason(why)?),
        "reopen" => Decision::Reopen,
        "paid" => Decision::Paid,
        "not-paid" => Decision::NotPaid,
        "waive" => Decision::Waive,
        "erase" => Decision::Erase,
        _ => return Err(wrong("entries-chosen", FormProblem::NotAChoice)),
    })
}

fn is_meant(entry: &EventEntry, whom: &str, chosen: &[i64]) -> bool {
    match whom.split_once(' ') {
        Some(("one", id)) => id.parse() == Ok(entry.id()),
        Some(("of", school)) => entry.school_key() == school,
        _ if whom == "of" => entry.row.school.is_none(),
        _ if whom == "new" => entry.state == EntryState::New,
        _ => chosen.contains(&entry.id()),
    }
}

async fn page(
    context: &RequestContext,
    organiser: &Actor,
    query: EntriesQuery,
) -> Result<EntriesView, Failed> {
    let actor = organiser.clone();
    let (tournament, (entries, places), settings) = context
        .desk(move |desk| {
            let tournament = desk.tournament(actor.event())?;
            let entries = desk.entries(&actor, &tournament)?;
            Ok((
                tournament,
                entries,
                desk.registration_settings(actor.event())?,
            ))
        })
        .await?;
    let known = (&entries[..], &places, &settings);
    Ok(view(context, organiser, &tournament, known, query))
}

fn view(
    context: &RequestContext,
    organiser: &Actor,
    tournament: &Tournament,
    (entries, places, settings): (&[EventEntry], &Places, &RegistrationSettings),
    query: EntriesQuery,
) -> EntriesView {
    let (t, event) = (&*context.t, organiser.event());
    let paths = paths::of(&event.key);
    let excel = crate::paths::excel(&paths.entries_csv());
    let is_shown = |entry: &&EventEntry| query.show.is_empty() || entry.state.code() == query.show;
    let rows = entries.iter().filter(is_shown).count();
    let pager = Pager::of(rows, &query.page, |page| {
        let to = EntriesQuery {
            page: page.to_owned(),
            ..query.clone()
        };
        paths.entries() + &to.query()
    });
    let mut listed: Vec<&EventEntry> = entries.iter().filter(is_shown).collect();
    listed.sort_by_cached_key(|one| rows::order(one));
    let listed: Vec<&EventEntry> = pager.shown(listed).collect();
    let money = |hundredths| amount(&settings.currency, hundredths);
    let has_fees = entries.iter().any(|entry| entry.row.fee > 0);
    let fees = sums_by_school(t, entries).into_iter().map(|(name, sums)| {
        let sums = [sums.due, sums.paid, sums.open, sums.back];
        (name, sums.map(money))
    });
    EntriesView {
        page: context.page(),
        nav: EventNav::of(t, event, tournament, OrganiserTab::Players),
        phase: phase(t, settings.phase(event, context.at)),
        may_settle: organiser.may::<ChangeSettings>(),
        counter: t.msg_with(
            "entries-counter",
            &[
                ("new", places.new.into()),
                ("waiting", places.waiting().into()),
            ],
        ),
        places: places.all.map(|all| (places.taken, all)),
        shown: choices(t, &paths, entries, &query),
        schools: by_school(t, (tournament, settings), &listed, entries),
        all_new: (places.new > 0).then(|| t.msg_arg("entries-accept-new", "n", places.new)),
        fees: if has_fees { fees.collect() } else { Vec::new() },
        has_entries: !entries.is_empty(),
        excel,
        pager,
        query,
        paths,
    }
}

/// Whether the form is open, in words.
pub(super) fn phase(t: &Localizer, phase: RegistrationPhase) -> String {
    let moment = |at| system_time::moment(t, at);
    match phase {
        RegistrationPhase::Closed => t.msg("entries-closed"),
        RegistrationPhase::Opens(at) => t.msg_arg("entries-opens-at", "time", moment(at)),
        RegistrationPhase::Open(None) => t.msg("entries-open"),
        RegistrationPhase::Open(Some(at)) => t.msg_arg("entries-open-until", "time", moment(at)),
        RegistrationPhase::Over => t.msg("entries-over"),
    }
}

/// The lists to choose from: all, and each state that an entry has.
fn choices(
    t: &Localizer,
    paths: &EventPaths,
    entries: &[EventEntry],
    query: &EntriesQuery,
) -> Vec<ListChoice> {
    let count = |code: &str| {
        entries
            .iter()
            .filter(|one| one.state.code() == code)
            .count()
    };
    let choice = |show: &str, text: String| ListChoice {
        value: paths.entries()
            + &EntriesQuery {
                show: show.to_owned(),
                page: String::new(),
            }
            .query(),
        is_chosen: query.show == show,
        text,
    };
    let all = choice("", t.msg_arg("entries-show-all", "n", entries.len()));
    let states = EntryState::ALL.map(EntryState::code).into_iter();
    let states = states.filter(|code| count(code) > 0 || query.show == *code);
    let states = states.map(|code| {
        let text = t.msg_arg(&format!("entries-show-{code}"), "n", count(code));
        choice(code, text)
    });
    std::iter::once(all).chain(states).collect()
}

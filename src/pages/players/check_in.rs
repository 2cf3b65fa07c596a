//! `/e/<event>/check-in`: who has come, by school. Several helpers mark at the same time.

use crate::change_feed::Topic;
use crate::desk::Fault;
use crate::desk::check_in::CheckInStage;
use crate::desk::events::Event;
use crate::desk::fault::FormProblem;
use crate::desk::rights::{Actor, CheckIn, PairRounds, Right};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext, html};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events::{self, Fragment};
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::is_at_end;
use crate::tournament::{Entrant, EntrantId, Presence, Stage, System, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::player_link::presence_code;
use crate::view::school_token::Pattern;
use actix_web::web::{Form, Query};
use arrivals::{ArrivalGroup, CheckInQuery, by_school, key_of};
use askama::Template;
use serde::Deserialize;
use std::time::Duration;
use whole::{WholeCheckIn, stamp, whole_check_in};

mod arrivals;
pub mod codes;
mod whole;

#[derive(Template)]
#[template(path = "players/check_in.html", blocks = ["live"])]
struct CheckInView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    stamp: u64,
    mark: String,
    may_run: bool,
    has_sections: bool,
    /// Whether the visitor acts for one school.
    is_of_school: bool,
    is_of_teams: bool,
    /// Whether the visitor may mark players now.
    may_mark: bool,
    /// Whether the event uses check-in.
    is_used: bool,
    is_open: bool,
    is_finished: bool,
    count: String,
    /// Numbers of players who are here and of those who are expected.
    here_of: (usize, usize),
    text: String,
    /// The time left: CSS class and text.
    left: Option<(&'static str, String)>,
    /// From which round those play who come now.
    late: Option<String>,
    missing: Vec<ArrivalGroup>,
    is_long: bool,
    shown: Vec<ListChoice>,
    schools: Vec<SchoolChoice>,
    groups: Vec<ArrivalGroup>,
    query: CheckInQuery,
    /// The problem with a typed code.
    code_fault: Option<String>,
}

struct ListChoice {
    value: String,
    text: String,
    is_chosen: bool,
}

/// A school to choose.
struct SchoolChoice {
    href: String,
    text: String,
    missing: usize,
    is_chosen: bool,
}

/// A tap. `set` is a presence and the id of a player, or `here of` and the key of a school.
#[derive(Deserialize)]
pub struct ArrivalForm {
    set: String,
    #[serde(flatten)]
    query: CheckInQuery,
}

/// The next stage, and for how many minutes check-in is to be open.
#[derive(Deserialize)]
pub struct StageForm {
    stage: String,
    #[serde(default)]
    minutes: String,
    /// The round whose draft sent the form, and to which it returns.
    round: Option<u16>,
}

/// `GET /e/{key}/check-in`
pub async fn show(organising: Organising<CheckIn>, query: Query<CheckInQuery>) -> Answer {
    let Organising { context, organiser } = organising;
    let page = page(&context, &organiser, query.into_inner()).await?;
    if context.reply.wants_part {
        return Ok(html(page.as_live().render()?));
    }
    context.html(&page)
}

/// `GET /e/{key}/check-in/live`
pub async fn follow(
    Organising { context, organiser }: Organising<CheckIn>,
    query: Query<CheckInQuery>,
) -> Answer {
    let (event, query) = (organiser.event(), query.into_inner());
    let changes = context.shared.desk.hub().subscribe(Topic::Hall(event.id.0));
    let key = event.key.clone();
    let name = format!(
        "check-in {key} {} {} {}",
        organiser.school().unwrap_or(organiser.role().code()),
        query.query(),
        context.t.language().tag()
    );
    let render = server_sent_events::render_async(&context, move |context| {
        let (organiser, query) = (organiser.clone(), query.clone());
        async move {
            let page = page(&context, &organiser, query).await.ok()?;
            Some(Fragment {
                html: page.as_live().render().ok()?,
                fingerprint: Some(page.mark.clone()),
                changes_in: if page.has_sections {
                    Some(AGAIN)
                } else {
                    page.left.is_some().then_some(MINUTE)
                },
            })
        }
    });
    Ok(server_sent_events::stream_inside::<CheckIn>(
        &context, &key, &name, changes, render,
    ))
}

/// The time after which the page looks at the sections of an event again.
const AGAIN: Duration = Duration::from_secs(10);

/// The time after which the minutes left are counted again.
const MINUTE: Duration = Duration::from_secs(60);

/// `POST /e/{key}/check-in/mark`: marks a player, or all of a school who are not marked as absent.
///
/// # Errors
/// When there is no such player or presence.
pub async fn mark(organising: Organising<CheckIn>, form: Form<ArrivalForm>) -> Answer {
    let ArrivalForm { set, query } = form.into_inner();
    let (code, who) = set.split_once(' ').unwrap_or((&set, ""));
    let mut known = Presence::ALL.into_iter();
    let presence = known.find(|presence| presence_code(*presence) == code);
    let presence = presence.ok_or_else(|| {
        let fault = wrong("presence", FormProblem::NotAChoice);
        organising.context.failed(fault)
    })?;
    let who = who.to_owned();
    let page = organising.paths().check_in() + &query.query();
    organising
        .change(page, None, move |desk, by, at| {
            let players = desk.whole_list(by)?;
            let meant = players.iter().filter(|one| is_meant(one, &who));
            let ids: Vec<EntrantId> = meant.map(|one| one.id).collect();
            if ids.is_empty() {
                return Err(Fault::NotFound);
            }
            desk.set_presence(by, ids, presence, at)
        })
        .await
}

/// Whether a button applies to a player: by id, or to those of a school who are expected or here.
fn is_meant(entrant: &Entrant, who: &str) -> bool {
    match who.split_once(' ') {
        Some(("of", school)) => {
            key_of(entrant) == school
                && matches!(entrant.presence, Presence::Expected | Presence::Here)
        }
        _ if who == "of" => is_meant(entrant, "of "),
        _ => who.parse() == Ok(entrant.id.0),
    }
}

/// `POST /e/{key}/check-in/stage`: opens check-in, closes it, or stops using it.
///
/// # Errors
/// When there is no such stage, or the minutes are out of range.
pub async fn set_stage(organising: Organising<PairRounds>, form: Form<StageForm>) -> Answer {
    let choice = |field, problem| organising.context.failed(wrong(field, problem));
    let stage = CheckInStage::from_code(&form.stage)
        .ok_or_else(|| choice("check-in", FormProblem::NotAChoice))?;
    let minutes = match form.minutes.trim() {
        "" => None,
        typed => Some(
            typed
                .parse()
                .map_err(|_| choice("check-in-minutes", FormProblem::NotANumber))?,
        ),
    };
    let paths = organising.paths();
    let page = form
        .round
        .map_or_else(|| paths.check_in(), |round| paths.draft(round));
    organising
        .change(page, None, move |desk, by, at| {
            desk.set_check_in(by, (stage, minutes), at)
        })
        .await
}

async fn page(
    context: &RequestContext,
    organiser: &Right<CheckIn>,
    query: CheckInQuery,
) -> Result<CheckInView, Failed> {
    let key = organiser.event().key.clone();
    let seen = context.desk(move |desk| whole_check_in(desk, &key)).await?;
    Ok(view(context, organiser, seen, query))
}

fn view(
    context: &RequestContext,
    organiser: &Actor,
    (event, tournament, sections): WholeCheckIn,
    query: CheckInQuery,
) -> CheckInView {
    let t = &*context.t;
    let tournament = &tournament;
    let state = event.check_in;
    let paths = paths::of(&event.key);
    let is_own = |one: &Entrant| organiser.checks_in(one);
    let players = (tournament, &sections);
    let all = by_school(t, players, is_own, |_| true);
    let (here, expected) = all.iter().fold((0, 0), |(here, all), group| {
        (here + group.here, all + group.all)
    });
    let is_missing = |one: &Entrant| one.presence == Presence::Expected;
    let counts = [expected - here, here];
    let left = left(t, state.left_ms(context.at));
    CheckInView {
        page: context.page(),
        nav: EventNav::of(t, &event, tournament, OrganiserTab::Players)
            .whole(organiser.may::<PairRounds>())
            .for_school(organiser.school()),
        stamp: stamp(&event, tournament),
        mark: format!(
            "{} {}",
            stamp(&event, tournament),
            left.as_ref().map_or("", |one| &one.1)
        ),
        may_run: organiser.may::<PairRounds>(),
        has_sections: event.has_sections(),
        is_of_school: organiser.school().is_some(),
        is_of_teams: matches!(event.options.system, System::Teams(_)),
        may_mark: !event.is_finished && (organiser.school().is_none() || state.is_open()),
        is_used: state.is_used(),
        is_open: state.is_open(),
        is_finished: event.is_finished,
        count: t.msg_with(
            "players-here",
            &[("here", here.into()), ("n", expected.into())],
        ),
        here_of: (here, expected),
        text: t.msg(text(state.stage, organiser)),
        left,
        late: late(t, &event, tournament),
        is_long: counts[0] > SHORT_LIST,
        missing: with_rows(by_school(t, players, is_own, is_missing)),
        shown: shown(t, &paths, &query, counts),
        schools: school_choices(t, &paths, (&query, tournament), &all),
        groups: with_rows(by_school(t, players, is_own, |one| query.shows(one))),
        query,
        code_fault: None,
        paths,
    }
}

/// The message about the stage, for those who can do something about it and for others.
fn text(stage: CheckInStage, organiser: &Actor) -> &'static str {
    match stage {
        CheckInStage::NotUsed if organiser.may::<PairRounds>() => "check-in-is-not-used",
        CheckInStage::NotUsed => "check-in-not-open",
        CheckInStage::Open => "check-in-is-open",
        CheckInStage::Closed if organiser.school().is_some() => "check-in-to-the-desk",
        CheckInStage::Closed => "check-in-is-closed",
    }
}

/// Number of missing players up to which their names are open on the page.
const SHORT_LIST: usize = 12;

/// The pill with the minutes left.
fn left(t: &Localizer, left_ms: Option<i64>) -> Option<(&'static str, String)> {
    let minutes = (left_ms? + 59_999) / 60_000;
    Some(match minutes {
        0 => ("bad", t.msg("check-in-time-over")),
        minutes => ("warn", t.plural("check-in-closes", minutes)),
    })
}

/// From which round those play who come once a round is drafted or posted.
fn late(t: &Localizer, event: &Event, tournament: &Tournament) -> Option<String> {
    if event.is_finished || is_at_end(tournament) {
        return None;
    }
    let round = tournament.round_now().0;
    match &tournament.current {
        Some(Stage::Draft(_)) => Some(t.msg_arg("check-in-late-draft", "round", round)),
        Some(Stage::Posted(_)) => Some(t.msg_arg("check-in-late", "round", round + 1)),
        None => None,
    }
}

/// The lists to choose from: all, missing, present.
fn shown(
    t: &Localizer,
    paths: &EventPaths,
    query: &CheckInQuery,
    [missing, here]: [usize; 2],
) -> Vec<ListChoice> {
    let lists = [
        ("", t.plural("players-all", missing + here)),
        ("missing", t.plural("check-in-missing-n", missing)),
        ("here", t.plural("players-present", here)),
    ];
    let list = |(show, text): (&str, String)| {
        let to = CheckInQuery {
            show: show.to_owned(),
            find: String::new(),
            ..query.clone()
        };
        ListChoice {
            value: paths.check_in() + &to.query(),
            is_chosen: query.show == show,
            text,
        }
    };
    lists.map(list).into()
}

/// The schools to choose from, each with its number of missing players.
fn school_choices(
    t: &Localizer,
    paths: &EventPaths,
    (query, tournament): (&CheckInQuery, &Tournament),
    groups: &[ArrivalGroup],
) -> Vec<SchoolChoice> {
    if groups.len() < 2 {
        return Vec::new();
    }
    let choice = |school: &str, text: &str, missing| {
        let to = CheckInQuery {
            school: school.to_owned(),
            find: String::new(),
            ..query.clone()
        };
        SchoolChoice {
            href: paths.check_in() + &to.query(),
            is_chosen: query.school == school,
            text: text.to_owned(),
            missing,
        }
    };
    let missing = groups.iter().map(ArrivalGroup::missing).sum();
    let all = choice("", &t.msg("check-in-all-schools"), missing);
    let schools = groups.iter().filter(|group| !group.key.is_empty());
    let schools = schools.map(|group| {
        let name = tournament.options.short_school(&group.title);
        choice(&group.key, name, group.missing())
    });
    [all].into_iter().chain(schools).collect()
}

/// The groups with somebody to show.
fn with_rows(mut groups: Vec<ArrivalGroup>) -> Vec<ArrivalGroup> {
    groups.retain(|group| !group.rows.is_empty());
    groups
}

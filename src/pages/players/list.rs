//! `/e/<event>/players`: the list of players and their presence.

use super::order::OrderForm;
use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::fault::FormProblem;
use crate::desk::rights::{Actor, ChangePlayers, CheckIn, LookInside};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext, html};
use crate::http::response::error_page::{Answer, Failed, words};
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::pager::Pager;
use crate::pages::shared::school_names::SchoolNames;
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::is_at_end;
use crate::tournament::{Entrant, EntrantId, Presence, Stage, System, Tournament, school_key};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::player_link::presence_code;
use crate::view::school_token::Pattern;
use actix_web::web::{Form, Query};
use askama::Template;
use players_query::{PlayersQuery, is_missing};
use school_groups::{SchoolGroup, by_school, counter, here_of, on_page};
use serde::Deserialize;

mod players_query;
mod school_groups;

#[derive(Template)]
#[template(path = "players/list.html", blocks = ["live"])]
struct PlayersView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    change: u64,
    list: String,
    is_adding: bool,
    is_of_teams: bool,
    is_finished: bool,
    /// Whether the visitor pressed the button for it.
    is_asked: bool,
    is_whole: bool,
    has_players: bool,
    todo: Todo,
    counter: String,
    /// Numbers of present and of all players.
    here_of: Option<(usize, usize)>,
    seen: PlayersQuery,
    shown: Vec<ListChoice>,
    schools: Vec<SchoolGroup>,
    names: SchoolNames,
    /// The order of the list, while it can be changed.
    order: Option<OrderForm>,
    pager: Pager,
    /// The word on the way to the entries, with the number of new ones.
    entries: (&'static str, String),
}

struct ListChoice {
    value: String,
    text: String,
    is_chosen: bool,
}

/// The next step of the organiser.
struct Todo {
    text: String,
    act: TodoAction,
}

enum TodoAction {
    Nothing,
    Pair { button: String, may: bool },
    Look { button: String },
}

/// A button of the list. `set` is a presence and an entrant id, `all`, or `of` and a school.
#[derive(Deserialize)]
pub struct PresenceForm {
    set: String,
    #[serde(default)]
    show: String,
    #[serde(default)]
    find: String,
    #[serde(default)]
    page: String,
}

/// `GET /e/{key}/players`
pub async fn show(organising: Organising<LookInside>, query: Query<PlayersQuery>) -> Answer {
    let Organising { context, organiser } = organising;
    if organiser.event().has_sections() {
        return super::whole::show(&context, &organiser).await;
    }
    let page = page(&context, &organiser, query.into_inner()).await?;
    if context.reply.wants_part {
        return Ok(html(page.as_live().render()?));
    }
    context.html(&page)
}

/// The page with a list that could not be parsed, still in its text box.
pub(crate) async fn again(
    context: &RequestContext,
    organiser: &Actor,
    list: String,
    fault: &Fault,
) -> Answer {
    let mut page = page(context, organiser, PlayersQuery::default()).await?;
    page.page.notice = Some(Notice::bad(words(fault, &context.t)));
    page.list = list;
    page.is_adding = true;
    context.not_done(&page)
}

/// `POST /e/{key}/players/presence`
pub async fn set_presence(organising: Organising<LookInside>, form: Form<PresenceForm>) -> Answer {
    let PresenceForm {
        set,
        show,
        find,
        page,
    } = form.into_inner();
    let seen = PlayersQuery {
        show,
        find,
        page,
        add: String::new(),
    };
    let (presence, who) = set.split_once(' ').unwrap_or((&set, ""));
    let presence = presence_by_code(presence).ok_or_else(|| {
        let fault = wrong("presence", FormProblem::NotAChoice);
        organising.context.failed(fault)
    })?;
    let who = who.to_owned();
    let row = who.parse::<i64>().map(|id| format!("#p{id}"));
    let page = organising.paths().players() + &seen.query() + &row.unwrap_or_default();
    organising
        .change(page, None, move |desk, by, at| {
            let entrants = desk.entrants(by)?;
            let meant = entrants.iter().filter(|entrant| is_meant(entrant, &who));
            let ids: Vec<EntrantId> = meant.map(|entrant| entrant.id).collect();
            if ids.is_empty() {
                Err(Fault::NotFound)
            } else {
                desk.set_presence(&by.also::<CheckIn>()?, ids, presence, at)
            }
        })
        .await
}

/// Whether a button applies to an entrant: by id, or to all who have not gone home, or to those
/// of a school.
fn is_meant(entrant: &Entrant, who: &str) -> bool {
    let stays = entrant.presence != Presence::WentHome;
    match who.split_once(' ') {
        Some(("of", school)) => {
            let own = entrant.school.as_deref().unwrap_or_default();
            stays && school_key(own) == school_key(school)
        }
        _ if who == "all" => stays,
        _ => who.parse() == Ok(entrant.id.0),
    }
}

async fn page(
    context: &RequestContext,
    organiser: &Actor,
    query: PlayersQuery,
) -> Result<PlayersView, Failed> {
    let event = organiser.event().clone();
    let again = event.clone();
    let (tournament, distinct, new) = context
        .desk(move |desk| {
            let tournament = desk.tournament(&again)?;
            let new = desk.registration_places(&tournament, &again)?.new;
            Ok((tournament, desk.distinct_schools(&again)?, new))
        })
        .await?;
    let t = &*context.t;
    let entrants = &tournament.entrants;
    let has_players = !entrants.is_empty();
    let is_whole = organiser.may::<ChangePlayers>();
    let is_finished = event.is_finished;
    let schools = by_school(t, &tournament, &query, is_finished);
    let rows = schools.iter().map(|school| school.players.len()).sum();
    let pager = Pager::of(rows, &query.page, |page| {
        paths::of(&event.key).players() + &query.on(page).query()
    });
    Ok(PlayersView {
        page: context.page(),
        nav: EventNav::of(t, &event, &tournament, OrganiserTab::Players).whole(is_whole),
        list: String::new(),
        is_finished,
        is_of_teams: matches!(tournament.options.system, System::Teams(_)),
        is_adding: !has_players || !query.add.is_empty(),
        is_asked: !query.add.is_empty(),
        is_whole,
        has_players,
        todo: to_do(t, &event, &tournament),
        counter: counter(t, is_finished, entrants.iter()),
        here_of: (has_players && !is_finished).then(|| here_of(entrants.iter())),
        shown: if is_finished {
            Vec::new()
        } else {
            shown(t, &paths::of(&event.key), entrants, &query)
        },
        schools: on_page(schools, &pager),
        names: SchoolNames::of(t, if is_finished { &[] } else { entrants }, &distinct),
        order: (is_whole && OrderForm::is_open(&event, &tournament))
            .then(|| OrderForm::of(t, "rating", "")),
        pager,
        entries: match new {
            0 => ("quiet", t.msg("entries")),
            new => ("", t.msg_arg("players-new-entries", "n", new)),
        },
        seen: query,
        change: event.change,
        paths: paths::of(&event.key),
    })
}

/// The lists to choose from: all, missing, present.
fn shown(
    t: &Localizer,
    paths: &EventPaths,
    entrants: &[Entrant],
    query: &PlayersQuery,
) -> Vec<ListChoice> {
    let missing = entrants.iter().filter(|one| is_missing(one)).count();
    let (here, _) = here_of(entrants.iter());
    let lists = [
        ("", t.plural("players-all", entrants.len())),
        ("missing", t.plural("players-missing", missing)),
        ("here", t.plural("players-present", here)),
    ];
    let list = |(show, text): (&str, String)| ListChoice {
        value: match show {
            "" => paths.players(),
            show => format!("{}?show={show}", paths.players()),
        },
        is_chosen: query.show == show && query.find.is_empty(),
        text,
    };
    lists.map(list).into()
}

fn to_do(t: &Localizer, event: &Event, tournament: &Tournament) -> Todo {
    let look = |button: &str| TodoAction::Look {
        button: t.msg(button),
    };
    let plain = |id, act| Todo {
        text: t.msg(id),
        act,
    };
    let round = tournament.round_now().0;
    let values = [("round", round.into()), ("next", (round + 1).into())];
    match &tournament.current {
        _ if event.is_finished => plain("players-todo-finished", TodoAction::Nothing),
        _ if tournament.entrants.is_empty() => plain("players-todo-empty", TodoAction::Nothing),
        Some(Stage::Draft(_)) => Todo {
            text: t.msg_with("players-todo-draft", &values),
            act: look("players-look-at-draft"),
        },
        Some(Stage::Posted(_)) => Todo {
            text: if is_at_end(tournament) {
                t.msg_with("players-todo-posted-last", &values)
            } else {
                t.msg_with("players-todo-posted", &values)
            },
            act: look("players-look-at-round"),
        },
        None if is_at_end(tournament) => plain("players-todo-last", look("players-look-at-round")),
        None => pair_next(t, tournament),
    }
}

fn pair_next(t: &Localizer, tournament: &Tournament) -> Todo {
    let entrants = tournament.entrants.iter();
    let count = |presence| entrants.clone().filter(|e| e.presence == presence).count();
    let (here, expected) = (count(Presence::Here), count(Presence::Expected));
    let round = tournament.round_now().0;
    let values = [
        ("here", here.into()),
        ("round", round.into()),
        ("expected", expected.into()),
    ];
    let id = match (expected, round) {
        (1.., _) => "players-todo-checkin",
        (0, 1) => "players-todo-pair",
        _ => "players-todo-next",
    };
    Todo {
        text: if here < 2 {
            t.plural("pairing-too-few", here)
        } else {
            t.msg_with(id, &values)
        },
        act: TodoAction::Pair {
            button: t.msg_arg("players-pair", "round", round),
            may: here >= 2,
        },
    }
}

fn presence_by_code(code: &str) -> Option<Presence> {
    let mut known = Presence::ALL.into_iter();
    known.find(|presence| presence_code(*presence) == code)
}

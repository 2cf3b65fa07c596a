//! `/`: live events, and the entry points for umpires, parents and teachers.

mod live_events;
mod samples;

use self::live_events::LiveEvent;
use self::samples::LearnGame;
use crate::desk::events::Event;
use crate::desk::{DEMO_NAME, Fault};
use crate::rules::{Colour, Kind};
use crate::web::board_svg::Drawing;
use crate::web::mini_board::MiniField;
use crate::web::request_context::{RequestContext, SignedIn};
use crate::web::{Answer, Page, guided_tour, paths};
use askama::Template;

#[derive(Template)]
#[template(path = "events/home.html")]
struct HomeView {
    page: Page,
    /// Whether the visitor may create events.
    is_organiser: bool,
    /// Public events with a round in progress.
    live: Vec<LiveEvent>,
    /// All other events, or those of the organiser.
    events: Vec<EventRow>,
    /// Address and name of events that can be searched for a player.
    searched: Vec<(String, String)>,
    /// SVG fields of the small boards, one per game.
    fields: Vec<(&'static str, MiniField)>,
    games: Vec<LearnGame>,
    board: Drawing,
    /// Start of the guided tour, on a demo server.
    tour: Option<String>,
    /// Address of the public demo event.
    demo: Option<String>,
    /// Page on which the organiser can delete their demo event.
    demo_away: Option<String>,
    /// Page of the laptop, for the owner of the server.
    laptop: Option<&'static str>,
}

/// Number of newest events offered for searching.
const SEARCHED: usize = 5;

struct EventRow {
    href: String,
    name: String,
    about: String,
}

/// `GET /`
pub async fn show(visitor: RequestContext) -> Answer {
    if visitor.account.is_none() && visitor.desk(|desk| desk.is_new()).await? {
        return Ok(visitor.see("/setup", None));
    }
    let (account, again) = (visitor.account.clone(), visitor.clone());
    let is_organiser = account.is_some();
    let (events, posted, live, is_owner) = visitor
        .desk(move |desk| {
            let posted = desk.events_posted()?;
            let live = live_events::of(&again, desk, &posted)?;
            let own = match &account {
                Some(account) => desk.events_of(account, again.at)?,
                None => posted.clone(),
            };
            let is_owner = match &account {
                Some(account) if again.shared.laptop.is_some() => desk.is_owner(account)?,
                _ => false,
            };
            Ok((own, posted, live, is_owner))
        })
        .await?;
    let demo = visitor.shared.demo.clone();
    let own_demo = events.iter().find(|event| event.name == DEMO_NAME);
    let own_demo = own_demo.filter(|_| is_organiser && demo.is_none());
    let demo_away = own_demo.map(|event| paths::of(&event.key).privacy());
    let listed = |event: Event| EventRow {
        href: if is_organiser {
            paths::of(&event.key).run()
        } else {
            paths::of(&event.key).event()
        },
        about: visitor.t.msg(&format!("game-{}", event.ruleset.name())),
        name: event.name,
    };
    let is_shown = |event: &Event| is_organiser || live.iter().all(|live| live.key != event.key);
    let searched = posted.iter().filter(|event| !event.is_finished);
    let page = visitor.page();
    visitor.html(&HomeView {
        is_organiser: is_organiser && !page.is_guest,
        tour: demo
            .as_deref()
            .filter(|_| is_organiser)
            .map(guided_tour::beginning),
        demo: demo
            .filter(|_| !is_organiser)
            .map(|key| paths::of(&key).event()),
        events: events.into_iter().filter(is_shown).map(listed).collect(),
        demo_away,
        laptop: is_owner.then_some("/laptop"),
        searched: searched
            .take(SEARCHED)
            .map(|event| (paths::of(&event.key).find(), event.name.clone()))
            .collect(),
        fields: samples::fields(live.iter().map(|event| &event.ruleset)),
        games: samples::games(&visitor.t),
        board: samples::large_board(&visitor.t),
        live,
        page,
    })
}

/// `POST /demo`: creates a demo event for the account.
pub async fn demo(SignedIn { visitor, account }: SignedIn) -> Answer {
    let at = visitor.at;
    let event = visitor.desk(move |desk| desk.demo(&account, at)).await?;
    Ok(visitor.see(&guided_tour::beginning(&event.key), None))
}

/// Default handler: 404 with a link to the start page.
pub async fn nothing(visitor: RequestContext) -> Answer {
    Err(visitor.failed(Fault::NotFound))
}

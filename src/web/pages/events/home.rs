//! `/`: what is played now, and the doors for umpires, parents and teachers.

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
    /// Whether somebody may make events.
    is_organiser: bool,
    /// Events that are played now, in which everybody may look.
    live: Vec<LiveEvent>,
    /// All others, or those of the organiser.
    events: Vec<EventRow>,
    /// Events in which a child can be looked for.
    searched: Vec<(String, String)>,
    /// The fields of the small boards, each once, by the name of the game.
    fields: Vec<(&'static str, MiniField)>,
    games: Vec<LearnGame>,
    hero: Drawing,
    /// Where the walk through the demo begins, if this is one.
    tour: Option<String>,
    /// The demo that everybody may look at.
    demo: Option<String>,
    /// Where the demo of this organiser can be deleted.
    demo_away: Option<String>,
    /// The page of the laptop, for whoever set it up.
    laptop: Option<&'static str>,
}

/// How many of the newest events a child can be looked for in from here.
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
        hero: samples::hero(&visitor.t),
        live,
        page,
    })
}

/// `POST /demo`: an event to look at, for who has none yet to try things with.
pub async fn demo(SignedIn { visitor, account }: SignedIn) -> Answer {
    let at = visitor.at;
    let event = visitor.desk(move |desk| desk.demo(&account, at)).await?;
    Ok(visitor.see(&guided_tour::beginning(&event.key), None))
}

/// Everything else: there is no such page, with a way out.
pub async fn nothing(visitor: RequestContext) -> Answer {
    Err(visitor.failed(Fault::NotFound))
}

//! The settings of the projectors.

use super::{ProjectorData, WallView, on_wall, wall};
use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::projector::{
    LONGEST_NAME, LONGEST_NOTICE, MOST_WALLS, Part, SECONDS, Screen, Wall,
};
use crate::desk::rights::{Actor, ChangeSettings};
use crate::http::request::form_parsing::wrong;
use crate::http::request::page_query;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::events::projector::slide::SlideBody;
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind};
use crate::tournament::BoardNo;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::school_token::{Pattern, SchoolToken};
use actix_web::web::Form;
use askama::Template;
use std::collections::HashMap;

#[derive(Template)]
#[template(path = "events/projector/wall_settings.html")]
struct ProjectorSettingsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    longest: usize,
    longest_name: usize,
    notice: String,
    /// The tokens of the schools.
    tokens: HashMap<String, SchoolToken>,
    walls: Vec<WallForm>,
    /// An empty form for another wall, unless the limit is reached.
    more: Option<WallForm>,
}

/// The form of a wall, with its current view.
struct WallForm {
    title: String,
    href: String,
    /// The number, or `new`.
    code: String,
    is_first: bool,
    now: Option<WallView>,
    parts: Vec<PartChoice>,
    /// The selected parts in one line.
    summary: String,
    board: String,
    pinned: String,
    wall: Wall,
}

struct PartChoice {
    code: &'static str,
    text: String,
    is_chosen: bool,
}

/// Pairs of names and values, because names of checkboxes repeat.
type ProjectorForm = Form<Vec<(String, String)>>;

/// `GET /e/{key}/screen/choose`
pub async fn choose(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    let screen = organiser.event().screen.clone();
    context.html(&page(&context, &organiser, screen).await?)
}

/// `POST /e/{key}/screen/choose`
pub async fn save(organising: Organising<ChangeSettings>, typed: ProjectorForm) -> Answer {
    let Organising { context, organiser } = organising;
    let screen = changed(&organiser.event().screen, &typed);
    let screen = screen.map_err(|fault| context.failed(fault))?;
    let (at, key) = (context.at, organiser.event().key.clone());
    let (right, chosen) = (organiser.clone(), screen.clone());
    let set = context.desk(move |desk| desk.set_screen(&right, &chosen, at));
    match set.await {
        Ok(()) => Ok(context.see(&paths::of(&key).screen_choose(), FlashMessage::ScreenSaved)),
        Err(failed) if failed.is_of_form() => {
            let mut page = page(&context, &organiser, screen).await?;
            page.page.notice = Some(Notice::bad(failed.words(&context.t)));
            context.not_done(&page)
        }
        Err(failed) => Err(failed),
    }
}

/// The submitted fields of one wall. The form of the first wall also has the notice.
struct Typed<'a>(&'a [(String, String)]);

impl Typed<'_> {
    fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        let named = self.0.iter().filter(move |(known, _)| known == name);
        named.map(|(_, value)| value.trim())
    }

    fn one(&self, name: &str) -> &str {
        self.all(name).next().unwrap_or_default()
    }

    fn has(&self, name: &str) -> bool {
        self.all(name).next().is_some()
    }

    fn line(&self, name: &str) -> String {
        let words: Vec<&str> = self.one(name).split_whitespace().collect();
        words.join(" ")
    }

    fn wall(&self, number: u16) -> Result<Wall, Fault> {
        let not_a_number = |field| wrong(field, FormProblem::NotANumber);
        let board = match self.one("board") {
            "" => None,
            board => Some(board.parse().map_err(|_| not_a_number("board"))?),
        };
        let pinned = self.one("pinned").split([',', ' ']);
        let pinned = pinned.filter(|one| !one.is_empty());
        let pinned = pinned.map(|one| one.parse().map(BoardNo).map_err(|_| not_a_number("board")));
        let seconds = match self.one("seconds") {
            "" => Wall::default().seconds,
            seconds => seconds
                .parse()
                .ok()
                .filter(|seconds| SECONDS.contains(seconds))
                .ok_or(not_a_number("seconds"))?,
        };
        Ok(Wall {
            number,
            name: self.line("name"),
            parts: self.all("part").filter_map(Part::from_code).collect(),
            seconds,
            schools: self.has("schools"),
            dark: self.has("dark"),
            board: board.map(BoardNo),
            pinned: pinned.collect::<Result<_, Fault>>()?,
        })
    }
}

/// The screen with one wall added, changed or removed.
fn changed(was: &Screen, typed: &[(String, String)]) -> Result<Screen, Fault> {
    let (mut screen, typed) = (was.clone(), Typed(typed));
    if typed.has("notice") {
        screen.notice = typed.line("notice");
    }
    if let Ok(gone) = typed.one("remove").parse::<u16>() {
        screen.walls.retain(|wall| wall.number != gone);
        return Ok(screen);
    }
    match typed.one("wall") {
        "" | "0" => screen.first = typed.wall(0)?,
        "new" => screen.walls.push(typed.wall(was.next_number())?),
        number => {
            let mut walls = screen.walls.iter_mut();
            let wall = walls.find(|wall| wall.number.to_string() == number);
            let wall = wall.ok_or(Fault::NotFound)?;
            *wall = typed.wall(wall.number)?;
        }
    }
    Ok(screen)
}

async fn page(
    context: &RequestContext,
    organiser: &Actor,
    screen: Screen,
) -> Result<ProjectorSettingsView, Failed> {
    let event = organiser.event().clone();
    let (at, shown) = (context.at, screen.clone());
    let (tournament, data) = context
        .desk(move |desk| {
            let mut public = desk.public(&event.key, at)?;
            public.event.screen = shown.clone();
            let data = shown
                .all()
                .map(|wall| on_wall(desk, public.clone(), wall.clone(), at));
            let data = data.collect::<Result<Vec<ProjectorData>, Fault>>()?;
            Ok((desk.tournament(&event)?, data))
        })
        .await?;
    let (t, event) = (&*context.t, organiser.event());
    let walls = data.iter().map(|data| {
        let now = wall(context, data, 0);
        WallForm::of(t, &event.key, &data.wall, Some(now))
    });
    let more = Wall {
        number: screen.next_number(),
        parts: vec![Part::Games],
        ..Wall::default()
    };
    let has_room = screen.walls.len() < MOST_WALLS;
    Ok(ProjectorSettingsView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Projector),
        paths: paths::of(&event.key),
        longest: LONGEST_NOTICE,
        longest_name: LONGEST_NAME,
        walls: walls.collect(),
        more: has_room.then(|| WallForm::of(t, &event.key, &more, None)),
        notice: screen.notice,
        tokens: SchoolToken::all(&tournament),
    })
}

impl WallForm {
    fn of(t: &Localizer, key: &str, wall: &Wall, now: Option<WallView>) -> WallForm {
        let is_first = wall.number == 0;
        let parts = Part::ALL.into_iter().map(|part| PartChoice {
            code: part.code(),
            text: t.msg(&format!("screen-part-{}", part.code())),
            is_chosen: wall.parts.contains(&part),
        });
        let parts: Vec<PartChoice> = parts.collect();
        let chosen = parts.iter().filter(|part| part.is_chosen);
        let chosen: Vec<&str> = chosen.map(|part| part.text.as_str()).collect();
        let pairs = [page_query::pair("wall", &wall.number.to_string())];
        let pairs = if is_first { &[] } else { &pairs[..] };
        let pinned = wall.pinned.iter().map(ToString::to_string);
        WallForm {
            title: match (wall.name.as_str(), is_first) {
                ("", true) => t.msg("screen-now"),
                ("", false) => t.msg_arg("screen-wall", "n", wall.number + 1),
                (name, _) => name.to_owned(),
            },
            href: page_query::address(&paths::of(key).screen(), pairs),
            code: match now {
                Some(_) => wall.number.to_string(),
                None => "new".to_owned(),
            },
            is_first,
            now,
            summary: chosen.join(" · "),
            parts,
            board: wall.board.map_or(String::new(), |board| board.to_string()),
            pinned: pinned.collect::<Vec<_>>().join(", "),
            wall: wall.clone(),
        }
    }
}

//! What the projector shows, chosen by the organiser.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::rights::Actor;
use crate::desk::rights::ChangeSettings;
use crate::desk::screen::{LONGEST_NOTICE, Part, Screen};
use crate::tournament::BoardNo;
use crate::web::event_nav::{EventNav, NavStep};
use crate::web::flash_message::FlashMessage;
use crate::web::forms::wrong;
use crate::web::request_context::{Organising, RequestContext};
use crate::web::{Answer, EventPaths, Failed, Notice, Page, paths};
use actix_web::web::Form;
use askama::Template;

#[derive(Template)]
#[template(path = "events/projector/settings.html")]
struct ProjectorSettingsView {
    page: Page,
    steps: EventNav,
    paths: EventPaths,
    parts: Vec<PartChoice>,
    longest: usize,
    board: String,
    screen: Screen,
}

struct PartChoice {
    code: &'static str,
    text: String,
    is_chosen: bool,
}

/// What was ticked: pairs of names and values, as one name comes several times.
type ProjectorForm = Form<Vec<(String, String)>>;

/// `GET /e/{key}/screen/choose`
///
/// # Errors
/// When the event is not this person's.
pub async fn choose(organising: Organising<ChangeSettings>) -> Answer {
    let Organising { visitor, organiser } = organising;
    let screen = organiser.event().screen.clone();
    visitor.html(&page(&visitor, &organiser, screen).await?)
}

/// `POST /e/{key}/screen/choose`
///
/// # Errors
/// As [`choose`]. A notice that is too long is shown again.
pub async fn save(organising: Organising<ChangeSettings>, typed: ProjectorForm) -> Answer {
    let Organising { visitor, organiser } = organising;
    let screen = read(&typed).map_err(|fault| visitor.failed(fault))?;
    let (at, key) = (visitor.at, organiser.event().key.clone());
    let (right, chosen) = (organiser.clone(), screen.clone());
    let set = visitor.desk(move |desk| desk.set_screen(&right, &chosen, at));
    match set.await {
        Ok(()) => Ok(visitor.see(&paths::of(&key).screen_choose(), FlashMessage::ScreenSaved)),
        Err(failed) if failed.is_of_form() => {
            let mut page = page(&visitor, &organiser, screen).await?;
            page.page.notice = Some(Notice::bad(failed.words(&visitor.t)));
            visitor.not_done(&page)
        }
        Err(failed) => Err(failed),
    }
}

fn read(typed: &[(String, String)]) -> Result<Screen, Fault> {
    let of = |name: &str| {
        let found: Vec<&str> = typed
            .iter()
            .filter(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
            .collect();
        found
    };
    let parts = of("part").into_iter().filter_map(Part::from_code).collect();
    let notice = of("notice").concat();
    let number = of("board").concat();
    let board = match number.trim() {
        "" => None,
        number => Some(
            number
                .parse()
                .map_err(|_| wrong("board", FormProblem::NotANumber))?,
        ),
    };
    Ok(Screen {
        parts,
        notice: notice.split_whitespace().collect::<Vec<_>>().join(" "),
        schools: !of("schools").is_empty(),
        dark: !of("dark").is_empty(),
        board: board.map(BoardNo),
    })
}

async fn page(
    visitor: &RequestContext,
    organiser: &Actor,
    screen: Screen,
) -> Result<ProjectorSettingsView, Failed> {
    let event = organiser.event().clone();
    let tournament = visitor.desk(move |desk| desk.tournament(&event)).await?;
    let (t, event) = (&*visitor.t, organiser.event());
    let parts = Part::ALL.into_iter().map(|part| PartChoice {
        code: part.code(),
        text: t.msg(&format!("screen-part-{}", part.code())),
        is_chosen: screen.parts.contains(&part),
    });
    Ok(ProjectorSettingsView {
        page: visitor.page(),
        steps: EventNav::of(t, event, &tournament, NavStep::Settings),
        paths: paths::of(&event.key),
        parts: parts.collect(),
        longest: LONGEST_NOTICE,
        board: screen
            .board
            .map_or(String::new(), |board| board.to_string()),
        screen,
    })
}

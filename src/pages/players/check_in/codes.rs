//! The codes of players: typed, or read from name badges by a camera or from photographs.

use super::CheckInQuery;
use crate::desk::arrivals::code_in;
use crate::desk::rights::{CheckIn, Right};
use crate::desk::{Desk, Fault};
use crate::formats::qr_reader::{MOST_STEPS, PictureProblem, codes_in};
use crate::formats::step_budget::StepBudget;
use crate::http::request::request_context::Organising;
use crate::http::request::upload::{Lane, Upload};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::camera::with_camera;
use crate::paths::{self, EventPaths};
use crate::tournament::Presence;
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_multipart::form::MultipartForm;
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::text::Text;
use actix_web::web::Form;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

/// Maximum number of pictures per request.
const MOST_PICTURES: usize = 12;
/// Maximum number of codes that the page can hold.
const MOST_CODES: usize = 1_500;

#[derive(Template)]
#[template(path = "players/check_in_codes.html", blocks = ["found"])]
struct CodesView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    read: ReadCodes,
}

/// The players that were marked, the last one first.
#[derive(Default)]
struct ReadCodes {
    /// Their codes, held by the page.
    codes: String,
    /// CSS class, name and school, or the problem with a code.
    players: Vec<(&'static str, String)>,
    problems: Vec<String>,
}

/// New pictures, and the codes read earlier.
#[derive(MultipartForm)]
pub struct BadgesForm {
    picture: Vec<Bytes>,
    codes: Option<Text<String>>,
}

/// A typed code.
#[derive(Deserialize)]
pub struct CodeForm {
    code: String,
}

/// `POST /e/{key}/check-in/code`: marks the player with a typed code as here. An unknown code stays in its field.
pub async fn typed(organising: Organising<CheckIn>, form: Form<CodeForm>) -> Answer {
    let typed = form.into_inner().code;
    let (by, code) = (organising.organiser.clone(), typed.clone());
    let context = &organising.context;
    let found = context.desk(move |desk| desk.player_by_code(&by, &code));
    match found.await? {
        Some(player) => {
            let page = format!("{}#p{}", organising.paths().check_in(), player.id.0);
            organising
                .change(page, None, move |desk, by, at| {
                    desk.set_presence(by, vec![player.id], Presence::Here, at)
                })
                .await
        }
        None => {
            let query = CheckInQuery {
                code: typed,
                ..CheckInQuery::default()
            };
            let mut page = super::page(context, &organising.organiser, query).await?;
            page.code_fault = Some(context.t.msg("check-in-unknown-code"));
            context.not_done(&page)
        }
    }
}

/// `GET /e/{key}/check-in/scan`
pub async fn show(organising: Organising<CheckIn>) -> Answer {
    let page = view(&organising, ReadCodes::default()).await?;
    with_camera(organising.context.html(&page))
}

/// `POST /e/{key}/check-in/scan`: marks the players whose badges are in the pictures as here. Problems with pictures
/// and codes are shown on the page.
pub async fn read(
    organising: Organising<CheckIn>,
    Upload { form, permit }: Upload<BadgesForm>,
) -> Answer {
    let t = organising.context.t.clone();
    let Some(form) = form else {
        let mut page = view(&organising, ReadCodes::default()).await?;
        page.page.notice = Some(Notice::bad(t.msg("file-too-large")));
        return with_camera(organising.context.not_done(&page));
    };
    let (organiser, at) = (organising.organiser.clone(), organising.context.at);
    let import =
        organising
            .context
            .import_in(Lane::Pictures, &permit, MOST_STEPS, move |desk, budget| {
                marked(&t, (desk, budget), &organiser, &form, at)
            });
    let page = view(&organising, import.await?).await?;
    if organising.context.reply.wants_part {
        return Ok(organising.context.fragment(page.as_found().render()?));
    }
    with_camera(organising.context.html(&page))
}

async fn view(organising: &Organising<CheckIn>, read: ReadCodes) -> Result<CodesView, Failed> {
    let Organising { context, organiser } = organising;
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    Ok(CodesView {
        page: context.page(),
        nav: EventNav::of(&context.t, event, &tournament, OrganiserTab::Players)
            .whole(organiser.may::<crate::desk::rights::PairRounds>())
            .for_school(organiser.school()),
        paths: paths::of(&event.key),
        read,
    })
}

/// Reads the pictures and marks the players whose codes are new.
fn marked(
    t: &Localizer,
    (desk, budget): (&Desk, &StepBudget),
    organiser: &Right<CheckIn>,
    form: &BadgesForm,
    at: DateTime<Utc>,
) -> Result<ReadCodes, Fault> {
    let before = form.codes.as_deref().map_or("", String::as_str);
    let mut codes: Vec<String> = before.split_ascii_whitespace().map(code_in).collect();
    let mut read = ReadCodes::default();
    let pictures = form.picture.iter();
    let pictures = pictures.filter(|picture| !picture.data.is_empty());
    for picture in pictures.take(MOST_PICTURES) {
        match codes_in(&picture.data, budget) {
            Ok(found) => {
                let texts: Vec<&str> = found.iter().filter_map(|code| text(code)).collect();
                if texts.is_empty() {
                    read.problems.push(t.msg("scan-nothing"));
                }
                codes.extend(texts.into_iter().map(code_in));
            }
            Err(PictureProblem::NoPicture) => read.problems.push(t.msg("scan-no-picture")),
            Err(PictureProblem::TooMuchWork) => read.problems.push(t.msg("scan-too-much")),
            Err(PictureProblem::TooLarge) => read.problems.push(t.msg("scan-too-large")),
        }
    }
    read.problems.dedup();
    codes.truncate(MOST_CODES);
    let mut known = Vec::new();
    for code in codes {
        if known.contains(&code) {
            continue;
        }
        match desk.player_by_code(organiser, &code)? {
            Some(player) => {
                if player.presence != Presence::Here {
                    desk.set_presence(organiser, vec![player.id], Presence::Here, at)?;
                }
                let school = player.school.iter().map(|school| format!(" · {school}"));
                let name = player.name.to_string() + &school.collect::<String>();
                read.players.push(("ok", name));
                read.codes += &format!("{code} ");
            }
            None => read.players.push(("bad", t.msg("check-in-unknown-code"))),
        }
        known.push(code);
    }
    read.players.reverse();
    Ok(read)
}

/// The text of a QR code.
fn text(code: &[u8]) -> Option<&str> {
    std::str::from_utf8(code).ok()
}

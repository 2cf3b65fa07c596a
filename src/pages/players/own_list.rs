//! `/e/<event>/own-school`: the list of one school, which its teacher corrects and prints.

use super::edit::{PlayerForm, parse, typed};
use crate::desk::own_school::{OwnList, is_list_open, may_correct};
use crate::desk::rights::{KeepOwnList, Right};
use crate::formats::entrants_csv::RawRow;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::PlayerPath;
use crate::paths::{self, EventPaths};
use crate::tournament::{EntrantId, Presence, Tournament};
use crate::view::collation;
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::school_token::{Pattern, SchoolToken};
use actix_web::web::Form;
use askama::Template;

#[derive(Template)]
#[template(path = "players/own_list.html")]
struct OwnListView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    school: String,
    token: SchoolToken,
    count: String,
    /// A sentence about the corrections that are possible now.
    text: String,
    may_correct: bool,
    is_open: bool,
    has_round: bool,
    rows: Vec<OwnRow>,
    /// The data of a player to add.
    new: RawRow,
}

struct OwnRow {
    id: i64,
    name: String,
    about: String,
    typed: RawRow,
    /// `1`, `no` or empty.
    consent: &'static str,
    is_wrong: bool,
}

/// The answer about the name, as the form has it.
const CONSENTS: [(&str, Option<bool>); 3] = [("", None), ("1", Some(true)), ("no", Some(false))];

/// `GET /e/{key}/own-school`
pub async fn show(Organising { context, organiser }: Organising<KeepOwnList>) -> Answer {
    let page = page(&context, &organiser).await?;
    context.html(&page)
}

/// `POST /e/{key}/own-school`: adds a player.
///
/// # Errors
/// When the list is closed, or the name is invalid.
pub async fn add(
    Organising { context, organiser }: Organising<KeepOwnList>,
    form: Form<PlayerForm>,
) -> Answer {
    let typed = form.into_inner().typed();
    let words = match parse(&context, &typed, Presence::Here) {
        Ok(words) => words,
        Err(wrong) => {
            let mut page = page(&context, &organiser).await?;
            page.page.notice = Some(Notice::bad(wrong));
            page.new = typed;
            return context.not_done(&page);
        }
    };
    let place = paths::of(&organiser.event().key).own_school();
    let at = context.at;
    let enter = move |desk: &crate::desk::Desk| desk.enter_own(&organiser, words, at);
    context.desk(enter).await?;
    Ok(context.see(&place, FlashMessage::PlayerSaved))
}

/// `POST /e/{key}/own-school/{player}`: corrects a player and the answer about the name.
///
/// # Errors
/// When the player is of another school, the list is closed, or the name is invalid or that of another child.
pub async fn correct(
    Organising { context, organiser }: Organising<KeepOwnList>,
    path: PlayerPath,
    form: Form<PlayerForm>,
) -> Answer {
    let id = EntrantId(path.1);
    let form = form.into_inner();
    let consent = form.consent.clone();
    let typed = form.typed();
    let words = match parse(&context, &typed, Presence::Here) {
        Ok(words) => words,
        Err(wrong) => {
            let mut page = page(&context, &organiser).await?;
            page.page.notice = Some(Notice::bad(wrong));
            if let Some(row) = page.rows.iter_mut().find(|row| row.id == id.0) {
                row.typed = typed;
                row.is_wrong = true;
            }
            return context.not_done(&page);
        }
    };
    let place = format!(
        "{}#p{}",
        paths::of(&organiser.event().key).own_school(),
        id.0
    );
    let at = context.at;
    let change = move |desk: &crate::desk::Desk| {
        desk.correct_own(&organiser, id, words, at)?;
        let list = desk.own_list(&organiser)?;
        let known = list.iter().find(|(one, _)| one.id == id);
        let known = known.and_then(|(_, consent)| Some(consent.as_ref()?.is_given));
        match CONSENTS
            .iter()
            .find(|(code, _)| Some(*code) == consent.as_deref())
        {
            Some((_, answer)) if *answer != known => {
                desk.set_own_consent(&organiser, id, *answer, at)
            }
            _ => Ok(()),
        }
    };
    context.desk(change).await?;
    Ok(context.see(&place, FlashMessage::PlayerSaved))
}

/// `POST /e/{key}/own-school/{player}/withdraw`
///
/// # Errors
/// When the player is of another school, or the list is closed.
pub async fn withdraw(organising: Organising<KeepOwnList>, path: PlayerPath) -> Answer {
    let (page, id) = (organising.paths().own_school(), EntrantId(path.1));
    organising
        .change(page, FlashMessage::PlayerRemoved, move |desk, by, at| {
            desk.withdraw_own(by, id, at)
        })
        .await
}

async fn page(
    context: &RequestContext,
    teacher: &Right<KeepOwnList>,
) -> Result<OwnListView, Failed> {
    let by = teacher.clone();
    let (tournament, list) = context
        .desk(move |desk| Ok((desk.tournament(by.event())?, desk.own_list(&by)?)))
        .await?;
    Ok(view(context, teacher, &tournament, list))
}

fn view(
    context: &RequestContext,
    teacher: &Right<KeepOwnList>,
    tournament: &Tournament,
    mut list: OwnList,
) -> OwnListView {
    let (t, event) = (&*context.t, teacher.event());
    let school = teacher.school().unwrap_or_default().to_owned();
    list.sort_by_cached_key(|(one, _)| collation::key(&one.name.to_string()));
    let is_open = is_list_open(event, tournament);
    OwnListView {
        count: t.plural("event-players", list.len()),
        text: t.msg(match (may_correct(event), is_open) {
            (false, _) => "own-list-not-yours",
            (true, true) => "own-list-open",
            (true, false) => "own-list-spelling",
        }),
        may_correct: may_correct(event),
        is_open,
        has_round: tournament.posted().is_some(),
        token: SchoolToken::of(tournament, &school),
        rows: list.into_iter().map(|row| listed(t, row)).collect(),
        new: RawRow::default(),
        nav: EventNav::of(t, event, tournament, OrganiserTab::Players)
            .for_school(Some(school.as_str())),
        school,
        paths: paths::of(&event.key),
        page: context.page(),
    }
}

fn listed(
    t: &Localizer,
    (one, consent): (crate::tournament::Entrant, Option<crate::store::Consent>),
) -> OwnRow {
    let number = t.msg_arg("check-in-number", "number", one.number);
    let grade = one.grade;
    let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
    let about: Vec<String> = [number].into_iter().chain(grade).collect();
    let known = consent.map(|consent| consent.is_given);
    let code = CONSENTS.iter().find(|(_, answer)| *answer == known);
    OwnRow {
        id: one.id.0,
        name: one.name.to_string(),
        about: about.join(" · "),
        typed: typed(&one),
        consent: code.map_or("", |(code, _)| code),
        is_wrong: false,
    }
}

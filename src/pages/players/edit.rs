//! `/e/<event>/players/<player>`: edits, withdraws or removes a player.

use super::earlier_rounds::{EarlierRound, earlier_rounds};
use super::personal_data;
use crate::desk::Fault;
use crate::desk::penalty_cards::ShownCard;
use crate::desk::rights::{Actor, ChangePlayers, CheckIn};
use crate::desk::undo::is_in_a_round;
use crate::formats::entrants_csv::{ParsedRow, RawRow, RowState, check};
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::{Localizer, WithoutRow};
use crate::pages::players::pairing_constraints::ConstraintsView;
use crate::pages::shared::event_paths::PlayerPath;
use crate::paths::{self, EventPaths};
use crate::store::NewEntrant;
use crate::tournament::{Entrant, EntrantId, Gender, Grade, Presence, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::player_link::presence_code;
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "players/edit.html")]
struct PlayerView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    id: i64,
    title: String,
    typed: RawRow,
    presence: String,
    cards: Vec<String>,
    may_go_home: bool,
    why_not_remove: Option<String>,
    wishes: ConstraintsView,
    /// The rounds before a late entry.
    earlier: Vec<EarlierRound>,
    /// A note with the public name.
    outside: String,
    is_gone: bool,
    shown_as: personal_data::ShownAsView,
    consent: Option<personal_data::ConsentStatus>,
    /// Texts that are erased together with the name.
    erased: Vec<String>,
}

/// The submitted data of a player.
#[derive(Deserialize)]
pub struct PlayerForm {
    #[serde(default)]
    given: String,
    #[serde(default)]
    family: String,
    #[serde(default)]
    school: String,
    #[serde(default)]
    grade: String,
    #[serde(default)]
    rating: String,
    #[serde(default)]
    gender: String,
    #[serde(default)]
    born: String,
    /// The answer about the name, on the page of a school's teacher only.
    pub(super) consent: Option<String>,
    /// Sent by the button that swaps given and family name.
    swap: Option<String>,
}

/// `GET /e/{key}/players/{player}`
pub async fn show(organising: Organising<ChangePlayers>, path: PlayerPath) -> Answer {
    let Organising { context, organiser } = organising;
    let (tournament, entrant) = load(&context, &organiser, path.1).await?;
    let typed = typed(&entrant);
    let mut page = page(&context, &organiser, &tournament, &entrant, typed);
    let event = organiser.event().clone();
    let id = entrant.id;
    let (cards, child, erasure) = context
        .desk(move |desk| {
            let cards = desk.cards_of(&event, id)?;
            let erasure = desk.erasure(&organiser, Some(id))?;
            Ok((cards, desk.child(&organiser, id)?, erasure))
        })
        .await?;
    page.erased = erasure.shown().to_vec();
    page.consent = personal_data::consent_status(&context.t, &child);
    page.cards = cards
        .iter()
        .map(|card| card_text(&context.t, card))
        .collect();
    context.html(&page)
}

/// `POST /e/{key}/players/{player}`
pub async fn correct(
    Organising { context, organiser }: Organising<ChangePlayers>,
    player_path: PlayerPath,
    form: Form<PlayerForm>,
) -> Answer {
    let (tournament, entrant) = load(&context, &organiser, player_path.1).await?;
    let is_swapped = form.swap.is_some();
    let typed = form.into_inner().typed();
    let words = match parse(&context, &typed, entrant.presence) {
        Ok(words) => words,
        Err(wrong) => {
            let mut page = page(&context, &organiser, &tournament, &entrant, typed);
            page.page.notice = Some(Notice::bad(wrong));
            return context.not_done(&page);
        }
    };
    let (at, id) = (context.at, entrant.id);
    let key = organiser.event().key.clone();
    context
        .desk(move |desk| desk.correct_entrant(&organiser, id, words, at))
        .await?;
    // Whoever swaps looks at the new public name.
    let next = if is_swapped {
        paths::of(&key).player(id.0)
    } else {
        paths::of(&key).players()
    };
    Ok(context.see(&next, FlashMessage::PlayerSaved))
}

/// `POST /e/{key}/players/{player}/home`
pub async fn go_home(organising: Organising<ChangePlayers>, path: PlayerPath) -> Answer {
    let (page, who) = (organising.paths().players(), vec![EntrantId(path.1)]);
    organising
        .change(page, FlashMessage::PlayerWentHome, move |desk, by, at| {
            desk.set_presence(&by.also::<CheckIn>()?, who, Presence::WentHome, at)
        })
        .await
}

/// `POST /e/{key}/players/{player}/remove`
pub async fn remove(organising: Organising<ChangePlayers>, path: PlayerPath) -> Answer {
    let Organising { context, organiser } = organising;
    let (tournament, entrant) = load(&context, &organiser, path.1).await?;
    if is_in_a_round(&tournament, entrant.id) {
        let typed = typed(&entrant);
        let mut page = page(&context, &organiser, &tournament, &entrant, typed);
        page.page.notice = page.why_not_remove.clone().map(Notice::bad);
        return context.not_done(&page);
    }
    let (at, key) = (context.at, organiser.event().key.clone());
    context
        .desk(move |desk| desk.strike_entrant(&organiser, entrant.id, at))
        .await?;
    Ok(context.see(&paths::of(&key).players(), FlashMessage::PlayerRemoved))
}

/// A sentence about a penalty card.
fn card_text(t: &Localizer, card: &ShownCard) -> String {
    let values = [
        ("round", card.round.0.into()),
        ("board", card.board.0.into()),
        ("card", t.localize(&card.card).into()),
        ("why", t.localize(&card.offence).into()),
    ];
    t.msg_with("card-in-event", &values)
}

async fn load(
    context: &RequestContext,
    organiser: &Actor,
    player: i64,
) -> Result<(Tournament, Entrant), Failed> {
    let event = organiser.event().clone();
    context
        .desk(move |desk| {
            let tournament = desk.tournament(&event)?;
            let found = tournament.entrant(EntrantId(player)).cloned();
            let entrant = found.ok_or(Fault::NotFound)?;
            Ok((tournament, entrant))
        })
        .await
}

impl PlayerForm {
    pub(super) fn typed(self) -> RawRow {
        let (given, family) = match self.swap {
            Some(_) => (self.family, self.given),
            None => (self.given, self.family),
        };
        RawRow {
            row: 0,
            given,
            family,
            school: self.school,
            grade: self.grade,
            rating: self.rating,
            gender: self.gender,
            born: self.born,
            consent: String::new(),
            shown_as: String::new(),
            section: String::new(),
            is_unclear: false,
        }
    }
}

/// The validated data, or the errors as text.
pub(super) fn parse(
    context: &RequestContext,
    row: &RawRow,
    presence: Presence,
) -> Result<NewEntrant, String> {
    let t = &context.t;
    let sighting = check(std::slice::from_ref(row), &[]).into_iter().next();
    match sighting {
        Some(ParsedRow {
            name: Some(name),
            school,
            grade,
            about,
            state: RowState::Ready,
            ..
        }) => Ok(NewEntrant {
            name,
            school,
            grade,
            presence,
            about,
        }),
        Some(ParsedRow {
            state: RowState::Question(_),
            ..
        }) => Err(t.msg("player-no-given")),
        Some(ParsedRow {
            state: RowState::Error(faults),
            ..
        }) => {
            let wrong = faults.iter().map(|fault| t.localize(&WithoutRow(fault)));
            Err(wrong.collect::<Vec<_>>().join(" "))
        }
        _ => Err(t.msg("name-empty")),
    }
}

fn number(number: Option<u16>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

pub(super) fn typed(entrant: &Entrant) -> RawRow {
    RawRow {
        row: 0,
        given: entrant.name.given().to_owned(),
        family: entrant.name.family().to_owned(),
        school: entrant.school.clone().unwrap_or_default(),
        grade: entrant.grade.map_or(String::new(), Grade::code),
        rating: number(entrant.about.rating),
        gender: entrant.about.gender.map_or("", Gender::code).to_owned(),
        born: number(entrant.about.born),
        consent: String::new(),
        shown_as: String::new(),
        section: String::new(),
        is_unclear: false,
    }
}

fn page(
    context: &RequestContext,
    organiser: &Actor,
    tournament: &Tournament,
    entrant: &Entrant,
    row: RawRow,
) -> PlayerView {
    let t = &*context.t;
    let event = organiser.event();
    let (number, name) = (entrant.number.to_string(), entrant.name.to_string());
    let presence = t.msg(&format!("presence-{}", presence_code(entrant.presence)));
    PlayerView {
        page: context.page(),
        nav: EventNav::of(t, event, tournament, OrganiserTab::Players),
        paths: paths::of(&event.key),
        id: entrant.id.0,
        title: t.msg_with(
            "player-title",
            &[("number", number.into()), ("name", name.into())],
        ),
        typed: row,
        presence: t.msg_arg("player-presence", "presence", presence),
        cards: Vec::new(),
        may_go_home: entrant.presence != Presence::WentHome,
        wishes: ConstraintsView::of(t, tournament, entrant.id),
        earlier: earlier_rounds(t, tournament, entrant.id),
        outside: t.msg_arg("player-outside", "name", entrant.name.alias()),
        is_gone: entrant.name.is_gone(),
        shown_as: personal_data::ShownAsView::of(t, event, entrant),
        consent: None,
        erased: Vec::new(),
        why_not_remove: is_in_a_round(tournament, entrant.id).then(|| t.msg("player-in-a-round")),
    }
}

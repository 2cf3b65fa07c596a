//! `/e/<event>/players/order`: the order of the list before round 1, which gives the start numbers, with a preview.

use crate::desk::events::Event;
use crate::desk::fault::FormProblem;
use crate::desk::rights::ChangePlayers;
use crate::desk::{Fault, secret};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::event_form::Choice;
use crate::pages::shared::pager::Pager;
use crate::paths::{self, EventPaths};
use crate::tournament::{Entrant, EntrantId, StartOrder, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::choosable;
use actix_web::web::{Form, Query};
use askama::Template;
use serde::Deserialize;
use std::collections::HashMap;

/// The orders that apply to the whole list.
const ORDERS: [&str; 3] = ["rating", "lot", "entered"];
/// The highest seed of lots: short enough to be read aloud.
const MOST_SEED: u32 = 999_999;

#[derive(Template)]
#[template(path = "players/order.html")]
struct OrderView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    form: OrderForm,
    is_fixed: bool,
    has_draft: bool,
    preview: Option<OrderPreview>,
    has_ratings: bool,
    rows: Vec<OrderRow>,
    /// The players to give a number to: id and name.
    players: Vec<(i64, String)>,
    pager: Pager,
}

/// The choice of an order.
pub(super) struct OrderForm {
    pub(super) choices: Vec<Choice>,
    pub(super) seed: String,
}

/// An order that was asked for and not saved yet.
struct OrderPreview {
    title: String,
    /// The number of start numbers that change, in words.
    changes: String,
    changes_any: bool,
    by: &'static str,
}

struct OrderRow {
    number: u16,
    /// The present number, where it changes.
    was: Option<u16>,
    name: String,
    school: String,
    rating: String,
    /// The values of the buttons that move the player.
    up: Option<String>,
    down: Option<String>,
}

/// The order to preview.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct OrderQuery {
    by: String,
    seed: String,
    page: String,
}

/// The order to save. `place` is the id of a player and the new number.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct NewOrder {
    by: String,
    seed: String,
    place: String,
    entrant: String,
    to: String,
}

impl OrderForm {
    /// The form with an order chosen; without a seed for lots it has a random one.
    pub(super) fn of(t: &Localizer, by: &str, seed: &str) -> OrderForm {
        let choice = |code: &str| Choice::new(code, t.msg(&format!("order-by-{code}")), by);
        let random = || u32::from_be_bytes(secret::bytes()) % MOST_SEED + 1;
        OrderForm {
            choices: ORDERS.map(choice).into(),
            seed: match seed.trim() {
                "" => random().to_string(),
                seed => seed.to_owned(),
            },
        }
    }

    /// Whether the list of an event can be ordered now.
    pub(super) fn is_open(event: &Event, tournament: &Tournament) -> bool {
        !event.is_finished && !tournament.has_begun() && tournament.entrants.len() > 1
    }
}

/// `GET /e/{key}/players/order`
pub async fn show(
    Organising { context, organiser }: Organising<ChangePlayers>,
    query: Query<OrderQuery>,
) -> Answer {
    let event = organiser.event().clone();
    let tournament = context.tournament(&event).await?;
    let t = &*context.t;
    let OrderQuery { by, seed, page } = query.into_inner();
    let known = ORDERS.into_iter().find(|one| *one == by);
    let form = OrderForm::of(t, known.unwrap_or(ORDERS[0]), &seed);
    let paths = paths::of(&event.key);
    let order = known
        .map(|by| order(by, &form.seed))
        .transpose()
        .map_err(|fault| context.failed(fault))?;
    let entrants = &tournament.entrants;
    let rows = rows(entrants, order);
    let preview = known.map(|by| {
        let changes = rows.iter().filter(|row| row.was.is_some()).count();
        OrderPreview {
            title: t.msg(&format!("order-by-{by}")),
            changes: t.plural("order-changes", changes),
            changes_any: changes > 0,
            by,
        }
    });
    let mut names = choosable(t, &tournament);
    let named = |one: &Entrant| (one.id.0, names.remove(&one.id).unwrap_or_default());
    let players = entrants.iter().map(named).collect();
    let pager = Pager::of(rows.len(), &page, |page| {
        let order = format!("by={by}&seed={}", form.seed);
        format!("{}?{order}&page={page}", paths.players_order())
    });
    context.html(&OrderView {
        page: context.page(),
        nav: EventNav::of(t, &event, &tournament, OrganiserTab::Players),
        is_fixed: tournament.has_begun(),
        has_draft: tournament.current.is_some(),
        has_ratings: entrants.iter().any(|one| one.about.rating.is_some()),
        rows: pager.shown(rows).collect(),
        players,
        preview,
        form,
        pager,
        paths,
    })
}

/// `POST /e/{key}/players/order`
///
/// # Errors
/// [`Fault::OrderIsFixed`] once round 1 is posted; [`Fault::Form`] for an unknown order or number.
pub async fn save(organising: Organising<ChangePlayers>, form: Form<NewOrder>) -> Answer {
    let form = form.into_inner();
    let (paths, is_by_hand) = (organising.paths(), form.by.is_empty());
    let order = form.order();
    let order = order.map_err(|fault| organising.context.failed(fault))?;
    let page = if is_by_hand {
        paths.players_order()
    } else {
        paths.players()
    };
    organising
        .change(page, FlashMessage::OrderSaved, move |desk, by, at| {
            desk.order_list(by, order, at)
        })
        .await
}

impl NewOrder {
    fn order(&self) -> Result<StartOrder, Fault> {
        if !self.by.is_empty() {
            return order(&self.by, &self.seed);
        }
        let typed = (self.entrant.as_str(), self.to.as_str());
        let (who, to) = self.place.split_once(' ').unwrap_or(typed);
        let who = who.parse();
        let who = who.map_err(|_| wrong("player", FormProblem::NotAChoice))?;
        let to = to.trim().parse();
        let to = to.map_err(|_| wrong("start-number", FormProblem::NotANumber))?;
        Ok(StartOrder::Moved(EntrantId(who), to))
    }
}

fn order(by: &str, seed: &str) -> Result<StartOrder, Fault> {
    match by {
        "rating" => Ok(StartOrder::ByRating),
        "entered" => Ok(StartOrder::AsEntered),
        "lot" => {
            let seed = seed.trim().parse().ok();
            let seed = seed.filter(|seed| (1..=MOST_SEED).contains(seed));
            let seed = seed.ok_or(wrong("lots", FormProblem::NotANumber))?;
            Ok(StartOrder::ByLot(seed))
        }
        _ => Err(wrong("order", FormProblem::NotAChoice)),
    }
}

/// The list as it is, with buttons to move the players, or in another order, with the present numbers.
fn rows(entrants: &[Entrant], order: Option<StartOrder>) -> Vec<OrderRow> {
    let row = |one: &Entrant, number: u16| OrderRow {
        number,
        was: Some(one.number).filter(|was| *was != number),
        name: one.name.to_string(),
        school: one.school.clone().unwrap_or_default(),
        rating: one.about.rating.map_or(String::new(), |n| n.to_string()),
        up: None,
        down: None,
    };
    if let Some(order) = order {
        let by_id: HashMap<EntrantId, &Entrant> =
            entrants.iter().map(|one| (one.id, one)).collect();
        let numbers = order.numbers(entrants).into_iter();
        let rows = numbers.filter_map(|(id, number)| Some(row(by_id.get(&id)?, number)));
        return rows.collect();
    }
    let last = entrants.len();
    let rows = entrants.iter().zip(1..).map(|(one, place)| OrderRow {
        up: (place > 1).then(|| format!("{} {}", one.id.0, place - 1)),
        down: (place < last).then(|| format!("{} {}", one.id.0, place + 1)),
        ..row(one, one.number)
    });
    rows.collect()
}

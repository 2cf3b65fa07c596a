//! `/e/<event>/cards`: the penalty cards of an event by player, for the organiser.

use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::penalty_cards::ShownCard;
use crate::desk::rights::RuleCards;
use crate::formats::{cards_csv, with_byte_order_mark};
use crate::http::request::form_parsing::{self, reason};
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::download::{self, CsvForm};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::referee::Card;
use crate::system_time;
use crate::tournament::{BoardNo, EntrantId, RoundNo, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::{NamedPlayer, Names};
use actix_web::web::{Form, Query};
use askama::Template;
use chrono::SecondsFormat;
use serde::{Deserialize, Serialize};

#[derive(Template)]
#[template(path = "rounds/penalty_cards.html")]
struct PenaltyCardsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    players: Vec<CardedPlayer>,
    asks: bool,
}

/// A player with cards.
struct CardedPlayer {
    id: i64,
    name: String,
    school: String,
    /// Number of valid cards of each colour, as a sentence.
    count: String,
    cards: Vec<CardRow>,
}

struct CardRow {
    place: String,
    href: String,
    is_red: bool,
    text: String,
    when: String,
    /// The reason of the withdrawal, if the card was withdrawn.
    back: Option<String>,
    way: Withdrawal,
}

/// How a card can be withdrawn.
enum Withdrawal {
    /// On this page, with a reason.
    Here {
        round: u16,
        board: u16,
        side: &'static str,
    },
    /// The round is closed: only the result can be corrected, at this address.
    Result(String),
    None,
}

/// `ask` is non-empty if the organiser is asked at a second red card.
#[derive(Deserialize)]
pub struct CardRuleForm {
    #[serde(default)]
    ask: String,
}

/// `GET /e/{key}/cards`
pub(crate) async fn show(organising: Organising<RuleCards>) -> Answer {
    let Organising { context, organiser } = organising;
    let page = page(&context, organiser.event()).await?;
    context.html(&page)
}

async fn page(context: &RequestContext, event: &Event) -> Result<PenaltyCardsView, Failed> {
    let (tournament, cards) = load(context, event).await?;
    let t = &*context.t;
    Ok(PenaltyCardsView {
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Round),
        players: players(t, event, &tournament, &cards),
        asks: event.options.ask_second_red,
        paths: paths::of(&event.key),
        page: context.page(),
    })
}

/// `POST /e/{key}/cards`: sets whether the organiser is asked at a second red card.
pub(crate) async fn rule(organising: Organising<RuleCards>, form: Form<CardRuleForm>) -> Answer {
    let (page, ask) = (organising.paths().cards(), !form.ask.is_empty());
    organising
        .change(page, FlashMessage::CardsRuleSaved, move |desk, by, at| {
            desk.ask_at_second_red(by, ask, at)
        })
        .await
}

/// The card to withdraw, and the reason.
#[derive(Deserialize)]
pub struct WithdrawForm {
    round: u16,
    board: u16,
    side: String,
    #[serde(default)]
    reason: String,
}

/// `POST /e/{key}/cards/back`: withdraws the last card of a player at a board.
pub(crate) async fn back(
    Organising { context, organiser }: Organising<RuleCards>,
    form: Form<WithdrawForm>,
) -> Answer {
    let (by, at, form) = (organiser.clone(), context.at, form.into_inner());
    let done = context
        .desk(move |desk| {
            let place = (RoundNo(form.round), BoardNo(form.board));
            let taken = (form_parsing::side(&form.side)?, reason(&form.reason)?);
            desk.take_card_back(&by, place, (taken.0, &taken.1), at)
        })
        .await;
    let failed = match done {
        Ok(()) => {
            let place = paths::of(&organiser.event().key).cards();
            return Ok(context.see(&place, FlashMessage::CardTakenBack));
        }
        Err(failed) => failed,
    };
    if !matches!(
        failed.fault(),
        Fault::Refused(_) | Fault::Form { .. } | Fault::ReasonMissing | Fault::RoundIsNot { .. }
    ) {
        return Err(failed);
    }
    let mut page = page(&context, organiser.event()).await?;
    page.page.notice = Some(Notice::bad(failed.words(&context.t)));
    context.not_done(&page)
}

/// `GET /e/{key}/cards.csv`
pub(crate) async fn csv(organising: Organising<RuleCards>, form: Query<CsvForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let event = organiser.event().clone();
    let (tournament, cards) = load(&context, &event).await?;
    let rows: Vec<_> = cards
        .iter()
        .filter_map(|one| row(&tournament, one))
        .collect();
    let text = with_byte_order_mark(&cards_csv::write(&rows));
    let file = format!("cards-{}.csv", event.key);
    Ok(download::csv(&context.t, &file, text, &form))
}

async fn load(
    context: &RequestContext,
    event: &Event,
) -> Result<(Tournament, Vec<ShownCard>), Failed> {
    let event = event.clone();
    context
        .desk(move |desk| Ok((desk.tournament(&event)?, desk.cards(&event)?)))
        .await
}

/// The players with cards, by start number.
fn players(
    t: &Localizer,
    event: &Event,
    tournament: &Tournament,
    cards: &[ShownCard],
) -> Vec<CardedPlayer> {
    let carded = |entrant: &crate::tournament::Entrant| {
        let of_player = |shown: &&ShownCard| shown.player == entrant.id;
        let own: Vec<&ShownCard> = cards.iter().filter(of_player).collect();
        (!own.is_empty()).then(|| player(t, event, tournament, entrant.id, &own))
    };
    tournament.entrants.iter().filter_map(carded).collect()
}

fn player(
    t: &Localizer,
    event: &Event,
    tournament: &Tournament,
    id: EntrantId,
    own: &[&ShownCard],
) -> CardedPlayer {
    let standing = |card: Card| {
        let stands = |shown: &&&ShownCard| shown.card == card && shown.taken_back.is_none();
        own.iter().filter(stands).count()
    };
    let counts = [
        ("yellow", standing(Card::Yellow).into()),
        ("red", standing(Card::Red).into()),
    ];
    let player = NamedPlayer::of(tournament, id, Names::Full);
    CardedPlayer {
        id: id.0,
        name: player.name,
        school: player.school,
        count: t.msg_with("cards-standing", &counts),
        cards: (0..own.len())
            .map(|at| line(t, event, own[at], way(event, tournament, own, at)))
            .collect(),
    }
}

/// Only the last valid card of a player at a board can be withdrawn.
fn way(event: &Event, tournament: &Tournament, own: &[&ShownCard], at: usize) -> Withdrawal {
    let shown = own[at];
    let is_later = |other: &&&ShownCard| {
        (other.round, other.board) == (shown.round, shown.board) && other.taken_back.is_none()
    };
    if shown.taken_back.is_some() || own[at + 1..].iter().any(|other| is_later(&other)) {
        return Withdrawal::None;
    }
    let (round, board) = (shown.round, shown.board);
    let is_open = tournament.posted().is_some_and(|one| one.number == round);
    if is_open {
        Withdrawal::Here {
            round: round.0,
            board: board.0,
            side: shown.side.code(),
        }
    } else {
        Withdrawal::Result(format!(
            "{}?board={board}",
            paths::of(&event.key).correct(round)
        ))
    }
}

fn line(t: &Localizer, event: &Event, shown: &ShownCard, way: Withdrawal) -> CardRow {
    let place = [
        ("round", shown.round.0.into()),
        ("board", shown.board.0.into()),
    ];
    let values = [
        ("card", t.localize(&shown.card).into()),
        ("offence", t.localize(&shown.offence).into()),
        ("by", crate::view::audit_text::official(t, &shown.by).into()),
    ];
    CardRow {
        place: t.msg_with("cards-place", &place),
        href: paths::of(&event.key).replay(shown.round, shown.board),
        is_red: shown.card == Card::Red,
        text: t.msg_with("cards-line", &values),
        when: format!(
            "{}, {}",
            system_time::day(t, shown.at),
            system_time::time_of_day(shown.at)
        ),
        back: shown
            .taken_back
            .as_ref()
            .map(|reason| t.msg_arg("cards-back", "reason", reason.as_str())),
        way,
    }
}

fn row(tournament: &Tournament, shown: &ShownCard) -> Option<cards_csv::CardRow> {
    let entrant = tournament.entrant(shown.player)?;
    Some(cards_csv::CardRow {
        round: shown.round.0,
        board: shown.board.0,
        number: entrant.number,
        name: entrant.name.to_string(),
        school: entrant.school.clone().unwrap_or_default(),
        card: code(&shown.card),
        offence: code(&shown.offence),
        time: shown.at.to_rfc3339_opts(SecondsFormat::Secs, true),
        by: shown.by.name.clone(),
        taken_back: shown.taken_back.clone(),
    })
}

/// The code of a value in records.
fn code(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(code)) => code,
        _ => String::new(),
    }
}

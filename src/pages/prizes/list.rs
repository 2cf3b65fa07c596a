//! `/e/<event>/prizes`: the prizes in the order of honour, who gets them, and the rules by which they are given.

use super::prize_form::{PrizeFields, prize_lists};
use crate::desk::prizes::{
    LONGEST_CURRENCY, LONGEST_PRIZE, MOST_PRIZES, present_awards, usual_prizes,
};
use crate::desk::rights::{Actor, ChangeSettings, PrintResults};
use crate::formats::{prizes_csv, with_byte_order_mark};
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::download::{self, CsvForm};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::shared::event_form::Choice;
use crate::paths::{self, EventPaths};
use crate::tournament::prizes::{MoneySharing, Prize, PrizeList, awards};
use crate::tournament::standings::{BEST_OF_SCHOOL, Standings};
use crate::tournament::{RoundNo, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::prizes::{ShownPrize, list_label, prize_rows, shown_prizes};
use crate::view::round_tables::{Names, choosable};
use crate::view::school_token::Pattern;
use actix_web::web::{Form, Query};
use askama::Template;

#[derive(Template)]
#[template(path = "prizes/list.html")]
struct PrizesView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    count: String,
    rows: Vec<PrizeRow>,
    /// The fields of a new prize; `None` once there are as many as an event may have.
    more: Option<PrizeFields>,
    lists: Vec<Choice>,
    /// Start number and name of the players who can be named.
    players: Vec<(u16, String)>,
    one_each: bool,
    sharings: Vec<Choice>,
    currency: String,
    /// Whether a round is closed, so that prizes have receivers.
    has_awards: bool,
    /// Whether the prizes are being read.
    is_reading: bool,
    longest: usize,
    longest_currency: usize,
}

/// A prize of the organiser's list, with one award or one for each grade or school.
struct PrizeRow {
    number: usize,
    /// The list of players in words.
    label: String,
    awards: Vec<ShownPrize>,
    fields: PrizeFields,
    is_named: bool,
    money: String,
}

/// `GET /e/{key}/prizes`
pub async fn show(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    if organiser.event().has_sections() {
        return super::whole::show(&context, &organiser).await;
    }
    context.html(&page(&context, &organiser, None).await?)
}

/// `POST /e/{key}/prizes`
///
/// # Errors
/// When a field is wrong, the page comes again with what was typed.
pub async fn save(
    Organising { context, organiser }: Organising<ChangeSettings>,
    form: Form<PrizeFields>,
) -> Answer {
    let typed = form.into_inner();
    let usual = if typed.usual.is_empty() {
        Vec::new()
    } else {
        usual_prizes(&context.tournament(organiser.event()).await?)
    };
    let (at, right) = (context.at, organiser.clone());
    let saved = match typed.change(&organiser.event().options, usual) {
        Ok(change) => {
            let save = context.desk(move |desk| desk.change_prizes(&right, change, at));
            save.await
        }
        Err(fault) => Err(context.failed(fault)),
    };
    match saved {
        Ok(()) => {
            let place = paths::of(&organiser.event().key).prizes();
            Ok(context.see(&place, FlashMessage::SettingsSaved))
        }
        Err(failed) if failed.is_of_form() => {
            let mut page = page(&context, &organiser, Some(typed)).await?;
            page.page.notice = Some(Notice::bad(failed.words(&context.t)));
            context.not_done(&page)
        }
        Err(failed) => Err(failed),
    }
}

/// `GET /e/{key}/prizes.csv`
pub async fn csv(
    Organising { context, organiser }: Organising<PrintResults>,
    form: Query<CsvForm>,
) -> Answer {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let rows = prize_rows(
        &context.t,
        &tournament,
        &present_awards(&tournament),
        Names::Full,
    );
    let file = format!("prizes-{}.csv", event.key);
    let text = with_byte_order_mark(&prizes_csv::write(&rows));
    Ok(download::csv(&context.t, &file, text, &form))
}

async fn page(
    context: &RequestContext,
    organiser: &Actor,
    typed: Option<PrizeFields>,
) -> Result<PrizesView, Failed> {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let t = &*context.t;
    let prizes = &event.options.prizes;
    let has_awards = !tournament.closed.is_empty();
    let rows = rows(t, &tournament, typed.as_ref());
    let is_new = |typed: &PrizeFields| typed.change.is_empty();
    let more = typed.filter(is_new).unwrap_or_default();
    let names = choosable(t, &tournament);
    let player = |one: &crate::tournament::Entrant| {
        let name = names.get(&one.id).cloned().unwrap_or_default();
        (one.number, name)
    };
    let sharing = |one: MoneySharing| {
        let text = t.msg(&format!("prizes-sharing-{}", one.code()));
        Choice::new(one.code(), text, prizes.sharing.code())
    };
    Ok(PrizesView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Files),
        paths: paths::of(&event.key),
        count: t.plural("prizes-count", prizes.list.len()),
        lists: prize_lists(&tournament)
            .into_iter()
            .map(|(code, list)| Choice::new(&code, list_label(t, &list), &more.among))
            .collect(),
        more: (prizes.list.len() < MOST_PRIZES).then_some(more),
        players: tournament.entrants.iter().map(player).collect(),
        rows,
        one_each: prizes.one_each,
        sharings: MoneySharing::ALL.map(sharing).into(),
        currency: prizes.currency.clone(),
        has_awards,
        is_reading: event.screen.prizes_read.is_some(),
        longest: LONGEST_PRIZE,
        longest_currency: LONGEST_CURRENCY,
    })
}

fn rows(t: &Localizer, tournament: &Tournament, typed: Option<&PrizeFields>) -> Vec<PrizeRow> {
    let prizes = &tournament.options.prizes;
    let mut given = present_awards(tournament);
    if given.is_empty() {
        // Before a round is closed, the prizes have titles and no receivers.
        let nobody = Standings {
            after: RoundNo(0),
            provisional: true,
            rows: Vec::new(),
        };
        given = awards(tournament, &nobody, BEST_OF_SCHOOL);
    }
    let mut shown = shown_prizes(t, tournament, &given, Names::Full);
    let row = |(index, prize): (usize, &Prize)| {
        let is_own = |one: &mut ShownPrize| one.index == index;
        let money = crate::view::prizes::money(t, &prizes.currency, prize.cents);
        let typed = typed.filter(|typed| typed.change == index.to_string());
        PrizeRow {
            number: index + 1,
            label: list_label(t, &prize.among),
            awards: shown.extract_if(.., is_own).collect(),
            fields: typed.cloned().unwrap_or_else(|| PrizeFields::of(prize)),
            is_named: matches!(prize.among, PrizeList::Named { .. }),
            money,
        }
    };
    prizes.list.iter().enumerate().map(row).collect()
}

//! `/e/<event>/rounds/<n>`: the public pairings and results of a posted round, and the organiser's
//! actions on a whole round.

use super::round_results::{PairingRow, RoundResults};
use crate::change_feed::Topic;
use crate::desk::fault::FormProblem;
use crate::desk::public_event::PublicEvent;
use crate::desk::rights::{PairRounds, Right};
use crate::desk::{Desk, Fault};
use crate::formats::record::Seal;
use crate::http::middleware::page_cache::{CacheablePage, EventPage};
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::request::{form_parsing, page_query};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::{Localizer, explain_pairing};
use crate::pages::shared::event_paths::RoundPath;
use crate::pages::shared::pager::Pager;
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind};
use crate::store::Board;
use crate::tournament::pairing::{PairExplanation, explain_pairs, system_of};
use crate::tournament::{BoardNo, RoundNo, Tournament};
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::{Names, RoundTable, Sitting, byes};
use crate::view::school_token::Pattern;
use actix_web::web::Form;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "rounds/posted.html")]
struct RoundView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    title: String,
    status: String,
    late: Option<String>,
    /// The check number of the round's seal.
    sealed: Option<String>,
    is_closed: bool,
    is_organiser: bool,
    number: RoundNo,
    previous: Option<RoundNo>,
    next: Option<RoundNo>,
    results: RoundResults,
    pager: Pager,
    byes: Vec<Sitting>,
    /// Explanation of each pair.
    reasons: Vec<String>,
    is_swiss: bool,
    /// The round as text for a message.
    share: String,
}

fn cacheable(
    context: &RequestContext,
    desk: &Desk,
    (key, number): (&str, RoundNo),
    query: &str,
) -> Result<CacheablePage<RoundView>, Fault> {
    let public = desk.public(key, context.at)?;
    let round = RoundTable::posted(&public.tournament, number).ok_or(Fault::NotFound)?;
    let seal = desk.last_seal(&public.event, number)?;
    let query: RoundQuery = page_query::parsed(query);
    let recorded = if round.is_closed {
        recorded(desk, &public, number, context.at)?
    } else {
        Vec::new()
    };
    let mut page = page(context, &public, (&round, &recorded), seal, &query);
    page.is_organiser = context.identity.account.as_ref().is_some_and(|account| {
        let right = desk.right::<PairRounds>(account, key, context.at);
        right.is_ok()
    });
    let nav = || {
        let (event, tournament) = (&public.event, &public.tournament);
        EventNav::of(&context.t, event, tournament, OrganiserTab::Round)
    };
    page.head = page.head.below(page.is_organiser.then(nav));
    let pages = 2..=page.pager.links.len();
    let offers = pages.map(|page| page_query::pair("page", &page.to_string()));
    let offers = offers.collect();
    Ok(CacheablePage::until(page, context.at, public.more_at).offering(offers))
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RoundQuery {
    page: String,
}

/// `GET /e/{key}/rounds/{round}`
///
/// # Errors
/// When there is no such round, or it is still a draft.
pub async fn show(context: RequestContext, round_path: RoundPath) -> Answer {
    let (key, number) = round_path.into_inner();
    let (path, number) = (paths::of(&key).round(number), RoundNo(number));
    let make = move |context: &RequestContext, desk: &Desk, key: &str, query: &str| {
        cacheable(context, desk, (key, number), query)
    };
    let topic = Topic::Tournament;
    context.public(&path, EventPage { key, topic, make }).await
}

/// The boards of a round with a record.
fn recorded(
    desk: &Desk,
    public: &PublicEvent,
    round: RoundNo,
    at: DateTime<Utc>,
) -> Result<Vec<BoardNo>, Fault> {
    let boards = desk.public_boards(public, round, at)?.into_iter();
    let is_recorded = |board: &Board| board.state.as_ref().is_some_and(|state| state.seq > 0);
    let recorded = boards.filter(is_recorded);
    Ok(recorded.map(|board| board.pairing.board).collect())
}

fn page(
    context: &RequestContext,
    public: &PublicEvent,
    (round, recorded): (&RoundTable, &[BoardNo]),
    seal: Option<Seal>,
    query: &RoundQuery,
) -> RoundView {
    let (t, number) = (&*context.t, round.number);
    let (event, tournament) = (&public.event, &public.tournament);
    let mut results = RoundResults::of(t, event, tournament, round);
    let share = share(
        &format!("{} – {}", event.title(), results.title),
        &results.rows,
    );
    results.link_reviews(t, event, recorded);
    let rows = std::mem::take(&mut results.rows);
    let pager = Pager::of(rows.len(), &query.page, |page| {
        let path = paths::of(&event.key).round(number);
        page_query::address(&path, &page_query::pairs([("page", page)]))
    });
    results.rows = pager.shown(rows).collect();
    results.sort_by_match();
    let is_posted = |round: &RoundNo| RoundTable::posted(tournament, *round).is_some();
    let late = public.minutes_late().filter(|_| !round.is_closed);
    RoundView {
        head: EventHead::of(t, event, tournament, PublicTab::Rounds),
        share,
        title: results.title.clone(),
        status: t.msg(if round.is_closed {
            "round-is-closed"
        } else {
            "round-is-posted"
        }),
        late: late.map(|minutes| t.plural("watch-late-all", minutes)),
        sealed: seal
            .filter(|_| round.is_closed)
            .map(|seal| t.msg_arg("round-sealed", "code", seal.check_number())),
        is_closed: round.is_closed,
        is_organiser: false,
        number,
        previous: Some(RoundNo(number.0.saturating_sub(1))).filter(is_posted),
        next: Some(RoundNo(number.0 + 1)).filter(is_posted),
        results,
        pager,
        byes: byes(t, tournament, round, Names::Alias),
        reasons: reasons(t, tournament, round),
        is_swiss: system_of(tournament, number).is_swiss(),
        paths: paths::of(&event.key),
        page: context.page().playing(&event.ruleset),
    }
}

/// The round as text: a line for each board, with its result.
fn share(title: &str, rows: &[PairingRow]) -> String {
    let line = |row: &PairingRow| {
        let (one, other) = (&row.first.player.name, &row.second.player.name);
        let pair = format!("{}. {one} – {other}", row.board);
        match &row.result {
            Some(result) => format!("{pair}  {result}"),
            None => pair,
        }
    };
    let lines = rows.iter().map(line).collect::<Vec<_>>();
    format!("{title}\n{}", lines.join("\n"))
}

/// A sentence for parents about why each pair meets; empty if a fixed table decides that.
fn reasons(t: &Localizer, tournament: &Tournament, round: &RoundTable) -> Vec<String> {
    if !system_of(tournament, round.number).is_by_standing() {
        return Vec::new();
    }
    let pairs = explain_pairs(tournament, &round.plan()).into_iter();
    let sentence = |why: PairExplanation| {
        let board = t.msg_arg("board-n", "board", why.board.0);
        let why = explain_pairing(t, Names::Alias, tournament, &why);
        format!("{board}: {why}")
    };
    pairs.map(sentence).collect()
}

/// The reason of an action on a round.
#[derive(Deserialize)]
pub struct ReasonForm {
    #[serde(default)]
    reason: String,
    #[serde(default)]
    number: String,
}

/// Performs an action on a round with the submitted reason, then redirects.
async fn done(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<ReasonForm>,
    action: impl FnOnce(&Desk, &Right<PairRounds>, RoundNo, &str, DateTime<Utc>) -> Result<(), Fault>
    + Send
    + 'static,
    (page, message): (String, FlashMessage),
) -> Answer {
    let round = RoundNo(path.1);
    organising
        .change(page, message, move |desk, by, at| {
            let reason = form_parsing::reason(&form.reason)?;
            action(desk, by, round, &reason, at)
        })
        .await
}

/// `POST /e/{key}/rounds/{round}/post`: makes the draft public.
///
/// # Errors
/// When it breaks a rule of the event and no reason is given.
pub(crate) async fn post(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<ReasonForm>,
) -> Answer {
    let end = (
        paths::of(&path.0).round_control(),
        FlashMessage::RoundPosted,
    );
    done(organising, path, form, Desk::post_round, end).await
}

/// `POST /e/{key}/rounds/{round}/unpost`: makes the round a draft again. Its number must be typed
/// as confirmation.
///
/// # Errors
/// When a result is in or a game is recorded.
pub(crate) async fn unpost(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<ReasonForm>,
) -> Answer {
    let typed = form.number.trim().to_owned();
    let end = (
        paths::of(&path.0).draft(path.1),
        FlashMessage::RoundUnposted,
    );
    let unpost = move |desk: &Desk, by: &Right<PairRounds>, round: RoundNo, why: &str, at| {
        if typed != round.to_string() {
            return Err(form_parsing::wrong(
                "round-number",
                FormProblem::DoesNotMatch,
            ));
        }
        desk.unpost_round(by, round, why, at)
    };
    done(organising, path, form, unpost, end).await
}

/// `POST /e/{key}/rounds/{round}/postpone`: postpones the games without a result, so that the next
/// round can be paired.
///
/// # Errors
/// When the round is not being played, or no reason is given.
pub(crate) async fn postpone(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<ReasonForm>,
) -> Answer {
    let end = (
        paths::of(&path.0).round_control(),
        FlashMessage::RoundPostponed,
    );
    done(organising, path, form, Desk::postpone_rest, end).await
}

/// `POST /e/{key}/rounds/{round}/reopen`: reopens the last closed round.
///
/// # Errors
/// When it is not the last round, or the next one has been started.
pub(crate) async fn reopen(
    organising: Organising<PairRounds>,
    path: RoundPath,
    form: Form<ReasonForm>,
) -> Answer {
    let end = (
        paths::of(&path.0).round_control(),
        FlashMessage::RoundReopened,
    );
    done(organising, path, form, Desk::reopen_round, end).await
}

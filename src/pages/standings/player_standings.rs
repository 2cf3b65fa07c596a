//! `/e/<event>/standings`: the standings of players, live and as CSV.

use super::list_tabs::{StandingsTab, list_tabs};
use crate::change_feed::Topic;
use crate::desk::point_adjustments::has_adjustable_points;
use crate::desk::public_event::View;
use crate::desk::rights::LookInside;
use crate::desk::{Desk, Fault};
use crate::formats::lists::{Content, List, Output, RankedPlayer};
use crate::formats::standings_csv::file_name;
use crate::formats::table::Table;
use crate::http::middleware::page_cache::{CacheablePage, EventPage, Source};
use crate::http::request::page_query;
use crate::http::request::request_context::RequestContext;
use crate::http::response::download::{self, CsvForm};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::http::response::server_sent_events;
use crate::i18n::Localizer;
use crate::pages::shared::pager::Pager;
pub(crate) use crate::pages::shared::standings_query::{QueryChoice, StandingsQuery, rounds};
use crate::pages::shared::standings_query::{
    breakdowns, categories, chosen, csv_address, is_empty, live_address, schools,
};
use crate::paths::{self, EventPaths};
use crate::tournament::standings::{Category, Standings, Within, within};
use crate::tournament::{Names, PointAdjustment, RoundNo, System, Tournament};
use crate::view::event_final::{PodiumPlace, podium};
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::lists::{self, PageCell};
use crate::view::player_link::PlayerLink;
use crate::view::report_tables::top_note;
use crate::view::result_beads::ResultBeads;
use crate::view::school_token::Pattern;
use crate::view::score_breakdown::{Breakdowns, how, name};
use crate::view::signed_points::signed_points;
use actix_web::web::{Path, Query};
use askama::Template;
use chrono::{DateTime, Utc};

#[derive(Template)]
#[template(path = "standings/player_standings.html", blocks = ["live"])]
struct StandingsView {
    page: Page,
    /// The tabs for visitors; users with a role in the event have `nav` instead.
    head: Option<EventHead>,
    nav: Option<EventNav>,
    paths: EventPaths,
    title: String,
    lists: Vec<QueryChoice>,
    rounds: Vec<QueryChoice>,
    schools: Vec<QueryChoice>,
    /// Categories: name of the parameter, label, choices.
    categories: Vec<(&'static str, String, Vec<QueryChoice>)>,
    live: Option<String>,
    csv: String,
    stamp: u64,
    mark: String,
    late: Option<String>,
    pill: String,
    is_official: bool,
    note: String,
    is_by_stage: bool,
    /// Names and explanations.
    tiebreaks: Vec<(String, String)>,
    podium: Vec<PodiumPlace>,
    table: Table<PageCell>,
    /// Points that the organiser gave or took away.
    adjusted: Vec<String>,
    /// Whether this visitor may give and take points.
    may_adjust: bool,
    /// Whether this visitor may hold standings back.
    may_hold: bool,
    pager: Pager,
    empty: Option<String>,
}

/// The cached page, with the queries of its variants.
fn source(key: String) -> impl Source {
    let make = |context: &RequestContext, desk: &Desk, key: &str, query: &str| {
        let (shown, more_at) = at_now(context, desk, key, &page_query::parsed(query))?;
        let offers = shown.offers();
        Ok(CacheablePage::until(shown, context.at, more_at).offering(offers))
    };
    let topic = Topic::Tournament;
    EventPage { key, topic, make }
}

/// `GET /e/{key}/standings`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let path = paths::of(&key).standings();
    context.public(&path, source(key)).await
}

/// `GET /e/{key}/standings/live`
pub async fn follow(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let view = view(&context, key.clone()).await?;
    let wanted = wanted_live(&context, &view).await?;
    let (id, is_inside) = (view.event.id.0, view.is_inside());
    let (language, query) = (context.t.language().tag(), wanted.query());
    // Streams of the same name share their content.
    let name = format!("standings {id} {:?} {language} {query}", view.names);
    let changes = context.shared.desk.hub().subscribe(Topic::Tournament(id));
    let again = key.clone();
    let render = server_sent_events::render_blocking(&context, move |context, desk| {
        let (shown, more_at) = at_now(context, desk, &again, &wanted).ok()?;
        let html = shown.as_live().render().ok()?;
        Some(server_sent_events::Fragment::delayed(
            html, shown.mark, context.at, more_at,
        ))
    });
    Ok(if is_inside {
        server_sent_events::stream_inside::<LookInside>(&context, &key, &name, changes, render)
    } else {
        server_sent_events::stream(&context, &name, changes, render)
    })
}

/// The query of the stream, reduced to existing variants, so that invented queries open no extra
/// stream.
async fn wanted_live(context: &RequestContext, view: &View) -> Result<StandingsQuery, Failed> {
    if view.is_inside() {
        let mut wanted = page_query::parsed::<StandingsQuery>(context.query()).now();
        wanted.school = chosen(&schools(&context.t, &view.tournament, &wanted.school));
        return Ok(wanted);
    }
    let key = view.event.key.clone();
    let path = paths::of(&key).standings();
    let query = context.allowed(&path, source(key)).await?;
    Ok(page_query::parsed::<StandingsQuery>(&query).now())
}

/// `GET /e/{key}/standings.csv`
pub async fn csv(
    context: RequestContext,
    key: Path<String>,
    query: Query<StandingsQuery>,
    form: Query<CsvForm>,
) -> Answer {
    let view = view_for_file(&context, key.into_inner()).await?;
    let query = query.into_inner();
    let names = view.names;
    let category = query.category(&view.tournament, names);
    let file = file_name(&view.event.title(), &view.event.key);
    let after = query.after(&view.tournament);
    let after = after.map_err(|fault| context.failed(fault))?;
    let write = move || {
        let standings = view.standings(after);
        let rows = within(&view.tournament, &standings, &category);
        List::standings_within(&view.tournament, rows, names).csv()
    };
    let text = context.spawn_blocking(write).await?;
    Ok(download::csv(&context.t, &file, text, &form))
}

/// The event as this visitor may see it.
pub(crate) async fn view(context: &RequestContext, key: String) -> Result<View, Failed> {
    let (account, at) = (context.identity.account.clone(), context.at);
    context
        .desk(move |desk| desk.view(account.as_ref(), &key, at))
        .await
}

/// The same for a file, which a delay of the event can forbid.
pub(super) async fn view_for_file(context: &RequestContext, key: String) -> Result<View, Failed> {
    let view = view(context, key).await?;
    view.for_file().map_err(|fault| context.failed(fault))
}

/// The page, and when it will show more because of the delay.
fn at_now(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
    query: &StandingsQuery,
) -> Result<(StandingsView, Option<DateTime<Utc>>), Fault> {
    let view = desk.view(context.identity.account.as_ref(), key, context.at)?;
    let standings = view.standings(query.after(&view.tournament)?);
    let mut shown = page(context, &view, query, &standings);
    if !view.is_inside() {
        // The mark depends only on what is shown: a change counter would reveal hidden changes.
        // If rendering fails here, the page itself fails too.
        let html = shown.as_live().render().unwrap_or_default();
        shown.mark = server_sent_events::fingerprint(&html);
        let late = view.minutes_late().filter(|_| !shown.is_official);
        shown.late = late.map(|minutes| context.t.plural("watch-late-all", minutes));
    }
    Ok((shown, view.more_at))
}

/// The sentences above the table: where the list ends for outsiders, and whose names it has.
fn note(t: &Localizer, view: &View) -> String {
    let names = ["standings-note-alias", "standings-note-full"][usize::from(view.is_inside())];
    let end = top_note(t, &view.tournament).into_iter();
    end.chain([t.msg(names)]).collect::<Vec<_>>().join(" ")
}

fn page(
    context: &RequestContext,
    view: &View,
    query: &StandingsQuery,
    standings: &Standings,
) -> StandingsView {
    let t = &*context.t;
    let (event, tournament) = (&view.event, &view.tournament);
    let after = (!query.is_now()).then_some(standings.after);
    let schools = schools(t, tournament, &query.school);
    let (head, nav) = heads(t, view);
    let breakdowns = breakdowns(t, view.names, tournament, standings);
    let mut address = query.clone();
    address.school = chosen(&schools);
    let category = address.category(tournament, view.names);
    let everybody = within(tournament, standings, &category);
    let is_listed =
        |one: &&Within<'_>| tournament.lists_place(one.row.is_placed.then_some(one.place));
    let listed: Vec<Within<'_>> = everybody.iter().filter(is_listed).copied().collect();
    let pager = Pager::of(listed.len(), &query.page, |page| {
        paths::of(&event.key).standings() + &address.on(page).query()
    });
    let links = paths::of(&event.key);
    let shown = List::standings_within(tournament, pager.shown(&listed).copied(), view.names);
    let table = table(&links, &breakdowns, &shown, (&category, after));
    let empty = empty(t, tournament);
    let has_podium = pager.is_first() && empty.is_none();
    let top = has_podium.then(|| podium(t, &links, tournament, view.names, &everybody));
    let tiebreaks = tournament.options.shown_tiebreaks().into_iter();
    let is_of_teams = matches!(tournament.options.system, System::Teams(_));
    StandingsView {
        head,
        nav,
        title: title(t, tournament, standings, empty.is_some()),
        lists: list_tabs(t, &links, tournament, StandingsTab::Players),
        rounds: rounds(t, tournament, after),
        live: after.is_none().then(|| live_address(event, &address)),
        csv: csv_address(event, &address),
        categories: categories(t, view.names, tournament, query),
        stamp: event.change,
        mark: event.change.to_string(),
        late: None,
        pill: pill(t, tournament, standings),
        is_official: !standings.provisional,
        note: note(t, view),
        is_by_stage: tournament.options.system.has_finals(),
        tiebreaks: tiebreaks.map(|one| (name(t, one), how(t, one))).collect(),
        podium: top.unwrap_or_default(),
        table,
        adjusted: if is_of_teams {
            Vec::new()
        } else {
            adjusted(t, tournament, view.names, standings.after)
        },
        may_hold: view.may_run,
        may_adjust: view.may_run && has_adjustable_points(tournament) && !is_of_teams,
        pager,
        empty,
        schools,
        paths: links,
        page: context.linked_page(
            &paths::of(&event.key).standings(),
            format!("{} · {}", t.msg("standings"), event.title()),
            t.msg("preview-standings"),
        ),
    }
}

/// A line for each time that the organiser gave points or took them away until a round.
fn adjusted(t: &Localizer, tournament: &Tournament, names: Names, after: RoundNo) -> Vec<String> {
    let adjustments = tournament.options.adjustments.iter();
    let counted = adjustments.filter(|one| one.round <= after);
    let line = |one: &PointAdjustment| {
        let mut entrants = tournament.entrants.iter();
        let player = entrants.find(|entrant| entrant.number == one.number)?;
        let name = player.name.display(names);
        let from = t.msg_arg("adjustment-from", "round", one.round.0);
        Some(format!("{name}: {}, {from}", signed_points(t, one.halves)))
    };
    counted.filter_map(line).collect()
}

/// The tabs for visitors, or those for organisers.
fn heads(t: &Localizer, view: &View) -> (Option<EventHead>, Option<EventNav>) {
    let (event, tournament) = (&view.event, &view.tournament);
    if view.is_inside() {
        let nav = EventNav::of(t, event, tournament, OrganiserTab::Standings);
        return (None, Some(nav.whole(view.may_run)));
    }
    let head = EventHead::of(t, event, tournament, PublicTab::Standings);
    (Some(head), None)
}

/// A note that the standings are official, or the number of missing results.
fn pill(t: &Localizer, tournament: &Tournament, standings: &Standings) -> String {
    if !standings.provisional {
        return t.msg("standings-official");
    }
    let posted = tournament.posted();
    let missing = posted.map_or(0, |posted| posted.missing().len());
    t.plural("standings-provisional", missing)
}

impl StandingsView {
    /// The query strings of all variants of the page.
    fn offers(&self) -> Vec<String> {
        let lists = [("after", &self.rounds), ("school", &self.schools)];
        let categories = self.categories.iter();
        let categories = categories.map(|(name, _, choices)| (*name, choices));
        let offered = lists.into_iter().chain(categories);
        let offered = offered.flat_map(|(name, choices)| {
            let choices = choices.iter().filter(|choice| !choice.value.is_empty());
            choices.map(move |choice| page_query::pair(name, &choice.value))
        });
        let pages = 2..=self.pager.links.len();
        let pages = pages.map(|page| page_query::pair("page", &page.to_string()));
        offered.chain(pages).collect()
    }
}

fn title(t: &Localizer, tournament: &Tournament, standings: &Standings, is_empty: bool) -> String {
    if is_empty {
        return t.msg("standings");
    }
    let rounds = tournament.options.rounds;
    let id = match (standings.provisional, rounds) {
        (true, 0) => "standings-during",
        (true, _) => "standings-during-of",
        (false, 0) => "standings-after",
        (false, _) => "standings-after-of",
    };
    let round = [
        ("round", standings.after.0.into()),
        ("rounds", rounds.into()),
    ];
    t.msg_with(id, &round)
}

/// The sentence shown instead of the table while there are no results.
pub(super) fn empty(t: &Localizer, tournament: &Tournament) -> Option<String> {
    is_empty(tournament).then(|| match tournament.posted() {
        None => t.msg("standings-empty"),
        Some(_) => t.msg("standings-empty-playing"),
    })
}

/// The rows of the page. In a category and after a round the players are as in [`player`].
fn table(
    links: &EventPaths,
    breakdowns: &Breakdowns<'_>,
    shown: &List<RankedPlayer<'_>>,
    part: (&Category, Option<RoundNo>),
) -> Table<PageCell> {
    let list = (String::new(), shown, Output::Page);
    lists::table(breakdowns.t, list, |content, one| match content {
        Content::Player(_) => Some(PageCell::Player(player(links, breakdowns, one, part))),
        Content::Rounds => {
            let lines = breakdowns.sheets.lines(one.entrant.id);
            Some(PageCell::Rounds(ResultBeads::of(breakdowns.t, lines)))
        }
        _ => None,
    })
}

/// A player with grade and school. In a category the place among all stands beside the school, and after a round the
/// link leads to the standing after it.
fn player(
    paths: &EventPaths,
    breakdowns: &Breakdowns<'_>,
    one: &RankedPlayer<'_>,
    (category, after): (&Category, Option<RoundNo>),
) -> PlayerLink {
    let (t, entrant, row) = (breakdowns.t, one.entrant, one.within.row);
    let (tournament, names) = (breakdowns.tournament, breakdowns.names);
    let mut player = PlayerLink::with_grade(t, paths, tournament, entrant, names);
    if !category.is_everybody() && row.is_placed {
        let overall = t.msg_arg("standings-overall", "rank", row.rank.to_string());
        let about = [player.about, overall].into_iter();
        let about: Vec<String> = about.filter(|part| !part.is_empty()).collect();
        player.about = about.join(" · ");
    }
    if let Some(round) = after {
        let after = page_query::pair("after", &round.to_string());
        player.href = format!("{}?{after}", player.href);
    }
    player
}

//! `/e/<event>/find`: all players, filtered by school, name, number or board.

use crate::change_feed::Topic;
use crate::desk::events::Event;
use crate::desk::public_event::View;
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{CacheablePage, EventPage};
use crate::http::request::page_query;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::pager::Pager;
use crate::pages::shared::standings_query::{QueryChoice, chosen, schools};
use crate::paths::{self, EventPaths};
use crate::tournament::{Entrant, EntrantId, RoundNo, Tournament, school_key};
use crate::view::collation;
use crate::view::event_head::{EventHead, PublicTab, shown};
use crate::view::player_link::PlayerLink;
use crate::view::round_tables::{NamedPlayer, RoundTable};
use crate::view::school_token::Pattern;
use actix_web::web::Path;
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "players/find.html")]
struct FindView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    query: String,
    /// The choice of schools; at most one entry if there is nothing to choose.
    schools: Vec<QueryChoice>,
    players: Vec<FoundPlayer>,
    pager: Pager,
    boards: Vec<(String, String)>,
    /// Whether any players are public yet.
    has_begun: bool,
    names_note: &'static str,
}

struct FoundPlayer {
    player: PlayerLink,
    /// The current board: text and address.
    place: Option<(String, String)>,
}

/// Longer queries are cut.
const LONGEST: usize = 100;

/// The search and its filters.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct FindQuery {
    q: String,
    school: String,
    page: String,
}

/// `GET /e/{key}/find`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let query: FindQuery = page_query::parsed(context.query());
    if query.q.trim().is_empty() {
        let path = paths::of(&key).find();
        let (topic, make) = (Topic::Tournament, cacheable);
        return context.public(&path, EventPage { key, topic, make }).await;
    }
    // Searches are not cached: what somebody types is private.
    let again = context.clone();
    let found = move |desk: &Desk| {
        let whole = Searched::of(desk, &again, &key)?;
        Ok(page(&again, &whole, &query))
    };
    context.html(&context.desk(found).await?)
}

fn cacheable(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
    query: &str,
) -> Result<CacheablePage<FindView>, Fault> {
    let whole = Searched::of(desk, context, key)?;
    let page = page(context, &whole, &page_query::parsed(query));
    let schools = page.schools.iter().filter(|one| !one.value.is_empty());
    let schools = schools.map(|one| page_query::pair("school", &one.value));
    let players = whole
        .views
        .iter()
        .map(|view| view.tournament.entrants.len());
    let pages = 2..=Pager::pages(players.sum());
    let pages = pages.map(|page| page_query::pair("page", &page.to_string()));
    let offers = schools.chain(pages).collect();
    Ok(CacheablePage::until(page, context.at, whole.more_at(context.at)).offering(offers))
}

/// The views that are searched: of the event, or of all its sections.
struct Searched {
    main: View,
    views: Vec<View>,
}

/// The time after which the list of a whole event looks at its sections again.
const AGAIN: TimeDelta = TimeDelta::seconds(15);

impl Searched {
    fn of(desk: &Desk, context: &RequestContext, key: &str) -> Result<Searched, Fault> {
        let account = context.identity.account.as_ref();
        let main = desk.view(account, key, context.at)?;
        let views = if main.event.has_sections() {
            let sections = desk.sections(&main.event)?.into_iter();
            let view = |one: Event| desk.view(account, &one.key, context.at);
            sections.map(view).collect::<Result<_, Fault>>()?
        } else {
            vec![main.clone()]
        };
        Ok(Searched { main, views })
    }

    fn more_at(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let again = self.main.event.has_sections().then(|| at + AGAIN);
        again.or(self.main.more_at)
    }

    /// A tournament with the players of all views, for the choice of schools.
    fn tournament(&self) -> Tournament {
        let mut tournament = self.main.tournament.clone();
        let all = self.views.iter().flat_map(|view| &view.tournament.entrants);
        tournament.entrants = all.cloned().collect();
        tournament
    }
}

fn page(context: &RequestContext, whole: &Searched, query: &FindQuery) -> FindView {
    let t = &*context.t;
    let main = &whole.main;
    let links = paths::of(&main.event.key);
    let text: String = query.q.trim().chars().take(LONGEST).collect();
    let schools = schools(t, &whole.tournament(), &query.school);
    let school = chosen(&schools);
    let found = whole.views.iter();
    let found = found.flat_map(|view| {
        listed(view, &text, &school)
            .into_iter()
            .map(move |one| (view, one))
    });
    let mut all: Vec<(&View, &Entrant)> = found.collect();
    all.sort_by_cached_key(|(view, one)| collation::key(&named(view, one)));
    let pager = Pager::of(all.len(), &query.page, |page| {
        let pairs = page_query::pairs([("q", &*text), ("school", &*school), ("page", page)]);
        page_query::address(&links.find(), &pairs)
    });
    let player = |(view, entrant): (&View, &Entrant)| FoundPlayer {
        player: player(t, view, entrant),
        place: sits(t, view, entrant.id).filter(|_| !text.is_empty()),
    };
    let head = EventHead::of(t, &main.event, &main.tournament, PublicTab::Players);
    let boards = whole.views.iter().flat_map(|view| boards(t, view, &text));
    let has_players = |view: &View| !view.tournament.entrants.is_empty();
    FindView {
        players: pager.shown(all).map(player).collect(),
        boards: boards.collect(),
        has_begun: whole.views.iter().any(has_players),
        names_note: if main.is_inside() {
            "standings-note-full"
        } else {
            "standings-note-alias"
        },
        head: head.running(main.is_inside()),
        query: text,
        schools,
        pager,
        page: context.page().playing(&main.event.ruleset),
        paths: links,
    }
}

fn player(t: &Localizer, view: &View, entrant: &Entrant) -> PlayerLink {
    let paths = paths::of(&view.event.key);
    let mut link = PlayerLink::of(&paths, &view.tournament, entrant, view.names);
    if view.event.section_of().is_some() {
        let about = [link.about.as_str(), view.event.name.as_str()];
        let known = about.into_iter().filter(|part| !part.is_empty());
        link.about = known.collect::<Vec<_>>().join(" · ");
    }
    let grade = entrant
        .grade
        .map(|grade| t.msg_arg("grade", "grade", grade.code()));
    PlayerLink {
        grade: grade.unwrap_or_default(),
        ..link
    }
}

fn named(view: &View, entrant: &Entrant) -> String {
    entrant.name.display(view.names)
}

/// The players of the school who match the text.
fn listed<'a>(view: &'a View, text: &str, school: &str) -> Vec<&'a Entrant> {
    let text = collation::plain(text);
    let school = Some(school).filter(|school| !school.is_empty());
    let school = school.map(school_key);
    let is_of_school = |one: &Entrant| {
        let own = one.school.as_deref().map(school_key);
        school.is_none() || own == school
    };
    let is_meant = |one: &Entrant| {
        text.is_empty()
            || is_called(&collation::plain(&named(view, one)), &text)
            || one.number.to_string() == text
    };
    let all = view.tournament.entrants.iter();
    all.filter(|one| is_of_school(one) && is_meant(one))
        .collect()
}

/// Whether a name as shown contains the text. A typed full name also matches the alias:
/// `thandiwe mkhize` finds `thandiwe m.`.
fn is_called(name: &str, text: &str) -> bool {
    if name.contains(text) {
        return true;
    }
    let mut typed = text.split_whitespace();
    let given = typed.next().unwrap_or_default();
    let family: Vec<&str> = typed.collect();
    let Some((known, initial)) = name.rsplit_once(' ') else {
        return false;
    };
    let initial = initial.trim_end_matches('.');
    !family.is_empty()
        && initial.chars().count() == 1
        && known.starts_with(given)
        && family.iter().any(|word| word.starts_with(initial))
}

/// The board with that number in the current or last round.
fn boards(t: &Localizer, view: &View, text: &str) -> Vec<(String, String)> {
    let tournament = &view.tournament;
    let round = shown(tournament).and_then(|round| RoundTable::posted(tournament, round));
    let boards = round.iter().flat_map(|round| &round.boards);
    let meant = boards.filter(|(pairing, _)| pairing.board.to_string() == text);
    let links = meant.map(|(pairing, _)| {
        let players = NamedPlayer::pair(tournament, pairing, view.names);
        let board = t.msg_arg("board-n", "board", pairing.board.0);
        let number = round.as_ref().map_or(RoundNo(0), |round| round.number);
        (
            paths::of(&view.event.key).board(number, pairing.board),
            match view.event.section_of() {
                Some(_) => format!(
                    "{}, {board}: {} – {}",
                    view.event.name, players.first.name, players.second.name
                ),
                None => format!("{board}: {} – {}", players.first.name, players.second.name),
            },
        )
    });
    links.collect()
}

/// The current board of a player: text and address.
fn sits(t: &Localizer, view: &View, entrant: EntrantId) -> Option<(String, String)> {
    let posted = view.tournament.posted()?;
    let mut boards = posted.boards.iter();
    let (pairing, _) = boards.find(|(pairing, _)| pairing.has(entrant))?;
    let (board, round) = (pairing.board.0, posted.number.0);
    let values = [("board", board.into()), ("round", round.into())];
    let page = paths::of(&view.event.key).board(round, board);
    Some((t.msg_with("place", &values), page))
}

#[cfg(test)]
mod tests {
    use super::is_called;

    #[test]
    fn a_full_name_finds_the_alias() {
        for typed in [
            "thandiwe m",
            "thandi",
            "thandiwe mkhize",
            "thandiwe zoe mkhize",
        ] {
            assert!(is_called("thandiwe m.", typed), "{typed}");
        }
        for typed in ["mkhize", "thandiwe zulu", "lwazi mkhize"] {
            assert!(!is_called("thandiwe m.", typed), "{typed}");
        }
        // A full name that is shown matches only itself.
        assert!(!is_called("thandiwe mokoena", "thandiwe mkhize"));
    }
}

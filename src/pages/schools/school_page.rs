//! `/e/<event>/schools/<school>`: the public page of a school: its place, its players and their boards. Those who run
//! the event change its name and its look there.

use crate::change_feed::Topic;
use crate::desk::public_event::View;
use crate::desk::rights::ChangePlayers;
use crate::desk::school_details::{LONGEST_SHORT, LONGEST_TOWN};
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{CacheablePage, EventPage};
use crate::http::request::percent_encoding::escaped;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::standings_query::is_empty;
use crate::paths::{self, EventPaths};
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::standings::{self, BEST_OF_SCHOOL, Standings};
use crate::tournament::{
    Entrant, EntrantId, School, SchoolDetails, Tournament, school_key, schools,
};
use crate::view::collation;
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::place_text::{place_or_dash, place_text};
use crate::view::player_link::PlayerLink;
use crate::view::result_beads::ResultBeads;
use crate::view::round_parts::round_title;
use crate::view::round_tables::NamedPlayer;
use crate::view::school_token::{COLOURS, PATTERNS, Pattern, SchoolToken};
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;
use std::collections::{HashMap, HashSet};

#[derive(Template)]
#[template(path = "schools/school.html")]
struct SchoolView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    name: String,
    token: SchoolToken,
    /// The town and the number of players.
    about: String,
    /// Place and points, once there are results.
    stands: Option<(String, String)>,
    how: String,
    is_provisional: bool,
    late: Option<String>,
    rows: Vec<PlayerRow>,
    /// The round and its boards with players of the school.
    now: Option<(String, Vec<SchoolBoard>)>,
    form: Option<SchoolFields>,
}

struct PlayerRow {
    player: PlayerLink,
    rank: String,
    points: String,
    beads: Option<ResultBeads>,
}

struct SchoolBoard {
    board: String,
    href: String,
    players: String,
    is_playing: bool,
}

/// The fields of the form of those who run the event.
struct SchoolFields {
    /// Where the form is sent, and the paper of this school.
    href: String,
    report: String,
    details: SchoolDetails,
    longest: [usize; 2],
    colours: Vec<LookChoice>,
    patterns: Vec<LookChoice>,
    hint: String,
}

struct LookChoice {
    value: String,
    text: String,
    token: SchoolToken,
    is_chosen: bool,
}

/// The submitted form.
#[derive(Deserialize)]
pub struct SchoolForm {
    #[serde(default)]
    name: String,
    #[serde(default)]
    short: String,
    #[serde(default)]
    place: String,
    #[serde(default)]
    colour: String,
    #[serde(default)]
    pattern: String,
}

/// `GET /e/{key}/schools/{school}`
pub async fn show(context: RequestContext, place: Path<(String, String)>) -> Answer {
    let (key, school) = place.into_inner();
    let school = school_key(&school);
    let path = paths::of(&key).school(escaped(&school));
    let make = move |context: &RequestContext, desk: &Desk, key: &str, _: &str| {
        cacheable(context, desk, key, &school)
    };
    let topic = Topic::Tournament;
    context.public(&path, EventPage { key, topic, make }).await
}

fn cacheable(
    context: &RequestContext,
    desk: &Desk,
    key: &str,
    school: &str,
) -> Result<CacheablePage<SchoolView>, Fault> {
    let view = desk.view(context.identity.account.as_ref(), key, context.at)?;
    let page = page(context, &view, school)?;
    Ok(CacheablePage::until(page, context.at, view.more_at))
}

/// `POST /e/{key}/schools/{school}`: changes the details, and the name if another one is typed.
///
/// # Errors
/// When there is no such school, or a field is wrong.
pub async fn save(
    organising: Organising<ChangePlayers>,
    place: Path<(String, String)>,
    form: Form<SchoolForm>,
) -> Answer {
    let (_, school) = place.into_inner();
    let form = form.into_inner();
    let (colour, pattern) = (number(&form.colour), number(&form.pattern));
    let name = form.name.trim().to_owned();
    let details = SchoolDetails {
        short: form.short,
        place: form.place,
        colour,
        pattern,
        ..SchoolDetails::default()
    };
    let now = if name.is_empty() { &school } else { &name };
    let page = organising.paths().school(escaped(&school_key(now)));
    organising
        .change(page, FlashMessage::SchoolSaved, move |desk, by, at| {
            desk.change_school(by, &school, &details, at)?;
            let players = desk.entrants(by)?;
            let present = schools(&players);
            let present = present.iter().find(|one| one.key == school_key(&school));
            if !name.is_empty() && present.is_some_and(|one| one.name != name) {
                desk.rename_schools(by, &[school], &name, at)?;
            }
            Ok(())
        })
        .await
}

/// The number of a colour or a pattern; `None` for the automatic one. An unreadable number is no known one.
fn number(typed: &str) -> Option<u8> {
    (!typed.is_empty()).then(|| typed.parse().unwrap_or(u8::MAX))
}

fn page(context: &RequestContext, view: &View, key: &str) -> Result<SchoolView, Fault> {
    let t = &*context.t;
    let (event, tournament) = (&view.event, &view.tournament);
    let known = schools(&tournament.entrants);
    let school = known.iter().find(|one| one.key == key);
    let school = school.ok_or(Fault::NotFound)?;
    let links = paths::of(&event.key);
    let standings = view.standings(None);
    let has_results = !is_empty(tournament);
    let best = standings::schools(tournament, &standings, BEST_OF_SCHOOL);
    let own = best.iter().find(|row| school_key(row.school) == key);
    let town = tournament.options.school(school.name);
    let town = town.map(|one| one.place.clone());
    let town = town.filter(|place| !place.is_empty());
    let players = t.plural("event-players", school.players);
    let about: Vec<String> = town.into_iter().chain([players]).collect();
    let head = EventHead::of(t, event, tournament, PublicTab::Players);
    Ok(SchoolView {
        head: head
            .running(view.is_inside())
            .below(view.is_inside().then(|| {
                let tab = OrganiserTab::Players;
                EventNav::of(t, event, tournament, tab).whole(view.may_run)
            })),
        name: school.name.to_owned(),
        token: SchoolToken::of(tournament, school.name),
        about: about.join(" · "),
        stands: own
            .filter(|_| has_results)
            .map(|row| (place_text(row.place, row.shared), t.figure(row.score))),
        how: t.plural("schools-how", BEST_OF_SCHOOL),
        is_provisional: standings.provisional,
        late: view
            .minutes_late()
            .map(|minutes| t.plural("watch-late-all", minutes)),
        rows: rows(t, view, &standings, key),
        now: boards(t, view, key),
        form: (view.may_run && !event.is_finished).then(|| fields(t, tournament, &links, school)),
        page: context.page().playing(&event.ruleset),
        paths: links,
    })
}

fn is_of(one: &Entrant, key: &str) -> bool {
    one.school
        .as_deref()
        .is_some_and(|name| school_key(name) == key)
}

/// The players of the school by their places, before the first result by name.
fn rows(t: &Localizer, view: &View, standings: &Standings, key: &str) -> Vec<PlayerRow> {
    let tournament = &view.tournament;
    let through = if standings.provisional {
        Through::Live
    } else {
        Through::Round(standings.after)
    };
    let sheets = Crosstable::of(tournament, through);
    let places: HashMap<EntrantId, usize> = standings
        .rows
        .iter()
        .enumerate()
        .map(|(at, row)| (row.entrant, at))
        .collect();
    let has_results = !is_empty(tournament);
    let own = tournament.entrants.iter().filter(|one| is_of(one, key));
    let mut own: Vec<&Entrant> = own.collect();
    own.sort_by_cached_key(|one| {
        let place = places.get(&one.id).copied().unwrap_or(usize::MAX);
        let place = if has_results { place } else { 0 };
        (place, collation::key(&one.name.display(view.names)))
    });
    let paths = paths::of(&view.event.key);
    let row = |one: &Entrant| {
        let row = places.get(&one.id).and_then(|at| standings.rows.get(*at));
        let row = row.filter(|_| has_results);
        let lines = sheets.get(one.id).map(|sheet| &sheet.lines[..]);
        let player = PlayerLink::with_grade(t, &paths, tournament, one, view.names);
        PlayerRow {
            // The page names the school and shows its token above.
            player: PlayerLink {
                about: String::new(),
                token: None,
                ..player
            },
            rank: row.map_or_else(
                || "–".to_owned(),
                |row| {
                    let place = row.is_placed.then_some(row.rank);
                    place_or_dash(place.filter(|_| tournament.lists_place(place)), row.shared)
                },
            ),
            points: row.map_or_else(String::new, |row| t.figure(row.score)),
            beads: lines
                .filter(|_| row.is_some())
                .map(|lines| ResultBeads::of(t, lines)),
        }
    };
    own.into_iter().map(row).collect()
}

/// The boards of the posted round with players of the school.
fn boards(t: &Localizer, view: &View, key: &str) -> Option<(String, Vec<SchoolBoard>)> {
    let tournament = &view.tournament;
    let posted = tournament.posted()?;
    let own = tournament.entrants.iter().filter(|one| is_of(one, key));
    let own: HashSet<EntrantId> = own.map(|one| one.id).collect();
    let mut boards = posted.boards.iter().collect::<Vec<_>>();
    boards.retain(|(pairing, _)| own.contains(&pairing.first) || own.contains(&pairing.second));
    let paths = paths::of(&view.event.key);
    let boards = boards.into_iter().map(|(pairing, result)| {
        let players = NamedPlayer::pair(tournament, pairing, view.names);
        SchoolBoard {
            board: t.msg_arg("board-n", "board", pairing.board.0),
            href: paths.board(posted.number, pairing.board),
            players: format!("{} – {}", players.first.name, players.second.name),
            is_playing: result.is_none(),
        }
    });
    let boards: Vec<SchoolBoard> = boards.collect();
    (!boards.is_empty()).then(|| (round_title(t, tournament, posted.number), boards))
}

fn fields(
    t: &Localizer,
    tournament: &Tournament,
    paths: &EventPaths,
    school: &School<'_>,
) -> SchoolFields {
    let details = tournament.options.school(school.name).cloned();
    let details = details.unwrap_or_default();
    let shown = SchoolToken::of(tournament, school.name);
    let pattern = PATTERNS.iter().position(|(one, _)| *one == shown.pattern);
    let colour = COLOURS.iter().position(|(_, one)| *one == shown.colours);
    let (pattern, colour) = (pattern.unwrap_or_default(), colour.unwrap_or_default());
    let choice = |kind: &str, (at, code): (usize, &str), token, chosen: Option<u8>| LookChoice {
        value: at.to_string(),
        text: t.msg(&format!("school-{kind}-{code}")),
        token,
        is_chosen: chosen.map(usize::from) == Some(at),
    };
    let codes = COLOURS.iter().map(|(code, _)| *code).enumerate();
    let colours = codes.map(|(at, code)| {
        let token = SchoolToken::with((at, pattern));
        choice("colour", (at, code), token, details.colour)
    });
    let codes = PATTERNS.iter().map(|(_, code)| *code).enumerate();
    let patterns = codes.map(|(at, code)| {
        let token = SchoolToken::with((colour, at));
        choice("pattern", (at, code), token, details.pattern)
    });
    SchoolFields {
        href: paths.school(escaped(&school.key)),
        report: format!(
            "{}?school={}",
            paths.print_schools_pdf(),
            escaped(&school.key)
        ),
        longest: [LONGEST_SHORT, LONGEST_TOWN],
        colours: colours.collect(),
        patterns: patterns.collect(),
        hint: t.plural("school-rename-hint", school.players),
        details,
    }
}

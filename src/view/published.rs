//! An event as a folder of static pages, for a USB stick or any web space. It holds the public view with
//! aliases: standings, rounds, players, and every recorded game to step through.

pub(crate) mod check_file;
mod files;
mod frame;
mod game_page;
mod leaves;
mod player_page;
mod source;

pub use files::{File, LOG_HEAD};
pub(crate) use player_page::place_and_points;
pub use source::Published;

use crate::desk::public_event::PublicEvent;
use crate::formats::lists::List;
use crate::i18n::Localizer;
use crate::rules::{Colour, Kind};
use crate::tournament::Tournament;
use crate::tournament::standings::{Category, within};
use crate::view::event_final::{FinalResults, PodiumPlace, podium};
use crate::view::event_page::EventPageView;
use crate::view::lists::PageCell;
use crate::view::markdown::MarkdownPart;
use crate::view::meeting::sides;
use crate::view::mini_board::{MiniBoard, MiniField};
use crate::view::round_parts::round_name;
use crate::view::round_tables::{Names, RoundTable};
use crate::view::school_token::Pattern;
use crate::view::{event_head, report_tables};
use crate::{paths, system_time};
use askama::Template;
use chrono::{DateTime, Utc};
use files::{CROSS_TABLE, GAMES, INDEX, STANDINGS, STANDINGS_CSV, in_copy, round_file};
use frame::{Frame, Words};
use std::sync::Arc;

/// The font of headings.
const FONT: &str = "court.woff2";
const COURT: &[u8] = include_bytes!("../../templates/assets/court.woff2");
const STYLE: &str = include_str!("../../templates/published.css");
const REPLAY: &str = include_str!("../../templates/assets/steps.js");
const ICON: &str = include_str!("../../templates/assets/icon.svg");
const BEADS: &str = include_str!("../../templates/published-beads.svg");

/// Files that do not depend on the event.
const FIXED: [(&str, &str); 4] = [
    ("style.css", STYLE),
    ("replay.js", REPLAY),
    ("icon.svg", ICON),
    ("beads.svg", BEADS),
];

/// The first page.
#[derive(Template)]
#[template(path = "published-start.html")]
struct StartPage<'a> {
    frame: &'a Frame<'a>,
    here: &'static str,
    /// The final results, once the event is over.
    results: Option<&'a FinalResults>,
    about: EventPageView,
    field: MiniField,
    kind: Kind,
    /// The last game of the winner: address, men, names of the players.
    last: Option<(String, Arc<MiniBoard>, String)>,
    /// File, title and number of results of each round.
    rounds: Vec<(String, String, String)>,
}

#[derive(Template)]
#[template(path = "published.html")]
struct TablePage<'a> {
    frame: &'a Frame<'a>,
    here: &'a str,
    leaf: &'a leaves::Leaf,
    empty: Option<String>,
    /// The sides in the cross table.
    sides: Option<[(&'static str, String); 2]>,
    /// The CSS classes of the table.
    class: &'static str,
    /// The best three above the standings.
    podium: &'a [PodiumPlace],
    /// The rounds, on the page of each.
    rounds: Vec<RoundLink>,
}

/// A round to choose.
struct RoundLink {
    value: String,
    text: String,
    is_chosen: bool,
}

/// Renders the files of an event.
pub fn folder(
    t: &Localizer,
    published: &Published,
    at: DateTime<Utc>,
) -> Result<Vec<File>, askama::Error> {
    let public = &published.public;
    let (event, tournament) = (&public.event, &public.tournament);
    let standings = public.standings(None);
    let rounds: Vec<RoundTable> = report_tables::posted(tournament).collect();
    let time = system_time::moment(t, at);
    let frame = Frame {
        lang: t.language().page_tag(),
        event: &event.title(),
        state: event.is_finished.then(|| t.msg("state-finished")),
        facts: event_head::facts(t, event, tournament),
        tabs: tabs(t, published, &rounds),
        as_of: &t.msg_arg("published-as-of", "time", time),
        words: Words { t },
    };
    let fixed = FIXED.map(|(name, text)| (name.to_owned(), text.into()));
    let mut files: Vec<File> = fixed.into();
    files.push((FONT.to_owned(), COURT.into()));
    let shown = (&public.awards[..], Names::Alias);
    let results = FinalResults::of(t, event, tournament, &standings, shown);
    let results = results.map(|results| results.linked(in_copy));
    let listed = within(tournament, &standings, &Category::default());
    let links = &paths::of(&event.key);
    let mut podium = podium(t, links, tournament, Names::Alias, &listed);
    for one in &mut podium {
        one.player.href = in_copy(&one.player.href);
    }
    let start = start(t, published, &frame, results.as_ref(), &rounds);
    files.push((INDEX.to_owned(), frame.finish(&start.render()?)));
    let lists = leaves::leaves(t, published, &rounds, &standings);
    let entrants = tournament.entrants.iter();
    let players = entrants.map(|one| player_page::leaf(t, published, (&rounds, &standings), one));
    for leaf in lists.into_iter().chain(players) {
        let is_standings = leaf.file == STANDINGS;
        let page = TablePage {
            frame: &frame,
            here: &leaf.file,
            empty: leaf.table.rows.is_empty().then(|| t.msg("standings-empty")),
            sides: (leaf.file == CROSS_TABLE).then(|| sides(t, &event.ruleset)),
            class: match &*leaf.file {
                STANDINGS => "whole places",
                CROSS_TABLE => "whole cross",
                _ => "",
            },
            podium: if is_standings { &podium } else { &[] },
            rounds: round_links(t, tournament, &leaf, &rounds),
            leaf: &leaf,
        };
        files.push((leaf.file.clone(), frame.finish(&page.render()?)));
    }
    let list = List::standings(tournament, &standings, Names::Alias);
    files.push((STANDINGS_CSV.to_owned(), list.csv().into_bytes()));
    for game in &published.games {
        files.push(game_page::file(t, published, &frame, game)?);
    }
    let check = check_file::file(t, &event.title())?;
    files.push((check_file::NAME.to_owned(), check));
    let head = published.log_head.as_ref();
    files.extend(head.map(|note| (LOG_HEAD.to_owned(), note.clone().into_bytes())));
    Ok(files)
}

fn start<'a>(
    t: &Localizer,
    published: &Published,
    frame: &'a Frame<'a>,
    results: Option<&'a FinalResults>,
    rounds: &[RoundTable],
) -> StartPage<'a> {
    let PublicEvent {
        event, tournament, ..
    } = &published.public;
    let line = |round: &RoundTable| {
        let done = round.boards.iter().filter(|(_, result)| result.is_some());
        let values = [
            ("done", done.count().into()),
            ("all", round.boards.len().into()),
        ];
        let about = t.msg_with("rounds-done", &values);
        (
            round_file(round.number),
            round_name(t, tournament, round.number),
            about,
        )
    };
    StartPage {
        frame,
        here: INDEX,
        about: EventPageView::of(t, event, published.texts.clone()),
        field: MiniField::of(&event.ruleset),
        kind: event.ruleset.facts().usual_kind,
        last: results.and_then(|results| published.last_of(results)),
        rounds: rounds.iter().map(line).collect(),
        results,
    }
}

/// The tabs of pages that exist.
fn tabs(
    t: &Localizer,
    published: &Published,
    rounds: &[RoundTable],
) -> Vec<(String, &'static str, String)> {
    let last = rounds.last().map(|round| round_file(round.number));
    let has_games = !published.games.is_empty();
    let tabs = [
        (Some(INDEX.to_owned()), "board", "published-start"),
        (Some(STANDINGS.to_owned()), "cup", "standings"),
        (last.clone(), "rounds", "list-of-rounds"),
        (
            last.map(|_| CROSS_TABLE.to_owned()),
            "people",
            "cross-table",
        ),
        (has_games.then(|| GAMES.to_owned()), "play", "games"),
    ];
    let tabs = tabs.into_iter();
    tabs.filter_map(|(file, icon, word)| Some((file?, icon, t.msg(word))))
        .collect()
}

/// All rounds on the page of a round; nothing on other pages.
fn round_links(
    t: &Localizer,
    tournament: &Tournament,
    leaf: &leaves::Leaf,
    rounds: &[RoundTable],
) -> Vec<RoundLink> {
    let link = |round: &RoundTable| RoundLink {
        value: round_file(round.number),
        text: round_name(t, tournament, round.number),
        is_chosen: leaf.file == round_file(round.number),
    };
    let links: Vec<RoundLink> = rounds.iter().map(link).collect();
    if links.iter().any(|link| link.is_chosen) {
        links
    } else {
        Vec::new()
    }
}

/// Whether [`folder`] writes a file of this name for some event.
pub fn is_ours(name: &str) -> bool {
    let numbered = |start: &str, parts: usize| {
        let rest = name.strip_prefix(start);
        let rest = rest.and_then(|rest| rest.strip_suffix(".html"));
        let numbers = rest.map(|rest| rest.split('-').map(str::parse::<u16>));
        numbers.is_some_and(|all| {
            let all: Vec<_> = all.collect();
            all.len() == parts && all.iter().all(Result::is_ok)
        })
    };
    let is_page = numbered("round-", 1) || numbered("player-", 1) || numbered("game-", 2);
    let is_fixed = FIXED.iter().any(|(known, _)| *known == name);
    let known = [
        INDEX,
        STANDINGS,
        STANDINGS_CSV,
        CROSS_TABLE,
        GAMES,
        FONT,
        LOG_HEAD,
        check_file::NAME,
    ];
    is_page || is_fixed || known.contains(&name)
}

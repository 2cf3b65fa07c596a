//! An event as a folder of static pages, for a USB stick or any web space. It holds the public view with
//! aliases: standings, rounds, players, and every recorded game to step through.

pub(crate) mod check_file;
mod game_page;
mod leaves;
mod player_page;

pub(crate) use player_page::place_and_points;

use crate::desk::games::{BoardContext, PublicPosition, PublicView, RecordedGame};
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::formats::standings_csv;
use crate::i18n::Localizer;
use crate::rules::{Colour, Kind};
use crate::store::Board;
use crate::tournament::standings::{Category, within};
use crate::tournament::{EntrantId, RoundNo, Tournament};
use crate::view::event_final::{self, FinalResults, PodiumPlace, podium};
use crate::view::mini_board::{MiniBoard, MiniField};
use crate::view::round_parts::round_name;
use crate::view::round_tables::{Names, RoundTable};
use crate::view::school_token::Pattern;
use crate::view::{event_head, report_tables};
use crate::{paths, system_time};
use askama::Template;
use chrono::{DateTime, Utc};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The first page.
const INDEX: &str = "index.html";
const STANDINGS: &str = "standings.html";
const STANDINGS_CSV: &str = "standings.csv";
const CROSS_TABLE: &str = "cross-table.html";
const GAMES: &str = "games.html";
/// The font of headings.
const FONT: &str = "court.woff2";
const COURT: &[u8] = include_bytes!("../../templates/assets/court.woff2");
const STYLE: &str = include_str!("../../templates/published.css");
const REPLAY: &str = include_str!("../../templates/assets/steps.js");
const ICON: &str = include_str!("../../templates/assets/icon.svg");
const ICONS: &str = include_str!("../../templates/assets/icons.svg");
const BEADS: &str = include_str!("../../templates/published-beads.svg");

/// Files that do not depend on the event.
const FIXED: [(&str, &str); 4] = [
    ("style.css", STYLE),
    ("replay.js", REPLAY),
    ("icon.svg", ICON),
    ("beads.svg", BEADS),
];

/// The name and content of a file of the folder.
pub type File = (String, Vec<u8>);

/// The source of a folder: the public view of an event and its recorded games.
pub struct Published {
    public: PublicEvent,
    games: Vec<(BoardContext, PublicView<RecordedGame>)>,
    /// The boards of the last posted round.
    last: Vec<Board>,
}

impl Published {
    /// # Errors
    /// When there is no such event, or a record cannot be replayed.
    pub fn read(desk: &Desk, key: &str, at: DateTime<Utc>) -> Result<Published, Fault> {
        let public = desk.public(key, at)?;
        let (mut games, mut last) = (Vec::new(), Vec::new());
        for round in report_tables::posted(&public.tournament) {
            last = desk.public_boards(&public, round.number, at)?;
            for board in &last {
                let board_context = desk.board_context(key, round.number, board.pairing.board)?;
                let watched = desk.public_game(&board_context, at)?;
                let turns = watched
                    .shown
                    .game
                    .play()
                    .map_or(0, |play| play.turn_count());
                games.extend((turns > 0).then_some((board_context, watched)));
            }
        }
        Ok(Published {
            public,
            games,
            last,
        })
    }

    /// Whether a game has a page of its own.
    fn has_game(&self, round: RoundNo, board: u16) -> bool {
        let mut games = self.games.iter();
        games.any(|(board_context, _)| {
            board_context.round == round && board_context.board.0 == board
        })
    }

    /// The page of a game, if it has one.
    fn game(&self, round: RoundNo, board: u16) -> Option<String> {
        self.has_game(round, board)
            .then(|| format!("game-{round}-{board}.html"))
    }

    /// The last position of a game of the winner in the last round, with its page and the names of the players.
    fn last_of(&self, results: &FinalResults) -> Option<(String, Arc<MiniBoard>, String)> {
        let PublicEvent {
            event, tournament, ..
        } = &self.public;
        let board = results.last_board(&self.last)?;
        let round = report_tables::posted(tournament).last()?.number;
        let mut games = self.games.iter();
        let is_it = |board_context: &BoardContext| {
            board_context.round == round && board_context.board == board.pairing.board
        };
        let (_, watched) = games.find(|(board_context, _)| is_it(board_context))?;
        let play = watched.shown.game.play()?;
        let shown = PublicPosition {
            position: play.history.position().clone(),
            last_turn: play.history.turns().last().cloned(),
            changed_at: None,
        };
        let mini = MiniBoard::of(&event.ruleset, &shown);
        let names = event_final::names_at(tournament, board, Names::Alias);
        let href = self.game(round, board.pairing.board.0)?;
        Some((href, Arc::new(mini), names))
    }

    /// The page of a player, if there is such a player.
    fn player(&self, id: EntrantId) -> Option<String> {
        let entrant = self.public.tournament.entrant(id)?;
        Some(format!("player-{}.html", entrant.number))
    }
}

/// The parts that all pages of a folder share.
struct Frame<'a> {
    lang: &'static str,
    event: &'a str,
    /// `Finished`, once it is.
    state: Option<String>,
    /// Name of an icon in `icons.svg`, and the text beside it.
    facts: Vec<(&'static str, String)>,
    /// File, icon and label of each tab.
    tabs: Vec<(String, &'static str, String)>,
    as_of: &'a str,
    words: Words<'a>,
}

/// The texts for macros of pages, and the icons that stand in the page itself: another file cannot be asked for them
/// without a server.
struct Words<'a> {
    t: &'a Localizer,
}

impl Words<'_> {
    /// The address before `#name` of an icon.
    #[allow(
        clippy::unused_self,
        reason = "called by macros as the method of a page"
    )]
    fn asset(&self, _name: &str) -> &'static str {
        ""
    }
}

impl Frame<'_> {
    /// The icons of all pages.
    fn icons(&self) -> String {
        let drawn = |name: &str| {
            let begins = format!("<symbol id=\"{name}\"");
            ICONS.lines().find(|line| line.starts_with(&begins))
        };
        let facts = self.facts.iter().map(|(icon, _)| *icon);
        let tabs = self.tabs.iter().map(|(_, icon, _)| *icon);
        let icons: BTreeSet<&str> = facts.chain(tabs).collect();
        icons.into_iter().filter_map(drawn).collect()
    }

    /// The page with its icons.
    fn finish(&self, page: &str) -> Vec<u8> {
        let page = page.replacen("<!--icons-->", &self.icons(), 1);
        page.into_bytes()
    }
}

/// The first page.
#[derive(Template)]
#[template(path = "published-start.html")]
struct StartPage<'a> {
    frame: &'a Frame<'a>,
    here: &'static str,
    /// The final results, once the event is over.
    results: Option<&'a FinalResults>,
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
    is_standings: bool,
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
        event: &event.name,
        state: event.is_finished.then(|| t.msg("state-finished")),
        facts: event_head::facts(t, event, tournament),
        tabs: tabs(t, published, &rounds),
        as_of: &t.msg_arg("published-as-of", "time", time),
        words: Words { t },
    };
    let fixed = FIXED.map(|(name, text)| (name.to_owned(), text.into()));
    let mut files: Vec<File> = fixed.into();
    files.push((FONT.to_owned(), COURT.into()));
    let results = FinalResults::of(t, event, tournament, &standings, Names::Alias);
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
            is_standings,
            podium: if is_standings { &podium } else { &[] },
            rounds: round_links(t, tournament, &leaf, &rounds),
            leaf: &leaf,
        };
        files.push((leaf.file.clone(), frame.finish(&page.render()?)));
    }
    let csv = standings_csv::write(tournament, &listed, Names::Alias);
    files.push((STANDINGS_CSV.to_owned(), csv.into_bytes()));
    for game in &published.games {
        files.push(game_page::file(t, published, &frame, game)?);
    }
    let check = check_file::file(t, &event.name)?;
    files.push((check_file::NAME.to_owned(), check));
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

/// The page of a round.
fn round_file(round: RoundNo) -> String {
    format!("round-{round}.html")
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

/// The page in the folder for the page of a player or a table on the server.
fn in_copy(href: &str) -> String {
    match href.rsplit_once("/path/") {
        Some((_, number)) => format!("player-{number}.html"),
        None => STANDINGS.to_owned(),
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
        check_file::NAME,
    ];
    is_page || is_fixed || known.contains(&name)
}

//! An event as a folder of static pages, for a USB stick or any web space. It holds the public view with
//! aliases: standings, rounds, players, and every recorded game to step through.

pub(super) mod check_file;
mod game_page;
mod player_page;

pub(super) use player_page::place_and_points;

use super::event_final::FinalResults;
use super::mini_board::{MiniBoard, MiniField};
use super::report_tables;
use super::round_tables::{NamedPlayer, Names, RoundTable};
use super::school_token::Pattern;
use super::system_time;
use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::tournament::standings::Standings;
use crate::tournament::{EntrantId, RoundNo};
use askama::Template;
use chrono::{DateTime, Utc};
use std::collections::HashMap;
use std::sync::Arc;

/// The first page.
const INDEX: &str = "index.html";
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

/// The name and content of a file of the folder.
pub type File = (String, Vec<u8>);

/// The source of a folder: the public view of an event and its recorded games.
pub struct Published {
    public: PublicEvent,
    games: Vec<(BoardContext, PublicView<RecordedGame>)>,
}

impl Published {
    /// # Errors
    /// When there is no such event, or a record cannot be replayed.
    pub fn read(desk: &Desk, key: &str, at: DateTime<Utc>) -> Result<Published, Fault> {
        let public = desk.public(key, at)?;
        let mut games = Vec::new();
        for round in report_tables::posted(&public.tournament) {
            for board in desk.public_boards(&public, round.number, at)? {
                let seat = desk.seat(key, round.number, board.pairing.board)?;
                let watched = desk.public_game(&seat, at)?;
                let turns = watched
                    .shown
                    .game
                    .play()
                    .map_or(0, |play| play.turn_count());
                games.extend((turns > 0).then_some((seat, watched)));
            }
        }
        Ok(Published { public, games })
    }

    /// Whether a game has a page of its own.
    fn has_game(&self, round: RoundNo, board: u16) -> bool {
        let mut games = self.games.iter();
        games.any(|(seat, _)| seat.round == round && seat.board.0 == board)
    }

    /// The page of a game, if it has one.
    fn game(&self, round: RoundNo, board: u16) -> Option<String> {
        self.has_game(round, board)
            .then(|| format!("game-{round}-{board}.html"))
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
    links: &'a [(String, String)],
    as_of: &'a str,
    /// The label of the link to the check of records.
    check: &'a str,
}

/// A page with one table.
struct Leaf {
    file: String,
    /// Whether all pages link to it.
    is_in_nav: bool,
    /// The line below the title.
    about: String,
    table: Table,
    /// The links of the table's cells by row and column.
    hrefs: HashMap<(usize, usize), String>,
}

impl Leaf {
    fn href(&self, row: &usize, column: &usize) -> Option<&String> {
        self.hrefs.get(&(*row, *column))
    }
}

#[derive(Template)]
#[template(path = "published.html")]
struct TablePage<'a> {
    frame: &'a Frame<'a>,
    here: &'a str,
    title: &'a str,
    leaf: &'a Leaf,
    empty: Option<String>,
    words: Words<'a>,
    /// The final results on the first page, once the event is over.
    results: Option<&'a FinalResults>,
    field: MiniField,
    /// No position: the games have pages of their own.
    last: Option<(String, Arc<MiniBoard>, String)>,
}

/// The texts for macros of pages.
struct Words<'a> {
    t: &'a Localizer,
}

/// Renders the files of an event.
pub fn folder(
    t: &Localizer,
    published: &Published,
    at: DateTime<Utc>,
) -> Result<Vec<File>, askama::Error> {
    let leaves = leaves(t, published);
    let in_nav = leaves.iter().filter(|leaf| leaf.is_in_nav);
    let links: Vec<(String, String)> = in_nav
        .map(|leaf| (leaf.file.clone(), leaf.table.title.clone()))
        .collect();
    let time = system_time::moment(t, at);
    let frame = Frame {
        lang: t.language().page_tag(),
        event: &published.public.event.name,
        links: &links,
        as_of: &t.msg_arg("published-as-of", "time", time),
        check: &t.msg("verify-title"),
    };
    let fixed = FIXED.map(|(name, text)| (name.to_owned(), text.into()));
    let mut files: Vec<File> = fixed.into();
    files.push((FONT.to_owned(), COURT.into()));
    let public = &published.public;
    let standings = public.standings(None);
    let results = FinalResults::of(
        t,
        &public.event,
        &public.tournament,
        &standings,
        Names::Alias,
    );
    let results = results.map(|results| results.linked(in_copy));
    for leaf in &leaves {
        let page = TablePage {
            frame: &frame,
            here: &leaf.file,
            title: &leaf.table.title,
            empty: leaf.table.rows.is_empty().then(|| t.msg("standings-empty")),
            words: Words { t },
            results: results.as_ref().filter(|_| leaf.file == INDEX),
            field: MiniField::of(&public.event.ruleset),
            last: None,
            leaf,
        };
        files.push((leaf.file.clone(), page.render()?.into_bytes()));
    }
    for game in &published.games {
        files.push(game_page::file(t, published, &frame, game)?);
    }
    let check = check_file::file(t, &published.public.event.name)?;
    files.push((check_file::NAME.to_owned(), check));
    Ok(files)
}

/// The page in the folder for the page of a player or a table on the server.
fn in_copy(href: &str) -> String {
    match href.rsplit_once("/path/") {
        Some((_, number)) => format!("player-{number}.html"),
        None => INDEX.to_owned(),
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
    is_page || is_fixed || [INDEX, FONT, "cross-table.html", check_file::NAME].contains(&name)
}

/// The tables, each with the name of its page.
fn leaves(t: &Localizer, published: &Published) -> Vec<Leaf> {
    let public = &published.public;
    let (tournament, standings) = (&public.tournament, &public.standings(None));
    let rounds: Vec<_> = report_tables::posted(tournament).collect();
    let named = |file: &str, table: Table| Leaf {
        file: file.to_owned(),
        is_in_nav: true,
        about: String::new(),
        hrefs: of_players(published, standings, 1),
        table,
    };
    let table = report_tables::standings(t, tournament, standings, Names::Alias);
    let mut all = vec![named(INDEX, table)];
    if !rounds.is_empty() {
        let table = report_tables::cross_table(t, tournament, standings, Names::Alias);
        all.push(named("cross-table.html", table));
    }
    all.extend(rounds.iter().map(|round| of_round(t, published, round)));
    let players = tournament.entrants.iter();
    all.extend(players.map(|one| player_page::leaf(t, published, (&rounds, standings), one)));
    all
}

/// The links of names in a table in the order of the standings.
fn of_players(
    published: &Published,
    standings: &Standings,
    column: usize,
) -> HashMap<(usize, usize), String> {
    let rows = standings.rows.iter().enumerate();
    rows.filter_map(|(row, one)| Some(((row, column), published.player(one.entrant)?)))
        .collect()
}

fn of_round(t: &Localizer, published: &Published, round: &RoundTable) -> Leaf {
    const FIRST: usize = 1;
    const SECOND: usize = 3;
    let public = &published.public;
    let table = report_tables::by_board(
        t,
        &public.event.ruleset,
        &public.tournament,
        round,
        Names::Alias,
    );
    let mut hrefs = HashMap::new();
    for (row, (pairing, _)) in round.boards.iter().enumerate() {
        let places = [
            (0, published.game(round.number, pairing.board.0)),
            (FIRST, published.player(pairing.first)),
            (SECOND, published.player(pairing.second)),
        ];
        let linked = places.into_iter();
        hrefs.extend(linked.filter_map(|(column, href)| Some(((row, column), href?))));
    }
    Leaf {
        file: format!("round-{}.html", round.number),
        is_in_nav: true,
        about: String::new(),
        table,
        hrefs,
    }
}

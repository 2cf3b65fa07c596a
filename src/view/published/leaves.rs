//! The pages of lists: standings, cross table, rounds, games.

use super::files::{CROSS_TABLE, GAMES, INDEX, STANDINGS, round_file};
use super::source::Published;
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::Localizer;
use crate::paths;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::standings::{Row, Standings};
use crate::tournament::{Entrant, EntrantId, Tournament};
use crate::view::player_link::PlayerLink;
use crate::view::result_beads::ResultBeads;
use crate::view::round_tables::{Names, RoundTable};
use crate::view::{report_tables, score_breakdown};
use std::collections::HashMap;

/// A page with one table.
pub(super) struct Leaf {
    pub(super) file: String,
    /// The file of the tab to which it belongs.
    pub(super) tab: String,
    /// The line below the title.
    pub(super) about: String,
    pub(super) table: Table,
    /// The cells that are more than text, by row and column.
    pub(super) shown: HashMap<(usize, usize), CellContent>,
}

/// The content of a cell.
pub(super) enum CellContent {
    /// The address to which its text leads.
    Link(String),
    Player(PlayerLink),
    Games(ResultBeads),
}

impl Leaf {
    pub(super) fn shown(&self, row: &usize, column: &usize) -> Option<&CellContent> {
        self.shown.get(&(*row, *column))
    }
}

/// The pages of lists: standings, cross table, rounds, games.
pub(super) fn leaves(
    t: &Localizer,
    published: &Published,
    rounds: &[RoundTable],
    standings: &Standings,
) -> Vec<Leaf> {
    let tournament = &published.public.tournament;
    let mut all = vec![of_standings(t, published, standings)];
    if let Some(last) = rounds.last() {
        let table = report_tables::cross_table(t, tournament, standings, Names::Alias);
        let players = standings.rows.iter().enumerate();
        let shown = players.filter_map(|(row, one)| {
            let who = published.who(t, one.entrant)?;
            Some(((row, 1), CellContent::Player(who)))
        });
        all.push(Leaf {
            file: CROSS_TABLE.to_owned(),
            tab: CROSS_TABLE.to_owned(),
            about: String::new(),
            shown: shown.collect(),
            table,
        });
        let tab = round_file(last.number);
        let pages = rounds.iter().map(|round| of_round(t, published, round));
        all.extend(pages.map(|leaf| Leaf {
            tab: tab.clone(),
            ..leaf
        }));
        all.push(of_games(t, published, rounds));
    }
    all
}

impl Published {
    /// A player with school and grade, linked to the page of the player.
    pub(super) fn who(&self, t: &Localizer, id: EntrantId) -> Option<PlayerLink> {
        let (event, tournament) = (&self.public.event, &self.public.tournament);
        let entrant = tournament.entrant(id)?;
        let grade = entrant.grade;
        let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
        let links = paths::of(&event.key);
        Some(PlayerLink {
            href: self.player(id)?,
            grade: grade.unwrap_or_default(),
            ..PlayerLink::of(&links, tournament, entrant, Names::Alias)
        })
    }
}

fn of_standings(t: &Localizer, published: &Published, standings: &Standings) -> Leaf {
    const PLAYER: usize = 1;
    const GAMES_COLUMN: usize = 3;
    let tournament = &published.public.tournament;
    let plain = report_tables::standings(t, tournament, standings, Names::Alias);
    let mut columns = vec![
        Heading::number(t.msg("rank")),
        Heading::words(t.msg("player")),
        Heading::number(t.msg("points")),
        Heading::words(t.msg("games")),
    ];
    let tiebreaks = tournament.options.player_tiebreaks().into_iter();
    columns.extend(tiebreaks.map(|one| Heading::number(score_breakdown::name(t, one))));
    let mut table = Table::under(plain.title.clone(), columns);
    table.notes = plain.notes.clone();
    let sheets = Crosstable::of(tournament, Through::Live);
    let mut shown = HashMap::new();
    let rows = plain.rows.into_iter().zip(&standings.rows).enumerate();
    table.rows = rows
        .map(|(at, (cells, row))| {
            if let Some(who) = published.who(t, row.entrant) {
                shown.insert((at, PLAYER), CellContent::Player(who));
            }
            let games = ResultBeads::of(t, sheets.lines(row.entrant));
            shown.insert((at, GAMES_COLUMN), CellContent::Games(games));
            beside_beads(cells, row)
        })
        .collect();
    Leaf {
        file: STANDINGS.to_owned(),
        tab: STANDINGS.to_owned(),
        about: String::new(),
        table,
        shown,
    }
}

/// The cells of a row of the standings without school, games in figures and categories: place, player, points, games,
/// tie-breaks.
fn beside_beads(cells: Vec<Cell>, row: &Row) -> Vec<Cell> {
    let tiebreaks = cells.len() - row.figures.len();
    let mut kept: Vec<Cell> = Vec::new();
    for (at, cell) in cells.into_iter().enumerate() {
        if matches!(at, 0 | 1 | 3 | 4) || at >= tiebreaks {
            kept.push(cell);
        }
    }
    kept
}

fn of_round(t: &Localizer, published: &Published, round: &RoundTable) -> Leaf {
    let (event, tournament) = (&published.public.event, &published.public.tournament);
    let table = report_tables::by_board(t, &event.ruleset, tournament, round, Names::Alias);
    let table = table.without_schools();
    let result = table.columns.len() - 1;
    let mut shown = HashMap::new();
    for (row, (pairing, _)) in round.boards.iter().enumerate() {
        let players = [(result - 2, pairing.first), (result - 1, pairing.second)];
        for (column, id) in players {
            if let Some(who) = published.who(t, id) {
                shown.insert((row, column), CellContent::Player(who));
            }
        }
        if let Some(game) = published.game(round.number, pairing.board.0) {
            shown.insert((row, result), CellContent::Link(game));
        }
    }
    Leaf {
        file: round_file(round.number),
        tab: INDEX.to_owned(),
        about: String::new(),
        table,
        shown,
    }
}

/// All recorded games, the newest round first.
fn of_games(t: &Localizer, published: &Published, rounds: &[RoundTable]) -> Leaf {
    let mut table = Table::under(
        t.msg("games"),
        vec![
            Heading::number(t.msg("field-round")),
            Heading::number(t.msg("board")),
            Heading::words(t.msg("player")),
            Heading::words(t.msg("opponent")),
            Heading::words(t.msg("result")),
        ],
    );
    let mut shown = HashMap::new();
    for round in rounds.iter().rev() {
        for (pairing, scored) in &round.boards {
            let Some(game) = published.game(round.number, pairing.board.0) else {
                continue;
            };
            let row = table.rows.len();
            for (column, id) in [(2, pairing.first), (3, pairing.second)] {
                if let Some(who) = published.who(t, id) {
                    shown.insert((row, column), CellContent::Player(who));
                }
            }
            shown.insert((row, 4), CellContent::Link(game));
            let result = scored.map(|scored| crate::i18n::short_result(t, scored.result));
            let named = |id| name(&published.public.tournament, id);
            table.rows.push(vec![
                round.number.0.into(),
                pairing.board.0.into(),
                named(pairing.first).into(),
                named(pairing.second).into(),
                result.unwrap_or_else(|| t.msg("replay-open")).into(),
            ]);
        }
    }
    Leaf {
        file: GAMES.to_owned(),
        tab: GAMES.to_owned(),
        about: String::new(),
        table,
        shown,
    }
}

fn name(tournament: &Tournament, id: EntrantId) -> String {
    let entrant: Option<&Entrant> = tournament.entrant(id);
    entrant.map_or_else(String::new, |one| one.name.display(Names::Alias))
}

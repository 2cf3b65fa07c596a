//! The pages of lists: standings, cross table, rounds, games.

use super::files::{CROSS_TABLE, GAMES, INDEX, STANDINGS, round_file};
use super::source::Published;
use crate::formats::lists::{Content, List, Output};
use crate::formats::table::{Heading, Table};
use crate::i18n::Localizer;
use crate::paths;
use crate::tournament::EntrantId;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::standings::Standings;
use crate::view::lists::{self, PageCell};
use crate::view::player_link::PlayerLink;
use crate::view::report_tables;
use crate::view::result_beads::ResultBeads;
use crate::view::round_tables::{NamedPlayer, Names, RoundTable};

/// A page with one table.
pub(super) struct Leaf {
    pub(super) file: String,
    /// The file of the tab to which it belongs.
    pub(super) tab: String,
    /// The line below the title.
    pub(super) about: String,
    pub(super) table: Table<PageCell>,
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
        let ruleset = &published.public.event.ruleset;
        let player = |id| published.cell(t, id);
        let table = report_tables::cross_table_page(t, ruleset, tournament, standings, player);
        all.push(Leaf {
            file: CROSS_TABLE.to_owned(),
            tab: CROSS_TABLE.to_owned(),
            about: t.msg("cross-table-number"),
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
        let links = paths::of(&event.key);
        Some(PlayerLink {
            href: self.player(id)?,
            ..PlayerLink::with_grade(t, &links, tournament, entrant, Names::Alias)
        })
    }

    /// The cell of a player, with a link if the player has a page.
    pub(super) fn cell(&self, t: &Localizer, id: EntrantId) -> PageCell {
        match self.who(t, id) {
            Some(who) => PageCell::Player(who),
            None => {
                let player = NamedPlayer::of(&self.public.tournament, id, Names::Alias);
                PageCell::Plain(player.name.into())
            }
        }
    }
}

fn of_standings(t: &Localizer, published: &Published, standings: &Standings) -> Leaf {
    let tournament = &published.public.tournament;
    let list = List::standings(tournament, standings, Names::Alias);
    let sheets = Crosstable::of(tournament, Through::Live);
    let list = (t.msg("standings"), &list, Output::Published);
    let mut table = lists::table(t, list, |content, one| match content {
        Content::Player(_) => published.who(t, one.entrant.id).map(PageCell::Player),
        Content::Rounds => {
            let lines = sheets.lines(one.entrant.id);
            Some(PageCell::Rounds(ResultBeads::of(t, lines)))
        }
        _ => None,
    });
    table.notes = report_tables::standings_notes(t, tournament, standings);
    Leaf {
        file: STANDINGS.to_owned(),
        tab: STANDINGS.to_owned(),
        about: String::new(),
        table,
    }
}

fn of_round(t: &Localizer, published: &Published, round: &RoundTable) -> Leaf {
    let (event, tournament) = (&published.public.event, &published.public.tournament);
    let table = report_tables::by_board(t, &event.ruleset, tournament, round, Names::Alias);
    let mut table = table.without_schools().map(PageCell::Plain);
    let result = table.columns.len() - 1;
    for (cells, (pairing, _)) in table.rows.iter_mut().zip(&round.boards) {
        cells[result - 2] = published.cell(t, pairing.first);
        cells[result - 1] = published.cell(t, pairing.second);
        if let Some(game) = published.game(round.number, pairing.board.0)
            && let PageCell::Plain(shown) = &cells[result]
        {
            cells[result] = PageCell::Link(shown.shown().to_owned(), game);
        }
    }
    Leaf {
        file: round_file(round.number),
        tab: INDEX.to_owned(),
        about: String::new(),
        table,
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
    for round in rounds.iter().rev() {
        for (pairing, scored) in &round.boards {
            let Some(game) = published.game(round.number, pairing.board.0) else {
                continue;
            };
            let result = scored.map(|scored| crate::i18n::short_result(t, scored.result));
            let result = result.unwrap_or_else(|| t.msg("replay-open"));
            table.rows.push(vec![
                PageCell::Plain(round.number.0.into()),
                PageCell::Plain(pairing.board.0.into()),
                published.cell(t, pairing.first),
                published.cell(t, pairing.second),
                PageCell::Link(result, game),
            ]);
        }
    }
    Leaf {
        file: GAMES.to_owned(),
        tab: GAMES.to_owned(),
        about: String::new(),
        table,
    }
}

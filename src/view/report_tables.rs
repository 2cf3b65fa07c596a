//! The lists of an event as tables, for PDF files, spreadsheets and published pages.

mod cross_table;
mod standings;
mod statistics;
mod teams;
mod winners;

pub(crate) use cross_table::{cross_table, cross_table_page};
pub(crate) use standings::{
    of_schools, schools_in_order, standings, standings_for, standings_notes, top_note,
};
pub(crate) use statistics::{games_by_round, groups};
pub(crate) use teams::of_teams;
pub(crate) use winners::{Prize, WinningTeam, prizes, winners, winning_teams};

use crate::desk::penalty_cards::ShownCard;
use crate::formats::lists::{List, Output};
use crate::formats::table::{Cell, Heading, Table};
use crate::i18n::{Localizer, short_result};
use crate::rules::{Ruleset, Side};
use crate::system_time;
use crate::tournament::{RoundNo, System, Tournament};
use crate::view::round_parts::{PartNames, with_stage};
use crate::view::round_tables::{NamedPlayer, Names, RoundTable, byes};
use crate::view::{collation, lists};

pub(crate) struct BoardRow {
    /// The group, stage or match that begins with this board.
    pub(crate) part: Option<String>,
    /// The group, stage or match of this board.
    pub(crate) part_of: Option<String>,
    pub(crate) board: u16,
    pub(crate) first: NamedPlayer,
    pub(crate) second: NamedPlayer,
    /// Empty while it is unknown.
    pub(crate) result: String,
}

/// A row of the pairings by name.
pub(crate) struct PlayerRow {
    pub(crate) player: NamedPlayer,
    /// The number of the board.
    pub(crate) place: String,
    pub(crate) side: String,
    /// The opponent, or the kind of bye.
    pub(crate) opponent: String,
}

pub(crate) fn board_rows(
    t: &Localizer,
    tournament: &Tournament,
    round: &RoundTable,
    names: Names,
) -> Vec<BoardRow> {
    let parts = PartNames::of(t, tournament, round);
    let boards = round.boards.iter().map(|(pairing, scored)| {
        let players = NamedPlayer::pair(tournament, pairing, names);
        let result = scored.map(|scored| short_result(t, scored.result));
        BoardRow {
            part: parts.above(pairing.board),
            part_of: parts.at(pairing.board),
            board: pairing.board.0,
            first: players.first,
            second: players.second,
            result: result.unwrap_or_default(),
        }
    });
    boards.collect()
}

/// The players of a round by name.
pub(crate) fn player_rows(
    t: &Localizer,
    ruleset: &Ruleset,
    tournament: &Tournament,
    round: &RoundTable,
    names: Names,
) -> Vec<PlayerRow> {
    let mut all = Vec::new();
    for (pairing, _) in &round.boards {
        let players = NamedPlayer::pair(tournament, pairing, names);
        all.extend(Side::BOTH.map(|side| PlayerRow {
            player: players[side].clone(),
            place: pairing.board.to_string(),
            side: t.localize(&ruleset.colour(side)),
            opponent: players[!side].name.clone(),
        }));
    }
    let sitting = byes(t, tournament, round, names).into_iter();
    all.extend(sitting.map(|sitting| PlayerRow {
        player: sitting.player,
        place: "–".to_owned(),
        side: String::new(),
        opponent: sitting.kind,
    }));
    all.sort_by_key(|row| collation::key(&row.player.name));
    all
}

/// The title of a pairing list, in a knockout with the stage of the round.
pub(crate) fn pairings_title(t: &Localizer, tournament: &Tournament, round: RoundNo) -> String {
    let title = t.msg_arg("print-pairings-title", "round", round.0);
    with_stage(t, tournament, round, title)
}

/// The pairings by board, with the byes below, and with ratings where there are any.
pub(crate) fn by_board(
    t: &Localizer,
    ruleset: &Ruleset,
    tournament: &Tournament,
    round: &RoundTable,
    names: Names,
) -> Table {
    let rows = board_rows(t, tournament, round, names);
    let has_parts = rows.iter().any(|row| row.part_of.is_some());
    let is_rated = |row: &BoardRow| row.first.rating.or(row.second.rating).is_some();
    let has_ratings = rows.iter().any(is_rated);
    let of_player = |side: Side| {
        let name = Heading::words(t.localize(&ruleset.colour(side)));
        let rating = has_ratings.then(|| Heading::number(t.msg("column-rating")));
        let all = [name, Heading::school(t.msg("school"))];
        all.into_iter().chain(rating)
    };
    let part = has_parts.then_some(match tournament.options.system {
        System::Teams(_) => "part-match",
        System::Groups(_) => "part-group",
        _ => "part-stage",
    });
    let mut headings = vec![Heading::number(t.msg("board"))];
    headings.extend(part.map(|id| Heading::words(t.msg(id))));
    headings.extend(Side::BOTH.into_iter().flat_map(of_player));
    headings.push(Heading::words(t.msg("result")));
    let title = pairings_title(t, tournament, round.number);
    let mut table = Table::under(title, headings);
    let cells = |one: NamedPlayer| {
        let rating = one.rating.map_or_else(|| String::new().into(), Cell::from);
        let all: [Cell; 2] = [one.name.into(), one.school.into()];
        all.into_iter().chain(has_ratings.then_some(rating))
    };
    let row = |row: BoardRow| {
        let mut line = vec![Cell::from(row.board)];
        line.extend(has_parts.then(|| row.part_of.unwrap_or_default().into()));
        line.extend([row.first, row.second].into_iter().flat_map(cells));
        line.push(row.result.into());
        line
    };
    table.rows = rows.into_iter().map(row).collect();
    let sitting = byes(t, tournament, round, names).into_iter();
    table.notes = sitting
        .map(|sitting| format!("{} · {}", sitting.player.name, sitting.kind))
        .collect();
    table
}

/// The pairings by name.
pub(crate) fn by_name(
    t: &Localizer,
    ruleset: &Ruleset,
    tournament: &Tournament,
    round: &RoundTable,
    names: Names,
) -> Table {
    let title = pairings_title(t, tournament, round.number);
    let mut table = Table::under(
        format!("{title} · {}", t.msg("by-name")),
        vec![
            Heading::words(t.msg("player")),
            Heading::school(t.msg("school")),
            Heading::number(t.msg("board")),
            Heading::words(t.msg("side")),
            Heading::words(t.msg("opponent")),
        ],
    );
    let rows = player_rows(t, ruleset, tournament, round, names).into_iter();
    table.rows = rows
        .map(|row| {
            vec![
                row.player.name.into(),
                row.player.school.into(),
                row.place.into(),
                row.side.into(),
                row.opponent.into(),
            ]
        })
        .collect();
    table
}

/// Every posted board of every round.
pub(crate) fn results(
    t: &Localizer,
    ruleset: &Ruleset,
    tournament: &Tournament,
    names: Names,
) -> Table {
    let [first, second] = Side::BOTH.map(|side| t.localize(&ruleset.colour(side)));
    let mut table = Table::under(
        t.msg("result-list"),
        vec![
            Heading::number(t.msg("field-round")),
            Heading::number(t.msg("board")),
            Heading::words(first),
            Heading::words(second),
            Heading::words(t.msg("result")),
        ],
    );
    for round in posted(tournament) {
        let rows = board_rows(t, tournament, &round, names).into_iter();
        table.rows.extend(rows.map(|row| {
            vec![
                round.number.0.into(),
                row.board.into(),
                row.first.name.into(),
                row.second.name.into(),
                row.result.into(),
            ]
        }));
    }
    table
}

/// The posted rounds in order.
pub(crate) fn posted(tournament: &Tournament) -> impl Iterator<Item = RoundTable> {
    let last = tournament.closed.len() as u16 + 1;
    (1..=last).filter_map(|number| RoundTable::posted(tournament, RoundNo(number)))
}

pub(crate) fn players(t: &Localizer, tournament: &Tournament, names: Names) -> Table {
    let list = List::players(&tournament.options, &tournament.entrants, names, &[]);
    lists::table(t, (t.msg("step-players"), &list, Output::Paper), |_, _| {
        None
    })
}

/// The cards of an event.
pub(crate) fn cards(t: &Localizer, tournament: &Tournament, shown: &[ShownCard]) -> Table {
    let mut table = Table::under(
        t.msg("cards-title"),
        vec![
            Heading::number(t.msg("field-round")),
            Heading::number(t.msg("board")),
            Heading::words(t.msg("player")),
            Heading::school(t.msg("school")),
            Heading::words(t.msg("card")),
            Heading::words(t.msg("reason")),
            Heading::words(t.msg("cards-when")),
            Heading::words(t.msg("umpire")),
        ],
    );
    let rows = shown.iter().map(|one| {
        let player = NamedPlayer::of(tournament, one.player, Names::Full);
        let back = one.taken_back.as_deref();
        let back = back.map(|reason| t.msg_arg("cards-back", "reason", reason));
        let reason: Vec<String> = std::iter::once(t.localize(&one.offence))
            .chain(back)
            .collect();
        vec![
            one.round.0.into(),
            one.board.0.into(),
            player.name.into(),
            player.school.into(),
            t.localize(&one.card).into(),
            reason.join(". ").into(),
            system_time::moment(t, one.at).into(),
            crate::view::audit_text::official(t, &one.by).into(),
        ]
    });
    table.rows = rows.collect();
    table
}

//! Slides with tables, split so that each can be read from the last row of the hall.

use super::data::ProjectorData;
use super::slide::{Slide, SlideBody, WallBoard, WallPlayer};
use crate::desk::games::Projection;
use crate::formats::lists::Output;
use crate::formats::table::{Heading, Table};
use crate::i18n::{Localizer, score_text, short_result};
use crate::rules::Side;
use crate::store::{Board, GamePhase};
use crate::tournament::{ByeKind, PairingResult, Tournament};
use crate::view::event_head::shown;
use crate::view::report_tables;
use crate::view::round_parts::{PartNames, round_name};
use crate::view::round_tables::{NamedPlayer, Names, RoundTable, byes};

/// Rows per column of a slide.
const ROWS: usize = 12;
/// Rows per column of a slide with headings of groups or matches.
const ROWS_WITH_PARTS: usize = 8;

/// `page 2 of 3`, if there are several.
pub(super) fn page_number(t: &Localizer, number: usize, of: usize) -> Option<String> {
    (of > 1).then(|| {
        let values = [("n", number.into()), ("m", of.into())];
        t.msg_with("screen-page", &values)
    })
}

pub(super) fn boards(t: &Localizer, data: &ProjectorData) -> Vec<Slide> {
    let Some(round) = shown(&data.public.tournament) else {
        return Vec::new();
    };
    let tournament = &data.public.tournament;
    let title = round_name(t, tournament, round);
    let table = RoundTable::posted(tournament, round);
    let parts = table
        .as_ref()
        .map(|table| PartNames::of(t, tournament, table));
    let parts = parts.unwrap_or_default();
    let sitting = table.map_or_else(Vec::new, |table| alone(t, tournament, &table));
    let rows = if parts.is_empty() {
        ROWS
    } else {
        ROWS_WITH_PARTS
    };
    let pages = data.boards.chunks(rows);
    let of = pages.len();
    let sides = Side::BOTH.map(|side| t.localize(&data.public.event.ruleset.colour(side)));
    let slide = |(number, page): (usize, &[Board])| {
        let rows = page.iter().map(|one| WallBoard {
            part: parts.above(one.pairing.board),
            ..board(t, data, one)
        });
        let (rows, sides) = (rows.collect(), sides.clone());
        Slide {
            number: page_number(t, number, of),
            notes: if number == of {
                sitting.clone()
            } else {
                Vec::new()
            },
            ..Slide::of(title.clone(), SlideBody::Boards { sides, rows })
        }
    };
    (1..).zip(pages).map(slide).collect()
}

/// The players without an opponent, each with what that means. Those who are absent are left out.
fn alone(t: &Localizer, tournament: &Tournament, round: &RoundTable) -> Vec<String> {
    let mut here = RoundTable {
        byes: round.byes.clone(),
        boards: Vec::new(),
        ..*round
    };
    here.byes.retain(|bye| bye.kind != ByeKind::Absent);
    let sitting = byes(t, tournament, &here, Names::Alias).into_iter();
    sitting
        .map(|one| format!("{} · {}", one.player.name, one.kind))
        .collect()
}

fn board(t: &Localizer, data: &ProjectorData, board: &Board) -> WallBoard {
    let number = board.pairing.board.0;
    let players = NamedPlayer::pair(&data.public.tournament, &board.pairing, Names::Alias);
    let result = board.result.map(|scored| scored.result);
    let winner = result.and_then(winner);
    let (state, class) = match result {
        Some(result) => (short_result(t, result), "over"),
        None => running(t, board),
    };
    let words = result.map_or(String::new(), |result| match winner {
        Some(side) => t.msg_arg("posted-won", "player", players[side].name.as_str()),
        None if result == PairingResult::Drawn => t.msg("posted-drawn"),
        None if result == PairingResult::DoubleForfeit => t.msg("posted-double-forfeit"),
        None => score_text(result).to_owned(),
    });
    WallBoard {
        part: None,
        number,
        players: Side::BOTH.map(|side| WallPlayer {
            name: players[side].name.clone(),
            school: Some(players[side].school.clone())
                .filter(|_| data.wall.schools)
                .unwrap_or_default(),
            has_won: winner == Some(side),
        }),
        state,
        words,
        class,
    }
}

fn winner(result: PairingResult) -> Option<Side> {
    match result {
        PairingResult::Won(side) | PairingResult::Awarded(side) | PairingResult::Forfeit(side) => {
            Some(side)
        }
        PairingResult::Drawn
        | PairingResult::DoubleForfeit
        | PairingResult::HalfPoint(_)
        | PairingResult::BothLost => None,
    }
}

/// The progress of a game without a result, and its CSS class.
fn running(t: &Localizer, board: &Board) -> (String, &'static str) {
    let state = board.state.as_ref();
    let Some(state) = state.filter(|state| state.phase != GamePhase::Scheduled) else {
        let words = t.msg_arg("screen-go", "board", board.pairing.board.0);
        return (words, "");
    };
    let game = Projection::read(&state.projection);
    if game.is_paused {
        (t.plural("posted-paused", game.turns), "warn")
    } else {
        (t.msg_arg("screen-turn", "n", game.turns), "ok live")
    }
}

/// The pairings by name, while a round is in progress.
pub(super) fn names(t: &Localizer, data: &ProjectorData) -> Vec<Slide> {
    let tournament = &data.public.tournament;
    let posted = tournament.posted();
    let round = posted.and_then(|posted| RoundTable::posted(tournament, posted.number));
    let ruleset = &data.public.event.ruleset;
    let table =
        round.map(|round| report_tables::by_name(t, ruleset, tournament, &round, Names::Alias));
    table.map_or(Vec::new(), |list| cut(data, t, list, 2))
}

/// The standings.
pub(super) fn standings(t: &Localizer, data: &ProjectorData) -> Vec<Slide> {
    let (tournament, standings) = (&data.public.tournament, &data.standings);
    if !tournament.has_begun() {
        return Vec::new();
    }
    let names = Names::Alias;
    let table = report_tables::standings_for(Output::Wall, t, tournament, standings, names);
    cut(data, t, table, 2)
}

/// The schedule of the rounds.
pub(super) fn planned(t: &Localizer, data: &ProjectorData) -> Vec<Slide> {
    let rounds = crate::view::schedule::round_starts(t, &data.public.event);
    if rounds.is_empty() {
        return Vec::new();
    }
    let mut table = Table::under(
        t.msg("schedule"),
        vec![
            Heading::words(t.msg("field-round")),
            Heading::words(t.msg("schedule-begins")),
        ],
    );
    let rows = rounds.into_iter();
    table.rows = rows
        .map(|one| vec![one.round.into(), one.when.into()])
        .collect();
    let place = &data.public.event.announcement.place;
    table
        .notes
        .extend(Some(place.clone()).filter(|place| !place.is_empty()));
    cut(data, t, table, 1)
}

/// A table as slides with `side_by_side` columns of rows each.
fn cut(data: &ProjectorData, t: &Localizer, list: Table, side_by_side: usize) -> Vec<Slide> {
    let list = if data.wall.schools {
        list
    } else {
        list.without_schools()
    };
    let pieces: Vec<&[_]> = list.rows.chunks(ROWS).collect();
    let leaves = pieces.chunks(side_by_side);
    let of = leaves.len();
    let leaf = |(number, pieces): (usize, &[&[_]])| {
        let lists = pieces.iter().map(|rows| Table {
            rows: rows.to_vec(),
            ..list.clone()
        });
        Slide {
            number: page_number(t, number, of),
            notes: list.notes.clone(),
            ..Slide::of(list.title.clone(), SlideBody::Lists(lists.collect()))
        }
    };
    (1..).zip(leaves).map(leaf).collect()
}

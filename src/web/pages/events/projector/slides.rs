//! The slides of the projector: lists cut so that each slide can be read from the last row of the hall.

use super::ProjectorData;
use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::desk::screen::Part;
use crate::formats::table::{Heading, Table};
use crate::i18n::Localizer;
use crate::rules::Side;
use crate::web::board_svg::Drawing;
use crate::web::clock;
use crate::web::event_head::shown;
use crate::web::game_view::{self, PlayerStrip};
use crate::web::pages::events::overview::board_shown;
use crate::web::pages::events::schedule;
use crate::web::report_tables;
use crate::web::table::{Names, RoundTable};
use chrono::{DateTime, TimeDelta, Utc};

/// Rows below each other.
const ROWS: usize = 16;

/// Minutes are counted once there are few.
const COUNTED: TimeDelta = TimeDelta::minutes(100);

/// What is seen at once.
pub(super) struct Slide {
    /// What it is.
    pub(super) title: String,
    /// `page 2 of 3` where a list needs several leaves.
    pub(super) number: Option<String>,
    /// Lists side by side.
    pub(super) lists: Vec<Table>,
    /// A game on its board.
    pub(super) game: Option<GameSlide>,
    /// Large words.
    pub(super) words: Vec<String>,
    /// Milliseconds until what the words tell of begins.
    pub(super) left_ms: Option<i64>,
    /// Whether it is the one that is seen.
    pub(super) is_shown: bool,
}

/// A game as it stands.
pub(super) struct GameSlide {
    /// The board.
    pub(super) drawing: Drawing,
    /// What it is called for who hears it.
    pub(super) label: String,
    /// Both players, the one who moves second first.
    pub(super) strips: [PlayerStrip; 2],
    /// The number of the last entry that is shown.
    seq: u32,
}

impl Slide {
    fn of_words(title: String, words: Vec<String>) -> Slide {
        Slide {
            title,
            number: None,
            lists: Vec::new(),
            game: None,
            words,
            left_ms: None,
            is_shown: false,
        }
    }

    /// The same for leaves that show the same; what is counted is left out.
    pub(super) fn mark(&self) -> String {
        let game = self.game.as_ref().map(|game| game.seq);
        format!(
            "{}{:?}{:?}{:?}{game:?}",
            self.title, self.number, self.lists, self.words
        )
    }
}

/// All leaves, in the order in which they are turned. There is always one.
pub(super) fn leaves(t: &Localizer, data: &ProjectorData, at: DateTime<Utc>) -> Vec<Slide> {
    let screen = &data.public.event.screen;
    let mut all = Vec::new();
    if !screen.notice.is_empty() {
        all.push(Slide::of_words(
            t.msg("screen-notice"),
            vec![screen.notice.clone()],
        ));
    }
    for part in Part::ALL {
        if screen.parts.contains(&part) {
            all.extend(of_part(t, data, part, at));
        }
    }
    if all.is_empty() {
        let words = vec![t.msg("posted-no-round")];
        all.push(Slide::of_words(data.public.event.name.clone(), words));
    }
    all
}

fn of_part(t: &Localizer, data: &ProjectorData, part: Part, at: DateTime<Utc>) -> Vec<Slide> {
    match part {
        Part::Boards => boards(t, data).map_or(Vec::new(), |list| cut(data, t, list, 1)),
        Part::Games => data.games.iter().map(|game| on_board(t, game)).collect(),
        Part::Names => names(t, data).map_or(Vec::new(), |list| cut(data, t, list, 2)),
        Part::Standings => standings(t, data).map_or(Vec::new(), |list| cut(data, t, list, 2)),
        Part::Schedule => planned(t, data).map_or(Vec::new(), |list| cut(data, t, list, 1)),
        Part::Clock => until_next(t, data, at).into_iter().collect(),
    }
}

/// The boards of the round, with how far each is.
fn boards(t: &Localizer, data: &ProjectorData) -> Option<Table> {
    let (event, tournament) = (&data.public.event, &data.public.tournament);
    let number = shown(tournament)?;
    let [first, second] = Side::BOTH.map(|side| t.localize(&event.ruleset.colour(side)));
    let mut table = Table::under(
        t.msg_arg("round-n", "round", number.0),
        vec![
            Heading::number(t.msg("board")),
            Heading::words(first),
            Heading::words(t.msg("school")),
            Heading::words(second),
            Heading::words(t.msg("school")),
            Heading::words(t.msg("posted-state")),
        ],
    );
    let rows = data.boards.iter().map(|board| {
        let shown = board_shown(t, tournament, board);
        vec![
            shown.number.into(),
            shown.first.alias.into(),
            shown.first.school.into(),
            shown.second.alias.into(),
            shown.second.school.into(),
            shown.state.into(),
        ]
    });
    table.rows = rows.collect();
    Some(table)
}

/// A game: its board between the players, and what happened last.
fn on_board(t: &Localizer, (seat, watched): &(BoardContext, PublicView<RecordedGame>)) -> Slide {
    let recorded = &watched.shown;
    let last = game_view::end(t, seat, recorded).or_else(|| game_view::last_turn(t, recorded));
    Slide {
        game: Some(GameSlide {
            drawing: game_view::drawing(t, seat, recorded),
            label: t.msg("board-label"),
            strips: game_view::strips(t, seat, recorded, watched.moment),
            seq: recorded.game.seq,
        }),
        ..Slide::of_words(game_view::place(t, seat), last.into_iter().collect())
    }
}

/// The children by name. When the round is over nobody looks for a board.
fn names(t: &Localizer, data: &ProjectorData) -> Option<Table> {
    let tournament = &data.public.tournament;
    let posted = tournament.posted()?;
    let round = RoundTable::posted(tournament, posted.number)?;
    let ruleset = &data.public.event.ruleset;
    Some(report_tables::by_name(
        t,
        ruleset,
        tournament,
        &round,
        Names::Alias,
    ))
}

/// Who stands where; the tie-breaks are on the page for phones.
fn standings(t: &Localizer, data: &ProjectorData) -> Option<Table> {
    const COLUMNS: usize = 5;
    if !data.public.tournament.has_begun() {
        return None;
    }
    let mut table =
        report_tables::standings(t, &data.public.tournament, &data.standings, Names::Alias);
    table.columns.truncate(COLUMNS);
    for row in &mut table.rows {
        row.truncate(COLUMNS);
    }
    Some(table)
}

fn planned(t: &Localizer, data: &ProjectorData) -> Option<Table> {
    let rounds = schedule::round_starts(t, &data.public.event);
    if rounds.is_empty() {
        return None;
    }
    let mut table = Table::under(
        t.msg("schedule"),
        vec![
            Heading::words(t.msg("field-round")),
            Heading::words(t.msg("schedule-begins")),
        ],
    );
    let rows = rows_of(rounds);
    table.rows = rows;
    let place = &data.public.event.schedule.place;
    table
        .notes
        .extend(Some(place.clone()).filter(|place| !place.is_empty()));
    Some(table)
}

fn rows_of(rounds: Vec<schedule::RoundStart>) -> Vec<Vec<crate::formats::table::Cell>> {
    let rows = rounds.into_iter();
    rows.map(|one| vec![one.round.into(), one.when.into()])
        .collect()
}

/// The time until the next round that is planned.
fn until_next(t: &Localizer, data: &ProjectorData, at: DateTime<Utc>) -> Option<Slide> {
    let (round, begins) = data.public.event.schedule.next(at)?;
    let title = t.msg_arg("round-n", "round", round.0);
    let words = vec![t.msg_arg("screen-begins", "time", clock::moment(t, begins))];
    Some(Slide {
        left_ms: (begins - at < COUNTED).then(|| (begins - at).num_milliseconds()),
        ..Slide::of_words(title, words)
    })
}

/// A list as slides; each has `side_by_side` columns of rows.
fn cut(data: &ProjectorData, t: &Localizer, list: Table, side_by_side: usize) -> Vec<Slide> {
    let list = if data.public.event.screen.schools {
        list
    } else {
        list.without(&t.msg("school"))
    };
    let pieces: Vec<&[_]> = list.rows.chunks(ROWS).collect();
    let leaves = pieces.chunks(side_by_side);
    let of = leaves.len();
    let leaf = |(number, pieces): (usize, &[&[_]])| Slide {
        title: list.title.clone(),
        number: (of > 1).then(|| {
            let values = [("n", number.into()), ("m", of.into())];
            t.msg_with("screen-page", &values)
        }),
        lists: pieces
            .iter()
            .map(|rows| Table {
                rows: rows.to_vec(),
                ..list.clone()
            })
            .collect(),
        game: None,
        words: list.notes.clone(),
        left_ms: None,
        is_shown: false,
    };
    (1..).zip(leaves).map(leaf).collect()
}

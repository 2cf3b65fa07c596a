//! The numbers of a game: the time of each turn, who was ahead, what was captured.

use super::charts::{LeadLine, TimeBars};
use crate::desk::games::{BoardContext, RecordedGame};
use crate::i18n::{Localizer, time_text};
use crate::referee::{ClockPolicy, GameInProgress, turn_times};
use crate::rules::{Colour, GameHistory, Position, Side};
use crate::view::game_view::{self, CardChip};
use crate::view::games::{self, MenPictureStyle};
use chrono::TimeDelta;

/// The time of each turn.
pub(super) struct TimeChart {
    pub(super) bars: TimeBars,
    /// The CSS classes of the bars of the first and of the second player.
    pub(super) classes: [&'static str; 2],
    /// The height of the time for a turn, and that time.
    pub(super) limit: Option<(f64, String)>,
    /// The number of the longest turn, from 1.
    pub(super) longest: usize,
    pub(super) caption: String,
    /// The sentence about the longest turn.
    pub(super) words: String,
    pub(super) totals: [String; 2],
}

/// The course of the difference of men.
pub(super) struct LeadChart {
    pub(super) line: LeadLine,
    pub(super) title: String,
    pub(super) caption: String,
}

/// A number with its label.
pub(super) struct Tile {
    pub(super) label: String,
    pub(super) value: String,
    pub(super) cards: Vec<CardChip>,
}

/// The turns of all parts of a game with the positions before them; between the parts the board was set up.
fn parts(play: &GameInProgress) -> impl Iterator<Item = &GameHistory> {
    play.earlier.iter().chain([&play.history])
}

pub(super) fn time_chart(
    t: &Localizer,
    board_context: &BoardContext,
    recorded: &RecordedGame,
    play: &GameInProgress,
) -> Option<TimeChart> {
    let movers = parts(play).flat_map(|part| {
        let before = part.positions().iter().take(part.turns().len());
        before.map(Position::to_move)
    });
    let times = turn_times(&recorded.entries);
    let times: Vec<(bool, TimeDelta)> =
        movers.map(|side| side == Side::Second).zip(times).collect();
    let limit = match play.clock.policy() {
        ClockPolicy::EveryTurn { seconds } => Some(TimeDelta::seconds(seconds.into())),
        _ => None,
    };
    let bars = TimeBars::of(&times, limit)?;
    let (is_second, longest) = times[bars.longest];
    let name = |side: Side| game_view::alias(&board_context.names, side);
    let player = if is_second { Side::Second } else { Side::First };
    let values = [
        ("n", (bars.longest + 1).into()),
        ("player", name(player).into()),
        ("time", time_text(longest.num_milliseconds()).into()),
    ];
    Some(TimeChart {
        classes: Side::BOTH.map(|side| match board_context.event.ruleset.colour(side) {
            Colour::White => "w",
            Colour::Black => "b",
        }),
        limit: bars
            .limit_y
            .zip(limit.map(|limit| time_text(limit.num_milliseconds()))),
        longest: bars.longest + 1,
        caption: bars_caption(t, board_context),
        words: t.msg_with("review-longest", &values),
        totals: Side::BOTH.map(|side| total(t, board_context, &times, side)),
        bars,
    })
}

/// Which bars are whose, by the colours of the men.
fn bars_caption(t: &Localizer, board_context: &BoardContext) -> String {
    let ruleset = &board_context.event.ruleset;
    let name = |colour: Colour| {
        let mut sides = Side::BOTH.into_iter();
        let side = sides.find(|side| ruleset.colour(*side) == colour);
        side.map_or(String::new(), |side| {
            game_view::alias(&board_context.names, side)
        })
    };
    let names = [
        ("white", name(Colour::White).into()),
        ("black", name(Colour::Black).into()),
    ];
    t.msg_with("review-bars", &names)
}

/// The time of all turns of a player.
fn total(
    t: &Localizer,
    board_context: &BoardContext,
    times: &[(bool, TimeDelta)],
    side: Side,
) -> String {
    let own = times
        .iter()
        .filter(|(is_second, _)| *is_second == (side == Side::Second));
    let time: TimeDelta = own.map(|(_, time)| *time).sum();
    let values = [
        (
            "player",
            game_view::alias(&board_context.names, side).into(),
        ),
        ("time", time_text(time.num_milliseconds()).into()),
    ];
    t.msg_with("review-total", &values)
}

/// The men of a side on the board and in hand.
fn left(position: &Position, side: Side) -> i32 {
    let stock = position.stock()[side];
    i32::from(stock.on_board) + i32::from(stock.in_hand)
}

pub(super) fn lead_chart(
    t: &Localizer,
    board_context: &BoardContext,
    play: &GameInProgress,
) -> Option<LeadChart> {
    let after = parts(play).flat_map(|part| part.positions().iter().skip(1));
    let ahead = |position: &Position| left(position, Side::First) - left(position, Side::Second);
    let ahead: Vec<i32> = after.map(ahead).collect();
    let first = game_view::alias(&board_context.names, Side::First);
    Some(LeadChart {
        line: LeadLine::of(&ahead)?,
        title: t.msg(games::of(&board_context.event.ruleset).review.ahead),
        caption: t.msg_arg("review-above", "player", first),
    })
}

pub(super) fn tiles(
    t: &Localizer,
    board_context: &BoardContext,
    play: &GameInProgress,
) -> Vec<Tile> {
    let ruleset = &board_context.event.ruleset;
    let game = games::of(ruleset);
    let (start, end) = (ruleset.start(), play.history.position());
    let taken = |side: Side| match game.men_picture {
        // Men change sides: only how many there are at the end counts.
        MenPictureStyle::Words => left(end, side),
        MenPictureStyle::Dots | MenPictureStyle::Kinds => left(&start, !side) - left(end, !side),
    };
    let cards: Vec<CardChip> = Side::BOTH
        .iter()
        .flat_map(|side| &play.cards[*side])
        .map(|shown| game_view::chip(t, shown.card))
        .collect();
    let tile = |label: String, value: String| Tile {
        label,
        value,
        cards: Vec::new(),
    };
    vec![
        tile(
            t.plural("review-turns", play.turn_count()),
            play.turn_count().to_string(),
        ),
        tile(
            t.msg(game.review.taken),
            format!("{}–{}", taken(Side::First), taken(Side::Second)),
        ),
        Tile {
            label: t.plural("review-cards", cards.len()),
            value: cards.len().to_string(),
            cards,
        },
    ]
}

//! A game as pages show it: two players, the board between them, and a sentence.

use crate::desk::games::{BoardContext, GameTerms, RecordedGame};
use crate::i18n::{EndMessage, EventMessage, Localizer, TurnMessage, Value, clock_text, time_text};
use crate::referee::{
    Card, Entry, GameInProgress, Ground, Line, Offence, Outcome, Pause, Phase, last_line,
    transcript,
};
use crate::rules::{BySide, Colour, Kind, Position, Ruleset, Side, Verdict};
use crate::tournament::EntrantName;
use crate::view::draw_counters;
use crate::view::men_counts::MenCounts;
use chrono::{DateTime, Utc};
use inkundla_replay::board_svg::Drawing;
pub(crate) use inkundla_replay::replay_steps::turn_text;

pub(crate) struct PlayerStrip {
    /// The colour of the player's men.
    pub colour: Colour,
    /// The kind of piece shown for them.
    pub kind: Kind,
    /// The code of the side in forms.
    pub side_code: &'static str,
    /// The word for the side.
    pub side: String,
    /// The player's alias.
    pub name: String,
    /// Men in hand, on the board and shot, and the time left for the whole game.
    pub counts: String,
    /// The men as small pictures.
    pub herd: MenCounts,
    /// The time left for the whole game.
    pub whole_left: Option<String>,
    /// Cards that are in force.
    pub cards: Vec<CardChip>,
    pub has_cards: bool,
    /// The next penalty.
    pub next_step: String,
    pub is_turn: bool,
    /// The clock, only for the player to move.
    pub clock: Option<ClockFace>,
}

impl PlayerStrip {
    /// Shows that neither player is to move.
    pub(crate) fn end(&mut self) {
        self.is_turn = false;
        self.clock = None;
    }
}

pub(crate) struct CardChip {
    /// The CSS class.
    pub class: &'static str,
    pub text: String,
}

pub(crate) struct ClockFace {
    /// Milliseconds left, negative once the time is over.
    pub left_ms: i64,
    pub is_running: bool,
    pub text: String,
}

pub(crate) struct RecordLine {
    pub text: String,
    pub is_struck: bool,
}

/// `Board 4 · Round 2`.
pub(crate) fn place(t: &Localizer, board_context: &BoardContext) -> String {
    let numbers = [
        ("board", board_context.board.0.into()),
        ("round", board_context.round.0.into()),
    ];
    t.msg_with("place", &numbers)
}

/// The name under which outsiders see a player.
pub(crate) fn alias(names: &BySide<EntrantName>, side: Side) -> String {
    names[side].alias()
}

/// Both strips, the second player first because that one sits across the board.
pub(crate) fn strips(
    t: &Localizer,
    terms: &dyn GameTerms,
    recorded: &RecordedGame,
    at: DateTime<Utc>,
) -> [PlayerStrip; 2] {
    let start = terms.ruleset().start();
    [Side::Second, Side::First].map(|side| strip(t, terms, recorded, &start, side, at))
}

fn strip(
    t: &Localizer,
    terms: &dyn GameTerms,
    recorded: &RecordedGame,
    start: &Position,
    side: Side,
    at: DateTime<Utc>,
) -> PlayerStrip {
    let play = recorded.game.play();
    let position = play.map_or(start, |play| play.history.position());
    let stock = position.stock();
    let is_turn = !matches!(recorded.game.phase, Phase::Finished(_)) && position.to_move() == side;
    let ruleset = terms.ruleset();
    let cards: Vec<CardChip> = play.map_or(Vec::new(), |play| {
        play.cards[side]
            .iter()
            .map(|shown| chip(t, shown.card))
            .collect()
    });
    let whole_left = play.and_then(|play| whole_left(t, play, side, at));
    PlayerStrip {
        colour: ruleset.colour(side),
        kind: ruleset.facts().usual_kind,
        side_code: side.code(),
        side: t.localize(&ruleset.colour(side)),
        name: alias(terms.names(), side),
        counts: [
            Some(draw_counters::stock(t, ruleset, stock[side], stock[!side])),
            whole_left.clone(),
        ]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · "),
        herd: MenCounts::of(t, ruleset, position, side),
        whole_left,
        has_cards: !cards.is_empty(),
        cards,
        next_step: play.map_or(String::new(), |play| {
            t.localize(&play.next_step(side, Offence::Delay))
        }),
        is_turn,
        clock: play.filter(|_| is_turn).and_then(|play| dial(play, at)),
    }
}

/// The time that a player has left for the whole game.
fn whole_left(
    t: &Localizer,
    game: &GameInProgress,
    side: Side,
    at: DateTime<Utc>,
) -> Option<String> {
    let left = game.clock.whole_left(side, at)?;
    let text = time_text(left.num_milliseconds());
    Some(t.msg_arg("whole-left", "time", text))
}

pub(crate) fn chip(t: &Localizer, card: Card) -> CardChip {
    let class = match card {
        Card::Yellow => "y",
        Card::Red => "r",
    };
    CardChip {
        class,
        text: t.localize(&card),
    }
}

fn dial(game: &GameInProgress, at: DateTime<Utc>) -> Option<ClockFace> {
    let reading = game.clock.reading(at)?;
    Some(ClockFace {
        left_ms: reading.left_ms,
        is_running: reading.is_running,
        text: clock_text(reading),
    })
}

/// The board in its current position.
pub(crate) fn drawing(t: &Localizer, terms: &dyn GameTerms, recorded: &RecordedGame) -> Drawing {
    let ruleset = terms.ruleset();
    let start = ruleset.start();
    let play = recorded.game.play();
    let position = play.map_or(&start, |play| play.history.position());
    let last = play.and_then(|play| play.history.turns().last());
    let before = play.and_then(|play| play.history.positions().iter().rev().nth(1));
    Drawing::after(t, ruleset, before, position, last.map(String::as_str))
}

/// The last turn in words, with its number.
pub(crate) fn last_turn(t: &Localizer, recorded: &RecordedGame) -> Option<String> {
    let play = recorded.game.play()?;
    let GameInProgress {
        ruleset, history, ..
    } = play;
    let turn = history.turns().last()?;
    let before = history.positions().iter().rev().nth(1)?;
    let text = turn_text(t, ruleset, before, turn);
    Some(with_number(t, play.turn_count(), text))
}

/// A turn with its number.
pub(crate) fn with_number(t: &Localizer, n: usize, text: impl Into<Value>) -> String {
    let values = [("n", n.into()), ("text", text.into())];
    t.msg_with("turn-text-numbered", &values)
}

/// The last turn with the name of the player instead of the side.
pub(crate) fn last_turn_by_name(
    t: &Localizer,
    terms: &dyn GameTerms,
    recorded: &RecordedGame,
) -> Option<String> {
    let lines = transcript(&recorded.entries).ok()?;
    let mut turns = lines
        .iter()
        .rev()
        .filter(|line| !line.is_struck && line.turn.is_some());
    turns.next().map(|line| numbered_by_name(t, terms, line))
}

/// The end of a game by its law, in words with the winner's side.
pub(crate) fn verdict(t: &Localizer, ruleset: &Ruleset, verdict: Verdict) -> String {
    let clause = verdict.reason.name().to_owned();
    let name = |side: Side| t.localize(&ruleset.colour(side));
    t.localize(&EndMessage {
        ruleset,
        outcome: verdict.winner.map_or(Outcome::Drawn, Outcome::Won),
        ground: &Ground::Law { clause },
        winner: verdict.winner.map_or(String::new(), name),
    })
}

/// The end of the game in words with the winner's name.
pub(crate) fn end(t: &Localizer, terms: &dyn GameTerms, recorded: &RecordedGame) -> Option<String> {
    let Phase::Finished(ended) = &recorded.game.phase else {
        return None;
    };
    let winner = match ended.outcome {
        Outcome::Won(side) => alias(terms.names(), side),
        _ => String::new(),
    };
    Some(t.localize(&EndMessage {
        ruleset: terms.ruleset(),
        outcome: ended.outcome,
        ground: &ended.ground,
        winner,
    }))
}

/// The reason of a pause, in words.
pub(crate) fn pause(t: &Localizer, recorded: &RecordedGame) -> Option<String> {
    match recorded.game.play()?.pause.as_ref()? {
        Pause::Umpire { reason } if reason.is_empty() => Some(t.msg("say-paused-plain")),
        Pause::Umpire { reason } => Some(t.msg_arg("say-paused", "reason", reason.as_str())),
        Pause::ServerStopped => Some(t.msg("say-paused-server")),
        Pause::ClockJumped { .. } => Some(t.msg("say-paused-jump")),
        Pause::Incident { incident } => {
            Some(t.msg_arg("say-paused", "reason", t.localize(incident)))
        }
    }
}

/// The record in words, newest line first.
pub(crate) fn record(t: &Localizer, ruleset: &Ruleset, entries: &[Entry]) -> Vec<RecordLine> {
    let lines = transcript(entries).unwrap_or_default();
    let noted = lines.iter().rev().map(|line| RecordLine {
        text: numbered(t, ruleset, line),
        is_struck: line.is_struck,
    });
    noted.collect()
}

/// The newest line of the record in words; empty before the first.
pub(crate) fn newest_line(t: &Localizer, ruleset: &Ruleset, recorded: &RecordedGame) -> String {
    let last = last_line(&recorded.entries, &recorded.game);
    last.map_or(String::new(), |line| numbered(t, ruleset, &line))
}

/// A line of the record in words, a turn with its number.
pub(crate) fn numbered(t: &Localizer, ruleset: &Ruleset, line: &Line) -> String {
    let text = line_text(t, ruleset, line);
    match line.turn_no {
        Some(n) => with_number(t, n, text),
        None => text,
    }
}

/// A line with the name of the player instead of the side.
pub(crate) fn numbered_by_name(t: &Localizer, terms: &dyn GameTerms, line: &Line) -> String {
    let (Some(turn), Some(side), Some(n)) = (&line.turn, line.side, line.turn_no) else {
        return numbered(t, terms.ruleset(), line);
    };
    let text = t.localize(&TurnMessage {
        ruleset: terms.ruleset(),
        side,
        name: Some(&alias(terms.names(), side)),
        man: line.man,
        turn,
    });
    with_number(t, n, text)
}

/// A line of the record in words.
pub(crate) fn line_text(t: &Localizer, ruleset: &Ruleset, line: &Line) -> String {
    t.localize(&EventMessage {
        ruleset,
        event: &line.entry.event,
        side: line.side,
        man: line.man,
    })
}

//! A game as pages show it: two players, the board between them, and a sentence.

use super::draw::Drawing;
use crate::desk::games::{Seat, Told};
use crate::referee::{Card, Entry, Event, Pause, Phase, Running, transcript};
use crate::rules::{BySide, Position, Ruleset, Side};
use crate::tongue::{EndTold, EventTold, Tongue, TurnTold, clock_text};
use crate::tournament::EntrantName;
use chrono::{DateTime, Utc};

/// A player at the board.
pub(super) struct Strip {
    /// Which side.
    pub side: Side,
    /// Its code in forms.
    pub side_code: &'static str,
    /// The word for the side.
    pub colour: String,
    /// The player's short name.
    pub name: String,
    /// Cows in hand, on the board, shot.
    pub counts: String,
    /// Cards that stand.
    pub cards: Vec<Chip>,
    /// Whether there are any.
    pub has_cards: bool,
    /// The next step of the ladder.
    pub next_step: String,
    /// Whether it is this player's turn.
    pub is_turn: bool,
    /// The clock, in the strip of the player to move only.
    pub clock: Option<Dial>,
}

/// A card beside a name.
pub(super) struct Chip {
    /// Its class in the style sheet.
    pub class: &'static str,
    /// Its name.
    pub text: String,
}

/// A clock.
pub(super) struct Dial {
    /// Milliseconds left, negative once the time is over.
    pub left_ms: i64,
    /// Whether it counts.
    pub is_running: bool,
    /// As text.
    pub text: String,
}

/// A line of the record.
pub(super) struct Noted {
    /// In words.
    pub text: String,
    /// Whether it was struck out.
    pub is_struck: bool,
}

/// `Board 4 · Round 2`.
pub(super) fn place(t: &Tongue, seat: &Seat) -> String {
    let numbers = [
        ("board", seat.board.0.into()),
        ("round", seat.round.0.into()),
    ];
    t.tell("place", &numbers)
}

/// The name under which outsiders see a player.
pub(super) fn alias(names: &BySide<EntrantName>, side: Side) -> String {
    names[side].alias()
}

/// Both strips, the player who moves second first: across the board.
pub(super) fn strips(t: &Tongue, seat: &Seat, told: &Told, at: DateTime<Utc>) -> [Strip; 2] {
    let start = seat.event.ruleset.start();
    [Side::Second, Side::First].map(|side| strip(t, seat, told, &start, side, at))
}

fn strip(
    t: &Tongue,
    seat: &Seat,
    told: &Told,
    start: &Position,
    side: Side,
    at: DateTime<Utc>,
) -> Strip {
    let play = told.game.play();
    let position = play.map_or(start, |play| play.course.position());
    let stock = position.stock();
    let is_turn = !matches!(told.game.phase, Phase::Finished(_)) && position.to_move() == side;
    let counts = [
        ("hand", stock[side].in_hand),
        ("board", stock[side].on_board),
        ("shot", stock[!side].lost),
    ];
    let cards: Vec<Chip> = play.map_or(Vec::new(), |play| {
        play.cards[side].iter().map(|card| chip(t, *card)).collect()
    });
    Strip {
        side,
        side_code: match side {
            Side::First => "first",
            Side::Second => "second",
        },
        colour: t.speak(&side),
        name: alias(&seat.names, side),
        counts: t.tell("counts", &counts.map(|(name, n)| (name, n.into()))),
        has_cards: !cards.is_empty(),
        cards,
        next_step: play.map_or(String::new(), |play| t.speak(&play.next_step(side))),
        is_turn,
        clock: play.filter(|_| is_turn).and_then(|play| dial(play, at)),
    }
}

fn chip(t: &Tongue, card: Card) -> Chip {
    let class = match card {
        Card::Yellow => "y",
        Card::Red => "r",
    };
    Chip {
        class,
        text: t.speak(&card),
    }
}

fn dial(play: &Running, at: DateTime<Utc>) -> Option<Dial> {
    let reading = play.clock.reading(at)?;
    Some(Dial {
        left_ms: reading.left_ms,
        is_running: reading.is_running,
        text: clock_text(reading),
    })
}

/// The board as it is.
pub(super) fn drawing(t: &Tongue, seat: &Seat, told: &Told) -> Drawing {
    let board = seat.event.ruleset.board();
    let start = seat.event.ruleset.start();
    let play = told.game.play();
    let position = play.map_or(&start, |play| play.course.position());
    let last = play
        .and_then(|play| play.course.turns().last())
        .map(String::as_str);
    let mut drawing = Drawing::of(board, position, last);
    for spot in &mut drawing.points {
        spot.spoken = match spot.man {
            Some((side, _)) => t.tell(
                "point-man",
                &[("point", spot.name.into()), ("side", t.speak(&side).into())],
            ),
            None => t.with("point-empty", "point", spot.name),
        };
    }
    drawing
}

/// The last turn in words, with its number.
pub(super) fn last_turn(t: &Tongue, told: &Told) -> Option<String> {
    let course = &told.game.play()?.course;
    let turn = course.turns().last()?;
    let mover = course.positions().iter().rev().nth(1)?.to_move();
    let told = t.speak(&TurnTold { side: mover, turn });
    Some(t.tell(
        "told-numbered",
        &[("n", course.turns().len().into()), ("told", told.into())],
    ))
}

/// How the game ended, in words with the winner's name.
pub(super) fn end(t: &Tongue, seat: &Seat, told: &Told) -> Option<String> {
    let Phase::Finished(ended) = &told.game.phase else {
        return None;
    };
    let winner = match ended.outcome {
        crate::referee::Outcome::Won(side) => alias(&seat.names, side),
        _ => String::new(),
    };
    Some(t.speak(&EndTold {
        outcome: ended.outcome,
        ground: &ended.ground,
        winner,
    }))
}

/// Why play is stopped, in words.
pub(super) fn pause(t: &Tongue, told: &Told) -> Option<String> {
    match told.game.play()?.pause.as_ref()? {
        Pause::Umpire { reason } => Some(t.with("say-paused", "reason", reason.as_str())),
        Pause::ServerStopped => Some(t.say("say-paused-server")),
    }
}

/// The record in words, the newest line first.
pub(super) fn record(t: &Tongue, entries: &[Entry]) -> Vec<Noted> {
    let lines = transcript(entries).unwrap_or_default();
    let noted = lines.into_iter().map(|line| {
        let told = t.speak(&EventTold(&line.entry.event, line.side));
        let text = match (&line.entry.event, line.turn_no) {
            (Event::TurnPlayed { .. } | Event::TurnLost, Some(n)) => {
                t.tell("told-numbered", &[("n", n.into()), ("told", told.into())])
            }
            _ => told,
        };
        Noted {
            text,
            is_struck: line.is_struck,
        }
    });
    let mut noted: Vec<Noted> = noted.collect();
    noted.reverse();
    noted
}

/// The draw counters in words: without a shot, and of repetition.
pub(super) fn draw_counters(t: &Tongue, play: Option<&Running>) -> Vec<String> {
    let Some(play) = play else {
        return vec![t.say("quiet-not-counting")];
    };
    let quiet = match play.course.position().quiet() {
        Some(quiet) if quiet.each => {
            let values = [
                ("n", quiet.plies.into()),
                ("limit", (quiet.limit / 2).into()),
            ];
            t.tell("quiet-each", &values)
        }
        Some(quiet) => t.tell(
            "quiet-ply",
            &[("n", quiet.plies.into()), ("limit", quiet.limit.into())],
        ),
        None => t.say("quiet-not-counting"),
    };
    let seen = play.course.occurrences();
    let repeated = (seen > 1).then(|| t.count("seen", seen));
    std::iter::once(quiet).chain(repeated).collect()
}

/// The rules of a game in our own words, one sentence each.
pub(super) fn rules(t: &Tongue, ruleset: &Ruleset) -> Vec<String> {
    let name = ruleset.name();
    (1..=12)
        .map(|n| format!("rule-{name}-{n}"))
        .map(|id| (t.say(&id), id))
        .take_while(|(text, id)| text != id)
        .map(|(text, _)| text)
        .collect()
}

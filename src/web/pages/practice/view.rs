//! What the practice board shows.

use super::study::Study;
use crate::referee::{Ground, Outcome};
use crate::rules::{Course, Formation, Kind, Ruleset, Side};
use crate::tongue::{EndTold, Tongue, TurnTold};
use crate::web::draw::Drawing;
use crate::web::guard::Visitor;
use crate::web::{Notice, Page, lawbook, scene};
use askama::Template;

#[derive(Template)]
#[template(path = "practice.html", blocks = ["live"])]
pub(super) struct Practice {
    page: Page,
    title: String,
    code: &'static str,
    is_mill: bool,
    halves: [Half; 2],
    drawing: Drawing,
    say: Notice,
    is_over: bool,
    turns: Vec<String>,
    hidden: Vec<(&'static str, String)>,
    here: String,
    play: String,
    undo: Option<String>,
    redo: Option<String>,
    new: String,
    flip: String,
    hinting: String,
    hints: Option<Vec<String>>,
    counters: Vec<String>,
    told: Vec<String>,
    position: String,
    changes: Vec<String>,
}

/// A player at the board.
struct Half {
    side: Side,
    colour: String,
    counts: String,
    is_turn: bool,
}

impl Practice {
    /// Whether what was asked for was refused.
    pub(super) fn is_refused(&self) -> bool {
        self.say.is_bad
    }
}

pub(super) fn page(visitor: &Visitor, study: &Study, said: Option<Notice>) -> Practice {
    let t = &*visitor.t;
    let course = &study.course;
    let sides = match study.is_flipped {
        true => [Side::First, Side::Second],
        false => [Side::Second, Side::First],
    };
    let now = Notice {
        text: now(t, course),
        is_bad: false,
    };
    Practice {
        page: visitor.page(),
        title: t.with("practice-of", "game", lawbook::game(t, &study.ruleset)),
        code: study.ruleset.name(),
        is_mill: matches!(study.ruleset, Ruleset::Mill(_)),
        halves: sides.map(|side| half(t, course, side)),
        drawing: drawing(t, study),
        say: said.unwrap_or(now),
        is_over: course.verdict().is_some(),
        turns: turns(course),
        hidden: study.hidden(),
        here: study.address(),
        play: study.address_to_play(),
        undo: study.address_of_undo(),
        redo: study.address_of_redo(),
        new: study.address_of_new(),
        flip: study.address_flipped(),
        hinting: study.address_hinting(),
        hints: study.has_hints.then(|| hints(t, study)),
        counters: scene::counters(t, course),
        told: told(t, course),
        position: course.position().text(),
        changes: lawbook::changes(t, &study.ruleset),
    }
}

/// No turn is offered once repetition has ended the game.
fn turns(course: &Course) -> Vec<String> {
    match course.verdict() {
        Some(_) => Vec::new(),
        None => course.position().turns(),
    }
}

fn half(t: &Tongue, course: &Course, side: Side) -> Half {
    let stock = course.position().stock();
    let counts = [
        ("hand", stock[side].in_hand.into()),
        ("board", stock[side].on_board.into()),
        ("shot", stock[!side].lost.into()),
    ];
    Half {
        side,
        colour: t.speak(&side),
        counts: t.tell("counts", &counts),
        is_turn: course.verdict().is_none() && course.position().to_move() == side,
    }
}

fn drawing(t: &Tongue, study: &Study) -> Drawing {
    let course = &study.course;
    let last = course.turns().last().map(String::as_str);
    let board = study.ruleset.board();
    let mut drawing = Drawing::of(board, course.position(), last);
    scene::name_points(t, &mut drawing);
    match study.is_flipped {
        true => drawing.turned(),
        false => drawing,
    }
}

/// How the game ended, or whose turn it is and what to do.
fn now(t: &Tongue, course: &Course) -> String {
    if let Some(verdict) = course.verdict() {
        let clause = verdict.reason.name().to_owned();
        return t.speak(&EndTold {
            outcome: verdict.winner.map_or(Outcome::Drawn, Outcome::Won),
            ground: &Ground::Law { clause },
            winner: verdict.winner.map_or(String::new(), |side| t.speak(&side)),
        });
    }
    let turns = course.position().turns();
    let first = turns.first().map_or("", String::as_str);
    let how = match first {
        "--" => "practice-pass",
        turn if turn.starts_with('~') => "practice-give",
        turn if turn.contains('-') || is_jump(turn) => "practice-move",
        _ => "practice-place",
    };
    let side = t.speak(&course.position().to_move());
    format!("{}. {}", t.with("practice-turn", "side", side), t.say(how))
}

/// `H4xJ4` leaps from a square; `E3xR1` places and shoots.
fn is_jump(turn: &str) -> bool {
    turn.contains('x') && turn.len() > 5 && !turn.starts_with(['E', 'A', 'R', 'C'])
}

/// The turns so far in words, the newest first.
fn told(t: &Tongue, course: &Course) -> Vec<String> {
    let turns = course.turns().iter().zip(course.positions()).zip(1u16..);
    let mut told: Vec<String> = turns
        .map(|((turn, before), n)| {
            let side = before.to_move();
            let told = t.speak(&TurnTold { side, turn });
            t.tell("told-numbered", &[("n", n.into()), ("told", told.into())])
        })
        .collect();
    told.reverse();
    told
}

fn hints(t: &Tongue, study: &Study) -> Vec<String> {
    let points = study.ruleset.board().points;
    let told = study.course.formations().into_iter().map(|formed| {
        let id = match formed.formation {
            Formation::EyeOfTheLion => "formation-eye",
            Formation::CatsJaw => "formation-jaw",
            Formation::MachineGun => "formation-gun",
        };
        let at = points
            .get(usize::from(formed.at))
            .map_or("", |point| point.name);
        t.tell(
            id,
            &[("side", t.speak(&formed.side).into()), ("at", at.into())],
        )
    });
    let mut told: Vec<String> = told.collect();
    told.dedup();
    told
}

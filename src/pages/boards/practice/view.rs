//! The view of the practice board.

use super::opponent::grade_name;
use super::study::PracticeGame;
use crate::http::request::request_context::RequestContext;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::Localizer;
use crate::pages::boards::half_turn::HalfTurn;
use crate::pages::shared::practice_address::options;
use crate::rules::{Colour, Formation, GameHistory, Kind, Side};
use crate::view::games;
use crate::view::men_counts::{MenCounts, MenPicture};
use crate::view::turn_prompts::{KindChoice, Listener, ScriptPrompts, is_pass, players_task};
use crate::view::{draw_counters, game_view, rules_text};
use askama::Template;
use inkundla_engine::Grade;
use inkundla_replay::board_svg::Drawing;

#[derive(Template)]
#[template(path = "boards/practice.html", blocks = ["live"])]
pub(super) struct PracticeView {
    page: Page,
    title: String,
    code: &'static str,
    family: &'static str,
    has_formations: bool,
    can_pass: bool,
    prompts: ScriptPrompts,
    kinds: Vec<KindChoice>,
    halves: [Half; 2],
    /// The sentence about the program's last turn.
    replied: Option<String>,
    hint: String,
    /// The sentence while the program thinks; empty for two players.
    thinking: String,
    grades: Vec<(u8, String, bool)>,
    is_second: bool,
    options: String,
    drawing: Drawing,
    half: HalfTurn,
    say: Notice,
    is_over: bool,
    turns: Vec<String>,
    hidden: Vec<(&'static str, String)>,
    here: String,
    play: String,
    undo: Option<String>,
    redo: Option<String>,
    file: Option<String>,
    new: String,
    flip: String,
    hinting: String,
    hints: Option<Vec<String>>,
    counters: Vec<String>,
    turn_list: Vec<String>,
    position: String,
    changes: Vec<String>,
}

/// A player at the board.
struct Half {
    colour: Colour,
    kind: Kind,
    name: String,
    herd: MenCounts,
    is_turn: bool,
}

impl PracticeView {
    /// Whether the requested turn was refused.
    pub(super) fn is_refused(&self) -> bool {
        self.say.is_bad
    }
}

pub(super) fn page(
    context: &RequestContext,
    study: &PracticeGame,
    notice: Option<Notice>,
) -> PracticeView {
    let t = &*context.t;
    let course = &study.course;
    let sides = if study.is_flipped {
        [Side::First, Side::Second]
    } else {
        [Side::Second, Side::First]
    };
    let turns = turns(course);
    let now = Notice::good(now(t, study, &turns));
    PracticeView {
        page: context.page(),
        title: t.msg_arg("practice-of", "game", rules_text::game(t, &study.ruleset)),
        code: study.ruleset.name(),
        has_formations: games::of(&study.ruleset).has_formations,
        family: study.ruleset.facts().family,
        can_pass: turns == ["--"],
        prompts: crate::view::turn_prompts::script_prompts(t, &study.ruleset, Listener::Player),
        kinds: kinds(t, study),
        halves: sides.map(|side| half(t, study, side)),
        replied: replied(t, study),
        hint: study.address_of_hint(),
        thinking: study
            .opponent
            .map_or(String::new(), |_| t.msg("practice-thinking")),
        grades: grades(t, study),
        is_second: study
            .opponent
            .is_some_and(|program| program.side == Side::First),
        options: options(&study.ruleset),
        drawing: drawing(t, study),
        half: HalfTurn::of(t, &study.ruleset, &study.course),
        say: notice.unwrap_or(now),
        is_over: course.verdict().is_some(),
        turns,
        hidden: study.hidden(),
        here: study.address(),
        play: study.address_to_play(),
        undo: study.address_of_undo(),
        redo: study.address_of_redo(),
        file: study.address_of_file(),
        new: study.address_of_new(),
        flip: study.address_flipped(),
        hinting: study.address_hinting(),
        hints: study.has_hints.then(|| hints(t, study)),
        counters: draw_counters::sentences(
            t,
            &study.ruleset,
            course.position(),
            course.occurrences(),
        ),
        turn_list: turn_list(t, study),
        position: course.position().text(),
        changes: rules_text::changes(t, &study.ruleset),
    }
}

/// The grades of the program, and which is chosen.
fn grades(t: &Localizer, game: &PracticeGame) -> Vec<(u8, String, bool)> {
    let chosen = game.opponent.map_or(Grade::FIRST, |program| program.grade);
    let offered = Grade::OFFERED.iter();
    let named = |grade: &Grade| (grade.number(), grade_name(t, *grade), *grade == chosen);
    offered.map(named).collect()
}

/// The program's last turn in words, if it has just played.
fn replied(t: &Localizer, game: &PracticeGame) -> Option<String> {
    let program = game.opponent?;
    let course = &game.course;
    let before = course.positions().iter().rev().nth(1)?;
    let turn = course.turns().last()?;
    let text = || game_view::turn_text(t, &game.ruleset, before, turn);
    (before.to_move() == program.side).then(text)
}

/// The name of a player: the colour, and against the program who has it.
fn name(t: &Localizer, game: &PracticeGame, side: Side) -> String {
    let colour = t.localize(&game.ruleset.colour(side));
    match game.opponent {
        None => colour,
        Some(program) if program.side == side => {
            let grade = grade_name(t, program.grade);
            let values = [("colour", colour.into()), ("grade", grade.into())];
            t.msg_with("practice-program", &values)
        }
        Some(_) => t.msg_arg("practice-you", "colour", colour),
    }
}

/// The legal turns; none once the game is over, also by repetition.
fn turns(history: &GameHistory) -> Vec<String> {
    match history.verdict() {
        Some(_) => Vec::new(),
        None => history.position().turns(),
    }
}

/// The kinds of men to choose from, while men can be placed.
fn kinds(t: &Localizer, game: &PracticeGame) -> Vec<KindChoice> {
    match game.course.verdict() {
        Some(_) => Vec::new(),
        None => crate::view::turn_prompts::kinds(t, &game.ruleset, game.course.position()),
    }
}

fn half(t: &Localizer, game: &PracticeGame, side: Side) -> Half {
    let (ruleset, course) = (&game.ruleset, &game.course);
    let colour = ruleset.colour(side);
    Half {
        colour,
        kind: ruleset.facts().usual_kind,
        name: name(t, game, side),
        herd: MenCounts::of(t, ruleset, course.position(), side),
        is_turn: course.verdict().is_none() && course.position().to_move() == side,
    }
}

fn drawing(t: &Localizer, game: &PracticeGame) -> Drawing {
    let course = &game.course;
    let last = course.turns().last().map(String::as_str);
    let before = course.positions().iter().rev().nth(1);
    let drawing = Drawing::after(t, &game.ruleset, before, course.position(), last);
    if game.is_flipped {
        drawing.turned()
    } else {
        drawing
    }
}

/// How the game ended, or the next task.
fn now(t: &Localizer, game: &PracticeGame, turns: &[String]) -> String {
    let (ruleset, course) = (&game.ruleset, &game.course);
    let name = |side: Side| t.localize(&ruleset.colour(side));
    if let Some(verdict) = course.verdict() {
        return game_view::verdict(t, ruleset, verdict);
    }
    let mover = course.position().to_move();
    // Against the program it is always the person's turn.
    let is_addressed = game.opponent.is_some() && !is_pass(turns);
    let player = if is_addressed {
        t.msg("play-your-turn")
    } else {
        name(mover)
    };
    let values = [("player", player.into()), ("other", name(!mover).into())];
    t.msg_with(players_task(ruleset, course.position(), turns), &values)
}

/// The turns so far in words, newest first.
fn turn_list(t: &Localizer, game: &PracticeGame) -> Vec<String> {
    let course = &game.course;
    let turns = course.turns().iter().zip(course.positions()).zip(1..);
    let mut list: Vec<String> = turns
        .map(|((turn, before), n)| {
            let text = game_view::turn_text(t, &game.ruleset, before, turn);
            game_view::with_number(t, n, text)
        })
        .collect();
    list.reverse();
    list
}

fn hints(t: &Localizer, game: &PracticeGame) -> Vec<String> {
    let points = game.ruleset.board().points;
    let sentences = game.course.formations().into_iter().map(|formed| {
        let id = match formed.formation {
            Formation::EyeOfTheLion => "formation-eye",
            Formation::CatsJaw => "formation-jaw",
            Formation::MachineGun => "formation-gun",
        };
        let at = points
            .get(usize::from(formed.at))
            .map_or("", |point| point.name);
        t.msg_with(
            id,
            &[
                ("side", t.localize(&game.ruleset.colour(formed.side)).into()),
                ("at", at.into()),
            ],
        )
    });
    let mut sentences: Vec<String> = sentences.collect();
    sentences.dedup();
    sentences
}

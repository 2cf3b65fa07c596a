//! The engine's word on an unfinished game for the umpire and the organiser, who decide: a proof, or an opinion that is
//! named as such. It is asked when the time is over or the clock stands.

use super::ending_tables::{EndingTables, Making, Tables};
use crate::desk::games::{BoardContext, RecordedGame};
use crate::desk::round_time::AtEnd;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Failed;
use crate::i18n::Localizer;
use crate::referee::{GameInProgress, Phase};
use crate::rules::Side;
use crate::tournament::PairingResult;
use crate::view::game_view::{self, PlayerStrip};
use chrono::{DateTime, Utc};
use inkundla_engine::{Judgement, Value, judge};
use inkundla_replay::board_svg::Drawing;

/// An opinion of this difference is worth saying, and one of this much more; 100 is a man.
const BETTER: i32 = 70;
const MUCH_BETTER: i32 = 300;

/// The board of an unfinished game with the engine's word on it.
pub(crate) struct Adjudication {
    pub(crate) place: String,
    pub(crate) strips: [PlayerStrip; 2],
    pub(crate) drawing: Drawing,
    pub(crate) board_label: String,
    pub(crate) word: EngineWord,
    /// The reason that a result is recorded with.
    pub(crate) reason: String,
    pub(crate) verdicts: [VerdictButton; 3],
}

/// The engine's word on a position.
pub(crate) enum EngineWord {
    /// It is not asked: the game goes on, or nothing has been played.
    NotAsked(String),
    /// It makes tables of the ending first; the page asks again by itself.
    Making(String),
    Said(Box<EngineAnswer>),
}

/// A proof or an opinion.
pub(crate) struct EngineAnswer {
    pub(crate) heading: String,
    pub(crate) text: String,
    /// The turns that may follow, in words.
    pub(crate) line: Vec<String>,
    /// The result that is proved; `None` for an opinion.
    pub(crate) proved: Option<PairingResult>,
    /// The first turn of the line in notation.
    next: String,
}

/// A result to record.
pub(crate) struct VerdictButton {
    /// The code of the result, and of the side that wins.
    pub(crate) result: &'static str,
    pub(crate) side: &'static str,
    pub(crate) text: String,
    pub(crate) is_proved: bool,
}

impl Adjudication {
    /// Whether the page asks again by itself.
    pub(crate) fn is_waiting(&self) -> bool {
        matches!(self.word, EngineWord::Making(_))
    }

    /// Whether a result is proved.
    pub(crate) fn is_proved(&self) -> bool {
        self.verdicts.iter().any(|verdict| verdict.is_proved)
    }
}

/// Asks the engine about a board.
///
/// # Errors
/// When too many wait for the engine.
pub(crate) async fn adjudication(
    context: &RequestContext,
    board_context: &BoardContext,
    recorded: &RecordedGame,
) -> Result<Adjudication, Failed> {
    let t = &*context.t;
    let play = recorded.game.play();
    let word = match play.filter(|play| is_due(board_context, recorded, play, context.at)) {
        Some(play) => said(context, board_context, play).await?,
        None => EngineWord::NotAsked(t.msg("judge-later")),
    };
    let drawing = game_view::drawing(t, board_context, recorded);
    let has_timer = board_context.event.round_time.minutes > 0;
    let proved = match &word {
        EngineWord::Said(answer) => answer.proved,
        EngineWord::NotAsked(_) | EngineWord::Making(_) => None,
    };
    Ok(Adjudication {
        place: game_view::place(t, board_context),
        strips: game_view::strips(t, board_context, recorded, context.at),
        drawing: match &word {
            EngineWord::Said(answer) => drawing.suggesting(&answer.next),
            EngineWord::NotAsked(_) | EngineWord::Making(_) => drawing,
        },
        board_label: t.msg("board-label"),
        reason: t.msg(if has_timer {
            "reason-time"
        } else {
            "reason-early"
        }),
        verdicts: verdicts(t, board_context, proved),
        word,
    })
}

fn verdicts(
    t: &Localizer,
    board_context: &BoardContext,
    proved: Option<PairingResult>,
) -> [VerdictButton; 3] {
    let has_timer = board_context.event.round_time.minutes > 0;
    let [won, drawn] = if has_timer {
        ["result-stopped-won", "result-stopped-draw"]
    } else {
        ["result-early-won", "result-early-draw"]
    };
    let results = [
        PairingResult::Won(Side::First),
        PairingResult::Won(Side::Second),
        PairingResult::Drawn,
    ];
    results.map(|result| VerdictButton {
        result: result.code(),
        side: result.winner().map_or("", Side::code),
        text: match result.winner() {
            Some(side) => t.msg_arg(won, "player", game_view::alias(&board_context.names, side)),
            None => t.msg(drawn),
        },
        is_proved: proved == Some(result),
    })
}

/// Whether the engine may be asked: not while a game goes on that is still to be won on the board.
fn is_due(
    board_context: &BoardContext,
    recorded: &RecordedGame,
    play: &GameInProgress,
    at: DateTime<Utc>,
) -> bool {
    let time = &board_context.event.round_time;
    let timer = time.timer_of(board_context.round);
    let is_stopped = time.at_end != AtEnd::PlayOn && timer.is_some_and(|timer| timer.is_over(at));
    let is_running = matches!(recorded.game.phase, Phase::Running(_)) && board_context.is_open;
    is_running && (is_stopped || play.pause.is_some()) && play.history.verdict().is_none()
}

async fn said(
    context: &RequestContext,
    board_context: &BoardContext,
    play: &GameInProgress,
) -> Result<EngineWord, Failed> {
    let t = &*context.t;
    let tables = context.shared.of_pages.get::<EndingTables>();
    let endings = match tables.of(play.history.position()) {
        Tables::Ready(endings) => Some(endings),
        Tables::None => None,
        Tables::Making(Making { step, steps }) => {
            let values = [("n", step.into()), ("all", steps.into())];
            return Ok(EngineWord::Making(t.msg_with("judge-making", &values)));
        }
    };
    let history = play.history.clone();
    let judged = context.thinking(move |_| judge(&history, endings.as_deref()));
    Ok(match judged.await? {
        Some(judged) => EngineWord::Said(Box::new(answer(t, board_context, play, &judged))),
        None => EngineWord::NotAsked(t.msg("judge-later")),
    })
}

fn answer(
    t: &Localizer,
    board_context: &BoardContext,
    play: &GameInProgress,
    judged: &Judgement,
) -> EngineAnswer {
    let mover = play.to_move();
    let (id, n, ahead) = match judged.value {
        Value::Win(1) => ("judge-win-now", 1, Some(mover)),
        Value::Win(plies) => ("judge-win", plies.div_ceil(2), Some(mover)),
        Value::Loss(..=2) => ("judge-win-now", 1, Some(!mover)),
        Value::Loss(plies) => ("judge-win", plies.div_ceil(2), Some(!mover)),
        Value::Draw | Value::Discs(0) => ("judge-draw", 0, None),
        Value::Discs(discs) => {
            let ahead = if discs > 0 { mover } else { !mover };
            ("judge-discs", discs.unsigned_abs(), Some(ahead))
        }
        Value::Opinion(value) => {
            let ahead = if value > 0 { mover } else { !mover };
            match value.abs() {
                MUCH_BETTER.. => ("judge-much-better", 0, Some(ahead)),
                BETTER.. => ("judge-better", 0, Some(ahead)),
                _ => ("judge-even", 0, None),
            }
        }
    };
    let name = |side: Side| game_view::alias(&board_context.names, side);
    let values = [
        ("player", ahead.map_or(String::new(), name).into()),
        ("n", n.into()),
    ];
    let first = judged.line.first().map_or("", String::as_str);
    let next = [
        ("player", name(mover).into()),
        ("turn", first.to_owned().into()),
    ];
    let result = ahead.map_or(PairingResult::Drawn, PairingResult::Won);
    EngineAnswer {
        heading: t.msg_with(id, &values),
        text: t.msg_with(
            if judged.is_proved {
                "judge-proved-text"
            } else {
                "judge-opinion-text"
            },
            &next,
        ),
        line: line(t, board_context, play, &judged.line),
        proved: judged.is_proved.then_some(result),
        next: first.to_owned(),
    }
}

/// The turns of a line in words.
fn line(
    t: &Localizer,
    board_context: &BoardContext,
    play: &GameInProgress,
    turns: &[String],
) -> Vec<String> {
    let ruleset = &board_context.event.ruleset;
    let mut history = play.history.clone();
    let mut line = Vec::new();
    for turn in turns {
        let text = game_view::turn_text(t, ruleset, history.position(), turn);
        if history.play(turn).is_err() {
            break;
        }
        line.push(text);
    }
    line
}

//! The third step of a dispute: the consequences, before they are recorded.

use super::steps::named;
use crate::desk::Fault;
use crate::desk::games::{BoardContext, RecordedGame};
use crate::i18n::{Localizer, clock_text};
use crate::referee::{Command, CorrectedTurn, GameInProgress, Phase, Refusal};
use crate::rules::{LOST_TURN, Side};
use crate::view::game_view;
use crate::view::men_counts::MenCounts;
use chrono::{DateTime, Utc};
use inkundla_replay::board_svg::Drawing;

/// A correction of a turn.
pub(super) enum TurnCorrection {
    /// Another turn was played.
    Corrected {
        number: u32,
        correction: CorrectedTurn,
    },
    /// Discs were flipped wrongly, and the opponent has not moved: they are flipped now.
    PutRight { number: u32, turn: String },
    /// The turn and all later ones are struck out.
    StruckOut { number: u32, turns: Vec<String> },
}

/// The consequences of a correction.
pub(super) struct Consequences {
    pub(super) drawing: Drawing,
    pub(super) lines: Vec<Consequence>,
    pub(super) number: u32,
    pub(super) act: &'static str,
    pub(super) turn: String,
    pub(super) dropping: usize,
    pub(super) reason: String,
    pub(super) what: &'static str,
}

pub(super) struct Consequence {
    /// CSS class: `ok` for what stays, `bad` for what is struck out, `time` for the clock.
    pub(super) class: &'static str,
    pub(super) text: String,
}

impl TurnCorrection {
    /// The correction that was tapped; without a turn, the disputed one is struck out.
    pub(super) fn of(
        game: &GameInProgress,
        number: u32,
        turn: String,
    ) -> Result<TurnCorrection, Fault> {
        let first = game.turns_before() + 1;
        let index = (number as usize).checked_sub(first);
        let later = index.and_then(|index| game.history.turns().get(index..));
        let later = later.filter(|later| !later.is_empty());
        let later = later.ok_or(Refusal::NoSuchTurn { number })?;
        if turn.is_empty() {
            let turns = later.to_vec();
            return Ok(TurnCorrection::StruckOut { number, turns });
        }
        // until the opponent has moved; a pass or a lost turn is not a move.
        let has_moved = later[1..]
            .iter()
            .any(|turn| turn != LOST_TURN && turn != "--");
        let is_same_square = turn.split('!').next() == later[0].split('!').next();
        if turn.contains('!') && is_same_square && !has_moved {
            return Ok(TurnCorrection::PutRight { number, turn });
        }
        let correction = game.corrected(number, &turn)?;
        Ok(TurnCorrection::Corrected { number, correction })
    }

    /// The command to record.
    pub(super) fn command(&self, t: &Localizer) -> Command {
        let reason = t.msg("dispute-reason");
        match self {
            TurnCorrection::Corrected { number, correction } => Command::CorrectTurn {
                number: *number,
                turn: correction.turn.clone(),
                dropping: correction.dropped.len(),
                reason,
            },
            TurnCorrection::PutRight { turn, .. } => Command::PutRight(turn.clone()),
            TurnCorrection::StruckOut { number, .. } => Command::TakeBackTo {
                number: *number,
                reason,
            },
        }
    }
}

pub(super) fn consequences(
    t: &Localizer,
    board_context: &BoardContext,
    (recorded, then): (&RecordedGame, &RecordedGame),
    correction: TurnCorrection,
    at: DateTime<Utc>,
) -> Consequences {
    let mut lines = match recorded.game.play() {
        Some(play) => correction_lines(t, board_context, play, &correction),
        None => Vec::new(),
    };
    lines.extend(outcome(t, board_context, then, at));
    let drawing = game_view::drawing(t, board_context, then);
    let reason = t.msg("dispute-reason");
    let (number, act, turn, dropping, what) = match correction {
        TurnCorrection::Corrected { number, correction } => {
            let dropping = correction.dropped.len();
            (number, "correct", correction.turn, dropping, "")
        }
        TurnCorrection::PutRight { number, turn } => (number, "right", turn, 0, "discs"),
        TurnCorrection::StruckOut { number, turns } => {
            (number, "back-to", String::new(), turns.len(), "")
        }
    };
    Consequences {
        drawing,
        lines,
        number,
        act,
        turn,
        dropping,
        reason,
        what,
    }
}

/// The consequences for the turns.
fn correction_lines(
    t: &Localizer,
    board_context: &BoardContext,
    game: &GameInProgress,
    correction: &TurnCorrection,
) -> Vec<Consequence> {
    let line = |class, text| Consequence { class, text };
    let going = |id: &str, from: usize, turns: &[String]| -> Vec<Consequence> {
        let before = game
            .history
            .positions()
            .iter()
            .skip(from - game.turns_before() - 1);
        let going = turns.iter().zip(before).zip(from..);
        going
            .map(|((turn, before), n)| {
                let text = named(t, board_context, game, before, turn);
                let values = [("n", n.into()), ("text", text.into())];
                line("bad", t.msg_with(id, &values))
            })
            .collect()
    };
    match correction {
        TurnCorrection::Corrected { number, correction } => {
            let before = (*number as usize).checked_sub(game.turns_before() + 1);
            let before = before.and_then(|at| game.history.positions().get(at));
            let said = |turn: &str| match before {
                Some(before) => named(t, board_context, game, before, turn),
                None => turn.to_owned(),
            };
            let values = [
                ("n", (*number).into()),
                ("turn", said(&correction.turn).into()),
                ("was", said(&correction.was).into()),
            ];
            let mut lines = vec![line("ok", t.msg_with("dispute-now", &values))];
            if !correction.kept.is_empty() {
                let kept = t.plural("mend-kept", correction.kept.len());
                lines.push(line("ok", kept));
            }
            let first = *number as usize + 1 + correction.kept.len();
            lines.extend(going("dispute-goes", first, &correction.dropped));
            lines
        }
        TurnCorrection::PutRight { turn, .. } => {
            let discs = turn
                .split('!')
                .skip(1)
                .map(|disc| disc.trim_start_matches(['-', '+']));
            let discs = discs.collect::<Vec<_>>().join(", ");
            vec![line("ok", t.msg_arg("dispute-turn-over", "discs", discs))]
        }
        TurnCorrection::StruckOut { number, turns } => {
            going("dispute-gone", *number as usize, turns)
        }
    }
}

/// The player to move with the time left and both stocks, or how the game ends.
fn outcome(
    t: &Localizer,
    board_context: &BoardContext,
    then: &RecordedGame,
    at: DateTime<Utc>,
) -> Vec<Consequence> {
    let line = |class, text| Consequence { class, text };
    let Some(play) = then.game.play() else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    if let Phase::Finished(_) = then.game.phase {
        let end = game_view::end(t, board_context, then).unwrap_or_default();
        lines.push(line("time", end));
    } else {
        let player = game_view::alias(&board_context.names, play.to_move());
        let reading = play.clock.reading(at);
        lines.push(line(
            "time",
            match reading {
                None => t.msg_arg("dispute-moves", "player", player),
                Some(reading) => t.msg_with(
                    "dispute-moves-with",
                    &[
                        ("player", player.into()),
                        ("time", clock_text(reading).into()),
                    ],
                ),
            },
        ));
    }
    let counts = Side::BOTH.map(|side| {
        let herd = MenCounts::of(t, &play.ruleset, play.history.position(), side);
        let player = game_view::alias(&board_context.names, side);
        let values = [("player", player.into()), ("counts", herd.words.into())];
        line("", t.msg_with("dispute-counts", &values))
    });
    lines.extend(counts);
    lines
}

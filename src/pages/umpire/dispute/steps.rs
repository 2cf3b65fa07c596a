//! The first step of a dispute: back over the board, turn by turn.

use crate::desk::games::{BoardContext, RecordedGame};
use crate::i18n::{Localizer, TurnMessage};
use crate::pages::shared::offline_state::letter;
use crate::referee::GameInProgress;
use crate::rules::{Kind, LOST_TURN, Position, Ruleset, TurnPoints};
use crate::view::game_view;
use inkundla_replay::board_svg::Drawing;

/// The turns since the board was last set up.
pub(super) struct Steps {
    pub(super) drawing: Drawing,
    /// The board at the beginning, and after each turn.
    pub(super) turns: Vec<TurnStep>,
    /// The number of the last turn that can be disputed; 0 if there is none.
    pub(super) last: usize,
    pub(super) has_discs: bool,
}

/// A turn, and the board after it.
pub(super) struct TurnStep {
    pub(super) number: usize,
    pub(super) text: String,
    /// The letter of the man on each point, `.` for an empty one.
    pub(super) men: String,
    /// The points that the turn touched.
    pub(super) points: String,
    /// Whether a player played it: not a pass or a lost turn.
    pub(super) is_played: bool,
}

impl Steps {
    fn none(drawing: Drawing) -> Steps {
        Steps {
            drawing,
            turns: Vec::new(),
            last: 0,
            has_discs: false,
        }
    }
}

pub(super) fn steps(t: &Localizer, board_context: &BoardContext, recorded: &RecordedGame) -> Steps {
    let Some(play) = recorded.game.play() else {
        return Steps::none(game_view::drawing(t, board_context, recorded));
    };
    let ruleset = &play.ruleset;
    let (positions, turns) = (play.history.positions(), play.history.turns());
    let all = play.turn_count();
    let played = turns.iter().zip(positions).enumerate();
    let mut steps = vec![TurnStep {
        number: play.turns_before(),
        text: t.msg("dispute-start"),
        men: men(ruleset, play.history.start()),
        points: String::new(),
        is_played: false,
    }];
    steps.extend(played.map(|(index, (turn, before))| {
        let number = play.turns_before() + index + 1;
        let text = named(t, board_context, play, before, turn);
        let values = [
            ("n", number.into()),
            ("all", all.into()),
            ("text", text.into()),
        ];
        TurnStep {
            number,
            text: t.msg_with("dispute-turn", &values),
            men: positions
                .get(index + 1)
                .map_or(String::new(), |after| men(ruleset, after)),
            points: TurnPoints::of(turn).path.join(" "),
            is_played: turn != LOST_TURN && turn != "--",
        }
    }));
    let last = steps.iter().rev().find(|step| step.is_played);
    Steps {
        drawing: game_view::drawing(t, board_context, recorded),
        last: last.map_or(0, |step| step.number),
        has_discs: ruleset.facts().usual_kind == Kind::Disc,
        turns: steps,
    }
}

/// A turn in words, with the name of its player.
pub(super) fn named(
    t: &Localizer,
    board_context: &BoardContext,
    game: &GameInProgress,
    before: &Position,
    turn: &str,
) -> String {
    let from = TurnPoints::of(turn).path.first().copied();
    let at = from.and_then(|from| game.ruleset.board().index_of(from));
    let man = at.and_then(|at| before.man_on(at));
    let side = before.to_move();
    t.localize(&TurnMessage {
        ruleset: &game.ruleset,
        side,
        name: Some(&game_view::alias(&board_context.names, side)),
        man: man.map(|man| man.kind),
        turn,
    })
}

fn men(ruleset: &Ruleset, position: &Position) -> String {
    let mut letters = vec!["."; ruleset.board().points.len()];
    for man in position.men() {
        if let Some(place) = letters.get_mut(usize::from(man.at)) {
            *place = letter(ruleset, man.side, man.kind);
        }
    }
    letters.concat()
}

//! A turning point of a game, in words for children and on the board.

use crate::desk::games::BoardContext;
use crate::i18n::{Localizer, TurnMessage};
use crate::pages::shared::practice_address;
use crate::paths;
use crate::referee::GameInProgress;
use crate::rules::{Side, TurnPoints};
use crate::view::{game_view, games};
use inkundla_engine::{Missed, TurningPoint};
use inkundla_replay::board_svg::Drawing;

pub(super) struct TurningPointView {
    pub(super) heading: String,
    /// The turn that was played, with the name of its player.
    pub(super) played: String,
    /// The advantage of the better turn.
    pub(super) missed: String,
    /// Whether it is proved, in words.
    pub(super) proof: String,
    /// The board before the turn, with both turns.
    pub(super) drawing: Drawing,
    pub(super) board_label: String,
    /// The address where the position can be played.
    pub(super) practice: String,
    /// The turning points, if there is more than one.
    pub(super) moments: Vec<Moment>,
}

/// A link to a turning point.
pub(super) struct Moment {
    pub(super) text: String,
    pub(super) href: String,
    pub(super) is_here: bool,
}

impl TurningPointView {
    /// The turning point at a place, from 1; the first one if there is none such.
    pub(super) fn of(
        t: &Localizer,
        board_context: &BoardContext,
        play: &GameInProgress,
        points: &[TurningPoint],
        number: usize,
    ) -> Option<TurningPointView> {
        let number = if number > points.len() { 1 } else { number };
        let point = points.get(number.checked_sub(1)?)?;
        let before = play.history.positions().get(point.turn)?;
        let turn = play.history.turns().get(point.turn)?;
        let ruleset = &board_context.event.ruleset;
        let side = before.to_move();
        let player = game_view::alias(&board_context.names, side);
        let man = |turn: &str| {
            let from = TurnPoints::of(turn).path.first().copied();
            let at = ruleset.board().index_of(from.unwrap_or_default())?;
            before.man_on(at).map(|man| man.kind)
        };
        let played = t.localize(&TurnMessage {
            ruleset,
            side,
            name: Some(&player),
            man: man(turn),
            turn,
        });
        let n = play.turns_before() + point.turn + 1;
        let heading = if point.is_decisive {
            "review-turned"
        } else {
            "review-moment"
        };
        let values = [
            ("played", turn.as_str().into()),
            ("better", point.better.as_str().into()),
        ];
        Some(TurningPointView {
            heading: t.msg_arg(heading, "n", n),
            played: game_view::with_number(t, n, played),
            missed: missed(t, board_context, point, side),
            proof: t.msg(if point.is_exact {
                "review-proved"
            } else {
                "review-opinion"
            }),
            drawing: Drawing::of(t, ruleset, before, Some(turn)).suggesting(&point.better),
            board_label: t.msg_with("review-board", &values),
            practice: practice_address::position(ruleset, before),
            moments: moments(t, board_context, play, points, number),
        })
    }
}

/// The advantage of the better turn, or the chance of the other player now.
fn missed(t: &Localizer, board_context: &BoardContext, point: &TurningPoint, side: Side) -> String {
    let messages = &games::of(&board_context.event.ruleset).review;
    let (id, n) = match point.missed {
        // Turns of the winner's own: the turns of both alternate.
        Missed::Win(1) => ("review-win-now", 1),
        Missed::Win(plies) => ("review-win", plies.div_ceil(2)),
        Missed::Loss(_) => ("review-loss", 0),
        Missed::Capture => (messages.capture, 0),
        Missed::Threat => (messages.threat, 0),
        Missed::Discs(discs) => ("review-discs", discs),
        Missed::Stronger => ("review-stronger", 0),
    };
    let name = |side| game_view::alias(&board_context.names, side);
    let values = [
        ("n", n.into()),
        ("better", point.better.as_str().into()),
        ("player", name(side).into()),
        ("other", name(!side).into()),
    ];
    t.msg_with(id, &values)
}

fn moments(
    t: &Localizer,
    board_context: &BoardContext,
    play: &GameInProgress,
    points: &[TurningPoint],
    number: usize,
) -> Vec<Moment> {
    let paths = paths::of(&board_context.event.key);
    let review = paths.review(board_context.round, board_context.board);
    let moment = |(place, point): (usize, &TurningPoint)| Moment {
        text: t.msg_arg("review-moment", "n", play.turns_before() + point.turn + 1),
        href: format!("{review}?n={place}"),
        is_here: place == number,
    };
    if points.len() < 2 {
        return Vec::new();
    }
    (1..).zip(points).map(moment).collect()
}

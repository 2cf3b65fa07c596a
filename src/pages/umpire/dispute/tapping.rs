//! The second step of a dispute: the turn that was really played, or the discs that show the wrong side.

use super::steps::named;
use crate::desk::Fault;
use crate::desk::games::BoardContext;
use crate::i18n::Localizer;
use crate::referee::{GameInProgress, Refusal};
use crate::rules::{Position, Ruleset};
use crate::view::game_view;
use crate::view::turn_prompts::{KindChoice, kinds};
use inkundla_replay::board_svg::Drawing;

/// The board before the disputed turn.
pub(super) struct Tapping {
    pub(super) number: u32,
    pub(super) title: String,
    pub(super) task: String,
    pub(super) drawing: Drawing,
    pub(super) legal: Vec<String>,
    pub(super) kinds: Vec<KindChoice>,
    /// The recorded turn, if it may stay with another man shot.
    pub(super) shot: Option<String>,
}

/// The board after the disputed turn, on which discs show the wrong side.
pub(super) struct Discs {
    pub(super) number: u32,
    pub(super) title: String,
    pub(super) drawing: Drawing,
    pub(super) points: Vec<&'static str>,
}

/// The position before a turn, the turn, and the position after it.
fn around(game: &GameInProgress, number: u32) -> Result<(&Position, &str, &Position), Fault> {
    let index = (number as usize).checked_sub(game.turns_before() + 1);
    let found = index.and_then(|index| {
        let positions = game.history.positions();
        let turn = game.history.turns().get(index)?;
        Some((
            positions.get(index)?,
            turn.as_str(),
            positions.get(index + 1)?,
        ))
    });
    Ok(found.ok_or(Refusal::NoSuchTurn { number })?)
}

pub(super) fn tapping(
    t: &Localizer,
    board_context: &BoardContext,
    game: &GameInProgress,
    number: u32,
) -> Result<Tapping, Fault> {
    let (before, was, _) = around(game, number)?;
    let player = game_view::alias(&board_context.names, before.to_move());
    let mut legal = before.turns();
    // B-07: an illegally placed disc stays once the opponent has moved.
    if game.ruleset.facts().omits_passes && (number as usize) < game.turn_count() {
        let names = game.ruleset.board().points.iter().map(|point| point.name);
        let empty = names.filter(|name| before.play_irregular(&format!("{name}!")).is_ok());
        let illegal = empty.filter(|name| !legal.iter().any(|turn| turn == name));
        let illegal: Vec<String> = illegal.map(|name| format!("{name}!")).collect();
        legal.extend(illegal);
    }
    let values = [
        ("n", number.into()),
        ("text", named(t, board_context, game, before, was).into()),
    ];
    Ok(Tapping {
        number,
        title: t.msg_with("turn-text-numbered", &values),
        task: t.msg_arg("dispute-tap", "player", player),
        drawing: Drawing::of(t, &game.ruleset, before, None),
        kinds: kinds(t, &game.ruleset, before),
        shot: could_shoot_another(&game.ruleset, was, &legal).then(|| was.to_owned()),
        legal,
    })
}

/// Whether the same move could have shot another cow. In Camelot a jump captures by itself.
fn could_shoot_another(ruleset: &Ruleset, was: &str, legal: &[String]) -> bool {
    let Some((step, _)) = was.split_once('x') else {
        return false;
    };
    let step = Some(step);
    let same = legal.iter().filter(|turn| turn.split('x').next() == step);
    ruleset.facts().chooses_captures && same.count() > 1
}

pub(super) fn discs(
    t: &Localizer,
    board_context: &BoardContext,
    game: &GameInProgress,
    number: u32,
) -> Result<Discs, Fault> {
    let (before, turn, after) = around(game, number)?;
    let values = [
        ("n", number.into()),
        ("text", named(t, board_context, game, before, turn).into()),
    ];
    let points = game.ruleset.board().points.iter().enumerate();
    let is_taken = |at: usize| u8::try_from(at).is_ok_and(|at| after.man_on(at).is_some());
    Ok(Discs {
        number,
        title: t.msg_with("turn-text-numbered", &values),
        drawing: Drawing::after(t, &game.ruleset, Some(before), after, Some(turn)),
        points: points
            .filter(|(at, _)| is_taken(*at))
            .map(|(_, point)| point.name)
            .collect(),
    })
}

/// The turn with the discs that were wrongly left (`-`) or flipped (`+`): `h5!-g5!+f1`.
pub(super) fn with_wrong_discs(
    game: &GameInProgress,
    number: u32,
    wrong: &[&str],
) -> Option<String> {
    let (before, turn, after) = around(game, number).ok()?;
    let square = turn.split('!').next().unwrap_or_default();
    let mistake = |name: &&str| {
        let at = game.ruleset.board().index_of(name)?;
        let owner = |position: &Position| position.man_on(at).map(|man| man.side);
        // A disc that the turn should have flipped, and did not.
        let was_turned = owner(before).is_some() && owner(before) != owner(after);
        Some(format!("!{}{name}", if was_turned { '-' } else { '+' }))
    };
    let mistakes: Option<String> = wrong.iter().map(mistake).collect();
    Some(format!("{square}{}", mistakes?))
}

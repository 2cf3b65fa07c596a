//! A game as a list of turns with the board after each, so that a page can replay it
//! without requests to the server (`steps.js`).

use super::board_svg::{Drawing, Spot};
use crate::i18n::{Localizer, TurnMessage};
use crate::referee::GameInProgress;
use crate::rules::{Colour, Kind, Position, Ruleset, TurnPoints};

/// A turn and the board after it.
pub struct ReplayStep {
    /// The description of the turn, with its number.
    pub text: String,
    /// A letter for each point of the board, `.` for an empty one.
    pub men: String,
    /// A digit for each point, `1` if the turn ended there.
    pub last: String,
    /// Whether it is the last step.
    pub is_end: bool,
}

/// All kinds of men by their letters in the steps.
const MEN: [(char, Colour, Kind); 12] = [
    ('c', Colour::White, Kind::Cow),
    ('C', Colour::Black, Kind::Cow),
    ('h', Colour::White, Kind::HerdBoys),
    ('H', Colour::Black, Kind::HerdBoys),
    ('w', Colour::White, Kind::Warriors),
    ('W', Colour::Black, Kind::Warriors),
    ('k', Colour::White, Kind::Knight),
    ('K', Colour::Black, Kind::Knight),
    ('m', Colour::White, Kind::Man),
    ('M', Colour::Black, Kind::Man),
    ('d', Colour::White, Kind::Disc),
    ('D', Colour::Black, Kind::Disc),
];

impl Spot {
    /// The letter of the man on this point.
    pub fn letter(&self) -> Option<char> {
        let mut men = MEN.iter();
        let known = men.find(|(_, colour, kind)| self.man == Some((*colour, *kind)));
        known.map(|(letter, ..)| *letter)
    }
}

/// The men that occur in the steps.
pub fn men_of(steps: &[ReplayStep]) -> Vec<(char, Colour, Kind)> {
    let used = |letter: char| steps.iter().any(|step| step.men.contains(letter));
    let men = MEN.into_iter();
    men.filter(|(letter, ..)| used(*letter)).collect()
}

/// The board at the start and after each valid turn.
pub fn steps(t: &Localizer, game: &GameInProgress) -> Vec<ReplayStep> {
    let (positions, turns) = (game.history.positions(), game.history.turns());
    let mut steps = vec![step(t, game, (0, t.msg("replay-first")), None)];
    for (number, turn) in (1..).zip(turns) {
        let text = positions.get(number - 1).map(|before: &Position| {
            let text = turn_text(t, &game.ruleset, before, turn);
            let values = [("n", number.into()), ("text", text.into())];
            t.msg_with("turn-text-numbered", &values)
        });
        let text = text.unwrap_or_default();
        steps.push(step(t, game, (number, text), Some(turn)));
    }
    if let Some(last) = steps.last_mut() {
        last.is_end = true;
    }
    steps
}

fn step(
    t: &Localizer,
    game: &GameInProgress,
    (number, text): (usize, String),
    turn: Option<&str>,
) -> ReplayStep {
    let start = game.ruleset.start();
    let position = game.history.positions().get(number).unwrap_or(&start);
    let drawing = Drawing::of(t, &game.ruleset, position, turn);
    let points = drawing.points.iter();
    ReplayStep {
        text,
        men: points
            .clone()
            .map(|spot| spot.letter().unwrap_or('.'))
            .collect(),
        last: points
            .map(|spot| if spot.is_last { '1' } else { '0' })
            .collect(),
        is_end: false,
    }
}

/// Describes a turn.
pub fn turn_text(t: &Localizer, ruleset: &Ruleset, before: &Position, turn: &str) -> String {
    let from = TurnPoints::of(turn)
        .path
        .first()
        .copied()
        .unwrap_or_default();
    let at = ruleset.board().index_of(from);
    let man = at.and_then(|at| before.man_on(at));
    t.localize(&TurnMessage {
        ruleset,
        side: before.to_move(),
        name: None,
        man: man.map(|man| man.kind),
        turn,
    })
}

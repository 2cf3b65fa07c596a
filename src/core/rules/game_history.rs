//! The turns and positions of one game, and the only place that counts repetitions.

use super::{
    Formed, IllegalTurn, Played, Position, Reason, RepetitionKey, RuleEvent, Verdict, WhyNot,
    rule_event,
};
use std::collections::HashMap;

/// A game on the board from its first position on: what has been played, and
/// how often each position has stood. The only place that knows of repetition.
#[derive(Clone, Debug)]
pub struct GameHistory {
    positions: Vec<Position>,
    turns: Vec<String>,
    seen: HashMap<RepetitionKey, u32>,
}

/// How the record writes a turn lost by a red card.
pub const LOST_TURN: &str = "RC";

impl GameHistory {
    /// A game that begins in a position.
    pub fn from(start: Position) -> GameHistory {
        let seen = HashMap::from([(start.repetition_key(), 1)]);
        GameHistory {
            positions: vec![start],
            turns: Vec::new(),
            seen,
        }
    }

    /// The position now on the board.
    pub fn position(&self) -> &Position {
        // `positions` is never empty: it begins with the start and `take_back` keeps it.
        &self.positions[self.positions.len() - 1]
    }

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// All positions, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The turns in notation, in order; a turn lost by a red card is `RC`.
    pub fn turns(&self) -> &[String] {
        &self.turns
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// Why it is not legal here.
    pub fn play(&mut self, text: &str) -> Result<(), IllegalTurn> {
        self.enter(text, Position::play)
    }

    /// Plays a turn that stands on the board with its mistakes; see
    /// [`Position::play_irregular`].
    ///
    /// # Errors
    /// Why no board can show it.
    pub fn play_irregular(&mut self, text: &str) -> Result<(), IllegalTurn> {
        self.enter(text, Position::play_irregular)
    }

    fn enter(
        &mut self,
        text: &str,
        play: impl Fn(&Position, &str) -> Result<Played, IllegalTurn>,
    ) -> Result<(), IllegalTurn> {
        // The position itself refuses what comes after its own verdict.
        if self.repetition().is_some() {
            return Err(IllegalTurn {
                text: text.to_owned(),
                why: WhyNot::GameOver,
            });
        }
        let played = play(self.position(), text)?;
        self.push(played.text().to_owned(), played.into_after());
        Ok(())
    }

    /// Gives the turn to the opponent by a red card; `false` where the law
    /// leaves no turn to give.
    pub fn give_turn(&mut self) -> bool {
        if self.verdict().is_some() {
            return false;
        }
        let Some(after) = self.position().give_turn() else {
            return false;
        };
        self.push(LOST_TURN.to_owned(), after);
        true
    }

    /// Takes the last turn back and returns it; `None` at the start.
    pub fn take_back(&mut self) -> Option<String> {
        let turn = self.turns.pop()?;
        if let Some(position) = self.positions.pop()
            && let Some(count) = self.seen.get_mut(&position.repetition_key())
        {
            *count -= 1;
        }
        Some(turn)
    }

    /// How many times the position on the board has stood, this time included;
    /// 255 times and more give 255.
    pub fn occurrences(&self) -> u8 {
        u8::try_from(self.times(self.position())).unwrap_or(u8::MAX)
    }

    /// How many times a position has stood.
    pub fn times(&self, position: &Position) -> u16 {
        let seen = self.seen.get(&position.repetition_key());
        seen.map_or(0, |count| u16::try_from(*count).unwrap_or(u16::MAX))
    }

    /// How many times that position has stood which has stood most often.
    pub fn most_often(&self) -> u16 {
        let most = self.seen.values().max().copied().unwrap_or_default();
        u16::try_from(most).unwrap_or(u16::MAX)
    }

    /// The game up to the turn of an index, which is not in it any more.
    pub(crate) fn up_to(&self, index: usize) -> GameHistory {
        let mut course = self.clone();
        while course.turns.len() > index {
            course.take_back();
        }
        course
    }

    /// The end of the game on the board, if it has come.
    pub fn verdict(&self) -> Option<Verdict> {
        self.position().verdict().or_else(|| self.repetition())
    }

    /// The draw by a position that has stood too often.
    fn repetition(&self) -> Option<Verdict> {
        let limit = self.position().repetition_limit()?;
        let drawn = Verdict {
            winner: None,
            reason: Reason::Repetition,
        };
        let is_drawn = !self.position().draws_by_claim() && self.occurrences() >= limit;
        is_drawn.then_some(drawn)
    }

    /// What the law has brought about with the last turn: see [`RuleEvent`].
    pub fn rule_events(&self) -> Vec<RuleEvent> {
        let before = self.positions.iter().rev().nth(1);
        rule_event::events(before, self.position())
    }

    /// The formations on the board, and the one that the last turn was.
    pub fn formations(&self) -> Vec<Formed> {
        let last = match self.positions.as_slice() {
            [.., Position::Mill(before), Position::Mill(after)] => before.machine_gun(after),
            _ => None,
        };
        let standing = self.position().formations().into_iter();
        last.into_iter().chain(standing).collect()
    }

    fn push(&mut self, turn: String, after: Position) {
        *self.seen.entry(after.repetition_key()).or_insert(0) += 1;
        self.turns.push(turn);
        self.positions.push(after);
    }
}

impl PartialEq for GameHistory {
    fn eq(&self, other: &GameHistory) -> bool {
        self.turns == other.turns && self.start().text() == other.start().text()
    }
}

impl Eq for GameHistory {}

//! The turns and positions of a game. Only this module counts repetitions.

use super::{
    Formed, IllegalTurn, LOST_TURN, Played, Position, Reason, RepetitionKey, RuleEvent, Verdict,
    WhyNot, rule_event,
};
use std::collections::HashMap;

/// The turns of a game from its first position, and the number of occurrences
/// of each position.
///
/// Two histories are equal if they begin in the same position and have the same turns.
///
/// ```
/// # use inkundla_core::rules::{GameHistory, Ruleset};
/// let mut game = GameHistory::from(Ruleset::by_name("reversi").ok_or("no such game")?.start());
/// game.play("d3")?;
/// game.play("c3")?;
/// assert_eq!(game.turns(), ["d3", "c3"]);
/// assert_eq!(game.take_back().as_deref(), Some("c3"));
/// assert_eq!(game.turns(), ["d3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameHistory {
    positions: Vec<Position>,
    turns: Vec<String>,
    occurrences: HashMap<RepetitionKey, u32>,
}

impl GameHistory {
    /// A game that begins in a position.
    pub fn from(start: Position) -> GameHistory {
        let occurrences = HashMap::from([(start.repetition_key(), 1)]);
        GameHistory {
            positions: vec![start],
            turns: Vec::new(),
            occurrences,
        }
    }

    /// The current position.
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

    /// Plays a legal turn.
    pub fn play(&mut self, text: &str) -> Result<(), IllegalTurn> {
        self.play_by(text, Position::play)
    }

    /// Plays a turn with mistakes; see [`Position::play_irregular`].
    pub fn play_irregular(&mut self, text: &str) -> Result<(), IllegalTurn> {
        self.play_by(text, Position::play_irregular)
    }

    fn play_by(
        &mut self,
        text: &str,
        play: impl Fn(&Position, &str) -> Result<Played, IllegalTurn>,
    ) -> Result<(), IllegalTurn> {
        // A position rejects turns after its own verdict, but does not know of repetition.
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

    /// Passes the turn to the opponent by a red card; `false` where the law
    /// does not allow it.
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

    /// Removes and returns the last turn; `None` at the start.
    pub fn take_back(&mut self) -> Option<String> {
        let turn = self.turns.pop()?;
        if let Some(position) = self.positions.pop()
            && let Some(count) = self.occurrences.get_mut(&position.repetition_key())
        {
            *count -= 1;
        }
        Some(turn)
    }

    /// The number of occurrences of the current position, this one included; at most 255.
    pub fn occurrences(&self) -> u8 {
        u8::try_from(self.times(self.position())).unwrap_or(u8::MAX)
    }

    /// The number of occurrences of a position.
    pub fn times(&self, position: &Position) -> u16 {
        let count = self.occurrences.get(&position.repetition_key());
        count.map_or(0, |count| u16::try_from(*count).unwrap_or(u16::MAX))
    }

    /// The number of occurrences of the most frequent position.
    pub fn most_often(&self) -> u16 {
        let most = self.occurrences.values().max().copied();
        u16::try_from(most.unwrap_or_default()).unwrap_or(u16::MAX)
    }

    /// The game with only the turns before an index.
    pub(crate) fn up_to(&self, index: usize) -> GameHistory {
        let mut history = self.clone();
        while history.turns.len() > index {
            history.take_back();
        }
        history
    }

    /// The result, if the game is over, repetition included.
    pub fn verdict(&self) -> Option<Verdict> {
        self.position().verdict().or_else(|| self.repetition())
    }

    /// The draw by repetition, unless players have to claim it.
    fn repetition(&self) -> Option<Verdict> {
        let limit = self.position().repetition_limit()?;
        let is_drawn = !self.position().draws_by_claim() && self.occurrences() >= limit;
        is_drawn.then(|| Verdict::drawn(Reason::Repetition))
    }

    /// The events that the law caused with the last turn.
    pub fn rule_events(&self) -> Vec<RuleEvent> {
        let before = self.positions.iter().rev().nth(1);
        rule_event::events(before, self.position())
    }

    /// The formations on the board, preceded by the machine gun if the last turn was one.
    pub fn formations(&self) -> Vec<Formed> {
        let last = match self.positions.as_slice() {
            [.., before, after] => before.formation_of_turn(after),
            _ => None,
        };
        let standing = self.position().formations().into_iter();
        last.into_iter().chain(standing).collect()
    }

    fn push(&mut self, turn: String, after: Position) {
        *self.occurrences.entry(after.repetition_key()).or_insert(0) += 1;
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

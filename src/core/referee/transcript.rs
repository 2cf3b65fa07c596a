//! The record line by line for readers, with struck-out lines marked.

use super::{CorruptRecord, Entry, Event, Game, GameInProgress};
use crate::rules::{Kind, LOST_TURN, Position, Ruleset, Side, TurnPoints};

/// A line of a record: an entry and its meaning in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The entry.
    pub entry: Entry,
    /// For a turn or corrected turn: its notation.
    pub turn: Option<String>,
    /// For a turn: its number among the turns of both players at that time, from 1.
    pub turn_no: Option<usize>,
    /// For a turn, or a turn that is taken back: the player who made or lost it.
    pub side: Option<Side>,
    /// For a turn that moved a man, or one that is taken back: the kind of man.
    pub man: Option<Kind>,
    /// Whether a later entry struck it out.
    pub is_struck: bool,
}

/// The lines of a record in order.
pub fn transcript(entries: &[Entry]) -> Result<Vec<Line>, CorruptRecord> {
    let mut reading = Reading::default();
    let mut game = Game::scheduled();
    for entry in entries {
        reading.line(&game, entry);
        game = game.apply(entry)?;
    }
    Ok(reading.lines)
}

/// The last line of a record, computed from the game after it instead of a replay
/// where possible.
pub fn last_line(entries: &[Entry], game: &Game) -> Option<Line> {
    let entry = entries.last()?;
    let turn = match &entry.event {
        Event::TurnPlayed { turn } | Event::TurnRestored { turn } => turn.as_str(),
        Event::TurnLost => LOST_TURN,
        // The side and the number of the turn need a replay.
        Event::TurnCorrected { .. } | Event::TurnTakenBack { .. } => {
            return transcript(entries).ok()?.pop();
        }
        _ => return Some(Line::of(entry)),
    };
    let play = game.play()?;
    let before = play.history.positions().iter().rev().nth(1)?;
    Some(Line {
        turn: Some(turn.to_owned()),
        turn_no: Some(play.turn_count()),
        side: Some(before.to_move()),
        man: moved(&play.ruleset, before, turn),
        ..Line::of(entry)
    })
}

impl Line {
    /// A line that is not a turn.
    fn of(entry: &Entry) -> Line {
        Line {
            entry: entry.clone(),
            turn: None,
            turn_no: None,
            side: None,
            man: None,
            is_struck: false,
        }
    }
}

#[derive(Default)]
struct Reading {
    lines: Vec<Line>,
    /// The lines of the valid turns, in order.
    standing: Vec<usize>,
}

impl Reading {
    fn line(&mut self, game: &Game, entry: &Entry) {
        let mut line = Line::of(entry);
        let here = self.lines.len();
        match &entry.event {
            Event::TurnPlayed { turn } | Event::TurnRestored { turn } => {
                self.turn(&mut line, game, turn);
            }
            Event::TurnLost => self.turn(&mut line, game, LOST_TURN),
            Event::TurnCorrected {
                number,
                turn,
                dropped,
                ..
            } => {
                line.turn = Some(turn.clone());
                line.turn_no = Some(*number as usize);
                line.side = mover_of(game, *number);
                self.correct(*number as usize, dropped.len(), here);
            }
            Event::TurnTakenBack { .. } => {
                let struck = self.standing.pop();
                if let Some(taken) = struck.and_then(|index| self.lines.get(index)) {
                    (line.side, line.man) = (taken.side, taken.man);
                }
                self.strike_line(struck);
            }
            event => self.strike(event),
        }
        self.lines.push(line);
    }

    fn turn(&mut self, line: &mut Line, game: &Game, turn: &str) {
        let play = game.play();
        line.side = play.map(GameInProgress::to_move);
        line.man = play.and_then(|play| moved(&play.ruleset, play.history.position(), turn));
        line.turn = Some(turn.to_owned());
        self.standing.push(self.lines.len());
        line.turn_no = Some(self.standing.len());
    }

    /// Strikes out the line that an entry other than a turn takes back.
    fn strike(&mut self, event: &Event) {
        let struck = match event {
            Event::SetUpTakenBack { .. } => {
                self.last(|event| matches!(event, Event::PositionSetUp { .. }))
            }
            Event::CardTakenBack { side, card, .. } => self.last(
                |event| matches!(event, Event::CardShown { side: s, card: c, .. } if s == side && c == card),
            ),
            Event::Reopened { .. } => self.last(|event| matches!(event, Event::Ended { .. })),
            _ => None,
        };
        self.strike_line(struck);
    }

    /// Replaces a turn by its correction and strikes out the dropped turns at the end.
    fn correct(&mut self, number: usize, dropped: usize, here: usize) {
        for _ in 0..dropped {
            let fallen = self.standing.pop();
            self.strike_line(fallen);
        }
        let place = self.standing.get_mut(number.saturating_sub(1));
        let was = place.map(|place| std::mem::replace(place, here));
        self.strike_line(was);
    }

    fn strike_line(&mut self, which: Option<usize>) {
        if let Some(line) = which.and_then(|index| self.lines.get_mut(index)) {
            line.is_struck = true;
        }
    }

    fn last(&self, is_meant: impl Fn(&Event) -> bool) -> Option<usize> {
        self.lines
            .iter()
            .rposition(|line| !line.is_struck && is_meant(&line.entry.event))
    }
}

/// The kind of the man that a turn moves.
fn moved(ruleset: &Ruleset, before: &Position, turn: &str) -> Option<Kind> {
    let from = ruleset
        .board()
        .index_of(TurnPoints::of(turn).path.first()?)?;
    before.man_on(from).map(|man| man.kind)
}

fn mover_of(game: &Game, number: u32) -> Option<Side> {
    let play = game.play()?;
    let index = (number as usize).checked_sub(play.turns_before() + 1)?;
    let before = play.history.positions().get(index)?;
    Some(before.to_move())
}

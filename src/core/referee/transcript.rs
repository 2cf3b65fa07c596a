//! The record line by line for readers, struck lines marked.

use super::{CorruptRecord, Entry, Event, Game};
use crate::rules::{CoordinateLabels, Kind, LOST_TURN, Position, Ruleset, Side};

/// One line of a record as it is read: the entry, and what it is in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The entry itself.
    pub entry: Entry,
    /// For a turn, also a corrected one: what was played, in notation.
    pub turn: Option<String>,
    /// For a turn: its number among the turns of both players that stood then, from 1.
    pub turn_no: Option<usize>,
    /// For a turn: who played or lost it.
    pub side: Option<Side>,
    /// For a turn that moved a man: what it was.
    pub man: Option<Kind>,
    /// Whether a later entry struck it out.
    pub is_struck: bool,
}

/// The record in reading order, with what was struck out marked.
///
/// # Errors
/// When an entry does not follow from those before it.
pub fn transcript(entries: &[Entry]) -> Result<Vec<Line>, CorruptRecord> {
    let mut reading = Reading::default();
    let mut game = Game::scheduled();
    for entry in entries {
        reading.line(&game, entry);
        game = game.apply(entry)?;
    }
    Ok(reading.lines)
}

/// The last line of a record, by the game that it comes to.
pub fn last_line(entries: &[Entry], game: &Game) -> Option<Line> {
    let entry = entries.last()?;
    let turn = match &entry.event {
        Event::TurnPlayed { turn } | Event::TurnRestored { turn } => turn.as_str(),
        Event::TurnLost => LOST_TURN,
        // What it was and who played it stands further back.
        Event::TurnCorrected { .. } => return transcript(entries).ok()?.pop(),
        _ => return Some(Line::of(entry)),
    };
    let play = game.play()?;
    let before = play.history.positions().iter().rev().nth(1)?;
    let man = match turn {
        LOST_TURN => None,
        turn => moved(&play.ruleset, before, turn),
    };
    Some(Line {
        turn: Some(turn.to_owned()),
        turn_no: Some(play.turn_count()),
        side: Some(before.to_move()),
        man,
        ..Line::of(entry)
    })
}

impl Line {
    /// A line that is no turn.
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
    /// The lines of the turns that stand, in order.
    standing: Vec<usize>,
}

impl Reading {
    fn line(&mut self, game: &Game, entry: &Entry) {
        let mut line = Line::of(entry);
        let here = self.lines.len();
        match &entry.event {
            Event::TurnPlayed { turn } | Event::TurnRestored { turn } => {
                line.side = game.play().map(|play| play.to_move());
                let play = game.play();
                line.man =
                    play.and_then(|play| moved(&play.ruleset, play.history.position(), turn));
                line.turn = Some(turn.clone());
                self.standing.push(here);
                line.turn_no = Some(self.standing.len());
            }
            Event::TurnLost => {
                line.turn = Some(LOST_TURN.to_owned());
                line.side = game.play().map(|play| play.to_move());
                self.standing.push(here);
                line.turn_no = Some(self.standing.len());
            }
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
            event => self.strike(event),
        }
        self.lines.push(line);
    }

    /// What an entry strikes out that is no turn.
    fn strike(&mut self, event: &Event) {
        let struck = match event {
            Event::TurnTakenBack { .. } => self.standing.pop(),
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

    /// The corrected turn takes the place of the one that stood there; of the
    /// turns after it the last ones fall.
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

fn moved(ruleset: &Ruleset, before: &Position, turn: &str) -> Option<Kind> {
    let from = ruleset
        .board()
        .index_of(CoordinateLabels::of(turn).path.first()?)?;
    before.man_on(from).map(|man| man.kind)
}

fn mover_of(game: &Game, number: u32) -> Option<Side> {
    let play = game.play()?;
    let index = (number as usize).checked_sub(play.turns_before() + 1)?;
    let before = play.history.positions().get(index)?;
    Some(before.to_move())
}

use super::{CorruptRecord, Entry, Event, Game};
use crate::rules::{Kind, Side, Spelt};

/// One line of a record as it is read: the entry, and what it is in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The entry itself.
    pub entry: Entry,
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
    let mut lines: Vec<Line> = Vec::with_capacity(entries.len());
    let mut standing: Vec<usize> = Vec::new();
    let mut game = Game::scheduled();
    for entry in entries {
        let mut line = Line {
            entry: entry.clone(),
            turn_no: None,
            side: None,
            man: None,
            is_struck: false,
        };
        if matches!(entry.event, Event::TurnPlayed { .. } | Event::TurnLost) {
            line.side = game.play().map(|play| play.to_move());
            line.man = moved(&game, &entry.event);
            standing.push(lines.len());
            line.turn_no = Some(standing.len());
        }
        let struck = match &entry.event {
            Event::TurnTakenBack { .. } => standing.pop(),
            Event::CardTakenBack { side, card, .. } => last_standing(
                &lines,
                |event| matches!(event, Event::CardShown { side: s, card: c, .. } if s == side && c == card),
            ),
            Event::Reopened { .. } => {
                last_standing(&lines, |event| matches!(event, Event::Ended { .. }))
            }
            _ => None,
        };
        if let Some(line) = struck.and_then(|index| lines.get_mut(index)) {
            line.is_struck = true;
        }
        game = game.apply(entry)?;
        lines.push(line);
    }
    Ok(lines)
}

fn moved(game: &Game, event: &Event) -> Option<Kind> {
    let (Some(play), Event::TurnPlayed { turn }) = (game.play(), event) else {
        return None;
    };
    let from = play
        .ruleset
        .board()
        .index_of(Spelt::of(turn).path.first()?)?;
    play.course.position().man_on(from).map(|man| man.kind)
}

fn last_standing(lines: &[Line], is_meant: impl Fn(&Event) -> bool) -> Option<usize> {
    lines
        .iter()
        .rposition(|line| !line.is_struck && is_meant(&line.entry.event))
}

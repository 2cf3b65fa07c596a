//! The time that each turn of a game took, without the pauses.

use super::{Entry, Event};
use chrono::{DateTime, TimeDelta, Utc};

/// The time of each valid turn, in the order of the turns. A turn that was corrected keeps its time.
///
/// The time is from the turn before, or from the start, to the entry of the turn. A pause counts for nobody.
pub fn turn_times(entries: &[Entry]) -> Vec<TimeDelta> {
    let mut reading = TimesReading::default();
    for entry in entries {
        reading.take(entry);
    }
    reading.times
}

#[derive(Default)]
struct TimesReading {
    times: Vec<TimeDelta>,
    /// The times of turns that were taken back, the one to restore next last.
    undone: Vec<TimeDelta>,
    /// When the turn began.
    since: Option<DateTime<Utc>>,
    paused_at: Option<DateTime<Utc>>,
    /// The pauses of the turn.
    paused: TimeDelta,
}

impl TimesReading {
    fn take(&mut self, entry: &Entry) {
        match &entry.event {
            Event::Paused { .. } => self.paused_at = self.paused_at.or(Some(entry.at)),
            Event::Resumed => {
                let paused = self.paused_at.take().map(|since| entry.at - since);
                self.paused += paused.unwrap_or_default();
            }
            Event::TurnPlayed { .. } | Event::TurnLost => {
                let since = self.since.unwrap_or(entry.at);
                let open = self.paused_at.map(|paused_at| entry.at - paused_at);
                let time = entry.at - since - self.paused - open.unwrap_or_default();
                self.times.push(time.max(TimeDelta::zero()));
                self.undone.clear();
                self.begin(entry);
            }
            Event::TurnTakenBack { .. } => {
                self.undone.extend(self.times.pop());
                self.begin(entry);
            }
            Event::TurnRestored { .. } => {
                self.times.push(self.undone.pop().unwrap_or_default());
                self.begin(entry);
            }
            Event::TurnCorrected { dropped, .. } => {
                let left = self.times.len().saturating_sub(dropped.len());
                self.times.truncate(left);
                self.begin(entry);
            }
            Event::Started { .. } | Event::PositionSetUp { .. } | Event::Reopened { .. } => {
                self.begin(entry);
            }
            _ => {}
        }
    }

    fn begin(&mut self, entry: &Entry) {
        self.since = Some(entry.at);
        self.paused = TimeDelta::zero();
        // A pause that goes on counts from here.
        self.paused_at = self.paused_at.map(|_| entry.at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::{ClockPolicy, Official, Pause, Role, UmpireSettings};

    fn times(events: Vec<(i64, Event)>) -> Vec<i64> {
        let entry = |(at, event): (i64, Event)| Entry {
            seq: 0,
            at: DateTime::from_timestamp(at, 0).unwrap(),
            by: Official {
                role: Role::Umpire,
                name: String::new(),
            },
            event,
        };
        let entries: Vec<Entry> = events.into_iter().map(entry).collect();
        let times = turn_times(&entries).into_iter();
        times.map(|time| time.num_seconds()).collect()
    }

    fn started() -> Event {
        Event::Started {
            ruleset: String::new(),
            clock: ClockPolicy::Off,
            conduct: UmpireSettings::default(),
        }
    }

    fn turn() -> Event {
        let turn = String::new();
        Event::TurnPlayed { turn }
    }

    fn pause() -> Event {
        Event::Paused {
            pause: Pause::ServerStopped,
            used_ms: 0,
        }
    }

    #[test]
    fn a_pause_counts_for_nobody() {
        let played = vec![
            (0, started()),
            (7, turn()),
            (10, pause()),
            (100, Event::Resumed),
            (104, turn()),
            (110, pause()),
            (112, turn()),
            (120, Event::Resumed),
            (121, turn()),
        ];
        assert_eq!(times(played), [7, 7, 6, 1]);
    }

    #[test]
    fn turns_that_were_taken_back_have_no_time_and_restored_ones_keep_theirs() {
        let back = || Event::TurnTakenBack {
            turn: String::new(),
            reason: String::new(),
        };
        let again = Event::TurnRestored {
            turn: String::new(),
        };
        let corrected = Event::TurnCorrected {
            number: 1,
            was: String::new(),
            turn: String::new(),
            dropped: vec![String::new()],
            reason: String::new(),
        };
        let played = vec![
            (0, started()),
            (5, turn()),
            (9, turn()),
            (20, back()),
            (30, again),
            (33, turn()),
        ];
        assert_eq!(times(played.clone()), [5, 4, 3]);
        let mut fewer = played;
        fewer.push((40, corrected));
        fewer.push((42, turn()));
        assert_eq!(times(fewer), [5, 4, 2]);
    }
}

//! Problems that the program detects: a result that differs from the record, a clock long over
//! time, downtime of the server.

use super::attention::{Attention, of_board};
use super::control_data::{ControlData, Downtime};
use crate::desk::events::Event;
use crate::desk::games::{Projection, RecordedGame};
use crate::desk::{Desk, Fault};
use crate::i18n::Localizer;
use crate::referee::{Event as Entered, Outcome, Pause};
use crate::store::{Board, GamePhase};
use crate::system_time;
use crate::tournament::PairingResult;
use crate::view::round_tables::{NamedPlayer, Names, ranges, result_text};
use chrono::{DateTime, Utc};

/// A clock that ran out longer ago than this was probably forgotten: otherwise the umpire would
/// have shown a card or started a new minute.
const OVER_MS: i64 = 3 * 60 * 1000;

/// Results that the organiser entered over a different result of the record.
pub(super) fn differing(t: &Localizer, data: &ControlData) -> Vec<Attention> {
    let boards = data.boards.iter();
    let differing = boards.filter_map(|board| {
        let now = board.result?.result;
        let was = result_of(projection(board)?.overruled?)?;
        let players = NamedPlayer::pair(&data.tournament, &board.pairing, Names::Full);
        let values = [
            ("was", result_text(t, &players, was).into()),
            ("now", result_text(t, &players, now).into()),
        ];
        Some(of_board(
            t,
            data,
            board,
            false,
            t.msg_with("attention-differs", &values),
        ))
    });
    differing.collect()
}

fn result_of(outcome: Outcome) -> Option<PairingResult> {
    match outcome {
        Outcome::Won(side) => Some(PairingResult::Won(side)),
        Outcome::Drawn => Some(PairingResult::Drawn),
        Outcome::NotPlayed => None,
    }
}

/// Minutes since the time of the player to move ran out, if more than [`OVER_MS`].
pub(super) fn over_for(projection: &Projection, at: DateTime<Utc>) -> Option<i64> {
    let over_ms = at.timestamp_millis() - projection.over_at_ms?;
    (over_ms > OVER_MS).then_some(over_ms / 60_000)
}

fn projection(board: &Board) -> Option<Projection> {
    let state = board.state.as_ref()?;
    Some(Projection::read(&state.projection))
}

impl Downtime {
    /// Reads the records of paused boards only, of which there are few.
    pub(super) fn of(
        desk: &Desk,
        event: &Event,
        boards: &[Board],
    ) -> Result<Option<Downtime>, Fault> {
        let mut stopped: Option<Downtime> = None;
        for board in boards.iter().filter(|board| rests(board)) {
            let number = board.pairing.board;
            let recorded =
                desk.recorded_game(&desk.board_context(&event.key, board.round, number)?)?;
            let Some((last, since)) = gap(&recorded) else {
                continue;
            };
            let known = stopped.get_or_insert(Downtime {
                last,
                since,
                boards: Vec::new(),
            });
            known.last = known.last.max(last);
            known.since = known.since.max(since);
            known.boards.push(number);
        }
        Ok(stopped)
    }

    /// The sentence says that phones may still send entries: the server cannot know how many.
    pub(super) fn words(&self, t: &Localizer) -> String {
        let values = [
            ("last", system_time::time_of_day(self.last).into()),
            ("since", system_time::time_of_day(self.since).into()),
            ("n", self.boards.len().into()),
            ("boards", ranges(&self.boards).into()),
        ];
        t.msg_with("run-stopped", &values)
    }
}

fn rests(board: &Board) -> bool {
    let is_running = |phase| phase == GamePhase::Running;
    board
        .state
        .as_ref()
        .is_some_and(|state| is_running(state.phase))
        && projection(board).is_some_and(|projection| projection.is_paused)
}

/// Times of the last entry before the downtime and of the pause that the server then recorded,
/// if play has not been resumed since.
fn gap(recorded: &RecordedGame) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
    let is_stop = |event: &Entered| {
        matches!(
            event,
            Entered::Paused {
                pause: Pause::ServerStopped,
                ..
            }
        )
    };
    if recorded.game.play()?.pause != Some(Pause::ServerStopped) {
        return None;
    }
    let at = recorded
        .entries
        .iter()
        .rposition(|entry| is_stop(&entry.event))?;
    let before = recorded.entries.get(at.checked_sub(1)?)?;
    Some((before.at, recorded.entries.get(at)?.at))
}

//! The pause for time that the program did not see pass.

use super::{Command, Game, Official, Pause, PendingEntries, Refusal, Role, decide};
use chrono::{DateTime, Utc};

/// The pause that the program records when it notices, at `at`, that time was lost
/// since `known`. The player to move has used the time until `known`; the time after
/// it counts for neither player. `None` if no clock was running.
///
/// # Errors
/// [`Refusal::Bug`] only.
pub fn pause_for_lost_time(
    game: &Game,
    pause: Pause,
    known: DateTime<Utc>,
    at: DateTime<Utc>,
) -> Result<Option<PendingEntries>, Refusal> {
    let reading = game.play().and_then(|play| play.clock.reading(known));
    if !reading.is_some_and(|reading| reading.is_running) {
        return Ok(None);
    }
    let program = Official {
        role: Role::Program,
        name: String::new(),
    };
    let mut pending = match decide(game, Command::Pause(pause), known, program) {
        Ok(pending) => pending,
        Err(Refusal::Bug(bug)) => return Err(Refusal::Bug(bug)),
        Err(_) => return Ok(None), // the game is over
    };
    for entry in &mut pending.entries {
        entry.at = at; // decided as of `known`, but recorded now
    }
    Ok(Some(pending))
}

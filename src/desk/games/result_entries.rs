//! Conversion between the result of a pairing and the entries of its record.

use crate::desk::Fault;
use crate::referee::{Command, Entry, Game, Official, Outcome, Phase, decide};
use crate::tournament::{PairingResult, Scored};
use chrono::{DateTime, Utc};

pub(super) use crate::formats::record::scored;

/// The entries for a result that the organiser enters or clears; none for an unrecorded game.
pub(in crate::desk) fn entries_for(
    game: &Game,
    scored: Option<Scored>,
    reason: &str,
    at: DateTime<Utc>,
    by: &Official,
) -> Result<(Game, Vec<Entry>), Fault> {
    let reason = match reason.trim() {
        "" => "result entered by the organiser",
        reason => reason,
    };
    let mut game = game.clone();
    let mut entries = Vec::new();
    if matches!(game.phase, Phase::Scheduled) {
        return Ok((game, entries));
    }
    let reopen =
        matches!(game.phase, Phase::Finished(_)).then(|| Command::Reopen(reason.to_owned()));
    let end = scored.map(|scored| ending(scored.result, reason));
    for command in reopen.into_iter().chain(end) {
        let draft = decide(&game, command, at, by.clone())?;
        game = draft.game;
        entries.extend(draft.entries);
    }
    Ok((game, entries))
}

fn ending(result: PairingResult, reason: &str) -> Command {
    let adjudicate = |outcome| Command::Adjudicate(outcome, reason.to_owned());
    match result {
        PairingResult::Won(side) | PairingResult::Awarded(side) => adjudicate(Outcome::Won(side)),
        // A record knows no half points for one side only: it ends without a winner, and the board
        // has the points.
        PairingResult::Drawn | PairingResult::HalfPoint(_) | PairingResult::BothLost => {
            adjudicate(Outcome::Drawn)
        }
        PairingResult::Forfeit(side) => Command::Forfeit {
            present: Some(side),
        },
        PairingResult::DoubleForfeit => Command::Forfeit { present: None },
    }
}

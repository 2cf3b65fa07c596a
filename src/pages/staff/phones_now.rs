//! The phones that currently record, on the team's page.

use crate::desk::silent_phones::silent_minutes;
use crate::i18n::Localizer;
use crate::store::{Board, GamePhase, Recorder};
use crate::system_time;
use crate::tournament::{BoardNo, RoundNo};
use crate::view::round_tables::ranges;
use chrono::{DateTime, Utc};

pub(super) struct PhonesNow {
    pub(super) round: RoundNo,
    /// The number of boards that have one.
    pub(super) text: String,
    pub(super) phones: Vec<PhoneNow>,
    /// The number of phones whose boards are finished.
    pub(super) done: Option<String>,
    /// The boards without a phone.
    pub(super) without: Option<String>,
}

pub(super) struct PhoneNow {
    pub(super) name: String,
    pub(super) about: String,
    pub(super) is_silent: bool,
    pub(super) state: String,
}

impl PhonesNow {
    pub(super) fn of(
        t: &Localizer,
        round: RoundNo,
        boards: &[Board],
        at: DateTime<Utc>,
    ) -> PhonesNow {
        let recorded = boards.iter().filter_map(|board| {
            let recorder = board.state.as_ref()?.recorder.as_ref()?;
            Some((board, recorder))
        });
        let (over, now): (Vec<_>, Vec<_>) = recorded.partition(|(board, _)| is_over(board));
        let without: Vec<BoardNo> = boards
            .iter()
            .filter(|board| board.result.is_none() && recorder(board).is_none())
            .map(|board| board.pairing.board)
            .collect();
        let count = [
            ("n", (over.len() + now.len()).into()),
            ("all", boards.len().into()),
        ];
        PhonesNow {
            round,
            text: t.msg_with("phones", &count),
            phones: now
                .iter()
                .map(|(board, phone)| row(t, board, phone, at))
                .collect(),
            done: (!over.is_empty()).then(|| t.plural("phones-done", over.len())),
            without: (!without.is_empty())
                .then(|| t.msg_arg("phones-without", "boards", ranges(&without))),
        }
    }
}

fn recorder(board: &Board) -> Option<&Recorder> {
    board.state.as_ref()?.recorder.as_ref()
}

fn is_over(board: &Board) -> bool {
    let state = board.state.as_ref();
    board.result.is_some() || state.is_some_and(|state| state.phase == GamePhase::Finished)
}

fn row(t: &Localizer, board: &Board, phone: &Recorder, at: DateTime<Utc>) -> PhoneNow {
    let since = [
        ("board", board.pairing.board.0.into()),
        ("time", time(phone.since_ms).into()),
    ];
    let silent = silent_minutes(phone, at);
    PhoneNow {
        name: phone.name.clone(),
        about: t.msg_with("phones-board-since", &since),
        is_silent: silent.is_some(),
        state: match silent {
            Some(minutes) => t.msg_arg("phones-silent", "n", minutes),
            None => t.msg_arg("phones-heard", "time", time(phone.seen_ms)),
        },
    }
}

fn time(at_ms: i64) -> String {
    system_time::time_of_day(system_time::of_millis(at_ms))
}

//! A sentence about the parts of a report file that an event does not keep.

use crate::formats::trf::{NotKept, PlayerPart};
use crate::i18n::Localizer;

/// The sentence; `None` if the event keeps everything.
pub(crate) fn not_kept(t: &Localizer, lost: &NotKept) -> Option<String> {
    let records = lost.listed_records();
    let records = (!records.is_empty()).then(|| t.msg_arg("report-records", "records", records));
    let parts = lost.of_players.iter().map(|(part, n)| {
        let id = match part {
            PlayerPart::Title => "report-titles",
            PlayerPart::Federation => "report-federations",
            PlayerPart::Id => "report-ids",
            PlayerPart::DayOfBirth => "report-days-of-birth",
            PlayerPart::Unrated => "report-unrated",
        };
        t.msg_arg(id, "n", *n)
    });
    let all: Vec<String> = records.into_iter().chain(parts).collect();
    (!all.is_empty()).then(|| t.msg_arg("report-not-kept", "parts", all.join("; ")))
}

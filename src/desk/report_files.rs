//! Report files (TRF) of events: what a file says beside the tournament is kept, and an export writes it again.

use super::events::Event;
use super::{Desk, Fault};
use crate::formats::tournament_json::TournamentFile;
use crate::formats::trf::{EventFacts, KeptLine, KeptReport, ReportForm, Trf, write_event};
use crate::store::{Account, Announcement, Changes, ReportLine, StoreError};
use crate::tournament::{Entrant, EntrantId, TournamentId};
use chrono::{DateTime, NaiveDate, Utc};
use std::collections::HashMap;

/// The parts of a report file beside its tournament.
#[derive(Clone, Debug, Default)]
pub struct ReportParts {
    /// Place and days.
    facts: EventFacts,
    /// The lines, unless there are too many.
    kept: Option<KeptReport>,
}

impl ReportParts {
    /// The parts of a file that was read from these bytes.
    pub fn of(bytes: &[u8], trf: &Trf) -> ReportParts {
        ReportParts {
            facts: trf.facts(),
            kept: KeptReport::of(bytes, trf),
        }
    }

    /// Whether the file is too large for its lines to be kept.
    pub fn is_too_large(&self) -> bool {
        self.kept.is_none()
    }

    /// Writes place and days.
    pub(super) fn announce(&self, announced: &mut Announcement) {
        announced.place.clone_from(&self.facts.place);
        announced.days = self.facts.days;
    }

    /// Stores the lines, and the start numbers of the file where the entrants have others.
    pub(super) fn keep(
        &self,
        tx: &mut dyn Changes,
        id: TournamentId,
        numbers: &[(&Entrant, u16)],
        ids: &HashMap<EntrantId, EntrantId>,
    ) -> Result<(), StoreError> {
        if numbers.iter().any(|(now, number)| now.number != *number) {
            let numbers = numbers.iter().map(|(now, number)| (now.id, *number));
            tx.set_numbers(id, &numbers.collect::<Vec<_>>())?;
        }
        tx.keep_report(id, &self.lines(ids))
    }

    /// The rows, with the entrants of the event.
    fn lines(&self, ids: &HashMap<EntrantId, EntrantId>) -> Vec<ReportLine> {
        let lines = self.kept.iter().flat_map(|kept| &kept.lines);
        let row = |(number, line): (u32, &KeptLine)| ReportLine {
            number,
            entrant: line.player.and_then(|player| ids.get(&player).copied()),
            text: line.text.clone(),
        };
        (1..).zip(lines).map(row).collect()
    }
}

impl Desk {
    /// Creates an event from a report file, and returns its key.
    ///
    /// # Errors
    /// As [`Desk::import_event`].
    pub fn import_report(
        &self,
        account: &Account,
        file: &TournamentFile,
        parts: &ReportParts,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        self.import(account, file, Some(parts), at)
    }

    /// The event as a tournament report file (TRF), in the lines of the file that it was made of.
    /// `day` is the local day of a time.
    pub fn report(
        &self,
        event: &Event,
        form: ReportForm,
        day: impl Fn(DateTime<Utc>) -> NaiveDate,
    ) -> Result<String, Fault> {
        let tournament = self.tournament(event)?;
        let id = event.id;
        let (rounds, lines) = self
            .store
            .read(move |db| Ok((db.rounds(id)?, db.report_lines(id)?)))?;
        let posted = rounds.iter().filter_map(|round| {
            let at = DateTime::from_timestamp_millis(round.posted_at_ms?)?;
            Some((round.number.0, day(at)))
        });
        let facts = EventFacts {
            place: event.announcement.place.clone(),
            days: event.announcement.days,
            rounds: posted.collect(),
        };
        let lines = lines.into_iter().map(|line| KeptLine {
            player: line.entrant,
            text: line.text,
        });
        let kept = KeptReport {
            lines: lines.collect(),
        };
        let kept = Some(&kept).filter(|kept| !kept.lines.is_empty());
        Ok(write_event(&event.name, &tournament, &facts, kept, form))
    }
}

//! Sections that the rows of a list name.

use super::{Desk, Event, Fault, LONGEST_NAME, MOST_SECTIONS, check_length, next_range};
use crate::desk::rights::{Actor, ChangeSettings};
use crate::formats::entrants_csv::{ParsedRow, RowState};
use crate::formats::{Column, ImportFault, ImportProblem};
use crate::tournament::text_folding::plain;
use crate::tournament::{BoardNo, TournamentId};
use chrono::{DateTime, Utc};

/// The most letters of a cell that a message shows.
const SHOWN: usize = 60;

/// The treatment of sections that a list names and the event does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NewSections {
    /// Their rows are wrong.
    #[default]
    Refuse,
    /// They are added first.
    Add,
    /// In an event without sections the players are entered anyway.
    LeaveOut,
}

/// A section that a list names and the event does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSection {
    /// The name as the first row has it.
    pub name: String,
    /// Number of rows that name it.
    pub players: usize,
}

/// The sections that a list names and the event does not have.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewSectionList {
    /// In the order of the list.
    pub sections: Vec<NewSection>,
    /// Whether they can be added now.
    pub may_be_added: bool,
}

impl Desk {
    /// The sections that rows name and the event does not have.
    pub fn new_sections(&self, actor: &Actor, rows: &[ParsedRow]) -> Result<NewSectionList, Fault> {
        let known = self.section_names(actor.event())?;
        let mut new: Vec<NewSection> = Vec::new();
        for name in rows.iter().filter_map(|row| row.section.as_deref()) {
            let folded = plain(name);
            if known.iter().any(|(known, _)| *known == folded) {
                continue;
            }
            match new.iter_mut().find(|one| plain(&one.name) == folded) {
                Some(one) => one.players += 1,
                None => new.push(NewSection {
                    name: name.to_owned(),
                    players: 1,
                }),
            }
        }
        Ok(NewSectionList {
            may_be_added: !new.is_empty() && self.takes_sections(actor, known.len() + new.len())?,
            sections: new,
        })
    }

    /// Whether an actor may add sections to the event now, up to that many in all.
    fn takes_sections(&self, actor: &Actor, all: usize) -> Result<bool, Fault> {
        let event = actor.event();
        let may_be_main = event.section_of().is_none() && !event.is_finished;
        if !may_be_main || !actor.may::<ChangeSettings>() || all > MOST_SECTIONS {
            return Ok(false);
        }
        let tournament = self.tournament(event)?;
        Ok(!tournament.has_begun() && tournament.current.is_none())
    }

    /// Adds the sections that rows name and the event does not have, and returns the event with them.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`] for an organiser who may not change settings; [`Fault::Section`] for an event that takes
    /// no sections, or not this number of them; [`Fault::Form`] for a name that is too long.
    pub(in crate::desk) fn add_named_sections(
        &self,
        organiser: &Actor,
        rows: &[ParsedRow],
        at: DateTime<Utc>,
    ) -> Result<Event, Fault> {
        if !organiser.may::<ChangeSettings>() {
            return Err(Fault::NotAllowed);
        }
        let new = self.new_sections(organiser, rows)?.sections;
        for one in &new {
            check_length("section-name", &one.name, LONGEST_NAME)?;
        }
        let key = &organiser.event().key;
        let sections = self.whole_sections(organiser.event())?;
        let mut last = sections.iter().map(|one| one.boards().1).max();
        for new in new {
            let first = next_range(last);
            // The first section makes the event a main event.
            let right = organiser.unlimited().at(self.event(key)?)?;
            self.add_section_at(&right, &new.name, first, at)?;
            let boards = u16::try_from(new.players / 2).unwrap_or(u16::MAX);
            last = Some(BoardNo(first.0.saturating_add(boards.max(1) - 1)));
        }
        self.event(key)
    }

    /// The sections of the event by their names; rows that name another one get a fault where these are refused.
    pub(in crate::desk) fn match_sections(
        &self,
        event: &Event,
        rows: &mut [ParsedRow],
        new: NewSections,
    ) -> Result<Vec<(String, TournamentId)>, Fault> {
        let known = self.section_names(event)?;
        let is_refused = match new {
            NewSections::Refuse => true,
            NewSections::Add => false,
            NewSections::LeaveOut => event.has_sections(),
        };
        if !is_refused {
            return Ok(known);
        }
        for row in rows {
            let Some(name) = row.section.as_deref() else {
                continue;
            };
            if known.iter().any(|(known, _)| *known == plain(name)) {
                continue;
            }
            let fault = ImportFault {
                row: Some(row.row),
                column: Some(Column::Section),
                what: ImportProblem::UnknownSection {
                    value: name.chars().take(SHOWN).collect(),
                },
            };
            match &mut row.state {
                RowState::Error(faults) => faults.push(fault),
                state => *state = RowState::Error(vec![fault]),
            }
        }
        Ok(known)
    }

    /// The folded names of the sections of a main event.
    fn section_names(&self, event: &Event) -> Result<Vec<(String, TournamentId)>, Fault> {
        if !event.has_sections() {
            return Ok(Vec::new());
        }
        let sections = self.sections(event)?.into_iter();
        Ok(sections.map(|one| (plain(&one.name), one.id)).collect())
    }
}

//! Sections of an event: events of their own with a game, a pairing system and rounds, and one list of players, one
//! check-in, one hall and the same people for all.

mod listed;
mod players;

use super::events::{Event, EventSettings, LONGEST_NAME, check_length};
use super::fault::{FormProblem, SectionFault};
use super::history::Action;
use super::public_event::PublicEvent;
use super::rights::{ChangeSettings, Permits, Right};
use super::{Desk, Fault, secret};
use crate::store::StoreError;
use crate::tournament::{
    BoardNo, BoardRange, ByTheBook, Held, Options, PairingConstraints, Ranking, Tournament,
    TournamentId, UmpireList, legible, text_folding::plain,
};
use chrono::{DateTime, Utc};
pub use listed::{NewSection, NewSectionList, NewSections};

/// Maximum number of sections of an event.
pub const MOST_SECTIONS: usize = 20;

/// The highest number of the first board of a section.
const LAST_FIRST: u16 = 9_000;
/// The most boards that a section may reserve.
const MOST_BOARDS: u16 = 999;

/// A section with its tournament.
#[derive(Clone, Debug)]
pub struct Section {
    /// The section.
    pub event: Event,
    /// Its tournament.
    pub tournament: Tournament,
}

impl Section {
    /// The number of boards that it needs: those of its round, or half of its players.
    pub fn needed_boards(&self) -> u16 {
        let players = self.tournament.entrants.len() / 2;
        let round = self.tournament.current.as_ref();
        let round = round.map_or(0, |stage| stage.plan().pairings.len());
        u16::try_from(players.max(round)).unwrap_or(u16::MAX)
    }

    /// The first and the last of its boards.
    pub fn boards(&self) -> (BoardNo, BoardNo) {
        let hall = &self.event.options.hall;
        (hall.first, hall.last(self.needed_boards()))
    }
}

/// The pairs of sections whose boards overlap, by their places in the list.
pub fn overlaps(sections: &[Section]) -> Vec<(usize, usize)> {
    let hall = |one: &Section| (one.event.options.hall.clone(), one.needed_boards());
    let mut found = Vec::new();
    for (at, one) in sections.iter().enumerate() {
        for (next, other) in sections.iter().enumerate().skip(at + 1) {
            let ((one, needed), (other, others)) = (hall(one), hall(other));
            if one.overlaps(needed, &other, others) {
                found.push((at, next));
            }
        }
    }
    found
}

/// The first board of a section behind one whose last board is given: 1, 11, 21 and so on, so that an empty section
/// before it has room.
fn next_range(last: Option<BoardNo>) -> BoardNo {
    let tens = last.map_or(0, |last| last.0.div_ceil(10));
    BoardNo((tens * 10 + 1).min(LAST_FIRST))
}

/// The data of a section on the page of all sections.
#[derive(Clone, Debug)]
pub struct SectionSettings {
    /// The name.
    pub name: String,
    /// The number of the first board.
    pub first: u16,
    /// The number of boards; 0 if it takes as many as it needs.
    pub boards: u16,
    /// The room; may be empty.
    pub room: String,
}

impl Desk {
    /// The sections of an event, or those beside a section, in their order.
    pub fn sections(&self, event: &Event) -> Result<Vec<Event>, Fault> {
        let Some(main) = event.main.as_ref().map(|main| main.id) else {
            return Ok(Vec::new());
        };
        let records = self.store.read(move |db| db.sections(main))?;
        records.into_iter().map(Event::try_from).collect()
    }

    /// [`Desk::sections`] with their tournaments.
    pub fn whole_sections(&self, event: &Event) -> Result<Vec<Section>, Fault> {
        let sections = self.sections(event)?.into_iter();
        let whole = |event: Event| {
            let tournament = self.tournament(&event)?;
            Ok(Section { event, tournament })
        };
        sections.map(whole).collect()
    }

    /// The sections of an event as outsiders see them.
    pub fn public_sections(
        &self,
        main: &PublicEvent,
        at: DateTime<Utc>,
    ) -> Result<Vec<PublicEvent>, Fault> {
        if !main.event.has_sections() {
            return Ok(Vec::new());
        }
        let sections = self.sections(&main.event)?;
        sections
            .iter()
            .map(|one| self.public(&one.key, at))
            .collect()
    }

    /// The section with a key of an event with sections.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn section(&self, main: &Event, key: &str) -> Result<Event, Fault> {
        let section = self.event(key)?;
        let of = section.section_of().map(|of| of.id);
        (of == Some(main.id))
            .then_some(section)
            .ok_or(Fault::NotFound)
    }

    /// Adds a section behind the others, with the settings of the event, and returns its key.
    ///
    /// # Errors
    /// [`Fault::Form`] for a missing or too long name; [`Fault::Section`] for an event with rounds, too many
    /// sections, or a name that another has.
    pub fn add_section(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        name: &str,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let sections = self.whole_sections(organiser.actor().event())?;
        let first = next_range(sections.iter().map(|one| one.boards().1).max());
        self.add_section_at(organiser, name, first, at)
    }

    /// [`Desk::add_section`] with a first board.
    fn add_section_at(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        name: &str,
        first: BoardNo,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let organiser = organiser.actor();
        let main = organiser.event();
        let tournament = self.tournament(main)?;
        let has_rounds = tournament.has_begun() || tournament.current.is_some();
        if main.section_of().is_some() || main.is_finished || has_rounds {
            return Err(SectionFault::HasRounds.into());
        }
        let sections = self.whole_sections(main)?;
        if sections.len() >= MOST_SECTIONS {
            return Err(SectionFault::TooMany.into());
        }
        ensure_free(&sections, name, None)?;
        let settings = EventSettings {
            name: name.to_owned(),
            options: Options {
                hall: BoardRange {
                    order: sections.len() as u16,
                    first,
                    ..BoardRange::default()
                },
                ..without_players(main.options.clone())
            },
            ..EventSettings::of(main)
        };
        let row = settings.settings_row(main.delay)?;
        let key = secret::public_key();
        let audit = organiser.audit(Action::SectionAdded, row.name.clone(), at);
        let (id, public_key) = (main.id, key.clone());
        self.change_event(audit, move |tx, _| {
            tx.create_section(id, &public_key, &row, at.timestamp_millis())
        })?;
        self.announce_milestone(id);
        Ok(key)
    }

    /// Sets the name and the boards of a section.
    ///
    /// # Errors
    /// [`Fault::Form`] for a bad field, [`Fault::Section`] for a name that another section has.
    pub fn set_section(
        &self,
        section: &Right<ChangeSettings>,
        settings: SectionSettings,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let name = legible(&settings.name);
        check_length("section-name", &name, LONGEST_NAME)?;
        let room = legible(&settings.room);
        if room.chars().count() > BoardRange::LONGEST_ROOM {
            return Err(Fault::form("section-room", FormProblem::TooLong));
        }
        if !(1..=LAST_FIRST).contains(&settings.first) {
            return Err(Fault::form("section-first", FormProblem::NotANumber));
        }
        if settings.boards > MOST_BOARDS {
            return Err(Fault::form("section-boards", FormProblem::NotANumber));
        }
        let sections = self.whole_sections(section.event())?;
        ensure_free(&sections, &name, Some(section.event().id))?;
        let audit = section.audit(Action::EventChanged, section.event().name.clone(), at);
        self.change_settings(section, audit, move |present| {
            present.name = name;
            present.options.hall = BoardRange {
                order: present.options.hall.order,
                first: BoardNo(settings.first),
                boards: settings.boards,
                room,
            };
            Ok(())
        })?;
        self.announce_main(section.event());
        Ok(())
    }

    /// Moves a section one place up. The first stays.
    pub fn move_section_up(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        section: TournamentId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let mut order: Vec<TournamentId> = self
            .sections(organiser.event())?
            .iter()
            .map(|one| one.id)
            .collect();
        let place = order.iter().position(|one| *one == section);
        let place = place.ok_or(Fault::NotFound)?;
        order.swap(place, place.saturating_sub(1));
        let audit = organiser.audit(Action::SectionsOrdered, "", at);
        self.change_event(audit, move |tx, _| {
            for (place, id) in (0..).zip(&order) {
                let mut row = tx.tournament(*id)?.settings_row;
                row.options.hall.order = place;
                tx.set_event_settings(*id, &row)?;
            }
            Ok(())
        })
    }

    /// Removes a section without players and rounds. With the last one the event is as before.
    ///
    /// # Errors
    /// [`Fault::Section`] if it has players or rounds.
    pub fn remove_section(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        section: &Event,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let (main, id) = (organiser.id(), section.id);
        let audit = organiser.audit(Action::SectionRemoved, section.name.clone(), at);
        let removed = self.change_event(audit, move |tx, _| {
            let tournament = tx.load_tournament(id)?;
            if !tournament.entrants.is_empty() || tournament.has_begun() {
                return Err(StoreError::Refused(NOT_EMPTY));
            }
            tx.delete_tournament(id, at.timestamp_millis())?;
            if tx.sections(main)?.is_empty() {
                tx.end_sections(main)?;
            }
            Ok(())
        });
        removed.map_err(section_fault)?;
        self.scrub_now();
        self.announce_milestone(main);
        self.announce_milestone(id);
        Ok(())
    }

    /// Does something in the event and in each of its sections, first in these. Faults of a section have its name.
    pub(super) fn in_all<D>(
        &self,
        right: &Right<D>,
        act: impl Fn(&Right<D>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        if right.event().has_sections() {
            for section in self.sections(right.event())? {
                let name = section.name.clone();
                let done = act(&right.at(section)?);
                done.map_err(|fault| Fault::InSection(name, Box::new(fault)))?;
            }
        }
        act(right)
    }

    /// Announces a change of a section to pages of the whole event.
    pub(super) fn announce_main(&self, section: &Event) {
        if let Some(main) = section.section_of() {
            self.announce_milestone(main.id);
        }
    }
}

const NOT_EMPTY: &str = "the section has players or rounds";

fn section_fault(fault: Fault) -> Fault {
    match fault {
        Fault::Store(StoreError::Refused(NOT_EMPTY)) => SectionFault::NotEmpty.into(),
        other => other,
    }
}

/// Refuses a name that another section has.
fn ensure_free(sections: &[Section], name: &str, own: Option<TournamentId>) -> Result<(), Fault> {
    let name = plain(&legible(name));
    let mut others = sections.iter().filter(|one| Some(one.event.id) != own);
    if others.any(|one| plain(&one.event.name) == name) {
        return Err(SectionFault::NameTaken.into());
    }
    Ok(())
}

/// The options without those that name players or rounds of the event.
fn without_players(options: Options) -> Options {
    Options {
        terms: PairingConstraints::default(),
        ranking: Ranking {
            by_hand: Vec::new(),
            ..options.ranking
        },
        held: Held::default(),
        adjustments: Vec::new(),
        by_the_book: ByTheBook::default(),
        devices_at: Vec::new(),
        umpires: UmpireList::default(),
        umpires_at: Vec::new(),
        ..options
    }
}

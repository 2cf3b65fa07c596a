//! An entry with its state, the places of an event, and the sums of fees.

use super::RegistrationSettings;
use crate::formats::entrants_csv::RawRow;
use crate::store::{OpenRegistration, RegistrationRow};
use crate::tournament::{Entrant, EntrantId, EntrantName, Gender, Grade, Presence, school_key};
use inkundla_core::codes;
use std::collections::{HashMap, HashSet};

/// How far an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryState {
    /// It came, and there is a place.
    New,
    /// It came when all places were taken.
    Waiting,
    /// The organiser has accepted it: there is a player.
    Accepted,
    /// The organiser has declined it.
    Declined,
    /// The sender has withdrawn it.
    Withdrawn,
}

codes!(EntryState {
    New = "new",
    Waiting = "waiting",
    Accepted = "accepted",
    Declined = "declined",
    Withdrawn = "withdrawn",
});

/// A player whom a form has entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventEntry {
    /// How far it is.
    pub state: EntryState,
    /// The place on the waiting list, from 1.
    pub place: Option<usize>,
    /// The player, while there is one: also of an entry that was withdrawn later.
    pub entrant: Option<EntrantId>,
    /// The stored words of the form.
    pub row: RegistrationRow,
}

impl EventEntry {
    /// The number of the entry.
    pub fn id(&self) -> i64 {
        self.row.id.unwrap_or_default()
    }

    /// The name.
    pub fn name(&self) -> EntrantName {
        EntrantName::parse(&self.row.given, &self.row.family).unwrap_or(EntrantName::gone(0))
    }

    /// The grade.
    pub fn grade(&self) -> Option<Grade> {
        let number = self.row.grade?;
        i8::try_from(number).ok().and_then(Grade::new)
    }

    /// The gender.
    pub fn gender(&self) -> Option<Gender> {
        self.row.gender.as_deref().and_then(Gender::from_code)
    }

    /// The key of the school; empty without one.
    pub fn school_key(&self) -> String {
        self.row
            .school
            .as_deref()
            .map(school_key)
            .unwrap_or_default()
    }

    /// Whether the fee was noted as paid.
    pub fn is_paid(&self) -> bool {
        self.row.paid_at_ms.is_some()
    }

    /// Whether it is neither accepted, declined nor withdrawn.
    pub fn is_open(&self) -> bool {
        matches!(self.state, EntryState::New | EntryState::Waiting)
    }

    /// The cells of a list of players with it.
    pub fn cells(&self, row: u32) -> RawRow {
        RawRow {
            row,
            given: self.row.given.clone(),
            family: self.row.family.clone(),
            school: self.row.school.clone().unwrap_or_default(),
            grade: self.grade().map(Grade::code).unwrap_or_default(),
            gender: self.row.gender.clone().unwrap_or_default(),
            born: self
                .row
                .born
                .map(|born| born.to_string())
                .unwrap_or_default(),
            ..RawRow::default()
        }
    }
}

/// The places of an event. Players take them first, then entries in the order of arrival.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Places in all; `None` for any number.
    pub all: Option<u16>,
    /// The number of taken places.
    pub taken: usize,
    /// The number of entries that have a place and are to be seen by the organiser.
    pub new: usize,
    waiting: HashMap<i64, usize>,
    players: HashSet<i64>,
}

impl Places {
    pub(super) fn of(
        settings: &RegistrationSettings,
        entrants: &[Entrant],
        open: &[OpenRegistration],
    ) -> Places {
        let playing = entrants
            .iter()
            .filter(|one| one.presence != Presence::WentHome);
        let mut of_school: HashMap<String, usize> = HashMap::new();
        let mut places = Places {
            all: settings.places,
            players: entrants.iter().map(|one| one.id.0).collect(),
            ..Places::default()
        };
        for school in playing.map(|one| &one.school) {
            places.taken += 1;
            if let Some(school) = school {
                *of_school.entry(school_key(school)).or_default() += 1;
            }
        }
        let is_full =
            |most: Option<u16>, taken: usize| most.is_some_and(|most| taken >= usize::from(most));
        for one in open {
            if one
                .entrant_id
                .is_some_and(|id| places.players.contains(&id))
            {
                continue;
            }
            let mut none = 0;
            let own = match &one.school {
                Some(school) => of_school.entry(school_key(school)).or_default(),
                None => &mut none,
            };
            let school_is_full = one.school.is_some() && is_full(settings.places_of_school, *own);
            if is_full(settings.places, places.taken) || school_is_full {
                let place = places.waiting.len() + 1;
                places.waiting.insert(one.id, place);
            } else {
                *own += 1;
                places.taken += 1;
                places.new += 1;
            }
        }
        places
    }

    /// The number of entries on the waiting list.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Whether the next entry of any school waits.
    pub fn is_full(&self) -> bool {
        self.all.is_some_and(|all| self.taken >= usize::from(all))
    }

    /// A stored entry with its state.
    pub(super) fn entry(&self, row: RegistrationRow) -> EventEntry {
        let entrant = row.entrant_id.filter(|id| self.players.contains(id));
        let place = row.id.and_then(|id| self.waiting.get(&id).copied());
        let state = match (row.state.as_str(), entrant, place) {
            ("declined", ..) => EntryState::Declined,
            ("withdrawn", ..) => EntryState::Withdrawn,
            (_, Some(_), _) => EntryState::Accepted,
            (_, None, Some(_)) => EntryState::Waiting,
            (_, None, None) => EntryState::New,
        };
        EventEntry {
            place: place.filter(|_| state == EntryState::Waiting),
            entrant: entrant.map(EntrantId),
            state,
            row,
        }
    }
}

/// Sums of fees, in hundredths of the currency.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FeeSums {
    /// The fees of accepted entries.
    pub due: i64,
    /// The fees that were paid.
    pub paid: i64,
    /// The fees of accepted entries that were not paid.
    pub open: i64,
    /// The paid fees of declined and withdrawn entries.
    pub back: i64,
}

impl FeeSums {
    /// The sums of some entries.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a EventEntry>) -> FeeSums {
        let mut sums = FeeSums::default();
        for entry in entries {
            let fee = entry.row.fee;
            match (entry.state, entry.is_paid()) {
                (EntryState::Accepted, false) => {
                    (sums.due, sums.open) = (sums.due + fee, sums.open + fee)
                }
                (EntryState::Accepted, true) => {
                    (sums.due, sums.paid) = (sums.due + fee, sums.paid + fee)
                }
                (EntryState::Declined | EntryState::Withdrawn, true) => {
                    (sums.paid, sums.back) = (sums.paid + fee, sums.back + fee);
                }
                (EntryState::New | EntryState::Waiting, true) => sums.paid += fee,
                (_, false) => {}
            }
        }
        sums
    }
}

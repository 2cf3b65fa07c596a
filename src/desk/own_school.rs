//! The list of one school in the hands of its teacher: open until the first pairing, then for spellings only.

use super::events::Event;
use super::fault::Closed;
use super::rights::{Actor, KeepOwnList, Right};
use super::{Desk, Fault};
use crate::store::{Consent, NewEntrant};
use crate::tournament::{Entrant, EntrantId, Tournament, is_spelling_of};
use chrono::{DateTime, Utc};

/// Whether teachers may add and withdraw players: until the first round is paired.
pub fn is_list_open(event: &Event, tournament: &Tournament) -> bool {
    may_correct(event) && tournament.closed.is_empty() && tournament.current.is_none()
}

/// Whether teachers may correct what is there.
pub fn may_correct(event: &Event) -> bool {
    event.options.teachers_correct && !event.is_finished
}

/// The answer about each player of a school, in the order of the list.
pub type OwnList = Vec<(Entrant, Option<Consent>)>;

impl Desk {
    /// The players of the teacher's school with the answers about their names.
    pub fn own_list(&self, teacher: &Right<KeepOwnList>) -> Result<OwnList, Fault> {
        let players = self.entrants(teacher)?;
        let id = teacher.id();
        Ok(self.store.read(move |db| {
            let answered = players.iter().map(|one| {
                let consent = db.consent(id, one.id)?;
                Ok((one.clone(), consent))
            });
            answered.collect()
        })?)
    }

    /// Adds a player to the teacher's school.
    ///
    /// # Errors
    /// [`Fault::Closed`] from the first pairing on.
    pub fn enter_own(
        &self,
        teacher: &Right<KeepOwnList>,
        words: NewEntrant,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.open_list(teacher)?;
        let words = NewEntrant {
            school: teacher.school().map(str::to_owned),
            ..words
        };
        self.enter(&teacher.unlimited(), vec![words], at)?;
        Ok(())
    }

    /// Withdraws a player of the teacher's school.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for another school; [`Fault::Closed`] from the first pairing on.
    pub fn withdraw_own(
        &self,
        teacher: &Right<KeepOwnList>,
        player: EntrantId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let tournament = self.open_list(teacher)?;
        own(teacher, &tournament, player)?;
        self.strike_entrant(&teacher.unlimited(), player, at)
    }

    /// Corrects a player of the teacher's school. From the first pairing on only the spelling of the name.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for another school; [`Fault::NotASpelling`] for the name of another child;
    /// [`Fault::Closed`] when the organiser does not let teachers correct.
    pub fn correct_own(
        &self,
        teacher: &Right<KeepOwnList>,
        player: EntrantId,
        words: NewEntrant,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let tournament = self.correctable(teacher)?;
        let present = own(teacher, &tournament, player)?;
        let mut words = NewEntrant {
            school: present.school.clone(),
            presence: present.presence,
            ..words
        };
        words.about.rating = present.about.rating;
        if !is_list_open(teacher.event(), &tournament) {
            if !is_spelling_of(&present.name, &words.name) {
                return Err(Fault::NotASpelling);
            }
            words.grade = present.grade;
            words.about = present.about;
        }
        self.correct_entrant(&teacher.unlimited(), player, words, at)
    }

    /// Records whether the whole name of a player of the teacher's school may be shown.
    ///
    /// # Errors
    /// As [`Desk::correct_own`].
    pub fn set_own_consent(
        &self,
        teacher: &Right<KeepOwnList>,
        player: EntrantId,
        answer: Option<bool>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let tournament = self.correctable(teacher)?;
        own(teacher, &tournament, player)?;
        self.set_consent(&teacher.unlimited(), player, answer, at)
    }

    /// The event as everybody may see it, with the whole names of the teacher's own players.
    pub fn own_view(
        &self,
        teacher: &Right<KeepOwnList>,
        at: DateTime<Utc>,
    ) -> Result<Tournament, Fault> {
        let mut tournament = self.public(&teacher.event().key, at)?.tournament;
        let own = self.entrants(teacher)?;
        for shown in tournament.entrants.iter_mut() {
            if let Some(one) = own.iter().find(|one| one.id == shown.id) {
                shown.clone_from(one);
            }
        }
        Ok(tournament)
    }

    fn correctable(&self, teacher: &Actor) -> Result<Tournament, Fault> {
        if !may_correct(teacher.event()) {
            return Err(Fault::Closed(Closed::List));
        }
        self.tournament(teacher.event())
    }

    fn open_list(&self, teacher: &Actor) -> Result<Tournament, Fault> {
        let tournament = self.correctable(teacher)?;
        if is_list_open(teacher.event(), &tournament) {
            Ok(tournament)
        } else {
            Err(Fault::Closed(Closed::List))
        }
    }
}

/// A player of the teacher's school.
fn own<'a>(
    teacher: &Actor,
    tournament: &'a Tournament,
    player: EntrantId,
) -> Result<&'a Entrant, Fault> {
    let found = tournament.entrant(player);
    let found = found.filter(|one| teacher.school().is_some() && teacher.checks_in(one));
    found.ok_or(Fault::NotFound)
}

//! Players: import, entry, correction, check-in and removal.

use super::arrivals::check_in_state;
use super::history::Action;
use super::rights::{Actor, ChangePlayers, CheckIn, Permits};
use super::schools::broken_match;
use super::sections::{NewSectionList, NewSections};
use super::shown_names::NameWords;
use super::undo::{Change, EntrantData};
use super::{Desk, Fault};
use crate::formats::ImportFault;
use crate::formats::entrants_csv::{
    Consented, ParsedList, ParsedRow, RawRow, ReadOptions, RowState, check, read, write,
};
use crate::store::{Changes, Consent, NewEntrant, StoreError};
use crate::tournament::text_folding::plain;
use crate::tournament::{Entrant, EntrantId, NameChoice, Presence, Tournament};
use chrono::{DateTime, Utc};
use std::collections::HashSet;

/// A child to be entered.
#[derive(Clone, Debug)]
pub struct NewPlayer {
    /// Their data.
    pub words: NewEntrant,
    /// The answer to whether the whole name may be shown; `None` where nobody was asked.
    pub consent: Option<bool>,
    /// How outsiders see the child.
    pub shown_as: NameChoice,
}

impl NewPlayer {
    /// A child of a list, noted as present; `None` where the name is invalid.
    pub fn of_row(row: &ParsedRow) -> Option<NewPlayer> {
        Some(NewPlayer {
            words: NewEntrant {
                name: row.name.clone()?,
                school: row.school.clone(),
                grade: row.grade,
                presence: Presence::Here,
                about: row.about,
            },
            consent: row.consent.map(|answer| answer == Consented::Given),
            shown_as: row.shown_as.clone(),
        })
    }
}

impl From<NewEntrant> for NewPlayer {
    fn from(entrant: NewEntrant) -> NewPlayer {
        NewPlayer {
            words: entrant,
            consent: None,
            shown_as: NameChoice::Alias,
        }
    }
}

/// The rows of a list after correction, with the answers to its questions.
#[derive(Default, Debug)]
pub struct CorrectedList {
    /// In the order of the list.
    pub rows: Vec<RawRow>,
    /// The rows of children who are distinct from those of the same name.
    pub distinct: Vec<u32>,
    /// The rows to skip.
    pub skipped: Vec<u32>,
    /// The treatment of sections that the event does not have.
    pub new_sections: NewSections,
}

/// The outcome of entering a list.
#[derive(Debug)]
pub struct EnteredList {
    /// Number of children that were entered.
    pub entered: usize,
    /// The other rows, checked again.
    pub left: Vec<ParsedRow>,
    /// The tournament with the entered children.
    pub tournament: Tournament,
    /// The sections that the other rows name and the event does not have.
    pub new_sections: NewSectionList,
}

impl Desk {
    /// Enters the children whose rows have neither errors nor open questions, and adds the sections that they name
    /// first, if that is meant.
    ///
    /// # Errors
    /// Those of [`add_section`](Desk::add_section); nothing is entered then.
    pub fn enter_list(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        mut list: CorrectedList,
        at: DateTime<Utc>,
    ) -> Result<EnteredList, Fault> {
        let skipped = &list.skipped;
        list.rows.retain(|row| !skipped.contains(&row.row));
        let mut children = Vec::new();
        let mut left = Vec::new();
        let mut organiser = organiser.actor().unlimited();
        let mut rows = check(&list.rows, &self.whole_list(&organiser)?);
        if list.new_sections == NewSections::Add {
            let event = self.add_named_sections(&organiser, &rows, at)?;
            organiser = organiser.at(event)?;
        }
        let sections = self.match_sections(organiser.event(), &mut rows, list.new_sections)?;
        for row in rows {
            let is_sure = match row.state {
                RowState::Ready => true,
                RowState::Question(_) => list.distinct.contains(&row.row),
                RowState::Error(_) => false,
            };
            match NewPlayer::of_row(&row).filter(|_| is_sure) {
                Some(child) => {
                    let named = row.section.as_deref().map(plain);
                    let of = sections
                        .iter()
                        .find(|(name, _)| Some(name) == named.as_ref());
                    children.push((of.map(|(_, id)| *id), child));
                }
                None => left.push(row.typed),
            }
        }
        let entered = children.len();
        self.enter_in_sections(&organiser, children, at)?;
        let tournament = self.tournament(organiser.event())?;
        let mut left = check(&left, &self.whole_list(&organiser)?);
        self.match_sections(organiser.event(), &mut left, list.new_sections)?;
        Ok(EnteredList {
            entered,
            new_sections: self.new_sections(&organiser, &left)?,
            left,
            tournament,
        })
    }

    /// Parses a list of players without entering them.
    ///
    /// # Errors
    /// [`Fault::Import`] when the list as a whole is unreadable.
    pub fn preview(
        &self,
        organiser: &Actor,
        bytes: &[u8],
        options: impl Into<ReadOptions>,
    ) -> Result<ParsedList, Fault> {
        let entered = self.whole_list(organiser)?;
        let mut list =
            read(bytes, &entered, options).map_err(|fault: ImportFault| Fault::from(fault))?;
        self.match_sections(organiser.event(), &mut list.rows, NewSections::LeaveOut)?;
        Ok(list)
    }

    /// Checks rows that were corrected by hand.
    pub fn check_rows(
        &self,
        organiser: &Actor,
        rows: &[RawRow],
        new: NewSections,
    ) -> Result<Vec<ParsedRow>, Fault> {
        let mut rows = check(rows, &self.whole_list(organiser)?);
        self.match_sections(organiser.event(), &mut rows, new)?;
        Ok(rows)
    }

    /// All entrants as CSV for [`preview`](Desk::preview), with the answers about their names.
    pub fn entrants_csv(&self, organiser: &Actor) -> Result<String, Fault> {
        if organiser.event().has_sections() {
            return self.whole_csv(organiser);
        }
        let id = organiser.id();
        let (entrants, refused) = self
            .store
            .read(move |db| Ok((db.entrants(id)?, db.refusals(id)?)))?;
        Ok(write(&entrants, &refused))
    }

    /// All entrants by start number; for a school's teacher those of the school.
    pub fn entrants(&self, organiser: &Actor) -> Result<Vec<Entrant>, Fault> {
        let id = organiser.id();
        let mut entrants = self.store.read(move |db| db.entrants(id))?;
        entrants.retain(|one| organiser.checks_in(one));
        Ok(entrants)
    }

    /// Enters children in this order, all or none, with the answers about their names.
    ///
    /// # Errors
    /// [`Fault::TooLateToJoin`] once a knockout or groups with finals have begun.
    pub fn enter(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        children: Vec<impl Into<NewPlayer>>,
        at: DateTime<Utc>,
    ) -> Result<Vec<Entrant>, Fault> {
        self.enter_with(organiser, children, at, |_, _| Ok(()))
    }

    /// [`Desk::enter`] with more to do in the same transaction, with the new players.
    pub(super) fn enter_with(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        children: Vec<impl Into<NewPlayer>>,
        at: DateTime<Utc>,
        more: impl FnOnce(&mut dyn Changes, &[Entrant]) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<Vec<Entrant>, Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let event = organiser.event();
        if self.tournament(event)?.is_full() {
            return Err(Fault::TooLateToJoin);
        }
        let audit = organiser.audit(
            Action::EntrantsEntered,
            format!("{} entrants", children.len()),
            at,
        );
        let (mut words, mut answers, mut choices) = (Vec::new(), Vec::new(), Vec::new());
        for one in children.into_iter().map(Into::<NewPlayer>::into) {
            words.push(one.words);
            answers.push(one.consent);
            choices.push(one.shown_as);
        }
        let name_words = NameWords::of(event);
        let answer = |is_given| Consent {
            is_given,
            by: organiser.who().to_owned(),
            at_ms: at.timestamp_millis(),
        };
        // In an event of adults with full names, who says nothing agrees.
        let usual = event.options.publishes_names().then_some(true);
        let answers = answers.into_iter();
        let answers: Vec<Option<Consent>> = answers.map(|one| one.or(usual).map(answer)).collect();
        self.change_event(audit, move |tx, line| {
            if check_in_state(tx, id)?.is_open() {
                let here = words
                    .iter_mut()
                    .filter(|one| one.presence == Presence::Here);
                here.for_each(|one| one.presence = Presence::Expected);
            }
            name_words.give(tx, &mut words, &choices)?;
            let mut entered = tx.enter(id, &words)?;
            let answered = entered.iter().zip(&answers);
            let mut given = Vec::new();
            for (one, answer) in answered.filter_map(|(one, answer)| Some((one, answer.as_ref()?)))
            {
                tx.set_consent(id, one.id, Some(answer))?;
                given.extend(answer.is_given.then_some(one.id));
            }
            line.detail = Change::entered(&entered, given.len());
            if !given.is_empty() {
                tx.settle_aliases(id, &given)?;
                let first = entered.first().map_or(0, |one| one.number);
                entered = tx.entrants(id)?;
                entered.retain(|one| one.number >= first);
            }
            more(tx, &entered)?;
            Ok(entered)
        })
    }

    /// Corrects the data of an entrant. How outsiders see the entrant stays.
    pub fn correct_entrant(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        entrant: EntrantId,
        words: NewEntrant,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let audit = organiser.audit_entrant(Action::EntrantCorrected, entrant, at);
        let change = move |_: &mut dyn Changes, present: &Entrant| {
            let shown_as = present.name.shown_as().cloned();
            let name = words.name.clone().outside(shown_as, present.number);
            Ok(NewEntrant { name, ..words })
        };
        let changed = self.change_entrant(audit, (id, entrant), change);
        changed.map_err(broken_match)
    }

    /// Sets the presence of entrants, all or none.
    ///
    /// # Errors
    /// For a school's teacher [`Fault::NotFound`] when one is of another school, and [`Fault::NotAllowed`] once
    /// check-in is not open any more.
    pub fn set_presence(
        &self,
        organiser: &impl Permits<CheckIn>,
        entrants: Vec<EntrantId>,
        presence: Presence,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        if organiser.event().has_sections() {
            return self.set_presence_in_sections(organiser, entrants, presence, at);
        }
        self.set_own_presence(organiser, entrants, presence, at)
    }

    /// [`Desk::set_presence`] of players of one event, without those of its sections.
    pub(super) fn set_own_presence(
        &self,
        organiser: &Actor,
        entrants: Vec<EntrantId>,
        presence: Presence,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.clone();
        let id = organiser.id();
        if organiser.school().is_some() && !organiser.event().check_in.is_open() {
            return Err(Fault::NotAllowed);
        }
        let numbers: Vec<String> = entrants.iter().map(|one| one.0.to_string()).collect();
        let audit = organiser.audit(Action::of_presence(presence), numbers.join(" "), at);
        self.change_event(audit, move |tx, line| {
            let was = presences(tx, &organiser, &entrants)?;
            line.detail = Change::Presence(was, presence).detail();
            tx.set_presence(id, &entrants, presence)
        })
    }

    /// Removes an entrant who is in no round.
    ///
    /// # Errors
    /// When the entrant is in a round: they can only be marked as gone home.
    pub fn strike_entrant(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        entrant: EntrantId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let subject = format!("entrant {}", entrant.0);
        let line = (Action::EntrantStruck, subject);
        self.remove_entrants(organiser, line, vec![entrant], at)
    }

    /// Removes entrants, all or none. Their data is kept for undo as long as names are kept.
    pub(super) fn remove_entrants(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        (action, subject): (Action, String),
        entrants: Vec<EntrantId>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let audit = organiser.audit(action, subject, at);
        self.change_event(audit, move |tx, line| {
            let mut former = Vec::new();
            for who in &entrants {
                let consent = tx.consent(id, *who)?;
                let data = EntrantData::of(&tx.entrant(id, *who)?, consent.as_ref());
                former.push((*who, data.json()));
            }
            line.detail = Change::Left(tx.keep_erasable_words(id, &former)?).detail();
            let mut entrants = entrants.iter();
            entrants.try_for_each(|who| tx.strike_entrant(id, *who))
        })
    }
}

/// The present presence of entrants.
///
/// # Errors
/// [`StoreError::Missing`] when one of them is not among those whom the person may check in.
fn presences(
    tx: &mut dyn Changes,
    by: &Actor,
    entrants: &[EntrantId],
) -> Result<Vec<(EntrantId, Presence)>, StoreError> {
    let found = match entrants {
        [one] => vec![tx.entrant(by.id(), *one)?],
        _ => {
            let meant: HashSet<&EntrantId> = entrants.iter().collect();
            let mut all = tx.entrants(by.id())?;
            all.retain(|one| meant.contains(&one.id));
            all
        }
    };
    if !found.iter().all(|one| by.checks_in(one)) {
        return Err(StoreError::Missing);
    }
    Ok(found.iter().map(|one| (one.id, one.presence)).collect())
}

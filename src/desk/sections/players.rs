//! One list of players for all sections: each is in the section in which they play, or in the main event until they
//! have one.

use super::{Desk, Event, Fault, Section, SectionFault};
use crate::desk::check_in::CheckInState;
use crate::desk::entrants::NewPlayer;
use crate::desk::history::Action;
use crate::desk::rights::{Actor, ChangePlayers, Permits};
use crate::desk::settings_json::parse_or_default;
use crate::desk::undo::{Change, EntrantData, Moved, is_in_a_round};
use crate::formats::entrants_csv;
use crate::store::{Changes, StoreError};
use crate::tournament::{Entrant, EntrantId, Presence, TournamentId};
use chrono::{DateTime, Utc};
use std::collections::{BTreeMap, BTreeSet};

impl Desk {
    /// The event with its players who have no section yet, then its sections. An event without sections is alone.
    pub fn whole_event(&self, main: &Event) -> Result<Vec<Section>, Fault> {
        let tournament = self.tournament(main)?;
        let own = Section {
            event: main.clone(),
            tournament,
        };
        let mut all = vec![own];
        if main.has_sections() {
            all.extend(self.whole_sections(main)?);
        }
        Ok(all)
    }

    /// The players of the event and of its sections, for a school's teacher those of the school.
    pub fn whole_list(&self, organiser: &Actor) -> Result<Vec<Entrant>, Fault> {
        let id = organiser.id();
        let is_main = organiser.event().has_sections();
        let mut entrants = self.store.read(move |db| {
            let mut all = db.entrants(id)?;
            if is_main {
                for section in db.sections(id)? {
                    all.extend(db.entrants(section.id)?);
                }
            }
            Ok(all)
        })?;
        entrants.retain(|one| organiser.checks_in(one));
        Ok(entrants)
    }

    /// Enters players, each in a section or in the event itself.
    pub(in crate::desk) fn enter_in_sections(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        players: Vec<(Option<TournamentId>, NewPlayer)>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let mut groups: BTreeMap<Option<TournamentId>, Vec<NewPlayer>> = BTreeMap::new();
        for (section, player) in players {
            groups.entry(section).or_default().push(player);
        }
        let own = groups.remove(&None);
        if let Some(players) = own {
            self.enter(organiser, players, at)?;
        }
        if groups.is_empty() {
            return Ok(());
        }
        for section in self.sections(organiser.actor().event())? {
            if let Some(players) = groups.remove(&Some(section.id)) {
                let right = organiser.actor().unlimited().at(section)?;
                self.enter(&right, players, at)?;
                self.announce_main(right.event());
            }
        }
        Ok(())
    }

    /// Sets the presence of players, whatever their sections.
    pub(in crate::desk) fn set_presence_in_sections(
        &self,
        organiser: &Actor,
        players: Vec<EntrantId>,
        presence: Presence,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let meant: BTreeSet<EntrantId> = players.into_iter().collect();
        let mut marked = 0;
        for section in self.whole_event(organiser.event())? {
            let own = section.tournament.entrants.iter().map(|one| one.id);
            let own: Vec<EntrantId> = own.filter(|id| meant.contains(id)).collect();
            if own.is_empty() {
                continue;
            }
            marked += own.len();
            if section.event.has_sections() {
                self.set_own_presence(organiser, own, presence, at)?;
            } else {
                let right = organiser.unlimited().at(section.event)?;
                self.set_own_presence(&right, own, presence, at)?;
            }
        }
        if marked < meant.len() {
            return Err(Fault::NotFound);
        }
        self.announce_event(organiser.id());
        Ok(())
    }

    /// Moves players of the event to a section, or back to those without one.
    ///
    /// # Errors
    /// [`Fault::Section`] for a player who is in a round; [`Fault::TooLateToJoin`] for a section that takes nobody any
    /// more; [`Fault::NotFound`] for somebody who does not play in the event.
    pub fn move_players(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        players: &[EntrantId],
        to: &Event,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let main = organiser.actor().id();
        let is_own = to.id == main || to.section_of().is_some_and(|of| of.id == main);
        if !is_own {
            return Err(Fault::NotFound);
        }
        let is_full = self.tournament(to)?.is_full();
        if is_full && to.id != main {
            return Err(Fault::TooLateToJoin);
        }
        let moves = players.iter().map(|who| (*who, to.id));
        self.move_entrants(organiser, moves.collect(), at)
    }

    /// Moves entrants back to the events from which they came.
    pub(in crate::desk) fn move_back(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        moves: &[Moved],
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let back = moves.iter().map(|(who, from, _)| (*who, *from));
        self.move_entrants(organiser, back.collect(), at)
    }

    /// Moves each entrant to an event of the same people, all or none.
    pub(in crate::desk) fn move_entrants(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        moves: Vec<(EntrantId, TournamentId)>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let main = organiser.id();
        let subject = format!("{} entrants", moves.len());
        let audit = organiser.audit(Action::EntrantsMoved, subject, at);
        let done = self.change_event(audit, move |tx, line| {
            let moved = move_all(tx, main, &moves)?;
            line.detail = Change::Moved(moved.clone()).detail();
            Ok(moved)
        });
        let moved = done.map_err(in_a_round)?;
        let events: BTreeSet<TournamentId> = moved
            .iter()
            .flat_map(|(_, from, to)| [*from, *to])
            .collect();
        for event in events {
            self.announce_milestone(event);
        }
        Ok(())
    }

    /// All players with their sections as CSV, which an import reads again.
    pub(in crate::desk) fn whole_csv(&self, organiser: &Actor) -> Result<String, Fault> {
        let id = organiser.id();
        let (lists, refused) = self.store.read(move |db| {
            let mut refused = db.refusals(id)?;
            let mut lists = vec![(String::new(), db.entrants(id)?)];
            for section in db.sections(id)? {
                lists.push((section.settings_row.name, db.entrants(section.id)?));
                refused.extend(db.refusals(section.id)?);
            }
            Ok((lists, refused))
        })?;
        Ok(entrants_csv::write_sections(&lists, &refused))
    }
}

const IN_A_ROUND: &str = "a player who is in a round stays in the section";

fn in_a_round(fault: Fault) -> Fault {
    match fault {
        Fault::Store(StoreError::Refused(IN_A_ROUND)) => SectionFault::InARound.into(),
        other => other,
    }
}

/// Moves entrants among a main event and its sections. Those who are there already stay.
fn move_all(
    tx: &mut dyn Changes,
    main: TournamentId,
    moves: &[(EntrantId, TournamentId)],
) -> Result<Vec<Moved>, StoreError> {
    let mut events = vec![main];
    events.extend(tx.sections(main)?.iter().map(|section| section.id));
    let mut present: BTreeMap<EntrantId, TournamentId> = BTreeMap::new();
    for event in &events {
        present.extend(tx.entrants(*event)?.iter().map(|one| (one.id, *event)));
    }
    let mut ways: BTreeMap<(TournamentId, TournamentId), Vec<EntrantId>> = BTreeMap::new();
    for (who, to) in moves {
        let from = *present.get(who).ok_or(StoreError::Missing)?;
        if !events.contains(to) {
            return Err(StoreError::Missing);
        }
        if from != *to {
            ways.entry((from, *to)).or_default().push(*who);
        }
    }
    let mut moved = Vec::new();
    for ((from, to), who) in ways {
        move_some(tx, &who, from, to)?;
        moved.extend(who.into_iter().map(|who| (who, from, to)));
    }
    Ok(moved)
}

fn move_some(
    tx: &mut dyn Changes,
    who: &[EntrantId],
    from: TournamentId,
    to: TournamentId,
) -> Result<(), StoreError> {
    let (here, there) = (tx.load_tournament(from)?, tx.load_tournament(to)?);
    let (was, now) = (check_in(tx, from)?, check_in(tx, to)?);
    if !there.has_begun() && there.current.is_none() {
        // The numbers of those who left are free.
        tx.set_numbers(to, &[])?;
    }
    let mut rows = Vec::new();
    let mut answers = Vec::new();
    for (place, who) in (1..).zip(who) {
        if is_in_a_round(&here, *who) {
            return Err(StoreError::Refused(IN_A_ROUND));
        }
        let mut words = EntrantData::of(&tx.entrant(from, *who)?, None).new_entrant()?;
        // Who has no mark has none there either.
        if words.presence == was.unmarked() {
            words.presence = now.unmarked();
        }
        answers.extend(tx.consent(from, *who)?.map(|answer| (*who, answer)));
        tx.strike_entrant(from, *who)?;
        // A number that is taken gives the next one.
        let taken = there.entrants.first().map(|one| one.number);
        rows.push((*who, taken.unwrap_or(place), words));
    }
    tx.bring_back(to, &rows)?;
    for (who, answer) in &answers {
        tx.set_consent(to, *who, Some(answer))?;
    }
    let answered: Vec<EntrantId> = answers.iter().map(|(who, _)| *who).collect();
    tx.settle_aliases(to, &answered)
}

fn check_in(tx: &mut dyn Changes, id: TournamentId) -> Result<CheckInState, StoreError> {
    parse_or_default("check-in", tx.tournament(id)?.check_in.as_deref())
}

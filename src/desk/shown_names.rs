//! The names by which outsiders see players where the organiser chooses: a code name, or only the start number.

use super::events::Event;
use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangePlayers, Permits};
use super::undo::{BeforeAfter, Change, EntrantData};
use super::{Desk, Fault};
use crate::i18n::{Language, Localizer};
use crate::store::{Audit, Changes, NewEntrant, StoreError};
use crate::tournament::{
    Entrant, EntrantId, EntrantName, NameChoice, ShownAs, TakenNames, TournamentId,
};
use chrono::{DateTime, Utc};

/// The words of an event for names that the organiser chooses, in its language.
#[derive(Clone, Debug)]
pub struct NameWords {
    id: TournamentId,
    /// The event with all sections, if it has some.
    main: Option<TournamentId>,
    /// `Player`
    player: String,
    /// Words from which code names are chosen, separated by commas.
    code_names: String,
}

impl NameWords {
    /// The words in the language of an event, else in English.
    pub fn of(event: &Event) -> NameWords {
        let language = event.language.unwrap_or(Language::English);
        let t = Localizer::of(language).ok();
        let word = |id: &str| t.as_ref().map_or_else(|| id.to_owned(), |t| t.msg(id));
        NameWords {
            id: event.id,
            main: event.main.as_ref().map(|main| main.id),
            player: word("shown-as-player"),
            code_names: word("shown-as-code-names"),
        }
    }

    /// The text for a player without a name.
    pub fn number_only(&self) -> ShownAs {
        ShownAs::number_after(&self.player)
    }

    /// The players of the event, with those of its other sections and those who have none yet.
    fn players(&self, tx: &mut dyn Changes) -> Result<Vec<Entrant>, StoreError> {
        let mut players = tx.entrants(self.id)?;
        if let Some(main) = self.main {
            let sections = tx.sections(main)?.into_iter().map(|one| one.id);
            for other in std::iter::once(main).chain(sections) {
                if other != self.id {
                    players.extend(tx.entrants(other)?);
                }
            }
        }
        Ok(players)
    }

    /// The text that a choice means for a name.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] for a code name that is taken, or that is no name.
    fn text(
        &self,
        choice: &NameChoice,
        taken: &mut TakenNames,
    ) -> Result<Option<ShownAs>, StoreError> {
        let code_name = match choice {
            NameChoice::Alias => return Ok(None),
            NameChoice::Number => return Ok(Some(self.number_only())),
            NameChoice::CodeName(name) => {
                let name = ShownAs::code_name(name).map_err(|_| StoreError::Conflict)?;
                let is_free = taken.add(name.code());
                return is_free.then_some(Some(name)).ok_or(StoreError::Conflict);
            }
            NameChoice::AnyCodeName => {
                let words = self.code_names.split(',').map(str::trim);
                taken.choose(&words.collect::<Vec<_>>())
            }
        };
        let code_name = code_name.ok_or(StoreError::Conflict)?;
        let code_name = ShownAs::code_name(&code_name).map_err(|_| StoreError::Conflict)?;
        Ok(Some(code_name))
    }

    /// Gives new players the names that were chosen for them.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] for a code name that is taken.
    pub(super) fn give(
        &self,
        tx: &mut dyn Changes,
        players: &mut [NewEntrant],
        choices: &[NameChoice],
    ) -> Result<(), StoreError> {
        if choices.iter().all(|choice| *choice == NameChoice::Alias) {
            return Ok(());
        }
        let mut taken = TakenNames::of(&self.players(tx)?);
        players.iter().for_each(|one| taken.add_real(&one.name));
        for (player, choice) in players.iter_mut().zip(choices) {
            let shown_as = self.text(choice, &mut taken)?;
            player.name = player.name.clone().outside(shown_as, 0);
        }
        Ok(())
    }
}

impl Desk {
    /// Chooses how outsiders see a player.
    ///
    /// # Errors
    /// [`Fault::Name`] for a code name that is no name; [`Fault::Form`] for one that another player has, or that is
    /// the name of a player.
    pub fn show_player_as(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        entrant: EntrantId,
        choice: NameChoice,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        if let NameChoice::CodeName(name) = &choice {
            ShownAs::code_name(name)?;
        }
        let organiser = organiser.actor();
        let id = organiser.id();
        let words = NameWords::of(organiser.event());
        let audit = organiser.audit_entrant(Action::ShownAsChanged, entrant, at);
        let change = move |tx: &mut dyn Changes, present: &Entrant| {
            let others = words.players(tx)?;
            let mut taken = TakenNames::of(others.iter().filter(|one| one.id != entrant));
            taken.add_real(&present.name);
            let shown_as = words.text(&choice, &mut taken)?;
            Ok(present_data(
                present,
                present.name.clone().outside(shown_as, 0),
            ))
        };
        let changed = self.change_entrant(audit, (id, entrant), change);
        changed.map_err(|fault| match fault {
            Fault::Store(StoreError::Conflict) => Fault::form("code-name", FormProblem::Taken),
            other => other,
        })
    }

    /// Replaces the data of an entrant, with a change in the line of the history.
    pub(super) fn change_entrant(
        &self,
        audit: Audit,
        (id, entrant): (TournamentId, EntrantId),
        change: impl FnOnce(&mut dyn Changes, &Entrant) -> Result<NewEntrant, StoreError>
        + Send
        + 'static,
    ) -> Result<(), Fault> {
        self.change_event(audit, move |tx, line| {
            let present = tx.entrant(id, entrant)?;
            let was = EntrantData::of(&present, None);
            let words = change(tx, &present)?;
            super::schools::keeping_matches(tx, id, |tx| tx.set_entrant(id, entrant, &words))?;
            let now = EntrantData::of(&tx.entrant(id, entrant)?, None);
            if was != now {
                let turned = super::settings_json::plain_json(&BeforeAfter { was, now });
                let kept = tx.keep_erasable_words(id, &[(entrant, turned)])?;
                line.detail = Change::Corrected(entrant, kept).detail();
            }
            Ok(())
        })
    }
}

/// The present data of an entrant with another name.
fn present_data(present: &Entrant, name: EntrantName) -> NewEntrant {
    NewEntrant {
        name,
        school: present.school.clone(),
        grade: present.grade,
        presence: present.presence,
        about: present.about,
    }
}

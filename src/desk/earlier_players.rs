//! Players of earlier events of the same people: to be entered again, and what they reached there.

use super::entrants::NewPlayer;
use super::events::Event;
use super::rights::{ChangePlayers, Right};
use super::sections::Section;
use super::standings::ranked;
use super::{Desk, Fault};
use crate::formats::entrants_csv::{Question, RawRow, RowState, check};
use crate::store::{Account, Consent, NewEntrant};
use crate::tournament::tiebreak::Value;
use crate::tournament::{
    Entrant, EntrantId, EntrantName, NameChoice, Presence, TakenNames, TournamentId,
};
use chrono::{DateTime, Utc};
use std::collections::HashSet;

/// The number of earlier events that are looked at, the newest first.
const MOST_EVENTS: usize = 20;

/// An earlier event with players whose names are kept.
#[derive(Clone, Debug)]
pub struct EarlierEvent {
    /// The event.
    pub event: Event,
    /// Its sections, or itself if it has none.
    sections: Vec<Section>,
}

/// The place and points of a player at an earlier event.
#[derive(Clone, Debug)]
pub struct EarlierResult {
    /// The event, or a section of it.
    pub event: Event,
    /// The place, and whether it is shared; `None` without a game.
    pub place: Option<(u16, bool)>,
    /// The number of placed players.
    pub placed: usize,
    /// The points.
    pub points: Value,
}

/// The outcome of entering players again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnteredAgain {
    /// Number of players who were entered.
    pub entered: usize,
    /// The names of those who are on the list already.
    pub known: Vec<String>,
}

impl EarlierEvent {
    /// Its players, without those whose names are erased, each with the tournament of the player.
    fn all(&self) -> impl Iterator<Item = (TournamentId, &Entrant)> {
        let all = self.sections.iter().flat_map(|one| {
            let id = one.event.id;
            one.tournament
                .entrants
                .iter()
                .map(move |player| (id, player))
        });
        all.filter(|(_, player)| !player.name.is_gone())
    }

    /// Its players, without those whose names are erased.
    pub fn players(&self) -> impl Iterator<Item = &Entrant> {
        self.all().map(|(_, player)| player)
    }
}

impl Desk {
    /// The earlier events whose players a person may change, with the names that are kept; the newest first.
    pub fn earlier_events(
        &self,
        account: &Account,
        organiser: &Right<ChangePlayers>,
        at: DateTime<Utc>,
    ) -> Result<Vec<EarlierEvent>, Fault> {
        let present = organiser.event();
        let main = present.main.as_ref().map_or(present.id, |main| main.id);
        let mut found = Vec::new();
        for event in self.events_of(account, at)?.into_iter().take(MOST_EVENTS) {
            let may = self.right::<ChangePlayers>(account, &event.key, at);
            if event.id == main || may.is_err() {
                continue;
            }
            let sections = self.whole_event(&event)?;
            let earlier = EarlierEvent { event, sections };
            if earlier.players().next().is_some() {
                found.push(earlier);
            }
        }
        Ok(found)
    }

    /// The ids of those players who look like a player of this event.
    pub fn known_players<'a>(
        &self,
        organiser: &Right<ChangePlayers>,
        players: impl IntoIterator<Item = &'a Entrant>,
    ) -> Result<HashSet<EntrantId>, Fault> {
        let known = alike(players, &self.whole_list(organiser)?);
        Ok(known.into_iter().map(|(one, _)| one).collect())
    }

    /// Enters players of an earlier event with their data and the answers about their names from there. Whoever looks like a
    /// player of this event is left out.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an event whose players the person may not change, or that has no such player.
    pub fn enter_again(
        &self,
        account: &Account,
        organiser: &Right<ChangePlayers>,
        (key, who): (&str, &HashSet<EntrantId>),
        at: DateTime<Utc>,
    ) -> Result<EnteredAgain, Fault> {
        let events = self.earlier_events(account, organiser, at)?;
        let earlier = events.iter().find(|one| one.event.key == key);
        let earlier = earlier.ok_or(Fault::NotFound)?;
        let meant = earlier.all().filter(|(_, one)| who.contains(&one.id));
        let meant: Vec<(TournamentId, &Entrant)> = meant.collect();
        if meant.is_empty() || meant.len() < who.len() {
            return Err(Fault::NotFound);
        }
        let present = self.whole_list(organiser)?;
        let known = alike(meant.iter().map(|(_, one)| *one), &present);
        let is_known = |one: &Entrant| known.iter().any(|(id, _)| *id == one.id);
        let (again, new): (Vec<_>, Vec<_>) = meant.into_iter().partition(|(_, one)| is_known(one));
        let entered = new.len();
        if entered > 0 {
            let consents = self.consents(&new)?;
            let children = newcomers(&new, &present)?;
            let id = organiser.id();
            self.enter_with(organiser, children, at, move |tx, entered| {
                let mut answered = Vec::new();
                for (one, consent) in entered.iter().zip(&consents) {
                    if consent.is_some() {
                        tx.set_consent(id, one.id, consent.as_ref())?;
                        answered.push(one.id);
                    }
                }
                tx.settle_aliases(id, &answered)
            })?;
        }
        Ok(EnteredAgain {
            entered,
            known: again.iter().map(|(_, one)| one.name.to_string()).collect(),
        })
    }

    /// The answers about the names of players.
    fn consents(
        &self,
        players: &[(TournamentId, &Entrant)],
    ) -> Result<Vec<Option<Consent>>, Fault> {
        let players: Vec<_> = players.iter().map(|(of, one)| (*of, one.id)).collect();
        Ok(self.store.read(move |db| {
            let answers = players.iter().map(|(of, one)| db.consent(*of, *one));
            answers.collect()
        })?)
    }

    /// The results of players who look like this one at earlier events of the same people, the newest first.
    pub fn earlier_results(
        &self,
        account: &Account,
        organiser: &Right<ChangePlayers>,
        player: &Entrant,
        at: DateTime<Utc>,
    ) -> Result<Vec<EarlierResult>, Fault> {
        let mut results = Vec::new();
        for earlier in self.earlier_events(account, organiser, at)? {
            for Section { event, tournament } in earlier.sections {
                let Some((_, found)) = alike([player], &tournament.entrants).pop() else {
                    continue;
                };
                let standings = ranked(&tournament, None);
                let row = standings.row(found);
                results.extend(row.map(|row| EarlierResult {
                    event,
                    place: row.is_placed.then_some((row.rank, row.shared)),
                    placed: standings.rows.iter().filter(|one| one.is_placed).count(),
                    points: row.score,
                }));
            }
        }
        Ok(results)
    }
}

/// The players who look like one of others, each with that one: by name, if no two schools differ.
fn alike<'a>(
    players: impl IntoIterator<Item = &'a Entrant>,
    others: &[Entrant],
) -> Vec<(EntrantId, EntrantId)> {
    let players: Vec<&Entrant> = players.into_iter().collect();
    let row = |(row, one): (u32, &&Entrant)| RawRow {
        row,
        given: one.name.given().to_owned(),
        family: one.name.family().to_owned(),
        school: one.school.clone().unwrap_or_default(),
        ..RawRow::default()
    };
    let rows: Vec<RawRow> = (1..).zip(&players).map(row).collect();
    let checked = check(&rows, others).into_iter();
    let found = checked.filter_map(|row| match row.state {
        RowState::Question(Question::SameAsEntrant(other)) => {
            let player = players.get(row.row as usize - 1)?;
            Some((player.id, other))
        }
        _ => None,
    });
    found.collect()
}

/// Earlier players as new ones. A code name that is taken gives way to another one.
fn newcomers(
    players: &[(TournamentId, &Entrant)],
    present: &[Entrant],
) -> Result<Vec<NewPlayer>, Fault> {
    let mut taken = TakenNames::of(present);
    for (_, one) in players {
        taken.add_real(&one.name);
    }
    let child = |(_, one): &(TournamentId, &Entrant)| {
        let shown_as = match one.name.shown_as() {
            None => NameChoice::Alias,
            Some(number) if number.is_number() => NameChoice::Number,
            Some(name) if taken.add(name.code()) => NameChoice::CodeName(name.code().to_owned()),
            Some(_) => NameChoice::AnyCodeName,
        };
        Ok(NewPlayer {
            words: NewEntrant {
                name: EntrantName::parse(one.name.given(), one.name.family())?,
                school: one.school.clone(),
                grade: one.grade,
                presence: Presence::Here,
                about: one.about,
            },
            consent: None,
            shown_as,
        })
    };
    players.iter().map(child).collect()
}

//! The umpires of an event: who they are, who is here, which boards they have, and how they did.

use super::accounts::checked_name;
use super::events::Event;
use super::fault::FormProblem;
use super::games::Projection;
use super::history::Action;
use super::rights::{InviteHelpers, PairRounds, Permits};
use super::sections::Section;
use super::{Desk, Fault};
use crate::store::Board;
use crate::tournament::pairing::{BoardToUmpire, FreeUmpire, allot_umpires};
use crate::tournament::{
    BoardNo, EntrantId, Pairing, RoundNo, Stage, Tournament, Umpire, UmpireList, legible,
    look_alike_key, school_key,
};
use chrono::{DateTime, Utc};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of umpires of an event.
pub const MOST_UMPIRES: usize = 300;
/// Length limit of the languages of an umpire, in characters.
pub const LONGEST_LANGUAGES: usize = 60;
/// Length limit of the school of an umpire, in characters.
pub const LONGEST_SCHOOL: usize = 80;
/// Length limit of the note about an umpire, in characters.
pub const LONGEST_NOTE: usize = 200;

/// A change of the list of umpires.
#[derive(Clone, Debug)]
pub enum UmpireChange {
    /// Adds umpires, who are here.
    Added(Vec<Umpire>),
    /// Replaces the details of an umpire.
    Changed(Umpire),
    /// Removes the umpire with this number. Boards that it had have none.
    Removed(u16),
    /// Notes that these umpires are here (true), or not.
    Here(Vec<u16>, bool),
}

/// The games of an umpire.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UmpireFigures {
    /// Boards that were allotted, in all rounds.
    pub allotted: u32,
    /// Games that it recorded under its name.
    pub recorded: u32,
    /// Cards that it showed.
    pub cards: u32,
    /// Results of its games that were changed later.
    pub corrected: u32,
    /// Its boards that are not over, with the name of the section where there are sections.
    pub now: Vec<(String, BoardNo)>,
}

impl UmpireChange {
    fn apply(self, list: &mut UmpireList) -> Result<(), Fault> {
        match self {
            UmpireChange::Added(more) => {
                if more.is_empty() {
                    return Err(Fault::form("umpires", FormProblem::Missing));
                }
                if list.all.len() + more.len() > MOST_UMPIRES {
                    return Err(Fault::form("umpires", FormProblem::TooLong));
                }
                for umpire in more {
                    let umpire = checked(umpire, list)?;
                    list.add(umpire);
                }
            }
            UmpireChange::Changed(umpire) => {
                let umpire = checked(umpire, list)?;
                let mut all = list.all.iter_mut();
                let known = all.find(|one| one.number == umpire.number);
                *known.ok_or(Fault::NotFound)? = umpire;
            }
            UmpireChange::Removed(number) => {
                list.get(number).ok_or(Fault::NotFound)?;
                list.remove(number);
            }
            UmpireChange::Here(numbers, is_here) => {
                if numbers.iter().any(|number| list.get(*number).is_none()) {
                    return Err(Fault::NotFound);
                }
                list.here.retain(|one| !numbers.contains(one));
                list.here.extend(numbers.iter().filter(|_| is_here));
            }
        }
        Ok(())
    }
}

/// The umpire with legible texts.
fn checked(umpire: Umpire, list: &UmpireList) -> Result<Umpire, Fault> {
    let umpire = Umpire {
        number: umpire.number,
        name: checked_name(&umpire.name)?,
        school: legible(&umpire.school),
        languages: legible(&umpire.languages),
        note: legible(&umpire.note),
    };
    let is_long = |text: &str, longest| text.chars().count() > longest;
    for (field, text, longest) in [
        ("school", &umpire.school, LONGEST_SCHOOL),
        ("umpire-languages", &umpire.languages, LONGEST_LANGUAGES),
        ("umpire-note", &umpire.note, LONGEST_NOTE),
    ] {
        if is_long(text, longest) {
            return Err(Fault::form(field, FormProblem::TooLong));
        }
    }
    let key = look_alike_key(&umpire.name);
    let mut others = list.all.iter().filter(|one| one.number != umpire.number);
    if others.any(|one| look_alike_key(&one.name) == key) {
        return Err(Fault::NameIsTaken);
    }
    Ok(umpire)
}

/// The posted or closed rounds of a tournament with their pairs.
fn rounds(tournament: &Tournament) -> Vec<(RoundNo, Vec<Pairing>)> {
    let closed = tournament.closed.iter().map(|round| {
        let pairings = round.boards.iter().map(|(pairing, _)| *pairing);
        (round.number, pairings.collect())
    });
    let posted = tournament.posted().map(|round| {
        let pairings = round.boards.iter().map(|(pairing, _)| *pairing);
        (round.number, pairings.collect())
    });
    closed.chain(posted).collect()
}

/// The boards of the posted round without a result.
fn open_boards(tournament: &Tournament) -> Vec<(RoundNo, Pairing)> {
    let Some(Stage::Posted(posted)) = &tournament.current else {
        return Vec::new();
    };
    let open = posted.boards.iter().filter(|(_, scored)| scored.is_none());
    open.map(|(pairing, _)| (posted.number, *pairing)).collect()
}

impl Desk {
    /// The list of umpires of an event; that of the whole event for a section.
    pub fn umpire_list(&self, event: &Event) -> Result<UmpireList, Fault> {
        let Some(main) = event.section_of().map(|main| main.id) else {
            return Ok(event.options.umpires.clone());
        };
        let row = self.store.read(move |db| db.tournament(main))?;
        Ok(row.settings_row.options.umpires)
    }

    /// The umpire who was allotted to a board.
    pub fn umpire_of_board(
        &self,
        event: &Event,
        round: RoundNo,
        board: BoardNo,
    ) -> Result<Option<Umpire>, Fault> {
        let Some(number) = event.options.umpire_at(round, board) else {
            return Ok(None);
        };
        Ok(self.umpire_list(event)?.get(number).cloned())
    }

    /// Changes the list of umpires.
    ///
    /// # Errors
    /// [`Fault::NotFound`] at a section, or for an unknown number; [`Fault::NameIsTaken`] for a name that looks like
    /// that of another umpire; [`Fault::Form`] for a missing or too long text, or too many umpires.
    pub fn change_umpires(
        &self,
        organiser: &impl Permits<InviteHelpers>,
        change: UmpireChange,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        if actor.event().section_of().is_some() {
            return Err(Fault::NotFound);
        }
        let action = match change {
            UmpireChange::Here(..) => Action::UmpiresHere,
            _ => Action::UmpiresChanged,
        };
        let mut list = actor.event().options.umpires.clone();
        change.apply(&mut list)?;
        let audit = actor.audit(action, "", at);
        self.change_settings(organiser, audit, move |present| {
            present.options.umpires = list;
            Ok(())
        })
    }

    /// Allots the umpires who are here to the boards of the posted round that have no result.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] posted; [`Fault::Form`] if no umpire is here.
    pub fn allot_umpires(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        self.posted(actor, round)?;
        let open = open_boards(&self.tournament(actor.event())?);
        let pairings: Vec<Pairing> = open.into_iter().map(|(_, pairing)| pairing).collect();
        let allotted = self.proposed_umpires(actor.event(), round, &pairings)?;
        if allotted.is_empty() && !pairings.is_empty() {
            return Err(Fault::form("umpires", FormProblem::Missing));
        }
        let audit = actor.audit_round(Action::UmpiresAllotted, round, at);
        self.change_settings(organiser, audit, move |present| {
            for (board, umpire) in allotted {
                present.options.allot_umpire(round, board, Some(umpire));
            }
            Ok(())
        })
    }

    /// Gives boards of the posted round umpires, or none.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an unknown umpire or board; [`Fault::RoundIsNot`] posted.
    pub fn set_umpires(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        chosen: Vec<(BoardNo, Option<u16>)>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let posted = self.posted(actor, round)?;
        let list = self.umpire_list(actor.event())?;
        let has_board = |board| posted.boards.iter().any(|(one, _)| one.board == board);
        let is_known = |umpire: Option<u16>| umpire.is_none_or(|one| list.get(one).is_some());
        if !chosen
            .iter()
            .all(|(board, umpire)| has_board(*board) && is_known(*umpire))
        {
            return Err(Fault::NotFound);
        }
        let audit = actor.audit_round(Action::UmpiresAllotted, round, at);
        self.change_settings(organiser, audit, move |present| {
            for (board, umpire) in chosen {
                present.options.allot_umpire(round, board, umpire);
            }
            Ok(())
        })
    }

    /// The umpires of these boards of a round: those who are here and have no open board in another section; if all
    /// have, those who are here. None if nobody is here.
    pub(super) fn proposed_umpires(
        &self,
        event: &Event,
        round: RoundNo,
        pairings: &[Pairing],
    ) -> Result<Vec<(BoardNo, u16)>, Fault> {
        let list = self.umpire_list(event)?;
        if list.here.is_empty() || pairings.is_empty() {
            return Ok(Vec::new());
        }
        let sections = self.sections_or_event(event)?;
        let mut busy = BTreeSet::new();
        for section in sections.iter().filter(|one| one.event.id != event.id) {
            let options = &section.tournament.options;
            let open = open_boards(&section.tournament).into_iter();
            busy.extend(open.filter_map(|(round, one)| options.umpire_at(round, one.board)));
        }
        let here = || list.all.iter().filter(|one| list.is_here(one.number));
        let mut free: Vec<&Umpire> = here().filter(|one| !busy.contains(&one.number)).collect();
        if free.is_empty() {
            free = here().collect();
        }
        let met = met_before(&sections, (event, round));
        let free: Vec<FreeUmpire> = free
            .into_iter()
            .map(|umpire| free_umpire(umpire, &met))
            .collect();
        let tournament = self.tournament(event)?;
        let boards: Vec<BoardToUmpire> = pairings
            .iter()
            .map(|pairing| to_umpire(&tournament, pairing))
            .collect();
        Ok(allot_umpires(&boards, &free, round.0))
    }

    /// The figures of umpires, by their numbers.
    pub fn umpire_figures(&self, event: &Event) -> Result<BTreeMap<u16, UmpireFigures>, Fault> {
        let list = self.umpire_list(event)?;
        let by_name: BTreeMap<String, u16> = list
            .all
            .iter()
            .map(|one| (look_alike_key(&one.name), one.number))
            .collect();
        let mut figures: BTreeMap<u16, UmpireFigures> = BTreeMap::new();
        for section in self.sections_or_event(event)? {
            let options = &section.tournament.options;
            for (round, _) in rounds(&section.tournament) {
                for board in self.boards(&section.event, round)? {
                    let number = board.pairing.board;
                    if let Some(umpire) = options.umpire_at(round, number) {
                        let one = figures.entry(umpire).or_default();
                        one.allotted += 1;
                        if board.result.is_none() {
                            one.now.push((section.event.name.clone(), number));
                        }
                    }
                    if let Some((umpire, projection)) = recorded(&by_name, &board) {
                        let one = figures.entry(umpire).or_default();
                        one.recorded += 1;
                        let cards = projection.cards;
                        one.cards += u32::try_from(cards.first + cards.second).unwrap_or_default();
                        one.corrected += u32::from(projection.overruled.is_some());
                    }
                }
            }
        }
        Ok(figures)
    }

    /// The sections of an event, or the event itself if it has none.
    fn sections_or_event(&self, event: &Event) -> Result<Vec<Section>, Fault> {
        let sections = self.whole_sections(event)?;
        if !sections.is_empty() {
            return Ok(sections);
        }
        let tournament = self.tournament(event)?;
        Ok(vec![Section {
            event: event.clone(),
            tournament,
        }])
    }
}

/// The players of the games of each umpire, except those of one round.
fn met_before(
    sections: &[Section],
    (event, except): (&Event, RoundNo),
) -> BTreeMap<u16, Vec<EntrantId>> {
    let mut met: BTreeMap<u16, Vec<EntrantId>> = BTreeMap::new();
    for section in sections {
        let is_meant = |round: RoundNo| section.event.id == event.id && round == except;
        for (round, pairings) in rounds(&section.tournament) {
            for pairing in pairings.iter().filter(|_| !is_meant(round)) {
                let umpire = section.tournament.options.umpire_at(round, pairing.board);
                let players = [pairing.first, pairing.second];
                if let Some(umpire) = umpire {
                    met.entry(umpire).or_default().extend(players);
                }
            }
        }
    }
    met
}

fn free_umpire(umpire: &Umpire, met: &BTreeMap<u16, Vec<EntrantId>>) -> FreeUmpire {
    let players = met.get(&umpire.number).cloned().unwrap_or_default();
    FreeUmpire {
        number: umpire.number,
        school: school_key(&umpire.school),
        games: u32::try_from(players.len() / 2).unwrap_or(u32::MAX),
        players,
    }
}

fn to_umpire(tournament: &Tournament, pairing: &Pairing) -> BoardToUmpire {
    let players = [pairing.first, pairing.second];
    let entrants = players.iter().filter_map(|id| tournament.entrant(*id));
    let schools = entrants.filter_map(|one| one.school.as_deref());
    BoardToUmpire {
        board: pairing.board,
        players,
        schools: schools.map(school_key).collect(),
    }
}

/// The umpire who recorded a game under its name, and the summary of the game.
fn recorded(by_name: &BTreeMap<String, u16>, board: &Board) -> Option<(u16, Projection)> {
    let state = board.state.as_ref()?;
    let recorder = state.recorder.as_ref()?;
    let umpire = by_name.get(&look_alike_key(&recorder.name))?;
    Some((*umpire, Projection::read(&state.projection)))
}

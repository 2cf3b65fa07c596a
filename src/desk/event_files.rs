//! Export and import of events and results as files.

use super::delay::Delay;
use super::events::{Event, EventSettings, ensure_room, too_many_events};
use super::history::{Action, by_creator};
use super::limits::Limit;
use super::report_files::ReportParts;
use super::rights::{Actor, Permits, TakeFiles};
use super::rounds::post;
use super::undo::{Change, boards_of};
use super::{Desk, Fault, secret};
use crate::formats::Names;
use crate::formats::pairings_csv::{self, Entered};
use crate::formats::tournament_json::{TournamentFile, renumber};
use crate::referee::{ClockPolicy, UmpireSettings};
use crate::rules::Ruleset;
use crate::store::{Account, Board, Changes, NewEntrant, StoreError};
use crate::tournament::{
    BoardNo, Bye, DraftRound, Entrant, EntrantId, Pairing, PostedRound, Presence, RoundNo, Scored,
    TournamentId,
};
use chrono::{DateTime, Utc};
use std::collections::{BTreeMap, BTreeSet, HashMap};

impl Desk {
    /// The event as a JSON file with all rounds.
    pub fn tournament_file(&self, event: &Event) -> Result<TournamentFile, Fault> {
        Ok(TournamentFile {
            name: event.name.clone(),
            ruleset: event.ruleset.code(),
            tournament: self.tournament(event)?,
        })
    }

    /// Pairings and results of all public rounds, or of one, as CSV.
    ///
    /// # Errors
    /// [`Fault::NoSuchRound`].
    pub fn pairings_csv(
        &self,
        event: &Event,
        round: Option<RoundNo>,
        names: Names,
    ) -> Result<String, Fault> {
        let tournament = self.tournament(event)?;
        if let Some(round) = round {
            let closed = tournament.closed.iter().map(|one| one.number);
            let mut public = closed.chain(tournament.posted().map(|one| one.number));
            if public.all(|one| one != round) {
                return Err(Fault::NoSuchRound(round.to_string()));
            }
        }
        Ok(pairings_csv::write(&tournament, round, names))
    }

    /// Enters results from a file, all or none, and returns the number of changed boards. Recorded
    /// games are never overwritten.
    ///
    /// # Errors
    /// [`Fault::Recorded`] with the boards whose recorded game has another result.
    pub fn enter_results(
        &self,
        organiser: &impl Permits<TakeFiles>,
        entered: &[Entered],
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        let Some(round) = entered.first().map(|one| one.round) else {
            return Ok(0);
        };
        let had = self.results_now(organiser.actor(), round)?;
        let result_of = |board: &BoardNo| had.get(board).copied().flatten();
        let fresh: Vec<_> = entered
            .iter()
            .filter(|one| result_of(&one.board).map(|had| had.result) != Some(one.result))
            .map(|one| {
                let result = one.result;
                (one.board, Some(Scored { result, shot: None }))
            })
            .collect();
        self.set_results(organiser, Action::ResultsImported, round, &fresh, at)?;
        Ok(fresh.len())
    }

    /// Sets the results of boards of the posted round, all or none.
    ///
    /// # Errors
    /// [`Fault::Recorded`] with the boards that have a recorded game.
    pub(super) fn set_results(
        &self,
        organiser: &impl Permits<TakeFiles>,
        action: Action,
        round: RoundNo,
        boards: &[(BoardNo, Option<Scored>)],
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let id = organiser.id();
        let had = self.results_now(organiser, round)?;
        let there = self.store.read(move |db| db.boards(id, round))?;
        let begun = |board: &&Board| board.state.as_ref().is_some_and(|state| state.seq > 0);
        let begun: BTreeSet<BoardNo> = there
            .iter()
            .filter(begun)
            .map(|board| board.pairing.board)
            .collect();
        let recorded = boards.iter().map(|(board, _)| *board);
        let recorded: Vec<BoardNo> = recorded.filter(|board| begun.contains(board)).collect();
        if !recorded.is_empty() {
            return Err(Fault::Recorded(recorded));
        }
        let turned: Vec<_> = boards
            .iter()
            .map(|(board, now)| (*board, had.get(board).copied().flatten(), *now))
            .collect();
        let mut audit = organiser.audit(action, format!("{} boards", turned.len()), at);
        audit.detail = Change::Results(round, boards_of(&turned)).detail();
        self.change_event(audit, move |tx, _| {
            turned.iter().try_for_each(|(board, read, now)| {
                // None of these games has begun.
                tx.expect_result(id, round, *board, *read, 0)?;
                tx.set_result(id, round, *board, *now).map(drop)
            })
        })
    }

    /// The present result of each board of the posted round.
    fn results_now(
        &self,
        organiser: &Actor,
        round: RoundNo,
    ) -> Result<BTreeMap<BoardNo, Option<Scored>>, Fault> {
        let posted = self.posted(organiser, round)?;
        let boards = posted.boards.iter();
        Ok(boards
            .map(|(pairing, scored)| (pairing.board, *scored))
            .collect())
    }

    /// The present result of a board of the posted round.
    pub(super) fn board_now(
        &self,
        organiser: &Actor,
        round: RoundNo,
        board: BoardNo,
    ) -> Result<Option<Scored>, Fault> {
        let posted = self.posted(organiser, round)?;
        let found = posted.boards.iter().find(|(one, _)| one.board == board);
        Ok(found.and_then(|(_, scored)| *scored))
    }

    /// Creates an event with all its rounds from a file, and returns its key. Start numbers are
    /// assigned again, in the same order.
    ///
    /// # Errors
    /// [`Fault::Ruleset`] for an unknown game; [`Fault::Form`] for a missing or too long name.
    pub fn import_event(
        &self,
        account: &Account,
        file: &TournamentFile,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        self.import(account, file, None, at)
    }

    /// As [`Desk::import_event`], with what the report file says beside the tournament. Start numbers
    /// stay.
    pub(super) fn import(
        &self,
        account: &Account,
        file: &TournamentFile,
        report: Option<&ReportParts>,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let settings = EventSettings {
            name: file.name.clone(),
            ruleset: Ruleset::from_code(&file.ruleset)?,
            options: file.tournament.options.clone(),
            clock: ClockPolicy::MINUTE,
            conduct: UmpireSettings::default(),
            language: None,
        };
        let mut settings_row = settings.settings_row(Delay::None)?;
        let report = report.cloned();
        if let Some(report) = &report {
            report.announce(&mut settings_row.announcement);
        }
        let key = secret::public_key();
        let audit = by_creator(account, Action::EventImported, &key, at);
        let (public_key, organiser, secret) = (key.clone(), account.id, self.secret);
        let tournament = file.tournament.clone();
        let most = self.limits().get(Limit::Events);
        let id = self.store.change(audit, move |tx, _| {
            let at_ms = at.timestamp_millis();
            ensure_room(tx, organiser, most)?;
            let id = tx.create_tournament(&public_key, &settings_row, organiser, at_ms)?;
            let mut order: Vec<_> = tournament.entrants.iter().collect();
            order.sort_by_key(|one| one.number);
            let children: Vec<NewEntrant> = order.iter().map(|one| new_entrant(one)).collect();
            let entered = tx.enter(id, &children)?;
            let ids: HashMap<EntrantId, EntrantId> = order
                .iter()
                .zip(&entered)
                .map(|(before, now)| (before.id, now.id))
                .collect();
            if let Some(report) = &report {
                let numbers = order.iter().zip(&entered);
                let numbers: Vec<_> = numbers.map(|(was, now)| (now, was.number)).collect();
                report.keep(tx, id, &numbers, &ids)?;
            }
            renumber(&mut settings_row.options.terms, |who| {
                ids.get(&who).copied()
            });
            tx.set_event_settings(id, &settings_row)?;
            let closed = tournament.closed.iter().cloned();
            for round in closed.map(crate::tournament::ClosedRound::reopen) {
                import_round(tx, id, &round, &ids, at, &secret)?;
                tx.close_with_postponed(id, round.number, at_ms)?;
            }
            if let Some(posted) = tournament.posted() {
                import_round(tx, id, posted, &ids, at, &secret)?;
            }
            for (before, now) in order.iter().zip(&entered) {
                if before.presence != Presence::Here {
                    tx.set_presence(id, &[now.id], before.presence)?;
                }
            }
            Ok(id)
        });
        let id = id.map_err(too_many_events)?;
        self.sign_log(id, at);
        Ok(key)
    }
}

/// An entrant of a file, for entry as present. Other presences are set after the rounds.
fn new_entrant(entrant: &Entrant) -> NewEntrant {
    NewEntrant {
        name: entrant.name.clone(),
        school: entrant.school.clone(),
        grade: entrant.grade,
        presence: Presence::Here,
        about: entrant.about,
    }
}

/// Drafts and posts a round of a file, and enters its results.
fn import_round(
    tx: &mut dyn Changes,
    tournament: TournamentId,
    round: &PostedRound,
    ids: &HashMap<EntrantId, EntrantId>,
    at: DateTime<Utc>,
    key: &[u8; 32],
) -> Result<(), StoreError> {
    let known = |who: EntrantId| ids.get(&who).copied().ok_or(StoreError::Missing);
    let pairings = round.boards.iter().map(|(pairing, _)| {
        Ok(Pairing {
            board: pairing.board,
            first: known(pairing.first)?,
            second: known(pairing.second)?,
        })
    });
    let byes = round.byes.iter().map(|bye| {
        Ok(Bye {
            entrant: known(bye.entrant)?,
            kind: bye.kind,
        })
    });
    let draft = DraftRound {
        number: round.number,
        pairings: pairings.collect::<Result<_, StoreError>>()?,
        byes: byes.collect::<Result<_, StoreError>>()?,
    };
    tx.save_draft(tournament, &draft)?;
    post(tx, (tournament, round.number), key, at)?;
    for (pairing, scored) in &round.boards {
        if scored.is_some() {
            tx.set_result(tournament, round.number, pairing.board, *scored)?;
        }
    }
    Ok(())
}

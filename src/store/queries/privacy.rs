//! Queries for consent, retention and erasure.

use super::entrants::entrant_of;
use super::{Conn, one};
use crate::columns::fit;
use crate::event_log::EventLog;
use crate::privacy::{Consent, Keeping, PrivacyChanges, PrivacyReads};
use crate::schema::{
    entrants, erasable_details, event_pages, grants, invitations, pairings, registration_settings,
    registrations, report_lines, tournaments,
};
use crate::tournaments::options;
use crate::{StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::{EntrantId, EntrantName, Prizes, TournamentId, Umpire, UmpireList};

/// The name of a deleted tournament.
const DELETED: &str = "-";

impl PrivacyReads for Conn {
    fn consent(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Option<Consent>, StoreError> {
        type Answer = (Option<String>, Option<i64>);
        let (given, refused): (Answer, Answer) = entrant_of(tournament, entrant)
            .select((
                (entrants::consent_by, entrants::consent_at_ms),
                (entrants::refused_by, entrants::refused_at_ms),
            ))
            .first(self)?;
        let answer = |is_given, (by, at_ms): Answer| {
            let (by, at_ms) = by.zip(at_ms)?;
            Some(Consent {
                is_given,
                by,
                at_ms,
            })
        };
        Ok(answer(true, given).or_else(|| answer(false, refused)))
    }

    fn refusals(&mut self, tournament: TournamentId) -> Result<Vec<EntrantId>, StoreError> {
        let refused: Vec<i64> = entrants::table
            .filter(entrants::tournament_id.eq(tournament.0))
            .filter(entrants::refused_at_ms.is_not_null())
            .select(entrants::id)
            .load(self)?;
        Ok(refused.into_iter().map(EntrantId).collect())
    }

    fn keeping(&mut self, tournament: TournamentId) -> Result<Keeping, StoreError> {
        let (days, gone_at_ms, finished_at_ms): (Option<i64>, Option<i64>, Option<i64>) =
            tournaments::table
                .find(tournament.0)
                .select((
                    tournaments::retention_days,
                    tournaments::names_erased_at_ms,
                    tournaments::finished_at_ms,
                ))
                .first(self)?;
        Ok(Keeping {
            after_days: days.map(|days| fit("days", days)).transpose()?,
            gone_at_ms,
            finished_at_ms,
        })
    }

    fn due_for_erasure(&mut self, now_ms: i64) -> Result<Vec<(TournamentId, Keeping)>, StoreError> {
        let kept: Vec<i64> = tournaments::table
            .filter(tournaments::names_erased_at_ms.is_null())
            .filter(tournaments::deleted_at_ms.is_null())
            .filter(tournaments::finished_at_ms.is_not_null())
            .filter(tournaments::retention_days.is_not_null())
            .select(tournaments::id)
            .load(self)?;
        let mut due = Vec::new();
        for id in kept.into_iter().map(TournamentId) {
            let keeping = self.keeping(id)?;
            if keeping.is_due(now_ms) {
                due.push((id, keeping));
            }
        }
        Ok(due)
    }
}

impl PrivacyChanges for Conn {
    fn set_consent(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        consent: Option<&Consent>,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let given = consent.filter(|consent| consent.is_given);
        let refused = consent.filter(|consent| !consent.is_given);
        let recorded = (
            entrants::consent_by.eq(given.map(|consent| consent.by.as_str())),
            entrants::consent_at_ms.eq(given.map(|consent| consent.at_ms)),
            entrants::refused_by.eq(refused.map(|consent| consent.by.as_str())),
            entrants::refused_at_ms.eq(refused.map(|consent| consent.at_ms)),
        );
        one(diesel::update(entrant_of(tournament, entrant))
            .set(recorded)
            .execute(self))
    }

    fn keep_names_for(
        &mut self,
        tournament: TournamentId,
        days: Option<u16>,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::retention_days.eq(days.map(i64::from)))
            .execute(self))
    }

    fn erase_entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let number: i64 = entrant_of(tournament, entrant)
            .select(entrants::number)
            .first(self)?;
        erase(self, entrant.0, number)?;
        diesel::delete(
            erasable_details::table
                .filter(erasable_details::tournament_id.eq(tournament.0))
                .filter(erasable_details::entrant_id.eq(entrant.0)),
        )
        .execute(self)?;
        diesel::delete(
            registrations::table
                .filter(registrations::tournament_id.eq(tournament.0))
                .filter(registrations::entrant_id.eq(entrant.0)),
        )
        .execute(self)?;
        one(diesel::update(entrants::table.find(entrant.0))
            .set(entrants::school.eq(None::<String>))
            .execute(self))?;
        self.erase_former_texts(tournament, "entrants", Some(entrant.0))
    }

    fn erase_names(&mut self, tournament: TournamentId, at_ms: i64) -> Result<usize, StoreError> {
        self.bump(tournament)?;
        let children: Vec<(i64, i64)> = entrants::table
            .filter(entrants::tournament_id.eq(tournament.0))
            .select((entrants::id, entrants::number))
            .load(self)?;
        for (id, number) in &children {
            erase(self, *id, *number)?;
        }
        diesel::delete(
            erasable_details::table.filter(erasable_details::tournament_id.eq(tournament.0)),
        )
        .execute(self)?;
        diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::names_erased_at_ms.eq(at_ms))
            .execute(self)?;
        diesel::delete(event_pages::table.find(tournament.0)).execute(self)?;
        diesel::delete(registration_settings::table.find(tournament.0)).execute(self)?;
        diesel::delete(registrations::table.filter(registrations::tournament_id.eq(tournament.0)))
            .execute(self)?;
        diesel::delete(report_lines::table.filter(report_lines::tournament_id.eq(tournament.0)))
            .execute(self)?;
        for table in ["entrants", "event_pages", "registration_settings"] {
            self.erase_former_texts(tournament, table, None)?;
        }
        erase_umpires(self, tournament, |_| true)?;
        Ok(children.len())
    }

    fn erase_umpire(&mut self, tournament: TournamentId, name: &str) -> Result<(), StoreError> {
        erase_umpires(self, tournament, |umpire| umpire.name == name)
    }

    fn delete_tournament(
        &mut self,
        tournament: TournamentId,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        self.erase_names(tournament, at_ms)?;
        for table in ["tournaments", "invitations"] {
            self.erase_former_texts(tournament, table, None)?;
        }
        diesel::delete(grants::table.filter(grants::tournament_id.eq(tournament.0)))
            .execute(self)?;
        diesel::update(invitations::table.filter(invitations::tournament_id.eq(tournament.0)))
            .set(invitations::revoked_at_ms.eq(at_ms))
            .execute(self)?;
        let of_schools = invitations::table
            .filter(invitations::tournament_id.eq(tournament.0))
            .filter(invitations::school.is_not_null());
        diesel::update(of_schools)
            .set(invitations::school.eq(""))
            .execute(self)?;
        diesel::update(pairings::table.filter(pairings::tournament_id.eq(tournament.0)))
            .set(pairings::code_hash.eq(None::<Vec<u8>>))
            .execute(self)?;
        diesel::update(entrants::table.filter(entrants::tournament_id.eq(tournament.0)))
            .set(entrants::school.eq(None::<String>))
            .execute(self)?;
        let settled: String = tournaments::table
            .find(tournament.0)
            .select(tournaments::options)
            .get_result(self)?;
        // Screens hold a notice and names of walls; options hold names of prizes, categories and schools, and reasons.
        one(diesel::update(tournaments::table.find(tournament.0))
            .set((
                tournaments::deleted_at_ms.eq(at_ms),
                tournaments::name.eq(DELETED),
                tournaments::options.eq(without_names(&settled)?),
                tournaments::schedule.eq(None::<String>),
                tournaments::place.eq(""),
                tournaments::search_text.eq(""),
                tournaments::projector.eq(None::<String>),
                tournaments::distinct_schools.eq(None::<String>),
            ))
            .execute(self))
    }
}

/// The options of a deleted tournament, without what somebody typed.
fn without_names(settled: &str) -> Result<String, StoreError> {
    let mut options = options(settled)?;
    options.prizes = Prizes::default();
    options.categories.clear();
    options.schools.clear();
    options.umpires = UmpireList::default();
    for order in &mut options.ranking.by_hand {
        order.reason.clear();
    }
    serde_json::to_string(&options).map_err(|why| StoreError::unreadable("options", why))
}

/// Removes umpires from the list of an event, with their names in its log. Their boards keep their numbers.
fn erase_umpires(
    conn: &mut Conn,
    tournament: TournamentId,
    is_meant: impl Fn(&Umpire) -> bool,
) -> Result<(), StoreError> {
    let event = tournaments::table.find(tournament.0);
    let settled: String = event.select(tournaments::options).get_result(conn)?;
    let mut options = options(&settled)?;
    let list = &mut options.umpires;
    if !list.all.iter().any(&is_meant) && list.last_number == 0 {
        return Ok(());
    }
    let meant = list.all.iter().filter(|umpire| is_meant(umpire));
    for number in meant.map(|one| one.number).collect::<Vec<_>>() {
        list.remove(number);
    }
    let text = serde_json::to_string(&options);
    let text = text.map_err(|why| StoreError::unreadable("options", why))?;
    one(diesel::update(event)
        .set(tournaments::options.eq(text))
        .execute(conn))?;
    conn.erase_former_texts(tournament, "tournaments", None)
}

/// Replaces a child's name with its number, and empties the other personal columns.
fn erase(conn: &mut Conn, entrant: i64, number: i64) -> Result<(), StoreError> {
    let name = EntrantName::gone(fit("start number", number)?);
    let nothing = (
        entrants::given.eq(name.given()),
        entrants::family.eq(""),
        entrants::grade.eq(None::<i64>),
        entrants::gender.eq(None::<String>),
        entrants::born.eq(None::<i64>),
        entrants::consent_by.eq(None::<String>),
        entrants::consent_at_ms.eq(None::<i64>),
        entrants::refused_by.eq(None::<String>),
        entrants::refused_at_ms.eq(None::<i64>),
        entrants::alias_letters.eq(None::<i64>),
        entrants::shown_as.eq(None::<String>),
    );
    one(diesel::update(entrants::table.find(entrant))
        .set(nothing)
        .execute(conn))
}

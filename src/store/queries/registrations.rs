//! Queries for registration.

use super::{CHUNK, Conn};
use crate::registrations::{
    OpenRegistration, RegistrationChanges, RegistrationReads, RegistrationRow, RegistrationWrites,
};
use crate::schema::{registration_settings, registrations};
use crate::{Digest, StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

impl RegistrationReads for Conn {
    fn registration_settings(
        &mut self,
        tournament: TournamentId,
    ) -> Result<Option<String>, StoreError> {
        Ok(registration_settings::table
            .find(tournament.0)
            .select(registration_settings::settings)
            .get_result(self)
            .optional()?)
    }

    fn registrations(
        &mut self,
        tournament: TournamentId,
    ) -> Result<Vec<RegistrationRow>, StoreError> {
        Ok(registrations::table
            .filter(registrations::tournament_id.eq(tournament.0))
            .order(registrations::id)
            .select(RegistrationRow::as_select())
            .load(self)?)
    }

    fn registrations_of_form(
        &mut self,
        tournament: TournamentId,
        form: &Digest,
    ) -> Result<Vec<RegistrationRow>, StoreError> {
        Ok(registrations::table
            .filter(registrations::form_hash.eq(form.bytes()))
            .filter(registrations::tournament_id.eq(tournament.0))
            .order(registrations::id)
            .select(RegistrationRow::as_select())
            .load(self)?)
    }

    fn open_registrations(
        &mut self,
        tournament: TournamentId,
    ) -> Result<Vec<OpenRegistration>, StoreError> {
        let rows: Vec<(i64, Option<String>, Option<i64>)> = registrations::table
            .filter(registrations::tournament_id.eq(tournament.0))
            .filter(registrations::state.eq("received"))
            .order(registrations::id)
            .select((
                registrations::id,
                registrations::school,
                registrations::entrant_id,
            ))
            .load(self)?;
        let open = rows
            .into_iter()
            .map(|(id, school, entrant_id)| OpenRegistration {
                id,
                school,
                entrant_id,
            });
        Ok(open.collect())
    }
}

impl RegistrationWrites for Conn {
    fn add_registrations(
        &mut self,
        rows: &[RegistrationRow],
        most: usize,
    ) -> Result<bool, StoreError> {
        let Some(first) = rows.first() else {
            return Ok(true);
        };
        let known: i64 = registrations::table
            .filter(registrations::tournament_id.eq(first.tournament_id))
            .count()
            .get_result(self)?;
        let has_room = known.unsigned_abs() as usize + rows.len() <= most;
        if has_room {
            for chunk in rows.chunks(CHUNK) {
                diesel::insert_into(registrations::table)
                    .values(chunk)
                    .execute(self)?;
            }
        }
        Ok(has_room)
    }

    fn set_registrations(&mut self, rows: &[RegistrationRow]) -> Result<(), StoreError> {
        for row in rows {
            let stored = registrations::table
                .find(row.id.unwrap_or_default())
                .filter(registrations::version.eq(row.version));
            let next = RegistrationRow {
                version: row.version + 1,
                ..row.clone()
            };
            if diesel::update(stored).set(next).execute(self)? == 0 {
                return Err(StoreError::Conflict);
            }
        }
        Ok(())
    }
}

impl RegistrationChanges for Conn {
    fn set_registration_settings(
        &mut self,
        tournament: TournamentId,
        settings: &str,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        diesel::insert_into(registration_settings::table)
            .values((
                registration_settings::id.eq(tournament.0),
                registration_settings::settings.eq(settings),
            ))
            .on_conflict(registration_settings::id)
            .do_update()
            .set(registration_settings::settings.eq(settings))
            .execute(self)?;
        Ok(())
    }

    fn delete_registrations(
        &mut self,
        tournament: TournamentId,
        ids: &[i64],
    ) -> Result<(), StoreError> {
        let meant = registrations::table
            .filter(registrations::tournament_id.eq(tournament.0))
            .filter(registrations::id.eq_any(ids));
        diesel::delete(meant).execute(self)?;
        Ok(())
    }
}

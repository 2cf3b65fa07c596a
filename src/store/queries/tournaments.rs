//! Queries for tournaments.

use super::staff::role;
use super::{Conn, one, sections};
use crate::schema::{grants, rounds, tournaments};
use crate::staff::{Grant, PeopleChanges};
use crate::tournaments::{
    EventSettingsRow, ListedTournament, ParticularsRow, Role, TournamentChanges, TournamentReads,
    TournamentRecord, TournamentRow, TournamentWords, TournamentWrites, options,
};
use crate::{AccountId, RoundStage, StoreError, columns::fit};
use diesel::prelude::*;
use inkundla_core::tournament::{Tournament, TournamentId};

/// Days after the end of a tournament until its names are erased, unless the organiser changes it.
const RETENTION_DAYS: i64 = 30;

impl TournamentReads for Conn {
    fn tournament(&mut self, tournament: TournamentId) -> Result<TournamentRecord, StoreError> {
        let row = tournaments::table
            .find(tournament.0)
            .select(TournamentRow::as_select())
            .get_result(self)?;
        sections::whole(self, row)
    }

    fn tournament_by_key(&mut self, public_key: &str) -> Result<TournamentRecord, StoreError> {
        let with_key = tournaments::table
            .filter(tournaments::public_key.eq(public_key))
            .filter(tournaments::deleted_at_ms.is_null());
        let row = with_key
            .select(TournamentRow::as_select())
            .get_result(self)?;
        sections::whole(self, row)
    }

    fn is_key_taken(&mut self, public_key: &str) -> Result<bool, StoreError> {
        let with_key = tournaments::table.filter(tournaments::public_key.eq(public_key));
        Ok(diesel::select(diesel::dsl::exists(with_key)).get_result(self)?)
    }

    fn tournament_title(&mut self, public_key: &str) -> Result<(TournamentId, String), StoreError> {
        let with_key = tournaments::table
            .filter(tournaments::public_key.eq(public_key))
            .filter(tournaments::deleted_at_ms.is_null());
        let columns = with_key.select((tournaments::id, tournaments::name));
        let (id, name) = columns.get_result(self)?;
        Ok((TournamentId(id), name))
    }

    fn tournament_words(&mut self, public_key: &str) -> Result<TournamentWords, StoreError> {
        let with_key = tournaments::table
            .filter(tournaments::public_key.eq(public_key))
            .filter(tournaments::deleted_at_ms.is_null());
        let columns =
            with_key.select((tournaments::id, tournaments::language, tournaments::options));
        let (id, language, json): (i64, Option<String>, String) = columns.get_result(self)?;
        // Options that cannot be read must not take the pages down that say so.
        let options = options(&json).ok();
        Ok(TournamentWords {
            id: TournamentId(id),
            language,
            audience: options.as_ref().map(|one| one.audience).unwrap_or_default(),
            embedding: options.is_some_and(|one| one.embedding),
        })
    }

    fn distinct_schools(&mut self, tournament: TournamentId) -> Result<Option<String>, StoreError> {
        let row = tournaments::table.find(tournament.0);
        Ok(row.select(tournaments::distinct_schools).get_result(self)?)
    }

    fn tournaments_of(
        &mut self,
        account: AccountId,
        now_ms: i64,
    ) -> Result<Vec<(ListedTournament, Role)>, StoreError> {
        let rows: Vec<(TournamentRow, String)> = grants::table
            .inner_join(tournaments::table)
            .filter(grants::account_id.eq(account.0))
            .filter(grants::until_ms.is_null().or(grants::until_ms.gt(now_ms)))
            .order(tournaments::id.desc())
            .select((TournamentRow::as_select(), grants::role))
            .load(self)?;
        let rows = rows.into_iter();
        // A role of a newer version hides no other event.
        let known =
            rows.filter_map(|(row, code)| Some((sections::listed(self, row), role(&code).ok()?)));
        Ok(known.collect())
    }

    fn count_organised(&mut self, account: AccountId) -> Result<u64, StoreError> {
        let count: i64 = grants::table
            .filter(grants::account_id.eq(account.0))
            .filter(grants::role.eq(Role::Organiser.code()))
            .count()
            .get_result(self)?;
        Ok(count.unsigned_abs())
    }

    fn tournaments_posted(&mut self) -> Result<Vec<ListedTournament>, StoreError> {
        let posted = rounds::table
            .filter(rounds::stage.ne(RoundStage::Draft.code()))
            .select(rounds::tournament_id);
        let rows: Vec<TournamentRow> = tournaments::table
            .filter(tournaments::id.eq_any(posted))
            .filter(tournaments::deleted_at_ms.is_null())
            .order(tournaments::id.desc())
            .select(TournamentRow::as_select())
            .load(self)?;
        let rows = rows.into_iter();
        Ok(rows.map(|row| sections::listed(self, row)).collect())
    }

    fn tournament_keys(&mut self) -> Result<Vec<(TournamentId, String)>, StoreError> {
        let rows: Vec<(i64, String)> = tournaments::table
            .filter(tournaments::deleted_at_ms.is_null())
            .order(tournaments::id.desc())
            .select((tournaments::id, tournaments::public_key))
            .load(self)?;
        let rows = rows.into_iter();
        Ok(rows.map(|(id, key)| (TournamentId(id), key)).collect())
    }

    fn tournaments_named(&mut self, name: &str) -> Result<Vec<ListedTournament>, StoreError> {
        let rows: Vec<TournamentRow> = tournaments::table
            .filter(tournaments::name.eq(name))
            .filter(tournaments::deleted_at_ms.is_null())
            .order(tournaments::id.desc())
            .select(TournamentRow::as_select())
            .load(self)?;
        let rows = rows.into_iter();
        Ok(rows.map(|row| sections::listed(self, row)).collect())
    }

    fn load_tournament(&mut self, tournament: TournamentId) -> Result<Tournament, StoreError> {
        super::snapshot::load(self, tournament)
    }
}

impl TournamentWrites for Conn {
    fn bump(&mut self, tournament: TournamentId) -> Result<u64, StoreError> {
        let counted = diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::change.eq(tournaments::change + 1))
            .returning(tournaments::change)
            .get_result(self)?;
        fit("change number", counted)
    }
}

impl TournamentChanges for Conn {
    fn create_tournament(
        &mut self,
        public_key: &str,
        settings_row: &EventSettingsRow,
        organiser: AccountId,
        at_ms: i64,
    ) -> Result<TournamentId, StoreError> {
        let row = (
            tournaments::public_key.eq(public_key),
            tournaments::created_at_ms.eq(at_ms),
            tournaments::retention_days.eq(RETENTION_DAYS),
            ParticularsRow::try_from(settings_row)?,
        );
        let id = diesel::insert_into(tournaments::table)
            .values(row)
            .returning(tournaments::id)
            .get_result(self)?;
        self.grant(organiser, TournamentId(id), Some(&Grant::own(at_ms)))?;
        Ok(TournamentId(id))
    }

    fn set_event_settings(
        &mut self,
        tournament: TournamentId,
        settings_row: &EventSettingsRow,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let row = ParticularsRow::try_from(settings_row)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(row)
            .execute(self))
    }

    fn set_schedule(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError> {
        self.bump(tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::schedule.eq(json))
            .execute(self))
    }

    fn set_screen(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError> {
        self.bump(tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::projector.eq(json))
            .execute(self))
    }

    fn set_round_time(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError> {
        self.bump(tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::round_time.eq(json))
            .execute(self))
    }

    fn set_check_in(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError> {
        self.bump(tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::check_in.eq(json))
            .execute(self))
    }

    fn set_distinct_schools(
        &mut self,
        tournament: TournamentId,
        json: &str,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::distinct_schools.eq(json))
            .execute(self))
    }

    fn set_finished(
        &mut self,
        tournament: TournamentId,
        at_ms: Option<i64>,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::finished_at_ms.eq(at_ms))
            .execute(self))
    }
}

//! Queries for sections.

use super::{Conn, one};
use crate::schema::tournaments;
use crate::sections::{SectionChanges, SectionReads};
use crate::tournaments::{
    EventSettingsRow, ListedTournament, MainEvent, ParticularsRow, TournamentRecord, TournamentRow,
};
use crate::{StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

impl SectionReads for Conn {
    fn sections(&mut self, main: TournamentId) -> Result<Vec<TournamentRecord>, StoreError> {
        let rows: Vec<TournamentRow> = tournaments::table
            .filter(tournaments::main_id.eq(main.0))
            .filter(tournaments::id.ne(main.0))
            .filter(tournaments::deleted_at_ms.is_null())
            .order(tournaments::id)
            .select(TournamentRow::as_select())
            .load(self)?;
        let records = rows.into_iter().map(|row| whole(self, row));
        let mut sections = records.collect::<Result<Vec<_>, _>>()?;
        sections.sort_by_key(|one| one.settings_row.options.hall.order);
        Ok(sections)
    }
}

impl SectionChanges for Conn {
    fn create_section(
        &mut self,
        main: TournamentId,
        public_key: &str,
        settings_row: &EventSettingsRow,
        at_ms: i64,
    ) -> Result<TournamentId, StoreError> {
        self.bump(main)?;
        let of_main = tournaments::table.find(main.0);
        let days: Option<i64> = of_main.select(tournaments::retention_days).first(self)?;
        one(diesel::update(of_main)
            .set(tournaments::main_id.eq(main.0))
            .execute(self))?;
        let row = (
            tournaments::public_key.eq(public_key),
            tournaments::created_at_ms.eq(at_ms),
            tournaments::retention_days.eq(days),
            tournaments::main_id.eq(main.0),
            ParticularsRow::try_from(settings_row)?,
        );
        let id = diesel::insert_into(tournaments::table)
            .values(row)
            .returning(tournaments::id)
            .get_result(self)?;
        Ok(TournamentId(id))
    }

    fn end_sections(&mut self, main: TournamentId) -> Result<(), StoreError> {
        self.bump(main)?;
        one(diesel::update(tournaments::table.find(main.0))
            .set(tournaments::main_id.eq(None::<i64>))
            .execute(self))
    }
}

/// A tournament with its main event. A section has place, days, listing and language of that.
pub(super) fn whole(conn: &mut Conn, row: TournamentRow) -> Result<TournamentRecord, StoreError> {
    let main = row.main_id;
    let mut record = TournamentRecord::try_from(row)?;
    let Some(main) = main else {
        return Ok(record);
    };
    if main == record.id.0 {
        record.main = Some(MainEvent {
            id: record.id,
            public_key: record.public_key.clone(),
            name: record.settings_row.name.clone(),
        });
        return Ok(record);
    }
    let row: TournamentRow = tournaments::table
        .find(main)
        .select(TournamentRow::as_select())
        .first(conn)?;
    let of = TournamentRecord::try_from(row)?;
    record.settings_row.announcement = of.settings_row.announcement;
    record.settings_row.language = of.settings_row.language;
    record.main = Some(MainEvent {
        id: of.id,
        public_key: of.public_key,
        name: of.settings_row.name,
    });
    Ok(record)
}

/// A tournament in a list, with its main event.
pub(super) fn listed(conn: &mut Conn, row: TournamentRow) -> ListedTournament {
    ListedTournament {
        id: TournamentId(row.id),
        public_key: row.public_key.clone(),
        name: row.name.clone(),
        record: whole(conn, row),
    }
}

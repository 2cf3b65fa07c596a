//! Queries for the texts of records, and their erasure.

use super::{CHUNK, Conn, one};
use crate::columns::fit;
use crate::event_log::{EventLog, SERVER};
use crate::record_texts::{TextChanges, TextReads, TextRow};
use crate::schema::{audit, games, pairings, texts};
use crate::{AuditLine, GameId, StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::referee::{ErasableText, Hash, TextKind};
use inkundla_core::tournament::TournamentId;
use std::collections::BTreeSet;

impl TextReads for Conn {
    fn texts(&mut self, game: GameId) -> Result<Vec<ErasableText>, StoreError> {
        let rows: Vec<TextRow> = texts::table
            .filter(texts::game_id.eq(game.0))
            .order(texts::commitment)
            .select(TextRow::as_select())
            .load(self)?;
        rows.into_iter().map(ErasableText::try_from).collect()
    }

    fn texts_of(
        &mut self,
        tournament: TournamentId,
    ) -> Result<Vec<(GameId, ErasableText)>, StoreError> {
        let rows: Vec<TextRow> = texts::table
            .filter(texts::game_id.eq_any(games_of(tournament)))
            .order((texts::game_id, texts::commitment))
            .select(TextRow::as_select())
            .load(self)?;
        let text = |row: TextRow| Ok((GameId(row.game_id), ErasableText::try_from(row)?));
        rows.into_iter().map(text).collect()
    }

    fn games_written_by(&mut self, name: &str) -> Result<Vec<(TournamentId, GameId)>, StoreError> {
        let rows: Vec<(i64, i64)> = texts::table
            .inner_join(pairings::table.on(pairings::id.eq(texts::game_id)))
            .filter(texts::kind.eq(TextKind::Name.code()))
            .filter(texts::text.eq(name))
            .select((pairings::tournament_id, texts::game_id))
            .distinct()
            .load(self)?;
        let games = rows.into_iter();
        Ok(games
            .map(|(id, game)| (TournamentId(id), GameId(game)))
            .collect())
    }

    fn erasures(&mut self, game: GameId) -> Result<u32, StoreError> {
        let erasures: i64 = games::table
            .find(game.0)
            .select(games::erasures)
            .get_result(self)?;
        fit("erasures", erasures)
    }
}

impl TextChanges for Conn {
    fn erase_texts(
        &mut self,
        tournament: TournamentId,
        erased: &[(GameId, Hash)],
    ) -> Result<(), StoreError> {
        if erased.is_empty() {
            return Ok(());
        }
        self.bump(tournament)?;
        for some in erased.chunks(CHUNK) {
            let commitments = some.iter().map(|(_, commitment)| commitment.0.as_slice());
            let games = some.iter().map(|(game, _)| game.0);
            let these = texts::table
                .filter(texts::game_id.eq_any(games))
                .filter(texts::commitment.eq_any(commitments));
            diesel::delete(these).execute(self)?;
        }
        let of: BTreeSet<i64> = erased.iter().map(|(game, _)| game.0).collect();
        let of: Vec<i64> = of.into_iter().collect();
        for some in of.chunks(CHUNK) {
            diesel::update(games::table.filter(games::id.eq_any(some)))
                .set(games::erasures.eq(games::erasures + 1))
                .execute(self)?;
        }
        Ok(())
    }

    fn erase_in_line(&mut self, line: &AuditLine) -> Result<(), StoreError> {
        let audited = &line.audit;
        let anew = (
            audit::actor.eq(&audited.who),
            audit::account.eq(&audited.account),
            audit::subject.eq(&audited.subject),
            audit::detail.eq(&audited.detail),
            audit::reason.eq(audited.why.as_deref()),
        );
        one(diesel::update(audit::table.find(line.id))
            .set(anew)
            .execute(self))?;
        let log = audited.tournament.unwrap_or(SERVER);
        self.erase_former_texts(log, "audit", Some(line.id))
    }

    fn erase_recorder(&mut self, tournament: TournamentId, name: &str) -> Result<(), StoreError> {
        let theirs = games::table
            .filter(games::id.eq_any(games_of(tournament)))
            .filter(games::recorder_name.eq(name));
        diesel::update(theirs)
            .set((
                games::recorder_name.eq(""),
                games::recorder_salt.eq(NO_SALT),
            ))
            .execute(self)?;
        Ok(())
    }

    fn erase_recorders(&mut self, tournament: TournamentId) -> Result<(), StoreError> {
        let named = games::table
            .filter(games::id.eq_any(games_of(tournament)))
            .filter(games::recorder_name.is_not_null());
        diesel::update(named)
            .set((
                games::recorder_name.eq(""),
                games::recorder_salt.eq(NO_SALT),
            ))
            .execute(self)?;
        Ok(())
    }

    fn set_projection(&mut self, game: GameId, projection: &str) -> Result<(), StoreError> {
        one(diesel::update(games::table.find(game.0))
            .set(games::projection.eq(projection))
            .execute(self))
    }
}

/// The salt for an erased name: with the old one, names could be guessed and tested.
const NO_SALT: &[u8] = &[0; 16];

/// Stores the texts that entries commit to.
pub(crate) fn write_texts(
    conn: &mut Conn,
    game: GameId,
    written: &[ErasableText],
) -> Result<(), StoreError> {
    for chunk in written.chunks(CHUNK) {
        let rows = chunk.iter().map(|text| {
            (
                texts::game_id.eq(game.0),
                texts::commitment.eq(text.commitment.0.as_slice()),
                texts::salt.eq(text.salt.0.as_slice()),
                texts::kind.eq(text.kind.code()),
                texts::text.eq(&text.text),
            )
        });
        diesel::insert_into(texts::table)
            .values(rows.collect::<Vec<_>>())
            .execute(conn)?;
    }
    Ok(())
}

#[diesel::dsl::auto_type(no_type_alias)]
fn games_of(tournament: TournamentId) -> _ {
    let of_tournament: i64 = tournament.0;
    pairings::table
        .filter(pairings::tournament_id.eq(of_tournament))
        .select(pairings::id)
}

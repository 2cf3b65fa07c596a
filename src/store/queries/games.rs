//! Queries for games, and the appending of entries.

use super::advance_game::AdvanceGame;
use super::hash_chains::hash_before;
use super::record_texts::write_texts;
use super::results::write_result;
use super::rounds::expect_stage;
use super::{CHUNK, Conn, dialect, one};
use crate::columns::round_no;
use crate::event_log::EventLog;
use crate::games::{
    Append, Effect, EntryRow, GameId, GamePhase, GameReads, GameRow, GameState, GameWrites,
    Recorder, RecorderRow, StoredEntry,
};
use crate::rounds::RoundStage;
use crate::schema::{entries, games, pairings, tournaments};
use crate::tournaments::options;
use crate::{Digest, StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::{Options, Scored, TournamentId};

impl GameReads for Conn {
    fn game(&mut self, tournament: TournamentId, game: GameId) -> Result<GameState, StoreError> {
        games::table
            .inner_join(pairings::table)
            .filter(games::id.eq(game.0))
            .filter(pairings::tournament_id.eq(tournament.0))
            .select(GameRow::as_select())
            .get_result(self)?
            .try_into()
    }

    fn record(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        after: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        self.game(tournament, game)?;
        let rows: Vec<EntryRow> = entries::table
            .filter(entries::game_id.eq(game.0))
            .filter(entries::seq.gt(i64::from(after)))
            .order(entries::seq)
            .select(EntryRow::as_select())
            .load(self)?;
        rows.into_iter().map(StoredEntry::try_from).collect()
    }

    fn running_games(&mut self) -> Result<Vec<(TournamentId, GameId)>, StoreError> {
        let rows: Vec<(i64, i64)> = games::table
            .inner_join(pairings::table)
            .filter(games::phase.eq(GamePhase::Running.code()))
            .order(games::id)
            .select((pairings::tournament_id, games::id))
            .load(self)?;
        let identities = |(tournament, game)| (TournamentId(tournament), GameId(game));
        Ok(rows.into_iter().map(identities).collect())
    }

    fn options_of_running(&mut self) -> Result<Vec<(TournamentId, Options)>, StoreError> {
        let running = games::table
            .inner_join(pairings::table)
            .filter(games::phase.eq(GamePhase::Running.code()))
            .select(pairings::tournament_id);
        let rows: Vec<(i64, String)> = tournaments::table
            .filter(tournaments::id.eq_any(running))
            .select((tournaments::id, tournaments::options))
            .load(self)?;
        let read = |(id, json): (i64, String)| Some((TournamentId(id), options(&json).ok()?));
        Ok(rows.into_iter().filter_map(read).collect())
    }
}

impl GameWrites for Conn {
    fn append(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        append: &Append,
    ) -> Result<(), StoreError> {
        append.check_numbers()?;
        let before = self.game(tournament, game)?;
        if before.seq != append.expected_seq {
            return Err(StoreError::Conflict);
        }
        let effect = append.effect(before.phase);
        if append.begins(before.phase) {
            dialect::lock_shared(self, tournament)?;
        } else if effect != Effect::Keep || append.phase != before.phase {
            self.bump(tournament)?;
        }
        // In PostgreSQL a second writer waits here, and then finds that the game has moved on.
        let advanced = AdvanceGame::of(tournament, game, before.phase, append).execute(self);
        conflict_if_none(advanced)?;
        insert_entries(self, game, append)?;
        write_texts(self, game, &append.texts)?;
        match effect {
            Effect::Keep => return Ok(()),
            Effect::Set(scored) => set_result(self, tournament, game, Some(scored))?,
            Effect::Clear => set_result(self, tournament, game, None)?,
        }
        let last = append.entries.last();
        self.write_log(last.map(|entry| entry.at_ms))
    }

    fn claim_recorder(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        claim: &Recorder,
        instead_of: Option<&Digest>,
    ) -> Result<(), StoreError> {
        let held = self.game(tournament, game)?.recorder;
        let row = match &held {
            Some(mine) if mine.phone == claim.phone => Recorder {
                since_ms: mine.since_ms,
                salt: if mine.name == claim.name {
                    mine.salt
                } else {
                    claim.salt
                },
                ..claim.clone()
            },
            other if other.as_ref().map(|recorder| &recorder.phone) == instead_of => claim.clone(),
            _ => return Err(StoreError::Conflict),
        };
        let is_new_name = held.as_ref().is_none_or(|held| held.salt != row.salt);
        let name = row.text().filter(|_| is_new_name);
        let row_of_game = games::table.find(game.0);
        let columns = RecorderRow::from(&row);
        // The condition lets only one of two phones through that claim at the same time.
        conflict_if_none(match held {
            Some(held) => {
                let as_read = row_of_game.filter(games::recorder_hash.eq(held.phone.0.to_vec()));
                diesel::update(as_read).set(columns).execute(self)
            }
            None => diesel::update(row_of_game.filter(games::recorder_hash.is_null()))
                .set(columns)
                .execute(self),
        })?;
        write_texts(self, game, name.as_slice())
    }
}

/// The result of a statement that finds its row only if no other writer was first.
fn conflict_if_none(rows: QueryResult<usize>) -> Result<(), StoreError> {
    one(rows).map_err(|fault| match fault {
        StoreError::Missing => StoreError::Conflict,
        other => other,
    })
}

/// Even if the state were wrong, the primary key of the entries lets no number be used twice.
fn insert_entries(conn: &mut Conn, game: GameId, append: &Append) -> Result<(), StoreError> {
    let Some(first) = append.entries.first() else {
        return Ok(());
    };
    let mut last = hash_before(conn, game, first.seq)?;
    for chunk in append.entries.chunks(CHUNK) {
        let rows: Vec<_> = chunk
            .iter()
            .map(|entry| {
                last = last.then(entry.seq, entry.at_ms, &entry.by, &entry.event);
                (
                    entries::game_id.eq(game.0),
                    entries::seq.eq(i64::from(entry.seq)),
                    entries::at_ms.eq(entry.at_ms),
                    entries::author.eq(&entry.by),
                    entries::event.eq(&entry.event),
                    entries::hash.eq(last.0.to_vec()),
                )
            })
            .collect();
        let into = diesel::insert_into(entries::table);
        // A list of variable length is prepared anew each time; most have one entry.
        match <[_; 1]>::try_from(rows) {
            Ok([row]) => into.values(row).execute(conn)?,
            Err(rows) => into.values(rows).execute(conn)?,
        };
    }
    Ok(())
}

/// Sets or clears the result of a game, while its round is posted.
fn set_result(
    conn: &mut Conn,
    tournament: TournamentId,
    game: GameId,
    result: Option<Scored>,
) -> Result<(), StoreError> {
    let round = pairings::table
        .find(game.0)
        .select(pairings::round)
        .get_result(conn)?;
    expect_stage(conn, tournament, round_no(round)?, RoundStage::Posted)?;
    write_result(conn, game, result)
}

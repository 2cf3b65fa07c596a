//! Queries for hash chains and seals.

use super::{Conn, one};
use crate::StoreError;
use crate::columns::{board_no, fit, round_no};
use crate::games::{EntryRow, GameId, GameReads};
use crate::hash_chains::{ChainReads, ChainWrites, Chained, LinkRow, Seal, SealRow, hash_of, link};
use crate::record_texts::TextReads;
use crate::schema::{entrants, entries, games, pairings, seals, tournaments};
use diesel::prelude::*;
use inkundla_core::referee::{Hash, Identity};
use inkundla_core::rules::BySide;
use inkundla_core::tournament::TournamentId;
use std::collections::{HashMap, HashSet};

impl ChainReads for Conn {
    fn chained(&mut self, tournament: TournamentId, game: GameId) -> Result<Chained, StoreError> {
        self.game(tournament, game)?;
        let links = links(self, game)?.into_iter();
        Ok(Chained {
            event: origin(self, game)?,
            texts: self.texts(game)?,
            entries: links.map(link).collect::<Result<_, _>>()?,
        })
    }

    fn head(&mut self, game: GameId) -> Result<Option<Hash>, StoreError> {
        let last: Option<(i64, Vec<u8>)> = entries::table
            .filter(entries::game_id.eq(game.0))
            .order(entries::seq.desc())
            .select((entries::seq, entries::hash))
            .first(self)
            .optional()?;
        let hash = |(seq, hash): (i64, Vec<u8>)| hash_of(&hash, seq as u32);
        last.map(hash).transpose()
    }

    fn seals(&mut self, tournament: TournamentId) -> Result<Vec<Seal>, StoreError> {
        let rows: Vec<SealRow> = seals::table
            .filter(seals::tournament_id.eq(tournament.0))
            .order(seals::id)
            .select(SealRow::as_select())
            .load(self)?;
        rows.into_iter().map(Seal::try_from).collect()
    }
}

impl ChainWrites for Conn {
    fn begin_elsewhere(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        event: &str,
    ) -> Result<(), StoreError> {
        if self.game(tournament, game)?.seq > 0 {
            return Err(StoreError::Refused("the record of the game has begun"));
        }
        one(diesel::update(games::table.find(game.0))
            .set(games::origin.eq(event))
            .execute(self))
    }

    fn seal(&mut self, tournament: TournamentId, seal: &Seal) -> Result<(), StoreError> {
        let row = (
            seals::tournament_id.eq(tournament.0),
            seals::round.eq(i64::from(seal.round.0)),
            seals::statement.eq(&seal.statement),
            seals::public_key.eq(&seal.public_key),
            seals::signature.eq(&seal.signature),
        );
        one(diesel::insert_into(seals::table).values(row).execute(self))
    }
}

/// The hash that an entry is chained to: that of the entry before it, or the root.
pub(crate) fn hash_before(conn: &mut Conn, game: GameId, seq: u32) -> Result<Hash, StoreError> {
    if seq <= 1 {
        return root(conn, game);
    }
    let before = i64::from(seq) - 1;
    let hash: Vec<u8> = entries::table
        .find((game.0, before))
        .select(entries::hash)
        .get_result(conn)?;
    hash_of(&hash, seq - 1)
}

fn links(conn: &mut Conn, game: GameId) -> Result<Vec<LinkRow>, StoreError> {
    Ok(entries::table
        .filter(entries::game_id.eq(game.0))
        .order(entries::seq)
        .select((EntryRow::as_select(), entries::hash))
        .load(conn)?)
}

/// The key of the event in which the record of a game began.
fn origin(conn: &mut Conn, game: GameId) -> Result<String, StoreError> {
    let (tournament, elsewhere): (i64, Option<String>) = games::table
        .inner_join(pairings::table)
        .filter(games::id.eq(game.0))
        .select((pairings::tournament_id, games::origin))
        .get_result(conn)?;
    match elsewhere {
        Some(key) => Ok(key),
        None => Ok(tournaments::table
            .find(tournament)
            .select(tournaments::public_key)
            .get_result(conn)?),
    }
}

fn root(conn: &mut Conn, game: GameId) -> Result<Hash, StoreError> {
    let root = roots(conn, &[game])?.remove(&game.0);
    root.ok_or(StoreError::Missing)
}

/// The hashes that the first entries of games are chained to, by game id. It takes three queries
/// for any number of games: all boards of a round may begin at the same time.
pub(crate) fn roots(conn: &mut Conn, games: &[GameId]) -> Result<HashMap<i64, Hash>, StoreError> {
    let rows: Vec<RootRow> = games::table
        .inner_join(pairings::table)
        .filter(games::id.eq_any(games.iter().map(|game| game.0)))
        .select(RootRow::as_select())
        .load(conn)?;
    let players = rows.iter().flat_map(|row| [row.first, row.second]);
    let numbers: HashMap<i64, i64> = entrants::table
        .filter(entrants::id.eq_any(players))
        .select((entrants::id, entrants::number))
        .load(conn)?
        .into_iter()
        .collect();
    let here: HashSet<i64> = rows.iter().map(|row| row.tournament).collect();
    let keys: HashMap<i64, String> = tournaments::table
        .filter(tournaments::id.eq_any(here))
        .select((tournaments::id, tournaments::public_key))
        .load(conn)?
        .into_iter()
        .collect();
    let start_number = |entrant: i64| -> Result<u16, StoreError> {
        let number = numbers.get(&entrant).ok_or(StoreError::Missing)?;
        fit("start number", *number)
    };
    let root = |row: &RootRow| {
        let key = row.origin.as_ref().or(keys.get(&row.tournament));
        let identity = Identity {
            event: key.ok_or(StoreError::Missing)?,
            round: round_no(row.round)?.0,
            board: board_no(row.board)?.0,
            numbers: BySide {
                first: start_number(row.first)?,
                second: start_number(row.second)?,
            },
        };
        Ok((row.game, identity.root()))
    };
    rows.iter().map(root).collect()
}

/// The columns that identify a game in its root hash.
#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
struct RootRow {
    #[diesel(select_expression = games::id)]
    game: i64,
    origin: Option<String>,
    #[diesel(select_expression = pairings::tournament_id)]
    tournament: i64,
    #[diesel(select_expression = pairings::round)]
    round: i64,
    #[diesel(select_expression = pairings::board)]
    board: i64,
    #[diesel(select_expression = pairings::first_entrant)]
    first: i64,
    #[diesel(select_expression = pairings::second_entrant)]
    second: i64,
}

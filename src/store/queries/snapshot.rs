//! Loads whole tournaments.

use super::Conn;
use crate::StoreError;
use crate::entrants::EntrantReads;
use crate::rounds::{ByeRow, PairingRow, RoundReads};
use crate::schema::{byes, pairings, tournaments};
use crate::snapshot::{TournamentRows, assemble};
use crate::tournaments::options;
use diesel::prelude::*;
use inkundla_core::tournament::{Tournament, TournamentId};

/// Loads a tournament in five queries, however large it is.
pub(super) fn load(conn: &mut Conn, tournament: TournamentId) -> Result<Tournament, StoreError> {
    let json: String = tournaments::table
        .find(tournament.0)
        .select(tournaments::options)
        .get_result(conn)?;
    assemble(TournamentRows {
        options: options(&json)?,
        entrants: conn.entrants(tournament)?,
        rounds: conn.rounds(tournament)?,
        pairings: pairings_of(conn, tournament)?,
        byes: byes_of(conn, tournament)?,
    })
}

fn pairings_of(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<PairingRow>, StoreError> {
    let of_tournament = pairings::table.filter(pairings::tournament_id.eq(tournament.0));
    Ok(of_tournament
        .order((pairings::round, pairings::board))
        .select(PairingRow::as_select())
        .load(conn)?)
}

fn byes_of(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<ByeRow>, StoreError> {
    let of_tournament = byes::table.filter(byes::tournament_id.eq(tournament.0));
    Ok(of_tournament
        .order((byes::round, byes::entrant_id))
        .select(ByeRow::as_select())
        .load(conn)?)
}

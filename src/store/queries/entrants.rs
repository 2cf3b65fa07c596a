use super::{AT_ONCE, Conn, one};
use crate::store::columns::presence_code;
use crate::store::entrants::{
    EntrantChanges, EntrantReads, EntrantRow, EntrantWords, FormerEntrantRow, NewEntrant,
    NewEntrantRow,
};
use crate::store::schema::{byes, entrants, pairings, tournaments};
use crate::store::{StoreError, TournamentWrites};
use crate::tournament::{Entrant, EntrantId, Presence, TournamentId};
use diesel::dsl::exists;
use diesel::prelude::*;
use std::collections::BTreeSet;

impl EntrantReads for Conn {
    fn entrants(&mut self, tournament: TournamentId) -> Result<Vec<Entrant>, StoreError> {
        entered_after(self, tournament, 0)
    }

    fn entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Entrant, StoreError> {
        let of_tournament = entrants::table
            .find(entrant.0)
            .filter(entrants::tournament_id.eq(tournament.0));
        of_tournament
            .select(EntrantRow::as_select())
            .get_result(self)?
            .try_into()
    }
}

impl EntrantChanges for Conn {
    fn enter(
        &mut self,
        tournament: TournamentId,
        children: &[NewEntrant],
    ) -> Result<Vec<Entrant>, StoreError> {
        self.bump(tournament)?;
        let last = numbers_given(self, tournament, children.len())?;
        let first = last - children.len() as i64 + 1;
        let rows: Vec<NewEntrantRow> = (first..)
            .zip(children)
            .map(|(number, child)| NewEntrantRow {
                tournament_id: tournament.0,
                number,
                words: child.into(),
            })
            .collect();
        let mut rows = rows.into_iter().peekable();
        while rows.peek().is_some() {
            let some: Vec<NewEntrantRow> = rows.by_ref().take(AT_ONCE).collect();
            diesel::insert_into(entrants::table)
                .values(some)
                .execute(self)?;
        }
        entered_after(self, tournament, first - 1)
    }

    fn bring_back(
        &mut self,
        tournament: TournamentId,
        entrants: &[(EntrantId, u16, NewEntrant)],
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let row = |(entrant, number, words): &(EntrantId, u16, NewEntrant)| FormerEntrantRow {
            id: entrant.0,
            entrant: NewEntrantRow {
                tournament_id: tournament.0,
                number: i64::from(*number),
                words: words.into(),
            },
        };
        for some in entrants.chunks(AT_ONCE) {
            diesel::insert_into(entrants::table)
                .values(some.iter().map(row).collect::<Vec<_>>())
                .execute(self)?;
        }
        Ok(())
    }

    fn set_entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        words: &NewEntrant,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let of_tournament = entrants::table
            .find(entrant.0)
            .filter(entrants::tournament_id.eq(tournament.0));
        one(diesel::update(of_tournament)
            .set(EntrantWords::from(words))
            .execute(self))
    }

    fn set_presence(
        &mut self,
        tournament: TournamentId,
        entrants: &[EntrantId],
        presence: Presence,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let wanted: Vec<i64> = entrants
            .iter()
            .map(|entrant| entrant.0)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        for some in wanted.chunks(AT_ONCE) {
            let named = entrants::table
                .filter(entrants::tournament_id.eq(tournament.0))
                .filter(entrants::id.eq_any(some));
            let found = diesel::update(named)
                .set(entrants::presence.eq(presence_code(presence)))
                .execute(self)?;
            if found != some.len() {
                return Err(StoreError::Missing);
            }
        }
        Ok(())
    }

    fn strike_entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        if is_in_a_round(self, tournament, entrant)? {
            return Err(StoreError::Refused(
                "the entrant is in a round; let them go home instead",
            ));
        }
        let of_tournament = entrants::table
            .find(entrant.0)
            .filter(entrants::tournament_id.eq(tournament.0));
        one(diesel::delete(of_tournament).execute(self))
    }
}

/// Takes the next start numbers and returns the last of them.
fn numbers_given(
    conn: &mut Conn,
    tournament: TournamentId,
    how_many: usize,
) -> Result<i64, StoreError> {
    let last: i64 = diesel::update(tournaments::table.find(tournament.0))
        .set(tournaments::last_number.eq(tournaments::last_number + how_many as i64))
        .returning(tournaments::last_number)
        .get_result(conn)?;
    if last > i64::from(u16::MAX) {
        return Err(StoreError::Refused(
            "a tournament has start numbers up to 65535 only",
        ));
    }
    Ok(last)
}

fn entered_after(
    conn: &mut Conn,
    tournament: TournamentId,
    number: i64,
) -> Result<Vec<Entrant>, StoreError> {
    let rows: Vec<EntrantRow> = entrants::table
        .filter(entrants::tournament_id.eq(tournament.0))
        .filter(entrants::number.gt(number))
        .order(entrants::number)
        .select(EntrantRow::as_select())
        .load(conn)?;
    rows.into_iter().map(Entrant::try_from).collect()
}

fn is_in_a_round(
    conn: &mut Conn,
    tournament: TournamentId,
    entrant: EntrantId,
) -> Result<bool, StoreError> {
    let first = pairings::tournament_id
        .eq(tournament.0)
        .and(pairings::first_entrant.eq(entrant.0));
    let second = pairings::tournament_id
        .eq(tournament.0)
        .and(pairings::second_entrant.eq(entrant.0));
    let byes = byes::table
        .filter(byes::tournament_id.eq(tournament.0))
        .filter(byes::entrant_id.eq(entrant.0));
    Ok(
        diesel::select(exists(pairings::table.filter(first.or(second)))).get_result(conn)?
            || diesel::select(exists(byes)).get_result(conn)?,
    )
}

//! Queries for entrants.

use super::{CHUNK, Conn, aliases, one};
use crate::columns::fit;
use crate::entrants::{
    EntrantChanges, EntrantReads, EntrantRow, EntrantWords, NewEntrant, NewEntrantRow,
    RestoredEntrantRow,
};
use crate::schema::{byes, entrants, pairings, report_lines, tournaments};
use crate::{StoreError, TournamentWrites};
use diesel::dsl::{exists, max};
use diesel::prelude::*;
use inkundla_core::tournament::{Entrant, EntrantId, Presence, TournamentId, school_key, schools};
use std::collections::{BTreeSet, HashMap};

const NUMBERS_RUN_OUT: &str = "a tournament has start numbers up to 65535 only";

impl EntrantReads for Conn {
    fn entrants(&mut self, tournament: TournamentId) -> Result<Vec<Entrant>, StoreError> {
        Ok(in_one_spelling(entered_after(self, tournament, 0)?))
    }

    fn entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Entrant, StoreError> {
        entrant_of(tournament, entrant)
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
        let last = take_numbers(self, tournament, children.len())?;
        let first = last - children.len() as i64 + 1;
        let rows: Vec<NewEntrantRow> = (first..)
            .zip(children)
            .map(|(number, child)| NewEntrantRow {
                tournament_id: tournament.0,
                number,
                words: child.into(),
            })
            .collect();
        for chunk in rows.chunks(CHUNK) {
            diesel::insert_into(entrants::table)
                .values(chunk)
                .execute(self)?;
        }
        aliases::settle(self, tournament, &[])?;
        entered_after(self, tournament, first - 1)
    }

    fn bring_back(
        &mut self,
        tournament: TournamentId,
        entrants: &[(EntrantId, u16, NewEntrant)],
    ) -> Result<Vec<u16>, StoreError> {
        self.bump(tournament)?;
        let numbers = restored_numbers(self, tournament, entrants)?;
        let rows = entrants.iter().zip(&numbers);
        let rows: Vec<RestoredEntrantRow> = rows
            .map(|((entrant, _, words), number)| RestoredEntrantRow {
                id: entrant.0,
                entrant: NewEntrantRow {
                    tournament_id: tournament.0,
                    number: *number,
                    words: words.into(),
                },
            })
            .collect();
        for chunk in rows.chunks(CHUNK) {
            diesel::insert_into(entrants::table)
                .values(chunk)
                .execute(self)?;
        }
        aliases::settle(self, tournament, &[])?;
        let numbers = numbers.into_iter();
        numbers.map(|number| fit("start number", number)).collect()
    }

    fn settle_aliases(
        &mut self,
        tournament: TournamentId,
        changed: &[EntrantId],
    ) -> Result<(), StoreError> {
        aliases::settle(self, tournament, changed)
    }

    fn set_schools(
        &mut self,
        tournament: TournamentId,
        schools: &[(EntrantId, Option<String>)],
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        for (entrant, school) in schools {
            one(diesel::update(entrant_of(tournament, *entrant))
                .set(entrants::school.eq(school))
                .execute(self))?;
        }
        Ok(())
    }

    fn set_numbers(
        &mut self,
        tournament: TournamentId,
        numbers: &[(EntrantId, u16)],
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        // No two entrants may have one number, not even for a moment: first all move behind the others.
        let given = numbers.iter().map(|(_, number)| i64::from(*number)).max();
        let behind = highest_number(self, tournament)?.max(given.unwrap_or(0));
        if behind * 2 > i64::from(u16::MAX) {
            return Err(StoreError::Refused(NUMBERS_RUN_OUT));
        }
        let ids: Vec<i64> = numbers.iter().map(|(entrant, _)| entrant.0).collect();
        for some in ids.chunks(CHUNK) {
            let named = entrants::table
                .filter(entrants::tournament_id.eq(tournament.0))
                .filter(entrants::id.eq_any(some));
            diesel::update(named)
                .set(entrants::number.eq(entrants::number + behind))
                .execute(self)?;
        }
        for (entrant, number) in numbers {
            one(diesel::update(entrant_of(tournament, *entrant))
                .set(entrants::number.eq(i64::from(*number)))
                .execute(self))?;
        }
        let highest = highest_number(self, tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::last_number.eq(highest))
            .execute(self))?;
        aliases::settle(self, tournament, &[])
    }

    fn set_entrant(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        words: &NewEntrant,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let before = self.entrant(tournament, entrant)?.name;
        one(diesel::update(entrants::table.find(entrant.0))
            .set(EntrantWords::from(words))
            .execute(self))?;
        let is_same = before.to_string() == words.name.to_string();
        if is_same && before.shown_as() == words.name.shown_as() {
            Ok(())
        } else {
            aliases::settle(self, tournament, &[entrant])
        }
    }

    fn set_presence(
        &mut self,
        tournament: TournamentId,
        entrants: &[EntrantId],
        presence: Presence,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let ids: BTreeSet<i64> = entrants.iter().map(|entrant| entrant.0).collect();
        let ids: Vec<i64> = ids.into_iter().collect();
        for some in ids.chunks(CHUNK) {
            let named = entrants::table
                .filter(entrants::tournament_id.eq(tournament.0))
                .filter(entrants::id.eq_any(some));
            let found = diesel::update(named)
                .set(entrants::presence.eq(presence.code()))
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
        diesel::delete(
            report_lines::table
                .filter(report_lines::tournament_id.eq(tournament.0))
                .filter(report_lines::entrant_id.eq(entrant.0)),
        )
        .execute(self)?;
        one(diesel::delete(entrant_of(tournament, entrant)).execute(self))
    }
}

/// Reserves the next start numbers and returns the last of them.
fn take_numbers(
    conn: &mut Conn,
    tournament: TournamentId,
    how_many: usize,
) -> Result<i64, StoreError> {
    if !aliases::has_rounds(conn, tournament)? {
        // The numbers of deleted entrants are free until there is a round.
        let highest = highest_number(conn, tournament)?;
        one(diesel::update(tournaments::table.find(tournament.0))
            .set(tournaments::last_number.eq(highest))
            .execute(conn))?;
    }
    let last: i64 = diesel::update(tournaments::table.find(tournament.0))
        .set(tournaments::last_number.eq(tournaments::last_number + how_many as i64))
        .returning(tournaments::last_number)
        .get_result(conn)?;
    if last > i64::from(u16::MAX) {
        return Err(StoreError::Refused(NUMBERS_RUN_OUT));
    }
    Ok(last)
}

/// The highest start number in use, 0 if there are no entrants.
fn highest_number(conn: &mut Conn, tournament: TournamentId) -> Result<i64, StoreError> {
    let of_tournament = entrants::table.filter(entrants::tournament_id.eq(tournament.0));
    let highest: Option<i64> = of_tournament.select(max(entrants::number)).first(conn)?;
    Ok(highest.unwrap_or_default())
}

/// The start numbers of restored entrants: their own, or the next ones where those are taken.
fn restored_numbers(
    conn: &mut Conn,
    tournament: TournamentId,
    entrants: &[(EntrantId, u16, NewEntrant)],
) -> Result<Vec<i64>, StoreError> {
    let taken: Vec<i64> = entrants::table
        .filter(entrants::tournament_id.eq(tournament.0))
        .select(entrants::number)
        .load(conn)?;
    let own = entrants.iter().map(|(_, number, _)| i64::from(*number));
    let is_taken = |number: &i64| taken.contains(number);
    let missing = own.clone().filter(is_taken).count() as i64;
    let this = tournaments::table.find(tournament.0);
    let last: i64 = this.select(tournaments::last_number).get_result(conn)?;
    let highest = own.clone().chain(taken.iter().copied()).chain([last]).max();
    let highest = highest.unwrap_or_default();
    one(diesel::update(this)
        .set(tournaments::last_number.eq(highest + missing))
        .execute(conn))?;
    let mut next = (highest + 1..).peekable();
    let number = |own: i64| next.next_if(|_| is_taken(&own)).unwrap_or(own);
    Ok(own.map(number).collect())
}

/// Gives each school its most frequent spelling, whatever was written when its players were entered.
fn in_one_spelling(mut entrants: Vec<Entrant>) -> Vec<Entrant> {
    let known = schools(&entrants);
    let names: Vec<(String, String)> = known
        .into_iter()
        .map(|one| (one.key, one.name.to_owned()))
        .collect();
    let names: HashMap<String, String> = names.into_iter().collect();
    for one in &mut entrants {
        let name = one
            .school
            .as_deref()
            .and_then(|own| names.get(&school_key(own)));
        if let Some(name) = name.filter(|name| one.school.as_ref() != Some(*name)) {
            one.school = Some(name.clone());
        }
    }
    entrants
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

#[diesel::dsl::auto_type(no_type_alias)]
pub(super) fn entrant_of(tournament: TournamentId, entrant: EntrantId) -> _ {
    let (tournament, entrant): (i64, i64) = (tournament.0, entrant.0);
    entrants::table
        .find(entrant)
        .filter(entrants::tournament_id.eq(tournament))
}

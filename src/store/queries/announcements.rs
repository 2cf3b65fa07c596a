//! Queries for announced tournaments.

use super::Conn;
use crate::announcements::{
    Announcement, AnnouncementChanges, AnnouncementReads, EventProgress, EventQuery, EventRow,
    EventScope, EventState, EventTexts, day_number, days_of,
};
use crate::schema::{event_pages, grants, tournaments};
use crate::{Role, RoundStage, StoreError, TournamentWrites};
use diesel::dsl::{exists, not, sql};
use diesel::expression::{BoxableExpression, SqlLiteral};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool};
use inkundla_core::tournament::TournamentId;
use inkundla_core::tournament::text_folding::plain;

/// The day on which a tournament begins; without days, the one on which it was entered. There is
/// an index of this expression.
const DAY: &str = "coalesce(tournaments.first_day, tournaments.created_at_ms / 86400000)";

type Db = <Conn as Connection>::Backend;

/// A condition on tournaments.
type Condition = Box<dyn BoxableExpression<tournaments::table, Db, SqlType = Bool>>;

#[derive(Queryable, Selectable)]
#[diesel(table_name = tournaments)]
struct ListRow {
    id: i64,
    public_key: String,
    name: String,
    ruleset: String,
    place: String,
    first_day: Option<i64>,
    last_day: Option<i64>,
    is_listed: i64,
    finished_at_ms: Option<i64>,
}

/// The roles whose people see an event among their own.
const RUNS: [Role; 3] = [Role::Organiser, Role::Deputy, Role::Helper];

impl TryFrom<(ListRow, bool)> for EventRow {
    type Error = StoreError;
    fn try_from((row, has_rounds): (ListRow, bool)) -> Result<EventRow, StoreError> {
        Ok(EventRow {
            id: TournamentId(row.id),
            public_key: row.public_key,
            name: row.name,
            ruleset: row.ruleset,
            announcement: Announcement {
                place: row.place,
                days: days_of((row.first_day, row.last_day))?,
                is_listed: row.is_listed != 0,
            },
            has_rounds,
            finished_at_ms: row.finished_at_ms,
        })
    }
}

/// Whether a round was posted, of the tournament or of one of its sections.
fn is_posted() -> SqlLiteral<Bool> {
    let draft = RoundStage::Draft.code();
    sql(&format!(
        "(EXISTS (SELECT 1 FROM rounds WHERE rounds.tournament_id = tournaments.id AND rounds.stage <> '{draft}') \
         OR (coalesce(tournaments.main_id, 0) = tournaments.id AND EXISTS (SELECT 1 FROM rounds \
         INNER JOIN tournaments AS section ON section.id = rounds.tournament_id \
         WHERE section.main_id = tournaments.id AND rounds.stage <> '{draft}')))"
    ))
}

/// Whether a tournament is in lists: a section is not, as its main event is.
fn is_whole() -> SqlLiteral<Bool> {
    sql("(tournaments.main_id IS NULL OR tournaments.main_id = tournaments.id)")
}

/// The conditions of a list besides the state of the tournaments.
fn conditions(conn: &mut Conn, query: &EventQuery) -> Result<Vec<Condition>, StoreError> {
    let mut all: Vec<Condition> = Vec::new();
    match query.scope {
        EventScope::Listed(_) => all.push(Box::new(tournaments::is_listed.eq(1))),
        EventScope::All { of: None, .. } => {}
        EventScope::Of {
            account, now_ms, ..
        }
        | EventScope::All {
            of: Some((account, now_ms)),
            ..
        } => {
            let roles = grants::table
                .filter(grants::tournament_id.eq(tournaments::id))
                .filter(grants::account_id.eq(account.0))
                .filter(grants::role.eq_any(RUNS.map(Role::code)))
                .filter(grants::until_ms.is_null().or(grants::until_ms.gt(now_ms)));
            all.push(Box::new(exists(roles)));
        }
    }
    if let EventScope::All {
        progress: Some(progress),
        ..
    } = query.scope
    {
        let is_open = tournaments::finished_at_ms.is_null();
        all.push(match progress {
            EventProgress::New => Box::new(is_open.and(not(is_posted()))),
            EventProgress::Running => Box::new(is_open.and(is_posted())),
            EventProgress::Finished => Box::new(tournaments::finished_at_ms.is_not_null()),
        });
    }
    if let Some(key) = &query.after {
        let (day, id) = place_of(conn, key)?;
        let is_same = sql::<BigInt>(DAY).eq(day);
        let is_behind = is_same.and(tournaments::id.lt(id));
        all.push(Box::new(sql::<BigInt>(DAY).lt(day).or(is_behind)));
    }
    if !query.words.is_empty() {
        let pattern = containing(&query.words);
        let is_found = tournaments::search_text.like(pattern).escape('\\');
        all.push(Box::new(is_found));
    }
    if let Some((first, last)) = query.begins {
        let (first, last) = (day_number(first), day_number(last));
        all.push(Box::new(sql::<BigInt>(DAY).between(first, last)));
    }
    Ok(all)
}

impl AnnouncementReads for Conn {
    fn event_list(&mut self, query: &EventQuery) -> Result<Vec<EventRow>, StoreError> {
        let today = day_number(query.today);
        let mut found = tournaments::table
            .select((ListRow::as_select(), is_posted()))
            .filter(tournaments::deleted_at_ms.is_null())
            .filter(is_whole())
            .limit(query.most.into())
            .offset(query.skip.into())
            .into_boxed();
        let is_open = tournaments::finished_at_ms.is_null();
        let is_over = tournaments::finished_at_ms.is_not_null();
        let is_to_come = tournaments::last_day.ge(today);
        let latest_first = || (sql::<BigInt>(DAY).desc(), tournaments::id.desc());
        found = match query.scope {
            EventScope::Listed(None) => found
                .filter(is_posted().or(is_open.and(is_to_come)))
                .order(latest_first()),
            EventScope::Listed(Some(EventState::Coming)) => found
                .filter(is_open.and(is_to_come))
                .filter(not(is_posted()))
                .order((tournaments::first_day, tournaments::id)),
            EventScope::Listed(Some(EventState::Live)) => found
                .filter(is_open)
                .filter(tournaments::last_day.is_null().or(is_to_come))
                .filter(is_posted())
                .order(tournaments::id.desc()),
            EventScope::Listed(Some(EventState::Past)) => found
                .filter(is_over.or(tournaments::last_day.lt(today)))
                .filter(is_posted())
                .order(latest_first()),
            EventScope::Of {
                is_finished: true, ..
            } => found.filter(is_over).order(latest_first()),
            EventScope::Of { .. } => found.filter(is_open).order(tournaments::id.desc()),
            EventScope::All { .. } => found.order(tournaments::id.desc()),
        };
        for condition in conditions(self, query)? {
            found = found.filter(condition);
        }
        let rows: Vec<(ListRow, bool)> = found.load(self)?;
        rows.into_iter().map(EventRow::try_from).collect()
    }

    fn event_row(&mut self, public_key: &str) -> Result<EventRow, StoreError> {
        let row: (ListRow, bool) = tournaments::table
            .filter(tournaments::public_key.eq(public_key))
            .filter(tournaments::deleted_at_ms.is_null())
            .select((ListRow::as_select(), is_posted()))
            .get_result(self)?;
        row.try_into()
    }

    fn event_texts(&mut self, tournament: TournamentId) -> Result<EventTexts, StoreError> {
        type Row = (String, String, String, String, String, String);
        let row: Option<Row> = event_pages::table
            .find(tournament.0)
            .select((
                event_pages::directions,
                event_pages::host,
                event_pages::contact,
                event_pages::description,
                event_pages::regulations,
                event_pages::sponsors,
            ))
            .get_result(self)
            .optional()?;
        let Some((directions, host, contact, description, regulations, sponsors)) = row else {
            return Ok(EventTexts::default());
        };
        Ok(EventTexts {
            directions,
            host,
            contact,
            description,
            regulations,
            sponsors,
        })
    }
}

impl AnnouncementChanges for Conn {
    fn set_event_texts(
        &mut self,
        tournament: TournamentId,
        texts: &EventTexts,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let columns = (
            event_pages::directions.eq(&texts.directions),
            event_pages::host.eq(&texts.host),
            event_pages::contact.eq(&texts.contact),
            event_pages::description.eq(&texts.description),
            event_pages::regulations.eq(&texts.regulations),
            event_pages::sponsors.eq(&texts.sponsors),
        );
        diesel::insert_into(event_pages::table)
            .values((event_pages::id.eq(tournament.0), columns))
            .on_conflict(event_pages::id)
            .do_update()
            .set(columns)
            .execute(self)?;
        Ok(())
    }
}

/// The day and id by which lists order the tournament with a key.
fn place_of(conn: &mut Conn, key: &str) -> Result<(i64, i64), StoreError> {
    let with_key = tournaments::table
        .filter(tournaments::public_key.eq(key))
        .filter(tournaments::deleted_at_ms.is_null());
    Ok(with_key
        .select((sql::<BigInt>(DAY), tournaments::id))
        .get_result(conn)?)
}

/// The pattern of texts that contain these words.
fn containing(words: &str) -> String {
    let mut pattern = String::from("%");
    for letter in plain(words).chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern + "%"
}

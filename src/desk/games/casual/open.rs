//! Beginning, finding and deleting casual games.

use super::casual_game::{
    CasualGame, CasualTerms, KEPT, KEPT_ALONE, MOST, MOST_OF_SOURCE, NextGame, ready_of,
    set_device, side_of,
};
use crate::change_feed::Topic;
use crate::desk::games::behind;
use crate::desk::rate_limit::source;
use crate::desk::settings_json::unreadable;
use crate::desk::{Desk, Fault, secret};
use crate::referee::ClockPolicy;
use crate::rules::{BySide, Ruleset, Side};
use crate::store::{CasualRow, StoreError};
use crate::tournament::EntrantName;
use chrono::{DateTime, Utc};
use std::net::IpAddr;

impl Desk {
    /// Begins a game for the device with this key, which gets a side, by lot without a choice. Returns the code.
    ///
    /// # Errors
    /// [`Fault::TooManyGames`].
    pub fn begin_casual(
        &self,
        (from, device): (Option<IpAddr>, &str),
        ruleset: &Ruleset,
        clock: ClockPolicy,
        side: Option<Side>,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let terms = CasualTerms {
            ruleset: ruleset.code(),
            clock,
        };
        let [lot] = secret::bytes::<1>();
        let by_lot = if lot & 1 == 0 {
            Side::First
        } else {
            Side::Second
        };
        let source = from.map_or(String::new(), |from| {
            secret::source_mac(&self.secret, &source(from))
        });
        let mut row = self.empty_row(source, &terms, at)?;
        let side = side.unwrap_or(by_lot);
        set_device(&mut row, side, Some(secret::digest(device).into()));
        self.purge_casual_games(at)?;
        self.add_casual(row)
    }

    pub(super) fn empty_row(
        &self,
        source: String,
        terms: &CasualTerms,
        at: DateTime<Utc>,
    ) -> Result<CasualRow, Fault> {
        let id = (u64::from_be_bytes(secret::bytes()) >> 1).cast_signed();
        let code = secret::casual_code(&self.secret, id);
        Ok(CasualRow {
            id,
            code_hash: secret::digest(&code).into(),
            source,
            terms: serde_json::to_string(terms).map_err(|why| unreadable("terms", why))?,
            first_device: None,
            second_device: None,
            first_ready: 0,
            second_ready: 0,
            next_id: None,
            entries: String::new(),
            due_ms: None,
            changed_ms: at.timestamp_millis(),
            version: 0,
        })
    }

    /// Adds a game and returns its code.
    fn add_casual(&self, row: CasualRow) -> Result<String, Fault> {
        let code = secret::casual_code(&self.secret, row.id);
        let added = self
            .store
            .write(move |tx| tx.add_casual_game(&row, MOST_OF_SOURCE, MOST))?;
        if added {
            Ok(code)
        } else {
            Err(Fault::TooManyGames)
        }
    }

    /// The game with a code, for the device with this key.
    ///
    /// # Errors
    /// [`Fault::UnknownCode`].
    pub fn casual_game(&self, code: &str, device: Option<&str>) -> Result<CasualGame, Fault> {
        let code = secret::tidy_code(code);
        let digest = secret::digest(&code);
        let (row, streams, next) = self
            .store
            .read(move |db| {
                let row = db.casual_game(&digest)?;
                let streams = db.casual_streams(row.id)?;
                let next = match row.next_id {
                    Some(id) => db.casual_game_of(id).map(Some),
                    None => Ok(None),
                };
                Ok((row, streams, next?))
            })
            .map_err(|error| match error {
                StoreError::Missing => Fault::UnknownCode,
                other => other.into(),
            })?;
        let key = device.map(secret::digest);
        let side = side_of(&row, key);
        let next = next.map(|next| NextGame {
            code: secret::casual_code(&self.secret, next.id),
            is_asked: side_of(&next, key).is_some_and(|own| ready_of(&next, own)),
        });
        let is_away = match side {
            Some(Side::First) => streams.1.is_none(),
            Some(Side::Second) => streams.0.is_none(),
            None => false,
        };
        self.read_casual(row, code, (side, next, is_away))
    }

    pub(super) fn read_casual(
        &self,
        row: CasualRow,
        code: String,
        (side, next, is_away): (Option<Side>, Option<NextGame>, bool),
    ) -> Result<CasualGame, Fault> {
        let terms: CasualTerms =
            serde_json::from_str(&row.terms).map_err(|why| unreadable("terms", why))?;
        let ruleset =
            Ruleset::from_code(&terms.ruleset).map_err(|why| unreadable("ruleset", why))?;
        Ok(CasualGame {
            record: self.casual_record(&row)?,
            row,
            code,
            ruleset,
            clock: terms.clock,
            names: BySide {
                first: EntrantName::gone(1),
                second: EntrantName::gone(2),
            },
            side,
            next,
            is_away,
        })
    }

    /// [`Desk::casual_game`] for a request from an address, where wrong codes are counted.
    ///
    /// # Errors
    /// Those of [`Desk::casual_game`], and [`Fault::TooOften`].
    pub fn casual_game_from(
        &self,
        from: Option<IpAddr>,
        at: DateTime<Utc>,
        (code, device): (&str, Option<&str>),
    ) -> Result<CasualGame, Fault> {
        let proves = |game: &CasualGame| Ok(game.side.is_some());
        self.opened_by_code(from, at, proves, |desk| desk.casual_game(code, device))
    }

    /// A game for the program itself.
    pub(super) fn casual_game_of(&self, id: i64) -> Result<CasualGame, Fault> {
        let row = self.store.read(move |db| db.casual_game_of(id))?;
        self.read_casual(row, String::new(), (None, None, false))
    }

    /// Stores a changed row and announces it.
    pub(super) fn change_casual(&self, mut row: CasualRow, at: DateTime<Utc>) -> Result<(), Fault> {
        row.version += 1;
        row.changed_ms = at.timestamp_millis();
        let id = row.id;
        let seen = u32::try_from(row.entries.lines().count()).unwrap_or(u32::MAX);
        let changed = self.store.write(move |tx| tx.change_casual_game(&row));
        changed.map_err(|error| behind(error, seen))?;
        self.hub.announce(Topic::CasualGame(id));
        Ok(())
    }

    /// Deletes the games whose time is over. Returns their number.
    ///
    /// # Errors
    /// [`Fault::Store`].
    pub fn purge_casual_games(&self, at: DateTime<Utc>) -> Result<usize, Fault> {
        let (before, alone) = (at - KEPT, at - KEPT_ALONE);
        Ok(self.store.write(move |tx| {
            tx.purge_casual_games(before.timestamp_millis(), alone.timestamp_millis())
        })?)
    }
}

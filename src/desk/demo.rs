//! The demo: a day of an invented school cup, created through the same functions as real events.
//! All names in it are invented.

mod demos;
mod grades;
mod live;
mod script;

pub(super) use demos::Demos;
pub use live::DemoState;

use super::entrants::NewPlayer;
use super::events::{Event, EventSettings};
use super::rights::DeleteEvent;
use super::rights::{Right, Unlimited};
use super::{Desk, Fault};
use crate::formats::entrants_csv::Headless;
use crate::referee::{ClockPolicy, UmpireSettings};
use crate::rules::Ruleset;
use crate::store::{Account, StoreError};
use crate::tournament::Options;
use chrono::{DateTime, TimeDelta, Utc};
use script::Script;

/// The name of the event.
pub const NAME: &str = "Demo school cup";
const PEOPLE: &str = include_str!("../../fixtures/people/demo.csv");
const UMPIRES: &str = include_str!("../../fixtures/people/umpires.txt");
/// How long before now the event is created.
const OPENED_AGO: TimeDelta = TimeDelta::minutes(120);
/// Minutes before now at which each round is posted.
const ROUNDS: [i64; 3] = [115, 65, 13];

impl Desk {
    /// Creates the demo for an organiser, in the middle of its third round, with its games paused
    /// until [`Desk::start_demo`]. An account gets only one: the second request of a double click returns the
    /// first demo, even while that is still being created.
    pub fn demo(&self, account: &Account, now: DateTime<Utc>) -> Result<Event, Fault> {
        let opened = now - OPENED_AGO;
        let key = match self.create_event_once(account, &settings()?, opened) {
            Err(Fault::Store(StoreError::Conflict)) => {
                let events = self.events_of(account, now)?;
                let demo = events.into_iter().find(|event| event.name == NAME);
                return demo.ok_or(Fault::NotFound);
            }
            key => key?,
        };
        // Recording entries with times of two hours ago must not count as a jump of the clock.
        if let Err(fault) = self.without_clock_check().play(account, &key, now) {
            // An incomplete demo would prevent another attempt.
            self.delete_event(&self.right::<DeleteEvent>(account, &key, now)?, now)?;
            return Err(fault);
        }
        self.event(&key)
    }

    fn play(&self, account: &Account, key: &str, now: DateTime<Utc>) -> Result<(), Fault> {
        let opened = now - OPENED_AGO;
        let organiser = self.organiser(account, key)?;
        let list = self.preview(&organiser, PEOPLE.as_bytes(), Headless::Guess)?;
        let children: Vec<_> = list.ready().filter_map(NewPlayer::of_row).collect();
        self.enter(&organiser, children, opened + TimeDelta::minutes(2))?;
        for (before, boards) in ROUNDS.into_iter().zip(script::rounds()) {
            let posted = now - TimeDelta::minutes(before);
            self.draft_round(
                &self.organiser(account, key)?,
                posted - TimeDelta::minutes(2),
            )?;
            // The first draft has settled the event's options, so the right is fetched again.
            round(self, &self.organiser(account, key)?, &boards, (posted, now))?;
        }
        Ok(())
    }
}

fn settings() -> Result<EventSettings, Fault> {
    Ok(EventSettings {
        name: NAME.to_owned(),
        ruleset: Ruleset::by_name("umlabalaba").ok_or(Fault::NotFound)?,
        options: Options::automatic(),
        clock: ClockPolicy::MINUTE,
        conduct: UmpireSettings::default(),
        language: None,
    })
}

/// Posts the drafted round and plays all its boards in parallel.
fn round(
    desk: &Desk,
    organiser: &Right<Unlimited>,
    boards: &[Script],
    (posted, now): (DateTime<Utc>, DateTime<Utc>),
) -> Result<(), Fault> {
    let number = desk.tournament(organiser.event())?.round_now();
    desk.post_round(organiser, number, "", posted)?;
    let seats = desk.boards(organiser.event(), number)?;
    std::thread::scope(|hall| {
        let tables = seats.iter().zip(boards).zip(UMPIRES.lines()).enumerate();
        let tables = tables.map(|(place, ((board, script), umpire))| {
            let begins = script.begins(place, posted, now);
            hall.spawn(move || script::play(desk, board, umpire, (script, place), begins))
        });
        let tables: Vec<_> = tables.collect();
        tables.into_iter().try_for_each(|table| {
            table
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    })
}

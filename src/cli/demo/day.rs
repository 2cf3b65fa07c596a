//! The day of the demo, done at the desk as people would do it.

use super::script::{self, Script};
use crate::cli::import;
use crate::desk::Desk;
use crate::desk::events::{Event, Organiser, Plan};
use crate::formats::entrants_csv::Headless;
use crate::referee::{ClockPolicy, Conduct};
use crate::rules::Ruleset;
use crate::store::Account;
use crate::tournament::Options;
use anyhow::{Context, anyhow};
use chrono::{DateTime, TimeDelta, Utc};

const PEOPLE: &str = include_str!("../../../fixtures/people/demo.csv");
const UMPIRES: &str = include_str!("../../../fixtures/people/umpires.txt");
/// When each round is posted, in minutes before now.
const ROUNDS: [i64; 3] = [115, 65, 13];

/// Plays the day so that it has come to its third round now.
pub(super) fn play(desk: &Desk, account: &Account, now: DateTime<Utc>) -> anyhow::Result<Event> {
    let opened = now - TimeDelta::minutes(120);
    let key = desk.create_event(account, &plan()?, opened)?;
    let organiser = desk.organiser(account, &key)?;
    let list = desk.preview(&organiser, PEOPLE.as_bytes(), Headless::Guess)?;
    let children: Vec<_> = list.ready().filter_map(import::child).collect();
    desk.enter(&organiser, children, opened + TimeDelta::minutes(2))?;
    for (before, boards) in ROUNDS.into_iter().zip(script::rounds()) {
        let posted = now - TimeDelta::minutes(before);
        desk.draft_round(
            &desk.organiser(account, &key)?,
            posted - TimeDelta::minutes(2),
        )?;
        // The draft of the first round has settled the event's options: look again.
        round(desk, &desk.organiser(account, &key)?, &boards, posted)?;
    }
    Ok(desk.event(&key)?)
}

fn plan() -> anyhow::Result<Plan> {
    Ok(Plan {
        name: "Demo school cup".to_owned(),
        ruleset: Ruleset::by_name("umlabalaba").context("there is no umlabalaba")?,
        options: Options::automatic(),
        clock: ClockPolicy::MINUTE,
        conduct: Conduct::default(),
        language: None,
    })
}

/// Posts the drafted round and plays its boards, all at the same time.
fn round(
    desk: &Desk,
    organiser: &Organiser,
    boards: &[Script],
    posted: DateTime<Utc>,
) -> anyhow::Result<()> {
    let number = desk.tournament(organiser.event())?.round_now();
    desk.post_round(organiser, number, "", posted)?;
    let seats = desk.boards(organiser.event(), number)?;
    let codes = seats.iter().filter_map(|board| desk.code_of(board));
    std::thread::scope(|hall| {
        let tables = codes.zip(boards).zip(UMPIRES.lines()).enumerate();
        let tables = tables.map(|(pace, ((code, script), umpire))| {
            hall.spawn(move || script::play(desk, &code, umpire, script, pace, posted))
        });
        let tables: Vec<_> = tables.collect();
        tables.into_iter().try_for_each(|table| {
            table
                .join()
                .map_err(|_| anyhow!("a board of the demo came to grief"))?
        })
    })
}

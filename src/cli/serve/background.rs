//! Work that a server does at intervals while it runs, each in a thread of its own.

use crate::desk::games::{CARD_INTERVAL, HEARTBEAT};
use crate::desk::{Desk, Fault};
use crate::store::StoreError;
use crate::system_time;
use std::thread;
use std::time::Duration;

/// The interval at which names due for erasure are looked for.
const ERASURE_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// The interval at which lines of logs without a signed head are looked for.
const SIGNING_INTERVAL: Duration = Duration::from_secs(30);
/// The longest and shortest time between two looks at the demos.
const DEMO_INTERVAL: Duration = Duration::from_secs(2);
const DEMO_PAUSE: Duration = Duration::from_millis(200);

/// Logs work that was not done. It is tried again; that a database is away is logged by the relay, once.
fn not_done(fault: &Fault, what: &str) {
    if let Fault::Store(StoreError::Unavailable(_)) = fault {
        tracing::debug!(%fault, "{what}");
    } else {
        tracing::error!(%fault, "{what}");
    }
}

/// Pauses games after a gap in the heartbeat: a laptop that slept, or whose clock was set, must
/// not use up a child's time.
pub(super) fn pause_after_gaps(desk: &Desk) {
    let desk = desk.clone();
    thread::spawn(move || {
        loop {
            if let Err(fault) = desk.beat(system_time::now()) {
                not_done(&fault, "games could not be paused after a gap");
            }
            desk.purge_erased();
            thread::sleep(HEARTBEAT);
        }
    });
}

/// Shows the cards for lost time where the players record themselves.
pub(super) fn show_due_cards(desk: &Desk) {
    let desk = desk.clone();
    thread::spawn(move || {
        loop {
            if let Err(fault) = desk.show_due_cards(system_time::now()) {
                not_done(&fault, "cards for lost time could not be shown");
            }
            thread::sleep(CARD_INTERVAL);
        }
    });
}

/// Lets the games of demos go on by themselves, each when its next turn is due.
pub(super) fn play_demos(desk: &Desk) {
    let desk = desk.clone();
    thread::spawn(move || {
        loop {
            let due = desk.play_demos(system_time::now());
            let wait = due.and_then(|due| (due - system_time::now()).to_std().ok());
            thread::sleep(
                wait.unwrap_or(DEMO_INTERVAL)
                    .clamp(DEMO_PAUSE, DEMO_INTERVAL),
            );
        }
    });
}

/// Signs the logs of events soon after each change.
pub(super) fn sign_logs(desk: &Desk) {
    let desk = desk.clone();
    thread::spawn(move || {
        loop {
            if let Err(fault) = desk.sign_logs(system_time::now()) {
                not_done(&fault, "the logs of events could not be signed");
            }
            thread::sleep(SIGNING_INTERVAL);
        }
    });
}

/// Erases names whose retention has ended, and old guest accounts. Several servers may do it at
/// once: the second finds nothing left.
pub(super) fn erase_when_due(desk: &Desk) {
    let desk = desk.clone();
    thread::spawn(move || {
        loop {
            // First, because the age of everything is counted in days on which a server ran.
            if let Err(fault) = desk.record_running_day(system_time::now()) {
                not_done(&fault, "the day could not be noted");
            }
            match desk.erase_due_names(system_time::now()) {
                Ok(0) => {}
                Ok(events) => tracing::info!(events, "names were taken away"),
                Err(fault) => not_done(&fault, "names could not be taken away"),
            }
            let guests = desk.erase_due_guests(system_time::now());
            let gone = guests.and(desk.purge_failed_sign_ins(system_time::now()));
            let gone = gone.and(desk.purge_casual_games(system_time::now()).map(drop));
            if let Err(fault) = gone {
                not_done(
                    &fault,
                    "accounts of helpers, failed sign-ins or casual games could not be taken away",
                );
            }
            thread::sleep(ERASURE_INTERVAL);
        }
    });
}

//! Limits on failed attempts, and sessions after the clock was put back.

use super::base::*;
use inkundla::store::*;

const MINUTE: i64 = 60_000;

/// Ten at once, one a minute; three rows at most.
const SMALL: Allowance = Allowance {
    at_once: 10,
    one_in_ms: MINUTE,
    known: 3,
};

#[test]
fn of_very_many_who_guess_those_who_tried_least_are_forgotten() {
    on_both(|base| {
        let wrong = |what: &'static str| {
            let counted = base
                .store
                .write(move |tx| tx.tried_wrongly(what, SMALL, NOON));
            counted.unwrap();
        };
        let may = |what: &'static str| {
            let asked = base.store.read(move |db| db.may_try(what, SMALL, NOON));
            asked.unwrap()
        };
        for _ in 0..10 {
            wrong("stubborn");
        }
        assert!(!may("stubborn"));
        for other in ["a", "b", "c", "d", "e", "f"] {
            wrong(other);
        }
        assert!(!may("stubborn"), "nobody is let off by a flood of others");
        base.behind_its_back(
            "CREATE TABLE few (rows_left INTEGER CHECK (rows_left = 3));
            INSERT INTO few SELECT count(*) FROM attempt_limits",
        )
        .expect("three rows are left");
        for _ in 0..9 {
            wrong("f");
        }
        assert!(!may("f"), "the last that came is counted");
    });
}

#[test]
fn sessions_of_a_future_that_is_not_to_come_are_set_back() {
    on_both(|base| {
        let owner = base
            .change(|tx| tx.create_account("Owner", "$", NOON))
            .unwrap();
        let opened = |number, created_at_ms, last_seen_ms| {
            let session = Session {
                token: digest(number),
                account: owner,
                created_at_ms,
                last_seen_ms,
                expires_at_ms: last_seen_ms + 720 * MINUTE,
                proved_at_ms: created_at_ms,
            };
            base.store
                .write(move |tx| tx.open_session(&session))
                .unwrap();
        };
        let day = 1440 * MINUTE;
        opened(1, NOON - 3 * MINUTE, NOON);
        opened(2, NOON - 2 * day, NOON - day - 10 * MINUTE);
        opened(3, NOON - day, NOON - day + MINUTE);
        let back = base
            .store
            .write(move |tx| tx.correct_session_times(NOON - day));
        assert_eq!(back.unwrap(), 1, "two clocks may differ by a minute");
        let found = |number| {
            let found = base
                .store
                .read(move |db| db.session(&digest(number), NOON - 2 * day));
            found.unwrap().0
        };
        let set = found(1);
        assert_eq!(set.last_seen_ms, NOON - day);
        assert_eq!(set.expires_at_ms, NOON - day + 720 * MINUTE);
        assert_eq!(set.created_at_ms, NOON - day - 3 * MINUTE);
        assert_eq!(set.proved_at_ms, NOON - day - 3 * MINUTE);
        assert_eq!(found(2).last_seen_ms, NOON - day - 10 * MINUTE);
        assert_eq!(found(3).last_seen_ms, NOON - day + MINUTE);
    });
}

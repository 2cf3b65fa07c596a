//! Pass-phrases: which are accepted, how they are stored, and the cost of failed attempts.

use super::harness::{App, Client, PHRASE};
use super::staff::invitation;
use super::umpire::Hall;
use crate::server::Server;
use inkundla::change_feed::Hub;
use inkundla::desk::passphrase::{self, WeakPassphrase};
use inkundla::desk::{Desk, Fault};
use inkundla::http::server::ingress::Ingress;
use inkundla::referee::ClockPolicy;
use inkundla::store::{Audit, Role, Store};
use inkundla::system_time::now;
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

#[test]
fn common_pass_phrases_are_refused() {
    let taken = |phrase: &str| passphrase::check(phrase, &["Ms Khumalo"]).is_ok();
    for easy in [
        "Password1",
        "iloveyou",
        "trustno1",
        "QWERTYUIOP",
        "11111111",
        "baseball1",
        "password 2026",
        "Inkundla!",
        "umlabalaba7",
        "Tournament-1",
        "ms khumalo",
        "MsKhumalo2026",
    ] {
        assert!(!taken(easy), "{easy}");
    }
    for good in [
        "three cows in a row",
        "isikhathi sokudlala",
        "kdnvowqm",
        "48213907",
    ] {
        assert!(taken(good), "{good}");
    }
    let list = include_str!("../../../src/desk/passphrase/common.txt");
    let words: Vec<&str> = list.lines().collect();
    assert_eq!(words.len(), 3_000);
    assert!(words.is_sorted() && words.iter().all(|word| !taken(word)));
}

#[test]
fn names_from_own_events_are_refused_as_pass_phrases() {
    let hall = Hall::with(ClockPolicy::Off);
    let desk = &hall.app.desk;
    let becomes = |phrase: &str| desk.set_passphrase("Ms Khumalo", phrase, now());
    for known in [
        "Zone cup 2026",
        "thandiwe mokoena",
        "Mokoena Thandiwe 1",
        "Thandiwe7",
        "mskhumalo",
    ] {
        assert!(
            matches!(becomes(known), Err(Fault::Weak(WeakPassphrase::Guessable))),
            "{known}"
        );
    }
    // A deputy who comes by a link, and somebody with a recovery code.
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Deputy);
    let comes = |phrase| {
        let form = [("name", "Mr Ndlovu"), ("phrase", phrase)];
        hall.app.visitor().post(&link, &form)
    };
    assert_eq!(comes("Zone-Cup-1").status, 422);
    let account = desk.account_named("Ms Khumalo").unwrap();
    let code = desk.new_recovery_code(&account, now()).unwrap();
    let recovers = |phrase| desk.recover("Ms Khumalo", &code, phrase, now());
    assert!(matches!(recovers("Sipho Dlamini"), Err(Fault::Weak(_))));
    // Who does not know the code learns nothing of names by it.
    let guessed = desk.recover("Ms Khumalo", "2222 3333", "Sipho Dlamini", now());
    assert!(matches!(guessed, Err(Fault::WrongSignIn)));
    assert!(recovers("five black oxen").is_ok(), "nothing was used up");
    assert!(comes("Zone-Cup-1-and-more").sees("Recovery code"));
    // Of another event nobody is known.
    becomes("Another cup").unwrap();
}

#[test]
fn a_name_typed_in_two_ways_is_one_name_and_its_tries_are_counted_together() {
    let app = App::start();
    let (one, two) = ("Ms Zo\u{eb} N", "Ms Zoe\u{308} N");
    app.desk.create_account(two, PHRASE, now()).unwrap();
    assert_eq!(app.desk.account_named(one).unwrap().name, one);
    assert!(app.desk.create_account(one, PHRASE, now()).is_err());
    let visitor = app.visitor();
    let signs_in = |name, phrase| {
        let form = [("name", name), ("phrase", phrase)];
        visitor.post("/signin", &form).status
    };
    assert_eq!(signs_in(two, PHRASE), 303);
    for _ in 0..5 {
        assert_eq!(signs_in(one, "not it at all"), 401);
        assert_eq!(signs_in(two, "not it at all"), 401);
    }
    assert_eq!(signs_in(one, "not it at all"), 429);
    assert_eq!(signs_in(two, "not it at all"), 429);
}

#[test]
fn a_pass_phrase_may_be_long_and_counts_to_its_last_letter() {
    let why = |phrase: &str| passphrase::check(phrase, &["Ms Khumalo"]).err();
    assert_eq!(why("seven c"), Some(WeakPassphrase::TooShort));
    assert_eq!(why("eight ch"), None, "no rules of what must be in it");
    assert_eq!(why("iindlovu ezi-8 🐘"), None);
    assert_eq!(why(&"ab c".repeat(64)), None);
    assert_eq!(why(&"ab c".repeat(65)), Some(WeakPassphrase::TooLong));
    let app = App::start();
    let whole = "cow ".repeat(63) + "milk";
    app.desk.create_account("Ms Long", &whole, now()).unwrap();
    let signs_in = |phrase: &str| app.desk.sign_in("Ms Long", phrase, now()).is_ok();
    assert!(signs_in(&whole));
    assert!(!signs_in(&whole[..255]));
    assert!(!signs_in(&(whole.clone() + " and more")));
    assert!(!signs_in(&whole.replace("milk", "Milk")));
}

#[test]
fn a_weaker_hash_is_upgraded_after_signing_in() {
    // "three cows in a row" with 64 KiB and one pass, as the reference program writes it.
    const OF_LONG_AGO: &str = "$argon2id$v=19$m=64,t=1,p=1$qxJcdlJ54uN/KtvZjFF4Ug$Ksa8lL06wyuntBWFfbok09CsjNUyDqZ9QC5qEyvgQtw";
    let app = App::start();
    let file = format!("sqlite:{}", app.database().display());
    let store = Store::open(&file).unwrap();
    let line = Audit {
        tournament: None,
        at_ms: 0,
        who: String::new(),
        what: "account.created".into(),
        subject: String::new(),
        detail: "{}".into(),
        why: None,
        role: String::new(),
        account: String::new(),
    };
    store
        .change(line, |tx, _| tx.create_account("Ms Old", OF_LONG_AGO, 0))
        .unwrap();
    let kept = || {
        store
            .read(|db| db.account_by_name("Ms Old"))
            .unwrap()
            .pass_hash
    };
    assert!(
        app.desk
            .sign_in("Ms Old", "three cows in a pen", now())
            .is_err()
    );
    assert_eq!(kept(), OF_LONG_AGO);
    app.desk.sign_in("Ms Old", PHRASE, now()).unwrap();
    let new = kept();
    assert!(new.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{new}");
    app.desk.sign_in("Ms Old", PHRASE, now()).unwrap();
    assert_eq!(kept(), new, "once");
}

/// Durations of each kind of failed sign-in, measured alternately, so that load affects all alike.
#[test]
fn an_unknown_name_takes_as_long_as_a_wrong_pass_phrase() {
    const TRIES: usize = 9;
    let app = App::reached_by(Ingress {
        proxies: vec!["127.0.0.1".parse().unwrap()],
        ..Ingress::default()
    });
    let names: Vec<String> = (0..6).map(|n| format!("Ms Number {n}")).collect();
    for name in &names {
        app.desk.create_account(name, PHRASE, now()).unwrap();
    }
    let visitor = app.visitor();
    let tried = Cell::new(0);
    let takes = |name: &str| {
        let form = [("name", name), ("phrase", "not it at all")];
        // From a place of its own: of one place thirty are looked at.
        let from = format!("203.0.113.{}", tried.replace(tried.get() + 1));
        let from = ("x-forwarded-for", from.as_str());
        let began = Instant::now();
        let page = visitor.post_with("/signin", &form, from);
        assert_eq!(page.status, 401, "{name}");
        began.elapsed().as_secs_f64()
    };
    takes("to warm up");
    let mut times = Vec::new();
    for round in 0..TRIES {
        for name in &names {
            times.push((takes(name), takes(&format!("{name} {round}"))));
        }
    }
    // Of each pair one is the slower, by chance: if neither kind is hashed less, about as
    // often the one as the other, however the machine's pace changes meanwhile.
    let slower = times.iter().filter(|(known, unknown)| known > unknown);
    let share = slower.count() * 100 / times.len();
    let whole = |of: fn(&(f64, f64)) -> f64| times.iter().map(of).sum::<f64>();
    let ratio = whole(|pair| pair.0) / whole(|pair| pair.1);
    let is_alike = (0.8..1.25).contains(&ratio) || (20..=80).contains(&share);
    assert!(is_alike, "{ratio}, and {share} % slower");
    // Each wrong try of a name that there is, is noted; of others nothing is.
    let noted = noted(&app, "account.sign-in-failed");
    assert_eq!(noted, TRIES * names.len());
}

/// Lines of the server's history about an action.
fn noted(app: &App, what: &str) -> usize {
    use diesel::prelude::*;
    #[derive(QueryableByName)]
    struct Count {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        number: i64,
    }
    let mut conn = SqliteConnection::establish(&app.database().display().to_string()).unwrap();
    let found: Count = diesel::sql_query("SELECT count(*) AS number FROM audit WHERE action = ?")
        .bind::<diesel::sql_types::Text, _>(what)
        .get_result(&mut conn)
        .unwrap();
    usize::try_from(found.number).unwrap()
}

#[test]
fn failed_sign_ins_are_logged_on_every_route() {
    let app = App::start();
    let teacher = app.organiser();
    teacher.post(
        "/reauthenticate",
        &[("next", "/"), ("phrase", "not it at all")],
    );
    let form = [("old", "not it at all"), ("new", "five black oxen")];
    teacher.post("/account/phrase", &form);
    let form = [("name", "ms khumalo"), ("phrase", "not it at all")];
    app.visitor().post("/signin", &form);
    assert_eq!(noted(&app, "account.sign-in-failed"), 3);
    let form = [
        ("name", "Ms Khumalo"),
        ("code", "2222"),
        ("phrase", "five black oxen"),
    ];
    app.visitor().post("/recover", &form);
    assert_eq!(noted(&app, "account.recovery-failed"), 1);
}

/// Memory use of the process in kilobytes.
fn memory(server: &Server) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("RssAnon:"));
    line.unwrap()
        .split_whitespace()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap()
}

#[test]
fn many_concurrent_sign_ins_are_throttled_within_bounded_memory() {
    const AT_ONCE: usize = 190;
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("test.db").display());
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    desk.create_account("Ms Khumalo", PHRASE, now()).unwrap();
    drop(desk);
    let arguments = ["--listen", "127.0.0.1:0", "--proxy", "127.0.0.1"];
    let server = Server::with(&[&arguments[..], &["--database", &database]].concat());
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    // Each from a place of their own: one alone is refused before that.
    let tries = |number: usize, name: &str| {
        let from = format!("203.0.113.{number}");
        let form = [("name", name), ("phrase", "not it at all")];
        Client::at(server.address).post_with("/signin", &form, ("x-forwarded-for", &from))
    };
    let before = memory(&server);
    let (tried, busy) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for number in 0..AT_ONCE {
            let (tries, tried, busy) = (&tries, &tried, &busy);
            scope.spawn(move || {
                let page = tries(number, &format!("Somebody {number}"));
                match page.status {
                    401 => tried.fetch_add(1, Ordering::SeqCst),
                    503 => {
                        assert_eq!(page.header("retry-after"), "5");
                        busy.fetch_add(1, Ordering::SeqCst)
                    }
                    other => panic!("{other}: {}", page.text()),
                }
            });
        }
    });
    let (tried, busy) = (tried.into_inner(), busy.into_inner());
    println!("{tried} were tried, {busy} refused for now");
    assert!(tried > 30 && tried + busy == AT_ONCE, "{tried} and {busy}");
    assert!(busy > 0, "the queue has no end");
    // One after the other, so that none is refused.
    for number in 0..60 {
        let page = tries(200, &format!("Nobody {number}"));
        let page = match page.status {
            // Thirty at once from one place, and then one in two seconds.
            429 => tries(201 + number % 3, &format!("Nobody {number}")),
            _ => page,
        };
        assert_eq!(page.status, 401);
        assert!(page.header("retry-after").is_empty());
    }
    let grown = memory(&server).saturating_sub(before);
    assert!(
        grown < 100 * 1024,
        "{grown} kB for some 150 tries of 19 MiB each"
    );
    assert_eq!(
        Client::at(server.address).post("/signin", &form).status,
        303
    );
}

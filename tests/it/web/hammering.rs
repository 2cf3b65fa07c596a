//! Password guessing from many clients, while the organiser signs in.

mod addresses;

use super::harness::{App, Client, PHRASE};
use inkundla::http::server::ingress::Ingress;
use inkundla::system_time::now;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A server behind a proxy that forwards source addresses, with an organiser.
fn server() -> App {
    let app = App::reached_by(Ingress {
        proxies: vec!["127.0.0.1".parse().unwrap()],
        ..Ingress::default()
    });
    let desk = &app.desk;
    desk.create_account("Ms Khumalo", PHRASE, now()).unwrap();
    app
}

fn tries(client: &Client, from: &str, name: &str, phrase: &str) -> u16 {
    let form = [("name", name), ("phrase", phrase)];
    client
        .post_with("/signin", &form, ("x-forwarded-for", from))
        .status
}

/// The results of several sign-ins during the attack.
fn meanwhile(app: &App, from: &str, client: &dyn Fn() -> Client) -> Vec<u16> {
    let (is_over, refused) = (AtomicBool::new(false), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for thread in 0..40 {
            let (is_over, refused) = (&is_over, &refused);
            scope.spawn(move || {
                let stranger = app.visitor();
                for n in 0..2_000 {
                    if is_over.load(Ordering::SeqCst) {
                        break;
                    }
                    let name = format!("Random {thread} {n}");
                    let status = tries(&stranger, "203.0.113.9", &name, "not it at all");
                    if matches!(status, 429 | 503) {
                        refused.fetch_add(1, Ordering::SeqCst);
                    }
                }
            });
        }
        // All attackers have used up their allowance before.
        while refused.load(Ordering::SeqCst) < 40 {
            std::thread::yield_now();
        }
        let come = (0..6).map(|_| tries(&client(), from, "Ms Khumalo", PHRASE));
        let come = come.collect();
        is_over.store(true, Ordering::SeqCst);
        come
    })
}

#[test]
fn guessing_random_names_does_not_lock_out_the_organiser() {
    let app = server();
    let known = app.visitor();
    assert_eq!(tries(&known, "198.51.100.7", "Ms Khumalo", PHRASE), 303);
    let device: Vec<(String, String)> = known
        .cookies()
        .into_iter()
        .filter(|(name, _)| name == "inkundla-device")
        .collect();
    assert_eq!(device.len(), 1);
    let elsewhere = meanwhile(&app, "198.51.100.7", &|| app.visitor());
    assert_eq!(elsewhere, [303; 6], "from another place, in a new browser");
    // Even from the same address, in a browser that has signed in before.
    let beside = || app.visitor().with_cookies(&device);
    assert_eq!(meanwhile(&app, "203.0.113.9", &beside), [303; 6]);
    let stranger = tries(&app.visitor(), "203.0.113.9", "Ms Khumalo", PHRASE);
    assert_eq!(stranger, 429, "a new browser there has to wait");
}

#[test]
fn guessing_one_account_from_many_addresses_is_limited_without_lockout() {
    let app = server();
    let known = app.visitor();
    assert_eq!(tries(&known, "198.51.100.7", "Ms Khumalo", PHRASE), 303);
    let looked_at = |name: &str, base: usize| {
        let of = |place: usize| {
            let (stranger, from) = (app.visitor(), format!("203.0.113.{}", base + place));
            let tried = (0..10).map(move |_| tries(&stranger, &from, name, "not it at all"));
            tried.filter(|status| *status == 401).count()
        };
        (0..30).map(of).sum::<usize>()
    };
    // Two of each new address, and thirty of all others; one more each minute: a slow machine may take some.
    let of_known = looked_at("Ms Khumalo", 0);
    assert!((90..96).contains(&of_known), "{of_known} of 300");
    let of_nobody = looked_at("Ms Nobody", 100);
    assert!((90..96).contains(&of_nobody), "the same for unknown names");
    let guesser = tries(&app.visitor(), "203.0.113.5", "Ms Khumalo", PHRASE);
    assert_eq!(guesser, 429, "nor is a right one looked at");
    let stranger = tries(&app.visitor(), "192.0.2.1", "Ms Khumalo", PHRASE);
    assert_eq!(stranger, 303, "an address that has not guessed gets in");
    assert_eq!(tries(&known, "192.0.2.2", "Ms Khumalo", PHRASE), 303);
    // The known browser does not bypass the limit: it has ten wrong tries, too.
    let by_known: Vec<u16> = (0..12)
        .map(|_| tries(&known, "192.0.2.3", "ms khumalo", "not it at all"))
        .collect();
    assert_eq!(by_known, [vec![401; 10], vec![429; 2]].concat());
}

#[test]
fn a_hundred_and_twenty_guessing_addresses_keep_no_new_browser_out() {
    let app = server();
    let is_over = AtomicBool::new(false);
    let (app, is_over) = (&app, &is_over);
    std::thread::scope(|scope| {
        for guesser in 0..24 {
            scope.spawn(move || {
                let stranger = app.visitor();
                for turn in (0..).take_while(|_| !is_over.load(Ordering::Relaxed)) {
                    let from = format!("203.0.113.{}", 1 + guesser * 5 + turn % 5);
                    let name = ["Ms Khumalo", "Mr Nobody"][turn % 2];
                    tries(&stranger, &from, name, "not it at all");
                }
            });
        }
        std::thread::sleep(std::time::Duration::from_secs(3));
        let attempts = (0..16).map(|_| tries(&app.visitor(), "192.0.2.1", "Ms Khumalo", PHRASE));
        let statuses: Vec<u16> = attempts.collect();
        is_over.store(true, Ordering::Relaxed);
        let admitted = statuses.iter().filter(|status| **status == 303).count();
        assert!(admitted >= 14, "{statuses:?}");
    });
}

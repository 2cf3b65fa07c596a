//! The attack with real source addresses and no proxy: each connection is bound to its own address of the
//! loopback network.

use crate::web::harness::{App, PATIENCE, PHRASE};
use actix_web::rt::System;
use actix_web::rt::net::TcpSocket;
use inkundla::system_time::now;
use std::io::{Read, Write};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The last byte of 127.0.0.x from which the organiser connects.
const ORGANISER: u8 = 200;

/// Signs in from 127.0.0.x; returns the status and the whole response.
fn signs_in(app: &App, from: u8, (name, phrase): (&str, &str), cookie: &str) -> (u16, String) {
    let server: SocketAddr = app.address().parse().unwrap();
    let connection = async move {
        let socket = TcpSocket::new_v4().unwrap();
        socket
            .bind(SocketAddr::from(([127, 0, 0, from], 0)))
            .unwrap();
        socket.connect(server).await.unwrap().into_std().unwrap()
    };
    let mut connection = System::new().block_on(connection);
    connection.set_nonblocking(false).unwrap();
    connection.set_read_timeout(Some(PATIENCE)).unwrap();
    let form = format!(
        "name={}&phrase={}",
        name.replace(' ', "+"),
        phrase.replace(' ', "+")
    );
    write!(
        connection,
        "POST /signin HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nCookie: {cookie}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{form}",
        form.len()
    )
    .unwrap();
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).unwrap_or_default().parse();
    (status.unwrap_or_else(|_| panic!("{answer}")), answer)
}

/// The cookie of a browser in which the user has signed in before.
fn device(answer: &str) -> String {
    let cookies = answer.lines().filter_map(|line| line.split_once(": "));
    let mut set = cookies.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let device = set.find(|(_, cookie)| cookie.starts_with("inkundla-device="));
    device.unwrap().1.split(';').next().unwrap().to_owned()
}

#[test]
fn forty_attacking_addresses_do_not_lock_out_the_organiser() {
    let app = App::start();
    app.desk
        .create_account("Ms Khumalo", PHRASE, now())
        .unwrap();
    let right = ("Ms Khumalo", PHRASE);
    let (status, answer) = signs_in(&app, ORGANISER, right, "");
    assert_eq!(status, 303, "{answer}");
    let known = device(&answer);
    let (is_over, refused) = (AtomicBool::new(false), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for thread in 0..40_u8 {
            let (app, is_over, refused) = (&app, &is_over, &refused);
            scope.spawn(move || {
                for n in 0.. {
                    if is_over.load(Ordering::SeqCst) {
                        break;
                    }
                    let name = format!("Random {thread} {n}");
                    let from = 2 + thread % 39;
                    let wrong = (name.as_str(), "not it at all");
                    if matches!(signs_in(app, from, wrong, "").0, 429 | 503) {
                        refused.fetch_add(1, Ordering::SeqCst);
                    }
                }
            });
        }
        while refused.load(Ordering::SeqCst) < 40 {
            std::thread::yield_now();
        }
        let in_known_browser: Vec<u16> = (0..6)
            .map(|_| signs_in(&app, ORGANISER, right, &known).0)
            .collect();
        // From a new browser the queue may be full at this moment.
        let end = Instant::now() + PATIENCE;
        let mut in_new_browser = Vec::new();
        while in_new_browser.last() != Some(&303) && Instant::now() < end {
            // A person takes a moment, and so does not use up their own allowance.
            std::thread::sleep(Duration::from_millis(300));
            in_new_browser.push(signs_in(&app, ORGANISER, right, "").0);
        }
        is_over.store(true, Ordering::SeqCst);
        assert_eq!(in_known_browser, [303; 6]);
        assert_eq!(in_new_browser.last(), Some(&303), "{in_new_browser:?}");
        assert!(!in_new_browser.contains(&429), "{in_new_browser:?}");
    });
}

/// The limit is per address, neither per machine nor global.
#[test]
fn each_source_address_has_its_own_limit() {
    let app = App::start();
    app.desk
        .create_account("Ms Khumalo", PHRASE, now())
        .unwrap();
    let tries = |n: usize| {
        let name = format!("Nobody {n}");
        signs_in(&app, 2, (&name, "not it at all"), "").0
    };
    let looked_at = (0..60).map(tries).take_while(|status| *status == 401);
    // Thirty at once, and one every two seconds: a slow machine takes more.
    let looked_at = looked_at.count();
    assert!((30..60).contains(&looked_at), "{looked_at}");
    let right = ("Ms Khumalo", PHRASE);
    assert_eq!(signs_in(&app, 3, right, "").0, 303, "from another address");
}

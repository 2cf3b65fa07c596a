//! Rolling restarts of two servers behind the documented HAProxy: nobody who reads notices.

use super::blocks::at_home;
use super::proxies::{Hall, Proxy};
use crate::multi_process::until;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Reads pages one after the other over one connection each, until all restarts are over and enough pages are read.
fn reads(hall: &Hall, last: u8, pages: &AtomicUsize, is_over: &dyn Fn() -> bool) -> Vec<String> {
    let visitor = hall.visitor(last);
    let path = format!("/e/{}", hall.key);
    let mut bad = Vec::new();
    while !is_over() {
        let answer = visitor.gets(&path);
        pages.fetch_add(1, Ordering::SeqCst);
        if !answer.starts_with("HTTP/1.1 200") {
            bad.push(answer.lines().next().unwrap_or("nothing").to_owned());
        }
    }
    bad
}

/// Restarts each server in turn, `times` in all, while at least `least` pages are read.
fn restarted_while_pages_are_read(times: usize, least: usize) {
    let mut hall = Hall::open();
    let file = fs::read_to_string(at_home("docs/operations/haproxy.cfg")).unwrap();
    let _proxy = Proxy::haproxy(&hall, &file);
    until("the proxy serves", || {
        hall.visitor(1).connects().is_ok() && hall.visitor(1).gets("/signin").contains(" 200 ")
    });
    let lines = super::proxies::serve_lines_apart();
    let servers: Vec<_> = hall.servers.drain(..).collect();
    let (pages, is_done) = (AtomicUsize::new(0), AtomicBool::new(false));
    let is_over = || is_done.load(Ordering::SeqCst) && pages.load(Ordering::SeqCst) >= least;
    let hall = &hall;
    let bad: Vec<String> = std::thread::scope(|scope| {
        let readers: Vec<_> = (11..15)
            .map(|last| {
                let (pages, is_over) = (&pages, &is_over);
                scope.spawn(move || reads(hall, last, pages, is_over))
            })
            .collect();
        let mut servers = servers;
        for turn in 0..times {
            let at = turn % 2;
            let mut stopped = servers.remove(at);
            let address = stopped.address;
            stopped.signal("TERM");
            until("/ready says no", || ready(address).contains("503"));
            assert!(stopped.ends(), "an orderly stop");
            servers.insert(at, hall.scene.execute(&lines[at]).remove(0));
            until("/ready says yes", || ready(address).contains("200"));
            // The other one may go only when HAProxy has taken this one back.
            until("HAProxy has both", || up(hall) == 2);
        }
        is_done.store(true, Ordering::SeqCst);
        let all = readers.into_iter().map(|reader| reader.join().unwrap());
        all.flatten().collect()
    });
    println!(
        "{} pages, {times} restarts, {} failed",
        pages.into_inner(),
        bad.len()
    );
    assert!(bad.is_empty(), "{bad:?}");
}

/// The number of servers that HAProxy sends requests to.
fn up(hall: &Hall) -> usize {
    let mut stream = UnixStream::connect(hall.scene.file("haproxy.socket")).unwrap();
    stream.write_all(b"show stat\n").unwrap();
    let mut table = String::new();
    stream.read_to_string(&mut table).unwrap();
    let servers = table.lines().filter(|line| line.starts_with("desks,desk"));
    servers.filter(|line| line.contains(",UP,")).count()
}

/// The head of the answer of `/ready`.
fn ready(address: std::net::SocketAddr) -> String {
    let Ok(mut stream) = std::net::TcpStream::connect(address) else {
        return String::new();
    };
    let _gone = write!(
        stream,
        "GET /ready HTTP/1.1\r\nhost: hall\r\nconnection: close\r\n\r\n"
    );
    let mut line = String::new();
    let _gone = BufReader::new(stream.take(100)).read_line(&mut line);
    line
}

#[test]
fn two_servers_restart_behind_haproxy_and_no_page_fails() {
    restarted_while_pages_are_read(2, 300);
}

#[test]
#[ignore = "the long form: 20,000 pages in eight restarts"]
fn servers_restart_behind_haproxy_many_times_and_no_page_fails() {
    restarted_while_pages_are_read(8, 20_000);
}

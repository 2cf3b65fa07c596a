//! Latency from an acknowledged turn to spectators. It is measured without a limit, which would
//! depend on the machine; `docs/PERFORMANCE.md` has the figures.

use super::browser::Browser;
use super::server::Server;
use super::web::boards::{course, games};
use super::web::harness::Client;
use super::web::umpire::{Phone, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

const TURNS: usize = 20;
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with one board, and its code.
struct Hall {
    server: Server,
    key: String,
    code: String,
    _folder: tempfile::TempDir,
}

impl Hall {
    fn open() -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("test.db").display());
        let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
        let (key, codes) = post_a_round(&desk, ClockPolicy::MINUTE);
        drop(desk);
        Hall {
            server: Server::start_with(&database),
            key,
            code: codes[0].clone(),
            _folder: folder,
        }
    }

    fn board(&self) -> String {
        format!("/e/{}/boards/1/1", self.key)
    }
}

/// The number of an entry, and when a spectator received it.
type Shown = (u32, Instant);

/// Follows a board until the server stops, and sends the time of each entry.
fn watch(address: SocketAddr, path: &str, shown: &Sender<Shown>) -> Option<()> {
    let mut stream = TcpStream::connect(address).ok()?;
    let ask = format!("GET {path}/live HTTP/1.1\r\nHost: {address}\r\n\r\n");
    stream.write_all(ask.as_bytes()).ok()?;
    let (mut text, mut piece) = (String::new(), [0; 65_536]);
    loop {
        let length = stream.read(&mut piece).ok().filter(|length| *length > 0)?;
        text.push_str(&String::from_utf8_lossy(&piece[..length]));
        // An empty line ends a message.
        while let Some(end) = text.find("\n\n") {
            let part: String = text.drain(..end + 2).collect();
            if let Some(entry) = number_in(&part) {
                shown.send((entry, Instant::now())).ok()?;
            }
        }
    }
}

fn number_in(part: &str) -> Option<u32> {
    let (_, rest) = part.split_once("data-seq=\"")?;
    rest.split('"').next()?.parse().ok()
}

/// Waits until `count` spectators have received an entry, and returns the times.
fn all_shown(shown_by: &Receiver<Shown>, entry: u32, count: usize) -> Vec<Instant> {
    let mut shown = Vec::with_capacity(count);
    while shown.len() < count {
        let (number, at) = shown_by
            .recv_timeout(PATIENCE)
            .expect("everybody is shown it");
        if number == entry {
            shown.push(at);
        }
    }
    shown
}

/// Milliseconds since 1970, like `Date.now()` in a browser.
fn wall_ms() -> f64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    since.as_secs_f64() * 1e3
}

/// Script that stores the time at which an entry has changed the page's DOM.
const NOTE: &str = "window.shown = {}; const look = () => { const seq = document.getElementById('live').dataset.seq; \
    if (!window.shown[seq]) window.shown[seq] = performance.timeOrigin + performance.now(); }; \
    new MutationObserver(look).observe(document.getElementById('watch'), { childList: true, subtree: true }); look();";

fn quantile(times: &mut [f64], of: f64) -> f64 {
    times.sort_by(f64::total_cmp);
    times[((times.len() - 1) as f64 * of).round() as usize]
}

fn report(count: usize, what: &str, mut times: Vec<f64>) {
    let (median, late) = (quantile(&mut times, 0.5), quantile(&mut times, 0.99));
    println!("{count:5} spectators, {what:34} median {median:8.1} ms, p99 {late:8.1} ms");
}

#[test]
#[ignore = "a measurement: cargo test --release --test it spectators -- --ignored --nocapture --test-threads 1"]
fn latency_from_an_acknowledged_turn_to_spectators() {
    for count in [1, 100, 1_000] {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(measure(count));
    }
}

async fn measure(count: usize) {
    let hall = Hall::open();
    let (tell, shown_by) = channel();
    for _ in 0..count {
        let (address, path, tell) = (hall.server.address, hall.board(), tell.clone());
        let small = std::thread::Builder::new().stack_size(256 * 1024);
        small.spawn(move || watch(address, &path, &tell)).unwrap();
    }
    all_shown(&shown_by, 0, count);
    let page = Browser::open(&format!("spectators-{count}"), (360, 640)).await;
    let url = format!("http://{}{}", hall.server.address, hall.board());
    page.goto(&url).await;
    page.script(NOTE).await;
    let phone = Phone::recording(Client::at(hall.server.address), &hall.code, "Ms Naidoo");
    let whole = course("umlabalaba", &games("umlabalaba")[0]);
    let (mut streams, mut sends, mut acknowledged) = (Vec::new(), Vec::new(), HashMap::new());
    for (ply, turn) in whole.turns().iter().take(TURNS).enumerate() {
        let (seen, entry) = (if ply == 0 { 0 } else { ply + 1 }, ply as u32 + 2);
        let sent = Instant::now();
        let answer = phone.sends(&seen.to_string(), &[("act", "turn"), ("turn", turn)]);
        let (done, wall) = (Instant::now(), wall_ms());
        assert_eq!(answer.status, 200, "{turn}");
        acknowledged.insert(entry, wall);
        sends.push((done - sent).as_secs_f64() * 1e3);
        let since = |at: Instant| at.saturating_duration_since(done).as_secs_f64() * 1e3;
        streams.extend(all_shown(&shown_by, entry, count).into_iter().map(since));
        let is_shown = format!("window.shown[{entry}]");
        page.until(&is_shown).await;
    }
    let shown = page.script("return window.shown").await;
    let drawn = acknowledged.iter().map(|(entry, wall)| {
        let at = shown[entry.to_string()].as_f64().unwrap();
        (at - wall).max(0.0)
    });
    report(count, "turn sent to acknowledged", sends);
    report(count, "acknowledged to stream", streams);
    report(count, "acknowledged to DOM in Chromium", drawn.collect());
    page.close().await;
}

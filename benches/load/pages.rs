//! Public pages read by many, beside the same bytes from a server that does
//! nothing else.

use crate::hall::{Base, Hall, Server, games};
use crate::wire::{Answer, Wire};
use crate::writes::Phone;
use crate::{BenchArgs, percentile};
use actix_web::web::{Bytes, get};
use actix_web::{App, HttpResponse, HttpServer};
use std::net::{SocketAddr, TcpListener};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::task::LocalSet;

const LONG: Duration = Duration::from_secs(4);
const PACKED: &str = "accept-encoding: gzip\r\n";

pub(crate) async fn run(args: &BenchArgs) {
    let connections = args.number("--connections", 64);
    let boards = args.number("--boards", 100);
    let base = Base::new(args.text("--database"));
    let hall = Hall::post(&base.url, boards);
    let server = Server::start(&base.url, args);
    // Somebody plays, so that there is something to see.
    let mut phone = Phone::open(server.address, &hall.codes[0]).await;
    for turn in &games()[0][..10] {
        phone.plays(turn).await;
    }
    for path in ["", "/standings", "/boards/1/1"] {
        let path = format!("/e/{}{path}", hall.key);
        let page = Wire::open(server.address).await.get(&path, PACKED).await;
        let bare = bare(page.bytes);
        let before = Load::on(bare, "/", PACKED, connections).await;
        let load = Load::on(server.address, &path, PACKED, connections).await;
        println!("{path}: {} bytes", page.bytes);
        before.report("bare cached bytes");
        load.report("the page");
        println!(
            "  share of the bare limit: {:.0} %",
            100.0 * load.rate / before.rate
        );
    }
    // The board that is played shows a running clock, and so does the page of all boards: each is
    // another page each second.
    for path in ["/rounds", "/standings", "/boards/1/2"] {
        let path = format!("/e/{}{path}", hall.key);
        let page = Wire::open(server.address).await.get(&path, PACKED).await;
        let known = page.header("etag").expect("a public page has a mark");
        let known = format!("{PACKED}if-none-match: {known}\r\n");
        let load = Load::on(server.address, &path, &known, connections).await;
        load.report(&format!("{path}, not changed"));
    }
}

/// A server that answers everything with the same bytes, a given number.
fn bare(bytes: usize) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let body = Bytes::from(vec![b'x'; bytes.saturating_sub(300)]);
    std::thread::spawn(move || {
        let server = HttpServer::new(move || {
            let body = body.clone();
            let answer = move || {
                let body = body.clone();
                async move {
                    HttpResponse::Ok()
                        .content_type("text/html; charset=utf-8")
                        .body(body)
                }
            };
            App::new().route("/", get().to(answer))
        });
        let server = server.tcp_nodelay(true).disable_signals();
        actix_web::rt::System::new().block_on(server.listen(listener).unwrap().run())
    });
    address
}

/// What came of asking again and again.
struct Load {
    rate: f64,
    times: Vec<Duration>,
    status: u16,
    bytes: usize,
}

impl Load {
    async fn on(address: SocketAddr, path: &str, headers: &str, connections: usize) -> Load {
        let begun = Instant::now();
        let (path, headers): (Rc<str>, Rc<str>) = (path.into(), headers.into());
        let readers = LocalSet::new();
        let asking: Vec<_> = (0..connections)
            .map(|_| {
                let (path, headers) = (Rc::clone(&path), Rc::clone(&headers));
                readers.spawn_local(async move {
                    let mut wire = Wire::open(address).await;
                    let (mut times, mut last): (_, Option<Answer>) = (Vec::new(), None);
                    while begun.elapsed() < LONG {
                        let asked = Instant::now();
                        last = Some(wire.get(&path, &headers).await);
                        times.push(asked.elapsed());
                    }
                    (times, last.unwrap())
                })
            })
            .collect();
        readers.await;
        let (mut times, mut status, mut bytes) = (Vec::new(), 0, 0);
        for one in asking {
            let (all, last) = one.await.unwrap();
            times.extend(all);
            (status, bytes) = (last.status, last.bytes);
        }
        Load {
            rate: times.len() as f64 / begun.elapsed().as_secs_f64(),
            times,
            status,
            bytes,
        }
    }

    fn report(&self, what: &str) {
        let mut times = self.times.clone();
        println!(
            "  {what}: {:.0}/s, p99 {:.2} ms (status {}, {} bytes)",
            self.rate,
            percentile(&mut times, 99),
            self.status,
            self.bytes
        );
    }
}

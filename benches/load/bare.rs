//! What the machine can do at most, without any of our work.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Text};
use std::io::{Seek, Write};
use std::path::Path;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};

const LONG: Duration = Duration::from_secs(2);
const EVENT: &str = r#"{"type":"turn","turn":"E7xR4"}"#;
const BY: &str = r#"{"role":"umpire","name":"Ms Naidoo"}"#;
const TABLE: &str =
    "CREATE TABLE entries (game BIGINT, seq BIGINT, at_ms BIGINT, author TEXT, event TEXT, hash ";
const ADD: &str =
    "INSERT INTO entries (game, seq, at_ms, author, event, hash) VALUES (?, ?, ?, ?, ?, ?)";
const ADD_PG: &str =
    "INSERT INTO entries (game, seq, at_ms, author, event, hash) VALUES ($1, $2, $3, $4, $5, $6)";

/// Synced writes of 4 KiB a second.
pub(crate) fn flushes(folder: &Path) -> f64 {
    let mut file = std::fs::File::create(folder.join("flush")).unwrap();
    let page = [7u8; 4096];
    file.write_all(&page).unwrap();
    rate(|| {
        file.rewind().unwrap();
        file.write_all(&page).unwrap();
        file.sync_data().unwrap();
    })
}

fn rate(mut once: impl FnMut()) -> f64 {
    let (begun, mut count) = (Instant::now(), 0u32);
    while begun.elapsed() < LONG {
        once();
        count += 1;
    }
    f64::from(count) / begun.elapsed().as_secs_f64()
}

fn sqlite(folder: &Path, name: &str) -> SqliteConnection {
    let file = folder.join(name).display().to_string();
    let mut conn = SqliteConnection::establish(&file).unwrap();
    conn.batch_execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        .unwrap();
    conn.batch_execute(&format!("{TABLE} BLOB, PRIMARY KEY (game, seq))"))
        .unwrap();
    conn
}

fn insert(conn: &mut SqliteConnection, game: i64, seq: i64) {
    let row = diesel::sql_query(ADD)
        .bind::<BigInt, _>(game)
        .bind::<BigInt, _>(seq)
        .bind::<BigInt, _>(seq * 1000)
        .bind::<Text, _>(BY)
        .bind::<Text, _>(EVENT)
        .bind::<Binary, _>(&[7u8; 32][..]);
    row.execute(conn).unwrap();
}

/// Commits of one row each, one after the other.
pub(crate) fn one_by_one(folder: &Path) -> f64 {
    let mut conn = sqlite(folder, "single.db");
    let mut seq = 0;
    rate(|| {
        seq += 1;
        insert(&mut conn, 1, seq);
    })
}

type Job = (i64, i64, SyncSender<()>);

/// Rows of a number of writers, each waiting for its own; what waits together is
/// committed together.
pub(crate) fn grouped(folder: &Path, writers: usize) -> f64 {
    let folder = tempfile::tempdir_in(folder).unwrap();
    let mut conn = sqlite(folder.path(), "group.db");
    let (queue, jobs) = sync_channel::<Job>(1024);
    let writer = std::thread::spawn(move || {
        while let Ok(first) = jobs.recv() {
            let mut batch = vec![first];
            batch.extend(jobs.try_iter().take(511));
            conn.batch_execute("BEGIN IMMEDIATE").unwrap();
            for (game, seq, _) in &batch {
                insert(&mut conn, *game, *seq);
            }
            conn.batch_execute("COMMIT").unwrap();
            batch
                .iter()
                .for_each(|(_, _, reply)| reply.send(()).unwrap());
        }
    });
    let counted = together(writers, |game| {
        let queue = queue.clone();
        let (reply, answer) = sync_channel(1);
        move |seq| {
            queue.send((game, seq, reply.clone())).unwrap();
            answer.recv().unwrap();
        }
    });
    drop(queue);
    writer.join().unwrap();
    counted
}

/// Commits of one row each on a number of connections to PostgreSQL.
pub(crate) fn postgres(url: &str, writers: usize) -> f64 {
    let mut conn = PgConnection::establish(url).unwrap();
    conn.batch_execute(&format!(
        "CREATE SCHEMA IF NOT EXISTS bare; SET search_path = bare; DROP TABLE IF EXISTS entries;
         {TABLE} BYTEA, PRIMARY KEY (game, seq))"
    ))
    .unwrap();
    together(writers, |game| {
        let mut conn = PgConnection::establish(url).unwrap();
        conn.batch_execute("SET search_path = bare").unwrap();
        move |seq| {
            let row = diesel::sql_query(ADD_PG)
                .bind::<BigInt, _>(game)
                .bind::<BigInt, _>(seq)
                .bind::<BigInt, _>(seq * 1000)
                .bind::<Text, _>(BY)
                .bind::<Text, _>(EVENT)
                .bind::<Binary, _>(&[7u8; 32][..]);
            row.execute(&mut conn).unwrap();
        }
    })
}

/// A number of threads at the same work for a while: how often a second in all.
fn together<W: FnMut(i64) + Send + 'static>(writers: usize, work: impl Fn(i64) -> W) -> f64 {
    let start = Arc::new(Barrier::new(writers));
    let threads: Vec<_> = (0..writers as i64)
        .map(|game| {
            let (mut once, start) = (work(game), Arc::clone(&start));
            std::thread::spawn(move || {
                start.wait();
                let mut seq = 0;
                rate(|| {
                    seq += 1;
                    once(seq);
                })
            })
        })
        .collect();
    threads.into_iter().map(|one| one.join().unwrap()).sum()
}

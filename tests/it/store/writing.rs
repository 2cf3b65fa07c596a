use super::base::*;
use inkundla::store::*;
use inkundla::tournament::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Keeps the writer busy until told otherwise, so that jobs gather behind it.
fn hold(store: &Store) -> (Sender<()>, thread::JoinHandle<()>) {
    let (store, (begun, has_begun), (go, wait)) = (store.clone(), channel(), channel::<()>());
    let job = move |_: &mut dyn Writes| {
        begun.send(()).unwrap();
        wait.recv().unwrap();
        Ok(())
    };
    let thread = thread::spawn(move || store.write(job).unwrap());
    Receiver::recv(&has_begun).unwrap();
    (go, thread)
}

#[test]
fn a_failing_job_does_not_take_its_neighbours_with_it() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 80);
        let (tournament, games) = (hall.tournament, hall.post(base, ROUND));
        let (go, holder) = hold(&base.store);
        let outcomes = thread::scope(|scope| {
            let write = |(number, game): (usize, GameId)| {
                base.store.write(move |tx| {
                    tx.append(tournament, game, &turn(0))?;
                    match number % 4 {
                        0 => Err(StoreError::Refused("not this one")),
                        // The second entry is one too late: a fault of the database, in the middle of the job.
                        1 => tx.append(tournament, game, &turn(0)),
                        _ => Ok(()),
                    }
                })
            };
            let jobs: Vec<_> = games.iter().copied().enumerate().collect();
            let jobs: Vec<_> = jobs
                .into_iter()
                .map(|job| scope.spawn(move || write(job)))
                .collect();
            thread::sleep(Duration::from_millis(200));
            go.send(()).unwrap();
            jobs.into_iter()
                .map(|job| job.join().unwrap())
                .collect::<Vec<_>>()
        });
        holder.join().unwrap();
        for (number, (outcome, game)) in outcomes.iter().zip(games).enumerate() {
            let written = base
                .store
                .read(|db| db.record(tournament, game, 0))
                .unwrap()
                .len();
            match number % 4 {
                0 => assert!(
                    matches!(outcome, Err(StoreError::Refused(_))),
                    "{outcome:?}"
                ),
                1 => assert!(matches!(outcome, Err(StoreError::Conflict)), "{outcome:?}"),
                _ => assert!(outcome.is_ok(), "{outcome:?}"),
            }
            assert_eq!(
                written,
                usize::from(outcome.is_ok()),
                "board {}",
                number + 1
            );
        }
    });
}

#[test]
fn a_job_that_panics_leaves_no_trace_and_the_store_lives() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        let panics = catch_unwind(AssertUnwindSafe(|| {
            base.store.write(move |tx| {
                tx.append(tournament, game, &turn(0))?;
                assert!(
                    tx.tournament(tournament)?.change > 1_000_000,
                    "this panic is part of the story"
                );
                Ok(())
            })
        }));
        assert!(!matches!(panics, Ok(Ok(()))), "{panics:?}");
        assert_eq!(
            base.store
                .read(|db| db.record(tournament, game, 0))
                .unwrap(),
            []
        );
        base.store
            .write(move |tx| tx.append(tournament, game, &turn(0)))
            .unwrap();
    });
}

#[test]
fn when_too_many_wait_to_write_the_rest_is_told_so_at_once() {
    let base = Base::in_a_file();
    let (go, holder) = hold(&base.store);
    let refused_at_once = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..1100 {
            let write = || match base.store.write(|_| Ok(())) {
                Ok(()) => 0,
                Err(StoreError::Busy) => refused_at_once.fetch_add(1, Ordering::SeqCst),
                Err(other) => panic!("{other}"),
            };
            thread::Builder::new()
                .stack_size(256 * 1024)
                .spawn_scoped(scope, write)
                .unwrap();
        }
        let patience = Instant::now();
        while refused_at_once.load(Ordering::SeqCst) < 1100 - 1024
            && patience.elapsed() < Duration::from_secs(120)
        {
            thread::sleep(Duration::from_millis(5));
        }
        go.send(()).unwrap();
    });
    holder.join().unwrap();
    assert_eq!(refused_at_once.into_inner(), 1100 - 1024);
}

#[test]
fn what_one_call_reads_is_of_one_moment() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let tournament = hall.tournament;
        base.store
            .read(|db| {
                let before = (
                    db.tournament(tournament)?.change,
                    db.entrants(tournament)?.len(),
                );
                base.change(move |tx| tx.enter(tournament, &[child("Late", "Invitee")]))
                    .unwrap();
                assert_eq!(
                    (
                        db.tournament(tournament)?.change,
                        db.entrants(tournament)?.len()
                    ),
                    before
                );
                Ok(())
            })
            .unwrap();
        assert_eq!(
            base.store.read(|db| db.entrants(tournament)).unwrap().len(),
            3
        );
    });
}

/// Not a story by itself: the other process of the next one. It writes, says
/// what was acknowledged, and dies without closing anything.
#[test]
#[ignore = "started by what_is_acknowledged_is_on_the_disk"]
fn dying_process() {
    // The long form runs it by itself, too, and then nobody has given it anything to do.
    let Ok(store) = std::env::var("DYING_STORE") else {
        return;
    };
    let store = Store::open(&store).unwrap();
    let tournament = store.read(|db| db.tournament_by_key("cup")).unwrap().id;
    let boards = store.read(|db| db.boards(tournament, ROUND)).unwrap();
    let acknowledged = AtomicUsize::new(0);
    thread::scope(|scope| {
        for game in boards.iter().map(|board| board.game) {
            let (store, acknowledged) = (&store, &acknowledged);
            scope.spawn(move || {
                for seq in 0..30 {
                    store
                        .write(move |tx| tx.append(tournament, game, &turn(seq)))
                        .unwrap();
                    eprintln!("acknowledged {} {seq}", game.0);
                    acknowledged.fetch_add(1, Ordering::SeqCst);
                }
            });
        }
        while acknowledged.load(Ordering::SeqCst) < 50 {
            thread::sleep(Duration::from_millis(1));
        }
        std::process::abort();
    });
}

#[test]
fn what_is_acknowledged_is_on_the_disk() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 16);
        let (tournament, games) = (hall.tournament, hall.post(base, ROUND));
        let name = module_path!().split_once("::").unwrap().1.to_owned() + "::dying_process";
        let died = Command::new(std::env::current_exe().unwrap())
            .args([&name, "--exact", "--ignored", "--nocapture"])
            .env("DYING_STORE", &base.url)
            .output()
            .unwrap();
        assert!(!died.status.success());
        let errors = String::from_utf8_lossy(&died.stderr).into_owned();
        // A line that was cut off in the middle does not count.
        let whole = errors.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let acknowledged: Vec<(i64, usize)> = whole
            .lines()
            .filter_map(|line| line.strip_prefix("acknowledged ")?.split_once(' '))
            .map(|(game, seq)| (game.parse().unwrap(), seq.parse().unwrap()))
            .collect();
        assert!(!acknowledged.is_empty(), "{errors}");
        let anew = Store::open(&base.url).unwrap();
        for (game, seq) in acknowledged {
            let record = anew
                .read(|db| db.record(tournament, GameId(game), 0))
                .unwrap();
            assert!(record.len() > seq, "game {game} has lost entry {}", seq + 1);
        }
        for game in games {
            let record = anew.read(|db| db.record(tournament, game, 0)).unwrap();
            assert!(
                (0..)
                    .zip(&record)
                    .all(|(after, entry)| *entry == turn(after).entries[0])
            );
        }
    });
}

#[test]
fn a_copy_of_the_files_at_any_moment_has_what_was_acknowledged() {
    let base = Base::in_a_file();
    let hall = Hall::open(&base, "cup", 2);
    let (tournament, game) = (hall.tournament, hall.post(&base, ROUND)[0]);
    let folder = tempfile::tempdir().unwrap();
    for seq in 0..10 {
        base.store
            .write(move |tx| tx.append(tournament, game, &turn(seq)))
            .unwrap();
        let copy = folder.path().join(format!("{seq}.db"));
        for ending in ["", "-wal"] {
            let from = format!("{}{ending}", base.file().unwrap().display());
            std::fs::copy(from, format!("{}{ending}", copy.display())).unwrap();
        }
        let copy = Store::open(&format!("sqlite:{}", copy.display())).unwrap();
        assert_eq!(
            copy.read(|db| db.record(tournament, game, 0))
                .unwrap()
                .len(),
            seq as usize + 1
        );
    }
}

#[test]
fn the_log_is_swept_into_the_file_beside_the_writer() {
    let base = Base::in_a_file();
    let hall = Hall::open(&base, "cup", 16);
    let (tournament, games) = (hall.tournament, hall.post(&base, ROUND));
    thread::scope(|scope| {
        for game in games.iter().copied() {
            let store = &base.store;
            scope.spawn(move || append_many(store, tournament, game, 80));
        }
    });
    // The file alone, without its log.
    let folder = tempfile::tempdir().unwrap();
    let swept = |number: u32| {
        let copy = folder.path().join(format!("{number}.db"));
        std::fs::copy(base.file().unwrap(), &copy).unwrap();
        let store = Store::open(&format!("sqlite:{}", copy.display())).ok()?;
        let recorded = games.iter().map(|game| {
            let record = store.read(|db| db.record(tournament, *game, 0));
            record.map_or(0, |record| record.len())
        });
        Some(recorded.sum::<usize>())
    };
    let patience = Instant::now();
    let mut tries = 0..;
    while tries
        .next()
        .and_then(swept)
        .is_none_or(|entries| entries < 400)
    {
        assert!(patience.elapsed() < Duration::from_secs(120));
        thread::sleep(Duration::from_millis(50));
    }
}

/// Figures for the design papers: `cargo test --release -- --ignored --nocapture durable_appends`.
#[test]
#[ignore = "a measurement, not a story"]
fn durable_appends_a_second() {
    let flushes = flushes_a_second();
    println!("bare flush: {flushes:.0} a second");
    on_both(|base| {
        let hall = Hall::open(base, "cup", 512);
        let (tournament, games) = (hall.tournament, hall.post(base, ROUND));
        for writers in [1, 8, 64, 256] {
            let (begin, each) = (Instant::now(), 4000 / writers as u32);
            thread::scope(|scope| {
                for game in games[..writers].iter().copied() {
                    scope.spawn(move || append_many(&base.store, tournament, game, each));
                }
            });
            let rate = f64::from(each * writers as u32) / begin.elapsed().as_secs_f64();
            println!(
                "{writers} writers: {rate:.0} appends a second, {:.1} a flush; {}",
                rate / flushes,
                base.url
            );
        }
    });
}

fn append_many(store: &Store, tournament: TournamentId, game: GameId, each: u32) {
    let begun = store.read(|db| db.game(tournament, game)).unwrap().seq;
    for seq in begun..begun + each {
        loop {
            match store.write(move |tx| tx.append(tournament, game, &turn(seq))) {
                Ok(()) => break,
                Err(StoreError::Busy) => thread::sleep(Duration::from_millis(1)),
                Err(other) => panic!("{other}"),
            }
        }
    }
}

fn flushes_a_second() -> f64 {
    use std::io::Write;
    let mut file = tempfile::tempfile().unwrap();
    let begin = Instant::now();
    for _ in 0..500 {
        file.write_all(&[7; 4096]).unwrap();
        file.sync_data().unwrap();
    }
    500.0 / begin.elapsed().as_secs_f64()
}

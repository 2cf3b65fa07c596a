//! Turns that many phones send at the same moment are committed together, each with its own result.

use super::base::*;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use futures_util::future::join_all;
use inkundla::referee::Hash;
use inkundla::store::*;
use inkundla::tournament::*;

/// What is at all boards when they have begun to be recorded.
struct Boards {
    hall: Hall,
    games: Vec<GameId>,
}

impl Boards {
    fn open(base: &Base, number: usize) -> Boards {
        let hall = Hall::open(base, "cup", 2 * number);
        let (tournament, games) = (hall.tournament, hall.post(base, ROUND));
        let phones = games.clone();
        base.store
            .write(move |tx| {
                for game in phones {
                    let phone = Recorder {
                        salt: inkundla::referee::Salt([5; 16]),
                        phone: phone_of(game),
                        name: "Ms Naidoo".to_owned(),
                        since_ms: NOON,
                        seen_ms: NOON,
                    };
                    tx.claim_recorder(tournament, game, &phone, None)?;
                }
                Ok(())
            })
            .unwrap();
        Boards { hall, games }
    }

    /// The turn of the phone at a board after this number of turns.
    fn turn(&self, board: usize, after: u32) -> (TournamentId, GameId, Append) {
        let game = self.games[board];
        let proof = RecorderProof {
            phone: phone_of(game),
            at_ms: NOON + 9,
            code: self.hall.posting(ROUND).codes[board].1,
        };
        let append = Append {
            proof: Some(proof),
            ..turn(after)
        };
        (self.hall.tournament, game, append)
    }

    /// How many entries a record has; each is chained to the one before.
    fn recorded(&self, base: &Base, board: usize) -> usize {
        let (tournament, game) = (self.hall.tournament, self.games[board]);
        let chained = base.store.read(|db| db.chained(tournament, game)).unwrap();
        for pair in chained.entries.windows(2) {
            let ((_, before), (entry, hash)) = (&pair[0], &pair[1]);
            let then: Hash = before.then(entry.seq, entry.at_ms, &entry.by, &entry.event);
            assert_eq!(*hash, then);
        }
        let state = base.store.read(|db| db.game(tournament, game)).unwrap();
        assert_eq!(state.seq as usize, chained.entries.len());
        chained.entries.len()
    }
}

fn phone_of(game: GameId) -> Digest {
    digest(u32::try_from(game.0).unwrap())
}

/// All at one moment; the result of each.
fn all(store: &Store, turns: Vec<(TournamentId, GameId, Append)>) -> Vec<Result<(), StoreError>> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime.unwrap().block_on(join_all(
        turns
            .into_iter()
            .map(|(tournament, game, append)| store.append_soon(tournament, game, append)),
    ))
}

#[test]
fn turns_written_together_are_told_apart() {
    on_both(|base| {
        let boards = Boards::open(base, 40);
        let change = || {
            let id = boards.hall.tournament;
            base.store.read(move |db| db.tournament(id)).unwrap().change
        };
        let before = change();
        let first = all(&base.store, (0..40).map(|n| boards.turn(n, 0)).collect());
        assert!(first.iter().all(Result::is_ok), "{first:?}");
        assert_eq!(change(), before, "for whoever has looked at the event");
        let elsewhere = Hall::open(base, "other cup", 2).tournament;
        let spoilt = |board: usize| {
            let (tournament, game, mut append) = boards.turn(board, 1);
            let mut proof = append.proof.unwrap();
            match board % 5 {
                0 => proof.phone = digest(7),
                1 => proof.code = digest(8),
                2 => append = boards.turn(board, 2).2,
                3 => return (elsewhere, game, append),
                _ => {}
            }
            let proof = append.proof.map(|_| proof);
            (tournament, game, Append { proof, ..append })
        };
        let second = all(&base.store, (0..40).map(spoilt).collect());
        for (board, done) in second.iter().enumerate() {
            let is_whole = board % 5 == 4;
            assert_eq!(done.is_ok(), is_whole, "board {board}: {done:?}");
            assert_eq!(boards.recorded(base, board), 1 + usize::from(is_whole));
        }
    });
}

#[test]
fn of_turns_on_one_board_one_is_written() {
    on_both(|base| {
        let boards = Boards::open(base, 2);
        let mut turns: Vec<_> = (0..8).map(|_| boards.turn(0, 0)).collect();
        turns.push(boards.turn(1, 0));
        let results = all(&base.store, turns);
        let written = results.iter().filter(|done| done.is_ok()).count();
        assert_eq!(written, 2, "{results:?}");
        assert_eq!((boards.recorded(base, 0), boards.recorded(base, 1)), (1, 1));
    });
}

#[test]
fn a_game_that_ends_goes_by_itself_with_its_result() {
    on_both(|base| {
        let boards = Boards::open(base, 2);
        all(&base.store, vec![boards.turn(0, 0), boards.turn(1, 0)]);
        let (tournament, game, append) = boards.turn(0, 1);
        let won = Scored {
            result: PairingResult::from_code("1-0").unwrap(),
            shot: None,
        };
        let last = Append {
            phase: GamePhase::Finished,
            result: Some(won),
            ..append
        };
        let results = all(
            &base.store,
            vec![(tournament, game, last), boards.turn(1, 1)],
        );
        assert!(results.iter().all(Result::is_ok), "{results:?}");
        let board = base.store.read(move |db| db.board_of(tournament, game));
        assert_eq!(board.unwrap().result, Some(won));
    });
}

#[test]
fn a_board_that_is_being_written_elsewhere_keeps_nobody_waiting() {
    let base = Base::on_a_server();
    let boards = Boards::open(&base, 3);
    let begun = all(&base.store, (0..3).map(|n| boards.turn(n, 0)).collect());
    assert!(begun.iter().all(Result::is_ok), "{begun:?}");
    let mut elsewhere = PgConnection::establish(&base.url).unwrap();
    elsewhere
        .batch_execute(&format!(
            "BEGIN; SELECT 1 FROM games WHERE id = {} FOR UPDATE",
            boards.games[0].0
        ))
        .unwrap();
    let results = all(&base.store, (0..3).map(|n| boards.turn(n, 1)).collect());
    assert!(
        matches!(results[..], [Err(StoreError::Conflict), Ok(()), Ok(())]),
        "{results:?}"
    );
    elsewhere.batch_execute("COMMIT").unwrap();
    let results = all(&base.store, vec![boards.turn(0, 1)]);
    assert!(results[0].is_ok(), "{results:?}");
}

#[test]
fn games_begin_together_wherever_they_are_recorded_and_not_while_the_event_is_changed() {
    let base = Base::on_a_server();
    let boards = Boards::open(&base, 3);
    let event = boards.hall.tournament.0;
    let mut elsewhere = PgConnection::establish(&base.url).unwrap();
    let mut held_for = |what: &str| {
        let hold = format!("BEGIN; SELECT 1 FROM tournaments WHERE id = {event} FOR {what}");
        elsewhere.batch_execute(&hold).unwrap();
        let results = all(&base.store, vec![boards.turn(0, 0), boards.turn(1, 0)]);
        elsewhere.batch_execute("COMMIT").unwrap();
        results
    };
    let results = held_for("SHARE");
    assert!(results.iter().all(Result::is_ok), "{results:?}");
    let mut change_under_way = |turns| {
        let change =
            format!("BEGIN; UPDATE tournaments SET change = change + 1 WHERE id = {event}");
        elsewhere.batch_execute(&change).unwrap();
        let results = all(&base.store, turns);
        elsewhere.batch_execute("COMMIT").unwrap();
        results
    };
    let results = change_under_way(vec![boards.turn(2, 0), boards.turn(0, 1)]);
    assert!(
        matches!(results[..], [Err(StoreError::Conflict), Ok(())]),
        "{results:?}"
    );
}

#[test]
fn no_game_begins_in_a_round_that_is_being_taken_back() {
    let base = Base::on_a_server();
    let boards = Boards::open(&base, 1);
    let (tournament, game, append) = boards.turn(0, 0);
    let mut elsewhere = PgConnection::establish(&base.url).unwrap();
    elsewhere
        .batch_execute(&format!(
            "BEGIN; UPDATE tournaments SET change = change + 1 WHERE id = {id}; \
             UPDATE rounds SET stage = 'draft', posted_at_ms = NULL WHERE tournament_id = {id}",
            id = tournament.0
        ))
        .unwrap();
    let store = base.store.clone();
    let begins =
        std::thread::spawn(move || store.write(move |tx| tx.append(tournament, game, &append)));
    // Long enough for it to come to the event that is held; were it sooner done, it would have begun.
    std::thread::sleep(std::time::Duration::from_millis(300));
    elsewhere.batch_execute("COMMIT").unwrap();
    let results = begins.join().unwrap();
    assert!(matches!(results, Err(StoreError::Conflict)), "{results:?}");
    assert_eq!(boards.recorded(&base, 0), 0);
}

#[test]
fn connections_that_the_server_has_closed_are_replaced_unseen() {
    let base = Base::on_a_server();
    let boards = Boards::open(&base, 2);
    let begun = all(&base.store, vec![boards.turn(0, 0)]);
    assert!(begun[0].is_ok(), "{begun:?}");
    base.behind_its_back(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    .unwrap();
    assert_eq!(boards.recorded(&base, 0), 1, "reading");
    let (tournament, game, append) = boards.turn(1, 0);
    base.store
        .write(move |tx| tx.append(tournament, game, &append))
        .unwrap();
    // The turns' own connection tells the first, who then looks, and serves the next.
    let results = all(&base.store, vec![boards.turn(0, 1)]);
    assert!(
        matches!(results[0], Err(StoreError::Unavailable(_))),
        "{results:?}"
    );
    let results = all(&base.store, vec![boards.turn(0, 1)]);
    assert!(results[0].is_ok(), "{results:?}");
}

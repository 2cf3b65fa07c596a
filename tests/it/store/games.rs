use super::base::*;
use inkundla::rules::{BySide, Side};
use inkundla::store::*;
use inkundla::tournament::*;
use std::thread;

#[test]
fn a_record_reads_back_byte_for_byte() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        let event = "{ \"b\": 1.50,  \"a\": \"ubhuti – \u{1F404} \\u0041\" }".to_owned();
        let entry = |seq| StoredEntry {
            seq,
            at_ms: NOON,
            by: "Nkosana ka-Dube".to_owned(),
            event: event.clone(),
        };
        let entries: Vec<_> = (1..=1200).map(entry).collect();
        let page = Append {
            entries: entries.clone(),
            ..turn(0)
        };
        base.store
            .write(move |tx| tx.append(tournament, game, &page))
            .unwrap();
        assert_eq!(
            base.store
                .read(|db| db.record(tournament, game, 0))
                .unwrap(),
            entries
        );
        assert_eq!(
            base.store
                .read(|db| db.record(tournament, game, 1198))
                .unwrap(),
            entries[1198..]
        );
        assert_eq!(
            base.store.read(|db| db.game(tournament, game)).unwrap().seq,
            1200
        );
    });
}

#[test]
fn an_entry_follows_the_one_the_writer_has_seen() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        let append = |page: Append| {
            base.store
                .write(move |tx| tx.append(tournament, game, &page))
        };
        append(turn(0)).unwrap();
        assert_fault!(append(turn(0)), StoreError::Conflict);
        assert_fault!(append(turn(2)), StoreError::Conflict);
        assert_fault!(
            append(Append {
                expected_seq: 1,
                ..turn(2)
            }),
            StoreError::Refused(_)
        );
        append(turn(1)).unwrap();
        append(Append {
            entries: Vec::new(),
            projection: "[]".to_owned(),
            ..turn(2)
        })
        .unwrap();
        let state = base.store.read(|db| db.game(tournament, game)).unwrap();
        assert_eq!(
            (state.seq, state.projection.as_str()),
            (2, "[]"),
            "the state alone can be written anew"
        );
        assert_eq!(
            base.store
                .read(|db| db.record(tournament, game, 0))
                .unwrap()
                .len(),
            2
        );
    });
}

#[test]
fn of_eight_writers_one_wins_each_number() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        for seq in 0..5 {
            let outcomes = thread::scope(|scope| {
                let write = || {
                    base.store
                        .write(move |tx| tx.append(tournament, game, &turn(seq)))
                };
                let writers: Vec<_> = (0..8).map(|_| scope.spawn(write)).collect();
                writers
                    .into_iter()
                    .map(|writer| writer.join().unwrap())
                    .collect::<Vec<_>>()
            });
            assert_eq!(
                outcomes.iter().filter(|outcome| outcome.is_ok()).count(),
                1,
                "{outcomes:?}"
            );
            let lost = outcomes
                .iter()
                .filter(|outcome| matches!(outcome, Err(StoreError::Conflict)))
                .count();
            assert_eq!(lost, 7, "{outcomes:?}");
        }
        assert_eq!(
            base.store
                .read(|db| db.record(tournament, game, 0))
                .unwrap()
                .len(),
            5
        );
    });
}

#[test]
fn a_result_falls_with_the_game_and_is_taken_back_when_the_game_goes_on() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        let append = |page: Append| {
            base.store
                .write(move |tx| tx.append(tournament, game, &page))
        };
        let result = || {
            base.store
                .read(|db| db.board_of(tournament, game))
                .unwrap()
                .result
        };
        let change = || {
            base.store
                .read(|db| db.tournament(tournament))
                .unwrap()
                .change
        };
        let scheduled = change();
        append(turn(0)).unwrap();
        append(turn(1)).unwrap();
        let begun = change();
        assert_eq!(
            begun, scheduled,
            "a turn alone changes nothing in the tournament, nor does the first"
        );

        let shot = Some(BySide {
            first: 10,
            second: 3,
        });
        let won = Scored {
            result: PairingResult::Won(Side::First),
            shot,
        };
        let end = Append {
            phase: GamePhase::Finished,
            result: Some(won),
            ..turn(2)
        };
        append(end).unwrap();
        assert_eq!((result(), change()), (Some(won), begun + 1));
        append(turn(3)).unwrap();
        assert_eq!((result(), change()), (None, begun + 2));

        let by_hand = Scored {
            result: PairingResult::Drawn,
            shot: None,
        };
        base.change(move |tx| tx.set_result(tournament, ROUND, BoardNo(1), Some(by_hand)))
            .unwrap();
        append(turn(4)).unwrap();
        assert_eq!(
            result(),
            Some(by_hand),
            "a game that was not finished leaves the organiser's result"
        );

        base.change(move |tx| tx.close_round(tournament, ROUND, NOON))
            .unwrap();
        let late = Append {
            phase: GamePhase::Finished,
            result: Some(won),
            ..turn(5)
        };
        assert_fault!(append(late), StoreError::Refused(_));
        assert_eq!(
            base.store
                .read(|db| db.record(tournament, game, 0))
                .unwrap()
                .len(),
            5,
            "all or nothing"
        );
    });
}

#[test]
fn a_game_of_another_tournament_is_missing() {
    on_both(|base| {
        let (hall, foreign) = (Hall::open(base, "cup", 2), Hall::open(base, "other", 2));
        hall.post(base, ROUND);
        let (tournament, game) = (hall.tournament, foreign.post(base, ROUND)[0]);
        let phone = Recorder {
            salt: inkundla::referee::Salt([5; 16]),
            phone: digest(1),
            name: "Mr Dube".to_owned(),
            since_ms: NOON,
            seen_ms: NOON,
        };
        assert_fault!(
            base.store.read(|db| db.game(tournament, game)),
            StoreError::Missing
        );
        assert_fault!(
            base.store.read(|db| db.record(tournament, game, 0)),
            StoreError::Missing
        );
        assert_fault!(
            base.store.read(|db| db.board_of(tournament, game)),
            StoreError::Missing
        );
        assert_fault!(
            base.store
                .write(move |tx| tx.append(tournament, game, &turn(0))),
            StoreError::Missing
        );
        let claim = base
            .store
            .write(move |tx| tx.claim_recorder(tournament, game, &phone, None));
        assert_fault!(claim, StoreError::Missing);
    });
}

#[test]
fn one_phone_records_and_another_takes_over_knowing_whom_it_relieves() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        let phone = |number, name: &str, ms| Recorder {
            salt: inkundla::referee::Salt([name.len() as u8; 16]),
            phone: digest(number),
            name: name.to_owned(),
            since_ms: NOON + ms,
            seen_ms: NOON + ms,
        };
        let claim = |recorder: Recorder, instead_of: Option<Digest>| {
            base.store.write(move |tx| {
                tx.claim_recorder(tournament, game, &recorder, instead_of.as_ref())
            })
        };
        let holder = || {
            base.store
                .read(|db| db.game(tournament, game))
                .unwrap()
                .recorder
        };

        assert_fault!(
            claim(phone(1, "Mr Dube", 0), Some(digest(9))),
            StoreError::Conflict
        );
        claim(phone(1, "Mr Dube", 0), None).unwrap();
        assert_eq!(holder(), Some(phone(1, "Mr Dube", 0)));
        claim(phone(1, "Mr S Dube", 5), None).unwrap();
        assert_eq!(
            holder(),
            Some(Recorder {
                since_ms: NOON,
                ..phone(1, "Mr S Dube", 5)
            })
        );
        assert_fault!(claim(phone(2, "Ms Khumalo", 6), None), StoreError::Conflict);
        assert_fault!(
            claim(phone(2, "Ms Khumalo", 6), Some(digest(9))),
            StoreError::Conflict
        );
        claim(phone(2, "Ms Khumalo", 6), Some(digest(1))).unwrap();
        assert_eq!(holder(), Some(phone(2, "Ms Khumalo", 6)));

        let codes = hall.posting(ROUND).codes;
        let add = |number, after, (_, code): (BoardNo, Digest)| {
            let proof = RecorderProof {
                phone: digest(number),
                at_ms: NOON + 9,
                code,
            };
            let page = Append {
                proof: Some(proof),
                ..turn(after)
            };
            base.store
                .write(move |tx| tx.append(tournament, game, &page))
        };
        assert_fault!(add(1, 0, codes[0]), StoreError::Conflict);
        assert_fault!(add(2, 0, (BoardNo(1), digest(7))), StoreError::Conflict);
        assert_eq!(holder().unwrap().seen_ms, NOON + 6, "not a trace of it");
        add(2, 0, codes[0]).unwrap();
        assert_eq!(holder().unwrap().seen_ms, NOON + 9);
        add(2, 1, codes[0]).unwrap();
        let fresh = (BoardNo(1), digest(8));
        base.change(move |tx| {
            let code = Some((fresh.1, NOON + 3_600_000));
            tx.renew_code(tournament, ROUND, BoardNo(1), code)
        })
        .unwrap();
        claim(phone(2, "Ms B. C. Khumalo", 6), None).unwrap();
        assert_fault!(add(2, 2, codes[0]), StoreError::Conflict);
        add(2, 2, fresh).unwrap();
        base.change(move |tx| tx.close_with_postponed(tournament, ROUND, NOON))
            .unwrap();
        assert_fault!(add(2, 3, fresh), StoreError::Conflict);
    });
}

#[test]
fn of_eight_phones_one_gets_the_board() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        let claims = thread::scope(|scope| {
            let claim = |number| {
                let phone = Recorder {
                    salt: inkundla::referee::Salt([5; 16]),
                    phone: digest(number),
                    name: String::new(),
                    since_ms: NOON,
                    seen_ms: NOON,
                };
                base.store
                    .write(move |tx| tx.claim_recorder(tournament, game, &phone, None))
            };
            let phones: Vec<_> = (0..8)
                .map(|number| scope.spawn(move || claim(number)))
                .collect();
            phones
                .into_iter()
                .map(|phone| phone.join().unwrap().is_ok())
                .collect::<Vec<_>>()
        });
        assert_eq!(claims.iter().filter(|won| **won).count(), 1, "{claims:?}");
    });
}

#[test]
fn what_is_in_a_record_or_in_the_audit_cannot_be_rewritten() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        base.store
            .write(move |tx| tx.append(tournament, game, &turn(0)))
            .unwrap();
        let mut attempts = vec![
            "UPDATE entries SET event = '{}'",
            "DELETE FROM entries",
            "UPDATE audit SET actor = 'nobody'",
            "UPDATE audit SET account = 'nobody'",
            "DELETE FROM audit",
        ];
        match base.file() {
            Some(_) => attempts.push("INSERT OR REPLACE INTO entries SELECT game_id, seq, 0, 'nobody', '{}', hash FROM entries"),
            None => attempts.extend(["TRUNCATE entries", "TRUNCATE audit"]),
        }
        for attempt in attempts {
            let refused = base.behind_its_back(attempt).expect_err(attempt);
            assert!(
                refused.contains("only ever added to"),
                "{attempt}: {refused}"
            );
        }
        assert_eq!(
            base.store
                .read(|db| db.record(tournament, game, 0))
                .unwrap(),
            turn(0).entries
        );
    });
}

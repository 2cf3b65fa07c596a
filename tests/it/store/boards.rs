use super::base::*;
use inkundla::store::*;
use inkundla::tournament::*;

#[test]
fn a_code_opens_its_board_and_says_until_when() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 4);
        let games = hall.post(base, ROUND);
        let (_, code) = hall.posting(ROUND).codes[1];
        let pass = base.store.read(|db| db.pass(&code)).unwrap();
        assert_eq!(
            (pass.tournament.id, pass.round, pass.stage),
            (hall.tournament, ROUND, RoundStage::Posted)
        );
        assert_eq!((pass.board, pass.game), (BoardNo(2), games[1]));
        assert_eq!(
            (pass.names.first.given(), pass.names.second.given()),
            ("Child3", "Child4")
        );
        let expires_at_ms = NOON + 3_600_000;
        assert_eq!(
            pass.code,
            Code {
                generation: 1,
                expires_at_ms,
                last_seen_ms: None
            }
        );

        base.store
            .write(move |tx| tx.touch_code(&code, NOON + 5))
            .unwrap();
        assert_eq!(
            base.store
                .read(|db| db.pass(&code))
                .unwrap()
                .code
                .last_seen_ms,
            Some(NOON + 5)
        );
        assert_fault!(
            base.store.read(|db| db.pass(&digest(1))),
            StoreError::Missing
        );
        assert_fault!(
            base.store.write(|tx| tx.touch_code(&digest(1), NOON)),
            StoreError::Missing
        );
    });
}

#[test]
fn a_new_code_makes_the_old_one_worthless_and_relieves_the_phone() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, game) = (hall.tournament, hall.post(base, ROUND)[0]);
        let (_, old) = hall.posting(ROUND).codes[0];
        let phone = Recorder {
            salt: inkundla::referee::Salt([5; 16]),
            phone: digest(1),
            name: "Mr Dube".to_owned(),
            since_ms: NOON,
            seen_ms: NOON,
        };
        base.store
            .write(move |tx| tx.claim_recorder(tournament, game, &phone, None))
            .unwrap();

        let renew =
            move |code| base.change(move |tx| tx.renew_code(tournament, ROUND, BoardNo(1), code));
        renew(Some((digest(2), NOON + 9))).unwrap();
        assert_fault!(base.store.read(|db| db.pass(&old)), StoreError::Missing);
        let code = Code {
            generation: 2,
            expires_at_ms: NOON + 9,
            last_seen_ms: None,
        };
        assert_eq!(
            base.store.read(|db| db.pass(&digest(2))).unwrap().code,
            code
        );
        assert_eq!(
            base.store
                .read(|db| db.game(tournament, game))
                .unwrap()
                .recorder,
            None
        );

        renew(None).unwrap();
        assert_fault!(
            base.store.read(|db| db.pass(&digest(2))),
            StoreError::Missing
        );
        assert_eq!(
            base.store
                .read(|db| db.board_of(tournament, game))
                .unwrap()
                .code,
            None
        );
        let missing = base.change(move |tx| tx.renew_code(tournament, ROUND, BoardNo(7), None));
        assert_fault!(missing, StoreError::Missing);
    });
}

#[test]
fn a_code_is_given_once_and_worthless_when_the_round_is_taken_down() {
    on_both(|base| {
        let (one, two) = (Hall::open(base, "one", 2), Hall::open(base, "two", 2));
        one.post(base, ROUND);
        let (tournament, draft) = (two.tournament, two.draft(ROUND));
        base.change(move |tx| tx.save_draft(tournament, &draft))
            .unwrap();
        let taken = one.posting(ROUND);
        let (_, code) = taken.codes[0];
        assert_fault!(
            base.change(move |tx| tx.post_round(tournament, ROUND, &taken)),
            StoreError::Conflict
        );
        let beside = Posting {
            codes: vec![(BoardNo(7), digest(3))],
            ..two.posting(ROUND)
        };
        assert_fault!(
            base.change(move |tx| tx.post_round(tournament, ROUND, &beside)),
            StoreError::Missing
        );
        assert_eq!(
            base.store
                .read(|db| db.round(tournament, ROUND))
                .unwrap()
                .stage,
            RoundStage::Draft
        );

        let tournament = one.tournament;
        base.change(move |tx| tx.unpost_round(tournament, ROUND))
            .unwrap();
        assert_fault!(base.store.read(|db| db.pass(&code)), StoreError::Missing);
    });
}

#[test]
fn the_table_of_a_round_shows_every_board() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 4);
        let (tournament, draft) = (hall.tournament, hall.draft(ROUND));
        let same = draft.clone();
        base.change(move |tx| tx.save_draft(tournament, &same))
            .unwrap();
        let table = || base.store.read(|db| db.boards(tournament, ROUND)).unwrap();
        assert!(
            table()
                .iter()
                .all(|board| board.state.is_none() && board.code.is_none())
        );
        let posting = hall.posting(ROUND);
        base.change(move |tx| tx.post_round(tournament, ROUND, &posting))
            .unwrap();

        let second = table()[1].game;
        base.store
            .write(move |tx| tx.append(tournament, second, &turn(0)))
            .unwrap();
        let boards = table();
        assert_eq!(
            boards.iter().map(|board| board.pairing).collect::<Vec<_>>(),
            draft.pairings
        );
        let states: Vec<_> = boards
            .iter()
            .filter_map(|board| board.state.as_ref())
            .collect();
        assert_eq!(
            (
                states[0].seq,
                states[0].phase,
                states[0].projection.as_str()
            ),
            (0, GamePhase::Scheduled, "{}")
        );
        assert_eq!((states[1].seq, states[1].phase), (1, GamePhase::Running));
        assert_eq!(states[1].projection, r#"{"turns":1}"#);
        assert_eq!(
            base.store
                .read(|db| db.board(tournament, ROUND, BoardNo(2)))
                .unwrap(),
            boards[1]
        );
        assert_eq!(
            base.store
                .read(|db| db.board_of(tournament, second))
                .unwrap(),
            boards[1]
        );
        assert_fault!(
            base.store.read(|db| db.boards(tournament, RoundNo(2))),
            StoreError::Missing
        );
        assert_fault!(
            base.store
                .read(|db| db.board(tournament, ROUND, BoardNo(3))),
            StoreError::Missing
        );
    });
}

#[test]
fn the_hall_sees_what_is_posted_and_what_is_being_played() {
    on_both(|base| {
        let halls = [
            Hall::open(base, "one", 2),
            Hall::open(base, "two", 4),
            Hall::open(base, "three", 2),
        ];
        let posted = || {
            let records = base.store.read(|db| db.tournaments_posted()).unwrap();
            records.iter().map(|record| record.id).collect::<Vec<_>>()
        };
        assert_eq!(posted(), []);
        let mut games = Vec::new();
        for hall in &halls[..2] {
            games.extend(
                hall.post(base, ROUND)
                    .into_iter()
                    .map(|game| (hall.tournament, game)),
            );
        }
        let (draft, tournament) = (halls[2].draft(ROUND), halls[2].tournament);
        base.change(move |tx| tx.save_draft(tournament, &draft))
            .unwrap();
        assert_eq!(
            posted(),
            [halls[1].tournament, halls[0].tournament],
            "the newest first, drafts are not shown"
        );

        let running = || base.store.read(|db| db.running_games()).unwrap();
        assert_eq!(running(), []);
        for (tournament, game) in games[1..].iter().copied() {
            base.store
                .write(move |tx| tx.append(tournament, game, &turn(0)))
                .unwrap();
        }
        assert_eq!(running(), games[1..]);
        let (tournament, game) = games[1];
        let end = Append {
            phase: GamePhase::Finished,
            ..turn(1)
        };
        base.store
            .write(move |tx| tx.append(tournament, game, &end))
            .unwrap();
        assert_eq!(running(), games[2..]);
    });
}

use super::base::*;
use inkundla::store::*;

#[test]
fn an_account_reads_back_and_its_name_is_taken_however_it_is_written() {
    on_both(|base| {
        assert_eq!(base.store.read(|db| db.count_accounts()).unwrap(), 0);
        let id = base
            .change(|tx| tx.create_account("Thandi Mokoena", "$argon2id$1", NOON))
            .unwrap();
        assert_fault!(
            base.change(|tx| tx.create_account(" thandi  MOKOENA", "$2", NOON)),
            StoreError::Conflict
        );

        let account = base
            .store
            .read(|db| db.account_by_name("THANDI mokoena "))
            .unwrap();
        let name = "Thandi Mokoena".to_owned();
        assert_eq!(
            account,
            Account {
                id,
                name,
                pass_hash: "$argon2id$1".to_owned(),
                created_at_ms: NOON
            }
        );
        assert_eq!(base.store.read(|db| db.count_accounts()).unwrap(), 1);
        assert_fault!(
            base.store.read(|db| db.account_by_name("Thandi")),
            StoreError::Missing
        );

        base.change(move |tx| tx.set_pass(id, "$argon2id$2"))
            .unwrap();
        assert_eq!(
            base.store.read(|db| db.account(id)).unwrap().pass_hash,
            "$argon2id$2"
        );
        assert_fault!(
            base.change(|tx| tx.set_pass(AccountId(99), "$")),
            StoreError::Missing
        );
        assert_fault!(
            base.store.read(|db| db.account(AccountId(99))),
            StoreError::Missing
        );
    });
}

fn session(number: u32, account: AccountId) -> Session {
    let (created_at_ms, expires_at_ms) = (NOON, NOON + 1000 * i64::from(number));
    Session {
        token: digest(number),
        account,
        created_at_ms,
        last_seen_ms: NOON + i64::from(number),
        expires_at_ms,
        proved_at_ms: NOON + 1,
    }
}

#[test]
fn a_session_is_good_until_it_expires_or_is_ended() {
    on_both(|base| {
        let owner = base
            .change(|tx| tx.create_account("Owner", "$", NOON))
            .unwrap();
        let other = base
            .change(|tx| tx.create_account("Other", "$", NOON))
            .unwrap();
        for (number, account) in [(1, owner), (2, owner), (3, owner), (4, other)] {
            base.store
                .write(move |tx| tx.open_session(&session(number, account)))
                .unwrap();
        }
        assert_fault!(
            base.store
                .write(move |tx| tx.open_session(&session(1, other))),
            StoreError::Conflict
        );
        assert_fault!(
            base.store
                .write(|tx| tx.open_session(&session(5, AccountId(99)))),
            StoreError::Conflict
        );

        let (found, account) = base
            .store
            .read(|db| db.session(&digest(1), NOON + 999))
            .unwrap();
        assert_eq!((found, account.name.as_str()), (session(1, owner), "Owner"));
        assert_fault!(
            base.store.read(|db| db.session(&digest(1), NOON + 1000)),
            StoreError::Missing
        );
        assert_fault!(
            base.store.read(|db| db.session(&digest(9), NOON)),
            StoreError::Missing
        );

        base.store
            .write(|tx| tx.touch_session(&digest(1), NOON + 500, NOON + 9000))
            .unwrap();
        let (found, _) = base
            .store
            .read(|db| db.session(&digest(1), NOON + 1000))
            .unwrap();
        assert_eq!(
            (found.last_seen_ms, found.expires_at_ms),
            (NOON + 500, NOON + 9000)
        );
        assert_fault!(
            base.store
                .write(|tx| tx.touch_session(&digest(9), NOON, NOON)),
            StoreError::Missing
        );

        let tokens: Vec<_> = base
            .store
            .read(|db| db.sessions_of(owner))
            .unwrap()
            .iter()
            .map(|s| s.token)
            .collect();
        assert_eq!(
            tokens,
            [digest(1), digest(3), digest(2)],
            "the last used first"
        );

        base.store.write(|tx| tx.end_session(&digest(3))).unwrap();
        base.store.write(|tx| tx.end_session(&digest(3))).unwrap();
        assert_fault!(
            base.store.read(|db| db.session(&digest(3), NOON)),
            StoreError::Missing
        );
        assert_eq!(
            base.store
                .write(|tx| tx.purge_sessions(NOON + 2000))
                .unwrap(),
            1
        );
        assert_eq!(
            base.store
                .write(move |tx| tx.end_sessions_of(owner))
                .unwrap(),
            1
        );
        assert!(
            base.store.read(|db| db.session(&digest(4), NOON)).is_ok(),
            "another account's session stays"
        );
    });
}

#[test]
fn the_secret_is_the_first_that_was_offered() {
    on_both(|base| {
        assert_eq!(base.store.write(|tx| tx.secret(&[1; 32])).unwrap(), [1; 32]);
        assert_eq!(base.store.write(|tx| tx.secret(&[2; 32])).unwrap(), [1; 32]);
        assert_eq!(base.store.read(|db| db.setting("note")).unwrap(), None);
        base.store
            .write(|tx| tx.set_setting("note", b"one"))
            .unwrap();
        base.store
            .write(|tx| tx.set_setting("note", b"two"))
            .unwrap();
        assert_eq!(
            base.store.read(|db| db.setting("note")).unwrap().as_deref(),
            Some(&b"two"[..])
        );
    });
}

#[test]
fn a_change_and_its_line_are_written_both_or_neither() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, children) = (hall.tournament, hall.children.clone());
        let leaves = by_teacher("entrant.left");
        let struck = base.store.change(leaves.clone(), move |tx, line| {
            line.tournament = Some(tournament);
            line.why = Some("moved to another town".to_owned());
            tx.strike_entrant(tournament, children[0])
        });
        struck.unwrap();
        let child = hall.children[1];
        let failed = base.store.change(leaves.clone(), move |tx, line| {
            line.tournament = Some(tournament);
            tx.strike_entrant(tournament, child)?;
            Err::<(), _>(StoreError::Refused("after all not"))
        });
        assert_fault!(failed, StoreError::Refused("after all not"));
        let unreadable = Audit {
            detail: "no JSON".to_owned(),
            ..leaves.clone()
        };
        let failed = base.store.change(unreadable, move |tx, _| {
            tx.strike_entrant(tournament, child)
        });
        assert_fault!(failed, StoreError::Database(_));

        assert_eq!(
            base.store.read(|db| db.entrants(tournament)).unwrap().len(),
            1
        );
        let lines = base
            .store
            .read(|db| db.audit(tournament, None, 10))
            .unwrap();
        let why = Some("moved to another town".to_owned());
        assert_eq!(lines.len(), 1);
        assert_eq!(
            lines[0].audit,
            Audit {
                tournament: Some(tournament),
                why,
                ..leaves
            }
        );
    });
}

#[test]
fn the_audit_is_read_page_by_page_the_newest_first() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 0);
        let tournament = Some(hall.tournament);
        for number in 0..5 {
            let line = Audit {
                tournament,
                ..by_teacher(&format!("deed {number}"))
            };
            base.store.change(line, |_, _| Ok(())).unwrap();
        }
        let page = |before, limit| {
            base.store
                .read(|db| db.audit(hall.tournament, before, limit))
                .unwrap()
        };
        let deeds = |lines: &[AuditLine]| {
            lines
                .iter()
                .map(|line| line.audit.what.clone())
                .collect::<Vec<_>>()
        };
        let first = page(None, 2);
        assert_eq!(deeds(&first), ["deed 4", "deed 3"]);
        let second = page(Some(first[1].id), 2);
        assert_eq!(deeds(&second), ["deed 2", "deed 1"]);
        assert_eq!(deeds(&page(Some(second[1].id), 2)), ["deed 0"]);
    });
}

#[test]
fn a_guest_has_a_name_of_their_own_and_nothing_to_sign_in_with() {
    on_both(|base| {
        let teacher = base
            .change(|tx| tx.create_account("Ms Zulu", "$", NOON))
            .unwrap();
        let guests = ["one", "two"].map(|nonce| {
            base.change(move |tx| tx.create_guest("Ms Zulu", nonce, NOON))
                .unwrap()
        });
        assert_ne!(guests[0], guests[1]);
        let found = base.store.read(|db| db.account_by_name("Ms Zulu")).unwrap();
        assert_eq!(found.id, teacher, "whoever signs in is the teacher");
        let guest = base.store.read(move |db| db.account(guests[0])).unwrap();
        assert!(guest.is_guest() && !found.is_guest());
    });
}

#[test]
fn a_recovery_code_and_a_typed_pass_phrase_are_kept() {
    on_both(|base| {
        let owner = base
            .change(|tx| tx.create_account("Owner", "$", NOON))
            .unwrap();
        let kept = || base.store.read(move |db| db.recovery(owner)).unwrap();
        assert_eq!(kept(), None);
        base.change(move |tx| tx.set_recovery(owner, Some(&digest(5))))
            .unwrap();
        assert_eq!(kept(), Some(digest(5)));
        base.change(move |tx| tx.set_recovery(owner, None)).unwrap();
        assert_eq!(kept(), None);
        assert_fault!(
            base.change(|tx| tx.set_recovery(AccountId(99), None)),
            StoreError::Missing
        );

        let open = session(1, owner);
        base.store.write(move |tx| tx.open_session(&open)).unwrap();
        base.store
            .write(|tx| tx.prove_session(&digest(1), NOON + 700))
            .unwrap();
        let (found, _) = base.store.read(|db| db.session(&digest(1), NOON)).unwrap();
        assert_eq!(found.proved_at_ms, NOON + 700);
        assert_fault!(
            base.store.write(|tx| tx.prove_session(&digest(9), NOON)),
            StoreError::Missing
        );
    });
}

#[test]
fn wrong_tries_are_counted_and_forgotten() {
    const TWO: Allowance = Allowance {
        at_once: 2,
        one_in_ms: 1000,
        known: 100,
    };
    on_both(|base| {
        let may = |what: &'static str, at| {
            let asked = base.store.read(|db| db.may_try(what, TWO, at));
            asked.unwrap()
        };
        let wrong = |what: &'static str, at| {
            let counted = base.store.write(move |tx| tx.tried_wrongly(what, TWO, at));
            counted.unwrap();
        };
        assert!(may("a", NOON));
        wrong("a", NOON);
        assert!(may("a", NOON));
        wrong("a", NOON);
        assert!(!may("a", NOON) && !may("a", NOON + 999));
        assert!(may("b", NOON), "another is not kept out");
        assert!(may("a", NOON + 1000), "one more in its time");
        wrong("a", NOON + 1000);
        assert!(!may("a", NOON + 1000));
        assert!(may("a", NOON + 3000));
        wrong("b", NOON + 3000);
        assert!(may("a", NOON), "forgotten: time has passed for all");
    });
}

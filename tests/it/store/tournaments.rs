use super::base::*;
use inkundla::store::*;
use inkundla::tournament::*;

#[test]
fn a_tournament_reads_back_as_it_was_filed() {
    on_both(|base| {
        let hall = Hall::open(base, "k7Qx", 0);
        let read = || {
            base.store
                .read(|db| db.tournament(hall.tournament))
                .unwrap()
        };
        let filed = read();
        assert_eq!(filed.settings_row, settings_row("k7Qx"));
        assert_eq!(
            (
                filed.public_key.as_str(),
                filed.created_at_ms,
                filed.finished_at_ms
            ),
            ("k7Qx", NOON, None)
        );
        assert_eq!(
            base.store.read(|db| db.tournament_by_key("k7Qx")).unwrap(),
            filed
        );
        assert_fault!(
            base.store.read(|db| db.tournament_by_key("k7qx")),
            StoreError::Missing
        );
        assert_fault!(
            base.store.read(|db| db.tournament(TournamentId(99))),
            StoreError::Missing
        );

        let tournament = hall.tournament;
        let new = EventSettingsRow {
            ruleset: "isizulu".to_owned(),
            publish: "full".to_owned(),
            language: Some("zu".to_owned()),
            ..settings_row("Zone cup")
        };
        let same = new.clone();
        base.change(move |tx| tx.set_event_settings(tournament, &same))
            .unwrap();
        base.change(move |tx| tx.set_finished(tournament, Some(NOON + 9)))
            .unwrap();
        assert_eq!(
            (read().settings_row, read().finished_at_ms),
            (new, Some(NOON + 9))
        );
        base.change(move |tx| tx.set_finished(tournament, None))
            .unwrap();
        assert_eq!(read().finished_at_ms, None);
        assert_fault!(
            base.change(|tx| tx.set_finished(TournamentId(99), None)),
            StoreError::Missing
        );
    });
}

#[test]
fn what_is_planned_and_what_the_wall_shows_read_back_as_they_were_kept() {
    on_both(|base| {
        let tournament = Hall::open(base, "cup", 2).tournament;
        let read = || base.store.read(|db| db.tournament(tournament)).unwrap();
        assert_eq!((read().schedule, read().screen), (None, None));
        let (schedule, screen) = (r#"{"place":"Umlazi"}"#, r#"{"parts":["boards"]}"#);
        let before = read();
        base.change(move |tx| tx.set_schedule(tournament, schedule))
            .unwrap();
        base.change(move |tx| tx.set_screen(tournament, screen))
            .unwrap();
        assert_eq!(read().schedule.as_deref(), Some(schedule));
        assert_eq!(read().screen.as_deref(), Some(screen));
        assert_eq!(read().round_time, None);
        let round_time = r#"{"minutes":25}"#;
        base.change(move |tx| tx.set_round_time(tournament, round_time))
            .unwrap();
        assert_eq!(read().round_time.as_deref(), Some(round_time));
        assert_eq!(read().check_in, None);
        let check_in = r#"{"stage":"open"}"#;
        base.change(move |tx| tx.set_check_in(tournament, check_in))
            .unwrap();
        assert_eq!(read().check_in.as_deref(), Some(check_in));
        assert_eq!(read().change, before.change + 4);
        // What was decided otherwise stays, and the other way round.
        assert_eq!(read().settings_row, before.settings_row);
        let same = before.settings_row.clone();
        base.change(move |tx| tx.set_event_settings(tournament, &same))
            .unwrap();
        assert_eq!(read().screen.as_deref(), Some(screen));
        assert!(
            base.change(move |tx| tx.set_screen(tournament, "no json"))
                .is_err()
        );
        assert!(
            base.change(move |tx| tx.set_round_time(tournament, "no json"))
                .is_err()
        );
        assert_fault!(
            base.change(|tx| tx.set_schedule(TournamentId(99), "{}")),
            StoreError::Missing
        );
    });
}

#[test]
fn the_change_number_goes_up_with_every_change_and_not_with_failed_ones() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let tournament = hall.tournament;
        let number = || {
            base.store
                .read(|db| db.tournament(tournament))
                .unwrap()
                .change
        };
        let before = number();
        assert_eq!(
            base.store.write(move |tx| tx.bump(tournament)).unwrap(),
            before + 1
        );
        base.change(move |tx| tx.enter(tournament, &[child("Sipho", "Dube")]))
            .unwrap();
        assert_eq!(number(), before + 2);
        let failed = base.change(move |tx| {
            tx.enter(tournament, &[child("Anele", "Dube")])?;
            Err::<(), _>(StoreError::Conflict)
        });
        assert_fault!(failed, StoreError::Conflict);
        assert_eq!(number(), before + 2);
    });
}

#[test]
fn a_public_key_is_taken_once() {
    on_both(|base| {
        let organiser = Hall::open(base, "cup", 0).organiser;
        let again = base
            .change(move |tx| tx.create_tournament("cup", &settings_row("Cup"), organiser, NOON));
        assert_fault!(again, StoreError::Conflict);
    });
}

#[test]
fn children_read_back_with_numbers_in_the_order_of_entering() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 0);
        let tournament = hall.tournament;
        let plain = NewEntrant {
            school: None,
            grade: None,
            about: About::default(),
            presence: Presence::Expected,
            ..child("Zo-Zo Ångström", "")
        };
        let (kept, names) = (plain.clone(), vec![child("Thandiwe", "Mokoena"), plain]);
        let entered = base.change(move |tx| tx.enter(tournament, &names)).unwrap();
        assert_eq!(
            base.store.read(|db| db.entrants(tournament)).unwrap(),
            entered
        );
        assert_eq!(
            entered
                .iter()
                .map(|entrant| entrant.number)
                .collect::<Vec<_>>(),
            [1, 2]
        );
        let Entrant {
            id,
            name,
            school,
            grade,
            presence,
            about,
            ..
        } = entered[1].clone();
        assert_eq!(
            NewEntrant {
                name,
                school,
                grade,
                presence,
                about
            },
            kept
        );
        assert_eq!(
            base.store.read(|db| db.entrant(tournament, id)).unwrap(),
            entered[1]
        );

        let bare = kept.clone();
        let first = entered[0].id;
        base.change(move |tx| tx.set_entrant(tournament, first, &bare))
            .unwrap();
        let changed = base.store.read(|db| db.entrant(tournament, first)).unwrap();
        assert_eq!(
            (changed.number, changed.school, changed.grade),
            (1, None, None),
            "what is empty is emptied"
        );
    });
}

#[test]
fn a_start_number_is_never_given_twice() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 3);
        let tournament = hall.tournament;
        hall.post(base, ROUND);
        let late = base.change(move |tx| tx.enter(tournament, &[child("Late", "")]));
        let last = late.unwrap()[0].id;
        base.change(move |tx| tx.strike_entrant(tournament, last))
            .unwrap();
        let next = base
            .change(move |tx| tx.enter(tournament, &[child("Next", "")]))
            .unwrap();
        assert_eq!(
            next.iter()
                .map(|entrant| entrant.number)
                .collect::<Vec<_>>(),
            [5]
        );
        assert_ne!(next[0].id, last);
        let many = vec![child("One", "Of Many"); 66_000];
        assert_fault!(
            base.change(move |tx| tx.enter(tournament, &many)),
            StoreError::Refused(_)
        );
        let some = vec![child("One", "Of Many"); 1201];
        assert_eq!(
            base.change(move |tx| tx.enter(tournament, &some))
                .unwrap()
                .len(),
            1201
        );
        assert_eq!(
            base.store.read(|db| db.entrants(tournament)).unwrap().len(),
            3 + 1 + 1201
        );
    });
}

#[test]
fn presence_is_noted_for_all_or_for_none() {
    on_both(|base| {
        let (hall, foreign) = (Hall::open(base, "cup", 3), Hall::open(base, "other", 1));
        let (tournament, children) = (hall.tournament, hall.children.clone());
        let stranger = foreign.children[0];
        let presences = || {
            let entrants = base.store.read(|db| db.entrants(tournament)).unwrap();
            entrants
                .iter()
                .map(|entrant| entrant.presence)
                .collect::<Vec<_>>()
        };
        let two = [children[0], children[2], children[0]];
        base.change(move |tx| tx.set_presence(tournament, &two, Presence::WentHome))
            .unwrap();
        assert_eq!(
            presences(),
            [Presence::WentHome, Presence::Here, Presence::WentHome]
        );
        let mixed = [children[1], stranger];
        assert_fault!(
            base.change(move |tx| tx.set_presence(tournament, &mixed, Presence::Absent)),
            StoreError::Missing
        );
        assert_eq!(presences()[1], Presence::Here);
        for presence in [
            Presence::Expected,
            Presence::Here,
            Presence::Absent,
            Presence::WentHome,
        ] {
            base.change(move |tx| tx.set_presence(tournament, &mixed[..1], presence))
                .unwrap();
            assert_eq!(presences()[1], presence);
        }
    });
}

#[test]
fn a_child_of_another_tournament_is_missing() {
    on_both(|base| {
        let (hall, foreign) = (Hall::open(base, "cup", 2), Hall::open(base, "other", 2));
        let (tournament, stranger) = (hall.tournament, foreign.children[0]);
        assert_fault!(
            base.store.read(|db| db.entrant(tournament, stranger)),
            StoreError::Missing
        );
        assert_fault!(
            base.change(move |tx| tx.set_entrant(tournament, stranger, &child("A", ""))),
            StoreError::Missing
        );
        assert_fault!(
            base.change(move |tx| tx.strike_entrant(tournament, stranger)),
            StoreError::Missing
        );
        let mut draft = hall.draft(ROUND);
        draft.pairings[0].second = stranger;
        assert_fault!(
            base.change(move |tx| tx.save_draft(tournament, &draft)),
            StoreError::Conflict
        );
    });
}

#[test]
fn a_child_who_is_in_a_round_is_not_struck() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 3);
        let (tournament, draft) = (hall.tournament, hall.draft(ROUND));
        base.change(move |tx| tx.save_draft(tournament, &draft))
            .unwrap();
        for child in hall.children.clone() {
            assert_fault!(
                base.change(move |tx| tx.strike_entrant(tournament, child)),
                StoreError::Refused(_)
            );
        }
        let child = hall.children[0];
        base.change(move |tx| tx.discard_draft(tournament, ROUND))
            .unwrap();
        base.change(move |tx| tx.strike_entrant(tournament, child))
            .unwrap();
    });
}

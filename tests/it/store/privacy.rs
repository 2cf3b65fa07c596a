//! Names: who may see them, and how they go.

use super::base::*;
use inkundla::store::*;
use inkundla::tournament::{About, Entrant, EntrantId, ShownAs};

fn consent() -> Consent {
    Consent {
        is_given: true,
        by: "Ms Khumalo".to_owned(),
        at_ms: NOON,
    }
}

fn entrants(base: &Base, hall: &Hall) -> Vec<Entrant> {
    let tournament = hall.tournament;
    base.store.read(move |db| db.entrants(tournament)).unwrap()
}

#[test]
fn a_consent_is_kept_with_who_recorded_it_and_can_be_withdrawn() {
    on_both(|base| {
        let (hall, other) = (Hall::open(base, "cup", 2), Hall::open(base, "other", 0));
        let (tournament, elsewhere) = (hall.tournament, other.tournament);
        let child = hall.children[0];
        let kept = || {
            base.store
                .read(move |db| db.consent(tournament, child))
                .unwrap()
        };
        assert_eq!(kept(), None);
        base.change(move |tx| tx.set_consent(tournament, child, Some(&consent())))
            .unwrap();
        assert_eq!(kept(), Some(consent()));
        let public: Vec<bool> = entrants(base, &hall)
            .iter()
            .map(|one| one.name.is_public())
            .collect();
        assert_eq!(public, [true, false]);
        assert_fault!(
            base.change(move |tx| tx.set_consent(elsewhere, child, None)),
            StoreError::Missing
        );
        assert_fault!(
            base.store.read(move |db| db.consent(elsewhere, child)),
            StoreError::Missing
        );
        base.change(move |tx| tx.set_consent(tournament, child, None))
            .unwrap();
        assert_eq!(kept(), None);
    });
}

#[test]
fn a_refusal_is_kept_too_and_shows_nothing() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 2);
        let (tournament, child) = (hall.tournament, hall.children[0]);
        let refusal = Consent {
            is_given: false,
            ..consent()
        };
        let is_public = || entrants(base, &hall)[0].name.is_public();
        let kept = || {
            let both = move |db: &mut dyn Reads| {
                Ok((
                    db.consent(tournament, child)?,
                    db.refusals(tournament)?.len(),
                ))
            };
            base.store.read(both).unwrap()
        };
        for (answer, refusals) in [(refusal.clone(), 1), (consent(), 0), (refusal, 1)] {
            let noted = answer.clone();
            base.change(move |tx| tx.set_consent(tournament, child, Some(&noted)))
                .unwrap();
            assert_eq!(kept(), (Some(answer.clone()), refusals));
            assert_eq!(is_public(), answer.is_given);
        }
        base.change(move |tx| tx.erase_entrant(tournament, child))
            .unwrap();
        assert_eq!(kept(), (None, 0), "it goes with the name");
    });
}

#[test]
fn a_name_that_the_organiser_chose_is_kept_settled_and_erased() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 3);
        let (tournament, child) = (hall.tournament, hall.children[1]);
        let present = entrants(base, &hall)[1].clone();
        let alias = present.name.alias();
        let put = |shown_as: Option<ShownAs>| {
            let words = NewEntrant {
                name: present.name.clone().outside(shown_as, 0),
                school: present.school.clone(),
                grade: present.grade,
                presence: present.presence,
                about: present.about,
            };
            base.change(move |tx| tx.set_entrant(tournament, child, &words))
                .unwrap();
            entrants(base, &hall)[1].name.clone()
        };
        let code_name = ShownAs::code_name("Blue Kudu").unwrap();
        assert_eq!(put(Some(code_name)).alias(), "Blue Kudu");
        let hidden = put(Some(ShownAs::number_after("Umdlali")));
        assert_eq!(
            (hidden.alias(), hidden.is_hidden()),
            ("Umdlali 2".to_owned(), true)
        );
        assert_eq!(hidden.to_string(), present.name.to_string());
        assert_eq!(put(None).alias(), alias);
        put(Some(ShownAs::number_after("Player")));
        let events = base
            .store
            .read(move |db| db.entrant(tournament, child))
            .unwrap();
        assert_eq!(events.name.alias(), "Player 2");
        base.change(move |tx| tx.erase_entrant(tournament, child))
            .unwrap();
        let gone = entrants(base, &hall)[1].name.clone();
        assert_eq!((gone.shown_as(), gone.alias()), (None, "#2".to_owned()));
    });
}

#[test]
fn one_child_is_taken_away_and_the_others_stay() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 3);
        let (tournament, child) = (hall.tournament, hall.children[1]);
        let before = entrants(base, &hall);
        base.change(move |tx| {
            tx.set_consent(tournament, child, Some(&consent()))?;
            tx.erase_entrant(tournament, child)
        })
        .unwrap();
        let after = entrants(base, &hall);
        assert_eq!((&after[0], &after[2]), (&before[0], &before[2]));
        let gone = &after[1];
        assert_eq!(gone.name.to_string(), "#2");
        assert!(gone.name.is_gone() && !gone.name.is_public());
        assert_eq!((&gone.school, gone.grade), (&None, None));
        let rating = before[1].about.rating;
        assert_eq!(
            gone.about,
            About {
                rating,
                ..About::default()
            }
        );
        let left = base
            .store
            .read(move |db| db.consent(tournament, child))
            .unwrap();
        assert_eq!(left, None);
        assert_fault!(
            base.change(move |tx| tx.erase_entrant(tournament, EntrantId(99))),
            StoreError::Missing
        );
    });
}

#[test]
fn names_are_due_so_many_days_after_the_end_and_once() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    on_both(|base| {
        let hall = Hall::open(base, "cup", 3);
        let tournament = hall.tournament;
        let due = |at| {
            let due = base.store.read(move |db| db.due_for_erasure(at)).unwrap();
            due.into_iter().map(|(id, _)| id).collect::<Vec<_>>()
        };
        let keeping = || base.store.read(move |db| db.keeping(tournament)).unwrap();
        assert_eq!(keeping().after_days, Some(30), "of a new event");
        assert_eq!(due(i64::MAX), [], "it is not finished");
        base.change(move |tx| tx.set_finished(tournament, Some(NOON)))
            .unwrap();
        assert_eq!(keeping().due_ms(), Some(NOON + 30 * DAY));
        assert_eq!(due(NOON + 30 * DAY - 1), []);
        assert_eq!(due(NOON + 30 * DAY), [tournament]);
        base.change(move |tx| tx.keep_names_for(tournament, None))
            .unwrap();
        assert_eq!(due(i64::MAX), []);
        base.change(move |tx| tx.keep_names_for(tournament, Some(7)))
            .unwrap();
        assert_eq!(due(NOON + 7 * DAY), [tournament]);
        let gone = base.change(move |tx| tx.erase_names(tournament, NOON + 7 * DAY));
        assert_eq!(gone.unwrap(), 3);
        assert_eq!(due(i64::MAX), [], "there is nothing left");
        assert_eq!(keeping().gone_at_ms, Some(NOON + 7 * DAY));
        let names: Vec<String> = entrants(base, &hall)
            .iter()
            .map(|one| one.name.to_string())
            .collect();
        assert_eq!(names, ["#1", "#2", "#3"]);
        assert!(entrants(base, &hall).iter().all(|one| one.school.is_some()));
    });
}

#[test]
fn a_deleted_tournament_is_found_by_nobody() {
    on_both(|base| {
        let (hall, other) = (Hall::open(base, "cup", 4), Hall::open(base, "other", 2));
        let (tournament, teacher) = (hall.tournament, hall.organiser);
        hall.post(base, ROUND);
        base.change(move |tx| tx.delete_tournament(tournament, NOON))
            .unwrap();
        assert_fault!(
            base.store.read(|db| db.tournament_by_key("cup")),
            StoreError::Missing
        );
        assert_fault!(
            base.store.read(|db| db.tournament_words("cup")),
            StoreError::Missing
        );
        let posted = base.store.read(|db| db.tournaments_posted()).unwrap();
        assert!(posted.is_empty(), "{posted:?}");
        let mine = base.store.read(|db| db.tournaments_of(teacher, NOON));
        assert!(
            mine.unwrap()
                .iter()
                .all(|(record, _)| record.id != tournament)
        );
        let person = base.store.read(|db| db.person(teacher, tournament, NOON));
        assert_eq!(person.unwrap(), None);
        assert!(entrants(base, &hall).iter().all(|one| one.name.is_gone()));
        assert!(entrants(base, &other).iter().all(|one| !one.name.is_gone()));
        assert!(base.store.read(|db| db.tournament_by_key("other")).is_ok());
    });
}

#[test]
fn what_was_kept_of_children_goes_with_their_names() {
    on_both(|base| {
        let hall = Hall::open(base, "cup", 3);
        let (tournament, children) = (hall.tournament, hall.children.clone());
        let words = children.iter().map(|child| (*child, "{}".to_owned()));
        let words: Vec<_> = words.collect();
        let change = base
            .change(move |tx| tx.keep_erasable_words(tournament, &words))
            .unwrap();
        let kept = || {
            let kept = base
                .store
                .read(move |db| db.erasable_words(tournament, change));
            let kept = kept.unwrap().into_iter();
            kept.map(|(child, _)| child).collect::<Vec<_>>()
        };
        assert_eq!(kept(), children);
        let first = children[0];
        base.change(move |tx| tx.erase_entrant(tournament, first))
            .unwrap();
        assert_eq!(kept(), children[1..]);
        base.change(move |tx| tx.erase_names(tournament, NOON))
            .unwrap();
        assert!(kept().is_empty());
    });
}

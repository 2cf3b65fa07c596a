//! The names that outsiders see, each only once in its event.

use super::base::*;
use inkundla::store::*;
use inkundla::tournament::*;

fn enter(base: &Base, hall: &Hall, names: &[(&str, &str)]) -> Vec<Entrant> {
    let children: Vec<NewEntrant> = names
        .iter()
        .map(|(given, family)| child(given, family))
        .collect();
    let tournament = hall.tournament;
    base.change(move |tx| tx.enter(tournament, &children))
        .unwrap()
}

fn aliases(store: &Store, hall: &Hall) -> Vec<String> {
    let entrants = store.read(|db| db.entrants(hall.tournament)).unwrap();
    entrants.iter().map(|one| one.name.alias()).collect()
}

#[test]
fn nobody_is_renamed_by_a_late_player_once_there_is_a_round() {
    on_both(|base| {
        let mut hall = Hall::open(base, "k7Qx", 0);
        enter(base, &hall, &[("Sipho", "Dlamini"), ("Lerato", "Maseko")]);
        assert_eq!(aliases(&base.store, &hall), ["Sipho D.", "Lerato M."]);
        let entered = enter(base, &hall, &[("Sipho", "Dube"), ("Anna", "Cele")]);
        assert_eq!(entered[0].name.alias(), "Sipho Du.");
        let before = ["Sipho Dl.", "Lerato M.", "Sipho Du.", "Anna C."];
        assert_eq!(aliases(&base.store, &hall), before);
        let all = base.store.read(|db| db.entrants(hall.tournament)).unwrap();
        hall.children = all.iter().map(|one| one.id).collect();
        hall.post(base, ROUND);
        let late = enter(base, &hall, &[("Lerato", "Mokoena"), ("Sipho", "Duma")]);
        let now = [&before[..], &["Lerato Mo.", "Sipho D."]].concat();
        assert_eq!(aliases(&base.store, &hall), now);

        // The same at the board as everywhere else.
        let code = hall.posting(ROUND).codes[0].1;
        let names = base.store.read(|db| db.pass(&code)).unwrap().names;
        assert_eq!(names.first.alias(), "Sipho Dl.");

        // Who is spelt otherwise gives way, and nobody else is renamed.
        let (tournament, who) = (hall.tournament, late[0].id);
        base.change(move |tx| tx.set_entrant(tournament, who, &child("Lerato", "Maseko")))
            .unwrap();
        let now = [&before[..], &["Lerato Ma.", "Sipho D."]].concat();
        assert_eq!(aliases(&base.store, &hall), now);
        base.change(move |tx| tx.set_entrant(tournament, who, &child("Anna", "Cele")))
            .unwrap();
        assert_eq!(aliases(&base.store, &hall)[4], "Anna Ce.");
    });
}

#[test]
fn numbers_begin_again_until_somebody_is_paired() {
    on_both(|base| {
        let mut hall = Hall::open(base, "k7Qx", 2);
        let (tournament, gone) = (hall.tournament, hall.children.clone());
        base.change(move |tx| {
            gone.iter()
                .try_for_each(|who| tx.strike_entrant(tournament, *who))
        })
        .unwrap();
        let entered = enter(
            base,
            &hall,
            &[("Anna", "Cele"), ("Dewi", "Lestari"), ("Zoë", "Li")],
        );
        assert_eq!(
            entered.iter().map(|one| one.number).collect::<Vec<_>>(),
            [1, 2, 3]
        );

        // Those who were struck come back behind whoever has their numbers now.
        let back: Vec<_> = hall.children.iter().zip(1..).collect();
        let back: Vec<_> = back
            .into_iter()
            .map(|(who, number)| (*who, number, child("Back", &number.to_string())))
            .collect();
        let numbers = base
            .change(move |tx| tx.bring_back(tournament, &back))
            .unwrap();
        assert_eq!(numbers, [4, 5]);

        hall.children = entered.iter().map(|one| one.id).collect();
        hall.post(base, ROUND);
        let late = enter(base, &hall, &[("Late", "One")]);
        assert_eq!(late[0].number, 6);
        let who = late[0].id;
        base.change(move |tx| tx.strike_entrant(tournament, who))
            .unwrap();
        assert_eq!(enter(base, &hall, &[("Later", "Two")])[0].number, 7);
    });
}

#[test]
fn new_numbers_are_in_the_aliases_and_nobody_gets_one_twice() {
    on_both(|base| {
        let hall = Hall::open(base, "k7Qx", 0);
        let names = [("Sipho", "Dube"), ("Sipho", "Dube"), ("Anna", "Cele")];
        let entered = enter(base, &hall, &names);
        let before = ["Sipho D. (1)", "Sipho D. (2)", "Anna C."];
        assert_eq!(aliases(&base.store, &hall), before);
        let ids: Vec<EntrantId> = entered.iter().map(|one| one.id).collect();
        let (tournament, [one, two, three]) = (hall.tournament, [ids[0], ids[1], ids[2]]);
        let turned = [(one, 3), (two, 1), (three, 2)];
        base.change(move |tx| tx.set_numbers(tournament, &turned))
            .unwrap();
        let now = ["Sipho D. (1)", "Anna C.", "Sipho D. (3)"];
        assert_eq!(aliases(&base.store, &hall), now);
        let taken = base.change(move |tx| tx.set_numbers(tournament, &[(one, 1)]));
        assert!(matches!(taken, Err(StoreError::Conflict)), "{taken:?}");
        let unknown = (EntrantId(999), 9);
        let missing = base.change(move |tx| tx.set_numbers(tournament, &[(one, 4), unknown]));
        assert!(matches!(missing, Err(StoreError::Missing)), "{missing:?}");
        assert_eq!(aliases(&base.store, &hall), now, "all or none");
    });
}

#[test]
fn a_child_of_the_reception_year_is_kept() {
    on_both(|base| {
        let hall = Hall::open(base, "k7Qx", 0);
        let tournament = hall.tournament;
        let young = NewEntrant {
            grade: Some(Grade::R),
            ..child("Anna", "Cele")
        };
        let entered = base
            .change(move |tx| tx.enter(tournament, &[young]))
            .unwrap();
        assert_eq!(entered[0].grade, Some(Grade::R));
    });
}

//! Undo where start numbers were given again in the meantime.

use super::{Event, ONE, at, on_both};
use inkundla::desk::Fault;
use inkundla::desk::undo::UndoBlocked;
use inkundla::tournament::StartOrder;

fn numbers(event: &Event) -> Vec<(u16, String)> {
    let entrants = event.desk.entrants(&event.by()).unwrap();
    let numbered = entrants
        .iter()
        .map(|one| (one.number, one.name.given().to_owned()));
    numbered.collect()
}

#[test]
fn an_undone_import_leaves_no_gap_and_stays_undone() {
    on_both(|base| {
        let event = Event::open(base);
        let first = event.newest();
        event.takes_back(first).unwrap();
        let left = event.newest();
        event.enters(["Anna", "Dewi"]);
        let names = |all: &[(u16, &str)]| -> Vec<(u16, String)> {
            all.iter()
                .map(|(n, name)| (*n, (*name).to_owned()))
                .collect()
        };
        assert_eq!(numbers(&event), names(&[(1, "Anna"), (2, "Dewi")]));
        // The first import was about other entrants, although their numbers are in use again.
        assert_eq!(event.cannot(first), UndoBlocked::NotOnTheList);
        event.takes_back(left).unwrap();
        let all = [
            (1, "Anna"),
            (2, "Dewi"),
            (3, "Lerato"),
            (4, "Ayanda"),
            (5, "Bongani"),
        ];
        let behind = [(6, "Thandi"), (7, "Sipho")];
        assert_eq!(numbers(&event), names(&[&all[..], &behind[..]].concat()));
        event.takes_back(event.newest()).unwrap();
        assert_eq!(numbers(&event), names(&all[..2]));
    });
}

#[test]
fn an_order_of_the_list_is_undone_and_done_again_until_round_1_is_posted() {
    on_both(|base| {
        let event = Event::open(base);
        let last = event.child(5);
        let orders = [
            ("lots", StartOrder::ByLot(3)),
            ("a move", StartOrder::Moved(last, 1)),
            ("the order of entry", StartOrder::AsEntered),
        ];
        for (what, order) in orders {
            event.undo_and_redo(what, |desk, by| desk.order_list(by, order, at()));
        }
        let moved = |who, to| {
            let order = StartOrder::Moved(event.child(who), to);
            event.desk.order_list(&event.by(), order, at())
        };
        // Removed players leave a gap, which a new order closes. Its undo opens the gap again.
        let third = event.child(3);
        event.desk.strike_entrant(&event.by(), third, at()).unwrap();
        let before = numbers(&event);
        moved(5, 1).unwrap();
        let all = [(1, "Bongani"), (2, "Thandi"), (3, "Sipho"), (4, "Ayanda")];
        assert_eq!(numbers(&event), all.map(|(n, name)| (n, name.to_owned())));
        let line = event.newest();
        event.takes_back(line).unwrap();
        assert_eq!(numbers(&event), before);
        assert_eq!(event.cannot(line), UndoBlocked::ChangedSince);
        moved(5, 1).unwrap();
        let line = event.newest();
        // The next number after a new order is behind it, also beside a draft.
        event.desk.draft_round(&event.by(), at()).unwrap();
        event.enters(["Anna"]);
        assert_eq!(numbers(&event)[4], (5, "Anna".to_owned()));
        assert_eq!(
            event.cannot(line),
            UndoBlocked::ChangedSince,
            "Anna has the number 5"
        );
        let why = "Anna came later";
        event.desk.post_round(&event.by(), ONE, why, at()).unwrap();
        assert_eq!(event.cannot(line), UndoBlocked::RoundsRest(1));
        assert!(matches!(moved(1, 2), Err(Fault::OrderIsFixed)));
    });
}

#[test]
fn half_points_before_a_late_entry_are_undone_until_the_player_is_paired() {
    on_both(|base| {
        let event = Event::open(base);
        event.desk.draft_round(&event.by(), at()).unwrap();
        event.desk.post_round(&event.by(), ONE, "", at()).unwrap();
        event.enters(["Anna"]);
        let late = event.child(6);
        event.undo_and_redo("half a point", |desk, by| {
            desk.set_earlier_rounds(by, late, vec![ONE], at())
        });
        let played = event
            .desk
            .set_earlier_rounds(&event.by(), event.child(1), vec![ONE], at());
        assert!(matches!(played, Err(Fault::Form { .. })), "{played:?}");
    });
}

//! Undo where start numbers were given again in the meantime.

use super::{Event, on_both};
use inkundla::desk::undo::UndoBlocked;

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

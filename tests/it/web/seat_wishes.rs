//! Wishes of players and organisers at boards without an umpire: schools, sentences, take-backs.

use super::seats::playing;
use super::umpire::Hall;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, RoundNo};

#[test]
fn the_organiser_speaks_to_a_board_and_pauses_it() {
    let hall = Hall::open();
    let [first, second] = playing(&hall);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let speak = format!("/e/{}/rounds/1/boards/1/speak", hall.key);
    let says = |what: &str| teacher.post(&speak, &[("what", what)]).status;
    assert_eq!(says("quiet"), 303);
    for player in [&first, &second] {
        let page = player.client.get(&player.path);
        assert!(page.sees("Please play quietly."), "{}", page.text());
    }
    // A turn that was tapped before the sentence arrived.
    let turn = [("act", "turn"), ("turn", "E1")];
    assert_eq!(first.sends("1", &turn).header("x-entry"), "3");
    assert_eq!(says("pause"), 303);
    assert_eq!(second.plays("E2").status, 422);
    assert_eq!(second.does(&[("act", "resume")]).status, 422);
    assert_eq!(says("resume"), 303);
    assert_eq!(second.plays("E2").status, 200);
    assert_eq!(says("shout"), 422);
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    for line in ["a sentence was said", "was paused", "goes on"] {
        assert!(history.sees(line), "{line}: {}", history.text());
    }
}

#[test]
fn players_read_the_schools_before_the_game() {
    let hall = Hall::open();
    hall.renames("Umlazi Primary");
    let (desk, right) = (&hall.app.desk, hall.organiser());
    for board in [1, 2] {
        desk.put_on_devices(&right, (RoundNo(1), BoardNo(board)), true, now())
            .unwrap();
    }
    let seats = desk.seats(&right).unwrap();
    let paths = seats.iter().map(|seat| format!("/s/{}", seat.code));
    let children: Vec<_> = paths.map(|path| (hall.app.visitor(), path)).collect();
    let asked = children.iter().map(|(child, path)| child.get(path));
    let known = asked
        .filter(|page| page.all("#live p.muted") == ["Umlazi Primary"; 2])
        .count();
    assert_eq!(known, 1, "whoever is asked to sit down");
    for (child, path) in &children {
        assert_eq!(child.post(&format!("{path}/take"), &[]).status, 303);
    }
    let boards = children.iter().map(|(child, path)| child.get(path));
    let shown = boards.filter(|page| page.all(".school") == ["Umlazi Primary"]);
    assert_eq!(shown.count(), 2, "both players of that board");
}

#[test]
fn a_turn_is_taken_back_only_where_the_event_allows_it() {
    let hall = Hall::open();
    let [first, second] = playing(&hall);
    first.plays("E1");
    assert!(
        first
            .client
            .get(&first.path)
            .all("form [value='ask-back']")
            .is_empty()
    );
    assert_eq!(first.does(&[("act", "ask-back")]).status, 422);

    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let settings = format!("/e/{}/settings", hall.key);
    let mut form = teacher.get(&settings).form(&settings);
    form.push(("take_backs".into(), "1".into()));
    form.push(("part".into(), "devices".into()));
    let form: Vec<(&str, &str)> = form.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(teacher.post(&settings, &form).status, 303);
    let [first, second] = {
        drop((first, second));
        playing(&hall)
    };
    first.plays("E1");
    assert_eq!(first.does(&[("act", "ask-back")]).status, 200);
    assert_eq!(second.does(&[("act", "agree-back")]).status, 200);
    assert_eq!(first.plays("E3").status, 200);
    // Spectators and the file see what was taken back.
    assert!(hall.board().sees("Black agrees: the turn is taken back"));
    let file = teacher.get(&format!("/e/{}/records.txt", hall.key)).body;
    assert!(file.contains("take-back-agreed side=second"), "{file}");
    let read = inkundla::formats::record::read(file.as_bytes());
    assert!(read.faults.is_empty(), "{:?}", read.faults);
}

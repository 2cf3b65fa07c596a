//! Results that count once another person confirms them: typed by a helper, or reported by players at a
//! shared device.

use super::harness::{Client, Page};
use super::papers::{bytes, read};
use super::staff::{helper, tablet};
use super::umpire::Hall;
use inkundla::referee::ClockPolicy;
use inkundla::rules::Side;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo};

const FIRST: PairingResult = PairingResult::Won(Side::First);

fn result(hall: &Hall, board: u16) -> Option<PairingResult> {
    let event = hall.app.desk.event(&hall.key).unwrap();
    let boards = hall.app.desk.boards(&event, RoundNo(1)).unwrap();
    let mut boards = boards.into_iter();
    let board = boards.find(|one| one.pairing.board == BoardNo(board));
    board.unwrap().result.map(|scored| scored.result)
}

fn path(hall: &Hall, rest: &str) -> String {
    format!("/e/{}{rest}", hall.key)
}

fn enters(client: &Client, hall: &Hall, code: &str) -> Page {
    let place = path(hall, "/rounds/1/boards/1/result");
    client.part(&place, &[("result", code), ("was", "")])
}

fn reports(client: &Client, hall: &Hall, act: &str, code: &str) -> Page {
    let form = [("act", act), ("round", "1"), ("result", code)];
    client.post(&path(hall, "/report/1"), &form)
}

/// A hall in which a second person confirms typed results.
fn with_second_person() -> Hall {
    let hall = Hall::with(ClockPolicy::Off);
    let organiser = hall.app.seated("Ms Khumalo");
    let form = [
        ("part", "confirm"),
        ("confirm", "1"),
        ("second_person", "1"),
    ];
    let saved = organiser.post(&path(&hall, "/settings"), &form);
    assert_eq!(saved.status, 303, "{}", saved.text());
    let event = hall.app.desk.event(&hall.key).unwrap();
    assert!(event.options.second_person && event.options.players_confirm);
    hall
}

#[test]
fn a_typed_result_counts_once_another_person_enters_the_same() {
    let hall = with_second_person();
    let (organiser, zulu) = (hall.app.seated("Ms Khumalo"), helper(&hall, &hall.key));
    for _ in 0..2 {
        let noted = enters(&zulu, &hall, "1-0");
        assert!(
            noted.status == 200 && noted.sees("Another person confirms it"),
            "{}",
            noted.text()
        );
        assert_eq!(result(&hall, 1), None, "nobody confirms their own result");
    }
    let round = organiser.get(&path(&hall, "/round-control"));
    assert!(round.sees("1–0 to confirm · Ms Zulu"), "{}", round.text());
    let waiting = organiser.get(&path(&hall, "/round-control?show=confirm"));
    assert_eq!(waiting.all("tbody tr[data-board]").len(), 1);
    assert!(!organiser.get(&path(&hall, "")).sees("to confirm"));

    let other = enters(&organiser, &hall, "0-1");
    assert_eq!(other.status, 409);
    assert!(
        other.sees("Ms Zulu has entered 1–0 for board 1"),
        "{}",
        other.text()
    );
    assert_eq!(result(&hall, 1), None);
    assert_eq!(enters(&organiser, &hall, "1-0").status, 200);
    assert_eq!(result(&hall, 1), Some(FIRST));
    let history = organiser.get(&path(&hall, "/history"));
    assert!(
        history.sees("board 1: 1–0 reported, to be confirmed") && history.sees("Ms Zulu"),
        "{}",
        history.text()
    );
    // A result that stands is corrected with a reason, as ever.
    let place = path(&hall, "/rounds/1/boards/1/result");
    let form = [
        ("result", "0-1"),
        ("was", "1-0"),
        ("reason", "the wrong side"),
    ];
    assert_eq!(zulu.part(&place, &form).status, 200);
    assert_ne!(result(&hall, 1), Some(FIRST));
}

#[test]
fn a_reporter_corrects_and_an_organiser_discards() {
    let hall = with_second_person();
    let (organiser, zulu) = (hall.app.seated("Ms Khumalo"), helper(&hall, &hall.key));
    enters(&zulu, &hall, "1-0");
    assert_eq!(enters(&zulu, &hall, "1/2-1/2").status, 200);
    let round = organiser.get(&path(&hall, "/round-control"));
    assert!(
        round.sees("½–½ to confirm · Ms Zulu"),
        "{:?}",
        round.all("tbody tr")
    );
    let discard = path(&hall, "/report/1/discard");
    assert_eq!(organiser.post(&discard, &[("round", "1")]).status, 303);
    let round = organiser.get(&path(&hall, "/round-control"));
    let rows = round.all("tbody tr").join(" ");
    assert!(!rows.contains("to confirm"), "{rows}");
    let again = organiser.post(&discard, &[("round", "1")]);
    assert!(
        again.status == 409 && again.sees("is not waiting any more"),
        "{}",
        again.text()
    );
    // No trace stays at a board whose round becomes a draft again.
    enters(&zulu, &hall, "1-0");
    let form = [("number", "1"), ("reason", "late")];
    organiser.post(&path(&hall, "/rounds/1/unpost"), &form);
    assert_eq!(enters(&organiser, &hall, "1-0").status, 409);
}

#[test]
fn players_report_at_a_shared_device_and_the_opponent_confirms() {
    let hall = Hall::with(ClockPolicy::Off);
    let tablet = tablet(&hall);
    let list = tablet.get(&path(&hall, "/report"));
    assert!(list.sees("Report a result"), "{}", list.text());
    let full = hall.app.desk.entrants(&hall.organiser()).unwrap();
    let shown = list.all(".report ul").join(" ");
    for child in &full {
        assert!(shown.contains(child.name.given()), "{shown}");
        assert!(!shown.contains(child.name.family()), "{shown}");
    }
    assert_eq!(reports(&tablet, &hall, "report", "0-1 award").status, 422);
    assert_eq!(reports(&tablet, &hall, "confirm", "1-0").status, 409);
    assert_eq!(reports(&tablet, &hall, "report", "1-0").status, 303);
    assert_eq!(result(&hall, 1), None);
    let asked = tablet.get(&path(&hall, "/report/1"));
    assert!(asked.sees("is that right?"), "{}", asked.text());
    assert!(
        tablet
            .get(&path(&hall, "/report"))
            .sees("the opponent confirms")
    );
    // The opponent says no, then both agree.
    assert_eq!(reports(&tablet, &hall, "discard", "").status, 303);
    assert_eq!(reports(&tablet, &hall, "report", "1/2-1/2").status, 303);
    assert_eq!(
        reports(&tablet, &hall, "confirm", "1-0").status,
        409,
        "what is confirmed is what was seen"
    );
    assert_eq!(reports(&tablet, &hall, "confirm", "1/2-1/2").status, 303);
    assert_eq!(result(&hall, 1), Some(PairingResult::Drawn));
    let over = tablet.get(&path(&hall, "/report/1"));
    assert!(over.sees("This board has its result"), "{}", over.text());
    assert_eq!(reports(&tablet, &hall, "report", "1-0").status, 409);
    let organiser = hall.app.seated("Ms Khumalo");
    let history = organiser.get(&path(&hall, "/history"));
    assert!(history.sees("At the door"), "{}", history.text());
}

#[test]
fn a_helper_confirms_what_players_reported() {
    let hall = Hall::with(ClockPolicy::Off);
    let (tablet, zulu) = (tablet(&hall), helper(&hall, &hall.key));
    reports(&tablet, &hall, "report", "1-0");
    let round = zulu.get(&path(&hall, "/round-control"));
    assert!(
        round.sees("1–0 to confirm · the players"),
        "{}",
        round.text()
    );
    assert_eq!(round.all(".results .confirms").len(), 1);
    assert_eq!(enters(&zulu, &hall, "1-0").status, 200);
    assert_eq!(result(&hall, 1), Some(FIRST));
}

#[test]
fn a_recorded_game_and_a_helpers_report_are_not_for_the_shared_device() {
    let hall = with_second_person();
    let tablet = tablet(&hall);
    enters(&helper(&hall, &hall.key), &hall, "1-0");
    let waits = tablet.get(&path(&hall, "/report/1"));
    assert!(waits.sees("A helper has entered"), "{}", waits.text());
    assert!(!waits.sees("Ms Zulu"), "{}", waits.text());
    assert_eq!(reports(&tablet, &hall, "confirm", "1-0").status, 409);
    assert_eq!(reports(&tablet, &hall, "discard", "").status, 409);
    let discard = [("round", "1")];
    let organiser = hall.app.seated("Ms Khumalo");
    organiser.post(&path(&hall, "/report/1/discard"), &discard);

    let phone = hall.umpire("Ms Naidoo");
    let turn = phone.page().all("form.noscript option").remove(0);
    assert_eq!(phone.plays(&turn).status, 200);
    let recorded = tablet.get(&path(&hall, "/report/1"));
    assert!(recorded.sees("recorded on a phone"), "{}", recorded.text());
    let refused = reports(&tablet, &hall, "report", "1-0");
    assert!(refused.status >= 400, "{}", refused.text());
    assert_eq!(result(&hall, 1), None);
}

#[test]
fn of_two_people_at_once_nobody_overwrites_the_other() {
    let hall = with_second_person();
    let people = [hall.app.seated("Ms Khumalo"), helper(&hall, &hall.key)];
    let codes = ["1-0", "0-1"];
    let said: Vec<u16> = std::thread::scope(|scope| {
        let threads: Vec<_> = people
            .iter()
            .zip(codes)
            .map(|(client, code)| scope.spawn(|| enters(client, &hall, code).status))
            .collect();
        threads.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert!(said.contains(&200) && said.contains(&409), "{said:?}");
    assert_eq!(result(&hall, 1), None);
}

#[test]
fn a_helper_opens_the_page_on_the_own_boards() {
    let hall = Hall::with(ClockPolicy::Off);
    let organiser = hall.app.seated("Ms Khumalo");
    let form = [
        ("role", "helper"),
        ("guests", "3"),
        ("from", "2"),
        ("to", "3"),
    ];
    let made = organiser.post(&path(&hall, "/people/invite"), &form);
    let link = made.all("#link").remove(0);
    let (_, link) = link.split_once("/join/").unwrap();
    assert!(link.ends_with("?boards=2-3"), "{link}");
    let zulu = hall.app.visitor();
    let door = zulu.get(&format!("/join/{link}"));
    let action = door
        .attributes("form[action^='/join/']", "action")
        .remove(0);
    let joined = zulu.post(&action, &[("name", "Ms Zulu")]);
    let opened = joined.header("location");
    assert!(opened.contains("/round-control?show=2-3"), "{opened}");
    let own = zulu.get(&opened);
    let boards = own.attributes("tr[data-board]", "data-board");
    assert!(
        !boards.is_empty() && boards.iter().all(|board| board == "2" || board == "3"),
        "{boards:?}"
    );
    let chosen = zulu.get(&path(&hall, "/round-control?from=1&to=1"));
    assert!(chosen.header("location").ends_with("?show=1-1"));
    let form = [("role", "helper"), ("from", "two"), ("to", "3")];
    let wrong = organiser.post(&path(&hall, "/people/invite"), &form);
    assert_eq!(wrong.status, 422, "{}", wrong.text());
}

#[test]
fn a_slip_has_a_number_by_which_its_board_is_found() {
    let hall = Hall::with(ClockPolicy::Off);
    let organiser = hall.app.seated("Ms Khumalo");
    let slips = bytes(&organiser, &path(&hall, "/rounds/1/print/slips.pdf"));
    let text = read(&slips);
    assert!(text[0].contains("1-1 · Board 1"), "{text:?}");
    let found = organiser.get(&path(&hall, "/round-control?find=1-1"));
    assert_eq!(found.attributes("tr[data-board]", "data-board"), ["1"]);
    assert!(!found.attributes("#old-slip", "hidden").is_empty());
    let old = organiser.get(&path(&hall, "/round-control?find=2-1"));
    assert!(old.attributes("#old-slip", "hidden").is_empty());
    assert!(
        old.sees("This slip is from another round"),
        "{}",
        old.text()
    );
}

#[test]
fn at_an_event_with_sections_the_players_choose_theirs() {
    let hall = super::rounds::Hall::with(&[]);
    for name in ["Grades 4-5", "Girls"] {
        let form = [("act", "add"), ("name", name)];
        let added = hall.post("/sections", &form);
        assert_eq!(added.status, 303, "{}", added.text());
    }
    let list = hall.get("/report");
    let links = list.attributes(".report li a", "href");
    assert_eq!(links.len(), 2, "{}", list.text());
    let section = hall.organiser.get(&links[0]);
    assert!(
        section.sees("No round is being played"),
        "{}",
        section.text()
    );
}

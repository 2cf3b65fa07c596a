//! A dispute by HTTP, with scripts off: back to the turn in question, what was really played, and
//! what follows, before it is recorded.

use crate::web::harness::Page;
use crate::web::umpire::{Hall, Phone};
use inkundla::referee::{ClockPolicy, Event, Incident, Pause};

impl Phone {
    /// Looks at a turn, and records what follows.
    pub fn finds(&self, query: &str) {
        self.goes_on(&self.dispute(query));
    }

    fn dispute(&self, query: &str) -> Page {
        self.client.get(&format!("{}/dispute{query}", self.path))
    }

    /// Sends what a page has found.
    fn goes_on(&self, page: &Page) {
        let path = format!("{}/dispute", self.path);
        let form = page.form(&path);
        let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let answer = self.client.post(&path, &form);
        assert_eq!(answer.status, 303, "{}", answer.text());
    }

    /// Whether the clock stands, and what it shows.
    fn clock(&self) -> (bool, i64) {
        let page = self.page();
        let left = page.attributes(".clock", "data-left-ms").remove(0);
        let stands = page.attributes(".clock[data-running]", "role").is_empty();
        (stands, left.parse().unwrap())
    }
}

#[test]
fn stop_leads_to_the_turns_and_nothing_wrong_goes_on() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    assert!(phone.page().sees("Stop"));
    let seen = phone.seen();
    let path = format!("{}/record", phone.path);
    let stopped = phone
        .client
        .post(&path, &[("seen", &seen), ("act", "dispute")]);
    assert_eq!(
        stopped.header("location"),
        format!("{}/dispute", phone.path)
    );
    let looking = phone.dispute("");
    assert!(
        looking.sees("Say: “Stop, please. We look at the turns together.”"),
        "{}",
        looking.text()
    );
    assert!(looking.sees("keeps 1:00"), "{}", looking.text());
    assert!(phone.clock().0);
    let path = format!("{}/dispute", phone.path);
    let seen = phone.seen();
    let resumed = phone
        .client
        .post(&path, &[("seen", &seen), ("act", "resume")]);
    assert_eq!(resumed.status, 303);
    assert!(!phone.clock().0);
    assert!(
        hall.board()
            .sees("Play paused: the players and the umpire are checking the turns.")
    );
}

#[test]
fn what_was_really_played_is_recorded_after_what_follows_was_shown() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    for turn in ["E1", "E2", "E3", "E4"] {
        phone.plays(turn);
    }
    phone.does(&[("act", "dispute")]);
    let list = phone.dispute("");
    assert!(list.sees("Turn 2 of 4: "), "{}", list.text());
    let tapping = phone.dispute("?n=2");
    let legal = tapping.all("#tapping option");
    assert!(
        legal.contains(&"E3".to_owned()) && !legal.contains(&"E1".to_owned()),
        "{legal:?}"
    );

    let impossible = phone.dispute("?n=2&turn=E1");
    assert_eq!(impossible.status, 422);
    assert!(
        impossible.sees("There is a cow on E1."),
        "{}",
        impossible.text()
    );
    assert_eq!(phone.dispute("?n=9").status, 422);

    let follows = phone.dispute("?n=2&turn=E3");
    assert!(
        follows.sees("Turn 2 is now: ") && follows.sees(" on E3. Before: "),
        "{}",
        follows.text()
    );
    assert_eq!(
        follows.all(".fx .bad").len(),
        2,
        "E3 and E4 go: {}",
        follows.text()
    );
    assert!(
        follows.sees("moves next and has 1:00."),
        "{}",
        follows.text()
    );
    assert!(!hall.board().sees("Corrected"), "nothing is recorded yet");
    phone.goes_on(&follows);
    let board = hall.board();
    assert!(
        board.sees("Corrected: Black places a cow on E3. Before: Black places a cow on E2."),
        "{}",
        board.text()
    );
    assert_eq!(
        board.all("s").len(),
        3,
        "the turn and the two after it are struck out"
    );
    assert!(!phone.clock().0, "play goes on");
}

#[test]
fn play_goes_on_from_before_a_turn() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    for turn in ["E1", "E2", "E3"] {
        phone.plays(turn);
    }
    let follows = phone.dispute("?n=2&what=back");
    assert_eq!(follows.all(".fx .bad").len(), 2, "{}", follows.text());
    phone.goes_on(&follows);
    let board = hall.board();
    assert_eq!(board.all("s").len(), 2, "{}", board.text());
    phone.plays("A1");
}

#[test]
fn wrong_discs_are_turned_over_in_time_or_stand() {
    let hall = Hall::of("reversi");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("d3");
    let discs = phone.dispute("?n=1&what=discs");
    assert!(
        discs.sees("Tap each disc that shows the wrong side"),
        "{}",
        discs.text()
    );
    assert_eq!(
        discs
            .attributes("#discs input[type=checkbox]", "name")
            .len(),
        5
    );
    let in_time = phone.dispute("?n=1&what=discs&w-d4=on");
    assert!(
        in_time.sees("turn d4 over on the real board now"),
        "{}",
        in_time.text()
    );
    phone.goes_on(&in_time);
    assert!(
        hall.board()
            .sees("Put right in time: Black places a disc on d3"),
        "{}",
        hall.board().text()
    );

    phone.plays("c3");
    let late = phone.dispute("?n=1&what=discs&w-d4=on");
    assert!(
        late.sees("places a disc on d3; left unturned by mistake: d4. Before: "),
        "{}",
        late.text()
    );
    assert_eq!(late.all(".fx .bad").len(), 1, "c3 outflanks nothing then");
    phone.goes_on(&late);
    assert!(hall.board().sees("Corrected: Black"));
    // A disc that outflanks nothing stands once the other player has moved.
    let next = phone.page().all("form.noscript option")[0].clone();
    phone.plays(&next);
    let legal = phone.dispute("?n=1").all("#tapping option");
    assert!(legal.contains(&"a1!".to_owned()), "{legal:?}");
}

#[test]
fn the_clock_stops_by_itself_and_a_turn_goes_on() {
    let calls: [(&[(&str, &str)], Incident); 3] = [
        (&[("act", "call"), ("about", "rule")], Incident::Call),
        (
            &[("act", "appeal"), ("side", "first"), ("words", "the noise")],
            Incident::Appeal,
        ),
        (
            &[
                ("act", "illegal"),
                ("side", "first"),
                ("what", "moved-twice"),
                ("consequence", "put-back"),
            ],
            Incident::IllegalTurn,
        ),
    ];
    for (form, incident) in calls {
        let hall = Hall::open();
        let phone = hall.umpire("Ms Naidoo");
        phone.plays("E1");
        phone.noted(form);
        let stop = Pause::Incident { incident };
        assert!(
            matches!(hall.record().last(), Some(Event::Paused { pause, .. }) if *pause == stop),
            "{incident:?}"
        );
        assert!(phone.clock().0, "{incident:?}");
        // A phone that was alone shows no pause.
        phone.plays("E2");
        assert!(!phone.clock().0, "{incident:?}");
    }
}

#[test]
fn a_card_is_shown_while_the_clock_stands() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "dispute")]);
    let card = [
        ("act", "card"),
        ("side", "second"),
        ("card", "yellow"),
        ("offence", "noise"),
    ];
    assert_eq!(phone.does(&card).status, 200);
    assert!(phone.clock().0, "the card does not start it");
    assert_eq!(
        phone.page().attributes(".strip .cardchip.y", "aria-label"),
        ["yellow card"]
    );
}

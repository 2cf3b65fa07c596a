//! Delayed boards: what spectators see.

use super::umpire::Hall;
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::desk::Delay;
use inkundla::desk::games::RecordRequest;
use inkundla::referee::Command;
use inkundla::rules::Side;
use inkundla::system_time::now;

/// An event with a delay.
struct Late {
    hall: Hall,
    token: String,
    seen: u32,
}

impl Late {
    fn by(delay: Delay) -> Late {
        let hall = Hall::open();
        let desk = &hall.app.desk;
        desk.set_delay(&hall.organiser(), delay, now()).unwrap();
        let umpire = desk.umpire(&hall.codes[0], None, now()).unwrap();
        let token = desk.start_recording(&umpire, "Ms Naidoo", false, now());
        Late {
            token: token.unwrap(),
            hall,
            seen: 0,
        }
    }

    /// Records an entry with a time some seconds ago.
    fn records(&mut self, command: Command, seconds_ago: i64) {
        let at: DateTime<Utc> = now() - TimeDelta::seconds(seconds_ago);
        let desk = &self.hall.app.desk;
        let umpire = desk.umpire(&self.hall.codes[0], Some(&self.token), now());
        let slip = RecordRequest::now(self.seen, command);
        let done = desk.submit(&umpire.unwrap(), &slip, at);
        self.seen = done.unwrap().record.game.seq;
    }

    fn plays(&mut self, turn: &str, seconds_ago: i64) {
        self.records(Command::Play(turn.to_owned()), seconds_ago);
    }

    fn path(&self, rest: &str) -> String {
        format!("/e/{}{rest}", self.hall.key)
    }

    /// All public addresses.
    fn public(&self) -> Vec<(String, String)> {
        let visitor = self.hall.app.visitor();
        let paths = [
            "",
            "/boards/1/1",
            "/boards/1/1/replay",
            "/boards/1/1/replay?entry=1",
            "/boards/1/1/replay?entry=2",
            "/rounds/1",
            "/rounds",
            "/path/1",
            "/path/2",
            "/standings/schools",
            "/standings/cross-table",
            "/standings/statistics",
            "/finals",
            "/standings",
            "/standings.csv",
        ];
        let mut found: Vec<(String, String)> = paths
            .into_iter()
            .map(|path| (path.to_owned(), visitor.get(&self.path(path)).body))
            .collect();
        for stream in ["/live", "/boards/1/1/live", "/standings/live"] {
            let part = visitor.follow(&self.path(stream)).next().unwrap();
            found.push((stream.to_owned(), part));
        }
        found
    }
}

#[test]
fn spectators_see_the_board_as_it_stood_when_the_delay_began() {
    for (delay, shown) in [
        (Delay::None, vec!["E1", "A1", "R1", "E2"]),
        (Delay::OneMinute, vec!["E1", "A1", "R1"]),
        (Delay::FiveMinutes, vec!["E1"]),
    ] {
        let mut late = Late::by(delay);
        late.plays("E1", 400);
        late.plays("A1", 200);
        late.plays("R1", 100);
        late.plays("E2", 20);
        let visitor = late.hall.app.visitor();
        let board = visitor.get(&late.path("/boards/1/1"));
        assert_eq!(board.all("#as-text li").len(), shown.len(), "{delay:?}");
        let said = board.all(".last-turn").join("");
        let number = shown.len();
        let words = format!("{number}. ");
        assert!(said.starts_with(&words), "{delay:?}: {said}");
        assert!(said.contains(shown[number - 1]), "{delay:?}: {said}");
        let event = visitor.get(&late.path(""));
        let turns = format!("Turn {number}");
        assert!(event.sees(&turns), "{delay:?}: {}", event.text());
        assert_eq!(
            event.all(".msg.warn").len(),
            usize::from(delay != Delay::None)
        );
        // No address leads to what is not shown yet; the organiser sees it.
        let next = late.path(&format!("/boards/1/1/replay?entry={}", number + 2));
        assert_eq!(visitor.get(&next).status, 404, "{delay:?}");
        let teacher = late.hall.app.signed_in("Ms Khumalo");
        let last = teacher.get(&late.path("/boards/1/1/replay?entry=5"));
        assert!(last.sees("places a cow on E2"), "{}", last.text());
    }
}

#[test]
fn the_clock_is_the_one_of_the_moment_that_is_shown() {
    let mut late = Late::by(Delay::OneMinute);
    late.plays("E1", 70);
    late.plays("A1", 30);
    let board = late.hall.board();
    let left: i64 = board.attributes(".clock", "data-left-ms")[0]
        .parse()
        .unwrap();
    // Seventy seconds ago the turn began; shown is what was ten seconds later.
    assert!((48_000..=51_000).contains(&left), "{left}");
    assert!(board.all(".strip.turn .clock").len() == 1);
}

#[test]
fn an_end_is_shown_nowhere_before_its_time() {
    let mut late = Late::by(Delay::FiveMinutes);
    late.plays("E1", 400);
    let before = late.public();
    late.plays("A1", 60);
    late.records(Command::Resign(Side::First), 30);
    for ((path, was), (_, is)) in before.iter().zip(late.public()) {
        // Only the clock of the player to move goes on.
        let of_clocks = ["role=\"timer\"", "data-running", "data-moment"];
        let is_clock = |line: &str| of_clocks.iter().any(|sign| line.contains(sign));
        let still = |text: &str| {
            let lines = text.lines().filter(|line| !is_clock(line));
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(still(was), still(&is), "{path}");
    }
    // The organiser knows at once, and once the round is closed all do.
    let teacher = late.hall.app.signed_in("Ms Khumalo");
    let run = teacher.get(&late.path("/round-control"));
    assert!(run.sees("0–1"), "{}", run.text());
    let place = late.path("/rounds/1/boards/2/result");
    teacher.post(&place, &[("result", "1-0"), ("reason", "time")]);
    let results = late.hall.app.visitor().get(&late.path("/rounds/1"));
    assert!(results.sees("1–0"), "what is entered by hand is official");
    assert!(!results.sees("0–1"), "{}", results.text());
    assert_eq!(teacher.post(&late.path("/rounds/draft"), &[]).status, 303);
    let results = late.hall.app.visitor().get(&late.path("/rounds/1"));
    assert!(results.sees("0–1"), "{}", results.text());
    assert!(
        late.hall.board().sees("gave up"),
        "{}",
        late.hall.board().text()
    );
    assert!(late.hall.board().all(".msg.warn").is_empty());
}

#[test]
fn a_late_turn_arrives_by_itself_and_nothing_before() {
    let mut late = Late::by(Delay::OneMinute);
    late.plays("E1", 300);
    let played = std::time::Instant::now();
    late.plays("A1", 48);
    let visitor = late.hall.app.visitor();
    let mut board = visitor.follow(&late.path("/boards/1/1/live"));
    let mut event = visitor.follow(&late.path("/live"));
    let first = board.next().unwrap();
    assert!(first.contains("1. White places a cow on E1"));
    assert!(first.contains("A1, empty") && !first.contains("A1, Black"));
    assert!(event.next().unwrap().contains("Turn 1<"));
    // More is recorded: it neither shows nor makes itself felt.
    late.plays("R1", 1);
    let second = board.next().unwrap();
    assert!(played.elapsed().as_secs() >= 12, "a minute after its turn");
    assert!(second.contains("2. Black places a cow on A1"));
    assert!(!second.contains("3. White"));
    let second = event.next().unwrap();
    assert!(second.contains("Turn 2<"), "{second}");
}

#[test]
fn the_organiser_sets_the_delay_and_it_is_in_the_history() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let settings = format!("/e/{}/settings", hall.key);
    let place = format!("{settings}/delay");
    let chosen = "form[action$=delay] input[name=minutes][checked]";
    let page = teacher.get(&settings);
    assert_eq!(page.attributes(chosen, "value"), ["0"]);
    assert_eq!(
        page.attributes("form[action$=delay] input[name=minutes]", "value"),
        ["0", "1", "5"]
    );
    let page = teacher.post_and_look(&place, &[("minutes", "5")]);
    assert_eq!(page.attributes(chosen, "value"), ["5"]);
    assert!(hall.board().sees("This board is shown 5 minutes late."));
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    assert!(
        history.sees("Spectators see the boards 5 minutes later"),
        "{}",
        history.text()
    );
    for wrong in ["", "2", "-1", "many"] {
        let page = teacher.post(&place, &[("minutes", wrong)]);
        assert_eq!(page.status, 422, "{wrong}");
    }
    // Other settings leave it as it is.
    let form = teacher.get(&settings).form(&settings);
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let page = teacher.post_and_look(&settings, &form);
    assert_eq!(page.attributes(chosen, "value"), ["5"]);
    let page = teacher.post_and_look(&place, &[("minutes", "0")]);
    assert_eq!(page.attributes(chosen, "value"), ["0"]);
    assert!(hall.board().all(".msg.warn").is_empty());
}

#[test]
fn a_result_without_a_record_is_official_on_every_page() {
    for delay in [Delay::None, Delay::FiveMinutes] {
        let late = Late::by(delay);
        let teacher = late.hall.app.signed_in("Ms Khumalo");
        let board = late.path("/boards/1/1");
        let visitor = late.hall.app.visitor();
        let before = visitor.get(&board);
        assert!(before.sees("Not started yet."), "{}", before.text());
        assert!(before.all(".live-pill[hidden]").is_empty(), "{delay:?}");
        let result = late.path("/rounds/1/boards/1/result");
        let form = [("result", "1-0"), ("reason", "played without a phone")];
        assert_eq!(teacher.post(&result, &form).status, 303, "{delay:?}");
        for (path, words) in [("/rounds/1", "1–0"), ("", "Thandiwe M. 1")] {
            let page = visitor.get(&late.path(path));
            assert!(page.sees(words), "{delay:?} {path}: {}", page.text());
        }
        let page = visitor.get(&board);
        assert!(page.sees("Result: 1–0."), "{delay:?}: {}", page.text());
        assert!(!page.sees("Not started yet."), "{delay:?}");
        assert_eq!(page.all(".live-pill[hidden]").len(), 1, "{delay:?}");
        assert_eq!(page.all("#live[data-ended]").len(), 1, "{delay:?}");
        assert!(page.all(".strip.turn").is_empty(), "{delay:?}");
        let part = visitor.follow(&late.path("/boards/1/1/live")).next();
        assert!(part.unwrap().contains("Result: 1–0."), "{delay:?}");
    }
}

//! The round timer: settings, start, pause, extension and stop, on the organiser's page, the
//! projector and the umpires' pages.

use super::harness::Client;
use super::umpire::Hall;
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::desk::projector::{Part, Screen};
use inkundla::desk::round_time::{AtEnd, TimerStep};
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;
use std::time::Duration;

const ONE: RoundNo = RoundNo(1);
const TIMER: &str = "/rounds/1/timer";

struct Round {
    hall: Hall,
    teacher: Client,
}

impl Round {
    /// A posted round in an event with 25 minutes per round.
    fn of(at_end: AtEnd) -> Round {
        let hall = Hall::of("umlabalaba");
        let desk = &hall.app.desk;
        desk.set_round_time(&hall.organiser(), (25, at_end), now())
            .unwrap();
        let teacher = hall.app.signed_in("Ms Khumalo");
        Round { hall, teacher }
    }

    fn path(&self, rest: &str) -> String {
        format!("/e/{}{rest}", self.hall.key)
    }

    /// Performs a step at a given time, independent of the real clock.
    fn steps(&self, step: TimerStep, at: DateTime<Utc>) {
        let right = self.hall.organiser();
        self.hall
            .app
            .desk
            .step_timer(&right, (ONE, step), at)
            .unwrap();
    }

    /// Starts the timer so that `seconds` are left.
    fn starts_with(&self, seconds: i64) {
        self.steps(
            TimerStep::Start,
            now() - TimeDelta::minutes(25) + TimeDelta::seconds(seconds),
        );
    }

    fn taps(&self, form: &[(&str, &str)]) {
        let answer = self.teacher.post(&self.path(TIMER), form);
        assert_eq!(answer.status, 303, "{form:?}: {}", answer.text());
    }

    /// The seconds left on the page of the round, and whether the timer is running.
    fn left(&self) -> (i64, bool) {
        let page = self.teacher.get(&self.path("/round-control"));
        let left = page.attributes("#timer .round-timer", "data-round-left");
        let left: i64 = left[0].parse().unwrap();
        let counts = page.attributes("#timer .round-timer", "data-running");
        ((left + 999) / 1_000, !counts.is_empty())
    }
}

fn is_near(left: i64, expected: i64) -> bool {
    (expected - 5..=expected).contains(&left)
}

#[test]
fn the_organiser_starts_pauses_extends_and_stops_the_timer() {
    let round = Round::of(AtEnd::Count);
    let run = |words: &str| {
        let page = round.teacher.get(&round.path("/round-control"));
        assert!(page.sees(words), "{words}: {}", page.text());
        page
    };
    run("25 minutes · Finish the turn, then count and enter the result");
    round.taps(&[("step", "start")]);
    let (left, counts) = round.left();
    assert!(is_near(left, 1_500) && counts, "{left}");
    round.taps(&[("step", "start")]);
    round.taps(&[("step", "extend"), ("minutes", "5")]);
    assert!(is_near(round.left().0, 1_800));
    round.taps(&[("step", "pause")]);
    let (left, counts) = round.left();
    assert!(is_near(left, 1_800) && !counts);
    run("paused");
    round.taps(&[("step", "extend"), ("minutes", " 12 ")]);
    assert_eq!(round.left(), (left + 720, false), "a timer that rests");
    round.taps(&[("step", "go-on")]);
    assert!(round.left().1);
    for minutes in ["", "0", "601", "-3", "x"] {
        let form = [("step", "extend"), ("minutes", minutes)];
        let answer = round.teacher.post(&round.path(TIMER), &form);
        assert_eq!(answer.status, 422, "{minutes}");
        assert!(answer.sees("Length of a round in minutes"));
    }
    round.taps(&[("step", "stop")]);
    run("Start the timer");
    let history = round.teacher.get(&round.path("/history"));
    for line in [
        "A round lasts 25 minutes",
        "Round 1: the timer was started",
        "Round 1: 5 minutes added to the timer",
        "Round 1: the timer was paused",
        "Round 1: the timer was continued",
        "Round 1: the timer was removed",
    ] {
        assert!(history.sees(line), "{line}: {}", history.text());
    }
    let desk = &round.hall.app.desk;
    let lines = desk.history(&round.hall.organiser(), None, 50).unwrap();
    let starts = lines
        .iter()
        .filter(|line| line.audit.what == "timer.started");
    assert_eq!(starts.count(), 1, "the second tap changed nothing");
}

#[test]
fn a_wrong_tap_is_undone_as_if_it_had_not_been() {
    let round = Round::of(AtEnd::Count);
    round.starts_with(600);
    let stopped = round
        .teacher
        .post_and_look(&round.path(TIMER), &[("step", "stop")]);
    let undo = stopped.attributes("form[action*='/undo']", "action");
    let undo = undo.first().expect("a way back is offered");
    assert_eq!(
        round.teacher.post(undo, &[("to", "round-control")]).status,
        303
    );
    let (left, counts) = round.left();
    assert!(is_near(left, 600) && counts, "{left}");
    let history = round.teacher.get(&round.path("/history"));
    assert!(history.sees("Round 1: the timer was put back as it was"));
}

#[test]
fn the_length_and_what_follows_are_lines_of_the_settings() {
    let round = Round::of(AtEnd::Count);
    let (settings, save) = (round.path("/settings"), round.path("/settings/round-time"));
    let value = || {
        round
            .teacher
            .get(&settings)
            .all("#set-round-time .v")
            .remove(0)
    };
    assert_eq!(
        value(),
        "25 minutes · Finish the turn, then count and enter the result"
    );
    let form = [("minutes", "40"), ("at_end", "adjudicate")];
    assert_eq!(round.teacher.post(&save, &form).status, 303);
    assert_eq!(
        value(),
        "40 minutes · Finish the turn, then the organiser decides"
    );
    for wrong in [
        [("minutes", "601"), ("at_end", "count")],
        [("minutes", "soon"), ("at_end", "count")],
        [("minutes", "20"), ("at_end", "never")],
    ] {
        assert_eq!(round.teacher.post(&save, &wrong).status, 422, "{wrong:?}");
    }
    let form = [("minutes", ""), ("at_end", "play-on")];
    assert_eq!(round.teacher.post(&save, &form).status, 303);
    assert_eq!(value(), "No timer");
    // Without a length nothing stands on the page of the round.
    let run = round.teacher.get(&round.path("/round-control"));
    assert!(run.all("#timer").is_empty());
}

#[test]
fn the_wall_counts_marks_the_last_minutes_and_says_what_to_do_at_the_end() {
    let round = Round::of(AtEnd::Adjudicate);
    let (desk, screen) = (&round.hall.app.desk, Screen::showing(&[Part::Clock]));
    desk.set_screen(&round.hall.organiser(), &screen, now())
        .unwrap();
    let wall = || round.hall.app.visitor().get(&round.path("/screen"));
    let classes = || wall().attributes(".foot .round-timer", "class");
    assert!(wall().all(".round-timer").is_empty());
    let mut news = round.hall.app.visitor().follow(&round.path("/screen/live"));
    assert!(!news.next().unwrap().contains("round-timer"));
    round.starts_with(301);
    assert!(news.any(|message| message.contains("data-round-left")));
    assert_eq!(classes(), ["round-timer"]);
    assert_eq!(
        wall().all(".leaf .round-timer").len(),
        1,
        "a leaf of its own"
    );
    // The wall draws itself anew when its last minutes begin, although nobody did anything.
    assert!(news.any(|message| message.contains("round-timer last")));
    // A page that was rendered just before may be served once more.
    let is_last = || classes() == ["round-timer last"];
    assert!((0..100).any(|_| is_last() || {
        std::thread::sleep(Duration::from_millis(50));
        false
    }));
    round.steps(TimerStep::Stop, now());
    round.starts_with(1);
    assert!(news.any(|message| message.contains("round-timer over")));
    let over = wall();
    let said = over.all(".leaf:not([hidden]) .large");
    assert_eq!(
        said,
        ["Time’s up. Finish this turn. Then the organiser decides."]
    );
}

#[test]
fn a_phone_gets_the_timer_at_once_with_instructions() {
    let round = Round::of(AtEnd::Count);
    let phone = round.hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let timer = || phone.page().attributes("#live", "data-round");
    assert!(timer().is_empty());
    let mut news = phone.client.follow(&format!("{}/live", phone.path));
    assert!(!news.next().unwrap().contains("data-round"));
    round.starts_with(900);
    assert!(news.any(|message| message.contains("data-round")));
    let started = timer().remove(0);
    assert!(started.ends_with(" runs count"), "{started}");
    round.steps(TimerStep::Pause, now());
    assert!(news.any(|message| message.contains(" paused count")));
    // A turn on a board from the cache has the timer as it is.
    let answer = phone.plays("R4");
    assert!(answer.body.contains(" paused count"), "{}", answer.body);

    let page = phone.client.get(&format!("{}/round-time", phone.path));
    assert!(page.sees("14:5") || page.sees("15:00"), "{}", page.text());
    assert!(page.sees("Finish the turn, then count and enter the result"));
    assert!(page.sees("on the board"), "the count: {}", page.text());
    round.steps(TimerStep::Stop, now());
    let page = phone.client.get(&format!("{}/round-time", phone.path));
    assert!(page.sees("No timer has been started for this round."));
}

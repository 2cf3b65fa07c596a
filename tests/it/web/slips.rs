//! What phones send late, twice, or at once.

use super::umpire::Hall;
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::desk::Fault;
use inkundla::desk::games::{RecordRequest, Umpire};
use inkundla::referee::{Card, ClockPolicy, Command, Offence, Refusal};
use inkundla::rules::Side;
use inkundla::system_time::now;

#[test]
fn of_two_tabs_that_send_at_once_one_wins_and_the_other_is_told() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    let tabs = [hall.app.visitor(), hall.app.visitor()]
        .map(|client| client.with_cookies(&phone.client.cookies()));
    for round in 0..6 {
        let seen = phone.seen();
        let turns = phone.page().all("form.noscript option");
        let (one, other) = (turns[0].as_str(), turns[1].as_str());
        let answers = std::thread::scope(|scope| {
            let sent = [(&tabs[0], one), (&tabs[1], other)].map(|(tab, turn)| {
                let seen = seen.as_str();
                let path = format!("{}/record", phone.path);
                scope.spawn(move || {
                    tab.part(&path, &[("seen", seen), ("act", "turn"), ("turn", turn)])
                })
            });
            sent.map(|thread| thread.join().unwrap())
        });
        let mut codes = [answers[0].status, answers[1].status];
        codes.sort_unstable();
        assert_eq!(codes, [200, 409], "round {round}");
        let loser = answers.iter().find(|answer| answer.status == 409).unwrap();
        assert!(loser.sees("The board has moved on."), "{}", loser.text());
        assert_eq!(
            loser.attributes("#live", "data-seq"),
            [phone.seen()],
            "the true board"
        );
    }
}

/// A board with a minute on every turn, and the first turn just played.
struct Table {
    hall: Hall,
    phone: String,
    begun: DateTime<Utc>,
}

impl Table {
    fn begun() -> Table {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let begun = now();
        let stranger = hall.app.desk.umpire(&hall.codes[0], None, begun).unwrap();
        let phone = hall
            .app
            .desk
            .start_recording(&stranger, "Ms Naidoo", false, begun);
        let phone = phone.unwrap();
        let table = Table { hall, phone, begun };
        table.sends(0, play("E1"), 0, 0).unwrap();
        table
    }

    fn umpire(&self) -> Umpire {
        let phone = Some(self.phone.as_str());
        let desk = &self.hall.app.desk;
        desk.umpire(&self.hall.codes[0], phone, self.begun).unwrap()
    }

    /// Sends a command some seconds after the beginning, about what was so
    /// many seconds before; what comes back is when the record says it was.
    fn sends(&self, seen: u32, command: Command, after: i64, ago: i64) -> Result<i64, Fault> {
        let slip = RecordRequest {
            ago: TimeDelta::seconds(ago),
            ..RecordRequest::now(seen, command)
        };
        let at = self.begun + TimeDelta::seconds(after);
        let done = self.hall.app.desk.submit(&self.umpire(), &slip, at)?;
        let last = done.record.entries.last().unwrap().at;
        Ok((last - self.begun).num_seconds())
    }
}

fn play(turn: &str) -> Command {
    Command::Play(turn.to_owned())
}

#[test]
fn what_came_late_is_dated_when_it_happened() {
    let table = Table::begun();
    assert_eq!(table.sends(2, play("R4"), 50, 20).unwrap(), 30);
    assert_eq!(
        table.sends(3, play("E2"), 60, 40).unwrap(),
        30,
        "not before what stands in the record"
    );
    assert_eq!(
        table.sends(4, play("R5"), 70, -40).unwrap(),
        70,
        "and never after now"
    );
}

#[test]
fn a_card_for_a_delay_that_was_seen_alone_is_just() {
    let table = Table::begun();
    let card = || Command::ShowCard(Side::First, Card::Yellow, Offence::Delay);
    table.sends(2, play("R4"), 200, 190).unwrap();
    let early = table.sends(3, card(), 200, 131);
    assert!(matches!(
        early,
        Err(Fault::Refused(Refusal::StillInTime { left_ms: 1_000 }))
    ));
    assert_eq!(table.sends(3, card(), 200, 125).unwrap(), 75);
}

#[test]
fn a_phone_that_does_not_know_how_long_ago_takes_no_time_from_anybody() {
    let table = Table::begun();
    table.sends(2, play("R4"), 200, 0).unwrap();
    let umpire = table.umpire();
    let recorded = table
        .hall
        .app
        .desk
        .recorded_game(umpire.board_context())
        .unwrap();
    let clock = recorded.game.play().unwrap().clock;
    let at = table.begun + TimeDelta::seconds(200);
    assert_eq!(clock.reading(at).unwrap().left_ms, 60_000);
}

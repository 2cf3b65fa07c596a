//! The clock: 002:67-69, and time that counts for neither player.

use super::{Story, delay};
use inkundla_core::referee::*;
use inkundla_core::rules::Side;

#[test]
fn time_belongs_to_the_mover_and_counts_up_when_it_is_over() {
    let mut story = Story::begin();
    story.wait(40);
    assert_eq!(story.left(), 20_000);
    story.plays(&["E1"]);
    assert_eq!(story.left(), 60_000);
    story.wait(67);
    assert_eq!(story.left(), -7_000);
    assert!(
        matches!(story.game.phase, Phase::Running(_)),
        "nothing happens by itself"
    );
}

#[test]
fn the_umpire_may_call_the_minute() {
    let mut story = Story::of("morabaraba", ClockPolicy::OnCall { seconds: 60 });
    story.wait(500);
    assert_eq!(story.running().clock.reading(story.now), None);
    assert_eq!(
        story.attempt(delay(Side::First, Card::Yellow)),
        Err(Refusal::ClockNotCalled)
    );
    story.ok(Command::CallClock);
    story.wait(61);
    story.ok(delay(Side::First, Card::Yellow));
    story.plays(&["E1"]);
    assert_eq!(
        story.running().clock.reading(story.now),
        None,
        "the call was for one turn"
    );
}

#[test]
fn without_a_clock_the_umpire_decides_about_delay() {
    let mut story = Story::of("morabaraba", ClockPolicy::Off);
    assert_eq!(story.attempt(Command::CallClock), Err(Refusal::NoClock));
    story.ok(delay(Side::First, Card::Yellow));
}

#[test]
fn a_pause_keeps_the_time() {
    let mut story = Story::begin();
    story.wait(15);
    story.ok(Command::Pause(Pause::Umpire {
        reason: "the bell".into(),
    }));
    assert_eq!(
        story.attempt(Command::Play("E1".into())),
        Err(Refusal::Paused)
    );
    assert!(story.running().clock.is_paused());
    story.wait(600);
    assert_eq!(story.left(), 45_000);
    story.ok(Command::Resume);
    assert!(!story.running().clock.is_paused());
    story.wait(5);
    assert_eq!(story.left(), 40_000);
    assert_eq!(story.attempt(Command::Resume), Err(Refusal::NotPaused));
}

#[test]
fn play_is_paused_first_and_the_reason_is_given_later() {
    let mut story = Story::begin();
    let pause = |reason: &str| {
        Command::Pause(Pause::Umpire {
            reason: reason.into(),
        })
    };
    story.wait(15);
    story.ok(pause(""));
    assert_eq!(story.attempt(pause(" ")), Err(Refusal::Paused));
    story.wait(600);
    story.ok(pause("the bell"));
    assert_eq!(story.attempt(pause("rain")), Err(Refusal::Paused), "once");
    let stop = Command::Pause(Pause::ServerStopped);
    assert_eq!(story.attempt(stop), Err(Refusal::Paused));
    story.wait(600);
    assert_eq!(story.left(), 45_000, "nobody loses time by saying why");
    story.ok(Command::Resume);
    story.wait(5);
    assert_eq!(story.left(), 40_000, "the clock runs on");
}

#[test]
fn a_clock_set_back_takes_no_time() {
    let mut story = Story::begin();
    story.wait(-3600);
    assert_eq!(story.left(), 60_000);
}

#[test]
fn the_clock_runs_until_the_cow_is_shot() {
    // Wish 38: a turn includes its shot; no half turn stops the clock.
    let mut story = Story::begin();
    story.plays(&super::FIRST_SHOT[..4]);
    story.wait(50);
    assert!(
        story.attempt(Command::Play("E7".into())).is_err(),
        "the shot is missing"
    );
    assert_eq!(story.left(), 10_000, "and the time of White runs on");
    story.plays(&["E7xR4"]);
    assert_eq!(story.running().to_move(), Side::Second);
    assert_eq!(story.left(), 60_000);
}

#[test]
fn a_minute_is_called_once_for_a_turn() {
    let mut story = Story::of("morabaraba", ClockPolicy::OnCall { seconds: 60 });
    story.ok(Command::CallClock);
    story.wait(30);
    assert_eq!(story.attempt(Command::CallClock), Err(Refusal::ClockRuns));
    assert_eq!(
        story.left(),
        30_000,
        "nobody wins a minute by a second call"
    );
    let mut story = Story::begin();
    assert_eq!(story.attempt(Command::CallClock), Err(Refusal::ClockRuns));
}

const TEN_AND_A_MINUTE: ClockPolicy = ClockPolicy::WholeGame {
    total: 600,
    seconds: 60,
};

#[test]
fn a_whole_time_has_the_minute_on_top() {
    let mut story = Story::of("umlabalaba", TEN_AND_A_MINUTE);
    story.wait(540);
    assert_eq!(
        story.left(),
        120_000,
        "a minute of the ten, and the one on top"
    );
    story.plays(&["E1"]);
    assert_eq!(story.left(), 660_000, "Black has his own ten minutes");
    story.wait(20);
    story.plays(&["E2"]);
    assert_eq!(story.left(), 120_000, "White goes on where she was");
    story.wait(90);
    story.plays(&["E3"]);
    let left = |side| story.running().clock.whole_left(side, story.now).unwrap();
    assert_eq!(
        left(Side::First).num_seconds(),
        0,
        "what was over the ten is not owed"
    );
    assert_eq!(left(Side::Second).num_seconds(), 580);
    story.plays(&["R1"]);
    assert_eq!(story.left(), 60_000, "every turn still has its minute");
    story.wait(61);
    story.ok(delay(Side::First, Card::Yellow));
    assert_eq!(
        story.left(),
        60_000,
        "a yellow card comes with a new minute"
    );
    story.replays();
}

#[test]
fn of_a_whole_time_only_the_mover_loses() {
    let mut story = Story::of("umlabalaba", TEN_AND_A_MINUTE);
    story.wait(100);
    let left = |side| story.running().clock.whole_left(side, story.now).unwrap();
    let seconds = Side::BOTH.map(|side| left(side).num_seconds());
    assert_eq!(seconds, [500, 600]);
    let story = Story::begin();
    let whole = story.running().clock.whole_left(Side::First, story.now);
    assert_eq!(whole, None, "a minute for every turn is no whole time");
}

#[test]
fn before_the_whole_time_is_up_there_is_no_delay() {
    let mut story = Story::of("umlabalaba", TEN_AND_A_MINUTE);
    story.wait(640);
    assert_eq!(
        story.attempt(delay(Side::First, Card::Yellow)),
        Err(Refusal::StillInTime { left_ms: 20_000 })
    );
}

fn adjusts(side: Side, seconds: i64) -> Command {
    Command::AdjustTime {
        side,
        ms: seconds * 1000,
        reason: "a cow fell off the table".into(),
    }
}

#[test]
fn the_umpire_gives_and_takes_time_with_a_reason() {
    let mut story = Story::begin();
    story.wait(40);
    story.ok(adjusts(Side::First, 30));
    assert_eq!(story.left(), 50_000);
    story.ok(adjusts(Side::First, -20));
    assert_eq!(story.left(), 30_000);
    assert_eq!(
        story.attempt(adjusts(Side::First, -31)),
        Err(Refusal::TooMuchTaken { spare_ms: 30_000 }),
        "a clock goes below nothing only by thinking"
    );
    assert_eq!(
        story.attempt(adjusts(Side::Second, 10)),
        Err(Refusal::NotToMove)
    );
    assert_eq!(
        story.attempt(adjusts(Side::First, 0)),
        Err(Refusal::NoTimeAdjusted)
    );
    let unexplained = Command::AdjustTime {
        side: Side::First,
        ms: 1000,
        reason: " ".into(),
    };
    assert_eq!(story.attempt(unexplained), Err(Refusal::ReasonMissing));
    story.plays(&["E1", "E2"]);
    assert_eq!(story.left(), 60_000, "what was given was for that turn");
    story.replays();
}

#[test]
fn of_a_whole_time_both_can_be_given() {
    let mut story = Story::of("umlabalaba", TEN_AND_A_MINUTE);
    story.ok(adjusts(Side::Second, 60));
    story.ok(adjusts(Side::First, -600));
    assert_eq!(story.left(), 60_000);
    story.plays(&["E1"]);
    assert_eq!(story.left(), 720_000);
    story.replays();
}

#[test]
fn no_time_is_adjusted_where_none_is_counted() {
    let mut story = Story::of("umlabalaba", ClockPolicy::Off);
    assert_eq!(
        story.attempt(adjusts(Side::First, 10)),
        Err(Refusal::NoClock)
    );
    let mut story = Story::of("umlabalaba", ClockPolicy::OnCall { seconds: 60 });
    assert_eq!(
        story.attempt(adjusts(Side::First, 10)),
        Err(Refusal::ClockNotCalled)
    );
}

#[test]
fn downtime_counts_for_neither_player_and_the_umpire_resumes() {
    let gaps = [
        Pause::ServerStopped,
        Pause::ClockJumped { jump_ms: 3_600_000 },
        Pause::ClockJumped {
            jump_ms: -3_600_000,
        },
    ];
    for clock in [ClockPolicy::MINUTE, TEN_AND_A_MINUTE] {
        for gap in gaps.clone() {
            let mut story = Story::of("umlabalaba", clock);
            story.wait(15);
            let before = story.left();
            story.wait(3600);
            story.loses_time(gap.clone(), 3600);
            assert_eq!(story.left(), before, "{gap:?}");
            assert_eq!(
                story.attempt(Command::Play("E1".into())),
                Err(Refusal::Paused)
            );
            story.wait(30);
            story.ok(adjusts(Side::First, 5));
            story.ok(Command::Resume);
            assert_eq!(story.left(), before + 5000, "the umpire gave five seconds");
            story.replays();
        }
    }
}

#[test]
fn downtime_without_a_running_clock_adds_no_pause() {
    let mut story = Story::of("umlabalaba", ClockPolicy::OnCall { seconds: 60 });
    let written = story.entries.len();
    story.wait(100);
    story.loses_time(Pause::ServerStopped, 90);
    assert_eq!(story.entries.len(), written);
    story.ok(Command::Resign(Side::First));
    story.loses_time(Pause::ServerStopped, 0);
    assert_eq!(story.entries.len(), written + 1);
}

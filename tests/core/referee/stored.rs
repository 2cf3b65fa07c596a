//! The stored form, which is permanent.

use super::Story;
use inkundla_core::referee::*;
use inkundla_core::rules::Side;
use serde::Serialize;
use serde_json::Value;

#[test]
fn a_record_with_a_gap_is_corrupt() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    story.entries.remove(1);
    assert_eq!(replay(&story.entries).unwrap_err().seq, 3);
}

#[test]
fn entries_keep_their_stored_form() {
    // Stored entries must stay readable for ever: this text may never change.
    let stored = [
        r#"{"event":"started","ruleset":"umlabalaba","clock":{"starts":"every-turn","seconds":60}}"#,
        r#"{"event":"turn-played","turn":"E1"}"#,
        r#"{"event":"turn-taken-back","turn":"E1","reason":"wrong point"}"#,
        r#"{"event":"clock-called"}"#,
        r#"{"event":"paused","pause":{"why":"umpire","reason":"bell"},"used_ms":1500}"#,
        r#"{"event":"paused","pause":{"why":"server-stopped"},"used_ms":0}"#,
        r#"{"event":"resumed"}"#,
        r#"{"event":"card-shown","side":"first","card":"yellow","offence":"delay"}"#,
        r#"{"event":"card-shown","side":"first","card":"red","offence":"misconduct","skipped":true}"#,
        r#"{"event":"card-taken-back","side":"second","card":"red","reason":"wrong player"}"#,
        r#"{"event":"turn-lost"}"#,
        r#"{"event":"ended","outcome":{"won":"first"},"ground":{"by":"law","clause":"captured"}}"#,
        r#"{"event":"ended","outcome":"drawn","ground":{"by":"agreement"}}"#,
        r#"{"event":"ended","outcome":"not-played","ground":{"by":"absence"}}"#,
        r#"{"event":"ended","outcome":{"won":"second"},"ground":{"by":"award","offence":"delay"}}"#,
        r#"{"event":"ended","outcome":"drawn","ground":{"by":"adjudication","reason":"time"}}"#,
        r#"{"event":"reopened","reason":"wrong button"}"#,
        r#"{"event":"started","ruleset":"umlabalaba","clock":{"starts":"whole-game","total":600,"seconds":60}}"#,
        r#"{"event":"started","ruleset":"umlabalaba","clock":{"starts":"off"},"conduct":{"illegal-turn":"yellow","misconduct":"red","noise":"award","help":"yellow","at-illegal-turn":"card","reds-in-event":2}}"#,
        r#"{"event":"turn-restored","turn":"E1"}"#,
        r#"{"event":"turn-corrected","number":3,"was":"E1","turn":"E2","reason":"typed wrongly"}"#,
        r#"{"event":"turn-corrected","number":3,"was":"E1","turn":"E2","dropped":["E2","R1"],"reason":"typed wrongly"}"#,
        r#"{"event":"put-right","turn":"d3!-d4"}"#,
        r#"{"event":"position-set-up","position":"C...C.../..C...../c.c.c.c. 1 0/0 0 0 -/- 40","reason":"knocked over"}"#,
        r#"{"event":"set-up-taken-back","reason":"wrong board"}"#,
        r#"{"event":"time-adjusted","side":"first","ms":-15000,"reason":"the bell"}"#,
        r#"{"event":"paused","pause":{"why":"clock-jumped","jump_ms":-3600000},"used_ms":10}"#,
        r#"{"event":"paused","pause":{"why":"incident","incident":"dispute"},"used_ms":10}"#,
        r#"{"event":"paused","pause":{"why":"incident","incident":"illegal-turn"},"used_ms":10}"#,
        r#"{"event":"card-shown","side":"first","card":"yellow","offence":"illegal-turn"}"#,
        r#"{"event":"card-shown","side":"first","card":"yellow","offence":"noise"}"#,
        r#"{"event":"card-shown","side":"first","card":"yellow","offence":"help"}"#,
        r#"{"event":"illegal-turn","side":"second","what":"moved-twice","consequence":"put-back"}"#,
        r#"{"event":"illegal-turn","side":"second","what":"wrong-step","consequence":"warning","departs":true}"#,
        r#"{"event":"illegal-turn","side":"second","what":"wrong-capture","consequence":"card"}"#,
        r#"{"event":"illegal-turn","side":"second","what":"wrong-man","consequence":"loss"}"#,
        r#"{"event":"illegal-turn","side":"second","what":{"other":"took a cow home"},"consequence":"put-back"}"#,
        r#"{"event":"draw-claimed","side":"first","claim":"quiet-moves","count":20,"limit":20}"#,
        r#"{"event":"draw-claimed","side":"first","claim":"repetition","count":2,"limit":3}"#,
        r#"{"event":"organiser-called","about":"dispute"}"#,
        r#"{"event":"call-seen","entry":4}"#,
        r#"{"event":"call-seen","entry":4,"minutes":3}"#,
        r#"{"event":"organiser-called","about":{"other":"the roof leaks"}}"#,
        r#"{"event":"organiser-called","about":{"red-cards":{"side":"first","count":2}}}"#,
        r#"{"event":"call-answered","entry":7,"reply":"I came"}"#,
        r#"{"event":"appeal-noted","side":"second","words":"the shot was not allowed"}"#,
        r#"{"event":"appeal-withdrawn","entry":9}"#,
        r#"{"event":"appeal-decided","entry":9,"allowed":true,"reason":"both saw it"}"#,
    ];
    for text in stored {
        let event: Event = serde_json::from_str(text).expect(text);
        assert_eq!(serde_json::to_string(&event).unwrap(), text);
    }
}

/// The stored code of a value.
fn stored<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value).unwrap() {
        Value::String(word) => word,
        Value::Object(fields) => fields.keys().next().unwrap().clone(),
        other => panic!("kept as {other}"),
    }
}

#[test]
fn every_name_is_the_stored_code() {
    let calls = [
        Call::Other("the roof leaks".into()),
        Call::RedCards {
            side: Side::First,
            count: 2,
        },
    ];
    for call in Call::READY.into_iter().chain(calls) {
        assert_eq!(call.name(), stored(&call));
    }
    let other = Irregularity::Other("took a cow home".into());
    for what in Irregularity::NAMED.into_iter().chain([other]) {
        assert_eq!(what.name(), stored(&what));
    }
    assert!(Offence::ALL.iter().all(|one| one.code() == stored(one)));
    assert!(Ladder::ALL.iter().all(|one| one.code() == stored(one)));
    assert!(Consequence::ALL.iter().all(|one| one.code() == stored(one)));
    assert!(Claim::ALL.iter().all(|one| one.code() == stored(one)));
}

/// A record with another last entry.
fn altered(mut entries: Vec<Entry>, alter: impl Fn(&mut Event)) -> Result<Game, CorruptRecord> {
    alter(&mut entries.last_mut().unwrap().event);
    replay(&entries)
}

#[test]
fn a_correction_that_does_not_fit_the_turns_before_it_is_corrupt() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2", "E3"]);
    story.ok(Command::CorrectTurn {
        number: 1,
        turn: "E3".into(),
        dropping: 1,
        reason: "typed wrongly".into(),
    });
    let record = || story.entries.clone();
    let game = altered(record(), |_| {});
    assert_eq!(game.as_ref(), Ok(&story.game));
    let other_turn = altered(record(), |event| {
        if let Event::TurnCorrected { was, .. } = event {
            *was = "E2".into();
        }
    });
    assert_eq!(other_turn.unwrap_err().seq, 5);
    let nothing_dropped = altered(record(), |event| {
        if let Event::TurnCorrected { dropped, .. } = event {
            dropped.clear();
        }
    });
    assert_eq!(nothing_dropped.unwrap_err().seq, 5);
}

#[test]
fn a_turn_restored_that_was_not_taken_back_is_corrupt() {
    let mut story = Story::begin();
    story.plays(&["E1"]);
    story.ok(Command::TakeBack("wrong point".into()));
    story.ok(Command::PlayAgain);
    let another = altered(story.entries, |event| {
        *event = Event::TurnRestored { turn: "E2".into() };
    });
    assert_eq!(another.unwrap_err().seq, 4);
}

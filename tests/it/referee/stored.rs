//! The stored form, which is for ever.

use super::Story;
use inkundla::referee::*;

#[test]
fn a_record_with_a_gap_is_corrupt() {
    let mut story = Story::begin();
    story.plays(&["E1", "E2"]);
    story.entries.remove(1);
    assert_eq!(replay(&story.entries).unwrap_err().seq, 3);
}

#[test]
fn entries_keep_their_stored_form() {
    // What was written once must be readable for ever: this text may never change.
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

//! Drafts stay private: no public entity tag changes, and no public stream sends a message.

use super::{Hall, is_the_same};
use inkundla::rules::Side;
use inkundla::system_time::now;
use inkundla::tournament::{Options, PairingResult, Presence, RoundNo, Scored};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The messages of a stream so far, read in the background.
struct Heard(Arc<Mutex<Vec<String>>>);

impl Heard {
    fn of(hall: &Hall, path: &str) -> Heard {
        let messages = Arc::new(Mutex::new(Vec::new()));
        let (kept, stream) = (Arc::clone(&messages), hall.visitor());
        let path = format!("/e/{}{path}", hall.key);
        std::thread::spawn(move || {
            for message in stream.follow(&path) {
                kept.lock().unwrap().push(message);
            }
        });
        let heard = Heard(messages);
        heard.waits_for(1);
        heard
    }

    /// All messages, once this number has arrived.
    fn waits_for(&self, many: usize) -> Vec<String> {
        let end = Instant::now() + Duration::from_secs(30);
        loop {
            let messages = self.0.lock().unwrap().clone();
            if messages.len() >= many {
                return messages;
            }
            assert!(Instant::now() < end, "{many} messages: {messages:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

const STREAMS: [&str; 3] = ["/live", "/standings/live", "/screen/live"];

fn no_draft_is_public(hall: &Hall) {
    hall.enter_children();
    let streams = STREAMS.map(|path| Heard::of(hall, path));
    let before = hall.outside();
    hall.draft_back_and_forth(RoundNo(1));
    hall.mark_presence(Presence::Absent);
    hall.mark_presence(Presence::Here);
    is_the_same(&before, &hall.outside(), "round 1 is drafted");
    hall.post(RoundNo(1));
    for (path, stream) in STREAMS.iter().zip(&streams) {
        let messages = stream.waits_for(2);
        let posted = ["Zandilemark", "Round 1", "round 1"];
        let is_posted = |text: &String| posted.iter().any(|word| text.contains(word));
        // The first message after the beginning is the posted round, not the draft.
        assert!(is_posted(&messages[1]), "{path}: {}", messages[1]);
    }

    let (desk, right) = (&hall.desk, hall.organiser());
    for board in desk.boards(right.event(), RoundNo(1)).unwrap() {
        let place = (RoundNo(1), board.pairing.board);
        let won = Some(Scored {
            result: PairingResult::Won(Side::First),
            shot: None,
        });
        desk.enter_result(&right, place, won, "", now()).unwrap();
    }
    desk.close_round(&right, RoundNo(1), now()).unwrap();
    let streams = STREAMS.map(|path| Heard::of(hall, path));
    let before = hall.outside();
    let heard = streams.each_ref().map(|stream| stream.waits_for(1).len());
    hall.draft_back_and_forth(RoundNo(2));
    is_the_same(&before, &hall.outside(), "round 2 is drafted");
    hall.post(RoundNo(2));
    for ((path, stream), many) in STREAMS.iter().zip(&streams).zip(heard).take(1) {
        let messages = stream.waits_for(many + 1);
        assert!(messages[many].contains("ound 2"), "{path}: {messages:?}");
    }
}

#[test]
fn drafts_change_no_mark_and_wake_no_stream_outside() {
    no_draft_is_public(&Hall::in_a_file(Options::automatic()));
}

#[test]
fn drafts_in_one_process_change_nothing_outside_in_another() {
    no_draft_is_public(&Hall::elsewhere(Options::automatic()));
}

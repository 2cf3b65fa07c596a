//! A turn on a cached board is written without a read first, and only if the store is as the cache
//! remembers it.

use super::store::base::empty_database;
use super::web::umpire::post_a_round;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::games::{RecordRequest, Recorded, Umpire};
use inkundla::referee::{ClockPolicy, Command};
use inkundla::store::Store;
use inkundla::system_time::now;

/// Two processes over one database, and a phone that records its first board.
struct Hall {
    here: Desk,
    elsewhere: Desk,
    code: String,
    phone: String,
}

impl Hall {
    fn open(database: &str) -> Hall {
        let desk = || Desk::open(Store::open(database).unwrap(), Hub::default()).unwrap();
        let (here, elsewhere) = (desk(), desk());
        let (_, codes) = post_a_round(&here, ClockPolicy::Off);
        let code = codes[0].clone();
        let phone = Hall::takes(&here, &code, false);
        let hall = Hall {
            here,
            elsewhere,
            code,
            phone,
        };
        hall.plays(&hall.here, 0, "E1");
        hall
    }

    fn takes(desk: &Desk, code: &str, takes_over: bool) -> String {
        let umpire = desk.umpire(code, None, now()).unwrap();
        let phone = desk.start_recording(&umpire, "Ms Naidoo", takes_over, now());
        phone.unwrap()
    }

    fn umpire(&self, desk: &Desk) -> Umpire {
        desk.umpire(&self.code, Some(&self.phone), now()).unwrap()
    }

    /// Looks first, and then writes.
    fn plays(&self, desk: &Desk, seen: u32, turn: &str) {
        let slip = RecordRequest::now(seen, Command::Play(turn.to_owned()));
        let done = desk.submit(&self.umpire(desk), &slip, now());
        done.unwrap();
    }

    /// Writes without looking.
    fn plays_at_once(&self, seen: u32, turn: &str) -> Option<Recorded> {
        self.plays_at_once_by(&self.phone, seen, turn)
    }

    fn plays_at_once_by(&self, phone: &str, seen: u32, turn: &str) -> Option<Recorded> {
        let slip = RecordRequest::now(seen, Command::Play(turn.to_owned()));
        let remembered = self.here.cached_umpire(&self.code, Some(phone), now())?;
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let written = self.here.submit_cached(remembered, &slip, now());
        runtime.unwrap().block_on(written).map(|(_, done)| done)
    }

    fn seq(&self) -> u32 {
        let umpire = self.umpire(&self.elsewhere);
        let recorded = self.elsewhere.recorded_game(umpire.board_context());
        recorded.unwrap().game.seq
    }
}

fn on_both(story: impl Fn(&Hall)) {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("test.db").display());
    story(&Hall::open(&file));
    story(&Hall::open(&empty_database().0));
}

#[test]
fn a_turn_on_a_known_board_is_written_at_once() {
    on_both(|hall| {
        hall.umpire(&hall.here);
        for (seen, turn) in [(2, "R4"), (3, "E8"), (4, "R6")] {
            let done = hall.plays_at_once(seen, turn).unwrap();
            assert_eq!((done.through, hall.seq()), (seen + 1, seen + 1));
        }
        assert!(hall.plays_at_once(4, "R6").is_none(), "it is there already");
        assert!(hall.plays_at_once(5, "R6").is_none(), "it is not legal");
        assert_eq!(hall.seq(), 5);
    });
}

#[test]
fn the_first_turn_of_a_phone_is_written_at_once() {
    on_both(|hall| {
        let phone = Hall::takes(&hall.here, &hall.code, true);
        let done = hall.plays_at_once_by(&phone, 2, "R4");
        assert_eq!(done.map(|done| done.through), Some(3));
        assert!(
            hall.plays_at_once(3, "E8").is_none(),
            "the other phone was relieved"
        );
    });
}

#[test]
fn what_was_written_elsewhere_is_not_written_over() {
    on_both(|hall| {
        hall.umpire(&hall.here);
        hall.plays(&hall.elsewhere, 2, "R4");
        assert!(hall.plays_at_once(2, "R6").is_none());
        assert_eq!(hall.seq(), 3);
    });
}

#[test]
fn a_phone_that_was_relieved_elsewhere_writes_nothing() {
    on_both(|hall| {
        hall.umpire(&hall.here);
        Hall::takes(&hall.elsewhere, &hall.code, true);
        assert!(hall.plays_at_once(2, "R4").is_none());
        assert_eq!(hall.seq(), 2);
    });
}

#[test]
fn after_a_change_of_the_event_it_is_looked_up_again() {
    on_both(|hall| {
        hall.umpire(&hall.here);
        let event = hall.umpire(&hall.here).board_context().event.id.0;
        let topic = inkundla::change_feed::Topic::Tournament(event);
        hall.here.hub().announce(topic);
        assert!(hall.plays_at_once(2, "R4").is_none());
        hall.umpire(&hall.here);
        assert!(hall.plays_at_once(2, "R4").is_some());
    });
}

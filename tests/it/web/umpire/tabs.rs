//! What a page sends it is told by the answer, and by its own stream only what
//! others do.

use super::super::harness::Page;
use super::{Hall, Phone};

/// A page that a phone has open.
pub struct Tab<'a> {
    pub phone: &'a Phone,
    pub number: &'static str,
}

impl Tab<'_> {
    pub fn follows(&self) -> impl Iterator<Item = String> + use<> {
        let live = format!("{}/live?tab={}", self.phone.path, self.number);
        self.phone.client.follow(&live)
    }

    pub fn plays(&self, seen: &str, turn: &str) -> Page {
        let form = [("act", "turn"), ("turn", turn), ("tab", self.number)];
        let page = self.phone.sends(seen, &form);
        assert_eq!(page.status, 200, "{turn}: {}", page.text());
        page
    }
}

/// The last entry of which a message tells.
pub fn seq(message: Option<String>) -> String {
    let message = message.unwrap();
    let (_, rest) = message.split_once("data-seq=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

#[test]
fn a_page_is_told_by_answers_what_it_does_itself_and_all_others_by_their_streams() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let [own, beside] = ["1763800000000.5", "1763800000000.7"].map(|number| Tab {
        phone: &phone,
        number,
    });
    let (mut own_stream, mut beside_stream) = (own.follows(), beside.follows());
    // Somebody with the code, who cannot know the phone.
    let live = format!("{}/live?tab={}", phone.path, own.number);
    let mut elsewhere_stream = hall.app.visitor().follow(&live);
    for stream in [&mut own_stream, &mut beside_stream] {
        assert_eq!(seq(stream.next()), "0");
    }
    assert_eq!(seq(elsewhere_stream.next()), "0");
    for (seen, turn, through) in [("0", "E1", "2"), ("2", "R4", "3"), ("3", "E8", "4")] {
        let answer = own.plays(seen, turn);
        assert_eq!(answer.header("x-entry"), through);
        assert_eq!(seq(beside_stream.next()), through, "the other page");
        assert_eq!(seq(elsewhere_stream.next()), through, "another phone");
    }
    beside.plays("4", "R6");
    assert_eq!(
        seq(own_stream.next()),
        "5",
        "of its own nothing came before"
    );
    // A page that is older than this program names no number.
    assert_eq!(phone.plays("E2").status, 200);
    assert_eq!(seq(beside_stream.next()), "6", "nor here of its own");
    assert_eq!(seq(own_stream.next()), "6");
}

#[test]
fn a_lost_answer_is_given_again_and_the_stream_goes_on_with_what_others_do() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let own = Tab {
        phone: &phone,
        number: "1763800000000",
    };
    let mut own_stream = own.follows();
    assert_eq!(seq(own_stream.next()), "0");
    for _ in 0..2 {
        let answer = own.plays("0", "E1");
        assert_eq!(answer.header("x-entry"), "2");
        assert_eq!(answer.attributes("#live", "data-seq"), ["2"]);
    }
    let other = Phone::recording_over(hall.app.visitor(), &hall.codes[0], "Mr Botha");
    let message = own_stream.next().unwrap();
    assert!(message.contains("Mr Botha"), "{message}");
    assert_eq!(seq(Some(message)), "2");
    // Whoever comes back to its stream gets all of the board.
    let again = own.follows().next().unwrap();
    assert!(again.starts_with("event: part\n") && again.contains("Mr Botha"));
    assert_eq!(other.plays("R4").status, 200);
    assert_eq!(seq(own_stream.next()), "3");
}

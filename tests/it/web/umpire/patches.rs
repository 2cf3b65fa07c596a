//! The answer to a phone that plays on has only the lines in which its board changed.

use crate::web::harness::Page;
use crate::web::umpire::{Hall, Phone};
use inkundla::referee::ClockPolicy;

/// The algorithm of `page.js`.
fn patched(old: &str, patch: &str) -> String {
    let known: Vec<&str> = old.split('\n').collect();
    let (mut old, mut hunks) = (old.split('\n'), patch.lines());
    let mut new: Vec<&str> = Vec::new();
    while let Some(hunk) = hunks.next() {
        let numbers: Vec<usize> = hunk.split(' ').map(|n| n.parse().unwrap()).collect();
        new.extend(old.by_ref().take(numbers[0]));
        old.by_ref().take(numbers[1]).for_each(drop);
        let lines = hunks.by_ref().take(numbers[2]);
        new.extend(lines.map(|line| match line.strip_prefix('\u{2}') {
            Some(at) => known[at.parse::<usize>().unwrap()],
            None => line,
        }));
    }
    new.extend(old);
    new.join("\n")
}

/// A page that keeps its last board, as the script of the umpire's page does.
struct Script<'a> {
    phone: &'a Phone,
    name: String,
    part: String,
    /// Bytes of the last answer before and after it is packed.
    bytes: (usize, usize),
    is_patch: bool,
}

impl Script<'_> {
    fn of(phone: &Phone) -> Script<'_> {
        Script {
            phone,
            name: String::new(),
            part: String::new(),
            bytes: (0, 0),
            is_patch: false,
        }
    }

    fn plays(&mut self, turn: &str) -> Page {
        let seen = self.phone.seen();
        let menu = self.phone.page().attributes("#live", "data-menu").concat();
        let form = [("act", "turn"), ("turn", turn), ("seen", seen.as_str())];
        let headers = [
            ("x-fragment", menu.as_str()),
            ("x-part", self.name.as_str()),
            ("accept-encoding", "gzip"),
        ];
        let path = format!("{}/record", self.phone.path);
        let (answer, packed) = self.phone.client.post_packed(&path, &form, &headers);
        assert_eq!(answer.status, 200, "{}", answer.body);
        self.bytes = (answer.body.len(), packed);
        self.is_patch = !answer.header("x-patch").is_empty();
        self.name = answer.header("x-part");
        self.part = if self.is_patch {
            patched(&self.part, &answer.body)
        } else {
            answer.body.clone()
        };
        answer
    }
}

#[test]
fn a_turn_is_answered_with_the_lines_that_changed() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    let mut script = Script::of(&phone);
    script.plays("E1");
    assert!(!script.is_patch, "the first answer is whole");
    let turns = Page::of(&script.part).attributes("#live", "data-turns");
    assert!(
        !turns.concat().is_empty(),
        "a script that knows no law needs the turns"
    );
    let mut packed = Vec::new();
    for turn in ["R4", "E8", "A4", "R5", "A8"] {
        script.plays(turn);
        assert!(script.is_patch, "{turn}");
        packed.push(script.bytes.1);
        let whole = Page::of(&script.part);
        let seq = phone.seen();
        assert_eq!(whole.attributes("#live", "data-seq"), [seq], "{turn}");
        // The same as a phone gets that knows nothing, but for what the page has already.
        assert!(whole.attributes("#live", "data-turns").is_empty(), "{turn}");
        let position = whole.attributes("#live", "data-position");
        assert_eq!(position, phone.page().attributes("#live", "data-position"));
        assert!(script.part.trim_end().ends_with("</div>"), "{turn}");
    }
    assert!(packed.iter().all(|bytes| *bytes <= 600), "{packed:?}");
}

#[test]
fn a_phone_whose_board_the_server_does_not_know_gets_the_whole() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    let mut script = Script::of(&phone);
    script.plays("E1");
    let known = script.name.clone();
    for (strange, turn) in [("", "R4"), ("17", "E8"), ("nothing", "A4")] {
        script.name = strange.to_owned();
        script.plays(turn);
        assert!(!script.is_patch, "{strange}");
    }
    // An older board than the last one.
    script.name = known;
    script.plays("R5");
    assert!(!script.is_patch);
}

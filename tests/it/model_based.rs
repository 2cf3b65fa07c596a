//! Umpires and an organiser who do things at random, at two desks over one
//! database as two processes would be, beside a model that fits on a page: at
//! every step the desk and the model say the same.

use super::corpus::Chance;
use super::store::base::Base;
use super::web::umpire::post_a_round;
use inkundla::change_feed::Hub;
use inkundla::desk::games::{RecordRequest, Umpire};
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::desk::{Desk, Fault};
use inkundla::referee::{ClockPolicy, Command, Phase};
use inkundla::rules::{GameHistory, Ruleset, Side};
use inkundla::store::Store;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};

/// What is true of a board, in the simplest words.
struct Model {
    turns: Vec<String>,
    entries: u32,
    /// Which of the two phones records.
    recorder: Option<usize>,
    result: Option<PairingResult>,
}

/// A board with two phones that may record it.
struct Table {
    code: String,
    phones: [Option<String>; 2],
    model: Model,
    /// What was last sent, and through which entry it went.
    last: Option<(RecordRequest, u32)>,
}

struct Story {
    desks: [Desk; 2],
    key: String,
    tables: Vec<Table>,
    chance: Chance,
}

impl Story {
    fn begin(url: &str, seed: u64) -> Story {
        let desk = || Desk::open(Store::open(url).unwrap(), Hub::default()).unwrap();
        let desks = [desk(), desk()];
        let (key, codes) = post_a_round(&desks[0], ClockPolicy::Off);
        let table = |code: String| Table {
            code,
            phones: [None, None],
            model: Model {
                turns: Vec::new(),
                entries: 0,
                recorder: None,
                result: None,
            },
            last: None,
        };
        Story {
            desks,
            key,
            tables: codes.into_iter().map(table).collect(),
            chance: Chance(seed),
        }
    }

    /// Somebody does something, at one desk or the other.
    fn step(&mut self) {
        let desk = self.desks[self.chance.below(2)].clone();
        let which = self.chance.below(self.tables.len());
        let phone = self.chance.below(2);
        match self.chance.below(20) {
            0 => self.tables[which].records(&desk, phone, false),
            1 => self.tables[which].records(&desk, phone, true),
            2..14 => {
                let pick = self.chance.below(1_000);
                self.tables[which].plays(&desk, phone, pick);
            }
            14 | 15 => self.tables[which].sends_again(&desk, phone),
            16 => self.tables[which].is_late(&desk, phone),
            17 => self.tables[which].takes_back(&desk, phone),
            18 => self.enters(&desk, which, true),
            _ => self.enters(&desk, which, false),
        }
        let desk = self.desks[self.chance.below(2)].clone();
        self.tables[which].holds(&desk);
    }

    /// The organiser enters a result, or takes it back.
    fn enters(&mut self, desk: &Desk, which: usize, is_result: bool) {
        let result = is_result.then_some(PairingResult::Won(Side::Second));
        let scored = result.map(|result| Scored { result, shot: None });
        let board = BoardNo(which as u16 + 1);
        let organiser: Right<Unlimited> = desk.operator_right(&self.key).unwrap();
        let done = desk.enter_result(&organiser, (RoundNo(1), board), scored, "a test", now());
        let model = &mut self.tables[which].model;
        done.unwrap();
        // The record says so: the game is opened again, it is ended. Without a record the board has it.
        if model.entries > 0 {
            model.entries += u32::from(model.result.is_some()) + u32::from(is_result);
        }
        model.result = result;
    }
}

impl Table {
    fn umpire(&self, desk: &Desk, phone: usize) -> Umpire {
        desk.umpire(&self.code, self.phones[phone].as_deref(), now())
            .unwrap()
    }

    fn records(&mut self, desk: &Desk, phone: usize, takes_over: bool) {
        let before = self.umpire(desk, phone);
        let done = desk.start_recording(&before, "Ms Naidoo", takes_over, now());
        let is_free = self.model.recorder.is_none_or(|other| other == phone) || takes_over;
        assert_eq!(done.is_ok(), is_free, "{:?}", done.err());
        if let Ok(token) = done {
            self.phones = [None, None];
            self.phones[phone] = Some(token);
            self.model.recorder = Some(phone);
        }
    }

    /// The answer to a phone that may not write; whether it may.
    fn may(&self, phone: usize, done: &Result<u32, Fault>) -> bool {
        let may = self.model.recorder == Some(phone);
        if !may {
            assert!(matches!(done, Err(Fault::Taken { .. })), "{done:?}");
        }
        may
    }

    fn sends(&self, desk: &Desk, phone: usize, slip: &RecordRequest) -> Result<u32, Fault> {
        let umpire = self.umpire(desk, phone);
        desk.submit(&umpire, slip, now()).map(|done| done.through)
    }

    fn course(&self) -> GameHistory {
        let mut course = GameHistory::from(Ruleset::by_name("umlabalaba").unwrap().start());
        for turn in &self.model.turns {
            course.play(turn).unwrap();
        }
        course
    }

    fn plays(&mut self, desk: &Desk, phone: usize, pick: usize) {
        let mut course = self.course();
        let legal = course.position().turns();
        let turn = if legal.is_empty() {
            "E1".to_owned()
        } else {
            legal[pick % legal.len()].clone()
        };
        let slip = RecordRequest::now(self.model.entries, Command::Play(turn.clone()));
        let done = self.sends(desk, phone, &slip);
        if !self.may(phone, &done) {
            return;
        }
        // A result can be struck out by hand; what the law has ended goes on for nobody.
        if self.model.result.is_some() || course.verdict().is_some() {
            let is_over = matches!(done, Err(Fault::Refused(_) | Fault::HasResult(_)));
            assert!(is_over, "{done:?}");
            return;
        }
        let through = done.unwrap_or_else(|why| panic!("{turn}: {why}"));
        course.play(&turn).unwrap();
        let begins = u32::from(self.model.entries == 0);
        let ends = course.verdict();
        self.model.turns.push(turn);
        self.model.entries += 1 + begins + u32::from(ends.is_some());
        assert_eq!(through, self.model.entries);
        if let Some(end) = ends {
            let drawn = PairingResult::Drawn;
            self.model.result = Some(end.winner.map_or(drawn, PairingResult::Won));
        }
        self.last = Some((slip, through));
    }

    /// The answer was lost, or two taps were made: done already, by whoever asks.
    fn sends_again(&mut self, desk: &Desk, phone: usize) {
        let Some((slip, through)) = self.last.clone() else {
            return;
        };
        let again = self.sends(desk, phone, &slip);
        assert_eq!(again.unwrap(), through, "the same number as before");
    }

    /// Something else than what stands there.
    fn is_late(&mut self, desk: &Desk, phone: usize) {
        if self.model.entries < 3 {
            return;
        }
        let slip = RecordRequest::now(1, Command::Play("~A1".to_owned()));
        let done = self.sends(desk, phone, &slip);
        if self.may(phone, &done) {
            assert!(matches!(done, Err(Fault::Behind { .. })), "{done:?}");
        }
    }

    fn takes_back(&mut self, desk: &Desk, phone: usize) {
        let slip = RecordRequest::now(self.model.entries, Command::TakeBack("a slip".to_owned()));
        let done = self.sends(desk, phone, &slip);
        if !self.may(phone, &done) {
            return;
        }
        // What the record then says is for the tests of the referee.
        if let Ok(through) = done {
            let seat = self.umpire(desk, phone).board_context().clone();
            let game = desk.recorded_game(&seat).unwrap().game;
            assert_eq!(game.seq, through);
            let play = game.play().unwrap();
            self.model.turns = play.history.turns().to_vec();
            self.model.entries = through;
            self.model.result = None;
            assert!(matches!(game.phase, Phase::Running(_)));
            self.last = None;
        }
    }

    fn holds(&self, desk: &Desk) {
        let seat = desk
            .umpire(&self.code, None, now())
            .unwrap()
            .board_context()
            .clone();
        let recorded = desk.recorded_game(&seat).unwrap();
        assert_eq!(recorded.game.seq, self.model.entries);
        let turns = recorded
            .game
            .play()
            .map_or(Vec::new(), |play| play.history.turns().to_vec());
        assert_eq!(turns, self.model.turns);
        let boards = desk.boards(&seat.event, seat.round).unwrap();
        let board = boards
            .iter()
            .find(|board| board.pairing.board == seat.board);
        let result = board.unwrap().result.map(|scored| scored.result);
        let are_alike = match (result, self.model.result) {
            (Some(PairingResult::Won(one)), Some(PairingResult::Awarded(other)))
            | (Some(PairingResult::Awarded(one)), Some(PairingResult::Won(other))) => one == other,
            (one, other) => one == other,
        };
        assert!(are_alike, "{result:?} is not {:?}", self.model.result);
    }
}

fn acts_at_random(base: &Base, seed: u64, steps: usize) {
    let mut story = Story::begin(&base.url, seed);
    for _ in 0..steps {
        story.step();
    }
    let found = story.desks[0].check().unwrap().findings;
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn two_desks_and_the_model_say_the_same_in_a_file() {
    for seed in 1..=3 {
        acts_at_random(&Base::in_a_file(), seed, 150);
    }
}

#[test]
fn two_desks_and_the_model_say_the_same_on_a_server() {
    acts_at_random(&Base::on_a_server(), 4, 150);
}

#[test]
#[ignore = "the long form"]
fn two_desks_and_the_model_say_the_same_for_long() {
    for seed in 100..150 {
        acts_at_random(&Base::in_a_file(), seed, 1_000);
        acts_at_random(&Base::on_a_server(), seed, 1_000);
    }
}

#[test]
fn altered_rows_are_put_back_in_both_databases() {
    for base in [Base::in_a_file(), Base::on_a_server()] {
        let desk = Desk::open(Store::open(&base.url).unwrap(), Hub::default()).unwrap();
        post_a_round(&desk, ClockPolicy::Off);
        assert_eq!(desk.check().unwrap().findings, []);
        for altered in [
            "UPDATE entrants SET given = 'Themba', grade = 4 WHERE number = 1",
            "UPDATE tournaments SET ruleset = 'isizulu', name = 'Another cup'",
            "UPDATE rounds SET posted_at_ms = posted_at_ms - 1",
            "DELETE FROM games; DELETE FROM pairings WHERE board = 2",
            "INSERT INTO byes VALUES (1, 1, (SELECT min(id) FROM entrants), 'full')",
            "UPDATE accounts SET pass_hash = 'another'",
        ] {
            let done = base.behind_its_back(altered);
            done.unwrap_or_else(|why| panic!("{altered}: {why}"));
            assert_ne!(desk.check().unwrap().findings, [], "{altered}");
            let rebuilt = desk.rebuild().unwrap();
            assert!(rebuilt.put + rebuilt.removed > 0, "{altered}");
            assert_eq!(desk.check().unwrap().findings, [], "{altered}");
        }
    }
}

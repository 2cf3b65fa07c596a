//! Days at random: organisers at two desks, umpires and a helper do things in any order, allowed or not. After
//! each step the log and the rows say the same.

use super::corpus::Chance;
use super::store::base::Base;
use super::web::umpire::{organiser, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::games::RecordRequest;
use inkundla::desk::rights::{EraseNames, Right, Unlimited};
use inkundla::desk::{Desk, Fault};
use inkundla::referee::{ClockPolicy, Command};
use inkundla::rules::Side;
use inkundla::store::{NewEntrant, Role, Store};
use inkundla::system_time::now;
use inkundla::tournament::{
    About, BoardNo, EntrantId, EntrantName, PairingResult, Presence, RoundNo, Scored,
};

/// One step of a day.
type Step = fn(&mut Day, &Desk, &Right<Unlimited>) -> Result<(), Fault>;

/// An event at two desks over one database.
struct Day {
    desks: [Desk; 2],
    key: String,
    chance: Chance,
    codes: Vec<String>,
    players: usize,
    /// The steps so far, and whether each was allowed.
    done: Vec<(&'static str, bool)>,
}

const STEPS: [(&str, Step); 18] = [
    ("enters", Day::enters),
    ("corrects", Day::corrects),
    ("presence", Day::presence),
    ("strikes", Day::strikes),
    ("consents", Day::consents),
    ("erases", Day::erases),
    ("drafts", Day::drafts),
    ("discards", Day::discards),
    ("posts", Day::posts),
    ("unposts", Day::unposts),
    ("result", Day::result),
    ("result", Day::result),
    ("records", Day::records),
    ("records", Day::records),
    ("closes", Day::closes),
    ("reopens", Day::reopens),
    ("undoes", Day::undoes),
    ("invites", Day::invites),
];

impl Day {
    fn begin(url: &str, seed: u64) -> Day {
        let desk = || Desk::open(Store::open(url).unwrap(), Hub::default()).unwrap();
        let desks = [desk(), desk()];
        let (key, codes) = post_a_round(&desks[0], ClockPolicy::Off);
        Day {
            desks,
            key,
            chance: Chance(seed),
            codes,
            players: 4,
            done: Vec::new(),
        }
    }

    /// Does one thing, which may be refused.
    fn step(&mut self) {
        let desk = self.desks[self.chance.below(2)].clone();
        let right = organiser(&desk, &self.key);
        let (name, step) = STEPS[self.chance.below(STEPS.len())];
        let is_done = step(self, &desk, &right).is_ok();
        self.done.push((name, is_done));
    }

    /// The last round or the one before.
    fn round(&mut self, desk: &Desk, right: &Right<Unlimited>) -> RoundNo {
        let tournament = desk.tournament(right.event()).unwrap();
        let last = tournament.closed.len() + usize::from(tournament.current.is_some());
        let last = u16::try_from(last).unwrap();
        RoundNo(last.saturating_sub(self.chance.below(2) as u16).max(1))
    }

    fn player(&mut self, desk: &Desk, right: &Right<Unlimited>) -> EntrantId {
        let all = desk.entrants(right).unwrap();
        all[self.chance.below(all.len())].id
    }

    fn new_player(&mut self) -> NewEntrant {
        self.players += 1;
        let letter = |n: usize| char::from(b'a' + (n % 26) as u8);
        let given = format!(
            "Zanele{}{}",
            letter(self.players / 26),
            letter(self.players)
        );
        let schools = [None, Some("North"), Some("South")];
        NewEntrant {
            name: EntrantName::parse(&given, "Mthembu").unwrap(),
            school: schools[self.chance.below(3)].map(str::to_owned),
            grade: None,
            presence: Presence::Here,
            about: About::default(),
        }
    }

    fn enters(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let player = self.new_player();
        desk.enter(right, vec![player], now()).map(drop)
    }

    fn corrects(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let (player, words) = (self.player(desk, right), self.new_player());
        desk.correct_entrant(right, player, words, now())
    }

    fn presence(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let player = self.player(desk, right);
        let all = [Presence::Here, Presence::Absent, Presence::WentHome];
        let presence = all[self.chance.below(all.len())];
        desk.set_presence(right, vec![player], presence, now())
    }

    fn strikes(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let player = self.player(desk, right);
        desk.strike_entrant(right, player, now())
    }

    fn consents(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let player = self.player(desk, right);
        let answer = [None, Some(true), Some(false)][self.chance.below(3)];
        desk.set_consent(right, player, answer, now())
    }

    fn erases(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let player = self.player(desk, right);
        if self.chance.below(4) > 0 {
            return Ok(());
        }
        let account = desk.account_named("Ms Khumalo").unwrap();
        let erases = desk.right::<EraseNames>(&account, &self.key, now())?;
        desk.erase_child(&erases, player, now())
    }

    fn drafts(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        desk.draft_nearest(right, now()).map(drop)
    }

    fn discards(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let round = self.round(desk, right);
        desk.discard_draft(right, round, now())
    }

    fn posts(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let round = self.round(desk, right);
        desk.post_round(right, round, "", now())?;
        let boards = desk.boards(right.event(), round)?;
        let codes = boards.iter().map(|board| desk.code_of(board));
        self.codes = codes.map(Option::unwrap).collect();
        Ok(())
    }

    fn unposts(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let round = self.round(desk, right);
        desk.unpost_round(right, round, "the list was wrong", now())
    }

    fn result(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let round = self.round(desk, right);
        let board = BoardNo(1 + self.chance.below(3) as u16);
        let results = ["1-0", "0-1", "1/2-1/2"];
        let scored = results.get(self.chance.below(4)).map(|code| Scored {
            result: PairingResult::from_code(code).unwrap(),
            shot: None,
        });
        desk.enter_result(right, (round, board), scored, "seen again", now())
            .map(drop)
    }

    fn records(&mut self, desk: &Desk, _: &Right<Unlimited>) -> Result<(), Fault> {
        let Some(code) = self.codes.get(self.chance.below(self.codes.len())) else {
            return Ok(());
        };
        let before = desk.umpire(code, None, now())?;
        let phone = desk.start_recording(&before, "Ms Naidoo", true, now())?;
        let umpire = desk.umpire(code, Some(&phone), now())?;
        let recorded = desk.recorded_game(umpire.board_context())?;
        let command = match (recorded.game.play(), self.chance.below(8)) {
            (_, 0) => Command::Resign(Side::First),
            (Some(play), _) => {
                let turns = play.history.position().turns();
                Command::Play(turns[self.chance.below(turns.len())].clone())
            }
            (None, _) => Command::Play("E1".to_owned()),
        };
        let request = RecordRequest::now(recorded.game.seq, command);
        desk.submit(&umpire, &request, now()).map(drop)
    }

    fn closes(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let round = self.round(desk, right);
        desk.close_round(right, round, now())
    }

    fn reopens(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let round = self.round(desk, right);
        desk.reopen_round(right, round, "a result was wrong", now())
    }

    fn undoes(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let lines = desk.history(right, None, 10)?;
        let line = lines[self.chance.below(lines.len())].id;
        desk.undo(right, line, "", now()).map(drop)
    }

    fn invites(&mut self, desk: &Desk, right: &Right<Unlimited>) -> Result<(), Fault> {
        let until = (now(), now() + chrono::TimeDelta::hours(8));
        desk.invite(right, (Role::Helper, 3), until).map(drop)
    }
}

/// A day of some steps; the number of those that were allowed.
fn day(base: &Base, seed: u64, steps: usize) -> usize {
    let mut day = Day::begin(&base.url, seed);
    for step in 0..steps {
        day.step();
        let found = day.desks[step % 2].check().unwrap().findings;
        assert_eq!(found, [], "seed {seed} after {:?}", day.done);
    }
    day.done.iter().filter(|(_, is_done)| *is_done).count()
}

#[test]
fn rows_follow_from_the_log_after_each_step_of_a_day() {
    let done: usize = (1..=6).map(|seed| day(&Base::in_a_file(), seed, 60)).sum();
    assert!(done > 60, "only {done} steps were allowed");
    day(&Base::on_a_server(), 7, 60);
}

#[test]
#[ignore = "the long form"]
fn rows_follow_from_the_log_on_thousands_of_days() {
    for seed in 100..2_100 {
        day(&Base::in_a_file(), seed, 100);
        if seed % 10 == 0 {
            day(&Base::on_a_server(), seed, 100);
        }
    }
}

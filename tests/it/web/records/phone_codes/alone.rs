//! A simulation of the script of an offline phone.

use crate::camera::{GOOD, code, picture};
use crate::web::umpire::Phone;
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::formats::record_codes::{
    CodePart, CodesKey, CodesPlace, PhoneAction, PhoneEntry, PhoneRecord,
};
use inkundla::rules::{GameHistory, Ruleset};
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, RoundNo};

/// The data that the script has loaded, and the entries that it has recorded since.
pub(super) struct Alone {
    pub(super) key: CodesKey,
    pub(super) record: PhoneRecord,
}

impl Alone {
    pub(super) fn at(phone: &Phone) -> Alone {
        let page = phone.client.get(&format!("{}/codes", phone.path));
        let of = |name: &str| page.attributes("#codes", name)[0].clone();
        let byte = |digits: &str, at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
        let bytes = |digits: &str| -> Vec<u8> {
            (0..digits.len())
                .step_by(2)
                .map(|at| byte(digits, at))
                .collect()
        };
        let place = bytes(&of("data-place"));
        let key = CodesKey(bytes(&of("data-key")).try_into().unwrap());
        let place = CodesPlace {
            round: RoundNo(u16::from(place[0])),
            board: BoardNo(u16::from(place[1])),
        };
        assert_eq!(bytes(&of("data-head")), place.heading(&key));
        let record = PhoneRecord {
            place,
            mark: key.mark(),
            seen: 0,
            entries: Vec::new(),
        };
        Alone { key, record }
    }

    pub(super) fn records(&mut self, action: PhoneAction, at: DateTime<Utc>) {
        self.record.entries.push(PhoneEntry { at, action });
    }

    /// A game of `turns` turns, each chosen by `choice`, after which the first player resigns.
    pub(super) fn plays_a_game(
        &mut self,
        rules: &Ruleset,
        turns: usize,
        choice: usize,
    ) -> Vec<String> {
        let begun = now() - TimeDelta::minutes(40);
        let mut course = GameHistory::from(rules.start());
        for number in 0..turns {
            if course.verdict().is_some() {
                break;
            }
            let legal = course.position().turns();
            let turn = legal[(number * 7919 + choice * 31) % legal.len()].clone();
            course.play(&turn).unwrap();
            let at = begun + TimeDelta::milliseconds(17_345) * number as i32;
            self.records(PhoneAction::Turn(turn), at);
        }
        if course.verdict().is_none() {
            let at = begun + TimeDelta::minutes(35);
            self.records(PhoneAction::Form("act=resign&side=first".to_owned()), at);
        }
        course.turns().to_vec()
    }

    pub(super) fn parts(&self) -> Vec<Vec<u8>> {
        let message = self.record.message(&self.key);
        let parts = CodePart::cut(self.record.place, &message, 137);
        parts.iter().map(CodePart::bytes).collect()
    }

    /// The codes as pictures, in order.
    pub(super) fn pictures(&self) -> Vec<Vec<u8>> {
        pictures(&self.parts())
    }
}

pub(super) fn pictures(parts: &[Vec<u8>]) -> Vec<Vec<u8>> {
    parts
        .iter()
        .map(|part| picture(&code(part), &GOOD, 5))
        .collect()
}

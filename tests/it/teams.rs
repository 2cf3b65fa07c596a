//! A school team tournament, from the settings to the standings, on both databases and moved
//! between them.

use crate::store::base::{Base, NOON, child, on_both};
use chrono::{DateTime, Utc};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::archives::event_keys::EventKeys;
use inkundla::desk::archives::restore;
use inkundla::desk::events::EventSettings;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::{Ruleset, Side};
use inkundla::store::{Account, NewEntrant};
use inkundla::tournament::pairing::team_standings;
use inkundla::tournament::{
    Options, PairingResult, RoundNo, Scored, SidesOfTeams, System, TeamPoints, Teams, Tiebreak,
    Tournament,
};
use std::io::Cursor;

const SCHOOLS: [&str; 4] = ["Amandla", "Bathu", "Celeste", "Dumisani"];
const BOARDS: u16 = 2;

struct Cup {
    desk: Desk,
    account: Account,
    key: String,
}

fn at() -> DateTime<Utc> {
    DateTime::from_timestamp_millis(NOON).unwrap()
}

fn plan(how: Teams, tiebreaks: &[&str]) -> EventSettings {
    let tiebreaks = tiebreaks.iter().map(|code| code.parse::<Tiebreak>());
    EventSettings {
        name: "Schools' cup".to_owned(),
        ruleset: Ruleset::by_name("umlabalaba").unwrap(),
        options: Options {
            automatic: false,
            rounds: 3,
            system: System::Teams(how),
            tiebreaks: tiebreaks.collect::<Result<_, _>>().unwrap(),
            ..Options::automatic()
        },
        clock: ClockPolicy::Off,
        conduct: UmpireSettings::default(),
        language: None,
    }
}

fn everybody_meets() -> Teams {
    Teams {
        boards: BOARDS,
        ..Teams::default()
    }
}

impl Cup {
    /// Four schools of two children each, one child after the other.
    fn open(base: &Base) -> Cup {
        let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
        desk.create_account("Ms Khumalo", "three cows in a row", at())
            .unwrap();
        let account = desk.account_named("Ms Khumalo").unwrap();
        let plan = plan(everybody_meets(), &["MPvGP"]);
        let key = desk.create_event(&account, &plan, at()).unwrap();
        let cup = Cup { desk, account, key };
        let of_school = |number: usize| NewEntrant {
            school: Some(SCHOOLS[number % SCHOOLS.len()].to_owned()),
            ..child(&format!("Child{number}"), "Mokoena")
        };
        let children = (0..SCHOOLS.len() * usize::from(BOARDS)).map(of_school);
        cup.desk.enter(&cup.by(), children.collect(), at()).unwrap();
        cup
    }

    /// The same cup in another database.
    fn again(&self, base: &Base) -> Cup {
        Cup {
            desk: Desk::open(base.store.clone(), Hub::default()).unwrap(),
            account: self.account.clone(),
            key: self.key.clone(),
        }
    }

    /// The right, with the event as it is now.
    fn by(&self) -> Right<Unlimited> {
        self.desk.organiser(&self.account, &self.key).unwrap()
    }

    fn tournament(&self) -> Tournament {
        self.desk.tournament(self.by().event()).unwrap()
    }

    /// Plays the next round: whoever's school comes first in the alphabet wins.
    fn plays(&self) {
        let round = self.desk.draft_round(&self.by(), at()).unwrap();
        self.desk.post_round(&self.by(), round, "", at()).unwrap();
        let tournament = self.tournament();
        let school = |who| {
            tournament
                .entrants
                .iter()
                .find(|one| one.id == who)
                .unwrap()
                .school
                .clone()
        };
        for (pairing, _) in &tournament.posted().unwrap().boards {
            let first_wins = school(pairing.first) < school(pairing.second);
            let winner = if first_wins {
                Side::First
            } else {
                Side::Second
            };
            let scored = Scored {
                result: PairingResult::Won(winner),
                shot: None,
            };
            let board = (round, pairing.board);
            self.desk
                .enter_result(&self.by(), board, Some(scored), "", at())
                .unwrap();
        }
    }

    /// Place, school, match points and points at the boards of each team.
    fn table(&self) -> Vec<(u16, String, String, String)> {
        let rows = team_standings(&self.tournament()).into_iter();
        rows.map(|row| {
            let points = [row.match_points, row.game_points].map(|points| points.to_string());
            let [at_matches, at_boards] = points;
            (row.rank, row.team.name, at_matches, at_boards)
        })
        .collect()
    }
}

#[test]
fn schools_play_and_their_table_goes_from_each_database_to_each() {
    on_both(|from| {
        let cup = Cup::open(from);
        (1..=3).for_each(|_| cup.plays());
        cup.desk.close_round(&cup.by(), RoundNo(3), at()).unwrap();
        let table = cup.table();
        let expected = [
            (1, "Amandla", "6", "6"),
            (2, "Bathu", "4", "4"),
            (3, "Celeste", "2", "2"),
            (4, "Dumisani", "0", "0"),
        ];
        let expected = expected.map(|(rank, school, at_matches, at_boards)| {
            (
                rank,
                school.to_owned(),
                at_matches.to_owned(),
                at_boards.to_owned(),
            )
        });
        assert_eq!(table, expected);
        let (archive, _) = cup.desk.archive(Vec::new(), at()).unwrap();
        on_both(|to| {
            let archive = Cursor::new(archive.clone());
            restore(&to.store, archive, EventKeys::default()).unwrap();
            let moved = cup.again(to);
            assert_eq!(moved.table(), table);
            assert_eq!(moved.by().event().options, cup.by().event().options);
            assert_eq!(moved.desk.check().unwrap().findings, []);
        });
    });
}

#[test]
fn what_is_settled_about_teams_is_kept_whole_and_can_be_taken_back() {
    on_both(|base| {
        let cup = Cup::open(base);
        let before = cup.by().event().options.clone();
        let how = Teams {
            boards: 3,
            is_swiss: true,
            sides: SidesOfTeams::Graded,
            primary: TeamPoints::Game,
            ..Teams::default()
        };
        let settled = plan(how, &["EMGSB", "EDEBT", "TBR"]);
        cup.desk.save_settings(&cup.by(), &settled, at()).unwrap();
        assert_eq!(cup.again(base).by().event().options, settled.options);
        let line = cup.desk.history(&cup.by(), None, 1).unwrap()[0].id;
        cup.desk.undo(&cup.by(), line, "wrong", at()).unwrap();
        assert_eq!(cup.again(base).by().event().options, before);
    });
}

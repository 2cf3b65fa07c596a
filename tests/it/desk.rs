//! Decisions of the desk about input of organisers: lists, retention, settled pairs.

use crate::store::base::{Base, NOON};
use chrono::{DateTime, Utc};
use inkundla::change_feed::Hub;
use inkundla::desk::entrants::CorrectedList;
use inkundla::desk::events::EventSettings;
use inkundla::desk::fault::FormProblem;
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::desk::{Desk, Fault};
use inkundla::formats::entrants_csv::{RawRow, RowState};
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::Ruleset;
use inkundla::tournament::pairing::CannotChange;
use inkundla::tournament::{BoardNo, Options, RoundNo};

fn at() -> DateTime<Utc> {
    DateTime::from_timestamp_millis(NOON).unwrap()
}

/// An event without players.
fn event(base: &Base) -> (Desk, Right<Unlimited>) {
    let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
    desk.create_account("Ms Khumalo", "three cows in a row", at())
        .unwrap();
    let account = desk.account_named("Ms Khumalo").unwrap();
    let plan = EventSettings {
        name: "Zone cup".to_owned(),
        ruleset: Ruleset::by_name("umlabalaba").unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::Off,
        conduct: UmpireSettings::default(),
        language: None,
    };
    let key = desk.create_event(&account, &plan, at()).unwrap();
    let by = desk.organiser(&account, &key).unwrap();
    (desk, by)
}

fn row(row: u32, given: &str, grade: &str) -> RawRow {
    RawRow {
        row,
        given: given.to_owned(),
        family: "Dlamini".to_owned(),
        grade: grade.to_owned(),
        ..RawRow::default()
    }
}

#[test]
fn valid_rows_without_open_questions_are_entered() {
    let base = Base::in_a_file();
    let (desk, by) = event(&base);
    let rows = vec![
        row(1, "Sipho", "7"),
        row(2, "Ayanda", "enam"),
        row(3, "Sipho", "7"),
        row(4, "Sipho", "7"),
        row(5, "Sipho", "7"),
    ];
    let list = CorrectedList {
        rows,
        distinct: vec![4],
        skipped: vec![5],
        ..CorrectedList::default()
    };
    let done = desk.enter_list(&by, list, at()).unwrap();
    assert_eq!((done.entered, done.tournament.entrants.len()), (2, 2));
    let left: Vec<u32> = done.left.iter().map(|row| row.row).collect();
    assert_eq!(left, [2, 3]);
    let states: Vec<&RowState> = done.left.iter().map(|row| &row.state).collect();
    assert!(
        matches!(states[..], [RowState::Error(_), RowState::Question(_)]),
        "{states:?}"
    );
    let again = CorrectedList {
        rows: vec![row(1, "Sipho", "7")],
        ..CorrectedList::default()
    };
    assert_eq!(desk.enter_list(&by, again, at()).unwrap().entered, 0);
}

#[test]
fn names_are_kept_for_one_day_to_ten_years_or_for_ever() {
    let base = Base::in_a_file();
    let (desk, by) = event(&base);
    for days in [0, 3651, u16::MAX] {
        let refused = desk.keep_names_for(&by, Some(days), at()).unwrap_err();
        let is_of_days = matches!(
            refused,
            Fault::Form {
                field: "days",
                problem: FormProblem::NotANumber
            }
        );
        assert!(is_of_days, "{days}: {refused}");
    }
    desk.keep_names_for(&by, None, at()).unwrap();
    let choices = |desk: &Desk| desk.privacy(&by).unwrap().retention_choices();
    assert_eq!(choices(&desk), [7, 30, 90, 365]);
    desk.keep_names_for(&by, Some(45), at()).unwrap();
    assert_eq!(choices(&desk), [7, 30, 45, 90, 365]);
}

#[test]
fn a_pair_of_the_draft_is_settled_and_freed_again() {
    let base = Base::in_a_file();
    let (desk, by) = event(&base);
    let names = ["Sipho", "Ayanda", "Lerato", "Thandi"];
    let rows = (1..).zip(names).map(|(n, name)| row(n, name, "7"));
    let list = CorrectedList {
        rows: rows.collect(),
        ..CorrectedList::default()
    };
    desk.enter_list(&by, list, at()).unwrap();
    let round = desk.draft_round(&by, at()).unwrap();
    let settled = |desk: &Desk| {
        let tournament = desk.tournament(by.event()).unwrap();
        tournament.options.terms.settled.len()
    };
    desk.toggle_fixed_pair(&by, round, BoardNo(2), at())
        .unwrap();
    assert_eq!(settled(&desk), 1);
    desk.toggle_fixed_pair(&by, round, BoardNo(2), at())
        .unwrap();
    assert_eq!(settled(&desk), 0);
    let nowhere = desk.toggle_fixed_pair(&by, round, BoardNo(9), at());
    let no_board = Fault::Draft(CannotChange::NoBoard(BoardNo(9)));
    assert_eq!(
        format!("{:?}", nowhere.unwrap_err()),
        format!("{no_board:?}")
    );
    assert!(
        desk.toggle_fixed_pair(&by, RoundNo(7), BoardNo(1), at())
            .is_err()
    );
}

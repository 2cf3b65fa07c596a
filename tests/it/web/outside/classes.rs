//! Checks the visibility of columns in `docs/DATA.md`: markers are written into all texts that are
//! not public, and no public address may show one.

use super::Hall;
use crate::data_classes::{columns, documented_classes};
use crate::server::Server;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::rights::InviteHelpers;
use inkundla::desk::staff::Invitee;
use inkundla::rules::Side;
use inkundla::store::{NewEntrant, Role, Store};
use inkundla::system_time::now;
use inkundla::tournament::{About, EntrantName, Options, PairingResult, Presence, RoundNo, Scored};

/// Prefix of every marker.
const MARK: &str = "Secretmark";

/// Texts that are codes of the program or parsed by it, not names.
const CODES: [(&str, &str); 12] = [
    ("accounts", "pass_hash"),
    ("tournaments", "delay"),
    ("grants", "role"),
    ("invitations", "role"),
    ("entrants", "presence"),
    ("entrants", "gender"),
    ("audit", "action"),
    ("audit", "role"),
    ("audit", "detail"),
    ("audit", "subject"),
    ("erasable_details", "details"),
    ("texts", "kind"),
];

/// Immutable texts: the test writes markers through the application.
const WRITTEN: [(&str, &str); 12] = [
    ("entries", "author"),
    ("texts", "text"),
    ("audit", "actor"),
    ("audit", "account"),
    ("audit", "reason"),
    ("row_changes", "table_name"),
    ("row_changes", "was"),
    ("row_changes", "now"),
    ("log_lines", "line"),
    ("log_texts", "table_name"),
    ("log_texts", "row_key"),
    ("log_texts", "text"),
];

/// A round that was posted, unposted and posted again, with one recorded board and one result
/// entered by hand.
fn story(hall: &Hall) {
    hall.enter_children();
    let (desk, right) = (&hall.desk, hall.organiser());
    let marked = format!("{MARK}-account");
    desk.create_account(&marked, "three cows in a row", now())
        .unwrap();
    let marked = desk.account_named(&marked).unwrap();
    let first = desk.entrants(&right).unwrap().remove(0);
    desk.set_consent(&right, first.id, None, now()).unwrap();
    let words = NewEntrant {
        name: EntrantName::parse("Zandilemark", &format!("{MARK}-before")).unwrap(),
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    };
    desk.correct_entrant(&right, first.id, words, now())
        .unwrap();
    let account = desk.account_named("Ms Khumalo").unwrap();
    let inviting = desk.right::<InviteHelpers>(&account, &hall.key, now());
    let inviting = inviting.unwrap();
    let ends = now() + chrono::TimeDelta::hours(8);
    let link = desk
        .invite(&inviting, (Role::Deputy, 1), (now(), ends))
        .unwrap();
    desk.accept(&link, Invitee::Known(marked), now()).unwrap();
    desk.invite(&inviting, (Role::Helper, 10), (now(), ends))
        .unwrap();
    desk.draft_round(&right, now()).unwrap();
    hall.post(RoundNo(1));
    let why = format!("{MARK}-why");
    desk.unpost_round(&right, RoundNo(1), &why, now()).unwrap();
    hall.post(RoundNo(1));
    let boards = desk.boards(right.event(), RoundNo(1)).unwrap();
    let code = desk.code_of(&boards[0]).unwrap();
    let before = desk.umpire(&code, None, now()).unwrap();
    let name = format!("{MARK}-umpire");
    let token = desk.start_recording(&before, &name, false, now()).unwrap();
    let umpire = desk.umpire(&code, Some(&token), now()).unwrap();
    let play = inkundla::referee::Command::Play("E1".to_owned());
    let slip = inkundla::desk::games::RecordRequest::now(0, play);
    desk.submit(&umpire, &slip, now()).unwrap();
    let won = Some(Scored {
        result: PairingResult::Won(Side::First),
        shot: None,
    });
    let place = (RoundNo(1), boards[1].pairing.board);
    desk.enter_result(&right, place, won, &why, now()).unwrap();
}

/// Puts a marker into each text that is not public; returns the marked columns.
fn mark_everything(file: &std::path::Path) -> Vec<(String, String)> {
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    let documented = documented_classes();
    let mut marked = Vec::new();
    for (table, column, kind) in columns() {
        let place = (table.as_str(), column.as_str());
        let class = documented[&(table.clone(), column.clone())].concat();
        let is_text = kind.contains("Text");
        if !is_text || class == "public" || CODES.contains(&place) || WRITTEN.contains(&place) {
            continue;
        }
        let mark = format!("'{MARK}-{table}-{column}'");
        // Rows that must not have one are left as they are.
        let update = format!("UPDATE OR IGNORE {table} SET {column} = {mark} || rowid");
        conn.batch_execute(&update).unwrap();
        marked.push((table, column));
    }
    marked
}

#[test]
fn no_public_address_shows_a_column_that_is_not_public() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.db");
    let database = format!("sqlite:{}", file.display());
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    let nowhere = "127.0.0.1:9".parse().unwrap();
    let mut hall = Hall::of(desk, Options::automatic(), nowhere);
    story(&hall);
    let marked = mark_everything(&file);
    assert!(marked.len() > 6, "{marked:?}");
    for name in ["family", "consent_by", "recorder_name", "made_by"] {
        assert!(marked.iter().any(|(_, column)| column == name), "{name}");
    }
    let server = Server::with(&[
        "--no-backups",
        "--listen",
        "127.0.0.1:0",
        "--database",
        &database,
    ]);
    hall.address = server.address;
    hall._there = Some(server);
    let answers = hall.outside();
    let shown = |text: &str| answers.values().any(|answer| answer.contains(text));
    assert!(shown("Zandilemark S."), "the walk sees who plays");
    assert!(shown("E1"), "and what is played");
    assert!(shown("Mark School 1"), "and the schools");
    for (address, answer) in &answers {
        for secret in [MARK, "Khumalo"] {
            let at = answer.find(secret);
            let about = at.map(|at| answer[at..].chars().take(60).collect::<String>());
            assert_eq!(about, None, "{address}");
        }
    }
}

//! What went wrong at the board is put right in the record.

use crate::web::harness::Page;
use crate::web::umpire::Hall;

#[test]
fn a_turn_against_the_rules_is_noted_with_the_rule_of_the_event() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let sheet = phone.sheet("more");
    assert_eq!(
        sheet.attributes("#illegal input[name=consequence][checked]", "value"),
        ["put-back"]
    );
    let illegal = |what: &str, words: &str| {
        phone.notes(&[
            ("act", "illegal"),
            ("side", "second"),
            ("what", what),
            ("words", words),
            ("consequence", "card"),
        ])
    };
    assert!(illegal("", "").sees("What was wrong is missing. Fill it in."));
    assert_eq!(illegal("other", "hid a cow").status, 303);
    let board = hall.board();
    assert!(
        board.sees("Black, against the rules: hid a cow."),
        "{}",
        board.text()
    );
    assert!(board.sees("(the event’s rule says otherwise)"));
    assert_eq!(
        phone.page().attributes(".strip .cardchip.y", "aria-label"),
        ["yellow card"]
    );
}

#[test]
fn a_turn_against_the_rules_is_listed_until_play_goes_on() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let listed = |page: &Page| page.all("#asked b").join(" ");
    assert_eq!(listed(&phone.page()), "");
    phone.notes(&[
        ("act", "illegal"),
        ("side", "second"),
        ("what", "moved-twice"),
        ("consequence", "put-back"),
    ]);
    let page = phone.page();
    let line = listed(&page);
    assert!(line.starts_with("Black, against the rules: "), "{line}");
    assert!(page.sees("put it back on the board, then go on"));
    for page in [&page, &hall.board()] {
        let sentences = page.all("li, #say, #asked b");
        assert!(
            sentences.iter().all(|one| !one.contains("..")),
            "{sentences:?}"
        );
    }
    assert_eq!(page.all("#asked button").len(), 0, "play goes on by Go on");
    phone.does(&[("act", "resume")]);
    assert_eq!(listed(&phone.page()), "");
}

#[test]
fn undo_and_redo_by_buttons() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.plays("E2");
    let undone = phone.does(&[("act", "undo"), ("reason", "look")]);
    assert!(undone.sees("Play E2 again"), "{}", undone.text());
    phone.does(&[("act", "redo")]);
    let page = phone.page();
    assert!(!page.sees("Play E2 again") && page.sees("Undo E2"));
    assert!(hall.board().sees("2. Black places a cow on E2"));
}

#[test]
fn the_board_is_set_up_man_by_man_with_clear_errors() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let set_up = |white: &str, black: &str, reason: &str| {
        phone.notes(&[
            ("act", "set-up"),
            ("on-first-cow", white),
            ("in-first-cow", "0"),
            ("on-second-cow", black),
            ("in-second-cow", "0"),
            ("side", "second"),
            ("reason", reason),
        ])
    };
    let refused = set_up("E1 E9", "A1 A2 A3", "knocked over");
    assert_eq!(refused.status, 422);
    assert!(
        refused.sees("E9: There is no point E9 on this board."),
        "{}",
        refused.text()
    );
    assert_eq!(
        refused.attributes("input[name=on-first-cow]", "value"),
        ["E1 E9"]
    );
    assert!(set_up("E1 E2 E2", "A1", "x").sees("E2: There is a cow on E2."));
    assert!(set_up("E1 E2 E5", "A1 A2 R3", " ").sees("Say why, in a few words."));
    assert_eq!(
        set_up("e1, e2 e5", "A1 A2 R3 R5", "knocked over").status,
        303
    );
    let page = phone.page();
    assert_eq!(
        page.all(".pt title")
            .iter()
            .filter(|point| point.ends_with("White"))
            .count(),
        3
    );
    assert!(hall.board().sees("The board was set up: knocked over"));
    phone.does(&[("act", "undo"), ("reason", "wrong board")]);
    assert!(hall.board().sees("The set-up was undone: wrong board"));
    let text = [
        ("act", "set-up"),
        ("position", "C.C"),
        ("side", "first"),
        ("reason", "late"),
    ];
    assert!(
        phone
            .notes(&text)
            .sees("This position is not possible in this game")
    );
}

#[test]
fn other_boards_are_set_up_too() {
    for (ruleset, form) in [
        (
            "camelot",
            [
                ("on-first-knight", "C6"),
                ("on-first-man", "D6 E6"),
                ("on-second-knight", "C11"),
                ("on-second-man", "D11"),
            ],
        ),
        (
            "reversi",
            [
                ("on-first-disc", "d4 e5"),
                ("on-second-disc", "d5 E4 f3"),
                ("", ""),
                ("", ""),
            ],
        ),
    ] {
        let hall = Hall::of(ruleset);
        let phone = hall.umpire("Ms Naidoo");
        let rest = [
            ("act", "set-up"),
            ("side", "first"),
            ("reason", "recording began late"),
        ];
        phone.noted(&[&form[..], &rest[..]].concat());
        assert!(hall.board().sees("The board was set up"), "{ruleset}");
    }
}

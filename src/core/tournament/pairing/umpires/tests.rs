use super::*;
use std::collections::BTreeMap;

/// Boards from 1, each between players of two schools.
fn hall(schools: &[[&str; 2]]) -> Vec<BoardToUmpire> {
    let board = |(at, schools): (usize, &[&str; 2])| {
        let first = 2 * at as i64;
        BoardToUmpire {
            board: BoardNo(at as u16 + 1),
            players: [EntrantId(first), EntrantId(first + 1)],
            schools: schools.iter().map(|&school| school.to_owned()).collect(),
        }
    };
    schools.iter().enumerate().map(board).collect()
}

fn umpires(schools: &[&str]) -> Vec<FreeUmpire> {
    let umpire = |(number, &school): (u16, &&str)| FreeUmpire {
        number,
        school: school.to_owned(),
        ..FreeUmpire::default()
    };
    (1..).zip(schools).map(umpire).collect()
}

fn boards_each(allotted: &[(BoardNo, u16)]) -> BTreeMap<u16, Vec<u16>> {
    let mut each: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
    for (board, umpire) in allotted {
        each.entry(*umpire).or_default().push(board.0);
    }
    each
}

#[test]
fn everybody_gets_equally_many_boards_beside_one_another() {
    let allotted = allot_umpires(&hall(&[["A", "B"]; 12]), &umpires(&["", "", ""]), 0);
    let each = boards_each(&allotted);
    assert_eq!(each[&1], [1, 2, 3, 4]);
    assert_eq!(each[&2], [5, 6, 7, 8]);
    assert_eq!(each[&3], [9, 10, 11, 12]);
}

#[test]
fn the_umpires_move_on_each_round() {
    let boards = hall(&[["A", "B"]; 6]);
    let of_board_1 = |round| allot_umpires(&boards, &umpires(&["", "", ""]), round)[0].1;
    let mut first: Vec<u16> = (1..=3).map(of_board_1).collect();
    first.sort_unstable();
    assert_eq!(first, [1, 2, 3]);
}

#[test]
fn nobody_has_a_board_of_the_own_school_while_another_can() {
    // Umpire 1 can have board 4 only; the others share the rest.
    let boards = hall(&[["A", "B"], ["A", "C"], ["C", "A"], ["B", "C"]]);
    let allotted = allot_umpires(&boards, &umpires(&["A", "X"]), 1);
    let each = boards_each(&allotted);
    assert_eq!((&each[&1][..], &each[&2][..]), (&[4][..], &[1, 2, 3][..]));
    // Where all are of the school, the board still has somebody.
    assert_eq!(
        allot_umpires(&boards[..1], &umpires(&["A", "B"]), 1).len(),
        1
    );
}

#[test]
fn umpires_with_fewer_games_come_first_and_meet_others() {
    let boards = hall(&[["", ""], ["", ""]]);
    let mut staff = umpires(&["", "", ""]);
    staff[1].games = 5;
    let each = boards_each(&allot_umpires(&boards, &staff, 0));
    assert_eq!(each.keys().copied().collect::<Vec<_>>(), [1, 3]);
    staff.remove(1);
    staff[0].players = boards[0].players.to_vec();
    let each = boards_each(&allot_umpires(&boards, &staff, 0));
    assert_eq!((&each[&1][..], &each[&3][..]), (&[2][..], &[1][..]));
}

#[test]
fn a_large_hall_is_divided_and_every_board_has_one_umpire() {
    for (boards, staff) in [(1, 1), (1, 300), (250, 1), (250, 7), (250, 70), (500, 130)] {
        let hall = hall(&vec![["A", "B"]; boards]);
        let allotted = allot_umpires(&hall, &umpires(&vec!["Z"; staff]), 3);
        let numbers: Vec<u16> = allotted.iter().map(|(board, _)| board.0).collect();
        assert_eq!(numbers, (1..=boards as u16).collect::<Vec<_>>());
        let each = boards_each(&allotted);
        let counts = || each.values().map(Vec::len);
        let most = counts().max().unwrap_or_default();
        assert!(
            most <= boards.div_ceil(staff) + 1,
            "{boards} {staff}: {most}"
        );
    }
}

#[test]
fn without_umpires_or_boards_nothing_is_allotted() {
    assert!(allot_umpires(&[], &umpires(&["A"]), 1).is_empty());
    assert!(allot_umpires(&hall(&[["A", "B"]]), &[], 1).is_empty());
}

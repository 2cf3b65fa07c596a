//! Cups of school teams.

use super::hall::{round, tournament};
use inkundla_core::tournament::{System, Teams, Tournament};

/// Schools with the same number of children each; child 1 is of school 1, child 2 of school 2.
pub fn schools(count: u16, each: u16, how: Teams) -> Tournament {
    let mut made = tournament(System::Teams(how), count * each);
    for (at, one) in (0..).zip(made.entrants.iter_mut()) {
        one.school = Some(format!("School {}", at % count + 1));
    }
    made.options.rounds = made.options.system.rounds_needed(count.into());
    made
}

/// Four schools with two boards. The first, the second and the fourth won two matches each:
/// 1 beat 4 and 3, 2 beat 3 and 1, 4 beat 3 and 2.
///
/// | school | match points | at the boards | by round | on board 1 | on board 2 |
/// |---|---|---|---|---|---|
/// | 1 | 4 | 3½ | 1½ ½ 1½ | 2 | 1½ |
/// | 2 | 4 | 3½ | 1½ 1½ ½ | 2 | 1½ |
/// | 3 | 0 | 1 | ½ 0 ½ | 0 | 1 |
/// | 4 | 4 | 4 | ½ 2 1½ | 2 | 2 |
pub fn four(is_swiss: bool) -> Tournament {
    let mut made = schools(4, 2, how(2, is_swiss));
    made.options.rounds = 3;
    let half = "1/2-1/2";
    made.closed = vec![
        round(
            1,
            &[(1, 4, "1-0"), (8, 5, half), (2, 3, "1-0"), (7, 6, half)],
            &[],
        ),
        round(
            2,
            &[(4, 3, "1-0"), (7, 8, "0-1"), (1, 2, "0-1"), (6, 5, half)],
            &[],
        ),
        round(
            3,
            &[(2, 4, "0-1"), (8, 6, half), (3, 1, "0-1"), (5, 7, half)],
            &[],
        ),
    ];
    made
}

/// Three schools: nobody of 2 came to meet 1 while 3 had the bye; then 1 beat 3 by 1½ to ½
/// while 2 had the bye. Match points 4, 1, 1; at the boards 3½, 1, 1½.
pub fn three() -> Tournament {
    let mut made = schools(3, 2, how(2, true));
    made.options.rounds = 2;
    made.closed = vec![
        round(
            1,
            &[(1, 2, "1-0 forfeit"), (5, 4, "0-1 forfeit")],
            &[(3, "bye"), (6, "bye")],
        ),
        round(
            2,
            &[(1, 3, "1-0"), (6, 4, "1/2-1/2")],
            &[(2, "bye"), (5, "bye")],
        ),
    ];
    made
}

/// A drawn match at four boards: 1 won at the first and the last, 2 at the others.
pub fn drawn() -> Tournament {
    let mut made = schools(2, 4, how(4, false));
    let boards = [(1, 2, "1-0"), (4, 3, "1-0"), (5, 6, "0-1"), (8, 7, "0-1")];
    made.closed = vec![round(1, &boards, &[])];
    made
}

pub fn how(boards: u16, is_swiss: bool) -> Teams {
    Teams {
        boards,
        is_swiss,
        ..Teams::default()
    }
}

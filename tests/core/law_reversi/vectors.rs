//! The published vectors: counts, sets of legal turns and their flips, whole
//! games, wrong flips.
use super::{all, at, reversi, turns};
use crate::common::fixtures::law_table;
use crate::laws;
use inkundla_core::rules::reversi::{Reversi, RuleSheet};
use inkundla_core::rules::{GameHistory, LOST_TURN, Position, Side};

/// Rows with more leaves are counted only on demand.
const QUICK: u64 = 10_000;

fn counts_agree(takes: impl Fn(u64) -> bool) {
    for row in law_table("reversi_perft.tsv") {
        let position = Reversi::parse(RuleSheet::default(), &row[1]).unwrap();
        laws::counts_agree(&row[0], &position, (&row[2..8], &row[8..14]), &takes);
    }
}

#[test]
fn positions_of_all_kinds_have_the_published_counts() {
    counts_agree(|leaves| leaves <= QUICK);
}

#[test]
fn the_start_has_the_published_counts() {
    let ours = (1..=7)
        .map(|depth| reversi().start().perft(depth))
        .collect::<Vec<_>>();
    assert_eq!(ours, [4, 12, 56, 244, 1_396, 8_200, 55_092]);
}

#[test]
#[ignore = "minutes without optimisation: cargo test --release --test it deep -- --ignored"]
fn deep_counts_agree_too() {
    counts_agree(|leaves| leaves > QUICK);
    let start = Reversi::start(RuleSheet::default());
    let ours = (8..=11)
        .map(|depth| laws::census(&start, depth))
        .collect::<Vec<_>>();
    assert_eq!(
        ours,
        [
            (390_216, 0),
            (3_005_288, 0),
            (24_571_056, 228),
            (212_258_216, 584)
        ]
    );
}

#[test]
fn every_set_of_legal_turns_is_the_published_one() {
    for row in law_table("reversi_legal.tsv") {
        assert_eq!(turns(&at(&row[1])), all(&row[2]), "{}", row[0]);
    }
}

#[test]
fn every_turn_flips_the_published_discs() {
    for row in law_table("reversi_legal.tsv") {
        let position = at(&row[1]);
        for turn in row[3].split_whitespace() {
            let (square, discs) = turn.split_once(':').unwrap();
            let after = position.play(square).unwrap().into_after();
            let named = |discs: &str| all(&discs.replace(',', " "));
            assert_eq!(
                flipped(&position, &after),
                named(discs),
                "{} {square}",
                row[0]
            );
        }
    }
}

/// The squares whose discs change colour.
fn flipped(before: &Position, after: &Position) -> std::collections::BTreeSet<String> {
    let name = |at: u8| reversi().board().points[usize::from(at)].name.to_owned();
    let turned = |at: u8, side: Side| {
        before
            .men()
            .iter()
            .any(|disc| disc.at == at && disc.side != side)
    };
    after
        .men()
        .iter()
        .filter(|disc| turned(disc.at, disc.side))
        .map(|disc| name(disc.at))
        .collect()
}

#[test]
fn every_published_game_is_played_to_its_end() {
    for row in law_table("reversi_playouts.tsv") {
        let mut course = GameHistory::from(reversi().start());
        for turn in row[7].split_whitespace() {
            match turn {
                LOST_TURN => assert!(course.give_turn(), "{}", row[0]),
                _ => course
                    .play(turn)
                    .unwrap_or_else(|refused| panic!("{}: {refused}", row[0])),
            }
        }
        let verdict = course
            .verdict()
            .unwrap_or_else(|| panic!("{} does not end", row[0]));
        let winner = match verdict.winner {
            Some(Side::First) => "black",
            Some(Side::Second) => "white",
            None => "draw",
        };
        let stock = course.position().stock();
        let empty = 64 - stock.first.on_board - stock.second.on_board;
        let counts =
            [stock.first.on_board, stock.second.on_board, empty].map(|count| count.to_string());
        assert_eq!(
            [winner, verdict.reason.name()],
            [&row[1], &row[2]],
            "{}",
            row[0]
        );
        assert_eq!(counts, row[3..6], "{}", row[0]);
        assert_eq!(course.position().text(), row[6], "{}", row[0]);
        assert_eq!(course.turns().join(" "), row[7], "{}", row[0]);
    }
}

#[test]
fn every_published_mistake_stays_on_the_board() {
    for row in law_table("reversi_wrong_flips.tsv") {
        let (before, square) = (at(&row[0]), &row[1]);
        let marks = |sign: &str, squares: &str| {
            squares
                .split(',')
                .filter(|square| !square.is_empty())
                .map(|square| format!("!{sign}{square}"))
                .collect::<String>()
        };
        let change = format!("{square}{}{}", marks("-", &row[2]), marks("+", &row[3]));
        let played = before
            .play_irregular(&change)
            .unwrap_or_else(|refused| panic!("{refused}"));
        assert_eq!(before.play(square).unwrap().after().text(), row[4]);
        assert_eq!(played.after().text(), row[5], "{change}");
        assert_eq!(turns(played.after()), all(&row[6]), "{change}");
        let again = before.play_irregular(played.text()).unwrap();
        assert_eq!(
            (again.text(), again.after().text()),
            (played.text(), played.after().text())
        );
    }
}

//! Positions of Camelot by the squares of their pieces.

use inkundla_core::rules::Ruleset;

pub fn camelot() -> Ruleset {
    Ruleset::by_name("camelot").unwrap()
}

/// The text of a position by the squares of its pieces, an `N` before those of knights.
pub fn drawn(side: &str, white: &str, black: &str) -> String {
    let letter = |name: &str| {
        let here =
            |pieces: &str, piece: &str| pieces.split_whitespace().any(|named| named == piece);
        let knight = format!("N{name}");
        match name {
            _ if here(white, &knight) => 'N',
            _ if here(white, name) => 'M',
            _ if here(black, &knight) => 'n',
            _ if here(black, name) => 'm',
            _ => '.',
        }
    };
    let on_rank = |row: u8| {
        camelot()
            .board()
            .points
            .iter()
            .filter(move |point| point.row == row)
    };
    let rank = |row| {
        counted(
            &on_rank(row)
                .map(|point| letter(point.name))
                .collect::<String>(),
        )
    };
    let board = (0..16).map(rank).collect::<Vec<_>>().join("/");
    assert_eq!(
        board.matches(char::is_alphabetic).count(),
        white.split_whitespace().count() + black.split_whitespace().count()
    );
    format!("{board} {side}")
}

/// A rank in which each empty square is a dot, with runs of dots counted.
pub fn counted(rank: &str) -> String {
    let piece = |letter: char| letter != '.';
    let run = |run: &str| match run.trim_end_matches(piece) {
        "" => run.to_owned(),
        dots => format!("{}{}", dots.len(), &run[dots.len()..]),
    };
    rank.split_inclusive(piece).map(run).collect()
}

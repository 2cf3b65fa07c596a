//! Position set-up from lists of points, as an umpire reads them off a real board.

use super::{Board, IllegalTurn, Kind, Position, Ruleset, Side, WhyNot};

/// A position as lists of points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrangement {
    /// The men, by side and kind.
    pub groups: Vec<MenGroup>,
    /// Whether the second side is to move.
    pub second_moves: bool,
}

/// The men of one side and kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MenGroup {
    /// The side.
    pub side: Side,
    /// The kind.
    pub kind: Kind,
    /// The names of their points in either case, separated by blanks or commas.
    pub points: String,
    /// The number of men not yet placed; 0 in games without a hand.
    pub in_hand: u8,
}

impl Ruleset {
    /// The arrangement of a position.
    pub fn arrangement(&self, position: &Position) -> Arrangement {
        let board = self.board();
        let men = position.men();
        let group = |(side, kind)| {
            let own = men
                .iter()
                .filter(|man| man.side == side && man.kind == kind);
            let points = own.filter_map(|man| board.points.get(usize::from(man.at)));
            let points: Vec<&str> = points.map(|point| point.name).collect();
            MenGroup {
                side,
                kind,
                points: points.join(" "),
                in_hand: in_hand(self, position, side, kind),
            }
        };
        let sides = Side::BOTH.into_iter();
        let kinds = self.kinds();
        let each = sides.flat_map(|side| kinds.iter().map(move |kind| (side, *kind)));
        Arrangement {
            groups: each.map(group).collect(),
            second_moves: position.to_move() == Side::Second,
        }
    }

    /// Whether men are placed from a hand.
    pub fn has_hand(&self) -> bool {
        matches!(self, Ruleset::Mill(_))
    }

    /// The text of an arrangement's position. What a board does not show (castle
    /// moves used) is taken from the position before. [`Ruleset::read`] checks
    /// the text.
    ///
    /// # Errors
    /// A point that does not exist or is named twice.
    pub fn arranged(&self, shown: &Arrangement, before: &Position) -> Result<String, IllegalTurn> {
        let board = self.board();
        let mut men: Vec<Option<(Side, Kind)>> = vec![None; board.points.len()];
        for group in &shown.groups {
            let names = group.points.split(|c: char| !c.is_ascii_alphanumeric());
            for name in names.filter(|name| !name.is_empty()) {
                let wrong = |why: fn(String) -> WhyNot| IllegalTurn {
                    text: name.to_owned(),
                    why: why(name.to_owned()),
                };
                let at = index_of(board, name).ok_or_else(|| wrong(WhyNot::NoSuchPoint))?;
                match men.get_mut(at) {
                    Some(place @ None) => *place = Some((group.side, group.kind)),
                    _ => return Err(wrong(WhyNot::Occupied)),
                }
            }
        }
        Ok(match self {
            Ruleset::Mill(_) => mill(&men, shown, self.kinds().len() > 1),
            Ruleset::Camelot(_) => camelot(board, &men, shown, before),
            Ruleset::Reversi(_) => reversi(&men, shown),
        })
    }

    /// The kinds of men that the board distinguishes.
    fn kinds(&self) -> &'static [Kind] {
        let is_typed = self.setting("typed").as_deref() == Some("true");
        match self {
            Ruleset::Mill(_) if is_typed => &[Kind::Cow, Kind::HerdBoys, Kind::Warriors],
            Ruleset::Mill(_) => &[Kind::Cow],
            Ruleset::Camelot(_) => &[Kind::Knight, Kind::Man],
            Ruleset::Reversi(_) => &[Kind::Disc],
        }
    }
}

fn in_hand(ruleset: &Ruleset, position: &Position, side: Side, kind: Kind) -> u8 {
    let typed = position.hand(side);
    let of_kind = typed.iter().find(|(of, _)| *of == kind);
    match (ruleset.has_hand(), of_kind) {
        (false, _) => 0,
        (true, Some((_, left))) => *left,
        (true, None) => position.stock()[side].in_hand,
    }
}

fn index_of(board: &Board, name: &str) -> Option<usize> {
    let mut points = board.points.iter();
    points.position(|point| point.name.eq_ignore_ascii_case(name))
}

/// A man as a letter: capital for the first side.
fn letter(man: (Side, Kind)) -> char {
    let (side, kind) = man;
    let letter = match kind {
        Kind::Cow => 'C',
        Kind::HerdBoys => 'H',
        Kind::Warriors => 'W',
        Kind::Man => 'M',
        Kind::Knight => 'N',
        Kind::Disc => 'X',
    };
    match side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    }
}

/// §11: `BOARD STM HANDS GIFTS QUIET BANS PLY`.
fn mill(men: &[Option<(Side, Kind)>], shown: &Arrangement, is_typed: bool) -> String {
    let letters: Vec<char> = men.iter().map(|man| man.map_or('.', letter)).collect();
    let rings: Vec<String> = letters
        .chunks(8)
        .map(|ring| ring.iter().collect())
        .collect();
    let hand = |side| {
        let own = shown.groups.iter().filter(|group| group.side == side);
        let counts: Vec<String> = own.map(|group| group.in_hand.to_string()).collect();
        if is_typed {
            counts.join(".")
        } else {
            counts.concat()
        }
    };
    let mover = if shown.second_moves { 2 } else { 1 };
    format!(
        "{} {mover} {}/{} 0 0 -/- 0",
        rings.join("/"),
        hand(Side::First),
        hand(Side::Second)
    )
}

/// C-03, the text of §1.7: ranks from the top, runs of empty squares as counts.
fn camelot(
    board: &Board,
    men: &[Option<(Side, Kind)>],
    shown: &Arrangement,
    before: &Position,
) -> String {
    let mut places: Vec<_> = board.points.iter().zip(men).collect();
    places.sort_by_key(|(point, _)| (point.row, point.column));
    let rank = |row: &[(&super::Point, &Option<(Side, Kind)>)]| {
        let mut text = String::new();
        for run in row.chunk_by(|(_, one), (_, other)| one.is_none() && other.is_none()) {
            match run {
                [(_, Some(man)), ..] => text.push(letter(*man)),
                empty => text += &empty.len().to_string(),
            }
        }
        text
    };
    let ranks: Vec<String> = places
        .chunk_by(|(one, _), (other, _)| one.row == other.row)
        .map(rank)
        .collect();
    let now = before.text();
    let castle_moves = now.split(' ').nth(2).unwrap_or("00");
    let mover = if shown.second_moves { 'b' } else { 'w' };
    format!("{} {mover} {castle_moves} 0 1", ranks.join("/"))
}

/// R-02, the text of §2.4: 64 squares, then the side.
fn reversi(men: &[Option<(Side, Kind)>], shown: &Arrangement) -> String {
    let square = |man: &Option<(Side, Kind)>| match man {
        None => '-',
        Some((Side::First, _)) => 'X',
        Some((Side::Second, _)) => 'O',
    };
    let squares: String = men.iter().map(square).collect();
    let mover = if shown.second_moves { 'O' } else { 'X' };
    format!("{squares} {mover}")
}

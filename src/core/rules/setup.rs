//! Position set-up from lists of points, as an umpire reads them off a real board.

use super::{Arrangement, Board, IllegalTurn, Kind, MenGroup, Position, Ruleset, Side, WhyNot};

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
        Ok(self.arranged_text(&men, shown, before))
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

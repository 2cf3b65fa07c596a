//! Splits the text of a turn into the points that it names, without a legality check.

use super::Kind;

/// The parts of a turn's text, for describing or drawing the turn. The turn
/// need not be legal or even valid notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnPoints<'a> {
    /// The points before any `x`: the point of a placement, or the squares of a move.
    pub path: Vec<&'a str>,
    /// The points after each `x`: cows shot, or squares on which jumps landed.
    pub crossed: Vec<&'a str>,
    /// The kind placed, in games that place kinds.
    pub kind: Kind,
    /// Whether a cow was given away.
    pub is_gift: bool,
    /// Discs that were outflanked but not turned.
    pub missed: Vec<&'a str>,
    /// Discs that were turned but not outflanked.
    pub extra: Vec<&'a str>,
}

impl<'a> TurnPoints<'a> {
    /// Splits a text such as `E6-A6xR3`, `~E4`, `E4=H`, `F6-F8xH10` or `h5!-g5!+f1`.
    pub fn of(turn: &'a str) -> TurnPoints<'a> {
        let mut parts = turn.split('!');
        let act = parts.next().unwrap_or_default();
        let mistakes: Vec<&str> = parts.collect();
        let named = |sign: char| {
            let names = mistakes.iter().filter_map(|part| part.strip_prefix(sign));
            names.collect()
        };
        let mut crossed: Vec<&str> = act.split('x').collect();
        let path = crossed.remove(0); // `split` yields at least one part
        let (path, kind) = match path.split_once('=') {
            Some((path, "H")) => (path, Kind::HerdBoys),
            Some((path, "W")) => (path, Kind::Warriors),
            _ => (path, Kind::Cow),
        };
        let is_point = |part: &&str| part.starts_with(|c: char| c.is_ascii_alphabetic());
        TurnPoints {
            path: path.split(['-', '~']).filter(is_point).collect(),
            crossed,
            kind,
            is_gift: path.starts_with('~'),
            missed: named('-'),
            extra: named('+'),
        }
    }

    /// The points of `path` and `crossed`, in order.
    pub fn points(&self) -> impl Iterator<Item = &'a str> {
        self.path.iter().chain(&self.crossed).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_turn_is_split_into_its_points() {
        let points = |turn| TurnPoints::of(turn).points().collect::<Vec<_>>().join(" ");
        assert_eq!(points("E6-A6xR3"), "E6 A6 R3");
        assert_eq!(points("E4=HxA1"), "E4 A1");
        assert_eq!(points("~E4"), "E4");
        assert_eq!(points("F6-F8-H8xH10xJ12"), "F6 F8 H8 H10 J12");
        assert_eq!(points("--"), "");
        let wrong = TurnPoints::of("h5!-g5!+f1!+g4");
        assert_eq!((wrong.path, wrong.missed), (vec!["h5"], vec!["g5"]));
        assert_eq!(wrong.extra, ["f1", "g4"]);
    }

    #[test]
    fn the_kind_is_parsed_with_and_without_a_shot() {
        assert_eq!(TurnPoints::of("E4=W").kind, Kind::Warriors);
        assert_eq!(TurnPoints::of("E4=HxA1").kind, Kind::HerdBoys);
    }
}

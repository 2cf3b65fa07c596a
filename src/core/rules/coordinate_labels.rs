//! The text of a turn split into the points that it names, without asking whether it is legal.

use super::Kind;

/// A turn's text taken apart, for those who tell or draw it. Whether the turn
/// is legal, or even readable, is not asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoordinateLabels<'a> {
    /// The points before any `x`: where a man was placed, or whence and whither it went.
    pub path: Vec<&'a str>,
    /// The points after each `x`: where cows were shot, or where jumps led.
    pub crossed: Vec<&'a str>,
    /// What was placed, where kinds are placed.
    pub kind: Kind,
    /// Whether a cow was given away.
    pub is_gift: bool,
    /// Discs that were left unturned, though outflanked.
    pub missed: Vec<&'a str>,
    /// Discs that were turned, though not outflanked.
    pub extra: Vec<&'a str>,
}

impl<'a> CoordinateLabels<'a> {
    /// Takes a text apart: `E6-A6xR3`, `~E4`, `E4=H`, `F6-F8xH10`, `h5!-g5!+f1`.
    pub fn of(turn: &'a str) -> CoordinateLabels<'a> {
        let mut parts = turn.split('!');
        let act = parts.next().unwrap_or_default();
        let mistakes: Vec<&str> = parts.collect();
        let named = |sign: char| {
            let names = mistakes.iter().filter_map(|part| part.strip_prefix(sign));
            names.collect()
        };
        let mut crossed: Vec<&str> = act.split('x').collect();
        let path = crossed.remove(0); // what is split has a first part
        let (path, kind) = match path.split_once('=') {
            Some((path, "H")) => (path, Kind::HerdBoys),
            Some((path, "W")) => (path, Kind::Warriors),
            _ => (path, Kind::Cow),
        };
        let is_point = |part: &&str| part.starts_with(|c: char| c.is_ascii_alphabetic());
        CoordinateLabels {
            path: path.split(['-', '~']).filter(is_point).collect(),
            crossed,
            kind,
            is_gift: path.starts_with('~'),
            missed: named('-'),
            extra: named('+'),
        }
    }

    /// Every point that hands touched, in order.
    pub fn points(&self) -> impl Iterator<Item = &'a str> {
        self.path.iter().chain(&self.crossed).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_turn_is_taken_apart() {
        let points = |turn| {
            CoordinateLabels::of(turn)
                .points()
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(points("E6-A6xR3"), "E6 A6 R3");
        assert_eq!(points("E4=HxA1"), "E4 A1");
        assert_eq!(points("~E4"), "E4");
        assert_eq!(points("F6-F8-H8xH10xJ12"), "F6 F8 H8 H10 J12");
        assert_eq!(points("--"), "");
        let wrong = CoordinateLabels::of("h5!-g5!+f1!+g4");
        assert_eq!((wrong.path, wrong.missed), (vec!["h5"], vec!["g5"]));
        assert_eq!(wrong.extra, ["f1", "g4"]);
    }

    #[test]
    fn the_kind_is_read_with_and_without_a_shot() {
        assert_eq!(CoordinateLabels::of("E4=W").kind, Kind::Warriors);
        assert_eq!(CoordinateLabels::of("E4=HxA1").kind, Kind::HerdBoys);
    }
}

//! A second, simple implementation of the law, square by square and path by path,
//! to check the engine's turns and its parsing of paths.
use super::{at, turns};
use crate::common::fixtures::law_table;
use inkundla_core::rules::{Kind, Position, Side};
use std::collections::{BTreeSet, HashMap};

type Square = (i8, i8);

struct Told {
    squares: HashMap<Square, &'static str>,
    pieces: HashMap<Square, (Side, Kind)>,
    side: Side,
    castle_moves: u8,
}

/// The way in which a square is reached.
type Path = Vec<(char, Square)>;

impl Told {
    fn of(position: &Position) -> Told {
        let points = super::camelot().board().points;
        let place = |index: usize| (points[index].column as i8, 15 - points[index].row as i8);
        let side = position.to_move();
        let used = position.text().split(' ').nth(2).unwrap().as_bytes()[side as usize] - b'0';
        Told {
            squares: (0..points.len())
                .map(|index| (place(index), points[index].name))
                .collect(),
            pieces: position
                .men()
                .iter()
                .map(|man| (place(man.at.into()), (man.side, man.kind)))
                .collect(),
            side,
            castle_moves: used,
        }
    }

    fn castle(&self, of: Side) -> [Square; 2] {
        if of == Side::First {
            [(5, 0), (6, 0)]
        } else {
            [(5, 15), (6, 15)]
        }
    }

    fn is_home(&self, square: Square) -> bool {
        self.castle(self.side).contains(&square)
    }

    fn is_goal(&self, square: Square) -> bool {
        self.castle(!self.side).contains(&square)
    }

    fn is_empty(&self, square: Square) -> bool {
        self.squares.contains_key(&square) && !self.pieces.contains_key(&square)
    }

    fn stands(&self, square: Square, side: Side) -> bool {
        self.pieces
            .get(&square)
            .is_some_and(|piece| piece.0 == side)
    }

    fn around(at: Square, reach: i8) -> impl Iterator<Item = (Square, Square)> {
        let ways = (-1..=1)
            .flat_map(|east| (-1..=1).map(move |north| (east, north)))
            .filter(|way| *way != (0, 0));
        ways.map(move |(east, north)| {
            (
                (at.0 + east, at.1 + north),
                (at.0 + reach * east, at.1 + reach * north),
            )
        })
    }

    /// The squares to which a piece with some captures can jump, with the captured square.
    fn jumps(&self, at: Square, from: Square, captured: &[Square]) -> Vec<(Square, Square)> {
        if self.is_goal(at) {
            return Vec::new();
        }
        let open =
            |square: Square| self.is_empty(square) || square == from || captured.contains(&square);
        let victim =
            |square: Square| self.stands(square, !self.side) && !captured.contains(&square);
        Told::around(at, 2)
            .filter(|(over, land)| victim(*over) && open(*land))
            .collect()
    }

    fn jump_on(
        &self,
        from: Square,
        at: Square,
        path: &Path,
        captured: &[Square],
        found: &mut Vec<Path>,
    ) {
        let jumps = self.jumps(at, from, captured);
        if jumps.is_empty() && !captured.is_empty() {
            found.push(path.clone());
        }
        for (over, land) in jumps {
            let (mut path, mut captured) = (path.clone(), captured.to_vec());
            path.push(('x', land));
            captured.push(over);
            self.jump_on(from, land, &path, &captured, found);
        }
    }

    fn canters(&self, from: Square, path: &Path, found: &mut Vec<Path>) {
        let at = path.last().map_or(from, |step| step.1);
        if self.is_goal(at) {
            return;
        }
        for (over, land) in Told::around(at, 2) {
            let new = land != from && !path.iter().any(|step| step.1 == land);
            if self.stands(over, self.side) && self.is_empty(land) && !self.is_home(land) && new {
                let mut path = path.clone();
                path.push(('-', land));
                self.canters(from, &path, found);
                found.push(path);
            }
        }
    }

    fn paths_of(&self, from: Square, must_capture: bool) -> Vec<Path> {
        let knight = self.pieces[&from].1 == Kind::Knight;
        let (mut canters, mut paths) = (Vec::new(), Vec::new());
        self.canters(from, &Vec::new(), &mut canters);
        self.jump_on(from, from, &Vec::new(), &[], &mut paths);
        for ride in canters.iter().filter(|_| knight) {
            self.jump_on(from, ride[ride.len() - 1].1, ride, &[], &mut paths);
        }
        if !must_capture {
            let exposed = |ride: &Path| {
                ride.iter()
                    .any(|step| !self.jumps(step.1, from, &[]).is_empty())
            };
            paths.extend(canters.into_iter().filter(|ride| !knight || !exposed(ride)));
            let steps = Told::around(from, 1).map(|(to, _)| to);
            paths.extend(
                steps
                    .filter(|to| self.is_empty(*to) && !self.is_home(*to))
                    .map(|to| vec![('-', to)]),
            );
        }
        paths
    }

    fn all_paths(&self) -> BTreeSet<String> {
        let ours: Vec<Square> = self
            .squares
            .keys()
            .copied()
            .filter(|at| self.stands(*at, self.side))
            .collect();
        let duty: Vec<Square> = ours
            .iter()
            .copied()
            .filter(|at| self.is_home(*at))
            .collect();
        let movers = if duty.is_empty() { ours } else { duty };
        let (kept, able): (Vec<Square>, Vec<Square>) =
            movers.into_iter().partition(|at| self.is_goal(*at));
        let must_capture = able
            .iter()
            .any(|from| !self.jumps(*from, *from, &[]).is_empty());
        let mut paths: Vec<(Square, Path)> = Vec::new();
        for from in able {
            paths.extend(
                self.paths_of(from, must_capture)
                    .into_iter()
                    .map(|path| (from, path)),
            );
        }
        for from in kept
            .into_iter()
            .filter(|_| !must_capture && self.castle_moves < 2)
        {
            let free = self
                .castle(!self.side)
                .into_iter()
                .filter(|to| self.is_empty(*to));
            paths.extend(free.map(|to| (from, vec![('-', to)])));
        }
        paths
            .iter()
            .map(|(from, path)| self.text(*from, path))
            .collect()
    }

    fn text(&self, from: Square, path: &Path) -> String {
        let step = |(sign, to): &(char, Square)| format!("{sign}{}", self.squares[to]);
        format!(
            "{}{}",
            self.squares[&from],
            path.iter().map(step).collect::<String>()
        )
    }
}

#[test]
fn every_path_of_the_law_is_read_as_a_listed_turn_and_there_are_as_many_as_published() {
    for row in law_table("camelot_perft.tsv") {
        let position = at(&row[1]);
        let paths = if position.verdict().is_some() {
            BTreeSet::new()
        } else {
            Told::of(&position).all_paths()
        };
        assert_eq!(paths.len().to_string(), row[10], "{}", row[0]);
        let meant: BTreeSet<String> = paths
            .iter()
            .map(|path| position.play(path).unwrap().text().to_owned())
            .collect();
        assert_eq!(meant, turns(&position), "{}", row[0]);
        assert!(meant.is_subset(&paths), "{} writes what is no path", row[0]);
    }
}

#[test]
fn paths_of_two_turns_are_as_many_as_published() {
    for row in law_table("camelot_perft.tsv")
        .into_iter()
        .filter(|row| row[11].len() <= 3)
    {
        let position = at(&row[1]);
        let paths = if position.verdict().is_some() {
            BTreeSet::new()
        } else {
            Told::of(&position).all_paths()
        };
        let answers = paths.iter().map(|path| {
            let next = position.play(path).unwrap().into_after();
            if next.verdict().is_some() {
                0
            } else {
                Told::of(&next).all_paths().len()
            }
        });
        assert_eq!(answers.sum::<usize>().to_string(), row[11], "{}", row[0]);
    }
}

//! Exact endings of the morabaraba family: tables with the value of every position of the moving and flying phase with few men.

mod build;
mod file;
mod index;
mod law;
mod moves;
mod solve;
mod symmetry;
mod table;

use build::Builder;
pub use file::RefusedTable;
use index::{MOST_MEN, Sets};
use inkundla_core::rules::mill::Mill;
use inkundla_core::rules::{Position, Side};
use law::EndingLaw;
use std::fmt;
use std::ops::ControlFlow::Continue;
use std::sync::Arc;
use symmetry::Symmetries;
use table::{Code, DRAW, LOST, PairTable};

/// The greatest number of men of a side by default, where the other has more than three.
const USUAL_MOST: u8 = 5;
/// The greatest number of men of both sides by default on a board of 25 points, which has half the symmetries.
const MOST_ON_25: u8 = 9;

/// A pair of numbers of men, the greater first: `5v4` has the positions with five men against four, whoever moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// Both numbers together; smaller pairs come first.
    sum: u8,
    more: u8,
    fewer: u8,
}

impl Pair {
    /// The pair of two numbers of men, in any order; `None` if they are not from 1 to 6.
    pub fn of(one: u8, other: u8) -> Option<Pair> {
        let (more, fewer) = (one.max(other), one.min(other));
        (fewer >= 1 && more <= MOST_MEN).then_some(Pair {
            sum: more + fewer,
            more,
            fewer,
        })
    }

    /// The greater and the smaller number.
    pub fn men(self) -> (u8, u8) {
        (self.more, self.fewer)
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.more, self.fewer)
    }
}

/// The tables of one effective law.
pub struct Endings {
    law: EndingLaw,
    sets: Arc<Sets>,
    /// By the men of the player to move, then of the other.
    tables: [[Option<PairTable>; MOST_MEN as usize + 1]; MOST_MEN as usize + 1],
}

impl Endings {
    /// No tables yet, for the law of a position; `None` if no table can have it.
    pub fn of(position: &Mill) -> Option<Endings> {
        let law = EndingLaw::of(position)?;
        let symmetries = Symmetries::new(&law.symmetries());
        let sets = Arc::new(Sets::new(law.points, symmetries));
        Some(Endings {
            law,
            sets,
            tables: Default::default(),
        })
    }

    /// No tables yet, for the law of the game of a position; `None` if the game has no tables.
    pub fn of_game(position: &Position) -> Option<Endings> {
        match position {
            Position::Mill(position) => Endings::of(position),
            Position::Camelot(_) | Position::Reversi(_) => None,
        }
    }

    /// No tables yet, and the pair whose table can have a position; `None` if none can.
    pub fn of_position(position: &Position) -> Option<(Endings, Pair)> {
        let Position::Mill(mill) = position else {
            return None;
        };
        let is_placed = Side::BOTH.iter().all(|side| mill.in_hand(*side) == 0);
        let pair = Pair::of(mill.men_left(Side::First), mill.men_left(Side::Second));
        let pair = pair.filter(|_| is_placed)?;
        let endings = Endings::of(mill)?;
        endings.can_build(pair).then_some((endings, pair))
    }

    /// Whether tables of a pair would be right: the ban on going back (§8 f) is in none.
    pub fn can_build(&self, pair: Pair) -> bool {
        pair.fewer > self.law.lost_with && !self.law.can_ban(pair.more)
    }

    /// All pairs of which tables can be built, the smaller ones first.
    pub fn possible_pairs(&self) -> Vec<Pair> {
        let of_more = |more: u8| (1..=more).filter_map(move |fewer| Pair::of(more, fewer));
        let all = (1..=MOST_MEN).flat_map(of_more);
        let mut pairs: Vec<Pair> = all.filter(|pair| self.can_build(*pair)).collect();
        pairs.sort();
        pairs
    }

    /// The pairs that are built on first use, the smaller ones first.
    pub fn usual_pairs(&self) -> Vec<Pair> {
        let is_usual = |pair: &Pair| match self.law.points {
            ..25 => pair.fewer <= 3 || pair.more <= USUAL_MOST,
            _ => pair.sum <= MOST_ON_25 && pair.more <= USUAL_MOST,
        };
        let mut pairs = self.possible_pairs();
        pairs.retain(is_usual);
        pairs
    }

    /// The pairs to which a shot in a pair can lead, and all below them, the smaller ones first.
    pub fn below(&self, pair: Pair) -> Vec<Pair> {
        let mut pairs: Vec<Pair> = (1..=pair.more)
            .flat_map(|one| (1..=pair.fewer).filter_map(move |other| Pair::of(one, other)))
            .filter(|below| *below != pair && self.can_build(*below))
            .collect();
        pairs.sort();
        pairs.dedup();
        pairs
    }

    /// Whether the tables of a pair are there.
    pub fn has(&self, pair: Pair) -> bool {
        self.table(pair.more, pair.fewer).is_some()
    }

    fn table(&self, own: u8, foe: u8) -> Option<&PairTable> {
        self.tables[usize::from(own)][usize::from(foe)].as_ref()
    }

    /// Builds the tables of a pair from those of [`Endings::below`], in a number of threads. `at` gets the number of plies reached.
    ///
    /// # Errors
    /// A table below is missing, the ban on going back can be in the pair, or an ending is too long for a table.
    pub fn build(
        &mut self,
        pair: Pair,
        threads: usize,
        at: &mut dyn FnMut(u32),
    ) -> Result<(), CannotBuild> {
        if !self.can_build(pair) {
            return Err(CannotBuild::NotOfTheLaw(pair));
        }
        if let Some(missing) = self.below(pair).into_iter().find(|below| !self.has(*below)) {
            return Err(CannotBuild::Missing(missing));
        }
        for below in self.below(pair) {
            self.find_wins(below, threads);
        }
        let smaller = |own: u32, foe: u32| self.code(own, foe, 0).unwrap_or_default();
        let builder = Builder::new(&self.law, &self.sets, pair.men(), &smaller, threads);
        let built = match self.law.quiet_limit(pair.more, pair.fewer) {
            None => builder.by_plies(at),
            Some(limit) => builder.by_count(limit, at),
        };
        let mut built = built.ok_or(CannotBuild::TooLong(pair))?;
        let (more, fewer) = (usize::from(pair.more), usize::from(pair.fewer));
        // The mirror comes second; equal numbers have only one table.
        self.tables[fewer][more] = built.pop();
        if let Some(table) = built.pop() {
            self.tables[more][fewer] = Some(table);
        }
        Ok(())
    }

    /// The value of a position: the men of the player to move, the others, and the counted turns. `None` if a table is missing.
    fn code(&self, own: u32, foe: u32, quiet: u16) -> Option<Code> {
        let table = self.table_of(own, foe)?;
        let known = table.code(own, foe, quiet);
        known.or_else(|| self.win_or_draw(own, foe, quiet))
    }

    /// The code of a position that is not lost, by the losses after its turns.
    fn win_or_draw(&self, own: u32, foe: u32, quiet: u16) -> Option<Code> {
        let counts = self
            .law
            .quiet_limit(own.count_ones() as u8, foe.count_ones() as u8);
        let counted = if counts.is_some() { quiet + 1 } else { 0 };
        let mut win = Some(Code::MAX);
        let mut take = |loss: Option<Code>| match loss {
            None => win = None,
            Some(DRAW) => {}
            Some(loss) => win = win.map(|win| win.min(loss.saturating_add(1))),
        };
        let loss = |own, foe, quiet| Some(self.table_of(own, foe)?.loss(own, foe, quiet));
        if self.law.passes(own, foe) {
            take(loss(foe, own, quiet));
        }
        let _visits_all = self.law.each_move(own, foe, |own, foe, shots| {
            take(match shots {
                0 => loss(foe, own, counted),
                _ if foe.count_ones() <= u32::from(self.law.lost_with) => Some(LOST), // §3.6
                _ => loss(foe, own, 0),
            });
            Continue(())
        });
        win.map(|win| if win == Code::MAX { DRAW } else { win })
    }

    fn table_of(&self, own: u32, foe: u32) -> Option<&PairTable> {
        self.table(own.count_ones() as u8, foe.count_ones() as u8)
    }
}

/// A reason why no table was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotBuild {
    /// The law has no such endings, or a ban on going back in them.
    NotOfTheLaw(Pair),
    /// A smaller pair has to be built first.
    Missing(Pair),
    /// An ending takes more plies than a table can hold.
    TooLong(Pair),
}

impl fmt::Display for CannotBuild {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotBuild::NotOfTheLaw(pair) => {
                write!(f, "there is no table of {pair} under these rules")
            }
            CannotBuild::Missing(pair) => write!(f, "the table of {pair} has to be built first"),
            CannotBuild::TooLong(pair) => write!(f, "an ending of {pair} is too long for a table"),
        }
    }
}

impl std::error::Error for CannotBuild {}

#[cfg(test)]
mod tests;

//! The tables of exact endings that this process has made. Each is made when an official asks for it first, in the
//! background, and kept in memory.

use crate::rules::Position;
use inkundla_engine::{Endings, Pair};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The most men of both sides: tables with more take minutes and hundreds of megabytes.
const MOST_MEN: u8 = 9;
/// The tables that are kept, of different laws or pairs.
const MOST_KEPT: usize = 6;
/// The longest rest between two steps of the work.
const LONGEST_REST: Duration = Duration::from_millis(200);

/// The tables of this process.
#[derive(Clone, Default)]
pub(crate) struct EndingTables(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    /// The last used ones last.
    tables: Vec<(Key, Arc<Endings>)>,
    making: Option<Making>,
    /// Pairs whose endings are too long for a table.
    impossible: Vec<Key>,
}

/// The fingerprint of a law and the numbers of men.
type Key = (String, Pair);

/// The progress of the tables that are being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Making {
    /// The number of the table in the making, from 1.
    pub(crate) step: usize,
    /// The number of all that are needed.
    pub(crate) steps: usize,
}

/// The tables that can have a position.
pub(crate) enum Tables {
    /// There are none.
    None,
    /// They are being made, or those of another position before them.
    Making(Making),
    Ready(Arc<Endings>),
}

impl EndingTables {
    /// The tables that can have a position. If there are none yet, a thread begins to make them.
    pub(crate) fn of(&self, position: &Position) -> Tables {
        let Some((endings, pair)) = possible(position) else {
            return Tables::None;
        };
        let key = (endings.fingerprint(), pair);
        let mut known = self.lock();
        if let Some(tables) = known.used(&key) {
            return Tables::Ready(tables);
        }
        if known.impossible.contains(&key) {
            return Tables::None;
        }
        if let Some(making) = known.making {
            return Tables::Making(making);
        }
        let making = Making {
            step: 1,
            steps: endings.below(pair).len() + 1,
        };
        known.making = Some(making);
        drop(known);
        let maker = Maker(self.clone());
        let begun = thread::Builder::new()
            .name("endings".to_owned())
            .spawn(move || maker.make(endings, key));
        match begun {
            Ok(_) => Tables::Making(making),
            Err(_) => Tables::None,
        }
    }

    /// The tables that have a position, if they are there. Nothing is made.
    pub(crate) fn known(&self, position: &Position) -> Option<Arc<Endings>> {
        let (endings, pair) = possible(position)?;
        self.lock().used(&(endings.fingerprint(), pair))
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// No tables yet for the law of a position, and the pair to make, if its tables are small.
fn possible(position: &Position) -> Option<(Endings, Pair)> {
    let (endings, pair) = Endings::of_position(position)?;
    let (more, fewer) = pair.men();
    let is_small = more + fewer <= MOST_MEN && endings.usual_pairs().contains(&pair);
    is_small.then_some((endings, pair))
}

impl Known {
    fn used(&mut self, key: &Key) -> Option<Arc<Endings>> {
        let at = self.tables.iter().position(|(known, _)| known == key)?;
        let used = self.tables.remove(at);
        let tables = Arc::clone(&used.1);
        self.tables.push(used);
        Some(tables)
    }
}

/// Makes tables; when it is dropped, others can be made.
struct Maker(EndingTables);

impl Drop for Maker {
    fn drop(&mut self) {
        self.0.lock().making = None;
    }
}

impl Maker {
    fn make(self, mut endings: Endings, key: Key) {
        let mut pairs = endings.below(key.1);
        pairs.push(key.1);
        for (step, pair) in (1..).zip(&pairs) {
            self.0.lock().making = Some(Making {
                step,
                steps: pairs.len(),
            });
            let mut worked = Instant::now();
            let mut rest = |_| {
                thread::sleep(worked.elapsed().min(LONGEST_REST));
                worked = Instant::now();
            };
            if endings.build(*pair, 1, &mut rest).is_err() {
                self.0.lock().impossible.push(key);
                return;
            }
        }
        let mut known = self.0.lock();
        known.tables.push((key, Arc::new(endings)));
        let too_many = known.tables.len().saturating_sub(MOST_KEPT);
        known.tables.drain(..too_many);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    fn position(text: &str) -> Position {
        let ruleset = Ruleset::by_name("umlabalaba").unwrap();
        ruleset.read(text).unwrap()
    }

    #[test]
    fn tables_are_made_once_in_the_background() {
        let tables = EndingTables::default();
        let three = position("CC....../c.c...C./.c...... 1 0/0 0 0 -/- 60");
        assert!(tables.known(&three).is_none(), "nobody has asked");
        let Tables::Making(making) = tables.of(&three) else {
            panic!("it begins to make them")
        };
        assert_eq!((making.step, making.steps), (1, 1));
        let made = loop {
            match tables.of(&three) {
                Tables::Ready(made) => break made,
                Tables::Making(_) => thread::sleep(Duration::from_millis(10)),
                Tables::None => panic!("there are some"),
            }
        };
        assert!(made.has(Pair::of(3, 3).unwrap()));
        assert!(Arc::ptr_eq(&made, &tables.known(&three).unwrap()));
    }

    #[test]
    fn large_endings_and_positions_with_cows_in_hand_have_no_tables() {
        let tables = EndingTables::default();
        let start = Ruleset::by_name("umlabalaba").unwrap().start();
        assert!(matches!(tables.of(&start), Tables::None));
        let many = position("CCCCC.../ccccc.../........ 1 0/0 0 0 -/- 60");
        assert!(matches!(tables.of(&many), Tables::None));
        let reversi = Ruleset::by_name("reversi").unwrap().start();
        assert!(matches!(tables.of(&reversi), Tables::None));
    }
}

//! Tables as files: the law in words, the losses of a pair compressed, and a SHA-256 of all.

use super::index::PairIndex;
use super::table::{Code, Count, DRAW, KnownWins, PairTable, Step, is_loss};
use super::{Endings, Pair};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use sha2::{Digest, Sha256};
use std::fmt;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The first bytes of a file.
const MARK: &[u8] = b"INKUNDLA ENDINGS 1\n";
const HASH: usize = 32;

/// A reason why a file of a table is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefusedTable {
    /// It is no table, or some bytes are not as they were written.
    Damaged,
    /// It is of another law: the text of the file, then the text of the law in force.
    OtherLaw(String, String),
    /// It is of another pair.
    OtherPair,
}

impl fmt::Display for RefusedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RefusedTable::Damaged => f.write_str("the file is damaged, or no table of endings"),
            RefusedTable::OtherLaw(file, ours) => write!(
                f,
                "the table is of another law.\nThe law of the file:\n{file}The law in force:\n{ours}"
            ),
            RefusedTable::OtherPair => f.write_str("the table is of another pair"),
        }
    }
}

impl std::error::Error for RefusedTable {}

impl Endings {
    /// The law of the tables in words: rulesets with equal texts share their tables.
    pub fn law_text(&self) -> String {
        self.law.text()
    }

    /// The SHA-256 of [`Endings::law_text`] in hexadecimal.
    pub fn fingerprint(&self) -> String {
        let hash = Sha256::digest(self.law_text().as_bytes());
        hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The tables of a pair as the bytes of a file; `None` if they are not there, or too large.
    pub fn to_bytes(&self, pair: Pair) -> Option<Vec<u8>> {
        let (more, fewer) = pair.men();
        let mut body = Vec::new();
        for (own, foe) in sides(pair) {
            self.table(own, foe)?.write(&mut body).ok()?;
        }
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&body).ok()?;
        let packed = packed.finish().ok()?;
        let law = self.law.text();
        let mut file = MARK.to_vec();
        file.extend(u32::try_from(law.len()).ok()?.to_le_bytes());
        file.extend(law.as_bytes());
        file.extend([more, fewer]);
        file.extend(packed);
        let hash = Sha256::digest(&file);
        file.extend(hash);
        Some(file)
    }

    /// Takes the tables of a pair from the bytes of a file.
    ///
    /// # Errors
    /// The file is damaged, or of another law or pair.
    pub fn take_bytes(&mut self, pair: Pair, bytes: &[u8]) -> Result<(), RefusedTable> {
        let end = bytes.len().checked_sub(HASH).ok_or(RefusedTable::Damaged)?;
        let (content, hash) = bytes.split_at(end);
        if Sha256::digest(content).as_slice() != hash {
            return Err(RefusedTable::Damaged);
        }
        let rest = content.strip_prefix(MARK).ok_or(RefusedTable::Damaged)?;
        let (len, rest) = rest.split_first_chunk().ok_or(RefusedTable::Damaged)?;
        let law = rest.get(..u32::from_le_bytes(*len) as usize);
        let law = law.ok_or(RefusedTable::Damaged)?;
        let ours = self.law.text();
        if law != ours.as_bytes() {
            let law = String::from_utf8_lossy(law).into_owned();
            return Err(RefusedTable::OtherLaw(law, ours));
        }
        let rest = &rest[law.len()..];
        let (men, packed) = rest.split_first_chunk().ok_or(RefusedTable::Damaged)?;
        let [more, fewer] = *men;
        if pair.men() != (more, fewer) {
            return Err(RefusedTable::OtherPair);
        }
        let mut body = ZlibDecoder::new(packed);
        for (own, foe) in sides(pair) {
            let index = PairIndex::new(&self.sets, own, foe);
            let limit = self.law.quiet_limit(own, foe);
            let table = PairTable::read(index, limit, &mut body);
            let table = table.map_err(|_| RefusedTable::Damaged)?;
            self.tables[usize::from(own)][usize::from(foe)] = Some(table);
        }
        Ok(())
    }

    /// Finds the wins of the tables of a pair that came from a file, as larger pairs are built from them.
    pub(super) fn find_wins(&mut self, pair: Pair, threads: usize) {
        for (own, foe) in sides(pair) {
            let Some(table) = self
                .table(own, foe)
                .filter(|table| table.wins == KnownWins::None)
            else {
                continue;
            };
            let next = AtomicUsize::new(0);
            let run = || {
                let mut found = Vec::new();
                loop {
                    let orbit = next.fetch_add(1, Relaxed);
                    if orbit >= table.index.orbit_count() {
                        return found;
                    }
                    for slot in table.index.slots(orbit) {
                        if table.codes[slot] == DRAW && table.index.is_used(slot) {
                            let (own, foe) = table.index.board(slot);
                            match self.win_or_draw(own, foe, 0) {
                                None | Some(DRAW) => {}
                                Some(win) => found.push((slot, win)),
                            }
                        }
                    }
                }
            };
            let found: Vec<Vec<(usize, Code)>> = std::thread::scope(|scope| {
                let others: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
                let mut found = vec![run()];
                found.extend(others.into_iter().filter_map(|other| other.join().ok()));
                found
            });
            if let Some(table) = &mut self.tables[usize::from(own)][usize::from(foe)] {
                for (slot, win) in found.into_iter().flatten() {
                    table.codes[slot] = win;
                }
                table.wins = KnownWins::Uncounted;
            }
        }
    }
}

/// The tables of a pair: the men of the player to move, then of the other.
fn sides(pair: Pair) -> impl Iterator<Item = (u8, u8)> {
    let (more, fewer) = pair.men();
    let mirror = (more != fewer).then_some((fewer, more));
    std::iter::once((more, fewer)).chain(mirror)
}

impl PairTable {
    /// Writes the losses: a byte for each used slot; then those of a running count.
    fn write(&self, out: &mut Vec<u8>) -> std::io::Result<()> {
        let used = (0..self.codes.len()).filter(|slot| self.index.is_used(*slot));
        let half = |slot: usize| {
            let code = self.codes[slot];
            if is_loss(code) { code.div_ceil(2) } else { 0 }
        };
        out.extend(used.map(half));
        let Some(count) = &self.count else {
            return Ok(());
        };
        let losses = (0..self.codes.len()).filter(|slot| is_loss(self.codes[*slot]));
        out.extend(losses.map(|slot| count.since[slot]));
        let steps = count.steps.iter().filter(|step| is_loss(step.code));
        out.write_all(&(steps.clone().count() as u32).to_le_bytes())?;
        for step in steps {
            out.write_all(&step.slot.to_le_bytes())?;
            out.write_all(&[step.left, step.code])?;
        }
        Ok(())
    }

    fn read(
        index: PairIndex,
        limit: Option<u16>,
        from: &mut impl Read,
    ) -> std::io::Result<PairTable> {
        let mut codes = vec![DRAW; index.len()];
        let used: Vec<usize> = (0..index.len())
            .filter(|slot| index.is_used(*slot))
            .collect();
        let mut halves = vec![0; used.len()];
        from.read_exact(&mut halves)?;
        for (slot, half) in used.into_iter().zip(halves) {
            codes[slot] = if half == 0 {
                DRAW
            } else {
                half.saturating_mul(2).saturating_sub(1)
            };
        }
        let count = limit
            .map(|limit| read_count(limit, &codes, from))
            .transpose()?;
        Ok(PairTable {
            index,
            codes,
            wins: KnownWins::None,
            count,
        })
    }
}

fn read_count(limit: u16, codes: &[Code], from: &mut impl Read) -> std::io::Result<Count> {
    let mut count = Count {
        limit,
        since: vec![0; codes.len()],
        steps: Vec::new(),
    };
    let losses = (0..codes.len()).filter(|slot| is_loss(codes[*slot]));
    for slot in losses {
        let mut since = [0];
        from.read_exact(&mut since)?;
        count.since[slot] = since[0];
    }
    let mut number = [0; 4];
    from.read_exact(&mut number)?;
    for _ in 0..u32::from_le_bytes(number) {
        let (mut slot, mut rest) = ([0; 4], [0; 2]);
        from.read_exact(&mut slot)?;
        from.read_exact(&mut rest)?;
        count.steps.push(Step {
            slot: u32::from_le_bytes(slot),
            left: rest[0],
            code: rest[1],
        });
    }
    Ok(count)
}

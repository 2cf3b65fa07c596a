//! Records of games as files. The text format, one entry per line, is written, signed
//! and read; JSON is only written. `docs/RECORD.md` specifies both formats. [`read`] verifies
//! everything that the file itself can prove: numbers, hashes, signatures, and that every game
//! can be replayed from its entries.

mod encoding;
mod event_fields;
mod fault;
mod line_cursor;
mod model;
mod note;
mod outcome;
mod parsed;
mod read_text;
mod seal;
mod verify;
mod verify_seals;
mod write_json;
mod write_text;

use crate::step_budget::StepBudget;
pub use encoding::{hex, of_hex};
pub use fault::{FilePosition, MOST_BYTES, MOST_STEPS, RecordFault, RecordProblem};
pub use model::{EventRecords, GameRecord, HashedEntry, Part, Player, Records, Seal, chained};
pub use note::RecordNote;
pub use outcome::{agrees, scored};
pub use seal::{SealLink, SealedBoard, Statement, public_key, sign};
pub use write_json::write as write_json;
pub use write_text::write;

use crate::Faults;
use parsed::ParsedFile;

/// A parsed and verified file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedRecords {
    /// The records that could be read.
    pub records: Records,
    /// All faults, in the order of the file.
    pub faults: Faults<RecordFault>,
    /// Properties that the file does not prove, even without faults.
    pub notes: Vec<RecordNote>,
}

/// Reads records and verifies everything that the file itself can prove.
pub fn read(bytes: &[u8]) -> ParsedRecords {
    read_within(bytes, &StepBudget::of(u64::MAX))
}

/// [`read`] with a limit of the steps, one for each entry that is replayed and each board that is signed. The
/// fault [`RecordProblem::TooLarge`] says that they were used up.
pub fn read_within(bytes: &[u8], budget: &StepBudget) -> ParsedRecords {
    let mut faults = Faults::default();
    let found = match decoded(bytes) {
        Ok(text) => read_text::read(text, &mut faults),
        Err(what) => {
            faults.push(FilePosition::START.fault(what));
            ParsedFile::default()
        }
    };
    verify::verify(&found, budget, &mut faults);
    faults.sort_by_key(|fault| fault.place);
    let notes = note::notes(&found);
    ParsedRecords {
        records: found.records(),
        faults,
        notes,
    }
}

fn decoded(bytes: &[u8]) -> Result<&str, RecordProblem> {
    if bytes.len() > MOST_BYTES {
        return Err(RecordProblem::TooLarge);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| RecordProblem::NotText)?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

//! What is printed, as PDF on A4, with its letters inside: tables, certificates,
//! the cards of the boards, result slips and score sheets.

mod card;
mod certificate;
mod face;
mod grid;
mod leaf;
mod pen;
mod score;
mod seat;
mod slip;

pub use card::BoardCard;
pub use certificate::Certificate;
pub use score::{Outline, ScoreSheet};
pub use seat::{Seat, Seated};
pub use slip::{Question, Slip};

use super::table::Table;
use face::Faces;
use krilla::Document;
use krilla::metadata::Metadata;
use leaf::Leaf;

/// Why nothing can be printed.
#[derive(Debug, thiserror::Error)]
pub enum Unprintable {
    /// The letters cannot be read.
    #[error("the face cannot be read")]
    Face,
    /// A leaf has no size.
    #[error("a leaf has no size")]
    Leaf,
    /// The document cannot be written.
    #[error("the document cannot be written: {0}")]
    Document(String),
}

/// What a document says of itself.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// Its title.
    pub title: &'a str,
    /// The tag of its language.
    pub language: &'a str,
}

/// What a document is made of, each part from a leaf of its own on.
#[derive(Debug)]
pub enum Part {
    /// Each table from a leaf of its own on, numbered, under a line that tells whose they are.
    Tables {
        /// That line.
        over: String,
        /// The tables.
        tables: Vec<Table>,
    },
    /// One certificate to a leaf.
    Certificates(Vec<Certificate>),
    /// Cards of boards, to be cut.
    Cards(Vec<BoardCard>),
    /// Result slips, to be cut.
    Slips(Vec<Slip>),
    /// One score sheet to a leaf.
    Scores(Vec<ScoreSheet>),
}

/// A document of parts. Where there is nothing to print it has one empty leaf.
///
/// # Errors
/// Only for a fault of ours.
pub fn document(about: About<'_>, parts: &[Part]) -> Result<Vec<u8>, Unprintable> {
    let faces = Faces::open()?;
    let mut leaves: Vec<Leaf> = parts.iter().flat_map(|part| part.leaves(&faces)).collect();
    if leaves.is_empty() {
        leaves.push(Leaf::of(leaf::A4));
    }
    let mut document = Document::new();
    let metadata = Metadata::new()
        .title(about.title.to_owned())
        .language(about.language.to_owned());
    document.set_metadata(metadata);
    for leaf in &leaves {
        leaf.print(&faces, &mut document)?;
    }
    let written = document.finish();
    written.map_err(|why| Unprintable::Document(format!("{why:?}")))
}

impl Part {
    /// How many there are: names or boards of the longest table, certificates, or boards.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Part::Tables { tables, .. } => {
                let rows = tables.iter().map(|table| table.rows.len());
                rows.max().unwrap_or_default()
            }
            Part::Certificates(all) => all.len(),
            Part::Cards(all) => all.len(),
            Part::Slips(all) => all.len(),
            Part::Scores(all) => all.len(),
        }
    }

    fn leaves(&self, faces: &Faces) -> Vec<Leaf> {
        match self {
            Part::Tables { over, tables } => numbered(faces, over, tables),
            Part::Certificates(all) => {
                let all = all.iter().map(|one| certificate::leaf(faces, one));
                all.collect()
            }
            Part::Cards(all) => seat::four_to_a_leaf(faces, all, card::draw),
            Part::Slips(all) => seat::four_to_a_leaf(faces, all, slip::draw),
            Part::Scores(all) => all.iter().map(|one| score::leaf(faces, one)).collect(),
        }
    }
}

fn numbered(faces: &Faces, over: &str, tables: &[Table]) -> Vec<Leaf> {
    let leaves = tables.iter();
    let mut leaves: Vec<Leaf> = leaves
        .flat_map(|table| grid::leaves(faces, over, table))
        .collect();
    let of = leaves.len();
    for (number, leaf) in (1..).zip(&mut leaves) {
        leaf.numbered(faces, number, of);
    }
    leaves
}

//! What is printed, as PDF: tables and certificates on A4, with their letters inside.

mod certificate;
mod face;
mod grid;
mod leaf;

pub use certificate::Certificate;

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

/// Each table from a leaf of its own on, under a line that tells whose it is.
///
/// # Errors
/// Only for a fault of ours.
pub fn tables(about: About<'_>, over: &str, tables: &[Table]) -> Result<Vec<u8>, Unprintable> {
    let faces = Faces::open()?;
    let leaves = tables.iter();
    let mut leaves: Vec<Leaf> = leaves
        .flat_map(|table| grid::leaves(&faces, over, table))
        .collect();
    let of = leaves.len();
    for (number, leaf) in (1..).zip(&mut leaves) {
        leaf.numbered(&faces, number, of);
    }
    print(about, &faces, &leaves)
}

/// One certificate to a leaf.
///
/// # Errors
/// As [`tables`].
pub fn certificates(about: About<'_>, all: &[Certificate]) -> Result<Vec<u8>, Unprintable> {
    let faces = Faces::open()?;
    let leaves: Vec<Leaf> = all
        .iter()
        .map(|one| certificate::leaf(&faces, one))
        .collect();
    print(about, &faces, &leaves)
}

fn print(about: About<'_>, faces: &Faces, leaves: &[Leaf]) -> Result<Vec<u8>, Unprintable> {
    let mut document = Document::new();
    let metadata = Metadata::new()
        .title(about.title.to_owned())
        .language(about.language.to_owned());
    document.set_metadata(metadata);
    for leaf in leaves {
        leaf.print(faces, &mut document)?;
    }
    let written = document.finish();
    written.map_err(|why| Unprintable::Document(format!("{why:?}")))
}

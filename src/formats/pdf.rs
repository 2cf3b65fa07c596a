//! PDF documents on A4 with embedded fonts: tables, certificates, board cards,
//! result slips and score sheets.

mod beadwork;
mod board_card;
mod board_heading;
mod certificate;
mod check_in_sheet;
mod error;
mod exercise_sheet;
mod font;
mod list_head;
mod name_badge;
mod page;
mod participants;
mod result_slip;
mod score_sheet;
mod table_layout;
mod text_flow;

pub use beadwork::{BADGE, BadgePart};
pub use board_card::BoardCard;
pub use board_heading::{BoardHeading, BoardPlayer};
pub use certificate::Certificate;
pub use check_in_sheet::{CheckInSheet, SheetRow, SheetSchool};
pub use error::PdfError;
pub use exercise_sheet::{Exercise, ExerciseSheet, ManShape, PrintedMan};
pub use list_head::ListHead;
pub use name_badge::NameBadge;
pub use participants::{Participant, Participants};
pub use result_slip::{ResultSlip, TickBoxes};
pub use score_sheet::{BoardOutline, ScoreSheet};

use super::qr::Qr;
use super::table::Table;
use font::Fonts;
use krilla::Document;
use krilla::metadata::Metadata;
use page::Page;

/// Title and language in the metadata of a document.
#[derive(Clone, Copy, Debug)]
pub struct PdfMetadata<'a> {
    /// Shown by PDF viewers in place of the file name.
    pub title: &'a str,
    /// BCP 47 tag.
    pub language: &'a str,
}

/// A part of a document. It begins on a new page.
#[derive(Debug)]
pub enum PdfPart {
    /// Tables with page numbers, each beginning on a new page.
    Tables {
        /// The line above each table: the event.
        over: String,
        /// The tables.
        tables: Vec<Table>,
        /// The QR code of the public page, on the first page of each table.
        qr: Option<Qr>,
    },
    /// One certificate per page.
    Certificates(Vec<Certificate>),
    /// Four board cards per page, to be cut.
    Cards(Vec<BoardCard>),
    /// Four result slips per page, to be cut.
    Slips(Vec<ResultSlip>),
    /// One score sheet per page.
    Scores(Vec<ScoreSheet>),
    /// The players of each school with a box to tick.
    CheckIn(CheckInSheet),
    /// All players in two columns.
    Participants(Participants),
    /// Ten name badges per page, to be cut.
    Badges(Vec<NameBadge>),
    /// Exercises for a class, and their answers.
    Exercises(ExerciseSheet),
}

/// Creates a document of parts; one empty page if there is nothing to print.
///
/// # Errors
/// Only by a bug of the program.
pub fn document(about: PdfMetadata<'_>, parts: &[PdfPart]) -> Result<Vec<u8>, PdfError> {
    let fonts = Fonts::open()?;
    let mut pages: Vec<Page> = parts.iter().flat_map(|part| part.pages(&fonts)).collect();
    if pages.is_empty() {
        pages.push(Page::new(page::A4));
    }
    let mut document = Document::new();
    let metadata = Metadata::new()
        .title(about.title.to_owned())
        .language(about.language.to_owned());
    document.set_metadata(metadata);
    for page in &pages {
        page.draw(&fonts, &mut document)?;
    }
    let written = document.finish();
    written.map_err(|why| PdfError::Document(format!("{why:?}")))
}

impl PdfPart {
    /// Number of printed items: rows of the longest table, certificates, cards, slips, sheets, players, badges or
    /// exercises.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            PdfPart::Tables { tables, .. } => {
                let rows = tables.iter().map(|table| table.rows.len());
                rows.max().unwrap_or_default()
            }
            PdfPart::Certificates(all) => all.len(),
            PdfPart::Cards(all) => all.len(),
            PdfPart::Slips(all) => all.len(),
            PdfPart::Scores(all) => all.len(),
            PdfPart::CheckIn(list) => list.schools.iter().map(|school| school.rows.len()).sum(),
            PdfPart::Participants(list) => list.rows.len(),
            PdfPart::Badges(all) => all.len(),
            PdfPart::Exercises(sheet) => sheet.exercises.len(),
        }
    }

    fn pages(&self, fonts: &Fonts) -> Vec<Page> {
        match self {
            PdfPart::Tables { over, tables, qr } => numbered(fonts, (over, qr.as_ref()), tables),
            PdfPart::Certificates(all) => {
                let all = all.iter().map(|one| certificate::page(fonts, one));
                all.collect()
            }
            PdfPart::Cards(all) => board_heading::four_to_a_page(fonts, all, board_card::draw),
            PdfPart::Slips(all) => board_heading::four_to_a_page(fonts, all, result_slip::draw),
            PdfPart::CheckIn(list) => check_in_sheet::pages(fonts, list),
            PdfPart::Participants(list) => participants::pages(fonts, list),
            PdfPart::Badges(all) => name_badge::pages(fonts, all),
            PdfPart::Exercises(sheet) => exercise_sheet::pages(fonts, sheet),
            PdfPart::Scores(all) => all
                .iter()
                .map(|one| score_sheet::page(fonts, one))
                .collect(),
        }
    }
}

fn numbered(fonts: &Fonts, head: (&str, Option<&Qr>), tables: &[Table]) -> Vec<Page> {
    let pages = tables.iter();
    let mut pages: Vec<Page> = pages
        .flat_map(|table| table_layout::pages(fonts, head, table))
        .collect();
    let of = pages.len();
    for (number, page) in (1..).zip(&mut pages) {
        page.numbered(fonts, number, of);
    }
    pages
}

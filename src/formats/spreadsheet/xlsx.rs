//! Workbooks of Excel.

mod sheet_sieve;

use super::clean_xml::{Element, EventBudget, Fate, Sieve, copied};
use super::package::{Package, packed};
use super::place::Place;
use super::sheet::{MOST_CELLS, Sheet, SheetNotes};
use super::values;
use crate::ImportProblem;
use calamine::{Data, Reader, Xlsx};
use sheet_sieve::{SheetSieve, of_text};
use std::collections::HashMap;
use std::fmt::Write;
use std::io::Cursor;

/// The sheets that a workbook may have.
const MOST_SHEETS: usize = 100;

/// The longest code of a number's format.
const LONGEST_FORMAT: usize = 255;

/// Reads the sheets.
///
/// # Errors
/// When the workbook is damaged or too large.
pub(super) fn read(
    mut package: Package<'_>,
    mut budget: EventBudget,
) -> Result<Vec<Sheet>, ImportProblem> {
    let contents = Contents::of(&mut package, &mut budget)?;
    let mut parts = contents.index();
    for (part, is_strings) in [(&contents.strings, true), (&contents.styles, false)] {
        let Some(text) = part
            .as_ref()
            .map(|name| package.part(name))
            .transpose()?
            .flatten()
        else {
            continue;
        };
        let (name, text) = if is_strings {
            (
                "xl/sharedStrings.xml",
                copied(&text, &mut budget, &mut StringsSieve)?,
            )
        } else {
            (
                "xl/styles.xml",
                copied(&text, &mut budget, &mut StylesSieve)?,
            )
        };
        parts.push((name.to_owned(), text));
    }
    let mut notes = Vec::new();
    for (at, sheet) in contents.sheets.iter().enumerate() {
        let text = package
            .part(&sheet.part)?
            .ok_or(ImportProblem::DamagedWorkbook)?;
        let mut sieve = SheetSieve::default();
        let text = copied(&text, &mut budget, &mut sieve)?;
        parts.push((format!("xl/worksheets/sheet{at}.xml"), text));
        notes.push(sieve.notes);
    }
    cells(&contents, packed(&parts)?, notes)
}

/// Reads the cells of the copied workbook.
fn cells(
    contents: &Contents,
    copy: Cursor<Vec<u8>>,
    notes: Vec<SheetNotes>,
) -> Result<Vec<Sheet>, ImportProblem> {
    let mut book = Xlsx::new(copy).map_err(damaged)?;
    let mut left = MOST_CELLS;
    let sheets = contents.sheets.iter().zip(notes).enumerate();
    let read = sheets.map(|(at, (listed, notes))| {
        let mut sheet = Sheet::new(listed.name.clone(), listed.is_hidden);
        let mut reader = book
            .worksheet_cells_reader(&at.to_string())
            .map_err(damaged)?;
        while let Some(cell) = reader.next_cell().map_err(damaged)? {
            let (row, column) = cell.get_position();
            let value = Data::from(cell.get_value().clone());
            sheet.add(Place { row, column }, values::text(&value), &mut left)?;
        }
        sheet.noted(notes, &mut left)
    });
    read.collect()
}

fn damaged<E>(_: E) -> ImportProblem {
    ImportProblem::DamagedWorkbook
}

/// The table of contents of a workbook.
#[derive(Default)]
struct Contents {
    sheets: Vec<ListedSheet>,
    counts_from_1904: bool,
    strings: Option<String>,
    styles: Option<String>,
}

struct ListedSheet {
    name: String,
    is_hidden: bool,
    /// The id of its part, then the name of the part.
    part: String,
}

impl Contents {
    fn of(package: &mut Package<'_>, budget: &mut EventBudget) -> Result<Contents, ImportProblem> {
        let name = package
            .named("workbook.xml")
            .ok_or(ImportProblem::DamagedWorkbook)?;
        let (folder, file) = name.rsplit_once('/').unwrap_or(("", &name));
        let book = package.part(&name)?.ok_or(ImportProblem::DamagedWorkbook)?;
        let mut listed = BookSieve::default();
        copied(&book, budget, &mut listed)?;
        let links = package.part(&format!("{folder}/_rels/{file}.rels"))?;
        let mut linked = LinksSieve::default();
        copied(
            &links.ok_or(ImportProblem::DamagedWorkbook)?,
            budget,
            &mut linked,
        )?;
        let by_kind = |kind: &str| {
            let found = linked.targets.values().find(|(known, _)| known == kind);
            found.map(|(_, target)| resolved(folder, target))
        };
        let mut contents = Contents {
            strings: by_kind("sharedStrings"),
            styles: by_kind("styles"),
            ..listed.0
        };
        // A sheet of charts has no cells.
        let targets = &linked.targets;
        contents
            .sheets
            .retain_mut(|sheet| match targets.get(&sheet.part) {
                Some((kind, target)) if kind == "worksheet" => {
                    sheet.part = resolved(folder, target);
                    true
                }
                _ => false,
            });
        Ok(contents)
    }

    /// The parts of the copy that name the others.
    fn index(&self) -> Vec<(String, String)> {
        const NS: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
        const LINKS: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
        const DOCUMENT: &str =
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
        let epoch = u8::from(self.counts_from_1904);
        let mut book = format!(
            "<workbook xmlns=\"{NS}\" xmlns:r=\"{DOCUMENT}\"><workbookPr date1904=\"{epoch}\"/><sheets>"
        );
        let mut links = format!("<Relationships xmlns=\"{LINKS}\">");
        for at in 0..self.sheets.len() {
            // Writing into a text cannot fail.
            let _ = write!(
                book,
                "<sheet name=\"{at}\" sheetId=\"{}\" r:id=\"r{at}\"/>",
                at + 1
            );
            let _ = write!(
                links,
                "<Relationship Id=\"r{at}\" Type=\"{DOCUMENT}/worksheet\" Target=\"worksheets/sheet{at}.xml\"/>"
            );
        }
        book.push_str("</sheets></workbook>");
        links.push_str("</Relationships>");
        let root = format!(
            "<Relationships xmlns=\"{LINKS}\"><Relationship Id=\"r\" Type=\"{DOCUMENT}/officeDocument\" \
             Target=\"xl/workbook.xml\"/></Relationships>"
        );
        [
            ("_rels/.rels", root),
            ("xl/workbook.xml", book),
            ("xl/_rels/workbook.xml.rels", links),
        ]
        .map(|(name, text)| (name.to_owned(), text))
        .into()
    }
}

/// The name of a part that another one in a folder links to.
fn resolved(folder: &str, target: &str) -> String {
    let target = target.replace('\\', "/");
    if let Some(whole) = target.strip_prefix('/') {
        return whole.to_owned();
    }
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in target.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.retain(|part| !part.is_empty());
    parts.join("/")
}

/// Collects the sheets of a workbook.
#[derive(Default)]
struct BookSieve(Contents);

impl Sieve for BookSieve {
    fn begin(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        let is_true = |value: Option<&str>| matches!(value, Some("1" | "true"));
        match element.local_name() {
            "workbookPr" => self.0.counts_from_1904 |= is_true(element.attribute("date1904")),
            "sheet" => {
                let text = |name: &str| element.attribute(name).unwrap_or_default().to_owned();
                self.0.sheets.push(ListedSheet {
                    name: text("name"),
                    is_hidden: !matches!(element.attribute("state"), None | Some("visible")),
                    part: text("id"),
                });
                if self.0.sheets.len() > MOST_SHEETS {
                    return Err(ImportProblem::LargeWorkbook);
                }
            }
            "workbook" | "sheets" => return Ok(Fate::Opened),
            _ => {}
        }
        Ok(Fate::Dropped)
    }
}

/// Collects the parts that a workbook links to.
#[derive(Default)]
struct LinksSieve {
    /// By their ids: the last word of the kind, and the target.
    targets: HashMap<String, (String, String)>,
}

impl Sieve for LinksSieve {
    fn begin(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        if element.local_name() == "Relationship" {
            let text = |name: &str| element.attribute(name).unwrap_or_default();
            let kind = text("Type").rsplit('/').next().unwrap_or_default();
            let target = (kind.to_owned(), text("Target").to_owned());
            self.targets.insert(text("Id").to_owned(), target);
        }
        Ok(Fate::Opened)
    }
}

/// Copies the texts that cells share, without their sounds and fonts.
struct StringsSieve;

impl Sieve for StringsSieve {
    fn begin(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        Ok(match element.local_name() {
            "sst" => Fate::Kept("sst", Vec::new()),
            "si" => Fate::Kept("si", Vec::new()),
            other => of_text(other),
        })
    }
}

/// Copies the formats of numbers, which show the dates among them.
struct StylesSieve;

impl Sieve for StylesSieve {
    fn begin(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        let copied = |names: &[&'static str]| {
            let value = |name: &&'static str| Some((*name, element.attribute(name)?.to_owned()));
            names.iter().filter_map(value).collect()
        };
        let format = element.attribute("formatCode").map_or(0, str::len);
        Ok(match element.local_name() {
            "styleSheet" => Fate::Kept("styleSheet", Vec::new()),
            "numFmts" => Fate::Kept("numFmts", Vec::new()),
            "cellXfs" => Fate::Kept("cellXfs", Vec::new()),
            "numFmt" if format <= LONGEST_FORMAT => {
                Fate::Emptied("numFmt", copied(&["numFmtId", "formatCode"]))
            }
            "xf" => Fate::Emptied("xf", copied(&["numFmtId"])),
            _ => Fate::Dropped,
        })
    }
}

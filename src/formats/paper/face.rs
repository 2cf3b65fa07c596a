//! The two faces in which everything is printed, how wide words are in them, and
//! which glyphs they are written with.

use super::Unprintable;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::UnicodeBuffer;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

static PLAIN: &[u8] = include_bytes!("../../../templates/paper/DejaVuSansCondensed.ttf");
static BOLD: &[u8] = include_bytes!("../../../templates/paper/DejaVuSansCondensed-Bold.ttf");

/// How heavy letters are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    Plain,
    Bold,
}

/// The faces, opened.
pub(super) struct Faces {
    plain: Face,
    bold: Face,
}

struct Face {
    font: Font,
    shapes: rustybuzz::Face<'static>,
    /// What has been shaped already: a document says most words on many leaves.
    shaped: RefCell<HashMap<String, Rc<[KrillaGlyph]>>>,
}

impl Faces {
    pub(super) fn open() -> Result<Faces, Unprintable> {
        Ok(Faces {
            plain: Face::open(PLAIN)?,
            bold: Face::open(BOLD)?,
        })
    }

    fn of(&self, weight: Weight) -> &Face {
        match weight {
            Weight::Plain => &self.plain,
            Weight::Bold => &self.bold,
        }
    }

    pub(super) fn font(&self, weight: Weight) -> Font {
        self.of(weight).font.clone()
    }

    /// The glyphs of a text, as wide as if it were one point high.
    pub(super) fn glyphs(&self, text: &str, weight: Weight) -> Rc<[KrillaGlyph]> {
        let face = self.of(weight);
        if let Some(glyphs) = face.shaped.borrow().get(text) {
            return Rc::clone(glyphs);
        }
        let glyphs: Rc<[KrillaGlyph]> = face.shape(text).into();
        let mut shaped = face.shaped.borrow_mut();
        shaped.insert(text.to_owned(), Rc::clone(&glyphs));
        glyphs
    }

    /// In points; letters that are set closer together are not reckoned with.
    pub(super) fn width(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let face = &self.of(weight).shapes;
        let advance = |sign: char| {
            let glyph = face.glyph_index(sign).unwrap_or_default();
            f32::from(face.glyph_hor_advance(glyph).unwrap_or_default())
        };
        text.chars().map(advance).sum::<f32>() * size / face.units_per_em() as f32
    }

    /// The text in lines that are no wider than told; words longer than a line are cut.
    pub(super) fn lines(&self, text: &str, weight: Weight, size: f32, width: f32) -> Vec<String> {
        let fits = |line: &str| self.width(line, weight, size) <= width;
        let mut lines: Vec<String> = vec![String::new()];
        for word in text.split_whitespace() {
            let line = lines.last().cloned().unwrap_or_default();
            let longer = [line.as_str(), word].join(if line.is_empty() { "" } else { " " });
            if fits(&longer) {
                lines.pop();
                lines.push(longer);
                continue;
            }
            if line.is_empty() {
                lines.pop();
            }
            let mut part = String::new();
            for sign in word.chars() {
                part.push(sign);
                if !fits(&part) && part.chars().count() > 1 {
                    part.pop();
                    lines.push(std::mem::replace(&mut part, sign.to_string()));
                }
            }
            lines.push(part);
        }
        lines
    }
}

impl Face {
    fn open(bytes: &'static [u8]) -> Result<Face, Unprintable> {
        Ok(Face {
            font: Font::new(bytes.into(), 0).ok_or(Unprintable::Face)?,
            shapes: rustybuzz::Face::from_slice(bytes, 0).ok_or(Unprintable::Face)?,
            shaped: RefCell::default(),
        })
    }

    fn shape(&self, text: &str) -> Vec<KrillaGlyph> {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(&self.shapes, &[], buffer);
        let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
        // Where each piece of text begins that has glyphs of its own, whichever way it runs.
        let mut begins: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
        begins.sort_unstable();
        let part = |units: i32| units as f32 / self.font.units_per_em();
        let glyphs = infos.iter().zip(places).map(|(info, place)| {
            let begin = info.cluster as usize;
            let next = begins.partition_point(|other| *other <= begin);
            let end = begins.get(next).copied().unwrap_or(text.len());
            KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                part(place.x_advance),
                part(place.x_offset),
                part(place.y_offset),
                part(place.y_advance),
                begin..end,
                None,
            )
        });
        glyphs.collect()
    }
}

//! The three embedded fonts: shaping, text width and line breaks.

use super::PdfError;
use crate::text_shaping::{BOLD, COURT, PLAIN, shape};
pub(super) use crate::text_shaping::{Weight, heading};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

pub(super) struct Fonts {
    plain: Typeface,
    bold: Typeface,
    heading: Typeface,
}

struct Typeface {
    font: Font,
    shapes: rustybuzz::Face<'static>,
    /// Cache of shaped texts: a document repeats most texts on many pages.
    shaped: RefCell<HashMap<String, Rc<[KrillaGlyph]>>>,
}

impl Fonts {
    pub(super) fn open() -> Result<Fonts, PdfError> {
        Ok(Fonts {
            plain: Typeface::open(PLAIN)?,
            bold: Typeface::open(BOLD)?,
            heading: Typeface::open(COURT)?,
        })
    }

    fn of(&self, weight: Weight) -> &Typeface {
        match weight {
            Weight::Plain => &self.plain,
            Weight::Bold => &self.bold,
            Weight::Heading => &self.heading,
        }
    }

    pub(super) fn font(&self, weight: Weight) -> Font {
        self.of(weight).font.clone()
    }

    /// The glyphs of a text, in units of the font size.
    pub(super) fn glyphs(&self, text: &str, weight: Weight) -> Rc<[KrillaGlyph]> {
        let typeface = self.of(weight);
        if let Some(glyphs) = typeface.shaped.borrow().get(text) {
            return Rc::clone(glyphs);
        }
        let glyphs: Rc<[KrillaGlyph]> = typeface.shape(text).into();
        let mut shaped = typeface.shaped.borrow_mut();
        shaped.insert(text.to_owned(), Rc::clone(&glyphs));
        glyphs
    }

    /// The width in points, without kerning.
    pub(super) fn width(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let typeface = &self.of(weight).shapes;
        let advance = |sign: char| {
            let glyph = typeface.glyph_index(sign).unwrap_or_default();
            f32::from(typeface.glyph_hor_advance(glyph).unwrap_or_default())
        };
        text.chars().map(advance).sum::<f32>() * size / typeface.units_per_em() as f32
    }

    /// Breaks a text into lines of at most `width` points; words longer than a line are cut.
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

impl Typeface {
    fn open(bytes: &'static [u8]) -> Result<Typeface, PdfError> {
        Ok(Typeface {
            font: Font::new(bytes.into(), 0).ok_or(PdfError::Font)?,
            shapes: rustybuzz::Face::from_slice(bytes, 0).ok_or(PdfError::Font)?,
            shaped: RefCell::default(),
        })
    }

    fn shape(&self, text: &str) -> Vec<KrillaGlyph> {
        let shaped = shape(&self.shapes, text);
        let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
        // The byte where each cluster begins. Right-to-left text lists its clusters backwards.
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

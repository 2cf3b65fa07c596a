//! The two faces in which everything is printed, and how wide words are in them.

use super::Unprintable;
use krilla::text::Font;

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
    measures: ttf_parser::Face<'static>,
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

    /// In points; letters that are set closer together are not reckoned with.
    pub(super) fn width(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let face = &self.of(weight).measures;
        let advance = |sign: char| {
            let glyph = face.glyph_index(sign).unwrap_or_default();
            f32::from(face.glyph_hor_advance(glyph).unwrap_or_default())
        };
        text.chars().map(advance).sum::<f32>() * size / f32::from(face.units_per_em())
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
        let font = Font::new(bytes.into(), 0).ok_or(Unprintable::Face)?;
        let measures = ttf_parser::Face::parse(bytes, 0).map_err(|_| Unprintable::Face)?;
        Ok(Face { font, measures })
    }
}

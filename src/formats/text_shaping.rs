//! The embedded fonts, and shaping of texts.

use rustybuzz::{Face, GlyphBuffer, UnicodeBuffer};

pub(crate) static PLAIN: &[u8] = include_bytes!("../../templates/paper/DejaVuSansCondensed.ttf");
pub(crate) static BOLD: &[u8] =
    include_bytes!("../../templates/paper/DejaVuSansCondensed-Bold.ttf");

/// The font of headings, as on the pages: the letters of `templates/assets/court.woff2`, without its tables for
/// browsers. Licence: `templates/assets/court-OFL.txt`.
pub(crate) static COURT: &[u8] = include_bytes!("../../templates/paper/court.ttf");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    Plain,
    Bold,
    /// The font of headings, which has few letters: see [`heading`].
    Heading,
}

/// The weight of a heading: bold where the font of headings lacks a letter of the text.
pub(crate) fn heading(text: &str) -> Weight {
    let has = |face: Face<'_>| text.chars().all(|sign| face.glyph_index(sign).is_some());
    if Face::from_slice(COURT, 0).is_some_and(has) {
        Weight::Heading
    } else {
        Weight::Bold
    }
}

pub(crate) fn shape(face: &Face<'_>, text: &str) -> GlyphBuffer {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    rustybuzz::shape(face, &[], buffer)
}

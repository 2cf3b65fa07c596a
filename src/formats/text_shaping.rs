//! The embedded fonts, and shaping of texts.

use rustybuzz::{Face, GlyphBuffer, UnicodeBuffer};

pub(crate) static PLAIN: &[u8] = include_bytes!("../../templates/paper/DejaVuSansCondensed.ttf");
pub(crate) static BOLD: &[u8] =
    include_bytes!("../../templates/paper/DejaVuSansCondensed-Bold.ttf");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    Plain,
    Bold,
}

pub(crate) fn shape(face: &Face<'_>, text: &str) -> GlyphBuffer {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    rustybuzz::shape(face, &[], buffer)
}

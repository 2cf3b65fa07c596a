//! Writes PNG with a palette: a third of the size of RGB for pictures of few colours.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};
use std::collections::HashMap;

const COLOURS: usize = 256;

/// Encodes a picture. The rarest colours beyond 256, which are the edges of letters, are replaced by the
/// nearest of the others.
///
/// # Errors
/// When the number of pixels does not fit the size.
pub(super) fn encode(
    pixels: &[[u8; 3]],
    (width, height): (u32, u32),
) -> Result<Vec<u8>, EncodingError> {
    let (palette, indices) = indexed(pixels);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.as_flattened());
    encoder.set_deflate_compression(DeflateCompression::Level(7));
    // Neighbouring palette indices are not similar numbers, so no line filter helps.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(file)
}

fn indexed(pixels: &[[u8; 3]]) -> (Vec<[u8; 3]>, Vec<u8>) {
    let mut count: HashMap<[u8; 3], usize> = HashMap::new();
    // Most pixels equal their left neighbour, so runs are counted.
    for run in pixels.chunk_by(|one, next| one == next) {
        if let Some(pixel) = run.first() {
            *count.entry(*pixel).or_default() += run.len();
        }
    }
    let mut colours: Vec<([u8; 3], usize)> = count.into_iter().collect();
    // Ties are broken by colour, so that the same picture always gives the same file.
    colours.sort_unstable_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    let palette: Vec<[u8; 3]> = colours
        .iter()
        .take(COLOURS)
        .map(|(colour, _)| *colour)
        .collect();
    let index = |colour: [u8; 3]| {
        let places = (0_u8..=u8::MAX).zip(&palette);
        let nearest = places.min_by_key(|(_, known)| distance(colour, **known));
        nearest.map_or(0, |(place, _)| place)
    };
    let of: HashMap<[u8; 3], u8> = colours
        .iter()
        .map(|(colour, _)| (*colour, index(*colour)))
        .collect();
    let mut indices = Vec::with_capacity(pixels.len());
    for run in pixels.chunk_by(|one, next| one == next) {
        let index = run.first().and_then(|pixel| of.get(pixel));
        let end = indices.len() + run.len();
        indices.resize(end, index.copied().unwrap_or_default());
    }
    (palette, indices)
}

fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    let parts = one.into_iter().zip(other);
    parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

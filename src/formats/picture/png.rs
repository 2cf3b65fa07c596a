//! PNG with a palette: pictures of few colours become a third as large as with three bytes a pixel.

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use std::collections::HashMap;
use std::io::Write;

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n'];
/// Eight bits a pixel, by a palette, deflated, filtered line by line, not interlaced.
const FORM: [u8; 5] = [8, 3, 0, 0, 0];
const COLOURS: usize = 256;

/// The file of a picture. Where it has more colours than a palette, the rarest take the nearest
/// of the others: they are the edges of letters.
pub(super) fn encode(pixels: &[[u8; 3]], (width, height): (u32, u32)) -> Vec<u8> {
    let (palette, indices) = indexed(pixels);
    let mut file = SIGNATURE.to_vec();
    let mut header = Vec::with_capacity(13);
    header.extend_from_slice(&width.to_be_bytes());
    header.extend_from_slice(&height.to_be_bytes());
    header.extend_from_slice(&FORM);
    chunk(&mut file, *b"IHDR", &header);
    chunk(&mut file, *b"PLTE", palette.as_flattened());
    chunk(&mut file, *b"IDAT", &deflated(&indices, width as usize));
    chunk(&mut file, *b"IEND", &[]);
    file
}

fn indexed(pixels: &[[u8; 3]]) -> (Vec<[u8; 3]>, Vec<u8>) {
    let mut count: HashMap<[u8; 3], usize> = HashMap::new();
    // Most pixels are like the one before them.
    for run in pixels.chunk_by(|one, next| one == next) {
        if let Some(pixel) = run.first() {
            *count.entry(*pixel).or_default() += run.len();
        }
    }
    let mut colours: Vec<([u8; 3], usize)> = count.into_iter().collect();
    // By colour where they are equally frequent: the same picture is the same file.
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

fn deflated(indices: &[u8], width: usize) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::new(7));
    let mut write = || {
        for line in indices.chunks(width) {
            // Each line by itself: numbers of a palette say nothing about their neighbours.
            packed.write_all(&[0])?;
            packed.write_all(line)?;
        }
        packed.try_finish()
    };
    // Writing into memory cannot fail.
    let _written = write();
    packed.finish().unwrap_or_default()
}

fn chunk(file: &mut Vec<u8>, kind: [u8; 4], bytes: &[u8]) {
    let length = u32::try_from(bytes.len()).unwrap_or_default();
    file.extend_from_slice(&length.to_be_bytes());
    let mut sum = Crc::new();
    for part in [&kind[..], bytes] {
        sum.update(part);
        file.extend_from_slice(part);
    }
    file.extend_from_slice(&sum.sum().to_be_bytes());
}

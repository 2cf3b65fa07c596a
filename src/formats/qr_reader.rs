//! Reads QR codes in photos and screenshots. Codes that are not found in one size or sharpness may be
//! found in another, so several are tried; `docs/decisions` has the figures.

mod counted_image;

use crate::step_budget::StepBudget;
use counted_image::CountedImage;
use std::io::Cursor;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// The largest width and height in pixels; pictures of today's phones are smaller.
const WIDEST: usize = 9_000;
/// The most pixels of a picture.
const MOST_PIXELS: usize = 60_000_000;
/// The most pixels of a PNG, which takes four times the memory: screenshots are much smaller.
const MOST_OF_PNG: usize = 20_000_000;
/// The steps for the pictures of one form: decoding takes one for each pixel, and the search one for each access
/// to a pixel. A photo with a code takes about fifty million.
pub const MOST_STEPS: u64 = 900_000_000;
/// Larger pictures are halved until width and height are at most this.
const WORKED_ON: usize = 2_000;
/// The largest picture that is also read in full size, if its half shows no code.
const LAST_TRY: usize = 4_000;

/// Why a picture is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureProblem {
    /// Neither JPEG nor PNG, or damaged.
    NoPicture,
    /// Too many pixels.
    TooLarge,
    /// The search for codes takes too many steps.
    TooMuchWork,
}

/// The contents of the QR codes in a picture, sorted and without duplicates.
///
/// # Errors
/// [`PictureProblem`]; the steps are taken from `budget`.
pub fn codes_in(picture: &[u8], budget: &StepBudget) -> Result<Vec<Vec<u8>>, PictureProblem> {
    let mut picture = Grey::read(picture, budget)?;
    let mut large = None;
    while picture.width.max(picture.height) > WORKED_ON {
        let halved = picture.halved();
        large = Some(picture).filter(|large| large.width.max(large.height) <= LAST_TRY);
        picture = halved;
    }
    let mut found = picture.codes(budget);
    if found.is_empty() {
        found = large.map_or_else(Vec::new, |large| large.read_codes(budget));
    }
    if found.is_empty() && budget.is_used_up() {
        return Err(PictureProblem::TooMuchWork);
    }
    found.sort();
    found.dedup();
    Ok(found)
}

/// A greyscale picture, one byte a pixel.
struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Grey {
    fn read(bytes: &[u8], budget: &StepBudget) -> Result<Grey, PictureProblem> {
        if bytes.starts_with(b"\x89PNG") {
            Grey::of_png(bytes, budget)
        } else {
            Grey::of_jpeg(bytes, budget)
        }
    }

    fn of_jpeg(bytes: &[u8], budget: &StepBudget) -> Result<Grey, PictureProblem> {
        let options = DecoderOptions::default()
            .jpeg_set_out_colorspace(ColorSpace::Luma)
            .set_max_width(WIDEST)
            .set_max_height(WIDEST);
        let mut decoder = JpegDecoder::new_with_options(Cursor::new(bytes), options);
        decoder
            .decode_headers()
            .map_err(|_| PictureProblem::NoPicture)?;
        let (width, height) = decoder.dimensions().ok_or(PictureProblem::NoPicture)?;
        small_enough(width, height, MOST_PIXELS, budget)?;
        let pixels = decoder.decode().map_err(|_| PictureProblem::NoPicture)?;
        Grey::of(width, height, pixels)
    }

    fn of_png(bytes: &[u8], budget: &StepBudget) -> Result<Grey, PictureProblem> {
        let mut decoder = png::Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().map_err(|_| PictureProblem::NoPicture)?;
        let (width, height) = (reader.info().width as usize, reader.info().height as usize);
        small_enough(width, height, MOST_OF_PNG, budget)?;
        let size = reader
            .output_buffer_size()
            .ok_or(PictureProblem::TooLarge)?;
        let mut bytes = vec![0; size];
        let frame = reader
            .next_frame(&mut bytes)
            .map_err(|_| PictureProblem::NoPicture)?;
        let samples = frame.color_type.samples();
        let pixels = bytes.chunks_exact(samples).map(|pixel| match pixel {
            [grey] | [grey, _] => *grey,
            [red, green, blue, ..] => {
                let sum = 3 * u16::from(*red) + 6 * u16::from(*green) + u16::from(*blue);
                (sum / 10) as u8
            }
            [] => 0,
        });
        Grey::of(width, height, pixels.collect())
    }

    fn of(width: usize, height: usize, pixels: Vec<u8>) -> Result<Grey, PictureProblem> {
        let is_whole = pixels.len() == width * height && !pixels.is_empty();
        let grey = is_whole.then_some(Grey {
            width,
            height,
            pixels,
        });
        grey.ok_or(PictureProblem::NoPicture)
    }

    /// Tries the picture as it is, smoothed, and halved.
    fn codes(&self, budget: &StepBudget) -> Vec<Vec<u8>> {
        let mut found = self.read_codes(budget);
        if found.is_empty() {
            found = self.smoothed().read_codes(budget);
        }
        if found.is_empty() {
            found = self.halved().read_codes(budget);
        }
        found
    }

    fn read_codes(&self, budget: &StepBudget) -> Vec<Vec<u8>> {
        if self.pixels.is_empty() {
            return Vec::new();
        }
        CountedImage::of((self.width, self.height), &self.pixels, budget).read_codes()
    }

    /// Half the width and height: less noise, and large modules are found more reliably.
    fn halved(&self) -> Grey {
        let (width, height) = (self.width / 2, self.height / 2);
        let row = |y: usize| self.pixels.get(y * self.width..).unwrap_or_default();
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            let pairs = row(2 * y)
                .chunks_exact(2)
                .zip(row(2 * y + 1).chunks_exact(2));
            let four = pairs.take(width).map(|(above, below)| {
                let sum: u16 = above.iter().chain(below).map(|grey| u16::from(*grey)).sum();
                (sum / 4) as u8
            });
            pixels.extend(four);
        }
        Grey {
            width,
            height,
            pixels,
        }
    }

    /// A 3 × 3 box blur: less noise at the same size.
    fn smoothed(&self) -> Grey {
        let mut pixels = self.pixels.clone();
        let rows: Vec<&[u8]> = self.pixels.chunks_exact(self.width).collect();
        let middle = pixels.chunks_exact_mut(self.width).skip(1);
        for (three, out) in rows.windows(3).zip(middle) {
            let columns = (0..self.width).map(|x| three.iter().map(|row| u16::from(row[x])).sum());
            let columns: Vec<u16> = columns.collect();
            for (three, out) in columns.windows(3).zip(out.iter_mut().skip(1)) {
                *out = (three.iter().sum::<u16>() / 9) as u8;
            }
        }
        Grey { pixels, ..*self }
    }
}

/// Takes the steps for decoding.
fn small_enough(
    width: usize,
    height: usize,
    most_pixels: usize,
    budget: &StepBudget,
) -> Result<(), PictureProblem> {
    let pixels = width.saturating_mul(height);
    if width.max(height) > WIDEST || pixels > most_pixels {
        return Err(PictureProblem::TooLarge);
    }
    let is_allowed = budget.take(pixels as u64);
    is_allowed.then_some(()).ok_or(PictureProblem::TooMuchWork)
}

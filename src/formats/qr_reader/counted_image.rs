//! The pixels that `rqrr` works on. Each access is counted: a small picture full of finder patterns would keep the
//! search busy for minutes.

use crate::step_budget::StepBudget;
use image::{GenericImage, GenericImageView, Luma};
use rqrr::PreparedImage;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// The most finder patterns of a picture that is searched. A code has three; a sheet of twelve codes 36. The time
/// for comparing them grows with the cube of their number.
const MOST_PATTERNS: u32 = 64;
/// The value with which `rqrr` marks the pixels of a finder pattern.
const PATTERN: u8 = 2;
/// Accesses to pixels that are taken from the budget at once.
const BATCH: u64 = 4_096;

/// Pixels with their budget.
pub(super) struct CountedImage {
    pub(super) width: usize,
    pub(super) height: usize,
    pixels: Vec<u8>,
    budget: StepBudget,
    /// Accesses since the last batch.
    accesses: Cell<u64>,
    /// Finder patterns marked so far.
    patterns: u32,
    last_written: u8,
}

/// Unwinds the search, which has no other way to be ended.
struct OutOfSteps;

impl CountedImage {
    pub(super) fn of((width, height): (usize, usize), pixels: &[u8], budget: &StepBudget) -> Self {
        CountedImage {
            width,
            height,
            pixels: pixels.to_vec(),
            budget: budget.clone(),
            accesses: Cell::new(0),
            patterns: 0,
            last_written: 0,
        }
    }

    /// The contents of all codes; none when the budget ends or there are too many patterns.
    pub(super) fn read_codes(self) -> Vec<Vec<u8>> {
        // The library also panics itself on some damaged patterns.
        catch_unwind(AssertUnwindSafe(|| codes_of(self))).unwrap_or_default()
    }

    fn count(&self, accesses: u64) {
        let sum = self.accesses.get() + accesses;
        if sum < BATCH {
            self.accesses.set(sum);
        } else {
            self.accesses.set(0);
            if !self.budget.take(sum) {
                resume_unwind(Box::new(OutOfSteps));
            }
        }
    }

    fn count_pattern(&mut self, value: u8) {
        if value == PATTERN && self.last_written != PATTERN {
            self.patterns += 1;
            if self.patterns > MOST_PATTERNS {
                resume_unwind(Box::new(OutOfSteps));
            }
        }
        self.last_written = value;
    }

    fn index(&self, x: u32, y: u32) -> usize {
        y as usize * self.width + x as usize
    }
}

fn codes_of(image: CountedImage) -> Vec<Vec<u8>> {
    let mut image = PreparedImage::prepare(image);
    let grids = image.detect_grids();
    let bytes = grids.iter().filter_map(|grid| {
        let mut bytes = Vec::new();
        grid.decode_to(&mut bytes).ok().map(|_| bytes)
    });
    bytes.collect()
}

impl Clone for CountedImage {
    fn clone(&self) -> CountedImage {
        // Copying is faster than access to single pixels.
        self.count(self.pixels.len() as u64 / 4);
        CountedImage {
            pixels: self.pixels.clone(),
            budget: self.budget.clone(),
            accesses: Cell::new(0),
            ..*self
        }
    }
}

impl GenericImageView for CountedImage {
    type Pixel = Luma<u8>;

    fn dimensions(&self) -> (u32, u32) {
        let side = |pixels: usize| u32::try_from(pixels).unwrap_or_default();
        (side(self.width), side(self.height))
    }

    fn get_pixel(&self, x: u32, y: u32) -> Luma<u8> {
        self.count(1);
        let pixel = self.pixels.get(self.index(x, y));
        Luma([pixel.copied().unwrap_or_default()])
    }
}

impl GenericImage for CountedImage {
    fn get_pixel_mut(&mut self, x: u32, y: u32) -> &mut Luma<u8> {
        // `rqrr` writes with `put_pixel` only.
        let _ = (x, y);
        resume_unwind(Box::new(OutOfSteps))
    }

    fn put_pixel(&mut self, x: u32, y: u32, Luma([value]): Luma<u8>) {
        self.count(1);
        self.count_pattern(value);
        let index = self.index(x, y);
        if let Some(pixel) = self.pixels.get_mut(index) {
            *pixel = value;
        }
    }

    fn blend_pixel(&mut self, x: u32, y: u32, pixel: Luma<u8>) {
        self.put_pixel(x, y, pixel);
    }
}

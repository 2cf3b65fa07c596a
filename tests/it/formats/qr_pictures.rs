//! QR codes are read from pictures of poor cameras, and hostile files do no harm.

use crate::camera::{GOOD, IN_THE_HALL, Shot, code, picture};
use inkundla::formats::qr_reader::{MOST_STEPS, PictureProblem, codes_in};
use inkundla::formats::step_budget::StepBudget;
use std::io::Cursor;

fn found_in(picture: &[u8]) -> Result<Vec<Vec<u8>>, PictureProblem> {
    codes_in(picture, &StepBudget::of(MOST_STEPS))
}

/// As many bytes as a QR code of the phone holds.
fn bytes(seed: u8) -> Vec<u8> {
    let next = |state: &mut u32| {
        *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Some((*state >> 24) as u8)
    };
    let mut state = u32::from(seed) + 1;
    std::iter::from_fn(|| next(&mut state)).take(152).collect()
}

#[test]
fn codes_are_read_from_pictures_that_are_turned_tilted_blurred_dim_and_noisy() {
    let kinds = [
        ("good", GOOD, 5),
        ("from further away", Shot { fill: 0.6, ..GOOD }, 5),
        (
            "turned",
            Shot {
                turn: 40.0,
                fill: 0.65,
                ..GOOD
            },
            5,
        ),
        (
            "upside down",
            Shot {
                turn: 178.0,
                ..GOOD
            },
            5,
        ),
        ("tilted", Shot { tilt: 0.3, ..GOOD }, 5),
        ("blurred", Shot { blur: 1, ..GOOD }, 5),
        (
            "dim",
            Shot {
                light: 0.25,
                noise: 0.02,
                ..GOOD
            },
            5,
        ),
        (
            "one side dark",
            Shot {
                light: 0.5,
                slope: 1.4,
                ..GOOD
            },
            5,
        ),
        (
            "noisy",
            Shot {
                noise: 0.06,
                ..GOOD
            },
            5,
        ),
        ("in the hall", IN_THE_HALL, 4),
        (
            "a large picture",
            Shot {
                size: (2600, 1950),
                fill: 0.5,
                ..GOOD
            },
            5,
        ),
    ];
    for (kind, shot, least) in kinds {
        let count = if shot.size.0 > 2000 { 1 } else { 5 };
        let read = (0..count).filter(|seed| {
            let bytes = bytes(*seed);
            let shot = Shot {
                turn: shot.turn + f32::from(*seed),
                ..shot
            };
            let picture = picture(&code(&bytes), &shot, u32::from(*seed) + 7);
            found_in(&picture).unwrap() == [bytes]
        });
        let read = read.count();
        println!("{kind}: {read} of {count}");
        assert!(
            read >= least.min(usize::from(count)),
            "{kind}: {read} of {count}"
        );
    }
}

#[test]
fn files_that_are_no_picture_or_too_large_are_refused() {
    for bytes in [
        &b""[..],
        b"GIF89a",
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xd8\xff\xe0\x00\x10JFIF",
    ] {
        assert_eq!(found_in(bytes), Err(PictureProblem::NoPicture));
    }
    let plain = picture(&[], &Shot { noise: 0.0, ..GOOD }, 1);
    assert_eq!(found_in(&plain), Ok(Vec::new()));
    // A header that declares more pixels than memory has.
    let mut huge = plain.clone();
    huge[16..24].copy_from_slice(&[0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF]);
    assert!(found_in(&huge).is_err());
    for at in (0..plain.len()).step_by(plain.len() / 40) {
        let mut altered = plain.clone();
        altered[at] ^= 0x55;
        let _whatever_it_is_but_no_panic = found_in(&altered);
        let _the_same_cut_off = found_in(&plain[..at]);
    }
}

/// A grey picture of `side` × `side` pixels as PNG.
fn png(side: u32, pixel: impl Fn(u32, u32) -> bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(Cursor::new(&mut bytes), side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().unwrap();
    let pixels = (0..side * side).map(|at| if pixel(at % side, at / side) { 0 } else { 255 });
    writer
        .write_image_data(&pixels.collect::<Vec<u8>>())
        .unwrap();
    writer.finish().unwrap();
    bytes
}

/// A finder pattern at each eighth pixel, and other pictures that keep a search busy.
fn busy_pictures() -> Vec<(&'static str, Vec<u8>)> {
    let finder = |x: u32, y: u32| {
        let (x, y) = (x % 8, y % 8);
        let is_ring = x == 0 || x == 6 || y == 0 || y == 6;
        x < 7 && y < 7 && (is_ring || ((2..5).contains(&x) && (2..5).contains(&y)))
    };
    let stripes = |x: u32, _: u32| matches!(x % 8, 0 | 2..=4 | 6);
    let comb = |x: u32, y: u32| y == 0 || matches!(x % 8, 0 | 2..=4 | 6);
    let noise =
        |x: u32, y: u32| (x.wrapping_mul(2_654_435_761) ^ y.wrapping_mul(40_503)) >> 13 & 1 == 1;
    vec![
        ("a hundred finders", png(100, finder)),
        ("a thousand finders", png(300, finder)),
        ("fifteen thousand finders", png(1_000, finder)),
        ("stripes", png(1_500, stripes)),
        ("a comb", png(1_500, comb)),
        ("noise", png(1_500, noise)),
        ("nothing", png(4_400, |_, _| false)),
    ]
}

#[test]
fn a_picture_full_of_patterns_takes_no_more_steps_than_a_photo() {
    for (what, picture) in busy_pictures() {
        let began = std::time::Instant::now();
        let budget = StepBudget::of(MOST_STEPS);
        let found = codes_in(&picture, &budget);
        let is_refused = found == Err(PictureProblem::TooMuchWork);
        assert!(is_refused || found == Ok(Vec::new()), "{what}: {found:?}");
        let steps = MOST_STEPS - budget.left();
        println!(
            "{what}: {} bytes, {steps} steps, {:?}",
            picture.len(),
            began.elapsed()
        );
        assert_eq!(is_refused, steps == MOST_STEPS, "{what}: {steps} steps");
    }
}

#[test]
fn the_search_ends_with_its_budget_or_when_the_client_has_gone() {
    let photo = picture(&code(&bytes(1)), &GOOD, 1);
    let budget = StepBudget::of(400_000);
    assert_eq!(codes_in(&photo, &budget), Err(PictureProblem::TooMuchWork));
    let budget = StepBudget::of(MOST_STEPS);
    drop(budget.cancel_on_drop());
    assert_eq!(codes_in(&photo, &budget), Err(PictureProblem::TooMuchWork));
    let budget = StepBudget::of(MOST_STEPS);
    assert_eq!(codes_in(&photo, &budget), Ok(vec![bytes(1)]));
    println!("a photo: {} steps", MOST_STEPS - budget.left());
}

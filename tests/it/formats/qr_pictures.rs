//! QR codes are read from pictures of poor cameras, and hostile files do no harm.

use crate::camera::{GOOD, IN_THE_HALL, Shot, code, picture};
use inkundla::formats::qr_reader::{PictureProblem, codes_in};

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
            codes_in(&picture).unwrap() == [bytes]
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
        assert_eq!(codes_in(bytes), Err(PictureProblem::NoPicture));
    }
    let plain = picture(&[], &Shot { noise: 0.0, ..GOOD }, 1);
    assert_eq!(codes_in(&plain), Ok(Vec::new()));
    // A header that declares more pixels than memory has.
    let mut huge = plain.clone();
    huge[16..24].copy_from_slice(&[0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF]);
    assert!(codes_in(&huge).is_err());
    for at in (0..plain.len()).step_by(plain.len() / 40) {
        let mut altered = plain.clone();
        altered[at] ^= 0x55;
        let _whatever_it_is_but_no_panic = codes_in(&altered);
        let _the_same_cut_off = codes_in(&plain[..at]);
    }
}

//! Draws QR codes as SVG paths and as rectangles for PDF.

use fast_qr::{ECL, QRBuilder};
use std::fmt::Write;

/// The quiet zone around the code, in modules.
const QUIET: usize = 4;

/// A QR code to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qr {
    /// Width and height of the drawing in modules, including the quiet zone.
    pub size: usize,
    /// The dark modules, as the `d` of an SVG path.
    pub path: String,
    /// The dark modules as horizontal runs.
    pub runs: Vec<Run>,
}

/// Adjacent dark modules of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The column of the first one.
    pub x: usize,
    /// The row, from the top.
    pub y: usize,
    /// Number of modules.
    pub length: usize,
}

impl Qr {
    /// Encodes a text; `None` if it is too long for a QR code.
    pub fn of(text: &str) -> Option<Qr> {
        let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
        let mut runs = Vec::new();
        for row in 0..code.size {
            let dark = |x: usize| x < code.size && code[row][x].value();
            let mut x = 0;
            while x < code.size {
                let length = (x..).take_while(|x| dark(*x)).count();
                if length > 0 {
                    let (x, y) = (x + QUIET, row + QUIET);
                    runs.push(Run { x, y, length });
                }
                x += length.max(1);
            }
        }
        Some(Qr {
            size: code.size + 2 * QUIET,
            path: path(&runs),
            runs,
        })
    }
}

fn path(runs: &[Run]) -> String {
    let mut path = String::new();
    for Run { x, y, length } in runs {
        // Writing into a string cannot fail.
        let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
    }
    path
}

#[cfg(test)]
mod tests {
    use super::Qr;

    #[test]
    fn every_code_begins_with_the_finder_pattern() {
        let qr = Qr::of("http://192.168.1.5:8080/u/7QK2MN").unwrap();
        assert!(qr.path.starts_with("M4 4h7v1h-7z"), "{}", qr.path);
        assert_eq!(qr.size, 37);
    }
}

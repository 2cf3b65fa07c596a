//! QR codes as the path of a drawing, so that nothing unescaped gets into a page.

use fast_qr::{ECL, QRBuilder};
use std::fmt::Write;

/// Free modules around the code, which scanners need.
const QUIET: usize = 4;

/// A QR code to draw.
pub(super) struct Qr {
    /// Width and height of the drawing, the free margin included.
    pub(super) size: usize,
    /// The dark modules, as the `d` of an SVG path.
    pub(super) path: String,
}

impl Qr {
    /// The code of a text; `None` when it is longer than a QR code can hold.
    pub(super) fn of(text: &str) -> Option<Qr> {
        let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
        let mut path = String::new();
        for y in 0..code.size {
            let dark = |x: usize| x < code.size && code[y][x].value();
            let mut x = 0;
            while x < code.size {
                let run = (x..).take_while(|x| dark(*x)).count();
                if run > 0 {
                    // Writing into a string cannot fail.
                    let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
                }
                x += run.max(1);
            }
        }
        Some(Qr {
            size: code.size + 2 * QUIET,
            path,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Qr;

    #[test]
    fn every_code_begins_with_the_corner_mark() {
        let qr = Qr::of("http://192.168.1.5:8080/u/7QK2MN").unwrap();
        assert!(qr.path.starts_with("M4 4h7v1h-7z"), "{}", qr.path);
        assert_eq!(qr.size, 37);
    }
}

//! `check.html`: one file that checks records without a server and a network. The check is this program's
//! own, as WebAssembly (`src/record_check`); the messages are those of one language.

use crate::i18n::Localizer;
use askama::Template;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::io::Write;

/// Its name in a published folder.
pub(super) const NAME: &str = "check.html";

/// Built by `src/record_check/build.sh`.
const PROGRAM: &[u8] = include_bytes!("../../../templates/assets/record-check.wasm.gz");
const SCRIPT: &str = concat!(
    include_str!("../../../templates/assets/steps.js"),
    include_str!("../../../templates/assets/check-file.js")
);
const PUBLISHED_STYLE: &str = include_str!("../../../templates/published.css");
const OWN_STYLE: &str = include_str!("../../../templates/check-file.css");
const ICONS: &str = include_str!("../../../templates/assets/icons.svg");
/// The icons of its results.
const SHOWN_ICONS: [&str; 4] = ["ok", "no", "warn", "print"];

#[derive(Template)]
#[template(path = "check-file.html")]
struct CheckFileView<'a> {
    t: &'a Localizer,
    /// The name of the event, or of the program.
    name: &'a str,
    /// Hashes of the script and the style for the content security policy.
    script: String,
    style: String,
    /// The program and the messages, gzipped and in base64.
    program: String,
    words: String,
}

/// The file in the language of `t`, with the name of an event.
pub(crate) fn file(t: &Localizer, name: &str) -> Result<Vec<u8>, askama::Error> {
    let style = style();
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    let words = packed.write_all(t.language().plain_messages().as_bytes());
    let words = words.and_then(|()| packed.finish());
    let page = CheckFileView {
        t,
        name,
        script: hash(SCRIPT),
        style: hash(&style),
        program: base64(PROGRAM),
        words: base64(&words.map_err(|_| askama::Error::Fmt)?),
    };
    let text = page.render()?;
    let icons = ICONS.lines().filter(|line| {
        let mut shown = SHOWN_ICONS.iter();
        shown.any(|name| line.starts_with(&format!("<symbol id=\"{name}\"")))
    });
    let text = text.replacen("/*style*/", &style, 1);
    let text = text.replacen("/*script*/", SCRIPT, 1);
    let text = text.replacen("<!--icons-->", &icons.collect::<String>(), 1);
    Ok(text.into_bytes())
}

/// The style without its font, which is a file of its own.
fn style() -> String {
    let is_kept = |line: &&str| !line.starts_with("@font-face");
    let published = PUBLISHED_STYLE.split_inclusive('\n').filter(is_kept);
    published.chain([OWN_STYLE]).collect()
}

/// The hash of an inline script or style, as a content security policy names it.
fn hash(text: &str) -> String {
    format!("sha256-{}", base64(&Sha256::digest(text)))
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |n: usize| u32::from(three.get(n).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            let six = (bits >> (18 - 6 * digit)) & 63;
            let known = DIGITS.get(usize::try_from(six).unwrap_or(0));
            let is_filled = digit <= three.len();
            text.push(
                known
                    .filter(|_| is_filled)
                    .map_or('=', |digit| char::from(*digit)),
            );
        }
    }
    text
}

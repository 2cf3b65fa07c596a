//! Decodes a pasted or uploaded list: a text in one of many encodings, or a sheet of a workbook.

use super::encodings::{Encoding, EncodingDoubt, first_words};
use super::sheets::{ReadSheet, is_workbook};
use crate::{ImportFault, ImportProblem};

/// A decoded list.
pub(super) struct DecodedText {
    pub(super) text: String,
    pub(super) encoding: Encoding,
    /// Whether another encoding reads it as well; never if it was chosen.
    pub(super) doubt: Option<EncodingDoubt>,
    /// The sheet of a workbook, whose cells are separated by tabs.
    pub(super) sheet: Option<ReadSheet>,
}

impl DecodedText {
    fn new(text: &str, encoding: Encoding) -> DecodedText {
        DecodedText {
            text: with_line_feeds(text),
            encoding,
            doubt: None,
            sheet: None,
        }
    }
}

/// Decodes a file by a given encoding, or by the one detected. A workbook becomes the text of its first list, with
/// tabs between the cells.
///
/// # Errors
/// When it is neither text nor workbook, or in an unsupported encoding.
pub fn decode(bytes: &[u8], encoding: Option<Encoding>) -> Result<(String, Encoding), ImportFault> {
    decoded(bytes, encoding, None).map(|read| (read.text, read.encoding))
}

/// [`decode`] with the doubt about a detected encoding, and with the sheet of a workbook, by its name if one is given.
pub(super) fn decoded(
    bytes: &[u8],
    encoding: Option<Encoding>,
    sheet: Option<&str>,
) -> Result<DecodedText, ImportFault> {
    match bytes {
        [0xff, 0xfe, wide @ ..] => return decode_marked(wide, Encoding::Utf16Le),
        [0xfe, 0xff, wide @ ..] => return decode_marked(wide, Encoding::Utf16Be),
        book if is_workbook(book) => {
            let (text, sheet) = ReadSheet::of(book, sheet).map_err(ImportFault::file)?;
            return Ok(DecodedText {
                sheet: Some(sheet),
                ..DecodedText::new(&text, Encoding::Utf8)
            });
        }
        // RTF, HTML and XML, under whatever name a program saved them.
        text if [b"{\\rtf".as_slice(), b"<"]
            .iter()
            .any(|begin| text.trim_ascii_start().starts_with(begin)) =>
        {
            return Err(ImportFault::file(ImportProblem::NotText));
        }
        _ => {}
    }
    if let Some(wide) = encoding.filter(|one| one.is_wide()) {
        return decode_wide(bytes, wide);
    }
    if bytes.contains(&0) {
        return guess_wide(bytes);
    }
    let (encoding, doubt) = match encoding {
        Some(encoding) => (encoding, None),
        None => Encoding::detect(bytes),
    };
    let text = encoding.decode(bytes);
    let text = text.trim_start_matches('\u{feff}');
    let once = Some(text).filter(|_| encoding == Encoding::Utf8);
    let once = once.and_then(Encoding::encoded_once);
    Ok(DecodedText {
        doubt,
        ..DecodedText::new(once.as_deref().unwrap_or(text), encoding)
    })
}

/// Decodes UTF-16 after its byte order mark: our own files for Excel, and its “Unicode text”.
fn decode_marked(bytes: &[u8], wide: Encoding) -> Result<DecodedText, ImportFault> {
    let read = decode_wide(bytes, wide)?;
    Ok(DecodedText {
        encoding: Encoding::Utf8,
        ..read
    })
}

fn decode_wide(bytes: &[u8], wide: Encoding) -> Result<DecodedText, ImportFault> {
    let text = char::decode_utf16(wide.units(bytes)).collect::<Result<String, _>>();
    match text {
        Ok(text) if bytes.len().is_multiple_of(2) && !text.contains('\0') => {
            Ok(DecodedText::new(&text, wide))
        }
        _ => Err(ImportFault::file(ImportProblem::Utf16)),
    }
}

/// Decodes a text with zeros among its bytes: UTF-16 whose byte order mark is missing. Nothing says which byte comes
/// first, so the user decides; first the order with more zeros in the place of the higher byte.
fn guess_wide(bytes: &[u8]) -> Result<DecodedText, ImportFault> {
    let zeros = |begin: usize| {
        let half = bytes.iter().skip(begin).step_by(2);
        half.filter(|byte| **byte == 0).count()
    };
    let [even, odd] = [zeros(0), zeros(1)];
    if (even + odd) * 4 < bytes.len() {
        return Err(ImportFault::file(ImportProblem::NotText));
    }
    let orders = if odd >= even {
        [Encoding::Utf16Le, Encoding::Utf16Be]
    } else {
        [Encoding::Utf16Be, Encoding::Utf16Le]
    };
    let read = orders.map(|wide| decode_wide(bytes, wide));
    let readings = orders.iter().zip(&read).filter_map(|(wide, read)| {
        let words = first_words(&read.as_ref().ok()?.text);
        Some((*wide, words))
    });
    let readings = readings.collect();
    let likeliest = read.into_iter().find_map(Result::ok);
    let likeliest = likeliest.ok_or_else(|| ImportFault::file(ImportProblem::Utf16))?;
    Ok(DecodedText {
        doubt: Some(EncodingDoubt { readings }),
        ..likeliest
    })
}

/// Encodes a text such that [`decode`] returns it.
pub fn encode(text: &str, encoding: Encoding) -> Vec<u8> {
    encoding.encode(text)
}

/// Converts CR and CRLF to LF.
fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

//! The encodings of lists, and the detection of the one that a file has.

use inkundla_core::codes;
use inkundla_core::tournament::legible;

/// The encoding of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// Windows-1252, as older versions of Excel save it.
    Windows1252,
    /// Mac Roman, as older programs of Apple's save it.
    MacRoman,
    /// The letters of MS-DOS in Europe, as Excel's “CSV (MS-DOS)” has them.
    Cp850,
    /// The letters of MS-DOS in America and South Africa.
    Cp437,
    /// UTF-16 without a byte order mark, the lower byte first.
    Utf16Le,
    /// UTF-16 without a byte order mark, the higher byte first.
    Utf16Be,
}

codes!(Encoding {
    Utf8 = "utf-8",
    Windows1252 = "windows-1252",
    MacRoman = "macintosh",
    Cp850 = "ibm850",
    Cp437 = "ibm437",
    Utf16Le = "utf-16le",
    Utf16Be = "utf-16be",
});

/// The characters of the bytes from 0x80.
const CP850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";
const CP437: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";

/// Letters with marks that names in the languages of the program have, in small.
const COMMON: &str = "áäéèêëíïîóôöúûüçñšž";
/// Letters of names in other languages.
const RARE: &str = "àâåãæìðòøõùýÿœß";

/// The longest word that is looked at, in characters.
const LONGEST_WORD: usize = 80;

/// The number of words that show how an encoding reads a list.
const SAMPLES: usize = 3;

/// Words of a list whose letters depend on the encoding, if it is uncertain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EncodingDoubt {
    /// Each possible encoding with some words as it reads them, the likeliest first.
    pub readings: Vec<(Encoding, Vec<String>)>,
}

impl Encoding {
    /// Decodes a text without a byte order mark.
    pub(super) fn decode(self, bytes: &[u8]) -> String {
        let by_table = |table: &str| {
            let upper: Vec<char> = table.chars().collect();
            let letter = |byte: &u8| match byte.checked_sub(0x80) {
                None => char::from(*byte),
                Some(at) => upper.get(usize::from(at)).copied().unwrap_or('\u{fffd}'),
            };
            bytes.iter().map(letter).collect()
        };
        let whole = |encoding: &'static encoding_rs::Encoding| {
            encoding.decode_without_bom_handling(bytes).0.into_owned()
        };
        match self {
            Encoding::Utf8 => String::from_utf8_lossy(bytes).into_owned(),
            Encoding::Windows1252 => whole(encoding_rs::WINDOWS_1252),
            Encoding::MacRoman => whole(encoding_rs::MACINTOSH),
            Encoding::Cp850 => by_table(CP850),
            Encoding::Cp437 => by_table(CP437),
            Encoding::Utf16Le | Encoding::Utf16Be => {
                let units: Vec<u16> = self.units(bytes).collect();
                String::from_utf16_lossy(&units)
            }
        }
    }

    /// A text of UTF-8 that was read as Windows-1252 and saved as UTF-8 again: `ZoÃ«` for `Zoë`. No other text
    /// has the bytes of UTF-8 in the letters of Windows-1252 throughout.
    pub(super) fn encoded_once(text: &str) -> Option<String> {
        let (bytes, _, has_others) = encoding_rs::WINDOWS_1252.encode(text);
        let once = String::from_utf8(bytes.into_owned()).ok()?;
        (!has_others && once != text && !text.is_ascii()).then_some(once)
    }

    /// Whether a character takes two bytes.
    pub fn is_wide(self) -> bool {
        matches!(self, Encoding::Utf16Le | Encoding::Utf16Be)
    }

    /// The two-byte units of a wide text; a last byte without a second is left out.
    pub(super) fn units(self, bytes: &[u8]) -> impl Iterator<Item = u16> {
        let unit = match self {
            Encoding::Utf16Be => u16::from_be_bytes,
            _ => u16::from_le_bytes,
        };
        bytes.as_chunks::<2>().0.iter().map(move |pair| unit(*pair))
    }

    /// Encodes a text such that [`Encoding::decode`] returns it.
    pub(super) fn encode(self, text: &str) -> Vec<u8> {
        let by_table = |table: &str| {
            let byte = |letter: char| match table.chars().position(|one| one == letter) {
                _ if letter.is_ascii() => letter as u8,
                Some(at) => u8::try_from(0x80 + at).unwrap_or(b'?'),
                None => b'?',
            };
            text.chars().map(byte).collect()
        };
        match self {
            Encoding::Utf8 => text.as_bytes().to_vec(),
            Encoding::Windows1252 => encoding_rs::WINDOWS_1252.encode(text).0.into_owned(),
            Encoding::MacRoman => encoding_rs::MACINTOSH.encode(text).0.into_owned(),
            Encoding::Cp850 => by_table(CP850),
            Encoding::Cp437 => by_table(CP437),
            Encoding::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Encoding::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        }
    }

    /// Some words of a text whose letters depend on this encoding; `None` for those of Unicode.
    pub(super) fn old_words(self, text: &str) -> Option<Vec<String>> {
        self.is_old().then(|| samples(text))
    }

    /// Whether it is one of older programs, with 256 characters.
    fn is_old(self) -> bool {
        self != Encoding::Utf8 && !self.is_wide()
    }

    /// The encoding of a text, and a doubt if another one reads it nearly as well.
    pub(super) fn detect(bytes: &[u8]) -> (Encoding, Option<EncodingDoubt>) {
        if std::str::from_utf8(bytes).is_ok() {
            return (Encoding::Utf8, None);
        }
        let others = Encoding::ALL.into_iter().filter(|one| one.is_old());
        let mut read: Vec<(Encoding, Reading, String)> = others
            .map(|one| {
                let text = one.decode(bytes);
                (one, Reading::of(&text), text)
            })
            .collect();
        // Stable: of two that read equally well, the commoner program.
        read.sort_by_key(|(_, reading, _)| (reading.wrong, std::cmp::Reverse(reading.common)));
        let Some((best, reading, text)) = read.first() else {
            return (Encoding::Windows1252, None);
        };
        let may_be = |other: &&(Encoding, Reading, String)| {
            other.1.wrong == reading.wrong && samples(&other.2) != samples(text)
        };
        let rivals: Vec<_> = read.iter().skip(1).filter(may_be).collect();
        let is_usual = *best == Encoding::Windows1252 || reading.common > 0;
        let is_sure = reading.wrong == 0 && rivals.is_empty() && is_usual;
        let shown = std::iter::once((*best, samples(text)));
        let rivals = rivals
            .into_iter()
            .map(|(one, _, text)| (*one, samples(text)));
        let mut readings: Vec<(Encoding, Vec<String>)> = shown.chain(rivals).collect();
        readings.dedup_by(|one, other| one.1 == other.1);
        (*best, (!is_sure).then_some(EncodingDoubt { readings }))
    }
}

/// How well an encoding reads a text.
struct Reading {
    /// Number of characters that no name has there.
    wrong: usize,
    /// Number of common letters.
    common: usize,
}

impl Reading {
    fn of(text: &str) -> Reading {
        let mut found = Reading {
            wrong: 0,
            common: 0,
        };
        for word in text.split(|sign: char| sign.is_ascii() && !sign.is_ascii_alphanumeric()) {
            let signs: Vec<char> = word.chars().take(LONGEST_WORD + 1).collect();
            if signs.len() > LONGEST_WORD {
                found.wrong += 1;
                continue;
            }
            for (at, sign) in signs
                .iter()
                .enumerate()
                .filter(|(_, sign)| !sign.is_ascii())
            {
                let small = sign.to_lowercase().next().unwrap_or(*sign);
                let is_letter = COMMON.contains(small) || RARE.contains(small);
                let is_mark = matches!(sign, '\u{a0}' | '–') || matches!(sign, '’' | '‘') && at > 0;
                let is_right = is_letter && !is_misplaced(&signs, at) || is_mark;
                found.wrong += usize::from(!is_right);
                found.common += usize::from(COMMON.contains(small) || *sign == '’');
            }
        }
        found
    }
}

/// A capital within a word of small letters, a small letter among capitals or before one, and a letter beside a digit.
fn is_misplaced(signs: &[char], at: usize) -> bool {
    let [before, after] =
        [at.checked_sub(1), Some(at + 1)].map(|at| at.and_then(|at| signs.get(at)));
    let is_digit = |sign: Option<&char>| sign.is_some_and(char::is_ascii_digit);
    let is_capital = |sign: Option<&char>| sign.is_some_and(|one| one.is_uppercase());
    let others = || signs.iter().enumerate().filter(|(place, _)| *place != at);
    let has_small = others().any(|(_, one)| one.is_lowercase());
    if is_digit(before) || is_digit(after) {
        return true;
    }
    match signs.get(at) {
        Some(sign) if sign.is_uppercase() => at > 0 && has_small,
        Some(_) => is_capital(after) || is_capital(before) && !has_small && signs.len() > 2,
        None => false,
    }
}

/// The first words of a text.
pub(super) fn first_words(text: &str) -> Vec<String> {
    let words = text.split_whitespace().map(|word| {
        let begin: String = word.chars().take(LONGEST_WORD).collect();
        legible(&begin)
    });
    words.take(SAMPLES).collect()
}

/// The first words with letters that are not ASCII.
fn samples(text: &str) -> Vec<String> {
    let words = text.split([',', ';', '\t', '\n', '\r', '"', ' ']);
    let words = words.filter(|word| !word.is_ascii());
    let words = words.filter(|word| word.len() <= 4 * LONGEST_WORD);
    words.map(legible).take(SAMPLES).collect()
}

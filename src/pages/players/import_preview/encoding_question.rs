//! The question which encoding a list has, with words of the list in each.

use crate::formats::entrants_csv::{Encoding, EncodingDoubt};

/// The question; the first answer is how the list was read.
pub(super) struct EncodingQuestion {
    pub(super) answers: Vec<EncodingAnswer>,
}

pub(super) struct EncodingAnswer {
    pub(super) code: &'static str,
    pub(super) name: &'static str,
    pub(super) words: String,
    pub(super) is_now: bool,
}

impl EncodingQuestion {
    pub(super) fn of(doubt: &EncodingDoubt) -> EncodingQuestion {
        let answers = doubt.readings.iter().enumerate();
        let answers = answers.map(|(at, (encoding, words))| EncodingAnswer {
            code: encoding.code(),
            name: name(*encoding),
            words: words.join(", "),
            is_now: at == 0,
        });
        EncodingQuestion {
            answers: answers.collect(),
        }
    }
}

/// The name of an encoding, the same in all languages.
pub(super) fn name(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Utf8 => "UTF-8",
        Encoding::Windows1252 => "Windows-1252",
        Encoding::MacRoman => "Mac OS Roman",
        Encoding::Cp850 => "MS-DOS 850",
        Encoding::Cp437 => "MS-DOS 437",
        Encoding::Utf16Le => "UTF-16 LE",
        Encoding::Utf16Be => "UTF-16 BE",
    }
}

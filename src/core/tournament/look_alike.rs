//! Detects names that a reader cannot tell apart.

use icu_normalizer::DecomposingNormalizerBorrowed;

/// What makes two names look the same: capitals, accents, blanks, signs that cannot be seen and
/// letters of Greek and Cyrillic that look like Latin ones make no difference.
pub fn look_alike_key(name: &str) -> String {
    let plain = DecomposingNormalizerBorrowed::new_nfkd().normalize(name);
    let letters = plain.chars().filter(|c| c.is_alphanumeric());
    let small = letters.map(capital).flat_map(char::to_lowercase);
    small.map(looks_like).map(stroke).collect()
}

/// A capital of another alphabet whose small letter looks otherwise, as the Latin one.
fn capital(letter: char) -> char {
    match letter {
        'Β' | 'В' => 'B',
        'Ε' => 'E',
        'Ζ' => 'Z',
        'Η' | 'Н' => 'H',
        'Κ' => 'K',
        'Μ' => 'M',
        'Ν' => 'N',
        'Ρ' => 'P',
        'Υ' | 'Ү' => 'Y',
        'Χ' => 'X',
        other => other,
    }
}

/// The Latin letter that a small letter of another alphabet looks like: a
/// keyboard that was left in Greek or Russian writes another name of the same looks.
pub fn looks_like(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' => 'h',
        'і' | 'ι' => 'i',
        'ј' | 'ϳ' => 'j',
        'к' | 'κ' => 'k',
        'м' => 'm',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' => 'u',
        'ν' => 'v',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        other => other,
    }
}

/// Strokes and rings alone, and letters with a stroke through them.
fn stroke(letter: char) -> char {
    match letter {
        'i' | 'ı' | '1' | 'ł' | 'ӏ' => 'l',
        '0' | 'ø' => 'o',
        'đ' => 'd',
        'н' => 'h',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::look_alike_key;

    #[test]
    fn what_looks_the_same_is_the_same() {
        let key = look_alike_key("Ms Khumalo");
        for same in [
            "ms khumalo",
            "  Ms   Khumalo ",
            "MsKhumalo",
            "Ms Khúmalo",
            "Ms Khumalо",
            "Мѕ Κһυmаlο".replace('υ', "u").as_str(),
            "Ms Khuma\u{200b}lo",
            "Ms\u{a0}Khumalo",
            "Ms KhumaIo",
            "Ms Khumal0",
            "Ｍｓ Ｋｈｕｍａｌｏ",
            "Ms. Khumalo",
        ] {
            assert_eq!(look_alike_key(same), key, "{same}");
        }
        for other in ["Mr Khumalo", "Ms Khumalo 2", "Ms Kumalo", "Thandi"] {
            assert_ne!(look_alike_key(other), key, "{other}");
        }
        assert_ne!(look_alike_key("王"), look_alike_key("李"));
    }
}

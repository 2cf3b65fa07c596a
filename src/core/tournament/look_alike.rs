//! Detects names that a reader cannot tell apart.

use icu_normalizer::DecomposingNormalizerBorrowed;
use unicode_security::skeleton;

/// A key that is equal for names that look the same: case, accents, spaces, invisible characters,
/// and letters of any alphabet that look like Latin ones are ignored, as is the difference of `rn` and `m`. The
/// letters are those of Unicode's table of confusable characters (UTS 39) and some more.
pub fn look_alike_key(name: &str) -> String {
    let plain = DecomposingNormalizerBorrowed::new_nfkd().normalize(name);
    // Once as capitals look, and once as small letters do.
    let capitals: String = plain.chars().map(capital).collect();
    let small: String = skeleton(&capitals).flat_map(char::to_lowercase).collect();
    let small: String = small.chars().map(looks_like).collect();
    let letters: String = skeleton(&small).filter(|c| c.is_alphanumeric()).collect();
    let small = letters.chars().flat_map(char::to_lowercase);
    small.map(looks_like).map(stroke).collect()
}

/// The Latin capital for a look-alike of another alphabet whose lower-case letter looks different.
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

/// The Latin letter that a lower-case letter of another alphabet looks like. A keyboard set to
/// Greek or Russian types such letters.
pub fn looks_like(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' | 'ʙ' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' | 'н' | 'ʜ' => 'h',
        'і' | 'ι' => 'i',
        'ј' | 'ϳ' => 'j',
        'к' | 'κ' | 'ᴋ' => 'k',
        'м' | 'ᴍ' => 'm',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'т' | 'τ' | 'ᴛ' => 't',
        'υ' => 'u',
        'ν' => 'v',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        other => other,
    }
}

/// Merges strokes (`i`, `l`, `1`), rings (`o`, `0`), and letters with a stroke.
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
    fn names_that_look_the_same_have_the_same_key() {
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
            "Ms Khumaꓡo",
            "Ꮇs Khumalo",
            "Ms Kհumalօ",
            "Ms Khumɑlo",
            "Ms Khurnalo",
            "Ms Kｈumalo",
            "Ms 𝐊humalo",
        ] {
            assert_eq!(look_alike_key(same), key, "{same}");
        }
        for other in ["Mr Khumalo", "Ms Khumalo 2", "Ms Kumalo", "Thandi"] {
            assert_ne!(look_alike_key(other), key, "{other}");
        }
        assert_ne!(look_alike_key("王"), look_alike_key("李"));
    }
}

//! The pictures of the guided tour: a sprite for each language.

use super::asset::Asset;
use crate::i18n::Language;
use std::sync::LazyLock;

macro_rules! tours {
    ($($tour:ident = $tag:literal;)+) => {$(
        pub(super) static $tour: LazyLock<Asset> = LazyLock::new(|| {
            let bytes = include_bytes!(concat!("../../../../templates/assets/tour-", $tag, ".webp"));
            Asset::new(concat!("tour-", $tag), "webp", "image/webp", bytes.as_slice())
        });
    )+};
}

tours! {
    TOUR_EN = "en";
    TOUR_AF = "af";
    TOUR_ID = "id";
    TOUR_XH = "xh";
    TOUR_ZU = "zu";
}

/// The URL of the pictures in a language.
pub(crate) fn tour(language: Language) -> &'static str {
    match language {
        Language::Afrikaans => &TOUR_AF.url,
        Language::Indonesian => &TOUR_ID.url,
        Language::Xhosa => &TOUR_XH.url,
        Language::Zulu => &TOUR_ZU.url,
        // What is not translated is shown in English.
        _ => &TOUR_EN.url,
    }
}

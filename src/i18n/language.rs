use fluent_langneg::{NegotiationStrategy, accepted_languages, negotiate_languages};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The languages the program speaks. Each has a file of messages of its own,
/// `src/i18n/TAG.ftl`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English, the fallback of all others.
    English,
    /// Afrikaans.
    Afrikaans,
    /// Bahasa Indonesia.
    Indonesian,
    /// isiXhosa.
    Xhosa,
    /// isiZulu.
    Zulu,
    /// English with longer words and other letters, in which a page shows what
    /// it has no room for. Not offered, but used when a browser sends its tag.
    Stretched,
}

impl Language {
    /// The languages that are offered, the fallback first.
    pub const ALL: &[Language] = &[
        Language::English,
        Language::Afrikaans,
        Language::Indonesian,
        Language::Xhosa,
        Language::Zulu,
    ];

    /// The tag for `lang` attributes (BCP 47).
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Afrikaans => "af",
            Language::Indonesian => "id",
            Language::Xhosa => "xh",
            Language::Zulu => "zu",
            Language::Stretched => "en-XA",
        }
    }

    /// What its speakers call it.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Afrikaans => "Afrikaans",
            Language::Indonesian => "Bahasa Indonesia",
            Language::Xhosa => "isiXhosa",
            Language::Zulu => "isiZulu",
            Language::Stretched => "English, stretched",
        }
    }

    /// The language of a tag.
    pub fn by_tag(tag: &str) -> Option<Language> {
        let mut known = Language::ALL.iter().copied().chain([Language::Stretched]);
        known.find(|known| known.tag() == tag)
    }

    /// The language that fits best to what a browser asks for in
    /// `Accept-Language`, if one fits.
    pub fn accepted(header: &str) -> Option<Language> {
        static OURS: LazyLock<Vec<LanguageIdentifier>> =
            LazyLock::new(|| Language::ALL.iter().map(|known| known.id()).collect());
        let accepted = accepted_languages::parse(header);
        let ours = &*OURS;
        let negotiated = negotiate_languages(&accepted, ours, None, NegotiationStrategy::Filtering);
        let best = negotiated.first()?;
        let at = ours.iter().position(|known| known == *best)?;
        Language::ALL.get(at).copied()
    }

    pub(super) fn id(self) -> LanguageIdentifier {
        // Tags are our own and well-formed; an unreadable one means no plural rules.
        self.tag().parse().unwrap_or_default()
    }

    /// Its messages as one text, without the comments.
    pub fn plain_messages(self) -> String {
        let lines = self.messages().lines();
        let plain = lines.filter(|line| !line.starts_with('#') && !line.is_empty());
        plain.flat_map(|line| [line, "\n"]).collect()
    }

    pub(super) fn messages(self) -> &'static str {
        match self {
            Language::English | Language::Stretched => include_str!("en.ftl"),
            Language::Afrikaans => include_str!("af.ftl"),
            Language::Indonesian => include_str!("id.ftl"),
            Language::Xhosa => include_str!("xh.ftl"),
            Language::Zulu => include_str!("zu.ftl"),
        }
    }
}

/// A word as it could look in another language: as long again by a third, with
/// letters that need room above and below.
pub(super) fn stretched(text: &str) -> String {
    let mut long = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        match letter {
            'a' => long.push_str("åå"),
            'e' => long.push_str("éé"),
            'i' => long.push('ï'),
            'o' => long.push_str("ôô"),
            'u' => long.push_str("ûû"),
            'A' => long.push('Å'),
            'E' => long.push('É'),
            'I' => long.push('Ï'),
            'O' => long.push('Ø'),
            'U' => long.push('Ü'),
            'c' => long.push('ç'),
            'n' => long.push('ñ'),
            other => long.push(other),
        }
    }
    long
}

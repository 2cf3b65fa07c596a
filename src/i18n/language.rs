use super::message_file;
use fluent_langneg::{NegotiationStrategy, accepted_languages, negotiate_languages};
use std::sync::{LazyLock, OnceLock};
use unic_langid::LanguageIdentifier;

/// Declares the languages, each with its tag and its own name. To add a language, add a line here
/// and its message file `src/i18n/TAG.ftl`. Missing messages fall back to English.
macro_rules! languages {
    ($($language:ident $tag:literal $name:literal,)*) => {
        /// A language of the program.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Language {
            $(#[doc = $name] $language,)*
            /// A pseudo-localisation: English with longer words and accented letters, to find
            /// layouts without enough room. Not offered, but used if a browser sends its tag.
            Stretched,
        }

        impl Language {
            /// All real languages, the fallback first.
            pub const ALL: &[Language] = &[$(Language::$language,)*];

            /// The language tag (BCP 47).
            pub fn tag(self) -> &'static str {
                match self {
                    $(Language::$language => $tag,)*
                    Language::Stretched => "en-XA",
                }
            }

            /// Its name in the language itself.
            pub fn name(self) -> &'static str {
                match self {
                    $(Language::$language => $name,)*
                    Language::Stretched => "English, stretched",
                }
            }

            /// Its message file.
            pub fn messages(self) -> &'static str {
                match self {
                    $(Language::$language => include_str!(concat!($tag, ".ftl")),)*
                    Language::Stretched => Language::English.messages(),
                }
            }
        }
    };
}

languages! {
    English "en" "English",
    Afrikaans "af" "Afrikaans",
    Indonesian "id" "Bahasa Indonesia",
    SouthNdebele "nr" "isiNdebele",
    Xhosa "xh" "isiXhosa",
    Zulu "zu" "isiZulu",
    Pedi "nso" "Sepedi",
    Sotho "st" "Sesotho",
    Tswana "tn" "Setswana",
    Swati "ss" "siSwati",
    Venda "ve" "Tshivenḓa",
    Tsonga "ts" "Xitsonga",
}

impl Language {
    /// The language of a tag.
    pub fn by_tag(tag: &str) -> Option<Language> {
        let mut known = Language::ALL.iter().copied().chain([Language::Stretched]);
        known.find(|known| known.tag() == tag)
    }

    /// The best match for an `Accept-Language` header, if any. A language that is hardly
    /// translated matches only if the header accepts no translated one apart from English.
    pub fn accepted(header: &str) -> Option<Language> {
        static OURS: LazyLock<Vec<LanguageIdentifier>> =
            LazyLock::new(|| Language::ALL.iter().map(|known| known.id()).collect());
        let accepted = accepted_languages::parse(header);
        let ours = &*OURS;
        let negotiated = negotiate_languages(&accepted, ours, None, NegotiationStrategy::Filtering);
        let of_ours = |best: &LanguageIdentifier| {
            let at = ours.iter().position(|known| known == best)?;
            Language::ALL.get(at).copied()
        };
        let fitting: Vec<Language> = negotiated.into_iter().filter_map(of_ours).collect();
        let best = *fitting.first()?;
        let mut written = fitting.into_iter().filter(|language| language.is_written());
        let other = written.find(|language| *language != Language::English);
        Some(if best.is_written() {
            best
        } else {
            other.unwrap_or(best)
        })
    }

    /// The languages with at least a third of the messages, which every page
    /// offers. The others can be requested, and chosen for an event.
    pub fn written() -> &'static [Language] {
        static WRITTEN: LazyLock<Vec<Language>> = LazyLock::new(|| {
            let known = Language::ALL.iter().copied();
            known.filter(|language| language.is_written()).collect()
        });
        &WRITTEN
    }

    /// Whether at least a third of the messages are translated.
    pub fn is_written(self) -> bool {
        3 * self.count() >= Language::English.count()
    }

    /// The `lang` attribute of a page. With less than a third of the messages, most of
    /// a page is English.
    pub fn page_tag(self) -> &'static str {
        if self.is_written() {
            self.tag()
        } else {
            Language::English.tag()
        }
    }

    /// Whether some messages fall back to English.
    pub(super) fn lacks_some(self) -> bool {
        self.count() < Language::English.count()
    }

    /// Number of translated messages.
    fn count(self) -> usize {
        static COUNTED: PerLanguage<usize> = PerLanguage::new();
        *COUNTED.of(self, || message_file::count(self.messages()))
    }

    /// Whether it is a real language.
    pub(super) fn is_spoken(self) -> bool {
        self != Language::Stretched
    }

    pub(super) fn id(self) -> LanguageIdentifier {
        // Tags are our own and well-formed; an unreadable one means no plural rules.
        self.tag().parse().unwrap_or_default()
    }

    /// Its messages as one text without comments, preceded by the English ones if it
    /// lacks some.
    pub fn plain_messages(self) -> String {
        let english = if self.lacks_some() {
            Language::English.messages()
        } else {
            ""
        };
        let lines = english.lines().chain(self.messages().lines());
        let plain = lines.filter(|line| !line.starts_with('#') && !line.is_empty());
        plain.flat_map(|line| [line, "\n"]).collect()
    }
}

/// A value for each language, computed at first use.
pub(super) struct PerLanguage<T> {
    made: [OnceLock<T>; Language::ALL.len() + 1],
}

impl<T> PerLanguage<T> {
    pub(super) const fn new() -> PerLanguage<T> {
        PerLanguage {
            made: [const { OnceLock::new() }; Language::ALL.len() + 1],
        }
    }

    pub(super) fn of(&self, language: Language, make: impl FnOnce() -> T) -> &T {
        let [first, ..] = &self.made;
        // There is a slot for every language, and for the stretched one.
        let place = self.made.get(language as usize);
        place.unwrap_or(first).get_or_init(make)
    }
}

/// Pseudo-localises a text: words become 60 % longer, with letters that need
/// room above and below.
pub(super) fn stretched(text: &str) -> String {
    let mut long = String::with_capacity(text.len() * 2);
    let mut word = 0;
    for letter in text.chars() {
        if letter.is_alphabetic() {
            word += 1;
        } else {
            lengthen(&mut long, word);
            word = 0;
        }
        long.push(match letter {
            'a' => 'å',
            'e' => 'é',
            'i' => 'ï',
            'o' => 'ô',
            'u' => 'û',
            'A' => 'Å',
            'E' => 'É',
            'I' => 'Ï',
            'O' => 'Ø',
            'U' => 'Ü',
            'c' => 'ç',
            'n' => 'ñ',
            other => other,
        });
    }
    lengthen(&mut long, word);
    long
}

/// Pads a word of `letters` letters by 60 %.
fn lengthen(text: &mut String, letters: usize) {
    text.extend("ôñéå".chars().cycle().take((letters * 6).div_ceil(10)));
}

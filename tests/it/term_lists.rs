//! One word for one thing, and one name for one button, in every language: `src/i18n/terms.tsv` has the terms and the
//! words that no message may use beside them.

use inkundla::i18n::{ADULTS, Forms, Language, Piece, Place, catalog, place_of};
use std::collections::{BTreeMap, BTreeSet};

/// A row of `terms.tsv`.
struct Term {
    language: Language,
    term: &'static str,
    second: Vec<&'static str>,
    allowed: Vec<&'static str>,
}

fn terms() -> Vec<Term> {
    let lines = include_str!("../../src/i18n/terms.tsv").lines();
    let rows = lines.filter(|line| !line.starts_with('#'));
    rows.map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [tag, _, term, _, second, allowed] = columns[..] else {
            panic!("a row has six columns: {line}")
        };
        Term {
            language: Language::by_tag(tag).unwrap(),
            term,
            second: second.split(',').filter(|word| !word.is_empty()).collect(),
            allowed: allowed.split_whitespace().collect(),
        }
    })
    .collect()
}

/// Whether a text has a word. `_` at its begin or end is the edge of a word, and a word in small letters is also
/// found in capitals.
fn has(text: &str, word: &str) -> bool {
    let bare = word.trim_matches('_');
    let is_small = bare.chars().all(|c| !c.is_uppercase());
    let text = if is_small {
        text.to_lowercase()
    } else {
        text.to_owned()
    };
    let is_edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(bare).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + bare.len()..].chars().next();
        (!word.starts_with('_') || is_edge(before)) && (!word.ends_with('_') || is_edge(after))
    })
}

fn text(language: Language, id: &str) -> &'static str {
    catalog::words(language, id).map_or("", |words| words.text.as_str())
}

/// English, and the languages that have every message.
const WHOLE: [Language; 5] = [
    Language::English,
    Language::Afrikaans,
    Language::Indonesian,
    Language::Xhosa,
    Language::Zulu,
];

#[test]
fn one_thing_has_one_word() {
    let mut wrong = Vec::new();
    for term in terms() {
        for word in &term.second {
            for id in catalog::english_ids() {
                if !term.allowed.contains(&id) && has(text(term.language, id), word) {
                    let tag = term.language.tag();
                    wrong.push(format!("{tag} {id}: “{word}”, better “{}”", term.term));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "see src/i18n/terms.tsv: {wrong:#?}");
}

#[test]
fn a_second_word_is_found_as_a_word() {
    assert!(has("Die horlosie loop", "horlosie") && has("Horlosie", "horlosie"));
    assert!(has("Ronde 1", "_ronde_") && !has("rondte, gronde", "_ronde_"));
    assert!(has("In die Stand", "_Stand_") && !has("hou stand", "_Stand_"));
}

#[test]
fn a_child_is_kamu_in_indonesian_lessons_practice_and_rules() {
    let children = [Place::Practice, Place::Rules];
    let is_read_by_children = |id: &&str| {
        let begins = ["learn-", "law-", "rules-"]
            .iter()
            .any(|begin| id.starts_with(begin));
        begins || children.contains(&place_of(id))
    };
    let ids = catalog::english_ids().filter(is_read_by_children);
    let polite: Vec<&str> = ids
        .filter(|id| has(text(Language::Indonesian, id), "_Anda_"))
        .collect();
    assert!(polite.is_empty(), "{polite:#?}");
}

#[test]
fn a_player_is_not_a_boy_in_afrikaans() {
    let of_players = [
        "_hy_",
        "speler sy",
        "_sy koei",
        "_sy beurt",
        "_sy stuk",
        "_sy eie koei",
    ];
    let boys: Vec<&str> = catalog::english_ids()
        .filter(|id| {
            let own = text(Language::Afrikaans, id);
            of_players.iter().any(|word| has(own, word)) && !BOARDS_AND_PIECES.contains(id)
        })
        .collect();
    assert!(boys.is_empty(), "{boys:#?}");
}

/// Messages in which *hy* or *sy* is a piece or a formation.
const BOARDS_AND_PIECES: [&str; 3] = [
    "formation-eye",
    "law-camelot-knight-exposed-every-landing",
    "law-camelot-knight-exposed-final-only",
];

#[test]
fn the_word_for_one_is_not_said_for_nought() {
    let mut wrong = Vec::new();
    for id in catalog::english_ids().filter(|id| !NEVER_NOUGHT.contains(id)) {
        let Some(Forms {
            by: Some(by),
            forms,
        }) = Forms::of(text(Language::Zulu, id))
        else {
            continue;
        };
        let form = |key: &str| forms.iter().find(|form| form.key.as_deref() == Some(key));
        let number = Piece::Value(by);
        let says_one = form("one").is_some_and(|one| !one.pieces.contains(&number));
        if says_one && form("0").is_none() {
            wrong.push(id);
        }
    }
    assert!(
        wrong.is_empty(),
        "in isiZulu [one] is also the form for nought: give these a form [0]: {wrong:#?}"
    );
}

/// Messages that are only shown for one or more.
const NEVER_NOUGHT: [&str; 43] = [
    "check-left-out",
    "check-sheets-left-out",
    "check-hidden-rows",
    "check-rows-read",
    "check-capitals",
    "note-other-pairs",
    "final-all",
    "final-collar",
    "final-collar-sides",
    "event-corrected-dropped",
    "draw-near-quiet",
    "draw-near-quiet-claim",
    "undo-leave",
    "finals-later",
    "fault-postponed",
    "fault-missing-results",
    "pairing-all-played",
    "obstacle-pairs",
    "outlook-doubtful",
    "outlook-impossible",
    "watch-late",
    "watch-late-all",
    "why-encounter",
    "plan-fewer-than-begun",
    "players-todo-checkin",
    "round-minutes",
    "run-stopped",
    "note-stayed-away",
    "already-paired",
    "audit-timer-extended",
    "audit-records-taken",
    "audit-entrants-entered",
    "audit-entrants-entered-consent",
    "turn-text-jump",
    "turn-text-charge",
    "take-wrong",
    "erase-texts",
    "erase-texts-all",
    "faults-more",
    "import-wrong",
    "schools-how",
    "schools-best",
    "import-rounds-differ",
];

/// Words between “ and ” that are no label of ours: examples, labels of other programs, what somebody types.
const NOT_LABELS: [(&str, &str); 23] = [
    ("import-old-workbook", "Excel Workbook (.xlsx)"),
    ("categories-hint", "50+"),
    ("categories-hint", "U1600"),
    ("import-unclear-headings", "given name"),
    ("import-unclear-headings", "family name"),
    ("import-unclear-columns", "given name"),
    ("import-unclear-columns", "family name"),
    ("team-hint", "North B"),
    ("import-utf16", "CSV UTF-8"),
    ("import-not-text", "CSV UTF-8"),
    ("import-no-name-column", "name"),
    ("import-bad-consent", "given"),
    ("import-bad-consent", "refused"),
    ("players-limits", "CSV UTF-8"),
    ("laptop-firewall-refused", "Allow an app through firewall"),
    ("laptop-awake-text", "Never"),
    ("move-no-file", "inkundla backup"),
    ("move-no-file", "inkundla restore"),
    ("account-delete-owner", "inkundla user delete"),
    ("arrived-unsent", "Not saved"),
    ("words-all-hint", "right"),
    ("words-markup", "less than"),
    ("words-markup", "greater than"),
];

/// The texts between “ and ”, without full stops and dots at their ends.
fn quoted(text: &str) -> Vec<&str> {
    let begun = text.split('“').skip(1);
    let quoted = begun.filter_map(|rest| rest.split_once('”'));
    quoted
        .map(|(inside, _)| label(inside))
        .filter(|inside| !inside.contains('{'))
        .collect()
}

fn label(text: &str) -> &str {
    text.trim_end_matches(['.', ',', '…'])
}

/// The messages with a text, by their texts.
fn labels() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut labels: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for id in catalog::english_ids() {
        let own = label(text(Language::English, id));
        labels.entry(own).or_default().push(id);
    }
    labels
}

#[test]
fn a_quoted_button_or_heading_bears_that_name_in_every_language() {
    let labels = labels();
    let mut wrong = Vec::new();
    for id in catalog::english_ids() {
        for name in quoted(text(Language::English, id)) {
            let Some(named) = labels.get(name) else {
                if !NOT_LABELS.contains(&(id.strip_prefix(ADULTS).unwrap_or(id), name)) {
                    wrong.push(format!("en {id}: no message is “{name}”"));
                }
                continue;
            };
            for language in WHOLE {
                let own: BTreeSet<&str> = quoted(text(language, id)).into_iter().collect();
                let names: Vec<&str> = named.iter().map(|id| label(text(language, id))).collect();
                if !names.iter().any(|name| own.contains(name)) {
                    wrong.push(format!(
                        "{} {id}: “{}”, not {own:?}",
                        language.tag(),
                        names[0]
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

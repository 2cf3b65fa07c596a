//! The contrast of every pair of colours that stands on another, computed from the style sheets:
//! in the light, in the dark, and for who asks for more contrast.

use std::collections::HashMap;

const STYLES: [&str; 2] = [
    include_str!("../../templates/assets/app.css"),
    include_str!("../../templates/assets/pages.css"),
];

/// Text, text on boards, and shapes: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11.
const TEXT: f64 = 4.5;
const BOARD: f64 = 7.0;
const SHAPE: f64 = 3.0;

/// What stands on what, and the least that it needs.
const PAIRS: [(&str, &str, f64); 29] = [
    ("ink", "ground", TEXT),
    ("ink", "panel", TEXT),
    ("ink", "sunk", TEXT),
    ("soft", "ground", TEXT),
    ("soft", "panel", TEXT),
    ("soft", "sunk", TEXT),
    ("act", "ground", TEXT),
    ("act", "panel", TEXT),
    ("act", "act-soft", TEXT),
    ("ink", "act-soft", TEXT),
    ("on-act", "act", TEXT),
    ("on-bar", "bar", TEXT),
    ("ok", "ok-soft", TEXT),
    ("warn", "warn-soft", TEXT),
    ("bad", "bad-soft", TEXT),
    ("bad", "panel", TEXT),
    ("edge", "panel", SHAPE),
    ("focus", "ground", SHAPE),
    ("name", "bead", BOARD),
    ("name", "board", BOARD),
    ("road", "board", SHAPE),
    ("black", "board", SHAPE),
    ("white-edge", "board", SHAPE),
    ("white", "black", BOARD),
    ("black-mark", "black", BOARD),
    ("pick", "board", SHAPE),
    ("trail", "board", SHAPE),
    ("aim", "board", SHAPE),
    ("aim", "white", SHAPE),
];

type Tokens = HashMap<String, String>;

/// Puts the tokens of each `:root{…}` of a text over those that are there.
fn read(css: &str, into: &mut Tokens) {
    for block in css.split(":root{").skip(1) {
        let block = block.split('}').next().unwrap();
        let tokens = block
            .split(';')
            .filter_map(|line| line.trim().split_once(':'));
        for (name, value) in tokens {
            if let Some(name) = name.strip_prefix("--") {
                into.insert(name.to_owned(), value.trim().to_owned());
            }
        }
    }
}

/// The inside of each `@media` block with a condition, and all that is in no such block.
fn parted(css: &str, condition: &str) -> (String, String) {
    let (mut within, mut outside) = (String::new(), String::new());
    let mut rest = css;
    while let Some(start) = rest.find("@media") {
        outside.push_str(&rest[..start]);
        let open = start + rest[start..].find('{').unwrap();
        let mut depth = 0;
        let end = rest[open..].char_indices().find(|(_, letter)| {
            depth += i32::from(*letter == '{') - i32::from(*letter == '}');
            depth == 0
        });
        let end = open + end.unwrap().0;
        if rest[start..open].contains(condition) {
            within.push_str(&rest[open + 1..end]);
        }
        rest = &rest[end + 1..];
    }
    outside.push_str(rest);
    (within, outside)
}

/// The tokens for a reader: all sheets without conditions, then what the reader's wishes change.
fn tokens(wishes: &[&str]) -> Tokens {
    let mut all = Tokens::new();
    for css in STYLES {
        read(&parted(css, "nothing").1, &mut all);
    }
    for wish in wishes {
        for css in STYLES {
            read(&parted(css, wish).0, &mut all);
        }
    }
    all
}

/// A colour as it is mixed from light, after `var()` is followed.
fn colour(tokens: &Tokens, name: &str) -> [f64; 3] {
    let value = &tokens
        .get(name)
        .unwrap_or_else(|| panic!("--{name} is not there"));
    if let Some(other) = value.strip_prefix("var(--") {
        return colour(tokens, other.trim_end_matches(')'));
    }
    let digits = value
        .strip_prefix('#')
        .unwrap_or_else(|| panic!("--{name}: {value}"));
    let doubled: String = digits.chars().flat_map(|digit| [digit, digit]).collect();
    let digits = if digits.len() == 3 {
        doubled.as_str()
    } else {
        digits
    };
    assert_eq!(digits.len(), 6, "--{name}: {value}");
    [0, 2, 4].map(|at| {
        let part = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn luminance([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(tokens: &Tokens, one: &str, other: &str) -> f64 {
    let (one, other) = (
        luminance(colour(tokens, one)),
        luminance(colour(tokens, other)),
    );
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_of_known_colours_is_computed_as_published() {
    let mut known = Tokens::new();
    read(
        ":root{--a:#000;--b:#fff;--c:#767676;--d:var(--a)}",
        &mut known,
    );
    assert!((contrast(&known, "a", "b") - 21.0).abs() < 0.01);
    assert!((contrast(&known, "c", "b") - 4.54).abs() < 0.01);
    assert!((contrast(&known, "d", "a") - 1.0).abs() < 0.01);
}

#[test]
fn contrast_is_enough_in_the_light_in_the_dark_and_with_more_contrast() {
    let dark = "prefers-color-scheme:dark";
    let more = "prefers-contrast:more";
    let mut faults = Vec::new();
    for wishes in [vec![], vec![dark], vec![more], vec![dark, more]] {
        let tokens = tokens(&wishes);
        for (front, back, least) in PAIRS {
            let found = contrast(&tokens, front, back);
            if found < least {
                faults.push(format!(
                    "{wishes:?}: --{front} on --{back}: {found:.1} of {least}"
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Who asks for more contrast gets it: second text and edges are no fainter than text.
#[test]
fn contrast_grows_for_who_asks_for_more() {
    for scheme in [vec![], vec!["prefers-color-scheme:dark"]] {
        let usual = tokens(&scheme);
        let more = tokens(&[scheme.as_slice(), &["prefers-contrast:more"]].concat());
        for token in ["soft", "edge", "line"] {
            let (before, after) = (
                contrast(&usual, token, "panel"),
                contrast(&more, token, "panel"),
            );
            assert!(
                after > before && after >= BOARD,
                "--{token}: {before:.1}, {after:.1}"
            );
        }
    }
}

/// A browser drops a whole rule whose selector it does not take, as the lines of the bracket once were.
#[test]
fn no_style_names_a_pseudo_element_where_none_may_stand() {
    for style in STYLES {
        for list in [":is(", ":where("] {
            for begun in style.split(list).skip(1) {
                let inside = begun.split(')').next().unwrap_or_default();
                assert!(!inside.contains("::"), "{inside}");
            }
        }
    }
}

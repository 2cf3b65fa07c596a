//! Short names for the CSS variables, which every page of a phone loads.

use std::sync::LazyLock;

/// The names of the CSS variables that all styles share.
static VARIABLES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let shared = include_str!("../../../../templates/assets/app.css");
    let mut names = Vec::new();
    for (name, _) in shared.split("--").skip(1).map(variable) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
});

/// Splits a text after `--` into the name of a variable and the rest.
fn variable(text: &str) -> (&str, &str) {
    let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    text.split_at(text.find(is_end).unwrap_or(text.len()))
}

/// `A` to `Z`, then `Aa` to `Az`; no other variable of our styles begins with a capital.
fn short_variable(place: usize) -> Option<String> {
    let one = ('A'..='Z').map(String::from);
    one.chain(('a'..='z').map(|letter| format!("A{letter}")))
        .nth(place)
}

/// A style with the short names of the shared variables.
pub(super) fn with_short_variables(text: &str) -> String {
    let mut parts = text.split("--");
    let mut short = parts.next().unwrap_or_default().to_owned();
    for (name, rest) in parts.map(variable) {
        let place = VARIABLES.iter().position(|known| *known == name);
        let name = place.and_then(short_variable).unwrap_or(name.to_owned());
        short.extend(["--", &name, rest]);
    }
    short
}

//! Short names for what a script names for itself: a phone on a bad network has to fetch less.
//!
//! A name is shortened wherever it stands, so that nothing needs to know of scopes. What others know
//! keeps its name: properties, keys, and the names in a list in braces.

use std::collections::{BTreeMap, HashSet};

/// Words of the language, which nobody may use as a name.
const KEYWORDS: &str = " await break case catch class const constructor continue default delete do else \
    export extends false finally for from function get if import in instanceof let new null of return set \
    static super switch this throw true try typeof undefined var void while yield ";

/// A script with short names. One with template strings, whose names are not seen here, is left alone.
pub(super) fn shortened(script: &str) -> String {
    if script.contains('`') {
        return script.to_owned();
    }
    let all = tokens(script);
    let code: Vec<&str> = all
        .iter()
        .copied()
        .filter(|token| !is_blank(token))
        .collect();
    let kept = kept(&code);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for token in code.iter().copied().filter(|token| is_name(token)) {
        *counts.entry(token).or_default() += 1;
    }
    let is_free = |short: &String| !counts.contains_key(short.as_str()) && is_name(short);
    let declared = declared(&code);
    let mut own: Vec<(&str, usize)> = counts.iter().map(|(name, count)| (*name, *count)).collect();
    own.retain(|(name, _)| name.len() > 2 && declared.contains(name) && !kept.contains(name));
    own.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let short: BTreeMap<&str, String> = own
        .iter()
        .map(|(name, _)| *name)
        .zip(short_names().filter(is_free))
        .collect();
    let renamed = |token: &&str| short.get(token).map_or((*token).to_owned(), Clone::clone);
    all.iter().map(renamed).collect()
}

fn short_names() -> impl Iterator<Item = String> {
    let letters = || ('a'..='z').chain('A'..='Z');
    let pairs =
        letters().flat_map(|a| ('a'..='z').chain('0'..='9').map(move |b| format!("{a}{b}")));
    letters().map(String::from).chain(pairs)
}

fn is_blank(token: &str) -> bool {
    token.starts_with(char::is_whitespace)
}

fn is_name(token: &str) -> bool {
    let begins = |first: char| first.is_ascii_alphabetic() || first == '_' || first == '$';
    token.starts_with(begins) && !KEYWORDS.contains(&format!(" {token} "))
}

/// A script in pieces, which are the script again when put together.
fn tokens(script: &str) -> Vec<&str> {
    let mut tokens: Vec<&str> = Vec::new();
    let mut rest = script;
    let mut before = "(";
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '\'' | '"' => quoted(rest, first),
            '/' if "(,=:[!&|?{};>".contains(before) || before == "return" => quoted(rest, '/'),
            _ if is_part(first) => rest.find(|c| !is_part(c)).unwrap_or(rest.len()),
            _ if first.is_whitespace() => rest
                .find(|c: char| !c.is_whitespace())
                .unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token);
        if !is_blank(token) {
            before = token;
        }
        rest = after;
    }
    tokens
}

fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

/// The length of a text or a pattern, with the signs around it.
fn quoted(rest: &str, end: char) -> usize {
    let (mut is_escaped, mut is_class) = (false, false);
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '[' if end == '/' => is_class = true,
            ']' => is_class = false,
            _ if c == end && !is_class => return at + c.len_utf8(),
            _ => {}
        }
    }
    rest.len()
}

/// Names that others know.
fn kept<'a>(code: &[&'a str]) -> HashSet<&'a str> {
    let token = |at: usize| code.get(at).copied().unwrap_or_default();
    let mut kept = HashSet::new();
    for (at, name) in code
        .iter()
        .copied()
        .enumerate()
        .filter(|(_, name)| is_name(name))
    {
        let (before, after) = (at.checked_sub(1).map_or("", token), token(at + 1));
        let is_spread = before == "." && at > 2 && token(at - 2) == "." && token(at - 3) == ".";
        let is_listed = [",", "{"].contains(&before) && [",", "}"].contains(&after);
        let is_key = [",", "{"].contains(&before) && after == ":";
        let is_in_braces = is_listed && opening(code, at).is_some_and(|open| token(open) == "{");
        if (before == "." && !is_spread) || is_key || is_in_braces {
            kept.insert(name);
        }
    }
    kept
}

/// Names that the script declares: constants, functions, classes, what functions take.
fn declared<'a>(code: &[&'a str]) -> HashSet<&'a str> {
    let token = |at: usize| code.get(at).copied().unwrap_or_default();
    let mut declared = HashSet::new();
    for (at, here) in code.iter().copied().enumerate() {
        let is_arrow = |at: usize| token(at) == "=" && token(at + 1) == ">";
        if ["const", "let"].contains(&here) && token(at + 1) == "[" {
            let listed = code
                .iter()
                .copied()
                .skip(at + 2)
                .take_while(|token| *token != "]");
            declared.extend(listed.filter(|token| is_name(token)));
        } else if ["const", "let", "function", "class"].contains(&here) {
            declared.insert(token(at + 1));
        } else if is_name(here) && is_arrow(at + 1) {
            declared.insert(here);
        } else if here == ")" && (token(at + 1) == "{" || is_arrow(at + 1)) {
            let open = opening(code, at).unwrap_or(at);
            let is_of_statement =
                open > 0 && ["if", "for", "while", "switch"].contains(&token(open - 1));
            let taken = code
                .iter()
                .copied()
                .take(at)
                .skip(open)
                .filter(|token| is_name(token));
            declared.extend(taken.filter(|_| !is_of_statement));
        }
    }
    declared
}

/// Where the bracket opens within which a place lies.
fn opening(code: &[&str], at: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (place, token) in code.iter().enumerate().take(at).rev() {
        match *token {
            ")" | "]" | "}" => depth += 1,
            "(" | "[" | "{" if depth == 0 => return Some(place),
            "(" | "[" | "{" => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn a_name_is_shortened_wherever_it_stands() {
        let script =
            "const points=[1];function find(point){return points.map((other)=>other+point);}";
        let short = "const c=[1];function d(b){return c.map((a)=>a+b);}";
        assert_eq!(shortened(script), short);
    }

    #[test]
    fn what_others_know_keeps_its_name() {
        for script in [
            "const value=1;field.value=value;",
            "const title=1;show({title,other:title});",
            "const {width}=box;f(width);",
            "let near=1;f({near:near});",
            "document.addEventListener('event',go);",
            "const text=`${text}`;",
        ] {
            assert_eq!(shortened(script), script);
        }
    }

    #[test]
    fn texts_and_patterns_stay_as_they_are() {
        let script = "const found=1;f('found',\"found\",/found[/]found/,found)";
        let short = "const a=1;f('found',\"found\",/found[/]found/,a)";
        assert_eq!(shortened(script), short);
    }

    #[test]
    fn a_spread_list_is_a_name_like_any_other() {
        assert_eq!(
            shortened("const rest=[1];f(...rest);"),
            "const a=[1];f(...a);"
        );
    }
}

//! Minification of scripts for phones on bad networks: shorter names and fewer blanks.
//!
//! A name is replaced wherever it occurs, so that scopes need no analysis. Names that other code knows stay:
//! properties, keys, methods, and names in a list in braces.

use std::collections::{BTreeMap, HashSet};

/// Keywords, which cannot be names.
const KEYWORDS: &str = " await break case catch class const constructor continue default delete do else \
    export extends false finally for from function get if import in instanceof let new null of return set \
    static super switch this throw true try typeof undefined var void while yield ";

/// Minifies a script. Scripts with template strings, whose expressions are not parsed here, are left alone.
pub(crate) fn shortened(script: &str) -> String {
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
    let mut at = 0;
    let renamed = |token: &&str| {
        let is_others = is_property(&code, at);
        at += usize::from(!is_blank(token));
        let short = short.get(token).filter(|_| !is_others);
        short.map_or((*token).to_owned(), Clone::clone)
    };
    let renamed: String = all.iter().map(renamed).collect();
    without_blanks(&renamed)
}

/// Removes redundant blanks and semicolons, and merges consecutive declarations. Requires that each statement
/// that is not a block ends with a semicolon.
fn without_blanks(script: &str) -> String {
    let all = tokens(script);
    let mut tight = String::new();
    // For each open bracket: `const` or `let` if the current statement declares, otherwise empty.
    let mut open = vec![""];
    let mut begins = true;
    let mut at = 0;
    while let Some(token) = all.get(at) {
        at += 1;
        if is_blank(token) {
            let around = [
                tight.chars().next_back(),
                all.get(at).and_then(|next| next.chars().next()),
            ];
            tight.push_str(if parts(around.map(Option::unwrap_or_default), token) {
                token
            } else {
                ""
            });
            continue;
        }
        let declares = open.last().copied().unwrap_or_default();
        if *token == ";" && !declares.is_empty() && all.get(at) == Some(&declares) {
            tight.push(',');
            at += 1 + usize::from(all.get(at + 1).is_some_and(|next| is_blank(next)));
            continue;
        }
        match *token {
            "(" | "[" | "{" => open.push(""),
            ")" | "]" | "}" => {
                open.pop();
            }
            word if begins && word.starts_with(is_part) => {
                let declares = ["const", "let"].into_iter().find(|known| known == token);
                open.pop();
                open.push(declares.unwrap_or_default());
            }
            _ => {}
        }
        if *token == "}" && tight.ends_with(';') {
            tight.pop();
        }
        begins = [";", "{", "}"].contains(token);
        tight.push_str(token);
    }
    tight
}

/// Whether a blank between two characters is necessary.
fn parts(around: [char; 2], blank: &str) -> bool {
    (blank.contains('\n') && !";{,(}".contains(around[0]))
        || around.into_iter().all(is_part)
        || (around[0] == around[1] && "+-".contains(around[0]))
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

/// Splits a script into tokens, blanks included; concatenated they are the script again.
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

/// The length of a string or regular expression, with its delimiters.
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

/// Names that must stay because other code knows them: in a list in braces a variable is also a property, and
/// a method is a property of its object.
fn kept<'a>(code: &[&'a str]) -> HashSet<&'a str> {
    let token = |at: usize| code.get(at).copied().unwrap_or_default();
    let mut kept = HashSet::new();
    for (at, here) in code.iter().copied().enumerate() {
        let (before, after) = (at.checked_sub(1).map_or("", token), token(at + 1));
        let is_listed = [",", "{"].contains(&before) && [",", "}"].contains(&after);
        let open = opening(code, at).filter(|open| is_listed && token(*open) == "{");
        if is_name(here) && open.is_some_and(|open| !is_of_bundle(code, open)) {
            kept.insert(here);
        }
        if here == ")" && after == "{" {
            let open = opening(code, at).unwrap_or(at);
            let name = open.checked_sub(1).map_or("", token);
            let is_method = open < 2 || token(open - 2) != "function";
            kept.extend(Some(name).filter(|name| is_method && is_name(name)));
        }
    }
    kept
}

/// Whether a list in braces is the exports of a script in a bundle, or an import of them.
fn is_of_bundle(code: &[&str], open: usize) -> bool {
    let list = code.get(open..).unwrap_or_default();
    let close = list.iter().position(|token| *token == "}").unwrap_or(0);
    let after = list.get(close..).unwrap_or_default();
    let before = open.checked_sub(1).and_then(|at| code.get(at)).copied();
    match before {
        Some("return") => after.starts_with(&["}", "}", ")", "(", ")"]),
        Some("const") => matches!(after, ["}", "=", from, ..] if from.starts_with('$')),
        _ => false,
    }
}

/// Whether the token at an index is a property or a key.
fn is_property(code: &[&str], at: usize) -> bool {
    let token = |at: usize| code.get(at).copied().unwrap_or_default();
    let before = at.checked_sub(1).map_or("", token);
    let is_spread = before == "." && at > 2 && token(at - 2) == "." && token(at - 3) == ".";
    let is_key = [",", "{"].contains(&before) && token(at + 1) == ":";
    (before == "." && !is_spread) || is_key
}

/// Names that the script declares: constants, functions, classes and parameters.
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

/// The index of the bracket that encloses a token.
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
    fn a_declared_name_is_shortened_everywhere() {
        let script =
            "const points=[1];function find(point){return points.map((other)=>other+point)}";
        let short = "const c=[1];function d(b){return c.map((a)=>a+b)}";
        assert_eq!(shortened(script), short);
    }

    #[test]
    fn names_that_other_code_knows_are_kept() {
        for script in [
            "const title=1;show({title,other:title});",
            "const{width}=box;f(width);",
            "class A{near(a){b(near)}}const near=1;",
            "document.addEventListener('event',go);",
            "const text=`${text}`;",
        ] {
            assert_eq!(shortened(script), script);
        }
    }

    #[test]
    fn a_property_keeps_its_name_beside_a_variable() {
        let script = "const value=1;field.value=value;f({value:value},value.value);";
        let short = "const a=1;field.value=a;f({value:a},a.value);";
        assert_eq!(shortened(script), short);
    }

    #[test]
    fn shared_names_are_short_in_all_scripts_of_a_bundle() {
        let script =
            "const $page=(()=>{function swap(){}return{swap}})();const{swap}=$page;swap();";
        let short = "const b=(()=>{function a(){}return{a}})(),{a}=b;a();";
        assert_eq!(shortened(script), short);
    }

    #[test]
    fn redundant_blanks_go_and_declarations_are_merged() {
        let script = "const a = 1;const b = [a];if (a) return 'x y';let c = a + +b\nconst d = 2;for (const e of b) { f(e); }\nconst g = 1;";
        let tight = "const a=1,b=[a];if(a)return'x y';let c=a+ +b\nconst d=2;for(const e of b){f(e)}const g=1;";
        assert_eq!(super::without_blanks(script), tight);
    }

    #[test]
    fn strings_and_regular_expressions_are_kept() {
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

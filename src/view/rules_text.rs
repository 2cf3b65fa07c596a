//! The rules of a ruleset in our own words, including the organiser's changes.

mod cites;

use crate::i18n::Localizer;
use crate::rules::{BadOption, RuleOption, Ruleset};

pub(crate) struct Rule {
    /// One or two sentences.
    pub(crate) text: String,
    /// The clause of `docs/LAW.md` and the line of the source.
    pub(crate) cite: String,
}

/// An option of the rules, for forms and tables.
pub(crate) struct Varying {
    /// The stable name.
    pub(crate) name: &'static str,
    /// The question that the option settles.
    pub(crate) label: String,
    /// The clause of `docs/LAW.md`; empty for options that only federations ask for.
    pub(crate) cite: String,
    /// The current value, in words.
    pub(crate) here: String,
    /// The default value, in words.
    pub(crate) usual: String,
    default: String,
    /// Whether the current value is not the default.
    pub(crate) is_changed: bool,
    /// The other values, in words.
    pub(crate) others: Vec<String>,
    /// The input element.
    pub(crate) entry: OptionInput,
}

/// The input element of an option.
pub(crate) enum OptionInput {
    /// One of a list: code, words, and whether it is chosen.
    Choice(Vec<(String, String, bool)>),
    /// A number in a range.
    Number {
        value: String,
        from: String,
        to: String,
    },
    /// A text with its own syntax.
    Text(String),
}

/// The rules in which another game of the family differs.
pub(crate) struct RelatedGame {
    pub(crate) name: String,
    /// The ruleset's name in addresses.
    pub(crate) code: &'static str,
    /// The rules that differ.
    pub(crate) rules: Vec<Rule>,
}

impl Varying {
    /// Fills in what a user has chosen or typed, valid or not.
    pub(crate) fn fill(&mut self, typed: &str) {
        match &mut self.entry {
            OptionInput::Choice(choices) => choices
                .iter_mut()
                .for_each(|(code, _, is_chosen)| *is_chosen = code == typed),
            OptionInput::Number { value, .. } | OptionInput::Text(value) => typed.clone_into(value),
        }
        self.is_changed = typed != self.default;
    }
}

pub(crate) fn game(t: &Localizer, ruleset: &Ruleset) -> String {
    t.msg(&format!("game-{}", ruleset.name()))
}

/// The sentence that names the source which a game follows where sources disagree.
pub(crate) fn follows(t: &Localizer, ruleset: &Ruleset) -> String {
    t.msg(&format!("law-follows-{}", ruleset.name()))
}

/// All rules, in the order of learning.
pub(crate) fn rules(t: &Localizer, ruleset: &Ruleset) -> Vec<Rule> {
    let options = ruleset.options();
    let rule = |(rule, clause, source): (&str, &str, &str)| {
        let option = options.iter().find(|option| dashed(option.name) == rule);
        let text = sentence(t, ruleset, &options, rule)?;
        let is_usual = option.is_none_or(|option| !option.is_changed());
        Some(Rule {
            text,
            cite: cite(clause, if is_usual { source } else { "" }),
        })
    };
    let rules = cites::of(ruleset.name());
    rules.into_iter().filter_map(rule).collect()
}

/// The sentences of the named rules; rules that do not apply are left out.
pub(crate) fn said(t: &Localizer, ruleset: &Ruleset, names: &[&str]) -> Vec<String> {
    let options = ruleset.options();
    let sentence = |rule: &&str| sentence(t, ruleset, &options, rule);
    names.iter().filter_map(sentence).collect()
}

/// A rule in words; `None` if it does not apply.
fn sentence(
    t: &Localizer,
    ruleset: &Ruleset,
    options: &[RuleOption],
    rule: &str,
) -> Option<String> {
    let option = options.iter().find(|option| dashed(option.name) == rule);
    match option {
        Some(option) if !applies(option) => None,
        Some(option) => Some(value(t, ruleset, option, &option.value)),
        None if rule == "clock" => Some(t.msg("law-clock")),
        None => Some(t.msg(&format!("law-{}-{rule}", ruleset.facts().family))),
    }
}

/// All rules as plain sentences.
pub(crate) fn sentences(t: &Localizer, ruleset: &Ruleset) -> Vec<String> {
    let rules = rules(t, ruleset).into_iter();
    rules.map(|rule| rule.text).collect()
}

fn cite(clause: &str, source: &str) -> String {
    match source {
        "" => clause.to_owned(),
        source => format!("{clause} · {source}"),
    }
}

/// Whether an option is worth a sentence.
fn applies(option: &RuleOption) -> bool {
    match option.name {
        "typed" => option.value == "true",
        "draws" => option.is_changed(),
        // Worth knowing even where other options leave no choice.
        "diagonal_mills" | "fly_at" | "quiet_when" => true,
        _ => option.ineffective.is_none(),
    }
}

/// Explains why options are rejected, with their questions instead of their stable names.
pub(crate) fn refused(t: &Localizer, ruleset: &Ruleset, why: &BadOption) -> String {
    let options = ruleset.options();
    let option = |name: &str| options.iter().find(|option| option.name == name);
    match why {
        BadOption::NoSuchValue { name, value, .. } => option(name).map(|option| {
            let possible = vary(t, ruleset, option).others.join(" ");
            let values = [
                ("question", question(t, ruleset, option).into()),
                ("value", value.as_str().into()),
                ("possible", possible.into()),
            ];
            t.msg_with("option-wrong-value", &values)
        }),
        BadOption::IneffectiveOption { name, why } => option(name).map(|option| {
            let values = [
                ("question", question(t, ruleset, option).into()),
                ("why", t.localize(why).into()),
            ];
            t.msg_with("option-idle", &values)
        }),
        _ => None,
    }
    .unwrap_or_else(|| t.localize(why))
}

/// Every option of the rules.
pub(crate) fn varying(t: &Localizer, ruleset: &Ruleset) -> Vec<Varying> {
    let options = ruleset.options();
    options
        .iter()
        .map(|option| vary(t, ruleset, option))
        .collect()
}

/// The options that an event has changed, in words.
pub(crate) fn changes(t: &Localizer, ruleset: &Ruleset) -> Vec<String> {
    let options = ruleset.options();
    let changed = options.iter().filter(|option| option.is_changed());
    changed
        .map(|option| value(t, ruleset, option, &option.value))
        .collect()
}

fn vary(t: &Localizer, ruleset: &Ruleset, option: &RuleOption) -> Varying {
    let words = |code: &str| value(t, ruleset, option, code);
    let codes: Vec<&str> = option.values.split(", ").collect();
    let (entry, others) = match option.values.split_once(" to ") {
        _ if option.name == "hand" => (
            OptionInput::Text(option.value.clone()),
            vec![t.msg("rules-any-hand")],
        ),
        Some((from, to)) => {
            let entry = OptionInput::Number {
                value: option.value.clone(),
                from: from.to_owned(),
                to: to.to_owned(),
            };
            (
                entry,
                vec![t.msg_arg("rules-between", "values", format!("{from}–{to}"))],
            )
        }
        None => {
            let choice = |code: &&str| ((*code).to_owned(), words(code), *code == option.value);
            let others = codes.iter().filter(|code| **code != option.value);
            let others = others.map(|code| words(code)).collect();
            (
                OptionInput::Choice(codes.iter().map(choice).collect()),
                others,
            )
        }
    };
    Varying {
        name: option.name,
        default: option.default.clone(),
        label: question(t, ruleset, option),
        cite: clause(ruleset, option),
        here: words(&option.value),
        usual: words(&option.default),
        is_changed: option.is_changed(),
        others,
        entry,
    }
}

fn clause(ruleset: &Ruleset, option: &RuleOption) -> String {
    let citation = cites::of_rule(ruleset.name(), &dashed(option.name));
    citation.map_or(String::new(), |(clause, _)| clause.to_owned())
}

/// The question that an option settles.
fn question(t: &Localizer, ruleset: &Ruleset, option: &RuleOption) -> String {
    let family = ruleset.facts().family;
    t.msg(&format!("option-{family}-{}", dashed(option.name)))
}

/// A value of an option as a sentence.
fn value(t: &Localizer, ruleset: &Ruleset, option: &RuleOption, value: &str) -> String {
    let id = format!("law-{}-{}", ruleset.facts().family, dashed(option.name));
    match option.name {
        "hand" => hand(t, value),
        "win_lost" | "quiet_moves" => t.plural(&id, value),
        _ => t.msg(&format!("{id}-{}", dashed(value))),
    }
}

fn hand(t: &Localizer, value: &str) -> String {
    let mut kinds = value.split('.');
    let mut next = || kinds.next().unwrap_or("0").to_owned();
    let (cows, herd_boys, warriors) = (next(), next(), next());
    if herd_boys == "0" && warriors == "0" {
        return t.msg_arg("law-mill-hand", "cows", cows);
    }
    let values = [
        ("cows", cows.into()),
        ("herdboys", herd_boys.into()),
        ("warriors", warriors.into()),
    ];
    t.msg_with("law-mill-hand-kinds", &values)
}

/// The differences of the other games of the family.
pub(crate) fn related_games(t: &Localizer, ruleset: &Ruleset) -> Vec<RelatedGame> {
    let kin = |other: &Ruleset| {
        other.facts().family == ruleset.facts().family && other.name() != ruleset.name()
    };
    let others = Ruleset::all().into_iter().filter(kin);
    others
        .map(|other| related_game(t, ruleset, &other))
        .collect()
}

fn related_game(t: &Localizer, ruleset: &Ruleset, other: &Ruleset) -> RelatedGame {
    let ours = ruleset.options();
    let theirs = other.options();
    let differing = theirs.iter().filter(|option| {
        let same = ours
            .iter()
            .any(|own| own.name == option.name && own.value == option.value);
        !same && applies(option)
    });
    let rule = |option: &RuleOption| {
        let citation = cites::of_rule(other.name(), &dashed(option.name));
        Rule {
            text: value(t, other, option, &option.value),
            cite: citation.map_or(String::new(), |(clause, source)| cite(clause, source)),
        }
    };
    RelatedGame {
        name: game(t, other),
        code: other.name(),
        rules: differing.map(rule).collect(),
    }
}

fn dashed(word: &str) -> String {
    word.replace('_', "-")
}

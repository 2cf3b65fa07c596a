//! Rules for proposed translations.

use inkundla_i18n::speaker_answers::{AnswerProblem, check};
use inkundla_i18n::{Language, Localizer, catalog};

const ZULU: Language = Language::Zulu;

fn refused(id: &str, text: &str) -> AnswerProblem {
    check(ZULU, id, text).unwrap_err()
}

#[test]
fn existing_texts_are_valid_proposals() {
    for language in Language::ALL.iter().copied() {
        for message in catalog::messages(language).unwrap() {
            let words = catalog::words(language, &message.id).unwrap();
            let checked = check(language, &message.id, &words.text);
            assert_eq!(
                checked.as_ref(),
                Ok(&words.text),
                "{} in {}",
                message.id,
                language.tag()
            );
        }
    }
}

#[test]
fn texts_without_forms_become_one_line() {
    let taken = check(ZULU, "player", "  Umdlali\r\n  wethu \n").unwrap();
    assert_eq!(taken, "Umdlali wethu");
    // A letter and its accent are composed.
    assert_eq!(check(ZULU, "player", "Spele\u{308}r").unwrap(), "Spelër");
}

#[test]
fn forms_typed_at_the_edge_of_a_field_are_kept_as_forms() {
    let typed = "{ $n ->\n[one] inkomo { $n }\n*[other] izinkomo { $n }\n}";
    let taken = check(ZULU, "stage-of", typed).unwrap();
    assert_eq!(
        taken,
        "{ $n ->\n    [one] inkomo { $n }\n    *[other] izinkomo { $n }\n}"
    );
    let text = format!("stage-of = {taken}\n");
    let t = Localizer::of_text(ZULU, text).unwrap();
    assert_eq!(t.plural("stage-of", 1), "inkomo 1");
    assert_eq!(t.plural("stage-of", 4), "izinkomo 4");
}

#[test]
fn empty_and_too_long_texts_are_refused() {
    assert_eq!(refused("player", " \n "), AnswerProblem::Empty);
    let most = 3 * "Player".len() + 80;
    let fits = check(ZULU, "player", &"a".repeat(most));
    assert!(fits.is_ok(), "{fits:?}");
    let long = refused("player", &"a".repeat(most + 1));
    assert_eq!(long, AnswerProblem::TooLong { most });
    assert_eq!(
        refused("no-such", "Ja"),
        AnswerProblem::NoSuchMessage("no-such".to_owned())
    );
}

#[test]
fn markup_and_hidden_characters_are_refused() {
    for markup in ["<b>Umdlali</b>", "a > b", "a &lt; <", "{ \"<\" }"] {
        assert_eq!(refused("player", markup), AnswerProblem::Markup, "{markup}");
    }
    for hidden in [
        "Um\u{202e}dlali",
        "Um\u{200b}dlali",
        "Um\u{7}dlali",
        "\u{feff}a",
    ] {
        assert_eq!(
            refused("player", hidden),
            AnswerProblem::Hidden,
            "{hidden:?}"
        );
    }
    let foreign = [
        "{ NUMBER($n) }",
        "{ player }",
        "{ -brand }",
        "{ player.title }",
        "{ \"\\u202E\" }",
        "{ 5 }",
        "{ $n ->\n    [one] a\n   *[other] b\n}\n    .title = c",
        "{ NUMBER($n) ->\n    [one] a\n   *[other] b\n}",
    ];
    for text in foreign {
        let problem = refused("stage-of", text);
        assert_eq!(problem, AnswerProblem::Foreign, "{text}");
    }
    for open in ["{", "}", "{ $n", "a { b c } d", &"{".repeat(90)] {
        assert_eq!(refused("player", open), AnswerProblem::Unreadable, "{open}");
    }
}

#[test]
fn a_text_cannot_add_a_second_message() {
    // It becomes text of the same line: only the brackets of Fluent can end a message.
    let taken = check(ZULU, "player", "Umdlali\nskip = Yeqa").unwrap();
    assert_eq!(taken, "Umdlali skip = Yeqa");
    let forms = "{ $n ->\n   *[other] { $n }\n}\nskip = Yeqa";
    let taken = check(ZULU, "stage-of", forms).unwrap();
    let t = Localizer::of_text(ZULU, format!("stage-of = {taken}\n")).unwrap();
    assert_eq!(t.msg("skip"), "skip");
}

#[test]
fn the_variables_are_those_of_english() {
    // fault-number = … give this number to whoever runs the server: { $number }
    assert!(check(ZULU, "fault-number", "Inombolo: { $number }").is_ok());
    assert_eq!(
        refused("fault-number", "Inombolo"),
        AnswerProblem::MissingValue("number".to_owned())
    );
    assert_eq!(
        refused("fault-number", "{ $number } { $name }"),
        AnswerProblem::UnknownValue {
            name: "name".to_owned(),
            known: vec!["number".to_owned()],
        }
    );
    assert_eq!(
        refused("player", "{ $name }"),
        AnswerProblem::UnknownValue {
            name: "name".to_owned(),
            known: vec![],
        }
    );
}

#[test]
fn a_variable_may_be_missing_in_a_form_only_where_english_omits_it() {
    // English: one later turn without the number, many with it; the turn in both.
    let id = "event-corrected-dropped";
    let all = "{ $was } { $turn } { $reason } { $dropped }";
    let text =
        |one: &str, other: &str| format!("{{ $n ->\n    [one] {one}\n   *[other] {other}\n}}");
    assert!(check(ZULU, id, &text(all, all)).is_ok());
    // In English the number is only a selector: it may be omitted or shown.
    assert!(check(ZULU, id, all).is_ok());
    assert!(check(ZULU, id, &format!("{{ $n }} {all}")).is_ok());
    // The form `one` may spell out the number.
    let one = "{ $n ->\n    [one] inkomo eyodwa\n   *[other] izinkomo ezingu-{ $n }\n}";
    assert!(check(ZULU, "stage-of", one).is_ok());
    let missing = refused(id, &text("{ $was } { $turn } { $reason }", all));
    assert_eq!(missing, AnswerProblem::MissingValue("dropped".to_owned()));
}

#[test]
fn the_forms_are_those_of_the_language() {
    assert_eq!(ZULU.plural_forms(), ["one", "other"]);
    assert_eq!(Language::Indonesian.plural_forms(), ["other"]);
    let few = "{ $n ->\n    [few] { $n }\n   *[other] { $n }\n}";
    assert_eq!(
        refused("stage-of", few),
        AnswerProblem::UnknownForm {
            form: "few".to_owned(),
            known: vec!["one".to_owned(), "other".to_owned()],
        }
    );
    let no_star = "{ $n ->\n    [one] { $n }\n    [other] { $n }\n}";
    assert_eq!(refused("stage-of", no_star), AnswerProblem::NoOtherForm);
    // Numeric keys are allowed in every language.
    let none = "{ $n ->\n    [0] { $n }\n   *[other] { $n }\n}";
    assert!(check(Language::Indonesian, "stage-of", none).is_ok());
}

#[test]
fn selections_by_a_code_have_the_forms_of_english() {
    let id = "illformed-ban";
    let english = &catalog::words(Language::English, id).unwrap().text;
    assert!(check(ZULU, id, english).is_ok());
    let shown = refused(id, "{ $player }");
    assert!(
        matches!(&shown, AnswerProblem::UnknownValue { name, .. } if name == "player"),
        "{shown:?}"
    );
    let gone = refused(id, "{ $player ->\n   *[first] a\n}");
    assert_eq!(gone, AnswerProblem::MissingForm("second".to_owned()));
    let more = refused(
        id,
        "{ $player ->\n    [first] a\n    [third] b\n   *[second] c\n}",
    );
    assert!(
        matches!(&more, AnswerProblem::UnknownForm { form, .. } if form == "third"),
        "{more:?}"
    );
}

#[test]
fn every_problem_says_what_to_do() {
    let problems = [
        refused("player", ""),
        refused("player", "<"),
        refused("player", "\u{7}"),
        refused("player", "{"),
        refused("player", "{ $x }"),
        refused("player", "{ skip }"),
        refused("player", &"a".repeat(200)),
        refused("fault-number", "a"),
        refused("fault-number", "{ $number } { $x }"),
        refused("stage-of", "{ $n ->\n    [one] { $n }\n}"),
        refused("stage-of", "{ $n ->\n   *[few] { $n }\n}"),
        refused("illformed-ban", "{ $player ->\n   *[first] a\n}"),
        refused("no-such", "a"),
    ];
    for language in Language::ALL.iter().copied() {
        let t = Localizer::of(language).unwrap();
        let mut said: Vec<String> = problems.iter().map(|problem| t.localize(problem)).collect();
        assert!(said.iter().all(|text| text.contains(' ')), "{said:?}");
        said.sort();
        said.dedup();
        assert_eq!(said.len(), problems.len(), "{said:?}");
    }
}

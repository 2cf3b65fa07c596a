use super::{MarkdownPart, parts};
use crate::desk::event_page::LONGEST_REGULATIONS;
use askama::Template;
use proptest::prelude::*;
use scraper::Html;

/// A text as its pages show it.
#[derive(Template)]
#[template(
    source = r#"{% import "macros/event_page.html" as announced %}{% call announced::prose(parts) %}{% endcall %}"#,
    ext = "html"
)]
struct ProseTemplate {
    parts: Vec<MarkdownPart>,
}

fn html(text: &str, top: usize) -> String {
    let parts = parts(text, top);
    ProseTemplate { parts }.render().unwrap().trim().to_owned()
}

/// The elements that a text may have.
const ELEMENTS: [&str; 14] = [
    "p", "h3", "h4", "h5", "h6", "ul", "ol", "li", "em", "strong", "a", "br", "html", "body",
];

fn only_known_elements(shown: &str) {
    for node in Html::parse_fragment(shown).tree.values() {
        let Some(element) = node.as_element() else {
            continue;
        };
        let name = element.name();
        assert!(ELEMENTS.contains(&name), "{name} in {shown:?}");
        for (attribute, value) in element.attrs() {
            match (name, attribute) {
                ("a", "rel") => assert_eq!(value, "nofollow noopener"),
                ("a", "href") => {
                    let lower = value.to_lowercase();
                    let known = ["http://", "https://", "mailto:"];
                    assert!(known.iter().any(|one| lower.starts_with(one)), "{value}");
                }
                ("ol", "start") => assert!(value.parse::<u64>().is_ok(), "{value}"),
                other => panic!("{other:?} in {shown:?}"),
            }
        }
    }
}

#[test]
fn headings_lists_bold_italic_and_links_are_shown() {
    let text = "# Who may play\n\nChildren of *Grade 4* to **7**.\n\n- Bring a hat\n- [The clinic](https://clinic.example/a?b=1&c=2)\n\n\
                3. three\n4. four\n\nWrite to <ms@school.example>.";
    assert_eq!(
        html(text, 3),
        "<h3>Who may play</h3><p>Children of <em>Grade 4</em> to <strong>7</strong>.</p><ul><li>Bring a hat</li>\
         <li><a rel=\"nofollow noopener\" href=\"https://clinic.example/a?b=1&#38;c=2\">The clinic</a></li></ul>\
         <ol start=\"3\"><li>three</li><li>four</li></ol><p>Write to \
         <a rel=\"nofollow noopener\" href=\"mailto:ms@school.example\">ms@school.example</a>.</p>"
    );
}

#[test]
fn everything_else_comes_out_as_text() {
    for (text, shown) in [
        (
            "a <script>alert(1)</script> b",
            "<p>a &#60;script&#62;alert(1)&#60;/script&#62; b</p>",
        ),
        (
            "<img src=x onerror=alert(1)>",
            "<p>&#60;img src=x onerror=alert(1)&#62;</p>",
        ),
        (
            "![a picture](https://x.example/p.png)",
            "<p>a picture\n</p>",
        ),
        ("[x](javascript:alert(1))", "<p>x</p>"),
        ("[x](JaVaScRiPt:alert(1))", "<p>x</p>"),
        ("[x](data:text/html,hello)", "<p>x</p>"),
        ("[x](//evil.example)", "<p>x</p>"),
        ("[x](/e/other)", "<p>x</p>"),
        ("[x](https://a\"onclick=\"b)", "<p>x</p>"),
        ("<javascript:alert(1)>", "<p>javascript:alert(1)</p>"),
        ("[x](&#106;avascript:alert(1))", "<p>x</p>"),
        ("> quoted", "<p>quoted</p>"),
        ("`<b>`", "<p>&#60;b&#62;</p>"),
        ("[a][b]\n\n[b]: https://x.example", "<p>a</p>"),
    ] {
        assert_eq!(html(text, 3), shown, "{text}");
        only_known_elements(&html(text, 3));
    }
}

/// Texts whose careless handling takes time or space that grows with the square of their length.
#[test]
fn hostile_texts_stay_small_and_shallow() {
    let full = |part: &str| part.repeat(LONGEST_REGULATIONS / part.len());
    let parts = [
        "> ",
        ">",
        "- ",
        "1. ",
        "* a\n ",
        "[",
        "![",
        "](",
        "[a](",
        "*",
        "**a",
        "_a_ ",
        "`",
        "` `` ",
        "<",
        "<a ",
        "<!--",
        "&",
        "&amp;",
        "\\",
        "# ",
        "\n> ",
        "- a\n  ",
        "[a][a]",
        "[a]: b\n[a]",
        "<?",
        "~~~\n",
        "|a|\n|-|\n",
        "a**b*c_",
        "\u{202e}",
        "<http://",
        "***",
        "[x](https://a.example) ",
    ];
    for part in parts {
        let shown = html(&full(part), 3);
        assert!(
            shown.len() <= 8 * LONGEST_REGULATIONS,
            "{part}: {}",
            shown.len()
        );
        only_known_elements(&shown);
        let deepest = Html::parse_fragment(&shown);
        let nested = deepest
            .tree
            .nodes()
            .map(|node| node.ancestors().count())
            .max();
        assert!(nested.unwrap_or_default() <= super::DEEPEST + 4, "{part}");
    }
    // Many lines, each as deep as the ones before: fewer than their square.
    let lines = format!("{}a\n", "> ".repeat(150)).repeat(80);
    only_known_elements(&html(&lines, 3));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn any_text_has_only_known_elements(text in "(\\PC|[<>\\[\\]()*_`#&\"'!:/\\\\-]|script|href=|javascript:|https://|\n|  ){0,120}") {
        only_known_elements(&html(&text, 3));
    }
}

//! Every page in every language, and who decides which.

use super::harness::Client;
use super::rights;
use super::umpire::Hall;
use inkundla::i18n::{Language, catalog};
use inkundla::referee::ClockPolicy;
use std::collections::BTreeSet;

fn asking(client: &Client, path: &str, languages: &str) -> String {
    client.get_asking(path, languages).language()
}

#[test]
fn a_browser_is_answered_in_the_language_it_asks_for() {
    let hall = Hall::with(ClockPolicy::MINUTE);
    for (header, tag) in [
        ("xh-ZA,xh;q=0.9,en;q=0.5", "xh"),
        ("zu", "zu"),
        ("in-ID,id;q=0.9", "id"),
        ("af-ZA", "af"),
        ("st-ZA", "en"),
        ("de-DE,af;q=0.3", "af"),
        ("*", "en"),
        ("", "en"),
        (";;q=x,,", "en"),
    ] {
        assert_eq!(
            asking(&hall.app.visitor(), "/signin", header),
            tag,
            "{header}"
        );
    }
}

#[test]
fn a_link_decides_before_the_event_and_the_event_before_the_browser() {
    let hall = Hall::with(ClockPolicy::MINUTE);
    let event = format!("/e/{}", hall.key);
    let board = format!("/u/{}", hall.codes[0]);
    let reader = hall.app.visitor();
    assert_eq!(asking(&reader, &event, "xh"), "xh");

    let settings = format!("{event}/settings");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let mut form = teacher.get(&settings).form(&settings);
    form.retain(|(name, _)| name != "language");
    form.push(("language".to_owned(), "af".to_owned()));
    let fields: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .collect();
    assert_eq!(teacher.post(&settings, &fields).status, 303);
    for place in [&event, &board] {
        assert_eq!(asking(&reader, place, "xh"), "af", "{place}");
    }
    assert_eq!(asking(&reader, "/signin", "xh"), "xh");

    // Of what a page is asked for, the links to other languages keep all of an organiser's
    // page, and what the page knows of a public one.
    let kept = |who: &Client, page: &str| {
        let by_link = who.get(&format!("{event}/{page}?after=1&lang=zu"));
        assert_eq!(by_link.language(), "zu");
        by_link.attributes("footer a", "href")
    };
    let links = kept(&teacher, "history");
    assert!(links.contains(&"?after=1&lang=id".to_owned()), "{links:?}");
    let links = kept(&reader, "standings");
    assert!(links.contains(&"?lang=id".to_owned()), "{links:?}");
    for place in [event.as_str(), &board, "/signin"] {
        assert_eq!(asking(&reader, place, "xh"), "zu", "{place}");
    }
    assert_eq!(reader.get(&format!("{event}?lang=xx")).language(), "zu");
}

#[test]
fn every_page_says_everything_in_every_language() {
    let ids: BTreeSet<String> = catalog::messages(Language::English)
        .unwrap()
        .into_iter()
        .map(|one| one.id)
        .filter(|id| id.contains('-'))
        .collect();
    let hall = Hall::with(ClockPolicy::MINUTE);
    let teacher = hall.app.signed_in("Ms Khumalo");
    for language in Language::written().iter().copied() {
        let tag = language.tag();
        for path in rights::pages(&hall) {
            let page = teacher.get(&format!("{path}?lang={tag}"));
            if !page.header("content-type").starts_with("text/html") {
                continue;
            }
            assert_eq!(page.language(), tag, "{path}");
            for text in page.pieces() {
                assert!(!ids.contains(&text), "{path} in {tag} says {text:?}");
                assert!(
                    !text.contains("{$") && !text.contains("{ $"),
                    "{path} in {tag} says {text:?}"
                );
            }
        }
    }
}

#[test]
fn a_language_that_is_not_written_yet_is_said_in_english_and_offered_to_whom_asks_for_it() {
    let hall = Hall::with(ClockPolicy::MINUTE);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let named = |text: &str| text.contains("Sesotho");
    for path in rights::pages(&hall) {
        let page = teacher.get(&format!("{path}?lang=st"));
        if !page.header("content-type").starts_with("text/html") {
            continue;
        }
        assert_eq!(page.language(), "en", "{path}");
    }
    // Who has chosen it sees it in the footer; others see the languages that are written.
    assert!(named(&teacher.get("/?lang=st").text()));
    assert!(!named(&hall.app.visitor().get("/signin").text()));
    // An event can have it, and is told that its pages are English.
    let settings = teacher.get(&format!("/e/{}/settings?lang=zu", hall.key));
    assert!(settings.text().contains("Sesotho (kusesesiNgisini)"));
}

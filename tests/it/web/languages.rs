//! Every page in every language, and how the language is chosen.

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
fn accept_language_chooses_the_language() {
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
fn the_language_of_the_link_precedes_that_of_the_event_and_the_browser() {
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

    // The links to other languages keep the whole query of an organiser's page, and the known parameters of a
    // public one.
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
fn every_page_is_complete_in_every_language() {
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
fn an_untranslated_language_is_shown_in_english_and_offered_on_request() {
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
    // A user who has chosen it sees it in the footer; others see only the translated languages.
    assert!(named(&teacher.get("/?lang=st").text()));
    assert!(!named(&hall.app.visitor().get("/signin").text()));
    // An event can have it, with a notice that its pages are in English.
    let settings = teacher.get(&format!("/e/{}/settings?lang=zu", hall.key));
    assert!(settings.text().contains("Sesotho (kusesesiNgisini)"));
}

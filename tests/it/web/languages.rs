//! Every page in every language, and who decides which.

use super::rights;
use super::umpire::Hall;
use inkundla::referee::ClockPolicy;
use inkundla::tongue::{Language, words};
use std::collections::BTreeSet;

#[test]
fn every_page_says_everything_in_every_language() {
    let ids: BTreeSet<String> = words::written(Language::English)
        .unwrap()
        .into_iter()
        .map(|one| one.id)
        .filter(|id| id.contains('-'))
        .collect();
    let hall = Hall::with(ClockPolicy::MINUTE);
    let teacher = hall.app.signed_in("Ms Khumalo");
    for language in Language::ALL.iter().copied() {
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

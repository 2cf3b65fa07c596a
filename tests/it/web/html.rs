//! Every page is valid HTML, stricter than browsers, for the sake of screen readers.

use super::harness::{Client, Page};
use super::rights::{For, ROUTES, address, is_file};
use super::umpire::{Hall, Phone, plays};
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;
use scraper::{ElementRef, Html, Selector};
use std::collections::BTreeSet;

/// The errors in a page.
fn faults(page: &Page) -> Vec<String> {
    let html = Html::parse_document(&page.body);
    let all = |css: &str| -> Vec<ElementRef<'_>> {
        html.select(&Selector::parse(css).unwrap()).collect()
    };
    let mut faults = Vec::new();
    let mut check = |is_right: bool, what: String| {
        if !is_right {
            faults.push(what);
        }
    };
    check(
        page.body.starts_with("<!doctype html>"),
        "no doctype".into(),
    );
    let lang = all("html[lang]");
    check(
        lang.len() == 1 && !lang[0].attr("lang").unwrap().is_empty(),
        "no language".into(),
    );
    check(
        all("main").len() == 1,
        format!("{} main", all("main").len()),
    );
    check(all("h1").len() == 1, format!("{} h1", all("h1").len()));
    check(
        all("title").iter().any(|title| !words(*title).is_empty()),
        "no title".into(),
    );
    let mut ids = BTreeSet::new();
    for element in all("[id]") {
        let id = element.attr("id").unwrap();
        check(ids.insert(id), format!("id {id} twice"));
    }
    for name in [
        "for",
        "aria-describedby",
        "aria-labelledby",
        "aria-controls",
    ] {
        for element in all(&format!("[{name}]")) {
            for id in element.attr(name).unwrap().split_whitespace() {
                check(ids.contains(id), format!("{name}={id} leads nowhere"));
            }
        }
    }
    for field in all("input:not([type=hidden]), select, textarea") {
        check(
            is_labelled(field, &html),
            format!("no label: {}", field.html()),
        );
    }
    for button in all("button, a[href], summary") {
        check(is_named(button), format!("no words: {}", button.html()));
    }
    for image in all("img") {
        check(
            image.attr("alt").is_some(),
            format!("no alt: {}", image.html()),
        );
    }
    for inner in all("form form, a a, a button, button a, label label, p div, p ul") {
        check(false, format!("nested: {}", inner.html()));
    }
    for element in all("*") {
        let inline = element
            .value()
            .attrs()
            .find(|(name, _)| *name == "style" || name.starts_with("on"));
        check(inline.is_none(), format!("inline {inline:?}"));
    }
    for group in all("fieldset") {
        let legend = Selector::parse("legend").unwrap();
        check(
            group.select(&legend).next().is_some(),
            format!("no legend: {}", group.html()),
        );
    }
    for script in all("script") {
        check(script.attr("src").is_some(), "inline script".into());
    }
    faults
}

fn words(element: ElementRef<'_>) -> String {
    element.text().collect::<String>().trim().to_owned()
}

fn is_named(element: ElementRef<'_>) -> bool {
    let named = Selector::parse("[aria-label], img[alt]:not([alt=''])").unwrap();
    let label = element
        .attr("aria-label")
        .is_some_and(|label| !label.is_empty());
    // A script labels the empty button.
    let is_hidden = element
        .ancestors()
        .filter_map(ElementRef::wrap)
        .any(|one| one.attr("hidden").is_some());
    label || is_hidden || !words(element).is_empty() || element.select(&named).next().is_some()
}

fn is_labelled(field: ElementRef<'_>, html: &Html) -> bool {
    let label =
        |element: ElementRef<'_>| element.value().name() == "label" && !words(element).is_empty();
    let by_id = field.attr("id").is_some_and(|id| {
        let selector = Selector::parse(&format!("label[for=\"{id}\"]")).unwrap();
        html.select(&selector).any(label)
    });
    let named = |name| field.attr(name).is_some_and(|text| !text.is_empty());
    by_id
        || named("aria-label")
        || named("aria-labelledby")
        || field.ancestors().filter_map(ElementRef::wrap).any(label)
}

/// Checks every page that a client may open; errors are reported with the route.
fn look(hall: &Hall, state: &str, found: &mut Vec<String>) {
    let organiser = hall.app.signed_in("Ms Khumalo");
    let phone = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[0]),
    };
    let form = [("name", "Ms Naidoo"), ("take_over", "1")];
    phone.client.post(&format!("{}/start", phone.path), &form);
    let nobody = hall.app.visitor();
    for (method, path, whom) in ROUTES {
        if *method != "get" || path.ends_with("/live") || is_file(path) {
            continue;
        }
        let person: (&str, &Client) = match whom {
            For::All | For::FirstRun | For::Speaker => ("visitor", &nobody),
            For::Code => ("umpire", &phone.client),
            For::Owner
            | For::Server
            | For::Organiser
            | For::Insider
            | For::CheckIn
            | For::Results
            | For::LineUps
            | For::School
            | For::SignedIn => ("organiser", &organiser),
        };
        let page = person.1.get(&address(hall, path));
        let is_page = page.header("content-type").starts_with("text/html");
        if !is_page || (300..400).contains(&page.status) {
            continue;
        }
        let page_faults = faults(&page).into_iter();
        found.extend(
            page_faults
                .map(|fault| format!("{state}, {}: {path} ({}): {fault}", person.0, page.status)),
        );
    }
}

#[test]
fn every_page_is_valid_in_every_state_of_a_round() {
    let mut found = Vec::new();
    let hall = Hall::open();
    look(&hall, "posted", &mut found);
    plays(
        &hall.app.desk,
        &hall.codes[0],
        &["E1", "R4", "E8", "R6", "E7xR4"],
    );
    look(&hall, "playing", &mut found);
    let desk = &hall.app.desk;
    let phone = Phone::recording_over(hall.app.visitor(), &hall.codes[0], "Ms Naidoo");
    phone.noted(&[("act", "appeal"), ("side", "second"), ("words", "No mill")]);
    phone.does(&[("act", "resign"), ("side", "second")]);
    let other = Phone::recording_over(hall.app.visitor(), &hall.codes[1], "Mr Botha");
    other.does(&[("act", "both-absent")]);
    look(&hall, "over", &mut found);
    desk.close_round(&hall.organiser(), RoundNo(1), now())
        .unwrap();
    look(&hall, "closed", &mut found);
    desk.draft_round(&hall.organiser(), now()).unwrap();
    look(&hall, "draft", &mut found);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn error_pages_are_valid_too() {
    let hall = Hall::open();
    let nobody = hall.app.visitor();
    let organiser = hall.app.signed_in("Ms Khumalo");
    for (client, path, status) in [
        (&nobody, "/no/such/page".to_owned(), 404),
        (&nobody, "/e/nothing".to_owned(), 404),
        (&nobody, "/u/ZZZZZZ".to_owned(), 404),
        (&organiser, format!("/e/{}/rounds/9", hall.key), 404),
        (&organiser, format!("/e/{}/players/999", hall.key), 404),
    ] {
        let page = client.get(&path);
        assert_eq!(page.status, status, "{path}");
        assert_eq!(faults(&page), Vec::<String>::new(), "{path}");
        assert!(
            !page.attributes("main a", "href").is_empty(),
            "{path}: a way out"
        );
    }
    let other = [("sec-fetch-site", "cross-site")];
    for header in other {
        let page = organiser.post_with(
            &format!("/e/{}/round-control/finish", hall.key),
            &[],
            header,
        );
        assert_eq!(page.status, 403);
        assert_eq!(faults(&page), Vec::<String>::new());
        assert!(!page.attributes("main a", "href").is_empty(), "a way out");
    }
}

//! Speakers who confirm the words of their language: how they come in, what they are asked, and
//! how their answers leave and come back.

mod files;

use super::harness::{App, Client, Page};
use super::umpire::Hall;
use inkundla::i18n::speaker_answers::{Answer, Opinion, read};
use inkundla::i18n::{Language, Place, all_messages, catalog, messages_of, place_of};
use std::collections::BTreeSet;

/// The address for speakers, made by who set the server up.
pub fn address(organiser: &Client) -> String {
    assert_eq!(organiser.post("/words/link", &[]).status, 303);
    let page = organiser.get("/laptop");
    let at = page.body.find("/words/").expect("the address");
    let rest = &page.body[at..];
    let shown = rest
        .split('<')
        .find(|part| part.len() == "/words/".len() + 32);
    let shown = shown.or_else(|| {
        let mut found = page.body.match_indices("/words/");
        found.find_map(|(at, _)| {
            let secret = page.body.get(at + 7..at + 39)?;
            let is_one = secret.bytes().all(|b| b.is_ascii_hexdigit());
            is_one.then(|| &page.body[at..at + 39])
        })
    });
    shown.expect("the address").to_owned()
}

/// Somebody who speaks a language and has opened the address.
pub fn speaker(app: &App, address: &str, language: &str, name: &str) -> Client {
    let client = app.visitor();
    let welcome = client.get(address);
    assert!(welcome.sees("You need no account"), "{}", welcome.body);
    let came = client.post(address, &[("name", name), ("language", language)]);
    assert_eq!(came.header("location"), "/words/all", "{}", came.body);
    client
}

/// A page as a browser opens it.
fn browses(client: &Client, path: &str) -> String {
    let (status, body) = client.get_by(path, &[("accept", "text/html,*/*;q=0.8")]);
    assert_eq!(status, 200, "{path}");
    String::from_utf8(body).unwrap()
}

/// The message that is asked.
fn asked(page: &Page) -> Option<String> {
    let id = page.attributes("#asked input[name=id]", "value");
    id.into_iter().next()
}

fn answers(organiser: &Client) -> Vec<Answer> {
    let file = organiser.get("/words/everybody.ftl").body;
    read(&file).unwrap()
}

/// The number in the footer: how many words of the page are open.
fn in_footer(body: &str) -> usize {
    let (_, rest) = body.split_once("Siza ngamazwi: ").expect("the footer");
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}

#[test]
fn a_speaker_comes_in_by_the_address_and_others_see_nothing() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let link = address(&organiser);
    let visitor = hall.app.visitor();
    assert_eq!(visitor.get("/words/all").status, 410);
    let event = format!("/e/{}", hall.key);
    assert!(!browses(&visitor, &format!("{event}?lang=zu")).contains("Siza ngamazwi"));
    let speaker = speaker(&hall.app, &link, "zu", "Thandi M.");
    for path in [
        &event,
        &format!("{event}/standings"),
        "/rules/isizulu",
        "/u",
    ] {
        let open = in_footer(&browses(&speaker, path));
        assert!(open > 5, "{path}: {open}");
    }
    let board = format!("/u/{}", hall.codes[0]);
    assert!(
        in_footer(&browses(&speaker, &board)) > 50,
        "the umpire's too"
    );
    // What a speaker was shown is kept for nobody else.
    let again = browses(&visitor, &format!("{event}?lang=zu"));
    assert!(!again.contains("Siza ngamazwi"));
    // One who came by the former address is out as soon as it is made anew.
    let newer = address(&organiser);
    assert_ne!(newer, link);
    assert_eq!(speaker.get("/words/all").status, 410);
    assert!(!browses(&speaker, &event).contains("Siza ngamazwi"));
    assert_eq!(hall.app.visitor().get(&link).status, 410);
    assert_eq!(speaker.post(&newer, &[("name", "Thandi M.")]).status, 303);
    assert_eq!(
        speaker.get("/words/all").status,
        200,
        "in again, as the same"
    );
}

#[test]
fn the_sentences_of_a_page_are_asked_one_after_the_other() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let speaker = speaker(&hall.app, &address(&organiser), "zu", "");
    let event = format!("/e/{}", hall.key);
    let list = format!("/words?of={event}");
    assert!(
        speaker.get(&list).sees("Vula lelo khasi futhi"),
        "not seen yet"
    );
    let open = in_footer(&browses(&speaker, &event));
    let page = speaker.get(&list);
    assert!(
        page.sees(&format!("Kuphendulwe okungu-0 kokungu-{open}")),
        "{}",
        page.body
    );
    let mut seen = Vec::new();
    for opinion in ["right", "not-sure", "right"] {
        let page = speaker.get(&list);
        let id = asked(&page).unwrap();
        assert!(!seen.contains(&id), "{id} again");
        let english = catalog::words(Language::English, &id).unwrap();
        if !english.text.contains('{') {
            assert!(page.sees(&english.text), "{id}: {}", page.body);
        }
        let form = [("of", event.as_str()), ("id", &id), ("opinion", opinion)];
        assert_eq!(speaker.post("/words", &form).header("location"), list);
        seen.push(id);
    }
    assert_eq!(in_footer(&browses(&speaker, &event)), open - 3);
    // The last one is taken back, and asked again.
    let undone = speaker.post("/words/undo", &[("of", &event)]);
    assert_eq!(undone.header("location"), format!("{list}&id={}", seen[2]));
    assert_eq!(asked(&speaker.get(&list)), Some(seen[2].clone()));
    let opinions: Vec<Opinion> = answers(&organiser)
        .into_iter()
        .map(|one| one.opinion)
        .collect();
    assert_eq!(opinions.len(), 2);
    assert!(opinions.contains(&Opinion::Right) && opinions.contains(&Opinion::NotSure));
    // A stranger's address is no way back.
    let away = speaker.get("/words?of=//elsewhere.example/");
    assert!(!away.body.contains("href=\"//"));
}

#[test]
fn better_words_are_taken_or_refused_with_what_to_do() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let speaker = speaker(&hall.app, &address(&organiser), "zu", "T");
    let says = |id: &str, forms: &[&str]| {
        let names = ["form0", "form1"];
        let mut form = vec![("place", "all"), ("id", id), ("opinion", "better")];
        form.extend(names.into_iter().zip(forms.iter().copied()));
        speaker.post("/words", &form)
    };
    assert_eq!(says("skip", &["Yeqela  kokuqukethwe\r\nlapha"]).status, 303);
    // Each form has its field.
    let forms = says("words-help", &["Siza: { $n }"]);
    assert_eq!(forms.status, 303, "{}", forms.body);
    let refused = [
        ("skip", "<b>Yeqela</b>"),
        ("skip", ""),
        ("skip", "Yeqela { $name }"),
        ("skip", "Yeqela { -term }"),
        ("skip", "Yeqela }"),
        ("hello-ms", "Impendulo."),
    ];
    for (id, text) in refused {
        let page = says(id, &[text]);
        assert_eq!(page.status, 422, "{id}: {text}");
        assert!(!page.all(".msg.bad").is_empty(), "{text}");
        assert!(!page.body.contains("<b>Yeqela"), "escaped");
        let kept = page.all("textarea");
        assert_eq!(kept[0].trim(), text, "what was typed stays");
    }
    let long = "Yeqela ".repeat(100);
    assert_eq!(says("skip", &[&long]).status, 422);
    assert_eq!(says("no-such-message", &["x"]).status, 303);
    let found = answers(&organiser);
    let texts: Vec<&Opinion> = found.iter().map(|one| &one.opinion).collect();
    let better = |text: &str| Opinion::Better(text.to_owned());
    assert_eq!(
        texts,
        [
            &better("Yeqela kokuqukethwe lapha"),
            &better("Siza: { $n }")
        ]
    );
}

#[test]
fn what_changed_since_is_asked_again() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let speaker = speaker(&hall.app, &address(&organiser), "zu", "T");
    let form = [("place", "all"), ("id", "skip"), ("opinion", "right")];
    assert_eq!(speaker.post("/words", &form).status, 303);
    let found = answers(&organiser);
    let place = place_of("skip").code();
    let list = format!("/words/all?place={place}");
    assert!(speaker.get(&list).sees("kuphenduliwe"));
    for (english, words, said) in [
        (
            "0123456789ab",
            found[0].words.as_str(),
            "IsiNgisi sishintshile",
        ),
        (&found[0].english, "Yeqela", "La mazwi ashintshile"),
    ] {
        let older = Answer {
            english: english.to_owned(),
            words: words.to_owned(),
            ..found[0].clone()
        };
        hall.app.desk.answer_words(&older).unwrap();
        let page = speaker.get(&format!("/words?place={place}&id=skip"));
        assert!(page.sees(said), "{}", page.body);
        let all = speaker.get(&list);
        assert!(!all.sees("kuphenduliwe"), "open again");
    }
}

#[test]
fn every_message_is_listed_at_its_place_and_can_be_asked_there() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let speaker = speaker(&hall.app, &address(&organiser), "af", "");
    let mut listed = BTreeSet::new();
    let all = speaker.get("/words/all");
    for place in Place::ALL {
        let address = format!("/words/all?place={}", place.code());
        assert!(all.body.contains(&address), "{address}");
        let links = speaker.get(&address).attributes(".words-list a", "href");
        let prefix = format!("/words?place={}&id=", place.code());
        let ids: Vec<String> = links
            .iter()
            .map(|link| link.strip_prefix(&prefix).unwrap().to_owned())
            .collect();
        assert_eq!(ids.len(), messages_of(place).count());
        listed.extend(ids);
    }
    let english = catalog::messages(Language::English).unwrap();
    let english: BTreeSet<String> = english.into_iter().map(|one| one.id).collect();
    assert_eq!(listed, english);
}

/// Plays a speaker through all messages of a language, as a script does.
#[test]
fn a_speaker_comes_through_a_whole_language() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let speaker = speaker(&hall.app, &address(&organiser), "id", "B");
    let open = all_messages().filter(|id| {
        catalog::words(Language::Indonesian, id).is_some_and(|words| !words.is_confirmed)
    });
    let mut open: Vec<&str> = open.collect();
    let is_older = |id: &str| catalog::words(Language::Indonesian, id).unwrap().is_older;
    open.sort_by_key(|id| !is_older(id));
    assert!(open.len() > 2_000);
    for (number, id) in open.iter().enumerate() {
        // Looking at each page takes long: at every hundredth it is seen that the next is asked.
        if number % 100 == 0 {
            assert_eq!(
                asked(&speaker.get("/words?place=all")).as_deref(),
                Some(*id)
            );
        }
        let form = [("place", "all"), ("id", *id), ("opinion", "right")];
        let next = speaker.post("/words", &form);
        assert_eq!(
            next.header("location"),
            "/words?place=all",
            "{id}: {}",
            next.body
        );
    }
    let page = speaker.get("/words?place=all");
    assert_eq!(asked(&page), None);
    assert!(page.sees("Semua di sini sudah Anda jawab"), "{}", page.body);
    assert_eq!(answers(&organiser).len(), open.len());
}

fn answers_or_none(organiser: &Client) -> usize {
    let file = organiser.get("/words/everybody.ftl").body;
    read(&file).map_or(0, |found| found.len())
}

#[test]
fn it_is_said_how_much_is_confirmed_also_by_two_speakers_here() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let visitor = hall.app.visitor();
    let page = visitor.get("/words/about?lang=en");
    let share = catalog::confirmed(Language::Zulu);
    let said = format!(
        "{} of {} sentences are confirmed.",
        share.confirmed, share.all
    );
    assert!(page.sees(&said), "{}", page.body);
    assert!(!page.sees("two speakers have confirmed"));
    let link = address(&organiser);
    let right = [("place", "all"), ("id", "skip"), ("opinion", "right")];
    let first = speaker(&hall.app, &link, "zu", "One");
    assert_eq!(first.post("/words", &right).status, 303);
    assert!(
        !visitor
            .get("/words/about")
            .sees("two speakers have confirmed")
    );
    let second = speaker(&hall.app, &link, "zu", "Two");
    let asked = second.get("/words?place=everywhere&id=skip");
    assert!(
        asked.sees("Abanye abakhulumi abathe kulungile: 1"),
        "{}",
        asked.body
    );
    assert_eq!(second.post("/words", &right).status, 303);
    let page = visitor.get("/words/about");
    assert!(
        page.sees("two speakers have confirmed this many more: 1."),
        "{}",
        page.body
    );
    // A quiet line stands on pages in that language, none on the English ones.
    assert!(
        visitor
            .get("/?lang=zu")
            .sees("alikaqinisekiswa ngabakhulumi")
    );
    assert!(!visitor.get("/?lang=en").sees("confirmed by speakers"));
}

#[test]
fn what_speakers_may_send_is_bounded() {
    let hall = Hall::open();
    let organiser = hall.app.seated("Ms Khumalo");
    let link = address(&organiser);
    let visitor = hall.app.visitor();
    let long = "x".repeat(81);
    assert_eq!(visitor.post(&link, &[("name", long.as_str())]).status, 422);
    assert_eq!(visitor.post(&link, &[("name", "a\u{7}b")]).status, 422);
    let foreign = [("opinion", "right"), ("id", "skip")];
    let elsewhere = ("origin", "https://elsewhere.example");
    let speaker = speaker(&hall.app, &link, "zu", "T");
    assert_eq!(speaker.post_with("/words", &foreign, elsewhere).status, 403);
    let mut came = 0;
    for _ in 0..100 {
        let status = hall.app.visitor().post(&link, &[]).status;
        if status == 429 {
            break;
        }
        came += 1;
    }
    assert!((40..70).contains(&came), "{came} came from one place");
    assert_eq!(answers_or_none(&organiser), 0);
}

//! What the umpire says aloud stands on the page at its moment, in the language of the event, and
//! all of it on a page of its own.

use super::Hall;
use inkundla::i18n::{Language, Localizer};
use inkundla::referee::ClockPolicy;

#[test]
fn a_card_is_said_with_what_follows_until_the_next_turn() {
    let hall = Hall::of("morabaraba");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let shows = |card: &str| {
        let form = [
            ("act", "card"),
            ("side", "second"),
            ("card", card),
            ("offence", "delay"),
        ];
        phone.does(&form).all("#say").concat()
    };
    let yellow = shows("yellow");
    let words = ": yellow card. Too slow: the minute is up.”";
    assert!(yellow.starts_with("Say: “"), "{yellow}");
    assert!(yellow.contains(words), "{yellow}");
    let red = shows("red");
    assert!(red.contains("loses this turn.”"), "{red}");
    let next = phone.plays("E3").all("#say").concat();
    assert!(!next.contains("Say:"), "{next}");
}

#[test]
fn all_sentences_of_a_board_stand_on_one_page() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    let page = phone.client.get(&format!("{}/say", phone.path));
    for words in [
        "we toss to see who begins.",
        "begins. Play.",
        "Time, Thandiwe M.",
        "Thandiwe M.: red card.",
        "Thandiwe M. wins.",
        "It is a draw.",
        "Round 2 is next.",
    ] {
        assert!(page.sees(words), "{words}: {}", page.text());
    }
    let door = format!("{}/more", phone.path);
    let links = phone.client.get(&door).attributes("a", "href");
    assert!(links.contains(&format!("{}/say", phone.path)), "{links:?}");
}

#[test]
fn what_is_said_is_in_the_language_of_the_event() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let path = format!("/e/{}/settings", hall.key);
    let mut form = teacher.get(&path).form(&path);
    form.retain(|(name, _)| name != "language");
    form.push(("language".to_owned(), "af".to_owned()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(teacher.post(&path, &form).status, 303);
    let phone = hall.umpire("Ms Naidoo");
    let english = phone.client.get(&format!("{}?lang=en", phone.path));
    let say = english.all("#say").concat();
    assert!(say.starts_with("Say: “"), "{say}");
    assert!(say.contains("begin. Speel.”"), "{say}");
    let page = phone.client.get(&format!("{}/say?lang=en", phone.path));
    assert_eq!(page.attributes("ul[lang]", "lang")[0], "af");
    assert!(page.sees("What to say"), "{}", page.text());
    assert!(page.sees("ons loot wie begin"), "{}", page.text());
}

#[test]
fn what_stops_the_clock_is_said_to_the_players() {
    let hall = Hall::of("morabaraba");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let stops: [(&[(&str, &str)], &str); 4] = [
        (
            &[("act", "dispute")],
            "Stop, please. We look at the turns together.",
        ),
        (
            &[("act", "call"), ("about", "rule")],
            "Please wait. The organiser is coming.",
        ),
        (
            &[("act", "appeal"), ("side", "second"), ("words", "too fast")],
            "Please wait. The organiser decides about the appeal.",
        ),
        (
            &[
                ("act", "illegal"),
                ("side", "second"),
                ("what", "moved-twice"),
                ("consequence", "put-back"),
            ],
            "That move was against the rules. It is put back.",
        ),
    ];
    for (form, words) in stops {
        let say = phone.does(form).all("#say").concat();
        assert_eq!(say, format!("Play is paused. Say: “{words}”"));
        if form[0].1 == "dispute" {
            let looks = phone.client.get(&format!("{}/dispute", phone.path));
            assert!(looks.sees(&format!("Say: “{words}”")), "{}", looks.text());
        }
        phone.does(&[("act", "resume")]);
    }
    // Who watches is told why, and says nothing.
    phone.does(&[("act", "dispute")]);
    let board = hall.board();
    assert!(board.sees("checking the turns"), "{}", board.text());
    assert!(!board.sees("Say: “"), "{}", board.text());
    let page = phone.client.get(&format!("{}/say", phone.path));
    for (_, words) in stops {
        assert!(page.sees(words), "{words}: {}", page.text());
    }
    assert!(page.sees("Do you both want a draw?"), "{}", page.text());
}

#[test]
fn what_is_said_ends_before_what_the_umpire_does() {
    let hall = Hall::of("morabaraba");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    for card in ["yellow", "red"] {
        let form = [
            ("act", "card"),
            ("side", "second"),
            ("card", card),
            ("offence", "noise"),
        ];
        let say = phone.does(&form).all("#say").concat();
        let (aloud, _) = say.split_once('”').unwrap();
        assert!(aloud.ends_with('.'), "{say}");
        assert!(!aloud.contains(".."), "{say}");
    }
}

#[test]
fn go_on_stands_beside_the_sentence_and_no_message_sends_to_the_menu() {
    let hall = Hall::of("morabaraba");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let page = phone.does(&[("act", "pause"), ("reason", "")]);
    assert_eq!(page.all(".sayrow .going-on button"), ["Go on"]);
    assert!(!page.all("#menu button").contains(&"Go on".to_owned()));
    for language in Language::written().iter().copied() {
        let t = Localizer::of(language).unwrap();
        let [go_on, menu] = ["resume", "menu"].map(|id| t.msg(id));
        for id in [
            "refusal-paused",
            "say-paused-jump",
            "say-paused-server",
            "attention-paused",
        ] {
            let text = t.msg(id);
            assert!(text.contains(&format!("“{go_on}”")), "{language:?}: {text}");
            assert!(!text.contains(&menu), "{language:?}: {text}");
        }
    }
}

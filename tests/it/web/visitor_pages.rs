//! What a visitor finds beside the boards: a child, all rounds, all players, and what there is to know.

use super::standings::Hall;
use super::umpire::{self, takes_place_at};
use chrono::TimeDelta;
use inkundla::desk::Delay;
use inkundla::desk::schedule::Schedule;
use inkundla::rules::Side;
use inkundla::system_time::now;
use inkundla::tournament::{PairingResult, RoundNo};

fn path(hall: &Hall, rest: &str) -> String {
    format!("/e/{}{rest}", hall.key)
}

#[test]
fn a_child_has_a_card_of_honour_once_the_event_is_finished() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    hall.play(hall.draft());
    let card = || {
        parent
            .get(&path(&hall, "/path/1"))
            .all("[aria-labelledby=honour]")
    };
    assert!(card().is_empty(), "the event goes on");
    let done = hall
        .teacher
        .post(&path(&hall, "/round-control/finish"), &[]);
    assert_eq!(done.status, 303, "{}", done.text());
    let cards = card();
    assert_eq!(cards.len(), 1);
    assert!(
        cards[0].contains("Final place") && cards[0].contains("First place"),
        "{cards:?}"
    );
    let page = parent.get(&path(&hall, "/path/1"));
    let picture = page.attributes("a[download]", "href").remove(0);
    assert_eq!(parent.get(&picture).status, 200, "{picture}");
}

#[test]
fn a_child_has_a_page_with_each_game_and_where_it_stands() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    hall.play(hall.draft());
    hall.play(hall.draft());
    let page = parent.get(&path(&hall, "/path/1"));
    assert_eq!(page.all("#player"), ["Thandiwe M."]);
    assert!(
        page.sees("Umlazi Primary") && page.sees("Grade 6"),
        "{}",
        page.text()
    );
    let rounds = page.all(".path li");
    assert_eq!(rounds.len(), 2);
    assert!(rounds[0].contains("Round 2") && rounds[1].contains("Round 1"));
    for round in &rounds {
        let has_result = round.contains("Won") || round.contains("Lost");
        assert!(
            has_result && (round.contains("White") || round.contains("Black")),
            "{round}"
        );
    }
    let links = page.attributes(".path p a", "href");
    assert!(
        links.iter().all(|link| link.ends_with("/replay")),
        "{links:?}"
    );
    let opponents = page.attributes(".path .who a", "href");
    assert_eq!(opponents.len(), 2);
    let beads = page.attributes(".stats .beads", "aria-label");
    assert_eq!(beads[0].split(", ").count(), 2, "{beads:?}");
    assert!(page.all(".stats dd")[0].starts_with(['1', '2', '3', '4']));
    let opponent = parent.get(&opponents[0]);
    assert!(opponent.sees("Thandiwe M."), "{}", opponent.text());
    assert!(!page.sees("Mokoena") && !opponent.sees("Mokoena"));
}

#[test]
fn the_page_of_a_child_says_where_it_plays_and_when_it_plays_next() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    let schedule = Schedule {
        rounds: [(RoundNo(2), now() + TimeDelta::minutes(45))].into(),
    };
    takes_place_at(&hall.app.desk, &hall.right(), "Umlazi hall");
    hall.app
        .desk
        .set_schedule(&hall.right(), &schedule, now())
        .unwrap();
    assert_eq!(
        parent.get(&path(&hall, "/path/1")).status,
        404,
        "nothing is posted"
    );
    let round = hall.draft();
    assert_eq!(parent.get(&path(&hall, "/path/1")).status, 404, "a draft");
    hall.post(round);
    let page = parent.get(&path(&hall, "/path/1"));
    assert!(
        page.all(".nowcard")[0].contains("not started yet"),
        "{}",
        page.text()
    );
    let board = page.attributes(".nowcard a.btn", "href");
    assert!(board[0].contains("/boards/1/"), "{board:?}");
    assert!(page.all(".stats").is_empty(), "no result, no place");
    hall.win(round, 1);
    hall.win(round, 2);
    let page = parent.get(&path(&hall, "/path/1"));
    let card = &page.all(".nowcard")[0];
    assert!(
        card.starts_with("Next") && card.contains("Round 2 begins"),
        "{card}"
    );
    assert!(page.sees("Not final"), "the round is not closed");
}

#[test]
fn a_game_under_way_is_one_tap_from_the_page_of_the_child() {
    let hall = umpire::Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let parent = hall.app.visitor();
    let players: Vec<String> = (1..=4)
        .map(|n| format!("/e/{}/path/{n}", hall.key))
        .collect();
    let playing = |delay: Delay| {
        hall.app
            .desk
            .set_delay(&hall.organiser(), delay, now())
            .unwrap();
        let cards = players
            .iter()
            .map(|one| parent.get(one).all(".nowcard").join(""));
        cards
            .filter(|card| card.contains("Playing now on board 1"))
            .count()
    };
    // A small board with the only cow, whose turn it is, and who plays whom.
    let boards = || {
        let pages = players.iter().map(|one| parent.get(one));
        let shown = pages.filter(|page| {
            let seats = page.all(".nowgame .pl").len();
            let cows = page.attributes(".nowgame .mini .wi", "d");
            cows.len() == 1 && seats == 2 && page.all(".nowgame .turn .sr") == ["to move"]
        });
        shown.count()
    };
    assert_eq!((playing(Delay::None), boards()), (0, 0));
    phone.plays("E1");
    assert_eq!((playing(Delay::None), boards()), (2, 2));
    let late = (playing(Delay::FiveMinutes), boards());
    assert_eq!(late, (0, 0), "shown five minutes late");
}

#[test]
fn a_forfeit_is_said_in_words_and_a_whole_name_needs_consent() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    let round = hall.draft();
    hall.post(round);
    hall.enters(round, 1, PairingResult::Forfeit(Side::First));
    let pages: Vec<_> = (1..=4)
        .map(|n| parent.get(&path(&hall, &format!("/path/{n}"))))
        .collect();
    for words in ["the opponent did not come", "Lost without a game"] {
        let seen = pages.iter().filter(|page| page.sees(words)).count();
        assert_eq!(seen, 1, "{words}");
    }
    assert!(!pages.iter().any(|page| page.sees("Mokoena")));
    let first = hall.app.desk.entrants(&hall.right()).unwrap()[0].id;
    let agreed = |answer| {
        hall.app
            .desk
            .set_consent(&hall.right(), first, answer, now())
            .unwrap();
        parent.get(&path(&hall, "/path/1")).sees("Thandiwe Mokoena")
    };
    assert!(agreed(Some(true)));
    assert!(!agreed(Some(false)));
}

#[test]
fn the_first_three_stand_on_a_podium_unless_one_would_be_left_out() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    let podium = || parent.get(&path(&hall, "/standings")).all(".podium li");
    hall.play(hall.draft());
    assert!(podium().is_empty(), "3= is shared by two");
    hall.play(hall.draft());
    let three = podium();
    assert_eq!(three.len(), 3);
    assert!(three[0].contains("1st"), "{three:?}");
    let page = parent.get(&path(&hall, "/standings"));
    assert_eq!(page.all("tbody .beads").len(), 4);
    let segments = page.all(".seg a");
    assert_eq!(
        segments,
        ["Players", "Schools", "Cross-table", "Statistics"]
    );
    assert_eq!(page.all(".seg a[aria-current=page]"), ["Players"]);
}

#[test]
fn all_rounds_stand_on_one_page_the_newest_first() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    let empty = parent.get(&path(&hall, "/rounds"));
    assert!(
        empty.sees("No round has been posted yet"),
        "{}",
        empty.text()
    );
    hall.play(hall.draft());
    hall.play(hall.draft());
    let page = parent.get(&path(&hall, "/rounds"));
    assert_eq!(page.all("table.rd caption b"), ["Round 2", "Round 1"]);
    assert_eq!(page.all("#round-1 .win").len(), 2, "who won is bold");
    assert!(page.attributes("#round-1 .res a", "href")[0].ends_with("/boards/1/1/replay"));
    assert!(page.all("#round-1 .res")[0].starts_with("1–0"));
    let second = parent.get(&path(&hall, "/rounds/2"));
    assert!(second.attributes("a[rel=prev]", "href")[0].ends_with("/rounds/1"));
    assert!(second.all("a[rel=next]").is_empty());
    // Full names are for the organiser's own pages, and drafts for nobody.
    hall.draft();
    let page = hall.teacher.get(&path(&hall, "/rounds"));
    assert!(
        !page.sees("Mokoena") && !page.sees("Round 3 "),
        "{}",
        page.text()
    );
}

#[test]
fn a_long_event_shows_its_last_rounds_and_links_the_others() {
    let hall = umpire::Hall::large(250);
    let page = hall.app.visitor().get(&format!("/e/{}/rounds", hall.key));
    assert_eq!(
        page.all("table.rd tbody tr").len(),
        120,
        "not all 125 boards at once"
    );
    assert!(page.attributes("#round-1 p a", "href")[0].ends_with("/rounds/1"));
}

#[test]
fn players_are_listed_by_school_and_found_by_what_parents_type() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    let find = |query: &str| parent.get(&path(&hall, &format!("/find{query}")));
    assert!(find("").sees("when the first round is posted"));
    hall.post(hall.draft());
    assert_eq!(find("").all(".found .who a").len(), 4);
    let school = find("?school=Sekolah+14");
    assert_eq!(school.all(".found .who a"), ["=Hendra D.", "Putri P."]);
    for typed in ["thandiwe", "Thandiwe+Mokoena", "1"] {
        let found = find(&format!("?q={typed}"));
        assert!(
            found.sees("Thandiwe M.") && found.sees("Umlazi Primary"),
            "{typed}"
        );
    }
    let none = find("?q=Mokoena");
    assert!(none.sees("Names are short here"), "{}", none.text());
    assert!(
        none.attributes("main a", "href")
            .contains(&path(&hall, "/find"))
    );
    // What one has searched for is not shown to the next.
    assert_eq!(find("").all(".found .who a").len(), 4);
}

#[test]
fn everybody_can_read_what_there_is_to_know_of_an_event() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    let about = || parent.get(&path(&hall, "/about"));
    let early = about();
    assert!(
        early.sees("usual rules") && early.sees("not known yet"),
        "{}",
        early.text()
    );
    assert!(
        early.attributes("a[href*='.csv']", "href").is_empty(),
        "nothing is posted"
    );
    let schedule = Schedule {
        rounds: [(RoundNo(1), now())].into(),
    };
    takes_place_at(&hall.app.desk, &hall.right(), "Umlazi hall");
    hall.app
        .desk
        .set_schedule(&hall.right(), &schedule, now())
        .unwrap();
    hall.app
        .desk
        .set_delay(&hall.right(), Delay::FiveMinutes, now())
        .unwrap();
    hall.post(hall.draft());
    let page = about();
    assert!(
        page.sees("Umlazi hall") && page.sees("Monrad"),
        "{}",
        page.text()
    );
    assert!(page.sees("5 minutes late"), "{}", page.text());
    assert!(!page.all("#rules details li").is_empty());
    assert!(page.sees("one letter, the school, the grade"));
    for href in page.attributes("main a", "href") {
        assert_eq!(parent.get(&href).status, 200, "{href}");
    }
    let days = hall
        .app
        .desk
        .names_kept(&hall.app.desk.public(&hall.key, now()).unwrap());
    let kept = days.unwrap().after_days.is_some();
    assert!(page.sees(if kept {
        "after the end"
    } else {
        "after the event"
    }));
}

#[test]
fn each_page_leads_to_what_is_tested_for_whom() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    for place in ["/", "/rules", &path(&hall, "")] {
        let links = parent.get(place).attributes("footer a", "href");
        assert!(links.contains(&"/accessibility".to_owned()), "{place}");
    }
    let page = parent.get("/accessibility");
    assert_eq!(page.all("h1"), ["Accessibility"]);
    assert_eq!(page.all("main h2").len(), 4);
    assert!(page.sees("WCAG 2.2, level AA") && page.sees("has tested the pages yet"));
}

#[test]
fn a_child_sees_the_last_position_of_the_last_game_and_its_replay() {
    let hall = umpire::Hall::open();
    hall.umpire("Ms Naidoo").plays("E1");
    let child = |page: &str| hall.app.visitor().get(&format!("/e/{}{page}", hall.key));
    let at_board = child("/rounds/1").attributes(".who a", "href");
    let own = at_board[0].split_once("/path/").unwrap().1.to_owned();
    let page = || child(&format!("/path/{own}"));
    assert!(
        page().all("[aria-labelledby=last]").is_empty(),
        "it goes on"
    );
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    let organiser = hall.app.signed_in("Ms Khumalo");
    organiser.post(&result, &[("result", "1-0")]);
    let page = page();
    assert_eq!(page.all("[aria-labelledby=last] .mini").len(), 1);
    let replay = page.attributes("[aria-labelledby=last] a", "href");
    assert_eq!(replay, [format!("/e/{}/boards/1/1/replay", hall.key)]);
}

//! The prizes of an event: the list and its rules, papers and files, the prize-giving, and what everybody sees.

use super::harness::Page;
use super::papers::read;
use super::rounds::{EIGHT, Hall};
use inkundla::store::NewEntrant;
use inkundla::system_time::now;
use inkundla::tournament::Gender;

/// An event with one closed round: white has won everywhere. Girls and boys by turns.
fn hall() -> Hall {
    let hall = Hall::with(&EIGHT);
    let tournament = hall.app.desk.tournament(hall.right.event()).unwrap();
    for (n, one) in tournament.entrants.iter().enumerate() {
        let mut words = NewEntrant {
            name: one.name.clone(),
            school: one.school.clone(),
            grade: one.grade,
            presence: one.presence,
            about: one.about,
        };
        words.about.gender = Some([Gender::Female, Gender::Male][n % 2]);
        let desk = &hall.app.desk;
        desk.correct_entrant(&hall.right, one.id, words, now())
            .unwrap();
    }
    hall
}

fn after_a_round(hall: &Hall) {
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    let closed = hall.post("/rounds/draft", &[]);
    assert_eq!(closed.status, 303, "{}", closed.text());
}

fn titles(page: &Page) -> Vec<String> {
    page.all(".prizes .award > div > b")
}

fn add(hall: &Hall, fields: &[(&str, &str)]) -> Page {
    hall.post_and_look("/prizes", fields)
}

#[test]
fn the_usual_prizes_are_added_ordered_changed_and_taken_back() {
    let hall = hall();
    let empty = hall.get("/prizes");
    assert!(empty.sees("No prize yet"), "{}", empty.text());
    let usual = add(&hall, &[("usual", "1")]);
    let expected = [
        "First place",
        "Second place",
        "Third place",
        "First place · Girls",
        "First place · Boys",
    ];
    assert_eq!(titles(&usual), expected);

    let best = [
        ("change", "3"),
        ("name", "Best girl"),
        ("money", "R 150,50"),
        ("gift", "A book"),
    ];
    let changed = add(&hall, &best);
    assert_eq!(titles(&changed)[3], "Best girl");
    assert!(changed.sees("R150.50 · A book"), "{}", changed.text());
    let moved = add(&hall, &[("up", "3")]);
    assert_eq!(titles(&moved)[2..4], ["Best girl", "Third place"]);
    let removed = add(&hall, &[("remove", "4")]);
    assert_eq!(titles(&removed).len(), 4);

    let history = hall.get("/history");
    assert!(
        history.sees("The prizes were changed"),
        "{}",
        history.text()
    );
    let undo = history.attributes("a[href$='/undo']", "href")[0].clone();
    hall.organiser.post(&undo, &[]);
    assert_eq!(titles(&hall.get("/prizes")).len(), 5);
}

#[test]
fn a_wrong_field_is_named_and_what_was_typed_stays() {
    let hall = hall();
    let typed = [
        ("among", "everybody"),
        ("name", "Best of all"),
        ("money", "a cow"),
    ];
    let again = hall.post("/prizes", &typed);
    assert_eq!(again.status, 422);
    assert!(again.sees("Money"), "{}", again.text());
    let kept = again.attributes("input[name=money]", "value");
    assert_eq!(kept, ["a cow"]);
    assert_eq!(hall.post("/prizes", &[("among", "unknown")]).status, 422);
    let long = "x".repeat(61);
    let long = [("among", "schools"), ("gift", &long[..])];
    assert_eq!(hall.post("/prizes", &long).status, 422);
    assert_eq!(hall.post("/prizes", &[("remove", "7")]).status, 404);
    assert_eq!(hall.post("/prizes", &[("up", "0")]).status, 404);
    for _ in 0..40 {
        hall.post("/prizes", &[("among", "everybody")]);
    }
    assert_eq!(hall.post("/prizes", &[("among", "everybody")]).status, 422);
}

#[test]
fn the_receivers_stand_on_the_page_on_paper_and_in_files() {
    let hall = hall();
    for list in [
        "everybody",
        "everybody",
        "gender-f",
        "schools",
        "each-school",
    ] {
        add(&hall, &[("among", list), ("money", "100")]);
    }
    add(
        &hall,
        &[("among", "named"), ("name", "Fair play"), ("player", "8")],
    );
    let later = hall.get("/prizes");
    assert!(later.sees("Once a round is closed"), "{}", later.text());
    after_a_round(&hall);

    let page = hall.get("/prizes");
    assert!(page.sees("Annelie Meyer"), "{}", page.text());
    let csv = String::from_utf8(hall.file("/prizes.csv")).unwrap();
    let csv = csv.trim_start_matches('\u{feff}');
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "order,prize,player_id,name,school,place,money,currency,gift,shared_only"
    );
    assert!(
        lines[1].starts_with("1,First place,1,Thandiwe Mkhize,"),
        "{csv}"
    );
    assert!(csv.contains(",Fair play,8,Annelie Meyer,"), "{csv}");
    // Four players won, so the money of both places is divided by four; two girls share theirs.
    assert_eq!(csv.matches(",50,R,").count(), 6, "{csv}");
    let paper = read(&hall.file("/print/prizes.pdf")).concat();
    for words in ["Prizes", "Fair play", "Annelie Meyer", "R50"] {
        assert!(paper.contains(words), "{words}: {paper}");
    }
    let certificates = read(&hall.file("/print/certificates.pdf?who=prizes")).concat();
    assert!(certificates.contains("Fair play"), "{certificates}");

    let shared = hall.post_and_look(
        "/prizes",
        &[("rules", "1"), ("sharing", "by-place"), ("currency", "N$")],
    );
    assert!(shared.sees("N$100"), "{}", shared.text());
}

#[test]
fn the_walls_follow_the_prize_giving_and_everybody_sees_the_prizes_afterwards() {
    let hall = hall();
    for list in ["everybody", "gender-f", "gender-m"] {
        add(&hall, &[("among", list)]);
    }
    after_a_round(&hall);
    let visitor = hall.app.visitor();
    let wall = || visitor.get(&hall.path("/screen"));
    assert!(!wall().sees("Prize-giving"));
    let reads = |read: &str| hall.post_and_look("/prizes/giving", &[("read", read)]);
    let begun = reads("0");
    assert!(begun.sees("3 prizes") && begun.sees("Next: First place · Boys"));
    assert!(wall().sees("3 prizes"), "{}", wall().text());
    reads("1");
    let boy = wall().text();
    assert!(boy.contains("First place · Boys"), "{boy}");
    let last = reads("3");
    assert!(
        last.sees("none to come") && last.sees("Thandiwe M."),
        "{}",
        last.text()
    );
    assert!(!last.sees("Mkhize"), "the wall shows aliases");
    assert!(wall().sees("First place · Girls"));

    hall.post("/round-control/finish", &[]);
    let event = || visitor.get(&hall.path(""));
    assert!(!event().sees("Prizes"), "not while they are read");
    let ended = reads("");
    assert!(ended.sees("Start the prize-giving"), "{}", ended.text());
    assert!(!wall().sees("Prize-giving"));
    let prizes = event().all(".prizes > li > b");
    // Outsiders learn nobody's gender.
    assert_eq!(prizes, ["First place"]);
    assert!(event().sees("Thandiwe M."));
    assert!(hall.run().sees("Prizes"));
}

//! Lists with a column of consents to show the full name.

use super::{App, added, checked, event};
use crate::web::harness::Client;
use inkundla::tournament::Entrant;

const LIST: &str = "name;school;Toestemming\n\
    Thandiwe Mokoena;North;given\nSipho Dlamini;North;Nee\nAyanda Nkosi;;\nDewi Lestari;;YA";

fn entrants(app: &App, event: &str) -> Vec<Entrant> {
    let account = app.desk.account_named("Ms Khumalo").unwrap();
    let key = event.trim_start_matches("/e/");
    let organiser = app.desk.organiser(&account, key).unwrap();
    app.desk.entrants(&organiser).unwrap()
}

/// The players with consent to show the full name.
fn shown(app: &App, event: &str) -> Vec<String> {
    let entrants = entrants(app, event).into_iter();
    let shown = entrants.filter(|one| one.name.is_public());
    shown.map(|one| one.name.given().to_owned()).collect()
}

fn takes_back_the_last(organiser: &Client, event: &str) {
    let history = organiser.get(&format!("{event}/history"));
    let last = history.attributes("a[href$='/undo']", "href").remove(0);
    assert_eq!(organiser.post(&last, &[]).status, 303);
}

#[test]
fn consents_are_imported_shown_and_exported() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, LIST);
    assert!(page.sees("4 ready"), "{}", page.text());
    assert!(page.sees("2 full names may be shown"), "{}", page.text());
    let cells = page.attributes("table.ready tbody td:last-child input", "value");
    assert_eq!(cells, ["given", "Nee", "", "YA"]);
    assert_eq!(added(&organiser, &event, &page, &[]).status, 303);
    assert_eq!(shown(&app, &event), ["Thandiwe", "Dewi"]);
    let said = "4 players were entered; 2 full names may be shown";
    let history = organiser.get(&format!("{event}/history"));
    assert!(history.sees(said), "{}", history.text());

    let privacy = organiser.get(&format!("{event}/privacy"));
    assert!(
        privacy.sees("For 1 child, a parent or guardian said no"),
        "{}",
        privacy.text()
    );

    let file = organiser.get(&format!("{event}/players.csv")).body;
    let file = file.trim_start_matches('\u{feff}');
    let ends: Vec<&str> = file
        .lines()
        .map(|line| line.rsplit(',').next().unwrap())
        .collect();
    assert_eq!(ends, ["consent", "given", "refused", "", "given"]);
    let again = super::event(&organiser);
    let page = checked(&organiser, &again, file);
    assert_eq!(added(&organiser, &again, &page, &[]).status, 303);
    assert_eq!(shown(&app, &again), ["Thandiwe", "Dewi"]);
    let privacy = organiser.get(&format!("{again}/privacy"));
    assert!(
        privacy.sees("For 1 child, a parent or guardian said no"),
        "the refusal came along: {}",
        privacy.text()
    );

    // The list is taken back, and comes back with its consents.
    takes_back_the_last(&organiser, &event);
    assert_eq!(shown(&app, &event), [""; 0]);
    takes_back_the_last(&organiser, &event);
    assert_eq!(shown(&app, &event), ["Thandiwe", "Dewi"]);
}

#[test]
fn names_for_outsiders_are_imported_checked_and_exported() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list = "name,school,Shown as\nThandi Mokoena,North,Blue Kudu\nSipho Dlamini,North,not shown\n\
        Ayanda Nkosi,North,\nDewi Lestari,,code name\nLerato Zulu,,Sipho";
    let page = checked(&organiser, &event, list);
    let fault = "Row 6: Shown as: “Sipho” is the name or the code name of another player.";
    assert!(page.sees(fault), "{}", page.text());
    assert!(page.sees("Player 2"), "{}", page.text());
    let done = added(&organiser, &event, &page, &[("shown-as", "Nie gewys nie")]);
    assert_eq!(done.status, 303, "{}", done.text());
    let names = |event: &str| {
        let all = entrants(&app, event).into_iter();
        all.map(|one| one.name.alias()).collect::<Vec<_>>()
    };
    let [kudu, sipho, ayanda, animal, lerato] = &names(&event)[..] else {
        panic!("{:?}", names(&event))
    };
    assert_eq!(
        [kudu, sipho, ayanda, lerato],
        ["Blue Kudu", "Player 2", "Ayanda N.", "Player 5"]
    );
    assert!(!animal.starts_with("Dewi") && animal != kudu, "{animal}");
    let file = organiser.get(&format!("{event}/players.csv")).body;
    let again = super::event(&organiser);
    let page = checked(&organiser, &again, file.trim_start_matches('\u{feff}'));
    assert_eq!(added(&organiser, &again, &page, &[]).status, 303);
    assert_eq!(names(&again), names(&event));

    // On the page of the player, and back by the history.
    let who = entrants(&app, &event)[2].id.0;
    let place = format!("{event}/players/{who}");
    let taken = [("shown-as", "code-name"), ("code-name", "blue  kudu")];
    let refused = organiser.post(&format!("{place}/shown-as"), &taken);
    assert!(
        refused.sees("Code name: another player has it"),
        "{}",
        refused.text()
    );
    let hidden = organiser.post_and_look(&format!("{place}/shown-as"), &[("shown-as", "number")]);
    assert!(
        hidden.sees("The public sees: Player 3"),
        "{}",
        hidden.text()
    );
    takes_back_the_last(&organiser, &event);
    assert_eq!(names(&event)[2], "Ayanda N.");
}

#[test]
fn an_invalid_consent_is_an_error_corrected_in_place() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list = "name,consent\nThandiwe Mokoena,yes\nSipho Dlamini,perhaps";
    let page = checked(&organiser, &event, list);
    let fault = "Row 3: Consent: “perhaps” should be “given” or “refused”.";
    assert!(page.sees(fault), "{}", page.text());
    assert_eq!(
        page.attributes(".fix input[name=consent]", "value"),
        ["perhaps"]
    );
    let right = added(&organiser, &event, &page, &[("consent", "ewe")]);
    assert_eq!(right.status, 303, "{}", right.text());
    assert_eq!(shown(&app, &event), ["Thandiwe", "Sipho"]);
    let plain = checked(&organiser, &event, "name\nAyanda Nkosi");
    let tables = plain.all("table").concat();
    assert!(!tables.contains("Consent"), "nobody was asked");
}

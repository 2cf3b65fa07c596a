//! Names that an organiser hides: no public address, stream, wall or published file shows them. And the first places
//! only: no list shows the others.

use super::{CHILDREN, Hall};
use inkundla::desk::entrants::NewPlayer;
use inkundla::desk::games::RecordRequest;
use inkundla::desk::projector::{Part, Screen};
use inkundla::referee::Command;
use inkundla::rules::Side;
use inkundla::store::NewEntrant;
use inkundla::system_time::now;
use inkundla::tournament::{
    About, EntrantName, Grade, Held, NameChoice, Options, PairingResult, Presence, RoundNo, Scored,
    System, Teams,
};
use std::collections::BTreeMap;

/// The choice for each player: alias, consent, a code name, a code name of the program, twice no name.
fn choices() -> [(&'static str, NameChoice); CHILDREN as usize] {
    [
        ("Aliasgiven", NameChoice::Alias),
        ("Opengiven", NameChoice::Alias),
        ("Maskgiven", NameChoice::CodeName("Blue Kudu".to_owned())),
        ("Zoogiven", NameChoice::AnyCodeName),
        ("Secretgiven", NameChoice::Number),
        ("Aliasgiven", NameChoice::Alias),
        ("Quietgiven", NameChoice::Number),
        ("Lastgiven", NameChoice::Alias),
    ]
}

/// Enters a child for each choice. The hidden ones have a school and a grade of their own.
fn enter(hall: &Hall) {
    let child = |(n, (given, choice)): (u16, (&str, NameChoice))| NewPlayer {
        words: NewEntrant {
            name: EntrantName::parse(given, &format!("Familymark{n}")).unwrap(),
            school: Some(match choice {
                NameChoice::Number => format!("Hiddenschool {n}"),
                _ => format!("School {}", n % 3),
            }),
            grade: Grade::new(if choice == NameChoice::Number { 11 } else { 5 }),
            presence: Presence::Here,
            about: About {
                rating: (choice == NameChoice::Number).then_some(3_999),
                ..About::default()
            },
        },
        consent: (given == "Opengiven" || given == "Maskgiven").then_some(true),
        shown_as: choice,
    };
    let children: Vec<NewPlayer> = (1..).zip(choices()).map(child).collect();
    hall.desk.enter(&hall.organiser(), children, now()).unwrap();
}

/// Plays a round: each board is recorded in part, and decided by the organiser with a reason that names both players.
fn play(hall: &Hall, round: RoundNo) {
    let (desk, right) = (&hall.desk, hall.organiser());
    desk.draft_round(&right, now()).unwrap();
    hall.post(round);
    let boards = desk.boards(right.event(), round).unwrap();
    let all = desk.entrants(&right).unwrap();
    for (at, board) in boards.iter().enumerate() {
        let code = desk.code_of(board).unwrap();
        let before = desk.umpire(&code, None, now()).unwrap();
        let token = desk
            .start_recording(&before, "Ms Zulu", false, now())
            .unwrap();
        let umpire = desk.umpire(&code, Some(&token), now()).unwrap();
        let turn = RecordRequest::now(0, Command::Play("E1".to_owned()));
        desk.submit(&umpire, &turn, now()).unwrap();
        let won = Some(Scored {
            result: PairingResult::Won([Side::First, Side::Second][at % 2]),
            shot: None,
        });
        let place = (round, board.pairing.board);
        let players = [board.pairing.first, board.pairing.second];
        let names = players.map(|id| {
            all.iter()
                .find(|one| one.id == id)
                .unwrap()
                .name
                .to_string()
        });
        let why = names.join(" and ");
        desk.enter_result(&right, place, won, &why, now()).unwrap();
    }
    desk.close_round(&right, round, now()).unwrap();
}

fn shown(answers: &BTreeMap<String, String>, text: &str) -> Vec<String> {
    let with = answers.iter().filter(|(_, answer)| answer.contains(text));
    with.map(|(address, _)| address.clone()).collect()
}

fn hides_everything(options: Options) {
    let is_of_teams = matches!(options.system, System::Teams(_));
    let hall = Hall::in_a_file(options);
    enter(&hall);
    let screen = Screen::showing(&[Part::Standings, Part::Names, Part::Boards, Part::Games]);
    hall.desk
        .set_screen(&hall.organiser(), &screen, now())
        .unwrap();
    play(&hall, RoundNo(1));
    hall.desk.draft_round(&hall.organiser(), now()).unwrap();
    hall.post(RoundNo(2));
    let mut answers = hall.outside();
    let visitor = hall.visitor();
    for query in ["secretgiven", "hiddenschool", "maskgiven", "familymark5"] {
        // The field for the search repeats what was typed.
        let page = visitor.get(&format!("/e/{}/find?q={query}", hall.key)).body;
        let found = page.contains("Player 5") || page.contains("Blue Kudu");
        assert!(!found, "{query}: {page}");
    }
    answers.extend((1..=2).map(|round| {
        let csv = format!("/e/{}/rounds/{round}.csv", hall.key);
        (csv.clone(), visitor.get(&csv).body)
    }));
    for text in [
        "Player 5",
        "Player 7",
        "Blue Kudu",
        "Aliasgiven F. (1)",
        "Opengiven Familymark2",
    ] {
        let everywhere = shown(&answers, text);
        assert!(everywhere.len() > 5, "{text}: {everywhere:?}");
    }
    let mut secrets = vec![
        "Secretgiven",
        "Quietgiven",
        "Maskgiven",
        "Zoogiven",
        "Familymark1",
        "Familymark3",
        "Familymark4",
        "Familymark5",
        "Familymark7",
        "Familymark8",
        "Grade 11",
        "3999",
        "3 999",
        "3,999",
    ];
    // A team is a school.
    secrets.extend((!is_of_teams).then_some("Hiddenschool"));
    for secret in secrets {
        assert_eq!(shown(&answers, secret), [""; 0], "{secret}");
    }
}

#[test]
fn no_public_address_shows_a_name_that_the_organiser_hides() {
    hides_everything(Options {
        public_ratings: true,
        ..Options::automatic()
    });
}

#[test]
fn no_public_address_of_an_event_of_teams_shows_a_name_that_the_organiser_hides() {
    let how = Teams {
        boards: 2,
        ..Teams::default()
    };
    hides_everything(Options {
        system: System::Teams(how),
        tiebreaks: System::Teams(how).default_tiebreaks(),
        automatic: false,
        ..Options::automatic()
    });
}

#[test]
fn lists_of_standings_show_the_first_places_only_and_the_own_page_the_own_place() {
    let hall = Hall::in_a_file(Options::automatic());
    enter(&hall);
    for round in 1..=3 {
        play(&hall, RoundNo(round));
    }
    let key = hall.key.clone();
    let lists = [
        format!("/e/{key}/standings"),
        format!("/e/{key}/standings.csv"),
        format!("/e/{key}/standings/cross-table"),
        format!("/api/v1/events/{key}/standings"),
        "published folder: standings.html".to_owned(),
        "published folder: standings.csv".to_owned(),
        "published folder: cross-table.html".to_owned(),
    ];
    let right = hall.organiser();
    let public = hall.desk.public(&key, now()).unwrap();
    let standings = public.standings(None);
    let last = standings.rows.last().unwrap();
    let name = public
        .tournament
        .entrant(last.entrant)
        .unwrap()
        .name
        .alias();
    let number = public.tournament.entrant(last.entrant).unwrap().number;
    let marks = |address: &str| {
        if address.starts_with("/api") {
            format!("\"player\":{number},")
        } else {
            name.clone()
        }
    };
    let whole = hall.outside();
    for list in &lists {
        assert!(
            whole[list].contains(&marks(list)),
            "{list}: {}",
            whole[list]
        );
    }
    let held = Held {
        top: Some(2),
        ..Held::default()
    };
    hall.desk.hold_back(&right, held, now()).unwrap();
    let first = hall.outside();
    for list in &lists {
        let main = first[list]
            .split_once("<table")
            .map_or(&first[list][..], |(_, table)| table);
        assert!(!main.contains(&marks(list)), "{list}: {main}");
    }
    let best = public
        .tournament
        .entrant(standings.rows[0].entrant)
        .unwrap()
        .name
        .alias();
    assert!(first[&lists[0]].contains(&best) && first[&lists[1]].contains(&best));
    assert!(first[&lists[0]].contains("Only the first places are listed, up to place 2."));
    let own = &first[&format!("/e/{key}/path/{number}")];
    assert!(own.contains(&format!("{}", last.rank)), "{own}");
    let inside = hall.desk.standings_csv(
        right.event(),
        None,
        &Default::default(),
        inkundla::formats::Names::Full,
    );
    assert_eq!(
        inside.unwrap().lines().count(),
        1 + usize::from(CHILDREN),
        "the organiser sees all"
    );
}

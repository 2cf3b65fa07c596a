//! Who played no game gets no place, no prize and no certificate of a place.

use super::papers::read;
use super::rounds::Hall;
use inkundla::system_time::now;
use inkundla::tournament::{Grade, Presence};

/// Bongani is entered and never comes; the others play two rounds.
fn hall() -> Hall {
    let hall = Hall::with(&[
        "Thandiwe Mokoena",
        "Sipho Zulu",
        "Ayanda Dube",
        "Lerato Aphane",
        "Naledi Botha",
        "Pieter Nel",
        "Zanele Khoza",
        "Bongani Mthembu",
    ]);
    let entrants = hall.app.desk.entrants(&hall.right).unwrap();
    for (one, grade) in entrants.iter().zip([0, 6, 6, 6, 6, 6, 6, 0]) {
        let words = inkundla::store::NewEntrant {
            name: one.name.clone(),
            school: one.school.clone(),
            grade: Grade::new(grade),
            presence: Presence::Here,
            about: one.about,
        };
        hall.app
            .desk
            .correct_entrant(&hall.right, one.id, words, now())
            .unwrap();
    }
    let bongani = entrants.iter().find(|one| one.number == 8).unwrap().id;
    let (desk, right) = (&hall.app.desk, &hall.right);
    desk.set_presence(right, vec![bongani], Presence::Absent, now())
        .unwrap();
    for round in 1..=2 {
        hall.next_round(round);
        for board in 1..=3 {
            assert_eq!(hall.enter(round, board, "1-0").status, 303);
        }
    }
    hall.next_round(3);
    hall
}

#[test]
fn a_child_who_never_came_is_no_winner_of_a_category_and_has_no_place() {
    let hall = hall();
    let paper =
        |rest: &str| read(&super::papers::bytes(&hall.organiser, &hall.path(rest))).concat();
    let winners = paper("/print/winners.pdf");
    assert!(!winners.contains("Bongani"), "{winners}");
    for who in ["categories", "all", "winners"] {
        let all = paper(&format!("/print/certificates.pdf?who={who}"));
        assert!(
            !all.contains("Bongani") && all.contains("Thandiwe"),
            "{who}: {all}"
        );
    }
    let csv = hall.get("/standings.csv").body;
    let line = csv.lines().find(|line| line.contains("Bongani")).unwrap();
    assert!(line.starts_with(",8,"), "{csv}");
    let page = hall.get("/standings");
    let row = page
        .all("table tbody tr")
        .into_iter()
        .find(|row| row.contains("Bongani"));
    assert!(
        row.is_some_and(|row| row.starts_with('–')),
        "{}",
        page.text()
    );
}

#[test]
fn grades_before_grade_1_are_written_as_words_in_the_workbook() {
    use calamine::{Data, Reader, Xlsx};
    let hall = hall();
    let book = super::papers::bytes(&hall.organiser, &hall.path("/event.xlsx"));
    let mut book: Xlsx<_> = Xlsx::new(std::io::Cursor::new(book)).unwrap();
    let players = book.worksheet_range("Players").unwrap();
    let grades: Vec<String> = players
        .rows()
        .filter_map(|row| row.get(3))
        .map(|cell| match cell {
            Data::String(text) => text.clone(),
            other => other.to_string(),
        })
        .collect();
    assert!(
        grades.contains(&"R".to_owned()) && grades.contains(&"6".to_owned()),
        "{grades:?}"
    );
    assert!(!grades.contains(&"0".to_owned()), "{grades:?}");
}

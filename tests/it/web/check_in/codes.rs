//! The codes of players: on name badges, typed, and read from pictures.

use super::{count, id_of, stage};
use crate::camera::{GOOD, IN_THE_HALL, picture};
use crate::web::papers::read;
use crate::web::rounds::{EIGHT, Hall};
use crate::web::staff::made;
use inkundla::desk::arrivals::player_code;
use inkundla::formats::qr::Qr;
use inkundla::tournament::{EntrantId, Presence};

fn code_of(hall: &Hall, name: &str) -> String {
    player_code(&hall.key, EntrantId(id_of(hall, name)))
}

/// The modules of a printed code, without its quiet zone.
fn modules(text: &str) -> Vec<Vec<bool>> {
    let qr = Qr::of(text).unwrap();
    let mut rows = vec![vec![false; qr.size]; qr.size];
    for run in &qr.runs {
        rows[run.y][run.x..run.x + run.length].fill(true);
    }
    let quiet = qr.runs.iter().map(|run| run.y).min().unwrap();
    let inner = quiet..qr.size - quiet;
    rows[inner.clone()]
        .iter()
        .map(|row| row[inner.clone()].to_vec())
        .collect()
}

#[test]
fn a_typed_code_marks_its_player_and_an_unknown_one_stays_in_its_field() {
    let hall = Hall::with(&EIGHT);
    stage(&hall, "open");
    let code = code_of(&hall, "Sipho Zulu");
    let spaced = format!("{} {}", &code[..3], code[3..].to_lowercase());
    let page = hall.post_and_look("/check-in/code", &[("code", &spaced)]);
    assert!(
        page.sees("1 of 8 here") && page.sees("Here: Sipho Zulu"),
        "{}",
        page.text()
    );
    // The address on the badge brings the code along, but marks nobody by itself.
    let ayanda = code_of(&hall, "Ayanda Dube");
    let page = hall.get(&format!("/check-in?code={ayanda}"));
    assert_eq!(page.attributes("#code", "value"), [ayanda.as_str()]);
    assert_eq!(count(&hall, Presence::Here), 1);
    let address = format!(
        "http://inkundla.local/e/{}/check-in?code={ayanda}",
        hall.key
    );
    hall.post("/check-in/code", &[("code", &address)]);
    assert_eq!(count(&hall, Presence::Here), 2);
    for wrong in ["22222", "", "🙂", "<b>"] {
        let page = hall.post("/check-in/code", &[("code", wrong)]);
        assert_eq!(page.status, 422, "{wrong}");
        assert_eq!(page.attributes("#code", "value"), [wrong]);
        assert!(page.sees("No player here has this code"), "{}", page.text());
    }
    assert_eq!(count(&hall, Presence::Here), 2);
}

#[test]
fn a_camera_reads_name_badges_and_a_school_only_its_own() {
    let hall = Hall::with(&EIGHT);
    stage(&hall, "open");
    let shot = |name: &str, how| {
        let address = format!("http://192.168.1.7:8080/e/{}/check-in?code=", hall.key);
        picture(&modules(&(address + &code_of(&hall, name))), how, 7)
    };
    let shots = [
        shot("Sipho Zulu", &GOOD),
        shot("Lerato Aphane", &IN_THE_HALL),
    ];
    let scan = hall.path("/check-in/scan");
    let page = hall.organiser.upload_all(&scan, "picture", &shots, &[]);
    assert!(page.sees("Sipho Zulu · School 2"), "{}", page.text());
    assert!(page.sees("Lerato Aphane · School 1"), "{}", page.text());
    assert_eq!(count(&hall, Presence::Here), 2);
    assert!(page.header("permissions-policy").contains("camera=(self)"));
    let held = page.attributes("input[name=codes]", "value").remove(0);
    assert_eq!(held.split_whitespace().count(), 2);

    let form = [("role", "school"), ("school", "School 1")];
    let link = made(&hall.post("/people/invite", &form));
    let adams = hall.app.visitor();
    adams.post(&link, &[("name", "Mr Adams")]);
    let shots = [shot("Ayanda Dube", &GOOD), shot("Pieter Mostert", &GOOD)];
    let page = adams.upload_all(&scan, "picture", &shots, &[]);
    assert!(page.sees("Pieter Mostert") && page.sees("No player here has this code"));
    assert!(!page.body.contains("Ayanda"), "{}", page.text());
    assert_eq!(count(&hall, Presence::Here), 3);
    let typed = adams.post(
        &hall.path("/check-in/code"),
        &[("code", &code_of(&hall, "Ayanda Dube"))],
    );
    assert_eq!(typed.status, 422);
}

#[test]
fn the_papers_of_the_players_have_numbers_names_schools_and_codes() {
    let hall = Hall::with(&EIGHT);
    let gone = id_of(&hall, "Naledi Sithole");
    hall.post(&format!("/players/{gone}/home"), &[]);
    let sheet = read(&hall.file("/print/check-in.pdf")).join(" ");
    let list = read(&hall.file("/print/participants.pdf")).join(" ");
    let badges = read(&hall.file("/print/badges.pdf")).join(" ");
    for (name, alias) in [("Sipho Zulu", "Sipho Z."), ("Pieter Mostert", "Pieter M.")] {
        let code = code_of(&hall, name);
        assert!(sheet.contains(name) && sheet.contains(&code), "{sheet}");
        assert!(list.contains(name) && !list.contains(&code), "{list}");
        assert!(badges.contains(&code) && !badges.contains(name), "{badges}");
        assert!(badges.contains(alias), "{badges}");
    }
    for paper in [&sheet, &list, &badges] {
        assert!(
            paper.contains("School 2") && !paper.contains("Naledi"),
            "{paper}"
        );
    }
    assert!(
        list.contains("7 players") && list.contains("3 schools"),
        "{list}"
    );
    assert!(badges.contains("No. 2"), "{badges}");
    let files = hall.get("/files");
    for paper in ["check-in", "participants", "badges"] {
        let link = format!("a[href$='/print/{paper}.pdf']");
        assert_eq!(files.all(&link).len(), 1, "{paper}");
    }
    // In another language, and with many players on several sheets.
    let names: Vec<String> = (0..70)
        .map(|n| format!("Nomvula{} Dlamini", "abcdefghij".repeat(n / 26)))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let large = Hall::with(&names);
    for (paper, sheets) in [("check-in", 2), ("participants", 2), ("badges", 7)] {
        let pdf = large.file(&format!("/print/{paper}.pdf?lang=zu"));
        assert!(read(&pdf).len() >= sheets, "{paper}: {}", read(&pdf).len());
    }
}

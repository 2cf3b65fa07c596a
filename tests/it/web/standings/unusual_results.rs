//! Games that give half a point to one side only, or nothing to either; and rounds that are not there.

use super::super::papers::{bytes, read};
use super::Hall;
use inkundla::rules::Side;
use inkundla::tournament::PairingResult;

#[test]
fn half_a_point_for_one_side_is_offered_counted_and_exported() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.post(round);
    let control = hall.teacher.get(&format!("/e/{}/round-control", hall.key));
    let offered = control.all("option").join("\n");
    for words in [
        "½–0: half a point for",
        "0–½: half a point for",
        "0–0: both players lose",
    ] {
        assert!(offered.contains(words), "{words}: {offered}");
    }
    hall.enters(round, 1, PairingResult::HalfPoint(Side::Second));
    hall.enters(round, 2, PairingResult::BothLost);
    let right = hall.right();
    let (_, standings) = hall.app.desk.standings(right.event(), None).unwrap();
    let points = standings.rows.iter().map(|row| row.points.decimal());
    assert_eq!(points.collect::<Vec<_>>(), ["0.5", "0", "0", "0"]);
    let pairings = hall
        .teacher
        .get(&format!("/e/{}/pairings.csv", hall.key))
        .body;
    assert!(
        pairings.contains(",0-1/2") && pairings.contains(",0-0"),
        "{pairings}"
    );
    // What was exported is imported, corrected and taken back like any other result.
    let path = format!("/e/{}/files/results", hall.key);
    for (spelling, expected) in [("½–½", "1/2-1/2"), ("1 : 0", "1-0"), ("0–½", "0-1/2")] {
        let changed = pairings.replace(",0-1/2", &format!(",{spelling}"));
        let page = hall
            .teacher
            .upload(&path, "file", "results.csv", changed.as_bytes());
        assert!(page.sees("entered"), "{spelling}: {}", page.text());
        let now = hall
            .teacher
            .get(&format!("/e/{}/pairings.csv", hall.key))
            .body;
        assert!(now.contains(&format!(",{expected}")), "{spelling}: {now}");
    }
    let public = hall.app.visitor().get(&format!("/e/{}/rounds/1", hall.key));
    assert!(
        public.sees("0–½") && public.sees("0–0"),
        "{}",
        public.text()
    );
    let report = hall.teacher.get(&format!("/e/{}/event.trf", hall.key)).body;
    let report = report.replace('\r', "\n");
    assert!(
        report.contains(" b =") && report.contains(" w 0"),
        "{report}"
    );
}

#[test]
fn the_cross_table_shows_sides_and_games_that_were_not_played() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.post(round);
    hall.enters(round, 1, PairingResult::Forfeit(Side::First));
    hall.win(round, 2);
    let pdf = bytes(
        &hall.teacher,
        &format!("/e/{}/print/standings.pdf", hall.key),
    );
    let text = read(&pdf).join("\n");
    for cell in ["w +", "b −", "w 1", "b 0", "w for moving first"] {
        assert!(text.contains(cell), "{cell}: {text}");
    }
}

#[test]
fn standings_after_a_round_that_is_not_there_or_not_over_are_refused() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.play(round);
    hall.app
        .desk
        .close_round(&hall.right(), round, hall.at)
        .unwrap();
    let second = hall.draft();
    hall.post(second);
    for path in [
        "/standings.csv",
        "/standings/schools.csv",
        "/teams.csv",
        "/standings/schools",
    ] {
        let after = |round: &str| {
            hall.teacher
                .get(&format!("/e/{}{path}?after={round}", hall.key))
        };
        assert_eq!(after("1").status, 200, "{path}");
        for round in ["99", "3", "0", "two"] {
            let page = after(round);
            let says = format!("There is no round {round}.");
            assert!(
                page.status == 404 && page.sees(&says),
                "{path} {round}: {}",
                page.text()
            );
        }
        let page = after("2");
        let says = page.sees("Round 2 is not over yet.");
        assert!(page.status == 422 && says, "{path}: {}", page.text());
    }
}

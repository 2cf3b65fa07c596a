//! Exports of an event, and import of results.

use super::standings::Hall;
use inkundla::formats::for_excel;

#[test]
fn an_event_is_exported_and_imported_again() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.play(round);
    let files = format!("/e/{}", hall.key);
    assert!(
        hall.teacher
            .get(&format!("{files}/files"))
            .sees("Report file")
    );
    let trf = hall.teacher.get(&format!("{files}/event.trf")).body;
    assert!(trf.starts_with("012 Zone school cup, 2026\r"), "{trf}");
    let json = hall.teacher.get(&format!("{files}/event.json")).body;
    for (name, bytes) in [
        ("event.trf", trf.as_bytes()),
        ("event.json", json.as_bytes()),
    ] {
        let page = hall.teacher.upload("/import", "file", name, bytes);
        assert!(page.sees("4 players, 1 round."), "{name}: {}", page.text());
    }
    let page = hall
        .teacher
        .upload("/import", "file", "event.trf", b"012 Empty\n001    x\n");
    assert!(page.sees("Line 2"), "{}", page.text());
    let order = trf
        .lines()
        .find(|line| line.contains("212 "))
        .map_or("", |line| line);
    assert!(order.contains("212 PTS,BH"), "{trf}");
    let unknown = trf.replace("212 PTS,BH", "212 PTS,HB");
    for (language, words) in [
        ("en", "“HB” is not a tie-break that is known here."),
        ("af", "“HB” is geen gelykopbreker wat hier bekend is nie."),
        ("id", "“HB” bukan penentu yang dikenal di sini."),
        ("xh", "“HB” ayisosahluli esaziwayo apha."),
        ("zu", "“HB” akusona isehlukanisi esaziwayo lapha."),
    ] {
        let path = format!("/import?lang={language}");
        let page = hall
            .teacher
            .upload(&path, "file", "event.trf", unknown.as_bytes());
        assert!(page.sees(words), "{language}: {}", page.text());
    }
    let account = &hall.account;
    let whole = hall.app.desk.tournament_file(hall.right().event()).unwrap();
    let key = hall
        .app
        .desk
        .import_event(account, &whole, hall.at)
        .unwrap();
    let again = hall.app.desk.event(&key).unwrap();
    let (tournament, standings) = hall.app.desk.standings(&again, None).unwrap();
    assert_eq!((tournament.entrants.len(), standings.rows.len()), (4, 4));
    assert_eq!(standings.rows[0].points.decimal(), "1");
}

#[test]
fn results_of_a_file_are_imported_all_or_none() {
    let hall = Hall::open();
    let round = hall.draft();
    hall.post(round);
    let path = format!("/e/{}", hall.key);
    let file = hall.teacher.get(&format!("{path}/pairings.csv")).body;
    let upload = |text: &dyn AsRef<[u8]>| {
        let path = format!("{path}/files/results");
        let bytes = text.as_ref();
        hall.teacher.upload(&path, "file", "results.csv", bytes)
    };
    let wrong = file
        .replacen(",\r\n", ",1-0\r\n", 1)
        .replacen(",\r\n", ",7-7\r\n", 1);
    let page = upload(&wrong);
    assert!(
        page.sees("Nothing was entered") && page.sees("7-7"),
        "{}",
        page.text()
    );
    let posted = || {
        let tournament = hall.app.desk.tournament(hall.right().event()).unwrap();
        tournament.posted().unwrap().missing().len()
    };
    assert_eq!(posted(), 2);
    let page = upload(&file.replace(",\r\n", ",1/2-1/2\r\n"));
    assert!(page.sees("2 results entered"), "{}", page.text());
    assert_eq!(posted(), 0);
    // Saved again in the form for Excel, it is read too.
    let again = for_excel(&file.replace(",\r\n", ",1-0\r\n"), '.');
    let page = upload(&again);
    assert!(page.sees("2 results entered"), "{}", page.text());
}

#[test]
fn a_report_file_shows_who_will_be_seen_under_which_name_before_it_is_imported() {
    let hall = Hall::open();
    let file = "fixtures/reports/both_lost.trf";
    let text = std::fs::read_to_string(file).unwrap();
    let text = text.replace("A                  ", "Mirzoev Azer       ");
    let page = hall
        .teacher
        .upload("/import", "file", "event.trf", text.as_bytes());
    for words in [
        "Everybody will see: Azer M., B, C, D",
        "everybody sees “Azer M.” of “Mirzoev Azer”",
        "In this file the given name comes first",
    ] {
        assert!(page.sees(words), "{words}: {}", page.text());
    }
    let comma = text.replace("Mirzoev Azer ", "Mirzoev, Azer");
    let page = hall
        .teacher
        .upload("/import", "file", "event.trf", comma.as_bytes());
    assert!(
        page.sees("Azer M.") && !page.sees("without a comma"),
        "{}",
        page.text()
    );
}

#[test]
fn the_preview_of_a_report_file_says_which_rounds_do_not_follow_the_pairing_rules() {
    let hall = Hall::open();
    let line = |number: u32, name: &str, points: &str, rank: u32, round: &str| {
        format!(
            "001 {number:4}      {name:33} {:4} {:3} {:11} {:10} {points:>4} {rank:4}  {round}\n",
            "", "", "", ""
        )
    };
    let file = |rounds: [&str; 4]| {
        [
            line(1, "Khumalo, Nomsa", "1.0", 1, rounds[0]),
            line(2, "Botha, Pieter", "0.0", 3, rounds[1]),
            line(3, "Nkosi, Thandi", "1.0", 2, rounds[2]),
            line(4, "Nel, Willem", "0.0", 4, rounds[3]),
            "XXR 3\n".to_owned(),
        ]
        .concat()
    };
    let shown = |text: &str| {
        hall.teacher
            .upload("/import", "file", "event.trf", text.as_bytes())
    };
    let neighbours = file(["   2 w 1", "   1 b 0", "   4 w 1", "   3 b 0"]);
    let page = shown(&neighbours);
    let sentence = "Round 1 does not follow the pairing rules of the format. It is kept as it is.";
    assert!(page.sees(sentence), "{}", page.text());
}

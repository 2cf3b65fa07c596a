//! The lines of a report file are erased with the players and people whom they name.

use super::super::store::base::on_both;
use super::lines_with;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::report_files::ReportParts;
use inkundla::desk::rights::EraseNames;
use inkundla::formats::tournament_json::TournamentFile;
use inkundla::formats::trf::{ReportForm, read};
use inkundla::system_time::{now, today};

/// Three players; two share a family name. Lines name a player and an arbiter.
const FILE: &str = "\
012 Cup
102 Naidoo, Ms (77)
### Mokoena was late in round 1
### nobody is named here
142 3
001    1 wWFM Mokoena, Thandiwe                 1500 RSA    14300001 2012/05/06  1.0    1     2 w 1
001    2 m    Mokoena, Sipho                         RSA    14300002 2013/05/06  0.0    2     1 b 0
001    7 m    Dube, Ayanda                           LES    14300003 2011/01/02  1.0    1  0000 - U
RSA    1       Mokoena, Thandiwe                 1480
";

#[test]
fn lines_of_a_report_file_go_with_the_names_in_them() {
    on_both(|base| {
        let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
        desk.create_account("Ms Khumalo", "three cows in a row", now())
            .unwrap();
        let account = desk.account_named("Ms Khumalo").unwrap();
        let trf = read(FILE.as_bytes()).unwrap();
        let whole = TournamentFile {
            name: "Cup".to_owned(),
            ruleset: "umlabalaba".to_owned(),
            tournament: trf.tournament().unwrap(),
        };
        let parts = ReportParts::of(FILE.as_bytes(), &trf);
        let key = desk.import_report(&account, &whole, &parts, now()).unwrap();
        let right = desk.right::<EraseNames>(&account, &key, now()).unwrap();
        let report = || {
            let event = desk.event(&key).unwrap();
            desk.report(&event, ReportForm::default(), today).unwrap()
        };
        assert_eq!(report(), FILE);
        let players = desk.entrants(&right).unwrap();
        let numbers: Vec<u16> = players.iter().map(|one| one.number).collect();
        assert_eq!(numbers, [1, 2, 7], "start numbers are those of the file");

        let shown = desk.erasure(&right, Some(players[0].id)).unwrap();
        let shown = shown.shown().join("\n");
        assert!(shown.contains("was late in round 1"), "{shown}");
        desk.erase_child(&right, players[0].id, now()).unwrap();
        for word in ["Thandiwe", "14300001", "2012/05/06", "was late"] {
            assert_eq!(lines_with(&base.store, word), [""; 0], "{word}");
            assert!(!report().contains(word), "{}", report());
        }
        let text = report();
        for word in [
            "#1",
            "Mokoena, Sipho",
            "14300002",
            "102 Naidoo, Ms (77)",
            "   2 w 1",
        ] {
            assert!(text.contains(word), "{word}\n{text}");
        }
        assert!(text.contains("### nobody is named here"), "{text}");
        assert!(read(text.as_bytes()).is_ok(), "{text}");

        desk.erase_person(&right, "Naidoo", now()).unwrap();
        assert_eq!(lines_with(&base.store, "Naidoo"), [""; 0]);
        desk.erase_names(&right, now()).unwrap();
        for word in ["Sipho", "14300002", "Dube", "named here"] {
            assert_eq!(lines_with(&base.store, word), [""; 0], "{word}");
        }
        assert!(read(report().as_bytes()).is_ok(), "{}", report());
    });
}

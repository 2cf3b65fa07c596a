//! `inkundla doctor`: what an event needs of a computer.

use super::{Folder, err, out, status};
use chrono::{TimeDelta, Utc};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::store::Store;

const ELSEWHERE: [&str; 3] = ["doctor", "--database", "sqlite:cup.db"];

fn desk(folder: &Folder) -> Desk {
    let url = format!("sqlite:{}", folder.path().join("cup.db").display());
    Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap()
}

#[test]
fn an_empty_folder_is_looked_at_and_stays_empty() {
    let folder = Folder::new();
    let looked = folder.run(&["doctor", "--folder", "Inkundla"]);
    assert_eq!(status(&looked), 0, "{}", err(&looked));
    let text = out(&looked);
    for line in [
        "note   Database: Inkundla/inkundla.db will be created at the first start.",
        "note   Backups: None yet.",
        "ok     Printing: ",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    assert!(text.contains("  Disk: "), "{text}");
    assert!(!folder.path().join("Inkundla").exists(), "nothing is made");
}

#[test]
fn a_clock_that_shows_a_day_before_the_last_one_is_wrong() {
    let folder = Folder::new();
    desk(&folder).record_running_day(Utc::now()).unwrap();
    let looked = folder.run(&ELSEWHERE);
    assert_eq!(status(&looked), 0, "{}", out(&looked));
    assert!(
        out(&looked).contains("ok     Database: "),
        "{}",
        out(&looked)
    );
    desk(&folder)
        .record_running_day(Utc::now() + TimeDelta::days(40))
        .unwrap();
    let looked = folder.run(&ELSEWHERE);
    assert_eq!(status(&looked), 1, "{}", out(&looked));
    assert!(out(&looked).contains("wrong  Clock: "), "{}", out(&looked));
    let zulu = folder.run(&[&ELSEWHERE[..], &["--language", "zu"]].concat());
    assert!(out(&zulu).contains("wrong  Iwashi: "), "{}", out(&zulu));
}

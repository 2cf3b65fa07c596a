//! Moving all data from one laptop to another, in browsers.

use super::run;
use crate::browser::Browser;
use crate::double_click::{program, set_up};
use crate::server::Server;
use crate::web::harness::PHRASE;
use std::fs;
use std::path::{Path, PathBuf};

const LAPTOP: (u32, u32) = (1366, 768);

async fn looks(person: &Browser, name: &str) {
    for is_dark in [false, true] {
        person.dark(is_dark).await;
        let scheme = if is_dark { "dark" } else { "light" };
        person.picture(&format!("{name}-{scheme}")).await;
        person.fits().await;
        assert_eq!(person.axe().await, Vec::<String>::new(), "{name} {scheme}");
    }
    person.dark(false).await;
}

async fn signs_in(teacher: &Browser, server: &Server, language: &str) {
    let door = format!("http://{}/signin?lang={language}", server.address);
    teacher.goto(&door).await;
    teacher.fill("input[name=name]", "Ms Khumalo").await;
    teacher.fill("input[name=phrase]", PHRASE).await;
    teacher.click("form[action='/signin'] button.primary").await;
    teacher.find("form[action='/signout']").await;
}

/// The file in the folder of a laptop, as on a USB stick.
fn file_of(folder: &Path) -> PathBuf {
    let files = fs::read_dir(folder.join("Inkundla/backups")).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let backups = files.filter(|file| file.extension().is_some_and(|end| end == "inkundla"));
    backups.max().unwrap()
}

async fn moves(name: &str, size: (u32, u32), language: &str) {
    let old_folder = tempfile::tempdir().unwrap();
    let (old, client) = set_up(old_folder.path());
    client.post("/demo", &[]);
    client.post("/laptop/phones", &[("on", "1")]);
    let teacher = Browser::open(&format!("{name}-old"), size).await;
    signs_in(&teacher, &old, language).await;
    teacher
        .goto(&format!("http://{}/laptop", old.address))
        .await;
    teacher.click("a[href='/move']").await;
    teacher.find("form[action='/move/file']").await;
    looks(&teacher, "move").await;
    teacher.click("form[action='/move/file'] button").await;
    teacher.find("a[href^='/backups/kept/']").await;
    let offers = teacher
        .script("return document.querySelector('form[action=\"/move/offer\"]') !== null")
        .await;
    // A machine without a network has no address to show.
    if offers == true {
        teacher.click("form[action='/move/offer'] button").await;
        teacher.find("svg.qr").await;
    }
    looks(&teacher, "made").await;

    let folder = tempfile::tempdir().unwrap();
    let start = || Server::by(program(folder.path()).args(["open", "--listen", "127.0.0.1:0"]));
    let mut new = start();
    let newcomer = Browser::open(&format!("{name}-new"), size).await;
    let first = format!("http://{}/setup?lang={language}", new.address);
    newcomer.goto(&first).await;
    looks(&newcomer, "first").await;
    newcomer.click("a[href^='/move/bring']").await;
    newcomer.find("input[type=file]").await;
    looks(&newcomer, "bring").await;
    let file = file_of(old_folder.path());
    newcomer
        .chooses_file("input[type=file]", file.to_str().unwrap())
        .await;
    newcomer.click("form[action^='/move/bring'] button").await;
    newcomer.find("section[role=status]").await;
    looks(&newcomer, "arrived").await;
    assert!(new.ends());
    let again = start();
    signs_in(&newcomer, &again, language).await;
    assert!(newcomer.text("main").await.contains("Demo school cup"));
    teacher.close().await;
    newcomer.close().await;
}

#[test]
fn everything_moves_from_laptop_to_laptop() {
    run(moves("moving", LAPTOP, "en"));
}

#[test]
fn everything_moves_on_a_narrow_screen_in_another_language() {
    run(moves("moving-narrow", (360, 740), "id"));
}

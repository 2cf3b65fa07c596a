//! Backups on the command line, encryption, and recovery.

use super::blocks::Story;
use super::scene::Scene;
use crate::crash::desk;
use crate::multi_process::until;
use crate::web::harness::{Client, PHRASE};
use crate::web::umpire::post_a_round;
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;
use std::fs;
use std::os::unix::fs::PermissionsExt;

fn url(scene: &Scene, name: &str) -> String {
    format!("sqlite:{}", scene.file(name).display())
}

pub fn on_the_command_line(story: &mut Story) {
    crate::service::need("documents");
    let scene = Scene::with_database("");
    // The event is "Zone cup", and Ms Khumalo organises it.
    drop(post_a_round(
        &desk(&url(&scene, "inkundla.db")),
        ClockPolicy::Off,
    ));
    let province = desk(&url(&scene, "province.db"));
    province
        .create_account("Ms Khumalo", PHRASE, now())
        .unwrap();
    drop(province);
    let heading = "On the command line";
    assert!(scene.execute(&story.next(heading)).is_empty());
    for name in ["again.db", "province.db"] {
        let exported = scene.runs(&format!(
            "inkundla export players 'Zone cup' --database sqlite:{name}"
        ));
        assert!(exported.lines().count() > 4, "{name}: {exported}");
    }

    // GnuPG asks for the pass-phrase; here a file has it.
    let home = scene.file("gnupg");
    fs::create_dir(&home).unwrap();
    fs::set_permissions(&home, fs::Permissions::from_mode(0o700)).unwrap();
    fs::write(
        home.join("gpg.conf"),
        "batch\npinentry-mode loopback\npassphrase three cows\n",
    )
    .unwrap();
    let before = fs::read(scene.file("cup.inkundla")).unwrap();
    assert!(scene.execute(&story.next(heading)).is_empty());
    let sealed = fs::read(scene.file("cup.inkundla.gpg")).unwrap();
    assert!(
        !sealed
            .windows(20)
            .any(|part| before.windows(20).next() == Some(part))
    );
    fs::remove_file(scene.file("cup.inkundla")).unwrap();
    assert!(scene.execute(&story.next(heading)).is_empty());
    assert_eq!(fs::read(scene.file("cup.inkundla")).unwrap(), before);
    scene.runs("gpgconf --kill all");

    let printed = scene.runs(&scene.fill(&story.next("File format")));
    assert!(printed.contains("\"inkundla_archive\": 1"), "{printed}");
}

pub fn recovery(story: &mut Story) {
    let scene = Scene::with_database("");
    let (key, _) = post_a_round(&desk(&url(&scene, "cup.db")), ClockPolicy::Off);
    let mut server = scene
        .execute("inkundla serve --database sqlite:cup.db")
        .remove(0);
    let has_backup = || {
        let files = fs::read_dir(scene.file("cup.db-backups"))
            .into_iter()
            .flatten();
        let mut names = files.map(|file| file.unwrap().file_name());
        names.any(|name| name.to_string_lossy().ends_with(".inkundla"))
    };
    until("a backup is made", has_backup);
    until("a key is made", || scene.file("cup.db.key").exists());
    server.signal("INT");
    assert!(server.ends());
    let mut bytes = fs::read(scene.file("cup.db")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle / 2..middle].fill(0x5a);
    fs::write(scene.file("cup.db"), bytes).unwrap();
    let signed_by = fs::read(scene.file("cup.db.key")).unwrap();
    assert!(
        !scene
            .tries("inkundla serve --database sqlite:cup.db")
            .status
            .success()
    );

    let servers = scene.execute(&story.next("Recovery from a disk failure"));
    let page = Client::at(servers[0].address).get(&format!("/e/{key}"));
    assert_eq!(page.status, 200, "{}", page.body);
    assert_eq!(fs::read(scene.file("cup.db.key")).unwrap(), signed_by);
    assert!(scene.file("cup.db-backups/inkundla.keys").exists());
}

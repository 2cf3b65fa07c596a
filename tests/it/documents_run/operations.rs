//! Settings, the role of the server, certificates for PostgreSQL, and an upgrade.

use super::blocks::{self, Story};
use super::growing::with_role;
use super::scene::Scene;
use super::{FILES, GROWING};
use crate::server::Server;
use crate::web::harness::Client;
use std::fs;

/// The documented settings file, with the places of a scene.
pub fn write_settings(scene: &Scene) {
    let text = scene.fill(&blocks::first(FILES, "inkundla.toml"));
    fs::create_dir_all(scene.file("state")).unwrap();
    fs::write(scene.file("inkundla.toml"), text).unwrap();
}

pub fn create_role() -> String {
    blocks::first(GROWING, "Several servers, one database")
}

pub fn settings_and_role(story: &mut Story) {
    let (_postgres, scene) = with_role(&create_role());
    write_settings(&scene);
    assert!(scene.execute(&story.next("Settings")).is_empty());

    let heading = "A role without tables of its own";
    let granted = fs::read_to_string(blocks::at_home("docs/operations/role.sql")).unwrap();
    assert_eq!(granted, story.next("role.sql"), "the block runs this file");
    let block = story.next(heading);
    // Once more after a new version: the same again.
    for _ in 0..2 {
        let servers = scene.execute(&block);
        assert_eq!(servers.len(), 1);
        assert_eq!(Client::at(servers[0].address).get("/ready").body, "ready");
    }
    let alone = format!(
        "postgres://{}",
        scene.database.replace("inkundla@", "inkundla_server@")
    );
    let denied = scene.tries(&format!(
        "psql '{alone}' -c 'CREATE TABLE mine (id bigint)'"
    ));
    assert!(!denied.status.success(), "the role may make no tables");

    // A backup before an upgrade, while a server runs.
    let mut line = scene.bash("exec inkundla serve --no-backups");
    let _server = Server::by(&mut line);
    assert!(scene.execute(&story.next("Upgrading")).is_empty());
    assert!(scene.file("before.inkundla").metadata().unwrap().len() > 0);
}

pub fn certificates(story: &mut Story) {
    crate::service::need("documents");
    let heading = "Connecting to PostgreSQL";
    let (mut postgres, scene) = with_role(&create_role());
    assert!(scene.execute(&story.next(heading)).is_empty());
    scene.runs("psql postgres -c \"ALTER ROLE inkundla PASSWORD 'three cows'\"");
    postgres.does(&format!("guard {}", scene.folder().display()));
    let migrate = story.next(heading);
    assert!(scene.execute(&migrate).is_empty());
    // Over TLS only, and only by this authority.
    let fault = scene.tries(&scene.fill(&migrate).replace("verify-full", "disable"));
    assert!(!fault.status.success());
    scene.runs("cp ca.pem ours.pem && openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout x -out ca.pem");
    let fault = scene.tries(&scene.fill(&migrate));
    let said = String::from_utf8_lossy(&fault.stderr).into_owned();
    assert!(
        !fault.status.success() && said.contains("certificate"),
        "{said}"
    );
}

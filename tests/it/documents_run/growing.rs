//! Several servers with one PostgreSQL, its replica, and the replica in the place of the primary.

use super::blocks::Story;
use super::scene::Scene;
use crate::crash::desk;
use crate::fault_injection::play;
use crate::multi_process::until;
use crate::postgres::Postgres;
use crate::web::harness::Client;
use crate::web::umpire::{Phone, post_a_round};
use inkundla::referee::ClockPolicy;
use std::fs;

/// A PostgreSQL of its own, with the role and the database of the documents.
pub fn with_role(create: &str) -> (Postgres, Scene) {
    let postgres = Postgres::start();
    let place = postgres.url.replace("postgres://postgres@", "inkundla@");
    let (host, _) = place.rsplit_once('/').unwrap();
    let scene = Scene::with_database(&format!("{host}/inkundla"));
    assert!(scene.execute(create).is_empty());
    (postgres, scene)
}

pub fn servers_replica_promotion(story: &mut Story) {
    let heading = "Several servers, one database";
    let (mut postgres, mut scene) = with_role(&story.next(heading));
    let url = format!("postgres://{}", scene.database);
    let servers = scene.execute(&story.next(heading));
    assert_eq!(servers.len(), 2);
    let (key, codes) = post_a_round(&desk(&url), ClockPolicy::Off);
    let mut phone = Phone::recording(Client::at(servers[0].address), &codes[0], "Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    let board = Client::at(servers[1].address).get(&format!("/e/{key}/boards/1/1"));
    assert!(board.body.contains("E1"), "the other server shows it");
    drop(servers);

    let heading = "A replica for spectators";
    let copy = scene.file("copy.sh");
    fs::write(&copy, scene.fill(&story.next(heading))).unwrap();
    postgres.does(&format!("block {}", copy.display()));
    let port = postgres.does("copied").expect("the replica starts");
    scene.replica = Some(([127, 0, 0, 1], port).into());
    let serve = story.next(heading);
    let checked = scene.runs(&format!("{} --check", scene.fill(&serve).trim_end()));
    assert!(checked.contains("ok     replica"), "{checked}");
    let servers = scene.execute(&serve);
    phone.client = phone.client.moved_to(servers[0].address);
    assert!(play(&phone).is_some());
    drop(servers);

    let heading = "A standby for a failed primary";
    let servers = scene.execute(&story.next(heading));
    phone.client = phone.client.moved_to(servers[0].address);
    assert!(play(&phone).is_some());
    // What the replica has not got yet, it never gets.
    until("the replica has it", || replayed(&scene));
    postgres.does("stop");
    assert!(scene.execute(&story.next(heading)).is_empty());
    until("turns go on", || play(&phone).is_some());
}

fn replayed(scene: &Scene) -> bool {
    let replica = scene.replica.unwrap();
    let ask = |statement: &str, place: &str| {
        let url = format!("postgres://postgres@{place}/postgres");
        scene.runs(&format!("psql -At '{url}' -c 'SELECT {statement}'"))
    };
    let (_, place) = scene.database.split_once('@').unwrap();
    let (primary, _) = place.split_once('/').unwrap();
    let flushed = ask("pg_current_wal_flush_lsn()", primary);
    ask("pg_last_wal_replay_lsn()", &replica.to_string()) == flushed
}

//! Several servers with one PostgreSQL, its replica, and the replica in the place of the primary.

use super::GROWING;
use super::blocks::{Story, first, of_page};
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
    scene.runs("psql -c 'CREATE ROLE follower REPLICATION LOGIN'");
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
    on_the_standby(&scene, &story.next(heading));
    until("turns go on", || play(&phone).is_some());
}

/// Runs statements on the machine of the standby; what they printed.
fn on_the_standby(scene: &Scene, block: &str) -> String {
    let port = scene.replica.unwrap().port();
    scene.runs(&format!("export PGPORT={port}\n{block}"))
}

#[test]
fn the_printed_statements_make_a_synchronous_pair() {
    let (mut postgres, mut scene) = with_role(&first(GROWING, "Several servers, one database"));
    let page = of_page("postgresql.md");
    let statements = |heading: &str| -> Vec<String> {
        let blocks = page.iter().filter(|block| block.heading == heading);
        let texts = blocks.map(|block| block.text.clone());
        texts.filter(|text| text.starts_with("psql ")).collect()
    };
    scene.runs(&statements("The primary")[0]);
    let replica = postgres.followed();
    let (_, place) = replica.split_once('@').unwrap();
    scene.replica = Some(place.split('/').next().unwrap().parse().unwrap());
    let shows = &statements("The standby")[0];
    until("it follows", || scene.runs(shows).contains("streaming"));

    let synchronous = statements("No acknowledged turn is lost");
    scene.runs(&synchronous[0]);
    let is_sync = || {
        let shown = scene.runs(shows);
        let mut lines = shown.lines().map(str::trim_end);
        lines.any(|line| line.ends_with("| sync"))
    };
    until("it is synchronous", is_sync);
    scene.runs("psql -c 'CREATE TABLE both_have_it ()'");
    postgres.does("replica-stop");
    let waits = scene.tries("timeout 2 psql -c 'CREATE TABLE one_has_it ()'");
    assert_eq!(waits.status.code(), Some(124), "nothing is confirmed");
    scene.runs(&synchronous[1]);
    scene.runs("psql -c 'CREATE TABLE without_it ()'");

    postgres.does("replica-start");
    scene.runs(&synchronous[0]);
    until("it is synchronous again", is_sync);
    // A copy of a synchronous primary has its setting, too.
    on_the_standby(&scene, &synchronous[0]);
    postgres.does("stop");
    on_the_standby(&scene, &statements("The primary is lost")[0]);
    let writes = on_the_standby(&scene, "psql -c 'DROP TABLE both_have_it, without_it'");
    assert!(writes.contains("DROP TABLE"), "{writes}");
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

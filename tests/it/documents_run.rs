//! The commands and files of the documents for operators run as they stand. Each block belongs to a story below, or
//! to the list of blocks that cannot run in a test. What differs from place to place (addresses, file names) is
//! filled in from one list, [`scene`].

mod backups;
mod blocks;
mod growing;
mod operations;
mod proxies;
mod restarts;
mod scene;
mod shell;
mod supervisor;
pub mod visitor;

use blocks::{Block, Story};
use std::collections::BTreeSet;

/// A document and a heading, or the folder of files and a file.
type Place = (&'static str, &'static str);

const OPERATIONS: &str = "docs/OPERATIONS.md";
const GROWING: &str = "docs/GROWING.md";
const BACKUPS: &str = "docs/BACKUPS.md";
const FILES: &str = "docs/operations";

/// Blocks that no test runs, by their first line, and why.
const NOT_RUN: [(Place, &str, &str); 6] = [
    (
        (OPERATIONS, "Linux service, container"),
        "systemctl enable --now inkundla",
        "needs a running systemd: release/check starts one and the service in it",
    ),
    (
        (GROWING, "A replica for spectators"),
        "systemctl start postgresql",
        "needs a running systemd: the story starts PostgreSQL over the copy by pg_ctl",
    ),
    (
        (GROWING, "One signing key"),
        "install -m 600 signing.key",
        "needs the folder of a service under systemd",
    ),
    (
        (FILES, "Dockerfile"),
        "# docs/operations/image.sh builds it",
        "needs Docker and its registry; unit.rs runs its health check",
    ),
    (
        (FILES, "image.sh"),
        "#!/usr/bin/env bash",
        "needs Docker and its registry",
    ),
    (
        (FILES, "inkundla.toml"),
        "# Settings of the server.",
        "is no command: the stories of the settings and of the service start with it",
    ),
];

/// Pages of steps for operators, and the words by which each names the test that walks its steps. Parts of a step
/// need a second machine, so a test repeats the commands and fills in more than addresses.
const WALKED: [(&str, &str); 8] = [
    (
        "fail2ban.md",
        "fail2ban_finds_the_address_of_a_failed_sign_in",
    ),
    ("limits.md", "limits_are_documented_with_their_ranges"),
    ("pgbouncer.md", "tests/it/pgbouncer.rs"),
    (
        "point-in-time-recovery.md",
        "a_deleted_event_comes_back_by_point_in_time_recovery",
    ),
    (
        "postgresql.md",
        "the_printed_statements_make_a_synchronous_pair",
    ),
    (
        "restore-drill.md",
        "the_newest_backup_is_restored_into_an_empty_database_and_checked",
    ),
    ("rolling-upgrade.md", "tests/it/rolling_upgrade.rs"),
    (
        "second-site.md",
        "the_second_site_takes_over_after_the_first_is_gone",
    ),
];

/// The tests, each with the blocks that it runs.
macro_rules! stories {
    ($($name:ident: $places:expr => $tell:path;)*) => {
        const STORIES: &[&[Place]] = &[$(&$places),*];
        $(
            #[test]
            fn $name() {
                let mut story = Story::of(&$places);
                $tell(&mut story);
                story.ends();
            }
        )*
    };
}

stories! {
    settings_are_checked_and_a_role_without_tables_serves: [
        (OPERATIONS, "Settings"),
        (OPERATIONS, "A role without tables of its own"),
        (FILES, "role.sql"),
        (OPERATIONS, "Upgrading"),
    ] => operations::settings_and_role;
    certificates_for_postgresql_are_made_and_believed: [
        (OPERATIONS, "Connecting to PostgreSQL"),
    ] => operations::certificates;
    the_unit_is_verified_and_its_lines_run: [
        (FILES, "inkundla.service"),
    ] => supervisor::unit;
    haproxy_as_documented: [
        (GROWING, "Load balancer"),
        (FILES, "haproxy.cfg"),
    ] => proxies::haproxy;
    nginx_as_documented: [(FILES, "nginx.conf")] => proxies::nginx;
    caddy_as_documented: [(FILES, "Caddyfile")] => proxies::caddy;
    several_servers_a_replica_and_its_promotion: [
        (GROWING, "Several servers, one database"),
        (GROWING, "A replica for spectators"),
        (GROWING, "A standby for a failed primary"),
    ] => growing::servers_replica_promotion;
    backups_are_made_encrypted_and_restored: [
        (BACKUPS, "On the command line"),
        (BACKUPS, "File format"),
    ] => backups::on_the_command_line;
    a_failed_disk_is_recovered_from: [
        (BACKUPS, "Recovery from a disk failure"),
    ] => backups::recovery;
}

/// Why a block is not run, if it is in the list.
fn reason(block: &Block) -> Option<&'static str> {
    let mut list = NOT_RUN.iter();
    list.find_map(|((document, heading), line, why)| {
        let is_it = block.document == *document
            && block.heading == *heading
            && block.text.starts_with(line);
        is_it.then_some(*why)
    })
}

#[test]
fn every_block_of_the_documents_has_its_story_or_a_reason() {
    let run: BTreeSet<Place> = STORIES.iter().copied().flatten().copied().collect();
    let blocks = blocks::all();
    let is_left_out = |block: &&Block| {
        let place = (block.document.as_str(), block.heading.as_str());
        !run.contains(&place) && reason(block).is_none()
    };
    let left_out: Vec<String> = blocks.iter().filter(is_left_out).map(Block::name).collect();
    assert!(left_out.is_empty(), "no test runs {left_out:#?}");
    // A reason for a block that is gone is a slip, too.
    for ((document, heading), line, why) in NOT_RUN {
        let found = blocks.iter().any(|block| {
            block.document == document && block.heading == heading && block.text.starts_with(line)
        });
        assert!(
            found,
            "{document}, {heading}: no block begins with {line} ({why})"
        );
    }
    for (document, heading) in run {
        let found = blocks
            .iter()
            .any(|block| block.document == document && block.heading == heading);
        assert!(found, "{document} has no block under {heading}");
    }
}

#[test]
fn every_page_of_steps_names_the_test_that_walks_it() {
    let folder = std::fs::read_dir(blocks::at_home(FILES)).unwrap();
    let names = folder.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut pages: Vec<String> = names.filter(|name| name.ends_with(".md")).collect();
    pages.sort();
    assert_eq!(pages, WALKED.map(|(page, _)| page));
    for (page, test) in WALKED {
        let place = blocks::at_home(FILES).join(page);
        let text = std::fs::read_to_string(place).unwrap();
        assert!(text.contains(test), "{page} does not name {test}");
    }
}

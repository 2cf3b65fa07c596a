//! Acts that change much: each tells what it would do, asks, and stands in the audit log.

use super::super::{DATABASE, Folder, err, out, status};
use super::{adds, json, prints, server};

/// What a command prints without --yes when somebody types `no`.
fn declines(folder: &Folder, args: &[&str]) {
    let declined = folder.run_with_input(&[args, &DATABASE].concat(), "no\n");
    assert_eq!(status(&declined), 1, "{args:?}");
    assert!(err(&declined).contains("nothing was changed"), "{args:?}");
}

/// The action of the newest line of the audit log.
fn last_action(folder: &Folder) -> String {
    let line = &json(folder, &["audit", "--limit", "1"])[0];
    line["action"].as_str().unwrap().to_owned()
}

#[test]
fn an_account_is_renamed_and_deleted_under_all_its_names() {
    let (folder, _) = server();
    adds(&folder, "Ms Khumalo");
    let rename = ["user", "rename", "Ms Khumalo", "--to", "Ms Dube"];
    let said = prints(&folder, &[&rename[..], &["--dry-run"]].concat());
    assert_eq!(
        said,
        "Without --dry-run this will rename the account Ms Khumalo to Ms Dube.\n"
    );
    let names = |folder: &Folder| {
        let accounts = json(folder, &["user", "list"]);
        let names = accounts
            .iter()
            .map(|one| one["name"].as_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    assert_eq!(names(&folder), ["demo", "Ms Khumalo"]);
    // It refuses what the renaming would refuse.
    for name in ["demo", "DEMO", ""] {
        let call = ["user", "rename", "Ms Khumalo", "--to", name];
        let (tried, done) = (
            folder.run(&[&call[..], &DATABASE, &["--dry-run"]].concat()),
            folder.run(&[&call[..], &DATABASE].concat()),
        );
        assert_eq!((status(&tried), status(&done)), (1, 1), "{name}");
        assert_eq!(err(&tried), err(&done));
    }
    prints(&folder, &rename);
    assert_eq!(names(&folder), ["demo", "Ms Dube"]);
    assert_eq!(last_action(&folder), "account.renamed");
    // Nobody else takes the former name: it stands in the history.
    let taken = [&["user", "add", "ms khumalo"][..], &DATABASE].concat();
    let taken = folder.run_with_input(&taken, "seven blue cattle\n");
    assert_eq!(status(&taken), 1);
    assert!(
        err(&taken).contains("the account exists"),
        "{}",
        err(&taken)
    );

    let delete = ["user", "delete", "Ms Dube"];
    declines(&folder, &delete);
    let said = prints(&folder, &[&delete[..], &["--dry-run"]].concat());
    assert!(
        said.contains("this will delete the account Ms Dube"),
        "{said}"
    );
    assert_eq!(names(&folder).len(), 2);
    prints(&folder, &[&delete[..], &["--yes"]].concat());
    assert_eq!(names(&folder), ["demo"]);
    let log = prints(&folder, &["audit"]);
    assert!(!log.contains("Khumalo") && !log.contains("Dube"), "{log}");
    // It is a free name again.
    adds(&folder, "Ms Khumalo");
    prints(&folder, &["check"]);
}

#[test]
fn an_account_that_alone_organises_an_event_is_not_deleted() {
    let (folder, _) = server();
    for more in ["--dry-run", "--yes"] {
        let args = [&["user", "delete", "demo", more][..], &DATABASE].concat();
        let refused = folder.run(&args);
        assert_eq!(status(&refused), 1);
        assert!(err(&refused).contains("nobody else organises Demo school cup"));
    }
}

#[test]
fn an_account_is_reset_and_its_sessions_end_one_by_one() {
    let folder = Folder::new();
    let demo = folder.demo();
    let base = demo.value_after("This machine:").to_owned();
    let address = base.rsplit("//").next().unwrap().parse().unwrap();
    let phrase = demo.value_after("Pass-phrase:").to_owned();
    let signs_in = |phrase: &str| {
        let client = crate::web::harness::Client::at(address);
        let form = [("name", "demo"), ("phrase", phrase)];
        let status = client.post("/signin", &form).status;
        (client, status)
    };
    let (first, second) = (signs_in(&phrase), signs_in(&phrase));
    assert_eq!((first.1, second.1), (303, 303));
    let sessions = json(&folder, &["user", "sessions", "demo"]);
    assert_eq!(sessions.len(), 2);
    let mark = sessions[0]["session"].as_str().unwrap();
    let end = ["user", "sign-out", "demo", "--session"];
    let said = prints(&folder, &[&end[..], &[mark, "--dry-run"]].concat());
    assert!(said.contains("sign demo out in 1 browsers"), "{said}");
    prints(&folder, &[&end[..], &[mark]].concat());
    let left = json(&folder, &["user", "sessions", "demo"]);
    assert_eq!(left, sessions[1..]);
    let unknown = [&end[..], &["00000000"], &DATABASE].concat();
    assert_eq!(status(&folder.run(&unknown)), 1);

    let reset = ["user", "reset", "demo"];
    declines(&folder, &reset);
    let said = prints(&folder, &[&reset[..], &["--yes"]].concat());
    let code = said.split("Recovery code of demo: ").nth(1).unwrap();
    let code = code.lines().next().unwrap();
    assert_eq!(last_action(&folder), "account.reset");
    assert!(json(&folder, &["user", "sessions", "demo"]).is_empty());
    assert_eq!(signs_in(&phrase).1, 401, "the former pass-phrase is over");
    let client = crate::web::harness::Client::at(address);
    let anew = [
        ("name", "demo"),
        ("code", code),
        ("phrase", "nine quiet herons"),
    ];
    assert_eq!(client.post("/recover", &anew).status, 200);
    assert_eq!(signs_in("nine quiet herons").1, 303);
    let again = client.post("/recover", &anew).status;
    assert_eq!(again, 401, "the code works once");
}

#[test]
fn events_are_searched_filtered_and_come_in_pages() {
    let (folder, key) = server();
    adds(&folder, "Ms Khumalo");
    let list = |args: &[&str]| json(&folder, &[&["event", "list"], args].concat());
    assert_eq!(list(&["--search", "SCHOOL cup"])[0]["key"], *key);
    assert!(list(&["--search", "nothing"]).is_empty());
    assert_eq!(list(&["--state", "running"]).len(), 1);
    assert!(list(&["--state", "finished"]).is_empty());
    assert_eq!(list(&["--user", "demo"]).len(), 1);
    assert!(list(&["--user", "Ms Khumalo"]).is_empty());
    assert_eq!(list(&["--limit", "1"]).len(), 1);
    assert!(list(&["--limit", "1", "--page", "2"]).is_empty());
    for odd in [
        &["--state", "over"][..],
        &["--page", "2"],
        &["--limit", "0"],
    ] {
        let odd = folder.run(&[&["event", "list"], odd, &DATABASE].concat());
        assert_eq!(
            (status(&odd), err(&odd).lines().count()),
            (2, 1),
            "{}",
            err(&odd)
        );
    }
    assert_eq!(json(&folder, &["user", "list", "--search", "khu"]).len(), 1);
}

#[test]
fn each_act_on_an_event_tells_first_what_it_would_do() {
    let (folder, key) = server();
    adds(&folder, "Ms Khumalo");
    let said = |args: &[&str]| prints(&folder, &[args, &["--dry-run"]].concat());
    let give = ["event", "give", &key, "--to", "Ms Khumalo"];
    assert!(said(&give).contains("make Ms Khumalo the organiser of the event"));
    let erase = said(&["event", "erase-names", &key]);
    assert!(erase.contains("24 players become numbers"), "{erase}");
    assert!(said(&["event", "delete", &key]).contains("(Demo school cup) for ever"));
    let event = &json(&folder, &["event", "list"])[0];
    assert_eq!(
        (&event["named"], &event["people"]),
        (&24.into(), &"demo".into())
    );
    declines(&folder, &["event", "delete", &key]);
    // Results are missing: the dry run fails as the act would.
    let args = [&["event", "finish", &key, "--dry-run"][..], &DATABASE].concat();
    let refused = folder.run(&args);
    assert_eq!(status(&refused), 1);
    assert!(
        err(&refused).contains("results of round 3 are missing on boards"),
        "{}",
        err(&refused)
    );
    let both = [
        &["event", "delete", &key, "--yes", "--dry-run"][..],
        &DATABASE,
    ]
    .concat();
    assert_eq!(status(&folder.run(&both)), 2);
    prints(&folder, &["event", "delete", &key, "--yes"]);
    assert_eq!(last_action(&folder), "event.deleted");
}

#[test]
fn an_account_is_made_an_operator_and_the_owner_stays_one() {
    let (folder, _) = server();
    adds(&folder, "Ms Khumalo");
    let operators = || {
        let accounts = json(&folder, &["user", "list"]);
        let are = accounts
            .iter()
            .map(|one| one["operator"].as_bool().unwrap());
        are.collect::<Vec<_>>()
    };
    assert_eq!(operators(), [true, false]);
    let said = prints(&folder, &["user", "operator", "Ms Khumalo"]);
    assert_eq!(said, "Ms Khumalo may administrate the server.\n");
    assert_eq!(operators(), [true, true]);
    prints(&folder, &["user", "operator", "Ms Khumalo", "--remove"]);
    assert_eq!(operators(), [true, false]);
    let args = [&["user", "operator", "demo", "--remove"][..], &DATABASE].concat();
    let refused = folder.run(&args);
    assert_eq!((status(&refused), out(&refused)), (1, String::new()));
}

#[test]
fn a_variable_names_the_database_of_every_command_and_no_help_shows_its_password() {
    let (folder, _) = server();
    let secret = "postgres://me:hunter2@127.0.0.1:1/hall";
    let run = |url: &str, args: &[&str]| {
        let mut command = folder.inkundla(args);
        command.env("INKUNDLA_DATABASE", url).output().unwrap()
    };
    for help in [&["backup"][..], &["serve"], &["user", "list"], &["check"]] {
        let page = out(&run(secret, &[help, &["--help"]].concat()));
        assert!(page.contains("INKUNDLA_DATABASE"), "{page}");
        assert!(!page.contains("hunter2"), "{page}");
    }
    let checked = run(DATABASE[1], &["check"]);
    assert_eq!(status(&checked), 0, "{}", err(&checked));
    assert!(out(&checked).contains("wrong: 0"), "{}", out(&checked));
    let neither = folder.run(&["check"]);
    assert_eq!((status(&neither), err(&neither).lines().count()), (2, 1));
}

//! `inkundla publish`.

use super::{DATABASE, DEMO, Folder, err, out, status};
use std::fs;

#[test]
fn an_event_is_published_as_a_folder_with_short_names_only() {
    let folder = Folder::new();
    let key = {
        let demo = folder.demo();
        demo.key().to_owned()
    };
    let publish = |event: &str, language: &[&str]| {
        let call = [&["publish", event, "-o", "stick/cup"], language, &DATABASE].concat();
        folder.run(&call)
    };
    let done = publish(DEMO, &[]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    assert_eq!(out(&done).trim(), "stick/cup/index.html");
    let place = folder.path().join("stick/cup");
    let read = |name: &str| fs::read_to_string(place.join(name)).unwrap();
    let mut names: Vec<String> = fs::read_dir(&place)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let expected = [
        "cross-table.html",
        "index.html",
        "standings.html",
        "round-1.html",
        "round-2.html",
        "round-3.html",
        "style.css",
        "standings.csv",
        "games.html",
    ];
    for name in expected {
        assert!(names.contains(&name.to_owned()), "{name} of {names:?}");
    }
    for kind in ["game-1-1.html", "player-1.html", "check.html"] {
        assert!(names.contains(&kind.to_owned()), "{kind} of {names:?}");
    }
    for name in &expected[..6] {
        let page = read(name).split_whitespace().collect::<Vec<_>>().join(" ");
        let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self';";
        let at = page.find(policy).expect("each page says what it may load");
        assert!(Some(at) < page.find("<link"), "before anything is loaded");
    }
    let csv = |alias: &[&str]| {
        let call = [&["export", "standings", &key], alias, &DATABASE[..]].concat();
        let text = out(&folder.run(&call));
        let cell = |line: &str| line.split(',').nth(2).unwrap().to_owned();
        text.lines().skip(1).map(cell).collect::<Vec<_>>()
    };
    for (short, full) in csv(&["--alias"]).iter().zip(csv(&[])) {
        assert!(read("standings.html").contains(short.as_str()), "{short}");
        for name in expected {
            assert!(!read(name).contains(&full), "{full} in {name}");
        }
    }
    assert!(
        !read("index.html").contains("href=\"/"),
        "nothing of a server"
    );
    let zulu = publish(&key, &["--language", "zu"]);
    assert_eq!(status(&zulu), 0, "{}", err(&zulu));
    assert!(read("index.html").contains("<html lang=\"zu\">"));
    assert_eq!(status(&publish(&key, &["--language", "xx"])), 2);
    assert_eq!(status(&publish("no such cup", &[])), 1);
}

//! Export and import of whole events on the command line, in both databases.

use super::{Folder, err, out, status};
use crate::store::base::empty_database;
use serde_json::Value;
use std::fs;

/// A folder with an account in a database.
struct Hall {
    folder: Folder,
    url: String,
}

fn on_both(story: impl Fn(&Hall)) {
    let (server, _) = empty_database();
    for url in ["sqlite:hall.db".to_owned(), server] {
        let folder = Folder::new();
        let call = ["user", "add", "Ms Khumalo", "--database", &url];
        let made = folder.run_with_input(&call, "three cows in a row\n");
        assert_eq!(status(&made), 0, "{}", err(&made));
        story(&Hall { folder, url });
    }
}

impl Hall {
    /// What a call that goes well prints.
    fn done(&self, call: &[&str]) -> String {
        let made = self.call(call);
        assert_eq!(status(&made), 0, "{call:?}: {}", err(&made));
        out(&made)
    }

    fn call(&self, call: &[&str]) -> std::process::Output {
        let database = ["--database", &self.url];
        self.folder.run(&[call, &database].concat())
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.folder.path().join(name), text).unwrap();
    }

    /// Makes an event of a file; its key.
    fn import_event(&self, kind: &str, file: &str) -> String {
        let said = self.done(&["import", kind, file, "--owner", "Ms Khumalo"]);
        let key = said
            .split('(')
            .nth(1)
            .and_then(|rest| rest.split(')').next());
        key.unwrap_or_else(|| panic!("{said}")).to_owned()
    }

    fn event(&self, key: &str) -> Value {
        serde_json::from_str(&self.done(&["export", "tournament", key])).unwrap()
    }

    /// An event of ten after three rounds, in a report file.
    fn report(&self) {
        let call = "generate --players 10 --rounds 3 --seed 5 --absences 0 --byes 0 \
            --withdrawals 0 --late 0 --prohibited 3 --forfeits 30 -o event.trf";
        let made = self
            .folder
            .run(&call.split_whitespace().collect::<Vec<_>>());
        assert_eq!(status(&made), 0, "{}", err(&made));
    }
}

#[test]
fn a_report_file_becomes_an_event_and_a_file_again() {
    on_both(|hall| {
        hall.report();
        let key = hall.import_event("trf", "event.trf");
        let event = hall.event(&key);
        assert_eq!(event["players"].as_array().unwrap().len(), 10);
        assert_eq!(event["rounds"].as_array().unwrap().len(), 3);
        assert!(event["rounds"].to_string().contains("forfeit"), "{event}");
        assert_eq!(
            event["options"]["terms"]["kept_apart"]
                .as_array()
                .unwrap()
                .len(),
            3
        );
        hall.write("again.trf", &hall.done(&["export", "trf", &key]));
        let again = hall.event(&hall.import_event("trf", "again.trf"));
        assert_eq!(again["rounds"], event["rounds"]);
        assert_eq!(again["options"], event["options"]);
        let checked = hall.folder.run(&["check", "again.trf"]);
        assert_eq!(status(&checked), 0, "{}", out(&checked));
    });
}

#[test]
fn an_event_as_json_comes_back_as_it_was() {
    on_both(|hall| {
        hall.report();
        let first = hall.import_event("trf", "event.trf");
        let event = hall.done(&["export", "tournament", &first]);
        hall.write("event.json", &event);
        let second = hall.import_event("tournament", "event.json");
        assert_ne!(first, second);
        assert_eq!(hall.done(&["export", "tournament", &second]), event);
        // A file with a fault brings in nothing, and every fault is said.
        let mut broken: Value = serde_json::from_str(&event).unwrap();
        broken["rounds"][0]["boards"][0]["first"] = 77.into();
        broken["rounds"][1]["boards"][0]["result"] = "7-7".into();
        hall.write("broken.json", &broken.to_string());
        let refused = hall.call(&[
            "import",
            "tournament",
            "broken.json",
            "--owner",
            "Ms Khumalo",
        ]);
        assert_eq!(status(&refused), 1);
        for place in ["rounds[0].boards[0]", "rounds[1].boards[0]"] {
            assert!(err(&refused).contains(place), "{}", err(&refused));
        }
        assert!(err(&refused).contains("nothing was imported"));
    });
}

#[test]
fn results_are_entered_from_a_list_all_or_none() {
    on_both(|hall| {
        hall.report();
        let mut event = hall.event(&hall.import_event("trf", "event.trf"));
        let last = event["rounds"].as_array_mut().unwrap().last_mut().unwrap();
        last["closed"] = false.into();
        for board in last["boards"].as_array_mut().unwrap() {
            board["result"] = Value::Null;
        }
        hall.write("event.json", &event.to_string());
        let key = hall.import_event("tournament", "event.json");
        let list = hall.done(&["export", "pairings", &key, "--round", "3"]);
        let filled = |result: &str| {
            let lines = list.lines().enumerate().map(|(at, line)| match at {
                0 => line.to_owned(),
                _ => format!("{line}{result}"),
            });
            lines.collect::<Vec<_>>().join("\r\n") + "\r\n"
        };
        hall.write("wrong.csv", &filled("2-0"));
        let refused = hall.call(&["import", "results", &key, "wrong.csv"]);
        assert_eq!(status(&refused), 1);
        assert_eq!(
            err(&refused).matches("wrong.csv").count(),
            5,
            "{}",
            err(&refused)
        );
        assert_eq!(
            hall.done(&["export", "pairings", &key, "--round", "3"]),
            list
        );
        hall.write("results.csv", &filled("0-1"));
        let said = hall.done(&["import", "results", &key, "results.csv"]);
        assert_eq!(said.trim(), "Entered: 5 results.");
        let now = hall.done(&["export", "pairings", &key, "--round", "3"]);
        assert_eq!(now.matches("0-1").count(), 5, "{now}");
    });
}

#[test]
fn a_postponed_game_stays_one_in_files() {
    on_both(|hall| {
        hall.report();
        let mut event = hall.event(&hall.import_event("trf", "event.trf"));
        event["rounds"][2]["boards"][4]["result"] = Value::Null;
        hall.write("event.json", &event.to_string());
        let key = hall.import_event("tournament", "event.json");
        let brought = hall.event(&key);
        assert_eq!(brought["rounds"], event["rounds"]);
        assert_eq!(brought["rounds"][2]["closed"], true);
        hall.write("late.trf", &hall.done(&["export", "trf", &key]));
        let again = hall.event(&hall.import_event("trf", "late.trf"));
        assert_eq!(again["rounds"], event["rounds"]);
    });
}

#[test]
fn what_cannot_be_brought_in_says_why() {
    on_both(|hall| {
        hall.report();
        let nobody = hall.call(&["import", "trf", "event.trf", "--owner", "Nobody"]);
        assert_eq!(status(&nobody), 1);
        assert!(
            err(&nobody).contains("no account Nobody"),
            "{}",
            err(&nobody)
        );
        hall.write("none.trf", "this is no report file\r");
        let unreadable = hall.call(&["import", "trf", "none.trf", "--owner", "Ms Khumalo"]);
        assert_ne!(status(&unreadable), 0);
        let missing = hall.call(&["import", "results", "nothing", "event.trf"]);
        assert_eq!(status(&missing), 1, "{}", err(&missing));
    });
}

#[test]
fn an_imported_event_has_the_tie_breaks_of_record_212() {
    on_both(|hall| {
        hall.report();
        let plain = fs::read_to_string(hall.folder.path().join("event.trf")).unwrap();
        let with = |order: &str| {
            let lines = plain.lines().filter(|line| !line.starts_with("212"));
            let lines: String = lines.map(|line| format!("{line}\n")).collect();
            hall.write("ordered.trf", &format!("{order}{lines}"));
        };
        let imported =
            || hall.event(&hall.import_event("trf", "ordered.trf"))["options"]["tiebreaks"].clone();
        with("212 PTS,WIN,bh/c1,BH:GP,WIN\n");
        assert_eq!(imported(), serde_json::json!(["WIN", "BH/C1", "BH"]));
        with("212 PTS\n");
        assert_eq!(imported(), serde_json::json!([]));
        with("");
        assert_eq!(imported(), serde_json::json!(["BH", "DE", "SB", "WIN"]));
        // Codes that are none, and those of teams, each with its place.
        with("212 PTS,BH,NONE,MPvGP\n");
        let refused = hall.call(&["import", "trf", "ordered.trf", "--owner", "Ms Khumalo"]);
        assert_eq!(status(&refused), 1);
        let said = err(&refused);
        for place in [
            "line 1, column 12: \"NONE\"",
            "line 1, column 17: \"MPvGP\"",
        ] {
            assert!(said.contains(place), "{said}");
        }
    });
}

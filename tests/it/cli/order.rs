//! `inkundla event order`: the order of the list, which gives the start numbers.

use super::{Folder, err, out, status};

const DATABASE: [&str; 2] = ["--database", "sqlite:hall.db"];

fn done(folder: &Folder, call: &[&str]) -> String {
    let made = folder.run(&[call, &DATABASE].concat());
    assert_eq!(status(&made), 0, "{call:?}: {}", err(&made));
    out(&made)
}

#[test]
fn a_list_is_ordered_from_the_command_line_and_the_database_stays_whole() {
    let folder = Folder::new();
    let account = ["user", "add", "Ms Khumalo", DATABASE[0], DATABASE[1]];
    folder.run_with_input(&account, "three cows in a row\n");
    let report = "012 Open\nXXR 3\n001    1 m    Ant, Ann                          1500\n\
                  001    2 m    Bee, Ben\n001    3 m    Cat, Cas                          2100\n";
    std::fs::write(folder.path().join("open.trf"), report).unwrap();
    let owner = ["import", "trf", "open.trf", "--owner", "Ms Khumalo"];
    done(&folder, &owner);
    let by_rating = "1 3 Cas Cat\n2 1 Ann Ant\n3 2 Ben Bee\n";
    let call = ["event", "order", "Open", "rating"];
    assert_eq!(
        done(&folder, &[&call[..], &["--dry-run"]].concat()),
        by_rating
    );
    assert_eq!(
        done(&folder, &call),
        by_rating,
        "the first one only printed it"
    );
    let again = done(&folder, &call);
    assert_eq!(again, "1 1 Cas Cat\n2 2 Ann Ant\n3 3 Ben Bee\n");
    let lots = ["event", "order", "Open", "lot", "--seed", "12"];
    let drawn = done(&folder, &lots);
    assert_eq!(drawn.lines().count(), 3);
    let entered = done(&folder, &["event", "order", "Open", "entered"]);
    assert!(
        entered.lines().next().unwrap().ends_with("Ann Ant"),
        "{entered}"
    );
    let names = |text: &str| {
        let names = text.lines().filter_map(|line| line.splitn(3, ' ').nth(2));
        names.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(names(&done(&folder, &lots)), names(&drawn));
    for wrong in [
        &["event", "order", "Open", "lot"][..],
        &["event", "order", "Open", "rating", "--seed", "3"],
    ] {
        let refused = folder.run(&[wrong, &DATABASE].concat());
        assert_eq!(status(&refused), 2, "{wrong:?}");
    }
    let checked = folder.run(&[&["check"][..], &DATABASE].concat());
    assert_eq!(status(&checked), 0, "{}{}", out(&checked), err(&checked));
}

//! Exact endings: `solve`, and the files of tables that it builds.

use super::{Folder, err, out, status};
use std::fs;
use std::path::PathBuf;

/// Three men against three: the first player makes a line at once.
const WON: &str = "CC.....C/c......./c.....c. 1 0/0 0 0 -/- 60";

fn solved(folder: &Folder, ruleset: &str, position: &str) -> String {
    let done = folder.run(&["solve", ruleset, "--position", position, "--tables", "t"]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    out(&done)
}

/// The files of the folder of tables, by their paths below it.
fn files(folder: &Folder) -> Vec<PathBuf> {
    let laws = fs::read_dir(folder.path().join("t")).unwrap().flatten();
    let of_law = |law: fs::DirEntry| fs::read_dir(law.path()).unwrap().flatten();
    let mut files: Vec<PathBuf> = laws.flat_map(of_law).map(|file| file.path()).collect();
    files.sort();
    files
}

#[test]
fn an_ending_is_solved_and_its_tables_are_shared_by_rulesets_of_one_law() {
    let folder = Folder::new();
    let won = solved(&folder, "umlabalaba", WON);
    assert!(won.starts_with("win 1\nE2-E7xA1\n"), "{won}");
    assert_eq!(won.lines().count(), 7, "{won}");
    // With the last turn of the count it is still in time.
    assert_eq!(
        solved(&folder, "umlabalaba", &WON.replace(" 0 0 -/-", " 0 19 -/-")),
        won
    );
    let built = files(&folder);
    assert_eq!(built.len(), 1, "{built:?}");
    assert!(built[0].ends_with("3v3.ending"), "{built:?}");
    assert_eq!(solved(&folder, "gar", WON), won);
    assert_eq!(files(&folder), built);
    solved(&folder, "isizulu", WON);
    assert_eq!(files(&folder).len(), 2);
    let best = [
        "best",
        "gar",
        "--nodes",
        "100",
        "--position",
        WON,
        "--tables",
        "t",
    ];
    let best = out(&folder.run(&best));
    assert!(best.contains("\nwin 1\nkind exact\n"), "{best}");
}

#[test]
fn a_damaged_table_is_built_again_and_one_of_another_law_is_refused() {
    let folder = Folder::new();
    let won = solved(&folder, "umlabalaba", WON);
    let file = files(&folder).remove(0);
    let mut bytes = fs::read(&file).unwrap();
    let whole = bytes.clone();
    bytes[1_000] ^= 1;
    fs::write(&file, bytes).unwrap();
    let done = folder.run(&["solve", "umlabalaba", "--position", WON, "--tables", "t"]);
    assert_eq!(out(&done), won);
    assert!(
        err(&done).contains("is damaged: it is built again"),
        "{}",
        err(&done)
    );
    assert_eq!(fs::read(&file).unwrap(), whole);
    solved(&folder, "isizulu", WON);
    let other = files(&folder).into_iter().find(|one| *one != file).unwrap();
    fs::copy(other, &file).unwrap();
    let refused = folder.run(&["solve", "umlabalaba", "--position", WON, "--tables", "t"]);
    assert_eq!((status(&refused), out(&refused).as_str()), (1, ""));
    let said = err(&refused);
    assert!(
        said.contains("count Both 60") && said.contains("count Either 20"),
        "{said}"
    );
}

#[test]
fn tables_are_built_and_listed_by_name() {
    let folder = Folder::new();
    let build = [
        "tables",
        "build",
        "morabaraba",
        "--pairs",
        "3v3",
        "--tables",
        "t",
    ];
    let built = folder.run(&build);
    assert_eq!(status(&built), 0, "{}", err(&built));
    let file = files(&folder).remove(0);
    assert!(file.ends_with(out(&built).trim()), "{}", out(&built));
    let listed = out(&folder.run(&["tables", "list", "morabaraba", "--tables", "t"]));
    let size = fs::metadata(&file).unwrap().len();
    assert_eq!(listed, format!("{size} {}", out(&built)));
    for refused in [
        &["tables", "build", "reversi", "--tables", "t"][..],
        &["tables", "build", "gar", "--pairs", "5v3", "--tables", "t"],
        &[
            "tables",
            "build",
            "umlabalaba",
            "--pairs",
            "7v3",
            "--tables",
            "t",
        ],
    ] {
        assert_eq!(status(&folder.run(refused)), 2, "{refused:?}");
    }
}

#[test]
fn reversi_is_solved_to_the_disc_and_other_positions_by_a_search() {
    let folder = Folder::new();
    // FFO 40 of the French federation, 20 empty squares.
    let ffo = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";
    assert_eq!(solved(&folder, "reversi", ffo), "win 38 discs\na2\n");
    let done = folder.run(&["solve", "reversi"]);
    assert_eq!((status(&done), out(&done).as_str()), (0, "unknown\n"));
    assert_eq!(err(&done), "inkundla: more than 20 squares are empty\n");
    // Whoever is on three and loses one has lost.
    let placing = "CC..CC../c......./c....... 1 1/1 0 0 -/- 16";
    let won = solved(&folder, "umlabalaba", placing);
    assert!(won.starts_with("win 1\nE3xA1\n"), "{won}");
    assert_eq!(
        solved(
            &folder,
            "umlabalaba",
            "......../......../........ 1 12/12 0 0 -/- 0"
        ),
        "unknown\n"
    );
    assert!(!folder.path().join("t").exists());
    let over = folder.run(&[
        "solve",
        "umlabalaba",
        "--position",
        "CCC...../......../......c. 2 0/0 0 0 -/- 60",
    ]);
    assert_eq!(status(&over), 2);
}

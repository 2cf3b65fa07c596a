//! PDFs and spreadsheets, opened by other programs.

use super::harness::{App, Client};
use super::umpire::Hall;
use calamine::{Data, Reader, Xlsx};
use inkundla::formats::pdf::{Certificate, PdfMetadata, PdfPart, document};
use inkundla::formats::table::{Cell, Heading, Table};
use std::io::Cursor;
use std::process::{Command, Stdio};

/// The text of each page of a PDF as extracted by another program, in the order of the file.
pub fn read(pdf: &[u8]) -> Vec<String> {
    let text = told_by("pdftotext", &["-raw", "-", "-"], pdf);
    let leaves = text.trim_end_matches('\u{c}').split('\u{c}');
    let tidy = |leaf: &str| leaf.split_whitespace().collect::<Vec<_>>().join(" ");
    leaves.map(tidy).collect()
}

/// The output of a program that reads a PDF.
fn told_by(program: &str, arguments: &[&str], pdf: &[u8]) -> String {
    use std::io::Write;
    crate::service::need("pdf");
    let mut reader = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect(program);
    reader.stdin.take().unwrap().write_all(pdf).unwrap();
    let text = reader.wait_with_output().unwrap();
    assert!(text.status.success());
    String::from_utf8(text.stdout).unwrap()
}

/// The font of headings has no letters of Tshivenḓa: a name keeps all its letters in one font.
#[test]
fn a_certificate_has_the_font_of_headings_where_it_knows_the_letters() {
    let about = PdfMetadata {
        title: "Cup",
        language: "en",
    };
    let fonts = |name: &str| {
        let one = Certificate {
            title: "Certificate".to_owned(),
            name: name.to_owned(),
            school: String::new(),
            badge: Vec::new(),
            place: name.to_owned(),
            about: String::new(),
            event: String::new(),
            day: String::new(),
            signs: Vec::new(),
        };
        let pdf = document(about, &[PdfPart::Certificates(vec![one])]).unwrap();
        assert!(read(&pdf)[0].contains(name), "{name}");
        told_by("pdffonts", &["-"], &pdf)
    };
    let known = fonts("Zoë Nkosi");
    assert!(
        known.contains("Bricolage") && !known.contains("DejaVu"),
        "{known}"
    );
    let unknown = fonts("Fhatuwani Nḓou");
    assert!(
        unknown.contains("Bricolage") && unknown.contains("Condensed-Bold"),
        "{unknown}"
    );
}

pub fn bytes(client: &Client, path: &str) -> Vec<u8> {
    let (status, bytes) = client.get_with(path, ("accept-encoding", "identity"));
    assert_eq!(status, 200, "{path}");
    bytes
}

/// The codes of the board cards in a PDF.
pub fn codes(pdf: &[u8]) -> Vec<String> {
    let text = read(pdf).join(" ");
    let addresses = text.split("/u/").skip(1);
    addresses
        .map(|code| code.chars().take(6).collect())
        .collect()
}

/// A tournament of four players after round 1, with its organiser and key.
fn played() -> (App, Client, String) {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    for (board, result) in [("1", "1-0"), ("2", "1/2-1/2")] {
        let path = format!("/e/{}/rounds/1/boards/{board}/result", hall.key);
        let page = teacher.post(&path, &[("result", result)]);
        assert_eq!(page.status, 303, "{}", page.text());
    }
    // To pair the next round closes this one.
    let next = teacher.post(&format!("/e/{}/rounds/draft", hall.key), &[]);
    assert_eq!(next.status, 303, "{}", next.text());
    (hall.app, teacher, hall.key)
}

#[test]
fn the_pairing_list_on_paper_is_that_of_the_page() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let list = format!("/e/{}/rounds/1/print/pairings", hall.key);
    let page = teacher.get(&list);
    assert_eq!(
        page.attributes("a[href$='.pdf']", "href"),
        [format!("{list}.pdf")]
    );
    let leaves = read(&bytes(&teacher, &format!("{list}.pdf")));
    assert_eq!(leaves.len(), 2, "by board, by name");
    let rows = page.all("section:first-of-type tbody tr");
    assert_eq!(rows.len(), 2);
    for row in rows {
        assert!(leaves[0].contains(&row), "{row} is not in {}", leaves[0]);
    }
    for row in page.all("section:last-of-type tbody tr") {
        assert!(leaves[1].contains(&row), "{row} is not in {}", leaves[1]);
    }
    for (leaf, number) in leaves.iter().zip(["1/2", "2/2"]) {
        let number = leaf.replace(' ', "").ends_with(number);
        assert!(leaf.contains("Zone cup") && number, "{leaf}");
    }
    assert_eq!(hall.app.visitor().get(&format!("{list}.pdf")).status, 303);
}

#[test]
fn standings_and_certificates_on_paper_are_those_of_the_page() {
    let (_app, teacher, key) = played();
    let page = teacher.get(&format!("/e/{key}/standings"));
    let leaves = read(&bytes(&teacher, &format!("/e/{key}/print/standings.pdf")));
    assert_eq!(leaves.len(), 3, "standings, cross-table, winners");
    assert!(leaves[2].contains("Winners"), "{leaves:?}");
    let schools = read(&bytes(&teacher, &format!("/e/{key}/print/schools.pdf")));
    assert!(
        schools[0].contains("No player has a school."),
        "{schools:?}"
    );
    assert_eq!(page.all("table").len(), 1);
    for name in [
        "Thandiwe Mokoena",
        "Sipho Dlamini",
        "Ayanda Nkosi",
        "Lerato Zulu",
    ] {
        assert!(page.sees(name), "{}", page.text());
        assert!(
            leaves[..2].iter().all(|leaf| leaf.contains(name)),
            "{leaves:?}"
        );
    }
    assert!(leaves[1].contains("Cross-table") && leaves[1].contains("½"));
    // One leaf for each winner; for everybody when asked.
    let print = format!("/e/{key}/print/certificates.pdf");
    let winners = read(&bytes(&teacher, &print));
    assert!(winners.iter().all(|leaf| leaf.contains("Certificate")));
    assert!(winners[0].contains("First place") && winners[0].contains("Zone cup"));
    let all = read(&bytes(&teacher, &format!("{print}?who=all")));
    assert_eq!(all.len(), 4);
    assert!(winners.len() < all.len());
    assert!(winners[0].contains("Umlabalaba"), "{winners:?}");
    let played = |leaf: &String| leaf.contains("of 4 players, ") && leaf.contains(" from 1 game");
    assert!(winners.iter().all(played), "{winners:?}");
    assert!(all[3].contains("Took part"), "{all:?}");
    let zulu = read(&bytes(&teacher, &format!("{print}?lang=zu")));
    assert!(zulu[0].contains("Isitifiketi"), "{zulu:?}");
}

#[test]
fn printed_standings_note_missing_results() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    let none = format!("/e/{}/print/certificates.pdf?who=all", hall.key);
    let none = read(&bytes(&teacher, &none));
    assert!(none[0].contains("No winners yet"), "{none:?}");
    let missing = "Not final: 1 board to come";
    let page = teacher.get(&format!("/e/{}/standings", hall.key));
    assert!(page.sees(missing), "{}", page.text());
    let print = format!("/e/{}/print/standings.pdf", hall.key);
    let leaves = read(&bytes(&teacher, &print));
    assert!(
        leaves.iter().all(|leaf| leaf.contains(missing)),
        "{leaves:?}"
    );
}

/// For a long paper the browser first gets a waiting page, without scripts.
#[test]
fn a_long_paper_shows_its_size_and_downloads_by_itself() {
    let hall = Hall::large(250);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let browses = |path: &str| {
        let (status, bytes) = teacher.get_by(path, &[("accept", "text/html,*/*;q=0.8")]);
        assert_eq!(status, 200, "{path}");
        bytes
    };
    let all = format!("/e/{}/print/standings.pdf?lang=en", hall.key);
    let short = format!("/e/{}/print/certificates.pdf", hall.key);
    let waiting_page = String::from_utf8(browses(&all)).unwrap();
    assert!(
        waiting_page.contains("This is a long document: 250 names"),
        "{waiting_page}"
    );
    let address = all.replace("lang=en", "preparing=1");
    let leads_to = format!("content=\"0;url={address}\"");
    assert!(waiting_page.contains(&leads_to), "{waiting_page}");
    let leaves = read(&browses(&address)).join(" ");
    assert_eq!(
        leaves.matches("Mthembu").count(),
        2 * 250,
        "standings, cross-table"
    );
    // What is short comes at once, and so does everything for a program.
    assert!(browses(&short).starts_with(b"%PDF"));
    assert!(bytes(&teacher, &all).starts_with(b"%PDF"));
}

/// A paper is rendered in the background, and other requests are answered meanwhile.
#[test]
fn a_long_paper_does_not_block_other_requests() {
    use std::sync::atomic::{AtomicBool, Ordering};
    static IS_MADE: AtomicBool = AtomicBool::new(false);
    let hall = Hall::large(250);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let all = format!("/e/{}/print/standings.pdf", hall.key);
    // One connection to each thread of the server.
    let threads = std::thread::available_parallelism().unwrap().get();
    let others: Vec<Client> = (0..threads).map(|_| hall.app.visitor()).collect();
    let health = |client: &Client| assert_eq!(client.get("/health").status, 200);
    others.iter().for_each(health);
    let paper = std::thread::spawn(move || {
        let pdf = bytes(&teacher, &all);
        IS_MADE.store(true, Ordering::SeqCst);
        pdf
    });
    std::thread::sleep(std::time::Duration::from_millis(300));
    others.iter().for_each(health);
    assert!(
        !IS_MADE.load(Ordering::SeqCst),
        "they were answered before the paper was made"
    );
    assert!(read(&paper.join().unwrap()).len() > 10);
}

/// The rows on each page of a table.
fn leaves_of(table: Table) -> Vec<String> {
    let about = PdfMetadata {
        title: "Cup",
        language: "en",
    };
    let part = PdfPart::Tables {
        over: "Zone cup".to_owned(),
        tables: vec![table],
        qr: None,
    };
    read(&document(about, &[part]).unwrap())
}

#[test]
fn no_page_of_a_printed_list_has_a_single_row() {
    // About 38 rows fill a leaf.
    for rows in (1..=4).chain(33..=43).chain(71..=81) {
        let table = Table {
            title: "Standings".into(),
            columns: vec![Heading::words("Name".into())],
            rows: (1..=rows)
                .map(|n| vec![Cell::Text(format!("Child {n}"))])
                .collect(),
            notes: vec!["Provisional".into()],
            is_form: false,
        };
        let leaves = leaves_of(table);
        let last = leaves.last().unwrap();
        let on_it = last.matches("Child").count();
        assert!(on_it >= rows.min(3), "{rows} rows: {leaves:?}");
        assert!(last.contains("Provisional"), "{rows} rows: {leaves:?}");
        let all: usize = leaves
            .iter()
            .map(|leaf| leaf.matches("Child").count())
            .sum();
        assert_eq!(all, rows);
    }
}

#[test]
fn the_workbook_holds_what_the_pages_show_and_no_formula() {
    let (_app, teacher, key) = played();
    let book = bytes(&teacher, &format!("/e/{key}/event.xlsx"));
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(book)).unwrap();
    let sheets = [
        "Standings",
        "Cross-table",
        "Players",
        "Results",
        "Cards",
        "Games by round",
    ];
    assert_eq!(book.sheet_names(), sheets);
    for sheet in sheets {
        assert!(book.worksheet_formula(sheet).unwrap().is_empty(), "{sheet}");
    }
    let standings = book.worksheet_range("Standings").unwrap();
    let page = teacher.get(&format!("/e/{key}/standings"));
    let sum = |sheet: &calamine::Range<Data>| {
        let points = sheet.rows().skip(1).map(|row| row[3].clone());
        let number = |cell| match cell {
            Data::Float(number) => number,
            other => panic!("{other:?} is no number"),
        };
        points.map(number).sum::<f64>()
    };
    assert_eq!(standings.height(), 5, "a head and four players");
    assert_eq!(sum(&standings), 2.0, "two boards");
    for row in standings.rows().skip(1) {
        assert!(page.sees(&row[1].to_string()), "{row:?}");
    }
    let results = book.worksheet_range("Results").unwrap();
    assert_eq!(results.height(), 3);
    assert_eq!(results.rows().nth(2).unwrap()[4].to_string(), "½–½");
}

/// Standings of this size with four tie-breaks and names of ordinary length.
fn standings_of(rows: u16) -> Table {
    let mut columns = vec![
        Heading::number("Place".to_owned()),
        Heading::words("Player".to_owned()),
        Heading::words("School".to_owned()),
        Heading::number("Points".to_owned()),
        Heading::words("W–D–L".to_owned()),
    ];
    for name in ["Buchholz", "Direct encounter", "Sonneborn-Berger", "Wins"] {
        columns.push(Heading::number(name.to_owned()));
    }
    let mut table = Table::under("Standings".to_owned(), columns);
    let names = ["Thandiwe Mokoena", "Annelie van der Merwe", "Sipho Dlamini"];
    let schools = ["Umlazi Primary", "Laerskool Goudrand", "Sekolah 14"];
    for at in 1..=rows {
        let pick = usize::from(at % 3);
        let text = |text: &str| Cell::Text(text.to_owned());
        table.rows.push(vec![
            at.into(),
            text(&format!("{} {at}", names[pick])),
            text(schools[2 - pick]),
            (rows - at).into(),
            text("3–1–1 +1"),
            text("17½"),
            text("–"),
            text("12¾"),
            at.into(),
        ]);
    }
    table.notes = vec!["W–D–L counts games that were played.".repeat(2)];
    table
}

#[test]
fn standings_of_27_to_40_names_are_one_leaf_and_no_leaf_has_a_lonely_row() {
    for rows in [3, 20, 24, 25, 26, 27, 28, 30, 34, 37, 40, 44, 60, 80] {
        let leaves = leaves_of(standings_of(rows));
        let here = |leaf: &String| leaf.matches("3–1–1 +1").count();
        let on_each: Vec<usize> = leaves.iter().map(here).collect();
        assert_eq!(on_each.iter().sum::<usize>(), usize::from(rows));
        if rows <= 40 {
            assert_eq!(on_each, [usize::from(rows)], "{rows}");
        }
        assert!(on_each.iter().all(|on| *on >= 3), "{rows}: {on_each:?}");
    }
}

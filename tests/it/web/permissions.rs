//! The table of permissions: in the program, in the documents, and on a page.

use super::harness::Page;
use super::staff::helper;
use super::umpire::Hall;
use inkundla::desk::rights::PERMISSIONS;
use inkundla::store::Role;

#[test]
fn the_table_of_permissions_in_the_docs_matches_the_code() {
    let docs = include_str!("../../../docs/SECURITY.md");
    let said: Vec<String> = docs
        .lines()
        .filter(|line| line.starts_with("| `"))
        // The table of routes for strangers is another one.
        .filter(|line| !line.starts_with("| `GET ") && !line.starts_with("| `POST "))
        .map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let name = cells[1].split('`').nth(1).unwrap();
            format!("{name} {}", cells[2..cells.len() - 1].join(" ").trim())
        })
        .collect();
    let done: Vec<String> = PERMISSIONS
        .iter()
        .map(|row| {
            let may = |role| if row.by.contains(&role) { "yes" } else { "–" };
            let roles = [
                Role::Organiser,
                Role::Deputy,
                Role::Helper,
                Role::School,
                Role::Tablet,
                Role::Program,
            ];
            let [a, b, c, d, e, f] = roles.map(may);
            let again = if row.is_dangerous { "yes" } else { "–" };
            format!("{} {a} {b} {c} {d} {e} {f} {again}", row.name)
        })
        .collect();
    assert_eq!(said, done);
}

#[test]
fn everybody_with_a_role_sees_the_permissions() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let path = format!("/e/{}/people/rights", hall.key);
    let place = teacher.get(&path).header("location");
    assert_eq!(place, format!("/e/{}/people#rights", hall.key));
    let page = teacher.get(&format!("/e/{}/people", hall.key));
    let rows = page.all("#rights tbody tr");
    assert_eq!(rows.len(), PERMISSIONS.len());
    let row = |of: &Page, deed: &str| {
        let found = of
            .all("tbody tr")
            .into_iter()
            .find(|row| row.contains(deed));
        found.unwrap()
    };
    let read = |of: &Page, deed: &str| {
        let row = row(of, deed);
        row.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(read(&page, "Enter the round").ends_with("yes yes yes – – yes"));
    assert!(read(&page, "Pair, post, close").ends_with("yes yes – – – –"));
    let again = "yes, after typing the pass-phrase again – – – – –";
    assert!(
        read(&page, "Delete the event").ends_with(again),
        "{}",
        page.text()
    );
    let helper = helper(&hall, &hall.key);
    assert_eq!(helper.get(&path).status, 200);
    assert_eq!(hall.app.visitor().get(&path).status, 303);
}

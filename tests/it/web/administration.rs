//! The administration of the server in the browser.

use super::harness::{App, Client, PHRASE};
use super::umpire::Hall;
use inkundla::store::Account;
use inkundla::system_time::now;

const OTHER: &str = "Mr Botha";

fn account(app: &App, name: &str) -> Account {
    app.desk.account_named(name).unwrap()
}

/// A hall with another account, and the owner of the server signed in.
fn server() -> (Hall, Client, String) {
    let hall = Hall::open();
    hall.app.desk.create_account(OTHER, PHRASE, now()).unwrap();
    let owner = hall.app.signed_in("Ms Khumalo");
    let page = format!("/server/accounts/{}", account(&hall.app, OTHER).id.0);
    (hall, owner, page)
}

/// The newest line of the audit log: who, action, subject.
fn last_line(hall: &Hall) -> [String; 3] {
    let filter = inkundla::desk::administration::AuditFilter {
        most: Some(1),
        ..Default::default()
    };
    let line = hall.app.desk.server_audit(&filter).unwrap().remove(0);
    [line.who, line.action, line.subject]
}

#[test]
fn the_operator_finds_an_account_and_acts_on_it() {
    let (hall, owner, page) = server();
    let found = owner.get("/server/accounts?q=BOTH");
    assert_eq!(found.all(".event-list b"), [OTHER]);
    assert_eq!(found.attributes(".event-list a", "href"), [page.as_str()]);
    assert!(
        owner
            .get("/server/accounts?q=nobody")
            .sees("No account was found.")
    );
    let other = hall.app.signed_in(OTHER);
    assert_eq!(other.get("/account").status, 200);
    let shown = owner.get(&page);
    assert_eq!(
        shown.attributes("button[name=session]", "value").len(),
        2,
        "one, and all"
    );
    let mark = shown.attributes("button[name=session]", "value")[0].clone();
    let done = owner.post_and_look(&format!("{page}/sign-out"), &[("session", &mark)]);
    assert!(done.sees("Done.") && done.sees("This account is signed in nowhere."));
    assert_eq!(other.get("/account").status, 303, "signed out");

    owner.post(&format!("{page}/rename"), &[("name", "Mr Nel")]);
    assert!(owner.get(&page).sees("Mr Nel"));
    assert_eq!(
        last_line(&hall),
        ["Ms Khumalo", "account.renamed", "Mr Nel"]
    );
    let taken = owner.post(&format!("{page}/rename"), &[("name", "ms khumalo")]);
    assert_eq!(taken.status, 409, "{}", taken.text());

    let code = owner.post(&format!("{page}/reset"), &[("agreed", "1")]);
    assert_eq!(code.all(".recovery-code span").len(), 6, "{}", code.text());
    let form = [("name", "Mr Nel"), ("phrase", PHRASE)];
    assert_eq!(hall.app.visitor().post("/signin", &form).status, 401);

    let wrong = owner.post(&format!("{page}/delete"), &[("name", "Mr")]);
    assert_eq!(wrong.status, 422);
    owner.post(&format!("{page}/delete"), &[("name", "Mr Nel")]);
    assert_eq!(owner.get(&page).status, 404);
    assert_eq!(last_line(&hall)[1], "account.deleted");
}

#[test]
fn an_operator_is_named_and_the_right_ends() {
    let (hall, owner, page) = server();
    let other = hall.app.signed_in(OTHER);
    assert_eq!(other.get("/server").status, 404);
    assert!(!other.get("/account").sees("Administration"));
    owner.post(&format!("{page}/operator"), &[("on", "1")]);
    assert!(other.get("/account").sees("Administration"));
    for path in ["/server", "/server/accounts", "/server/events"] {
        assert_eq!(other.get(path).status, 200, "{path}");
    }
    let of_owner = format!("/server/accounts/{}", account(&hall.app, "Ms Khumalo").id.0);
    let shown = other.get(&of_owner);
    assert!(!shown.sees("Delete the account") && !shown.sees("End administration"));
    let refused = other.post(&format!("{of_owner}/delete"), &[("name", "Ms Khumalo")]);
    assert_eq!(refused.status, 403);
    // A full backup has the secret of the server: it stays with the owner.
    assert_eq!(other.get("/backups/all.inkundla").status, 404);
    owner.post(&format!("{page}/operator"), &[("on", "0")]);
    assert_eq!(other.get("/server").status, 404);
}

#[test]
fn acts_need_the_pass_phrase_again_after_a_while() {
    let (hall, owner, page) = server();
    hall.app.sql("UPDATE sessions SET proved_at_ms = 1");
    for (path, form) in [("/rename", ("name", "Mr Nel")), ("/reset", ("agreed", "1"))] {
        let asked = owner.post(&format!("{page}{path}"), &[form]);
        assert!(
            asked.header("location").starts_with("/reauthenticate"),
            "{path}: {}",
            asked.status
        );
    }
    assert!(owner.get(&page).sees(OTHER));
}

#[test]
fn the_operator_gives_an_event_away_erases_its_names_and_deletes_it() {
    let (hall, owner, _) = server();
    let page = format!("/server/events/{}", hall.key);
    let list = owner.get("/server/events?show=running");
    assert_eq!(list.attributes(".event-list a", "href"), [page.as_str()]);
    assert!(
        owner
            .get("/server/events?show=finished")
            .sees("No event was found.")
    );
    let name = list.all(".event-list b")[0].clone();
    let nobody = owner.post(&format!("{page}/give"), &[("name", "Nobody")]);
    assert_eq!(nobody.status, 422);
    owner.post(&format!("{page}/give"), &[("name", OTHER)]);
    assert!(owner.get(&page).sees(OTHER));
    assert_eq!(last_line(&hall), ["Ms Khumalo", "event.handed-over", OTHER]);
    assert!(
        owner.get(&page).sees("results are missing") || owner.get(&page).sees("result is missing")
    );
    let missing = owner.post(&format!("{page}/finish"), &[("agreed", "1")]);
    assert_eq!(missing.status, 422);
    let wrong = owner.post(&format!("{page}/erase-names"), &[("name", "Other cup")]);
    assert_eq!(wrong.status, 422);
    owner.post(&format!("{page}/erase-names"), &[("name", &name)]);
    assert_eq!(last_line(&hall)[1], "names.erased");
    assert!(!owner.get(&page).sees("Remove all names"));
    owner.post(&format!("{page}/delete"), &[("name", &name)]);
    assert_eq!(owner.get(&page).status, 404);
    assert_eq!(owner.get(&format!("/e/{}", hall.key)).status, 404);
}

#[test]
fn an_event_of_a_newer_version_can_be_deleted_by_the_operator() {
    let (hall, owner, _) = server();
    let page = format!("/server/events/{}", hall.key);
    let name = owner.get(&page).all("h1").concat();
    hall.app.sql("UPDATE tournaments SET ruleset = 'newgame'");
    assert!(owner.get("/server/events").sees("Not readable"));
    let shown = owner.get(&page);
    assert!(
        shown.sees("a newer version of Inkundla wrote it"),
        "{}",
        shown.text()
    );
    let done = owner.post(&format!("{page}/delete"), &[("name", &name)]);
    assert_eq!(done.status, 303, "{}", done.text());
    assert!(owner.get("/server/events").sees("No event was found."));
}

#[test]
fn failed_sign_ins_and_the_audit_log_are_shown_and_downloaded() {
    let (hall, owner, _) = server();
    assert!(owner.get("/server").sees("There are none."));
    let wrong = [("name", OTHER), ("phrase", "seven wrong words")];
    assert_eq!(hall.app.visitor().post("/signin", &wrong).status, 401);
    let page = owner.get("/server");
    assert!(
        page.sees("127.0.0.1") && page.sees(OTHER),
        "{}",
        page.text()
    );
    let file = owner.get("/server/audit.csv");
    assert_eq!(file.status, 200);
    let head = "id,time,who,role,account,event,action,subject,reason";
    assert!(
        file.body.trim_start_matches('\u{feff}').starts_with(head),
        "{}",
        file.body
    );
    assert!(file.body.contains("account.sign-in-failed"));
    // Deleting the account forgets its failures too.
    let id = account(&hall.app, OTHER).id.0;
    owner.post(&format!("/server/accounts/{id}/delete"), &[("name", OTHER)]);
    assert!(!owner.get("/server").sees(OTHER));
}

#[test]
fn long_lists_of_accounts_and_events_come_in_pages() {
    let (hall, owner, _) = server();
    hall.app.sql(
        "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 300)
         INSERT INTO accounts (name, name_key, pass_hash, created_at_ms)
         SELECT 'Teacher ' || n, 'teacher ' || n, '$', 1 FROM n;
         WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 300)
         INSERT INTO tournaments (public_key, name, ruleset, options, clock, delay, created_at_ms, search_text)
         SELECT 'many' || n, 'Cup ' || n, ruleset, options, clock, delay, 1, 'cup ' || n
         FROM n, (SELECT * FROM tournaments LIMIT 1);
         INSERT INTO grants (account_id, tournament_id, role, since_ms)
         SELECT (SELECT min(id) FROM accounts), id, 'organiser', 1 FROM tournaments WHERE public_key LIKE 'many%'",
    );
    for (first, rows, count) in [
        ("/server/accounts", ".event-list b", 302),
        ("/server/events", ".event-list b", 301),
        ("/server/accounts?q=teacher+29", ".event-list b", 11),
        ("/backups", "main ul.plain a", 301),
        ("/backups?q=cup+29", "main ul.plain a", 11),
    ] {
        let (mut found, mut next) = (Vec::new(), Some(first.to_owned()));
        while let Some(place) = next {
            let page = owner.get(&place);
            assert!(page.body.len() < 30_000, "{place}: {}", page.body.len());
            found.extend(page.all(rows));
            next = page.attributes("a[rel=next]", "href").pop();
            assert!(found.len() < 1_000, "it ends");
        }
        let once: std::collections::BTreeSet<_> = found.iter().collect();
        assert_eq!((found.len(), once.len()), (count, count), "{first}");
    }
}

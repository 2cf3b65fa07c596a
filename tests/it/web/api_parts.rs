//! Lists of the API in parts.

use super::event_lists::many;
use super::harness::{Client, Page};
use super::rounds::{EIGHT, Hall as Rounds};
use super::umpire::Hall;
use serde_json::Value;
use std::collections::BTreeSet;

/// The address of the next part.
fn next(page: &Page) -> Option<String> {
    let link = page.header("link");
    let (address, kind) = link.strip_prefix('<')?.split_once('>')?;
    assert_eq!(kind, "; rel=\"next\"");
    Some(address.to_owned())
}

/// All rows of a list, part by part, and the number of parts.
fn walked(visitor: &Client, first: &str, list: &str) -> (Vec<Value>, usize) {
    let (mut found, mut parts, mut place) = (Vec::new(), 0, Some(first.to_owned()));
    while let Some(address) = place {
        let page = visitor.get(&address);
        assert_eq!(page.status, 200, "{address}: {}", page.body);
        let whole: Value = serde_json::from_str(&page.body).unwrap();
        let rows = if list.is_empty() {
            &whole
        } else {
            &whole[list]
        };
        found.extend(rows.as_array().unwrap().iter().cloned());
        parts += 1;
        assert!(parts < 1_000, "it ends");
        place = next(&page);
    }
    (found, parts)
}

fn keys(rows: &[Value]) -> Vec<String> {
    rows.iter()
        .map(|row| row["key"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn the_parts_of_the_list_of_events_have_each_event_once() {
    let hall = Hall::open();
    many(&hall, 250, 31);
    let visitor = hall.app.visitor();
    let (whole, parts) = walked(&visitor, "/api/v1/events", "");
    assert_eq!((whole.len(), parts), (282, 3));
    let all = keys(&whole);
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 282);
    for limit in [1, 7, 100, 5_000] {
        let (some, _) = walked(&visitor, &format!("/api/v1/events?limit={limit}"), "");
        assert_eq!(keys(&some), all, "{limit}");
    }
    assert_eq!(visitor.get("/api/v1/events?cursor=nothing").status, 404);
}

#[test]
fn an_event_that_comes_between_two_parts_moves_no_other() {
    let hall = Hall::open();
    many(&hall, 250, 0);
    let visitor = hall.app.visitor();
    let first = visitor.get("/api/v1/events?limit=10");
    let before: Vec<Value> = serde_json::from_str(&first.body).unwrap();
    hall.app.sql(
        "INSERT INTO tournaments (public_key, name, ruleset, options, clock, delay, created_at_ms, first_day, last_day)
         SELECT 'between', 'Between', ruleset, options, clock, delay, 1, 99999, 99999 FROM tournaments LIMIT 1",
    );
    let second = visitor.get(&next(&first).unwrap());
    let second: Vec<Value> = serde_json::from_str(&second.body).unwrap();
    let both = [keys(&before), keys(&second)].concat();
    assert_eq!(both.iter().collect::<BTreeSet<_>>().len(), 20);
    assert!(!both.contains(&"between".to_owned()));
}

#[test]
fn every_list_within_an_event_comes_in_parts() {
    let hall = Rounds::with(&EIGHT);
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let visitor = hall.app.visitor();
    let base = format!("/api/v1/events/{}", hall.key);
    for (path, list, count) in [
        ("/entrants", "", 8),
        ("/rounds", "", 2),
        ("/rounds/1", "boards", 4),
        ("/standings", "rows", 8),
        ("/standings?after=1", "rows", 8),
    ] {
        let joint = if path.contains('?') { '&' } else { '?' };
        let address = format!("{base}{path}");
        let (whole, one) = walked(&visitor, &address, list);
        assert_eq!((whole.len(), one), (count, 1), "{path}");
        let (some, parts) = walked(&visitor, &format!("{address}{joint}limit=3"), list);
        assert_eq!((some, parts), (whole, count.div_ceil(3)), "{path}");
        let odd = visitor.get(&format!("{address}{joint}cursor=x"));
        assert_eq!(
            (odd.status, odd.body.trim()),
            (400, "{\"error\":\"no such cursor\"}")
        );
    }
}

/// As many events as a country has in a season.
#[test]
#[ignore = "the long form: 12,000 events"]
fn twelve_thousand_events_make_small_pages() {
    let hall = Hall::open();
    many(&hall, 11_900, 100);
    let visitor = hall.app.visitor();
    let (rows, parts) = walked(&visitor, "/api/v1/events", "");
    assert_eq!((rows.len(), parts), (12_001, 121));
    let owner = hall.app.signed_in("Ms Khumalo");
    for path in [
        "/",
        "/events",
        "/events?show=past",
        "/backups",
        "/server/events",
        "/server/accounts",
    ] {
        for client in [&visitor, &owner] {
            let page = client.get(path);
            assert!(page.body.len() < 40_000, "{path}: {}", page.body.len());
        }
    }
}

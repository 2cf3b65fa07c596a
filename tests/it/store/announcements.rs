//! Lists of announced tournaments, and the texts of their pages.

use super::super::erasure::lines_with;
use super::base::*;
use chrono::NaiveDate;
use inkundla::store::*;
use inkundla::tournament::TournamentId;

/// The day of [`NOON`].
const TODAY: NaiveDate = day(2026, 11, 21);

const fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

/// A tournament with place and days; `rounds`: whether its first round is posted.
fn hall(base: &Base, key: &'static str, announced: &Announcement, is_posted: bool) -> Hall {
    let hall = Hall::open(base, key, 2);
    let (tournament, announced) = (hall.tournament, announced.clone());
    base.change(move |tx| {
        let row = EventSettingsRow {
            announcement: announced,
            ..tx.tournament(tournament)?.settings_row
        };
        tx.set_event_settings(tournament, &row)
    })
    .unwrap();
    if is_posted {
        hall.post(base, ROUND);
    }
    hall
}

fn at(place: &str, days: Option<(NaiveDate, NaiveDate)>) -> Announcement {
    Announcement {
        place: place.to_owned(),
        days,
        is_listed: true,
    }
}

fn keys(base: &Base, query: &EventQuery) -> Vec<String> {
    let rows = base.store.read(|db| db.event_list(query)).unwrap();
    rows.into_iter().map(|row| row.public_key).collect()
}

fn all(scope: EventScope) -> EventQuery {
    EventQuery::first(30, scope, TODAY)
}

fn listed(state: EventState) -> EventQuery {
    all(EventScope::Listed(Some(state)))
}

/// Tournaments in all states.
fn several(base: &Base) -> Vec<Hall> {
    let days = |first, last| Some((first, last));
    let (may, june) = (day(2025, 5, 1), day(2026, 6, 2));
    let (soon, later) = (day(2026, 12, 1), day(2027, 1, 9));
    let hidden = Announcement {
        is_listed: false,
        ..at("Nowhere", days(soon, soon))
    };
    let halls = vec![
        hall(base, "draft", &at("", None), false),
        hall(
            base,
            "later",
            &at("Môrester Hall", days(later, later)),
            false,
        ),
        hall(base, "soon", &at("Umlazi", days(soon, later)), false),
        hall(base, "now", &at("Umlazi_50%", days(TODAY, TODAY)), true),
        hall(base, "undated", &at("", None), true),
        hall(base, "over", &at("Pretoria", days(may, may)), true),
        hall(base, "ended", &at("Umlazi", days(june, june)), true),
        hall(base, "hidden", &hidden, true),
        hall(base, "deleted", &at("Umlazi", days(TODAY, TODAY)), true),
    ];
    let (ended, deleted) = (halls[6].tournament, halls[8].tournament);
    base.change(move |tx| tx.set_finished(ended, Some(NOON)))
        .unwrap();
    base.change(move |tx| tx.delete_tournament(deleted, NOON))
        .unwrap();
    halls
}

#[test]
fn each_state_has_its_list_in_its_order() {
    on_both(|base| {
        let halls = several(base);
        assert_eq!(keys(base, &listed(EventState::Coming)), ["soon", "later"]);
        assert_eq!(keys(base, &listed(EventState::Live)), ["undated", "now"]);
        assert_eq!(keys(base, &listed(EventState::Past)), ["ended", "over"]);
        let every = all(EventScope::Listed(None));
        let expected = ["later", "soon", "undated", "now", "ended", "over"];
        assert_eq!(keys(base, &every), expected);
        let rows = base.store.read(|db| db.event_list(&every)).unwrap();
        let states: Vec<&str> = rows.iter().map(|row| row.state(TODAY).code()).collect();
        assert_eq!(states, ["coming", "coming", "live", "live", "past", "past"]);
        // The account of a tournament finds it, listed or not.
        for (hall, is_finished) in [(&halls[0], false), (&halls[7], false), (&halls[6], true)] {
            let own = |is_finished| {
                let scope = EventScope::Of {
                    account: hall.organiser,
                    now_ms: NOON,
                    is_finished,
                };
                keys(base, &all(scope))
            };
            assert_eq!(own(is_finished).len(), 1);
            assert!(own(!is_finished).is_empty());
        }
    });
}

#[test]
fn a_search_finds_name_place_and_year_and_a_list_has_parts() {
    on_both(|base| {
        several(base);
        let found = |words: &str, year: Option<i32>| {
            let query = EventQuery {
                words: words.to_owned(),
                begins: year.map(|year| (day(year, 1, 1), day(year, 12, 31))),
                ..all(EventScope::Listed(None))
            };
            keys(base, &query)
        };
        assert_eq!(found("MORESTER", None), ["later"]);
        assert_eq!(found("môre", None), ["later"]);
        assert_eq!(found("umlazi", None), ["soon", "now", "ended"]);
        assert_eq!(found("umlazi", Some(2026)), ["soon", "now", "ended"]);
        assert_eq!(found("umlazi", Some(2025)), [""; 0]);
        assert_eq!(found("", Some(2025)), ["over"]);
        assert_eq!(found("", Some(2027)), ["later"]);
        // Signs of patterns stand for themselves.
        assert_eq!(found("_50%", None), ["now"]);
        assert_eq!(found("%", None), ["now"]);
        assert_eq!(found("\\", None), [""; 0]);
        assert_eq!(found("' OR 1=1 --", None), [""; 0]);
        let part = |skip, most| {
            let query = EventQuery {
                skip,
                most,
                ..all(EventScope::Listed(None))
            };
            keys(base, &query)
        };
        assert_eq!(part(0, 2), ["later", "soon"]);
        assert_eq!(part(4, 2), ["ended", "over"]);
        assert_eq!(part(6, 2), [""; 0]);
    });
}

#[test]
fn texts_are_replaced_and_go_with_the_names_also_beside_the_log() {
    on_both(|base| {
        let hall = Hall::open(base, "east", 2);
        let tournament = hall.tournament;
        let read = || base.store.read(|db| db.event_texts(tournament)).unwrap();
        assert_eq!(read(), EventTexts::default());
        for word in ["first", "second"] {
            let text = |kind: &str| format!("Secret {word} {kind}");
            let texts = EventTexts {
                directions: text("way"),
                host: text("host"),
                contact: text("contact"),
                description: text("description"),
                regulations: text("regulations"),
                sponsors: format!("[\"{}\"]", text("sponsor")),
            };
            let same = texts.clone();
            base.change(move |tx| tx.set_event_texts(tournament, &same))
                .unwrap();
            assert_eq!(read(), texts);
        }
        let unknown =
            |tx: &mut dyn Changes| tx.set_event_texts(TournamentId(99), &EventTexts::default());
        assert_fault!(base.change(unknown), StoreError::Missing);
        assert!(
            lines_with(&base.store, "Secret first").len() == 1,
            "beside the log"
        );
        base.change(move |tx| tx.erase_names(tournament, NOON))
            .unwrap();
        assert_eq!(read(), EventTexts::default());
        assert_eq!(lines_with(&base.store, "Secret"), [""; 0]);
    });
}

#[test]
fn place_and_days_go_with_the_tournament() {
    on_both(|base| {
        let hall = hall(base, "east", &at("Secret Hall", Some((TODAY, TODAY))), true);
        let tournament = hall.tournament;
        assert!(!lines_with(&base.store, "Secret").is_empty());
        base.change(move |tx| tx.delete_tournament(tournament, NOON))
            .unwrap();
        assert_eq!(lines_with(&base.store, "Secret"), [""; 0]);
        assert_eq!(lines_with(&base.store, "secret hall"), [""; 0]);
    });
}

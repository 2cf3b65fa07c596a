//! Tie-breaks and other settings of standings: chosen, and their effect seen before they are saved.

use super::{Hall, Page};

#[test]
fn what_separates_equal_points_is_chosen_in_words_or_by_codes() {
    let hall = Hall::open();
    let path = format!("/e/{}/settings", hall.key);
    let page = hall.teacher.get(&path);
    assert!(page.sees("Opponents’ points without the weakest"));
    assert!(page.sees("One weak opponent does no harm"));
    let save = |changes: &[(&str, &str)]| {
        let mut form = hall.teacher.get(&path).form(&path);
        for (name, value) in changes {
            form.retain(|(known, _)| known != name);
            form.push(((*name).to_owned(), (*value).to_owned()));
        }
        form.push(("sure".to_owned(), "1".to_owned()));
        let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (&**n, &**v)).collect();
        hall.teacher.post(&path, &form)
    };
    let codes = || {
        let event = hall.app.desk.event(&hall.key).unwrap();
        let codes = event.options.tiebreaks.iter().map(|one| one.code());
        (codes.collect::<Vec<_>>(), event.options.ranking)
    };
    save(&[
        ("tiebreak_1", "BH/C1"),
        ("tiebreak_2", "LOT"),
        ("lots", "77"),
    ]);
    assert_eq!(codes().0, ["BH/C1", "LOT/S77"]);
    save(&[("codes", "bh/c2; SB"), ("edition", "2024")]);
    assert_eq!(codes().0, ["BH/C2", "SB"]);
    assert_eq!(codes().1.edition, inkundla::tournament::Edition::Of2024);
    assert!(save(&[("codes", "BH/Q")]).sees("cannot be read"));
    assert!(save(&[("hand_order", "3, 1")]).sees("Why"));
    save(&[("hand_order", "3, 1"), ("hand_reason", "Extra game")]);
    assert_eq!(codes().1.by_hand[0].order, [3, 1]);
}

#[test]
fn what_other_settings_make_of_the_standings_is_seen_before_they_are_saved() {
    let hall = Hall::open();
    hall.play(hall.draft());
    let path = format!("/e/{}/settings", hall.key);
    let save = |page: &Page, changes: &[(&str, &str)]| {
        let mut form = page.form(&path);
        for (name, value) in changes {
            form.retain(|(known, _)| known != name);
            form.push(((*name).to_owned(), (*value).to_owned()));
        }
        let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (&**n, &**v)).collect();
        hall.teacher.post(&path, &form)
    };
    let first = || {
        let event = hall.app.desk.event(&hall.key).unwrap();
        event.options.tiebreaks[0].code()
    };
    let page = hall.teacher.get(&path);
    assert_eq!(
        save(&page, &[("name", "Winter cup")]).status,
        303,
        "no effect"
    );

    let refused = save(
        &page,
        &[("tiebreak_1", "LOT"), ("lots", "7"), ("sure", "1")],
    );
    assert!(refused.sees("keeps to the rules"), "{}", refused.text());
    let reason = [("reason", "A friendly day")];
    hall.teacher
        .post(&format!("/e/{}/by-the-book", hall.key), &reason);
    let page = hall.teacher.get(&path);
    let seen = save(&page, &[("tiebreak_1", "LOT"), ("lots", "7")]);
    assert_eq!(seen.status, 200, "{}", seen.text());
    assert!(seen.sees("This changes the standings"), "{}", seen.text());
    assert!(!seen.all("#effect li").is_empty());
    let fixed = seen.all("div.setting:has(.muted) .v");
    assert!(fixed[1].starts_with("Monrad"), "{fixed:?}");
    assert_eq!(first(), "BH", "nothing is saved yet");
    assert_eq!(
        save(&seen, &[]).status,
        200,
        "what was chosen stands in the form"
    );
    assert_eq!(save(&seen, &[("sure", "1")]).status, 303);
    assert_eq!(first(), "LOT/S7");
}

//! A call of the organiser: the clock stands, the answer comes to the board.

use crate::web::umpire::Hall;

#[test]
fn a_call_is_seen_then_answered_and_nobody_loses_time() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.noted(&[("act", "call"), ("about", "rule")]);
    let page = phone.page();
    assert!(
        page.all("#asked")
            .concat()
            .contains("I need help with a rule"),
        "{}",
        page.text()
    );
    let left = page.attributes(".clock", "data-left-ms");
    assert!(page.attributes(".clock[data-running]", "role").is_empty());

    let organiser = hall.app.signed_in("Ms Khumalo");
    let asked = organiser.get(&hall.asked());
    let entry = asked.attributes("input[name=entry]", "value").remove(0);
    let says = |what: &str, reason: &str| {
        let form = [
            ("entry", entry.as_str()),
            ("what", what),
            ("reason", reason),
        ];
        organiser.post(&hall.asked(), &form).status
    };
    assert_eq!(says("coming-99", ""), 422);
    assert_eq!(says("seen", ""), 303);
    assert!(phone.page().all("#asked").concat().contains("seen "));
    assert_eq!(says("coming-2", ""), 303);
    let page = phone.page();
    assert!(
        page.all("#asked").concat().contains("coming in 2 min"),
        "{}",
        page.text()
    );
    assert!(
        hall.control(&organiser).sees("I need help with a rule"),
        "it still waits"
    );
    assert_eq!(says("answer", "A cow in a line may be moved out"), 303);
    let page = phone.page();
    assert!(
        page.all("#asked")
            .concat()
            .contains("A cow in a line may be moved out")
    );
    assert_eq!(
        page.attributes(".clock", "data-left-ms"),
        left,
        "nobody lost a second"
    );

    phone.does(&[("act", "resume")]);
    assert!(phone.page().all("#asked").is_empty(), "play has gone on");
    assert!(
        !hall.board().sees("may be moved out"),
        "calls are not for those who watch"
    );
}

#[test]
fn a_call_is_taken_back_on_the_board() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.noted(&[("act", "call"), ("about", "rule")]);
    let entry = phone
        .page()
        .attributes("#asked input[name=entry]", "value")
        .remove(0);
    let done = [
        ("act", "call-done"),
        ("entry", entry.as_str()),
        ("reason", "No longer needed"),
    ];
    assert_eq!(phone.does(&done).status, 200);
    assert!(phone.page().all("#asked").is_empty());
}

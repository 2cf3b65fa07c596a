//! What other programs enter with a token of the event.

use super::harness::PHRASE;
use super::staff::invitation;
use super::umpire::Hall;
use inkundla::referee::ClockPolicy;
use inkundla::rules::Side;
use inkundla::store::Role;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo};
use serde_json::{Value, json};

/// A program with a token, or without one.
struct Program<'a> {
    hall: &'a Hall,
    token: Option<String>,
}

/// A token made by the organiser on the page of the team.
fn token(hall: &Hall, name: &str) -> String {
    let organiser = hall.app.seated("Ms Khumalo");
    let path = format!("/e/{}/people/token", hall.key);
    let made = organiser.post(&path, &[("name", name)]);
    assert_eq!(made.status, 200, "{}", made.text());
    made.all("#token").remove(0)
}

impl Program<'_> {
    fn named<'a>(hall: &'a Hall, name: &str) -> Program<'a> {
        Program {
            hall,
            token: Some(token(hall, name)),
        }
    }

    fn send(&self, rest: &str, body: &str) -> (u16, Value) {
        let address = self.hall.app.address();
        let url = format!("http://{address}/api/v1/events/{}{rest}", self.hall.key);
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .build()
            .into();
        let mut request = agent.post(url);
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let mut answer = request.send(body).unwrap();
        let kind = answer.headers()["content-type"].to_str().unwrap();
        assert_eq!(kind, "application/json", "{rest}");
        let text = answer.body_mut().read_to_string().unwrap();
        (
            answer.status().as_u16(),
            serde_json::from_str(&text).unwrap(),
        )
    }

    fn enter(&self, sent: Value) -> (u16, Value) {
        self.send("/rounds/1/boards/1/result", &sent.to_string())
    }
}

fn result(hall: &Hall) -> Option<PairingResult> {
    let event = hall.app.desk.event(&hall.key).unwrap();
    let boards = hall.app.desk.boards(&event, RoundNo(1)).unwrap();
    let mut boards = boards.into_iter();
    let board = boards.find(|one| one.pairing.board == BoardNo(1)).unwrap();
    board.result.map(|scored| scored.result)
}

#[test]
fn a_program_enters_replaces_and_clears_a_result() {
    let hall = Hall::with(ClockPolicy::Off);
    let program = Program::named(&hall, "Hall computer");
    let (status, said) = program.enter(json!({ "result": "1-0" }));
    assert_eq!(
        (status, &said["state"]),
        (200, &json!("recorded")),
        "{said}"
    );
    assert_eq!(result(&hall), Some(PairingResult::Won(Side::First)));
    // The same again changes nothing.
    assert_eq!(program.enter(json!({ "result": "1-0", "was": "" })).0, 200);
    let (status, said) = program.enter(json!({ "result": "0-1", "was": "" }));
    assert_eq!(status, 409, "{said}");
    let (status, said) = program.enter(json!({ "result": "0-1" }));
    assert_eq!(status, 422, "a reason is needed: {said}");
    let with_reason = json!({ "result": "0-1", "was": "1-0", "reason": "wrong side" });
    assert_eq!(program.enter(with_reason).0, 200);
    assert_eq!(result(&hall), Some(PairingResult::Won(Side::Second)));
    let cleared = json!({ "result": null, "reason": "not over yet" });
    assert_eq!(program.enter(cleared).0, 200);
    assert_eq!(result(&hall), None);
    let history = hall
        .app
        .seated("Ms Khumalo")
        .get(&format!("/e/{}/history", hall.key));
    assert!(
        history.sees("Hall computer (program)"),
        "{}",
        history.text()
    );
}

#[test]
fn a_program_enters_players_once_and_marks_who_is_here() {
    let hall = Hall::with(ClockPolicy::Off);
    let program = Program::named(&hall, "Registration desk");
    let sent = json!({ "players": [
        { "given": "Nomsa", "family": "Cele", "school": "Baobab Primary", "grade": "6", "gender": "f",
          "born": 2014, "rating": 1200, "full_name": true },
        { "given": "Sipho", "family": "Cele" },
        { "given": "" },
        { "given": "Zola", "family": "Dube", "grade": "sixty" },
    ] });
    let (status, said) = program.send("/players", &sent.to_string());
    assert_eq!((status, &said["entered"]), (200, &json!(2)), "{said}");
    assert_eq!(said["left"][0]["place"], 4, "{said}");
    assert!(
        said["left"][0]["why"].as_str().unwrap().contains("grade"),
        "{said}"
    );
    let (_, again) = program.send("/players", &sent.to_string());
    assert_eq!(again["entered"], 0, "{again}");
    let players = hall.app.desk.entrants(&hall.organiser()).unwrap();
    let nomsa = players.iter().find(|one| one.name.given() == "Nomsa");
    let nomsa = nomsa.unwrap();
    assert!(nomsa.name.is_public() && nomsa.about.rating == Some(1200));
    assert_eq!(again["left"][0]["number"], nomsa.number, "{again}");

    let place = format!("/players/{}/presence", nomsa.number);
    assert_eq!(program.send(&place, r#"{"presence":"absent"}"#).0, 200);
    let players = hall.app.desk.entrants(&hall.organiser()).unwrap();
    let nomsa = players.iter().find(|one| one.id == nomsa.id).unwrap();
    assert_eq!(nomsa.presence.code(), "absent");
    assert_eq!(program.send(&place, r#"{"presence":"gone"}"#).0, 422);
    assert_eq!(
        program
            .send("/players/999/presence", r#"{"presence":"here"}"#)
            .0,
        404
    );
    let many: Vec<Value> = (0..501)
        .map(|n| json!({ "given": n.to_string() }))
        .collect();
    let (status, _) = program.send("/players", &json!({ "players": many }).to_string());
    assert_eq!(status, 422);
}

#[test]
fn bad_json_is_refused_with_its_place() {
    let hall = Hall::with(ClockPolicy::Off);
    let program = Program::named(&hall, "A script");
    for (body, part) in [
        ("", "EOF"),
        (r#"{"result": 1}"#, "string"),
        (r#"{"results": "1-0"}"#, "unknown field"),
        (r#"{"result": "2-0"}"#, "Result"),
    ] {
        let (status, said) = program.send("/rounds/1/boards/1/result", body);
        assert_eq!(status, 422, "{body}: {said}");
        assert!(
            said["error"].as_str().unwrap().contains(part),
            "{body}: {said}"
        );
    }
    let (status, _) = program.send("/rounds/7/boards/1/result", r#"{"result": "1-0"}"#);
    assert!((400..500).contains(&status), "{status}");
    assert_eq!(result(&hall), None);
}

#[test]
fn only_a_token_of_this_event_enters_anything_and_only_here() {
    let hall = Hall::with(ClockPolicy::Off);
    let sent = json!({ "result": "1-0" });
    let nobody = Program {
        hall: &hall,
        token: None,
    };
    assert_eq!(nobody.enter(sent.clone()).0, 401);
    let guess = Program {
        token: Some("0123456789abcdef".to_owned()),
        ..nobody
    };
    assert_eq!(guess.enter(sent.clone()).0, 401);
    // The link of an invitation is no token.
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Helper);
    let link = Program {
        hall: &hall,
        token: link.strip_prefix("/join/").map(str::to_owned),
    };
    assert_eq!(link.enter(sent.clone()).0, 401);

    let program = Program::named(&hall, "Hall computer");
    let desk = &hall.app.desk;
    desk.create_account("Mr Other", PHRASE, now()).unwrap();
    let elsewhere = super::staff::post_elsewhere(&hall, "Mr Other");
    // A program cannot look inside, pair or read the history.
    let token = program.token.clone().unwrap();
    let as_person = hall
        .app
        .visitor()
        .with_cookies(&[("inkundla".to_owned(), token)]);
    for path in ["/history", "/settings", "/people", "/rounds/2"] {
        let page = as_person.get(&format!("/e/{}{path}", hall.key));
        assert!(matches!(page.status, 403 | 404), "{path}: {}", page.status);
    }
    let token = program.token;
    let foreign = Hall {
        key: elsewhere,
        ..hall
    };
    let (status, said) = Program {
        hall: &foreign,
        token,
    }
    .send("/players", r#"{"players":[]}"#);
    assert_eq!(status, 404, "{said}");
}

#[test]
fn a_program_that_is_removed_enters_nothing() {
    let hall = Hall::with(ClockPolicy::Off);
    let program = Program::named(&hall, "Hall computer");
    let organiser = hall.app.seated("Ms Khumalo");
    let team = format!("/e/{}/people", hall.key);
    let taken = organiser.post(&format!("{team}/token"), &[("name", "hall Computer")]);
    assert_eq!(taken.status, 409, "{}", taken.text());
    let page = organiser.get(&team);
    assert!(page.sees("Hall computer program"), "{}", page.text());
    let away = page.attributes("form[action$='/people/away'] button", "value");
    let gone = organiser.post(&format!("{team}/away"), &[("account", &away[0])]);
    assert_eq!(gone.status, 303, "{}", gone.text());
    let (status, _) = program.enter(json!({ "result": "1-0" }));
    assert!(matches!(status, 401 | 404), "{status}");
    assert_eq!(result(&hall), None);
}

#[test]
fn where_a_second_person_confirms_a_program_only_reports() {
    let hall = Hall::with(ClockPolicy::Off);
    let organiser = hall.app.seated("Ms Khumalo");
    let form = [("part", "confirm"), ("second_person", "1")];
    organiser.post(&format!("/e/{}/settings", hall.key), &form);
    let program = Program::named(&hall, "Scanner");
    let (status, said) = program.enter(json!({ "result": "1-0" }));
    assert_eq!(
        (status, &said["state"]),
        (200, &json!("reported")),
        "{said}"
    );
    assert_eq!(result(&hall), None);
}

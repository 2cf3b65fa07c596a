//! The laws of the games on an offline phone.

use super::{PHONE, sits_down};
use crate::browser::Browser;
use crate::common::camelot::drawn;
use crate::story::run;
use crate::web::boards::{course, games};
use crate::web::umpire::Hall;
use inkundla::rules::{Position, Ruleset};
use serde_json::Value;

/// At every position of the recorded games the scripts list the same turns as the server's rules,
/// with the same resulting positions.
#[test]
fn a_phone_knows_the_law_of_its_game() {
    run(async {
        let knower = knows("law").await;
        for game in [
            "umlabalaba",
            "morabaraba",
            "isizulu",
            "isipowe",
            "isisuthu",
            "reversi",
            "camelot",
            "gar",
        ] {
            let hall = Hall::of(game);
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sits_down(&knower, &url).await;
            learns(&knower, game).await;
            let turns = games(game).into_iter().take(6);
            for turns in turns {
                let whole = course(game, &turns);
                let ends = whole.turns().iter().map(Some).chain([None]);
                let positions = whole.positions().iter().zip(ends);
                let cases = cases(&Ruleset::by_name(game).unwrap(), positions);
                let wrong = knower.later(CHECK, vec![cases.into()]).await;
                assert_eq!(wrong, Value::Null, "{game}");
            }
        }
        knower.close().await;
    });
}

/// A phone with the scripts of all games.
async fn knows(name: &str) -> Browser {
    let knower = Browser::open(name, PHONE).await;
    let past = serde_json::json!({"enabled": true});
    knower.cdp("Page.setBypassCSP", past).await;
    knower
}

async fn learns(knower: &Browser, game: &str) {
    let law = match game {
        "camelot" => include_str!("../../../../templates/assets/camelot.js"),
        "reversi" => include_str!("../../../../templates/assets/reversi.js"),
        _ => include_str!("../../../../templates/assets/mill.js"),
    };
    let offline = include_str!("../../../../templates/assets/offline.js");
    let learnt = knower.later(LEARN, vec![offline.into(), law.into()]).await;
    assert_eq!(learnt, Value::Null);
}

const LEARN: &str = "
    const [offline, law] = arguments;
    const url = (text) => URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
    const first = url(offline);
    import(first).then((module) => {
      window.offline = module;
      return import(url(law.replace('./offline.js', first)));
    }).then(() => done(null), (why) => done(String(why)));";

const CHECK: &str = "
    const [cases] = arguments;
    const main = document.getElementById('main');
    const at = (text, form) => window.offline.replay(main, {dataset: {position: text}}, form, form.map(() => 0)).board;
    const same = (a, b) => a.length === b.length && a.every((turn, n) => turn === b[n]);
    for (const [n, [text, turns, played]] of cases.entries()) {
      const known = at(text, []).turns();
      const missing = turns.filter((turn) => known.indexOf(turn) < 0);
      const spare = known.filter((turn) => turns.indexOf(turn) < 0);
      if (missing.length + spare.length > 0) return done([text, 'missing', missing, 'spare', spare]);
      if (n + 1 === cases.length || !played) continue;
      const form = played === 'RC' ? 'act=card&card=red' : 'act=turn&turn=' + encodeURIComponent(played);
      const after = at(text, [form]).turns().sort();
      const next = at(cases[n + 1][0], []).turns().sort();
      if (!same(after, next)) return done([text, played, after, next]);
      // By this the page knows whether the board is as it was when a turn was begun.
      const stands = ({ men, mover }) => JSON.stringify([men, mover]);
      const [here, there] = [stands(at(text, [form])), stands(at(cases[n + 1][0], []))];
      if (here !== there) return done([text, played, here, there]);
    }
    done(null);";

/// The positions with their legal turns, and the turn played from each.
fn cases<'a>(
    rules: &Ruleset,
    positions: impl Iterator<Item = (&'a Position, Option<&'a String>)>,
) -> Vec<Value> {
    let cases = positions.map(|(position, turn)| {
        let position = rules.read(&position.text()).unwrap();
        serde_json::json!([position.text(), position.turns(), turn])
    });
    cases.collect()
}

/// The same for non-default rulings: each gap of Camelot's law interpreted the other way, at
/// positions of recorded games and at those where the gaps matter.
#[test]
fn a_phone_knows_the_rulings_that_an_event_has_changed() {
    run(async {
        let knower = knows("rulings").await;
        let hall = Hall::of("camelot");
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&knower, &url).await;
        learns(&knower, "camelot").await;
        let special = [
            drawn("w 00", "NC5 D6 F6 K4", "E8 A13 B13"),
            drawn("w 00", "E3 F2 G2 K6", "A13 B13"),
            drawn("w 00", "F16 C8", "C9 A4"),
            drawn("w 00", "F1 A4", "E2 F2 G2 E3 D3 F3 G3 H3"),
            drawn("w 00", "NE3 F2 G2", "E4 G4 F5"),
            "2/8/10/11m/12/12/12/12/12/4m7/3m1m6/3Mm7/10M1/10/8/2 w 00".to_owned(),
            format!("{} 100 120", drawn("w 00", "C8 D8", "I8 J8")),
        ];
        let usual = Ruleset::by_name("camelot").unwrap();
        for option in usual.options() {
            for value in option.values.split(", ") {
                let Ok(rules) = usual.with_options(&[(option.name, value)]) else {
                    continue;
                };
                let law = format!(
                    "document.getElementById('main').dataset.law = '{}={value}'",
                    option.name
                );
                knower.script(&law).await;
                let special: Vec<Position> = special
                    .iter()
                    .map(|text| rules.read(text).unwrap())
                    .collect();
                let mut asked = cases(&rules, special.iter().map(|position| (position, None)));
                for turns in games("camelot").into_iter().take(2) {
                    let course = course("camelot", &turns);
                    asked.extend(cases(
                        &rules,
                        course.positions().iter().map(|at| (at, None)),
                    ));
                }
                let wrong = knower.later(CHECK, vec![asked.into()]).await;
                assert_eq!(wrong, Value::Null, "{}={value}", option.name);
            }
        }
        knower.close().await;
    });
}

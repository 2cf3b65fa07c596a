//! Scripts in names, schools and reasons never run in another user's browser (stored XSS).

use super::run;
use crate::browser::Browser;
use crate::web::harness::PHRASE;
use crate::web::rights;
use crate::web::security::HOSTILE;
use crate::web::umpire::Hall;

const LAPTOP: (u32, u32) = (1366, 768);

/// Whether none of the scripts ran.
const PWNED: &str = "return window.pwned === undefined";

#[test]
fn texts_of_others_run_nothing_in_a_browser() {
    run(async {
        let reader = Browser::open("hostile", LAPTOP).await;
        let scripts = HOSTILE.iter().filter(|text| text.contains("pwned"));
        for (number, text) in scripts.enumerate() {
            let hall = Hall::of("umlabalaba");
            hall.renames(text);
            let phone = hall.umpire(text);
            phone.does(&[("act", "turn"), ("turn", "E1")]);
            phone.does(&[("act", "undo"), ("reason", text)]);
            let host = format!("http://{}", hall.app.address());
            reader.goto(&format!("{host}/signin")).await;
            reader.fill("input[name=name]", "Ms Khumalo").await;
            reader.fill("input[name=phrase]", PHRASE).await;
            reader.click("main button.primary").await;
            reader.until("location.pathname === '/'").await;
            for path in rights::pages(&hall) {
                if path.contains('.') {
                    continue; // a file
                }
                reader.goto(&format!("{host}{path}")).await;
                assert_eq!(reader.script(PWNED).await, true, "{text} on {path}");
            }
            // What comes later, by the live stream, is put in by scripts.
            reader
                .goto(&format!("{host}/e/{}/boards/1/1", hall.key))
                .await;
            phone.does(&[("act", "turn"), ("turn", "E2")]);
            phone.does(&[("act", "undo"), ("reason", text)]);
            phone.does(&[("act", "turn"), ("turn", "E3")]);
            reader
                .until("document.body.textContent.includes('E3')")
                .await;
            assert_eq!(reader.script(PWNED).await, true, "{text}, live");
            reader.picture(&format!("board-{number}")).await;
        }
        reader.close().await;
    });
}

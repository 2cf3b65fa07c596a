//! Long names have room: on sheets of paper from the browser, and on the phone that is
//! given to the players.

use super::alone::sits_down;
use super::run;
use super::wall::with_long_names;
use crate::browser::Browser;
use crate::web::harness::PHRASE;
use crate::web::umpire::Phone;
use inkundla::i18n::Language;
use serde_json::json;

/// A sheet of A4 between margins of 12 mm, in the pixels of a browser.
const SHEET: (u32, f64) = (703, 1031.0);

#[test]
fn a_score_sheet_is_one_sheet_and_four_slips_are_another_in_every_language() {
    run(async {
        let hall = with_long_names(8);
        hall.renames("Traditional Board Games Championship of Ethekwini and Umlazi");
        let teacher = Browser::open("sheets", (1366, 768)).await;
        let base = format!("http://{}", hall.app.address());
        teacher.goto(&format!("{base}/signin")).await;
        teacher.fill("input[name=name]", "Ms Khumalo").await;
        teacher.fill("input[name=phrase]", PHRASE).await;
        teacher.click("form[action='/signin'] button").await;
        teacher.find("form[action='/signout']").await;
        let size =
            json!({"width": SHEET.0, "height": 1031, "deviceScaleFactor": 1, "mobile": false});
        teacher
            .cdp("Emulation.setDeviceMetricsOverride", size)
            .await;
        teacher
            .cdp("Emulation.setEmulatedMedia", json!({"media": "print"}))
            .await;
        for language in Language::ALL {
            let tag = language.tag();
            for (paper, part, most) in [
                ("sheets", ".score-sheet", SHEET.1),
                ("slips", ".slip", SHEET.1 / 2.0),
                ("cards", ".board-card", SHEET.1 / 2.0),
            ] {
                let path = format!("/e/{}/rounds/1/print/{paper}?lang={tag}", hall.key);
                teacher.goto(&format!("{base}{path}")).await;
                teacher.find(part).await;
                let heights = format!(
                    "return [...document.querySelectorAll('{part}')].map((one) => one.getBoundingClientRect().height)"
                );
                let heights = teacher.script(&heights).await;
                let heights: Vec<f64> = serde_json::from_value(heights).unwrap();
                assert_eq!(heights.len(), 4, "{paper} in {tag}");
                assert!(
                    heights.iter().all(|height| *height <= most),
                    "{paper} in {tag}: {heights:?} of {most}"
                );
                teacher.picture(&format!("{paper}-{tag}")).await;
            }
        }
        teacher.close().await;
    });
}

#[test]
fn two_long_names_say_on_a_phone_that_the_result_is_right() {
    run(async {
        let hall = with_long_names(4);
        let organiser = hall.app.signed_in("Ms Khumalo");
        let path = format!("/e/{}/settings", hall.key);
        let mut form = organiser.get(&path).form(&path);
        form.push(("confirm".to_owned(), "1".to_owned()));
        let form: Vec<(&str, &str)> = form.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        assert_eq!(organiser.post(&path, &form).status, 303);
        let umpire = Browser::open("agreed", (360, 640)).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        let phone = Phone::recording_over(hall.app.visitor(), &hall.codes[0], "Mr Botha");
        assert_eq!(phone.plays("E1").status, 200);
        phone.does(&[("act", "resign"), ("side", "first")]);
        phone.does(&[("act", "agree"), ("side", "first")]);
        phone.does(&[("act", "agree"), ("side", "second")]);
        umpire.goto(&url).await;
        umpire.fill("input[name=name]", "Ms Naidoo").await;
        umpire.click("form[action$='/start'] button").await;
        umpire.find("#confirm .pill").await;
        umpire.fits().await;
        umpire.picture("agreed").await;
        umpire.close().await;
    });
}

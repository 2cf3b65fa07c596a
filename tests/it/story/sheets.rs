//! Sheets of paper from the browser: each is where it belongs, however long the names.

use super::run;
use super::wall::with_long_names;
use crate::browser::Browser;
use crate::web::harness::PHRASE;
use inkundla::tongue::Language;
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

//! The server is restarted while the organiser works with its pages.

use super::School;
use crate::story::helpers::{looks, signed_in};
use crate::story::run;
use inkundla::referee::ClockPolicy;

const LAPTOP: (u32, u32) = (1366, 768);
const SAYS_SO: &str =
    "(document.documentElement.dataset.stopping || '').includes('No answer from the laptop')";

#[test]
fn what_an_organiser_typed_waits_on_its_page_until_the_laptop_answers() {
    run(async {
        let mut school = School::playing("umlabalaba", ClockPolicy::Off);
        let host = format!("http://{}", school.address);
        let teacher = signed_in("away-form", LAPTOP, &host, "en").await;
        teacher
            .goto(&format!("{host}/e/{}/settings", school.key))
            .await;
        teacher.click("#set-name summary").await;
        teacher
            .fill("form[action$='/settings'] input[name=name]", "Winter cup")
            .await;
        school.power_cut();
        teacher.until(SAYS_SO).await;
        // What the page says stands at its lower edge; there is room to get past it.
        teacher
            .script("document.querySelector(\"form[action$='/settings'] button.primary\").scrollIntoView()")
            .await;
        teacher
            .click("form[action$='/settings'] button.primary")
            .await;
        teacher
            .until("document.querySelector(\"form[action$='/settings'] button.primary\").textContent.includes('Waiting for the laptop')")
            .await;
        looks(&teacher, "waits").await;
        let typed = "return document.querySelector('input[name=name]').value";
        assert_eq!(teacher.script(typed).await, "Winter cup");
        school.power_back();
        teacher.until("location.search.includes('notice')").await;
        assert_eq!(teacher.script(typed).await, "Winter cup");
        assert!(teacher.text("h1").await.contains("Winter cup"));
        teacher.close().await;
    });
}

#[test]
fn results_that_are_tapped_while_the_laptop_is_away_are_all_entered() {
    run(async {
        let mut school = School::playing("umlabalaba", ClockPolicy::Off);
        let host = format!("http://{}", school.address);
        let teacher = signed_in("away-results", LAPTOP, &host, "en").await;
        teacher
            .goto(&format!("{host}/e/{}/round-control", school.key))
            .await;
        teacher
            .find("tr[data-board='2'] button[data-key='0']")
            .await;
        school.power_cut();
        teacher
            .click("tr[data-board='1'] button[data-key='1']")
            .await;
        teacher
            .until("document.getElementById('saved').textContent.includes('Not saved')")
            .await;
        teacher
            .click("tr[data-board='2'] button[data-key='0']")
            .await;
        looks(&teacher, "unsaved").await;
        school.power_back();
        for (board, result) in [("1", "1–0"), ("2", "0–1")] {
            let is_in = format!(
                "(document.querySelector(\"tr[data-board='{board}'] .res b\") || {{}}).textContent === '{result}'"
            );
            teacher.until(&is_in).await;
        }
        let pill = teacher.text("#saved").await;
        assert!(pill.starts_with("✓ Saved"), "{pill}");
        teacher.close().await;
    });
}

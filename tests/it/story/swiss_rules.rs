//! A director chooses the rules of the Swiss system for a new event, pairs, and asks why.

use super::helpers::{looks, signed_in};
use super::{CLASS_LIST, run};
use crate::web::rounds::{EIGHT, Hall};

const RULES: &str = "document.querySelector('[name=swiss_rules]')";

#[test]
fn a_director_chooses_the_rules_of_a_new_event_and_reads_why_they_pair_so() {
    run(async {
        let hall = Hall::with(&EIGHT);
        let host = format!("http://{}", hall.app.address());
        let director = signed_in("swiss-rules", (1366, 768), &host, "en").await;
        director.goto(&format!("{host}/new")).await;
        director.fill("input[name=name]", "Ratings cup").await;
        director.fill("textarea[name=list]", CLASS_LIST).await;
        director.click("form[action='/new'] summary.more").await;
        director.click("[value=swiss]").await;
        director
            .click("details details:has([name=swiss_rules]) > summary.more")
            .await;
        director.until(&format!("{RULES}.offsetHeight > 0")).await;
        looks(&director, "rules").await;
        director
            .until(&format!("({RULES}.value = 'dubov') === 'dubov'"))
            .await;
        director.fill("input[name=rounds]", "5").await;
        director.click("form[action='/new'] button.primary").await;
        director.find("button[name=pair]").await;
        director.click("button[name=pair]").await;
        director.find("form[action$='/post'] button").await;
        let draft = director.text("main").await;
        assert!(draft.contains("The Dubov rules pair by ratings"), "{draft}");
        director.click("a[href$='/why']").await;
        director.find("#ask").await;
        let why = director.text("main").await;
        assert!(why.contains("those who are due to move first"), "{why}");
        looks(&director, "why").await;
        director.close().await;
    });
}

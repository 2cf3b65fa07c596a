//! A Swiss stage and finals with a losers' bracket, from the settings to the champion, on a phone in Zulu.

use super::helpers::{looks, signed_in};
use super::run;
use crate::web::rounds::{EIGHT, Hall};
use inkundla::i18n::{Language, Localizer};

/// Chooses in a select and tells the page.
fn choose(name: &str, value: &str) -> String {
    format!(
        "const field = document.querySelector('[name={name}]'); field.closest('details')?.setAttribute('open', ''); \
            field.value = '{value}'; field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    )
}

#[test]
fn amanqamu_kuze_kube_nomnqobi_ocingweni() {
    run(async {
        let hall = Hall::with(&EIGHT);
        let t = Localizer::of(Language::Zulu).unwrap();
        let host = format!("http://{}", hall.app.address());
        let teacher = signed_in("stages-zu", (360, 740), &host, "zu").await;
        let page = |rest: &str| format!("{host}{}", hall.path(rest));
        teacher.goto(&page("/settings")).await;
        for (name, value) in [
            ("system", "swiss-finals"),
            ("finalists", "4"),
            ("losers", "twice"),
            ("rounds", "1"),
        ] {
            teacher.script(&choose(name, value)).await;
        }
        let is_shown = "document.querySelector('.of-stages').offsetHeight > 0 \
            && document.querySelector('.of-finals').offsetHeight > 0 \
            && document.querySelector('.of-groups').offsetHeight === 0";
        teacher.until(is_shown).await;
        looks(&teacher, "settings").await;
        teacher.click("button[name=part][value=format]").await;
        teacher.find(".msg.good").await;
        // One Swiss round; then winners' and losers' bracket of four, and the grand final.
        for (round, boards) in [(1, 4), (2, 2), (3, 2), (4, 1), (5, 1)] {
            teacher.goto(&page("/round-control")).await;
            teacher.click("form[action$='/rounds/draft'] button").await;
            teacher.find("form[action$='/post'] button").await;
            looks(&teacher, &format!("draft-{round}")).await;
            teacher.click("form[action$='/post'] button").await;
            for board in 1..=boards {
                let button = format!(
                    "form[action$='/rounds/{round}/boards/{board}/result'] button[value='1-0']"
                );
                teacher.click(&button).await;
                let entered = format!("document.querySelector('#b{board} .res b') !== null");
                teacher.until(&entered).await;
            }
        }
        let grand = teacher.text("main").await;
        assert!(grand.contains(&t.msg("stage-grand")), "{grand}");
        hall.post("/round-control/finish", &[]);
        teacher.goto(&page("/finals")).await;
        teacher.find(".bracket").await;
        looks(&teacher, "brackets").await;
        let text = teacher.text("main").await;
        assert!(text.contains(&t.msg("stage-losers-final")), "{text}");
        assert!(
            teacher
                .attribute(".msg.good", "class")
                .await
                .contains("good")
        );
        teacher.close().await;
    });
}

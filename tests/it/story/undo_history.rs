//! A change is undone from the history after a preview, and redone: in two languages, on a laptop
//! and on a phone.

use super::helpers::{looks, signed_in};
use super::run;
use crate::web::umpire::Hall;
use inkundla::i18n::{Language, Localizer};

async fn takes_back(name: &str, size: (u32, u32), language: Language) {
    let t = Localizer::of(language).unwrap();
    let hall = Hall::open();
    let host = format!("http://{}", hall.app.address());
    let event = format!("{host}/e/{}", hall.key);
    let teacher = signed_in(name, size, &host, language.tag()).await;
    let has_result = "!document.querySelector(\"tr[data-board='1'] button[data-key]\")";

    teacher.goto(&format!("{event}/round-control")).await;
    teacher
        .click("tr[data-board='1'] button[data-key='1']")
        .await;
    teacher.until(has_result).await;
    teacher.goto(&format!("{event}/history")).await;
    looks(&teacher, "history").await;
    for (again, result) in [(false, ""), (true, "1–0")] {
        teacher.click("a[href$='/undo']").await;
        teacher.find("form[action$='/undo'] button.primary").await;
        looks(&teacher, if again { "again" } else { "effect" }).await;
        let effect = teacher.text("form[action$='/undo']").await;
        assert!(
            effect.contains(&t.msg_arg("undo-results", "round", 1)),
            "{effect}"
        );
        assert!(effect.contains(result), "{effect}");
        teacher.click("form[action$='/undo'] button.primary").await;
        teacher.until("location.search.includes('notice')").await;
        let notice = teacher.text("main").await;
        assert!(notice.contains(&t.msg("notice-taken-back")), "{notice}");
        assert!(notice.contains(&t.msg("reason-from-history")), "{notice}");
        teacher.goto(&format!("{event}/round-control")).await;
        let is_there = if again { has_result } else { &has_result[1..] };
        teacher.until(is_there).await;
        teacher.goto(&format!("{event}/history")).await;
    }
    teacher.close().await;
}

#[test]
fn a_result_is_undone_from_the_history_on_a_laptop() {
    run(takes_back("back", (1366, 768), Language::English));
}

#[test]
fn isiphumo_siyabuyiswa_kwimbali_efowunini() {
    run(takes_back("buyisa", (360, 640), Language::Xhosa));
}

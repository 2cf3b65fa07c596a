//! An end of the game that one tap would enter is confirmed once, with both names.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;

const QUESTION: &str = ".question p";

#[test]
fn an_award_and_a_resignation_are_confirmed_once_with_both_names() {
    run(async {
        let umpire = Browser::open("asking", (360, 640)).await;
        let ends = [
            ("#result", "form:has([value=resign]) button"),
            ("#result", "form:has([value=absent]) button"),
            ("#card", "button[value=award]"),
        ];
        for (sheet, button) in ends {
            let hall = Hall::open();
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            sits_down(&umpire, &url).await;
            // Somebody can be absent only before the first turn.
            if !button.contains("absent") {
                plays(&umpire, 0).await;
            }
            umpire.find("#parts").await;
            let seq = umpire.attribute("#live", "data-seq").await;
            let [first, second] =
                ["first", "second"].map(|side| format!(".strip[data-side={side}] .nm"));
            let names = [umpire.text(&first).await, umpire.text(&second).await];
            let (summary, button) = (format!("{sheet} summary"), format!("{sheet} {button}"));
            umpire.click(&summary).await;
            if sheet == "#card" {
                // For delay there is a clock to run down first.
                umpire.click("#card [value=illegal-turn]").await;
            }
            umpire.click(&button).await;
            let question = umpire.text(QUESTION).await;
            for name in &names {
                assert!(question.contains(name.as_str()), "{button}: {question}");
            }
            umpire.picture(&sheet[1..]).await;
            assert_eq!(umpire.axe().await, Vec::<String>::new(), "{button}");
            // Cancel closes the sheet, and nothing is recorded.
            umpire.click(".question button:not(.danger)").await;
            let is_gone = "!document.querySelector('.question, .asking')";
            umpire.until(is_gone).await;
            assert_eq!(umpire.attribute("#live", "data-seq").await, seq, "{button}");
            umpire.click(&summary).await;
            if sheet == "#card" {
                umpire.click("#card [value=illegal-turn]").await;
            }
            umpire.click(&button).await;
            umpire.click(".question .danger").await;
            umpire.find("#end").await;
            umpire.until(is_gone).await;
        }
        umpire.close().await;
    });
}

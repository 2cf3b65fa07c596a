//! A visitor without an account checks a file of records and steps through one of its games.

use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;

#[test]
fn a_record_is_checked_and_stepped_through_on_a_phone() {
    run(async {
        let hall = Hall::open();
        let phone = hall.umpire("Ms Naidoo");
        phone.plays("E1");
        phone.plays("R4");
        let teacher = hall.app.signed_in("Ms Khumalo");
        let text = teacher.get(&format!("/e/{}/records.txt", hall.key)).body;
        let file = tempfile::Builder::new().suffix(".txt").tempfile().unwrap();
        std::fs::write(file.path(), &text).unwrap();
        let parent = Browser::open("record-check", (360, 640)).await;
        let place = format!("http://{}/check", hall.app.address());
        parent.goto(&place).await;
        parent.fits().await;
        parent.picture("empty").await;
        let path = file.path().to_str().unwrap();
        parent.chooses_file("input[name=file]", path).await;
        parent.click("main button.primary").await;
        parent.find(".proof .ok").await;
        looks(&parent, "checked").await;
        let men = "return document.querySelectorAll('.board .who[href]').length";
        assert_eq!(parent.script(men).await, 2);
        parent.click("[data-step='back']").await;
        assert_eq!(parent.script(men).await, 1);
        parent.click("[data-step='first']").await;
        assert_eq!(parent.script(men).await, 0);
        parent.key("\u{E014}").await;
        assert_eq!(parent.script(men).await, 1);
        assert!(parent.text(".say").await.contains("E1"));
        // A change is named, and the file is not shown as if it were a game.
        std::fs::write(file.path(), text.replacen("R4", "R5", 1)).unwrap();
        parent.goto(&place).await;
        parent.chooses_file("input[name=file]", path).await;
        parent.click("main button.primary").await;
        parent.find(".proof .bad").await;
        looks(&parent, "changed").await;
        assert!(parent.text("main").await.contains("was altered"));
        parent.close().await;
    });
}

//! A dispute while the phone is offline.

use super::{PHONE, School, plays, saved, sits_down};
use crate::browser::Browser;
use crate::story::run;
use inkundla::referee::ClockPolicy;

#[test]
fn a_correction_says_that_it_needs_the_network_and_what_was_typed_stays() {
    run(async {
        let school = School::playing("umlabalaba", ClockPolicy::Off);
        let umpire = Browser::open("alone-dispute", PHONE).await;
        sits_down(&umpire, &school.path()).await;
        plays(&umpire, 0).await;
        saved(&umpire).await;
        umpire
            .goto(&format!("{}/dispute?n=1&what=back", school.path()))
            .await;
        umpire.fill("input[name=reason]", "I looked away").await;
        umpire.offline(true).await;
        umpire.click("button.primary").await;
        umpire
            .until("!document.getElementById('away').hidden")
            .await;
        umpire.picture("dispute").await;
        let typed = "return document.querySelector('input[name=reason]').value";
        assert_eq!(umpire.script(typed).await, "I looked away");
        // A page that waits for nothing never says that it is working.
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        let stopping = umpire.attribute("html", "data-stopping").await;
        assert_eq!(stopping, "");
        umpire.offline(false).await;
        umpire.click("button.primary").await;
        umpire.find("#live .acts").await;
        umpire.close().await;
    });
}

//! From a double click to the posted round 1 without the command line, counting every action.

use super::{CLASS_LIST, run};
use crate::browser::Browser;
use crate::double_click::program;
use crate::server::Server;

/// Maximum number of actions from the first page to a posted round. Filling in a field counts as
/// one, as does pressing a button.
const MOST: u32 = 8;

async fn posts_round_one(name: &str, size: (u32, u32), language: &str) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::by(&mut program(folder.path()));
    let teacher = Browser::open(name, size).await;
    let first = format!("http://{}/setup?lang={language}", server.address);
    teacher.goto(&first).await;
    teacher.picture("set-up").await;
    teacher.fill("input[name=name]", "Ms Khumalo").await;
    teacher
        .fill("input[name=phrase]", "three cows in a row")
        .await;
    teacher.click("form[action='/setup'] button").await;
    teacher.click("a[href='/new']").await;

    teacher.fill("textarea[name=list]", CLASS_LIST).await;
    teacher.picture("new-event").await;
    teacher.fits().await;
    assert_eq!(teacher.axe().await, Vec::<String>::new());
    teacher.click("form[action='/new'] button.primary").await;

    teacher.find("button[name=pair]").await;
    teacher.picture("checked").await;
    teacher.fits().await;
    assert_eq!(teacher.axe().await, Vec::<String>::new());
    teacher.click("button[name=pair]").await;

    teacher.find("form[action$='/post'] button").await;
    teacher.click("form[action$='/post'] button").await;
    teacher.find("tr[data-board='12']").await;
    teacher.picture("posted").await;
    assert!(
        teacher.deeds() <= MOST,
        "{} things to do to round 1",
        teacher.deeds()
    );
    teacher.close().await;
}

#[test]
fn from_a_double_click_to_round_one_on_a_laptop() {
    run(posts_round_one("first-hour", (1366, 768), "en"));
}

#[test]
fn from_a_double_click_to_round_one_on_a_phone_in_another_language() {
    run(posts_round_one("first-hour-phone", (360, 740), "xh"));
}

//! An umpire sets up the real position of a board: by taps, by keys, or by typing.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;

const PHONE: (u32, u32) = (360, 640);
const ENTER: &str = "\u{E007}";
const RIGHT: &str = "\u{E014}";

async fn sets(umpire: &Browser, man: &str, points: &str) {
    umpire.click(&format!("[data-set='{man}']")).await;
    for point in points.split(' ') {
        let tap = format!(
            "document.querySelector(\".pt[data-point='{point}']\").dispatchEvent(new MouseEvent('click', {{bubbles: true}}))"
        );
        umpire.script(&tap).await;
    }
}

async fn opens(name: &str, ruleset: &str) -> (Hall, Browser) {
    let hall = Hall::of(ruleset);
    let umpire = Browser::open(name, PHONE).await;
    let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    sits_down(&umpire, &url).await;
    umpire.click("#menu summary").await;
    umpire.click("#menu a[href$='/more']").await;
    umpire.click("#sheets a[href$='/set-up']").await;
    umpire.find("#men-to-set").await;
    (hall, umpire)
}

async fn is_set_up(umpire: &Browser, hall: &Hall, position: &str) {
    umpire.fill("input[name=reason]", "knocked over").await;
    umpire.fits().await;
    umpire.picture("ready").await;
    umpire.script("scrollTo(0, 0)").await;
    umpire.picture("board").await;
    assert!(umpire.axe().await.is_empty(), "{:?}", umpire.axe().await);
    umpire.click("#set-up > button.primary").await;
    umpire.find("#live[data-turns] .acts").await;
    let board = hall.board();
    let sentence = format!("The board was set up: knocked over ({position})");
    assert!(board.sees(&sentence), "{}", board.text());
    plays(umpire, 0).await;
}

#[test]
fn a_board_of_cows_is_set_up_by_taps() {
    run(async {
        let (hall, umpire) = opens("set-up-mill", "umlabalaba").await;
        sets(&umpire, "C", "E1 E2 A3").await;
        sets(&umpire, "c", "R1 R2 R3 R4").await;
        // A second tap takes a man away; another man takes its place.
        sets(&umpire, "C", "R3").await;
        sets(&umpire, "c", "R4").await;
        sets(&umpire, "", "A3").await;
        let count = "return document.querySelector('[data-set=C] [data-count]').textContent";
        assert_eq!(umpire.script(count).await, "3");
        let fields = "return [...document.querySelectorAll('input[data-man]')].map((f) => f.value)";
        let typed = umpire.script(fields).await;
        assert_eq!(typed, serde_json::json!(["E1 E2 R3", "R1 R2"]));
        // What is typed stands on the board at once.
        umpire.fill("input[name=on-second-cow]", "r1 r2 a5").await;
        let stands =
            "document.querySelector(\".pt[data-point='A5'] title\").textContent === 'A5, Black'";
        umpire.until(stands).await;
        for hand in ["first", "second"] {
            umpire
                .fill(&format!("input[name=in-{hand}-cow]"), "2")
                .await;
        }
        is_set_up(&umpire, &hall, "CC....../....c.../ccC..... 1 2/2 0 0 -/- 0").await;
        umpire.close().await;
    });
}

#[test]
fn a_board_is_set_up_by_the_keyboard() {
    run(async {
        let (hall, umpire) = opens("set-up-keys", "reversi").await;
        umpire
            .script("document.querySelector('[data-set=O]').focus()")
            .await;
        umpire.key(ENTER).await;
        umpire
            .script("document.querySelector('.pt[tabindex=\"0\"]').focus()")
            .await;
        umpire.key(RIGHT).await;
        umpire.key(ENTER).await;
        let said = umpire.text("#now-set").await;
        assert_eq!(said, "b1, White");
        umpire
            .script("document.querySelector('[data-set=X]').focus()")
            .await;
        umpire.key(ENTER).await;
        umpire
            .script("document.querySelector('.pt[tabindex=\"0\"]').focus()")
            .await;
        umpire.key(RIGHT).await;
        umpire.key(ENTER).await;
        let row = "-OX------------------------OX------XO--------------------------- X";
        is_set_up(&umpire, &hall, row).await;
        umpire.close().await;
    });
}

#[test]
fn knights_and_men_are_set_up_by_taps() {
    run(async {
        let (hall, umpire) = opens("set-up-camelot", "camelot").await;
        let clear = "document.querySelectorAll('input[data-man]').forEach((f) => { f.value = ''; f.dispatchEvent(new Event('input', {bubbles: true})) })";
        umpire.script(clear).await;
        sets(&umpire, "N", "C6").await;
        sets(&umpire, "M", "D6 E6").await;
        sets(&umpire, "n", "C11").await;
        sets(&umpire, "m", "D11").await;
        umpire.click("input[name=side][value=second]").await;
        is_set_up(
            &umpire,
            &hall,
            "2/8/10/12/12/2nm8/12/12/12/12/2NMM7/12/12/10/8/2 b 00 0 1",
        )
        .await;
        umpire.close().await;
    });
}

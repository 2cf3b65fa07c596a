//! The menu of the umpire's board is not sent again with each turn, and the page stays up to date.

use super::offline::{plays, sits_down};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;

const PHONE: (u32, u32) = (360, 640);

/// The sheets on this page and on a fresh page, without the parts that scripts update: entry
/// numbers, the side of the card, the board as text, the clock, and the link to display settings.
const SHEETS: &str = r#"
    const parts = (page) => ['menu', 'card', 'result'].map((id) => page.querySelector('#' + id).innerHTML
        .replace(/(name="seen" value=)"\d*"/g, '$1').replace(/ checked=""| open=""|<li>[^<]*<.li>|<div id="beside">.*?<.div>|<button type="button" (id="look-open"|class="show-codes")>[^<]*<.button>/g, ''));
    fetch(location.href).then((answer) => answer.text()).then((html) => {
        const whole = new DOMParser().parseFromString(html, 'text/html');
        done([parts(document), parts(whole)]);
    });
"#;
/// The side to move, and the side that would get a card.
const MOVER: &str = "return [document.querySelector('.strip.turn').dataset.side, \
    document.querySelector('#card [name=side]:checked').value]";

/// The men on the board, and in its text.
const MEN: &str = "return [[...document.querySelectorAll('.pt')].filter((pt) => pt.querySelector('.tw, .tb')) \
    .map((pt) => pt.querySelector('title').textContent), \
    [...document.querySelectorAll('#as-text li')].map((man) => man.textContent)]";

async fn is_as_the_server_shows_it(umpire: &Browser) {
    let sheets = umpire.later(SHEETS, vec![]).await;
    assert_eq!(sheets[0], sheets[1]);
    let mover = umpire.script(MOVER).await;
    assert_eq!(mover[0], mover[1]);
    let men = umpire.script(MEN).await;
    assert_eq!(men[0], men[1]);
}

/// Waits for the answer to an entry of that number.
async fn answered(umpire: &Browser, seq: usize) {
    let seq = format!("document.getElementById('live').dataset.seq === '{seq}'");
    umpire.until(&seq).await;
}

/// Marks the current sheets of the page.
async fn marks(umpire: &Browser) {
    let mark =
        "for (const id of ['menu', 'card', 'result']) document.getElementById(id).was = true";
    umpire.script(mark).await;
}

async fn are_marked(umpire: &Browser) -> bool {
    let all = "return ['menu', 'card', 'result'].every((id) => document.getElementById(id).was)";
    umpire.script(all).await == true
}

#[test]
fn sheets_last_from_turn_to_turn_until_they_say_something_else() {
    run(async {
        for ruleset in ["umlabalaba", "camelot", "reversi"] {
            let hall = Hall::of(ruleset);
            let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
            let umpire = Browser::open(&format!("lasting-{ruleset}"), PHONE).await;
            sits_down(&umpire, &url).await;
            umpire
                .script("document.getElementById('as-text').open = true")
                .await;
            // The first turn begins the game, which changes what can be done.
            plays(&umpire, 0).await;
            answered(&umpire, 2).await;
            is_as_the_server_shows_it(&umpire).await;
            for number in 1..5 {
                marks(&umpire).await;
                plays(&umpire, number).await;
                answered(&umpire, number + 2).await;
                assert!(are_marked(&umpire).await, "{ruleset}, turn {number}");
                is_as_the_server_shows_it(&umpire).await;
            }
            umpire.click("#card summary").await;
            umpire.click("#card input[value=misconduct]").await;
            umpire.click("#card button[value=yellow]").await;
            answered(&umpire, 7).await;
            assert!(
                !are_marked(&umpire).await,
                "{ruleset}: the next card is another"
            );
            is_as_the_server_shows_it(&umpire).await;
            umpire.close().await;
        }
    });
}

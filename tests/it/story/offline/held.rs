//! Two phones of one board record independently of each other.

use super::{PHONE, plays, saved, saved_entry, sits_down, unsaved};
use crate::browser::Browser;
use crate::story::run;
use crate::web::umpire::{Hall, Phone};

/// A phone is offline, and another takes the board over.
async fn taken_over(name: &str) -> (Hall, Browser, Phone) {
    let hall = Hall::of("umlabalaba");
    let umpire = Browser::open(name, PHONE).await;
    let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
    sits_down(&umpire, &url).await;
    plays(&umpire, 0).await;
    saved(&umpire).await;
    umpire.offline(true).await;
    plays(&umpire, 1).await;
    plays(&umpire, 2).await;
    let other = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[0]),
    };
    let form = [("name", "Ms Naidoo"), ("take_over", "1")];
    let start = format!("{}/start", other.path);
    assert_eq!(other.client.post(&start, &form).status, 303);
    (hall, umpire, other)
}

const HELD: &str = "document.querySelector('#held:not([hidden])')";

#[test]
fn what_a_relieved_phone_has_left_is_shown_and_never_lost() {
    run(async {
        let (hall, umpire, other) = taken_over("relieved").await;
        assert_eq!(other.plays("R5").status, 200);
        umpire.offline(false).await;
        umpire.until(HELD).await;
        umpire.picture("held").await;
        umpire.fits().await;
        let held = umpire.text("#held").await;
        assert!(held.contains("These moves did not get through"), "{held}");
        assert!(held.contains("Ms Naidoo records this board"), "{held}");
        assert_eq!(umpire.script(LISTED).await, 2);
        assert_eq!(other.seen(), "3", "only what the other phone wrote");
        // It stays through a reload, until somebody decides.
        umpire.goto(&umpire.url().await).await;
        umpire.until(HELD).await;
        assert_eq!(umpire.script(LISTED).await, 2);
        assert!(umpire.text("#held").await.contains("Copy"));
        // Records here again: what fits goes into the record, the rest is named.
        umpire.fill("input[name=name]", "Mr Botha").await;
        umpire.click("form[action$='/start'] button.primary").await;
        umpire.find("#live[data-turns] .acts").await;
        umpire
            .until("document.querySelectorAll('#held li').length === 2")
            .await;
        let (first, second) = (listed(&umpire, 0).await, listed(&umpire, 1).await);
        umpire.click("[data-held=again]").await;
        umpire.until("document.getElementById('held').hidden").await;
        saved(&umpire).await;
        assert!(
            hall.board()
                .sees(&format!("3. White places a cow on {first}"))
        );
        assert!(
            hall.board()
                .sees(&format!("4. Black places a cow on {second}"))
        );
        umpire.close().await;
    });
}

const LISTED: &str = "return document.querySelectorAll('#held li').length";

async fn listed(umpire: &Browser, n: usize) -> String {
    let script = format!("return document.querySelectorAll('#held li')[{n}].textContent");
    let text = umpire.script(&script).await;
    text.as_str().unwrap().split(' ').next().unwrap().to_owned()
}

#[test]
fn what_two_phones_have_recorded_alike_is_one_entry() {
    run(async {
        let (_hall, umpire, other) = taken_over("alike").await;
        // The other umpire has seen the same two turns on the real board.
        umpire.click("#menu summary").await;
        let waiting = umpire.script("return [...document.querySelectorAll('#unsent li')].map((li) => li.textContent.split(' ')[0])").await;
        for turn in waiting.as_array().unwrap() {
            assert_eq!(other.plays(turn.as_str().unwrap()).status, 200);
        }
        umpire.offline(false).await;
        umpire
            .until("document.querySelector('#live').dataset.seq === '4'")
            .await;
        umpire
            .until("document.body.textContent.includes('Ms Naidoo has been recording this board since')")
            .await;
        assert_eq!(
            umpire.script(LISTED).await,
            0,
            "nothing is missing in the record"
        );
        assert_eq!(other.seen(), "4");
        umpire.close().await;
    });
}

#[test]
fn a_turn_that_the_server_refuses_stops_the_queue() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let umpire = Browser::open("refused", PHONE).await;
        let url = format!("http://{}/u/{}", hall.app.address(), hall.codes[0]);
        sits_down(&umpire, &url).await;
        let first = plays(&umpire, 0).await;
        saved(&umpire).await;
        umpire.offline(true).await;
        tokio::time::sleep(std::time::Duration::from_millis(800)).await; // not the same press twice
        umpire.click("#menu summary").await;
        umpire.fill("#typed input[name=turn]", &first).await;
        umpire.click("#typed button").await;
        let next = plays(&umpire, 4).await;
        unsaved(&umpire, 2).await;
        umpire.offline(false).await;
        umpire.until(HELD).await;
        umpire.picture("refused").await;
        let held = umpire.text("#held").await;
        assert!(
            held.contains(&format!("{first}: There is a cow on {first}.")),
            "{held}"
        );
        assert_eq!(
            umpire.attribute("#live", "data-seq").await,
            "2",
            "the true board"
        );
        // The umpire corrects it by the true board, and sends what came after it.
        umpire.click("[data-held=first]").await;
        umpire
            .until("document.querySelectorAll('#held li').length === 1")
            .await;
        let right = plays(&umpire, 9).await;
        saved_entry(&umpire, 3).await;
        umpire.click("[data-held=again]").await;
        saved_entry(&umpire, 4).await;
        umpire.until("document.getElementById('held').hidden").await;
        let board = hall.board();
        assert!(board.sees(&format!("2. Black places a cow on {right}")));
        assert!(board.sees(&format!("3. White places a cow on {next}")));
        umpire.close().await;
    });
}

/// A board is handed over by the code that one phone shows to another.
#[test]
fn a_board_is_given_to_another_umpire_by_a_code() {
    run(async {
        let hall = Hall::of("umlabalaba");
        let base = format!("http://{}", hall.app.address());
        let url = format!("{base}/u/{}", hall.codes[0]);
        let old = Browser::open("gives", PHONE).await;
        sits_down(&old, &url).await;
        old.click(".pt[data-point='E1'] .hit").await;
        old.until("document.querySelector('#live').dataset.seq === '2'")
            .await;
        old.click("#menu summary").await;
        old.click("a[href$='/handover']").await;
        old.find("svg.qr").await;
        old.fits().await;
        old.picture("code").await;
        let address = old.attribute(".address a", "href").await;
        assert_eq!(address, format!("{url}/take"));

        let new = Browser::open("takes", PHONE).await;
        new.goto(&address).await;
        let offer = new.text("form[action$='/start']").await;
        assert!(
            offer.contains("Mr Botha is handing you this board. Turns so far: 1."),
            "{offer}"
        );
        new.picture("given").await;
        new.fill("input[name=name]", "Ms Naidoo").await;
        new.click("form[action$='/start'] button.primary").await;
        new.find("#live[data-turns] .acts").await;
        assert!(
            new.text("body")
                .await
                .contains("You now record this board.")
        );
        new.picture("records").await;
        // The phone that showed the code hears of it, and shows the board to watch.
        old.until(
            "document.body.textContent.includes('Ms Naidoo has been recording this board since')",
        )
        .await;
        old.picture("told").await;
        new.click(".pt[data-point='R4'] .hit").await;
        old.until("document.querySelector('#live').dataset.seq === '3'")
            .await;
        let phone = Phone {
            client: hall.app.visitor(),
            path: format!("/u/{}", hall.codes[0]),
        };
        assert_eq!(phone.plays("E2").status, 409, "watching is not writing");
        let turned_away = phone.client.get(&format!("{}/handover", phone.path));
        assert_eq!(
            turned_away.status, 303,
            "who does not record has nothing to give"
        );
        new.close().await;
        old.close().await;
    });
}

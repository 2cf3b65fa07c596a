//! Two players on their own phones: from the organiser's setting to the result, without an umpire.

use super::helpers::{looks, signed_in};
use super::offline::plays;
use super::run;
use crate::browser::Browser;
use crate::web::seats::{FIRST_BOARD, seats};
use crate::web::umpire::Hall;
use inkundla::desk::games::RecordRequest;
use inkundla::referee::{ClockPolicy, Command};
use inkundla::system_time::now;
use inkundla::tournament::PairingResult;

const PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);

/// White makes a line and shoots a cow: then Black has two, and has lost.
const NEARLY: &str = "CC....../.......C/c.c.c... 1 0/0 0 0 -/- 40";

/// The organiser lets the players of the event record.
async fn sets_devices(teacher: &Browser, host: &str, key: &str) {
    teacher.goto(&format!("{host}/e/{key}/settings")).await;
    teacher.click("#set-devices summary").await;
    teacher.click("#set-devices input[name=devices]").await;
    teacher.click("#set-devices button[value=devices]").await;
    teacher.find("p.msg, .pill.ok").await;
    teacher.goto(&format!("{host}/e/{key}/phones")).await;
    teacher.find("#seats li").await;
    looks(teacher, "phones").await;
    teacher.click("#seats details summary").await;
    teacher.find("#seats details[open] svg.qr").await;
    teacher
        .script("document.querySelector('#seats details[open]').scrollIntoView()")
        .await;
    looks(teacher, "link").await;
}

/// A child opens the link, and the device is bound.
async fn sits_down(child: &Browser, url: &str) {
    child.goto(url).await;
    child.find("form[action$='/take'] button").await;
    looks(child, "who").await;
    child.click("form[action$='/take'] button").await;
    child.find("#ready").await;
}

async fn is_to_move(child: &Browser) {
    child
        .until("document.querySelector('#live').dataset.turns !== ''")
        .await;
}

/// Sets the first board up as it might stand after an hour.
fn nearly_over(hall: &Hall) {
    let desk = &hall.app.desk;
    let umpire = crate::web::umpire::umpire(desk, &hall.codes[0]);
    let seen = desk.recorded_game(umpire.board_context()).unwrap().game.seq;
    for (n, command) in [
        Command::SetUp {
            position: NEARLY.into(),
            reason: "later".into(),
        },
        Command::Resume,
    ]
    .into_iter()
    .enumerate()
    {
        let done = if n == 0 { 0 } else { 2 };
        let request = RecordRequest::now(seen + done, command);
        desk.submit(&umpire, &request, now()).unwrap();
    }
}

async fn taps(child: &Browser, point: &str) {
    child.click(&format!(".pt[data-point='{point}']")).await;
}

/// The cable is pulled: the turn waits on the phone, and nothing more can be tapped there.
async fn loses_the_network(second: &Browser, first: &Browser) {
    second.offline(true).await;
    plays(second, 5).await;
    second
        .until("document.querySelector('#saved').classList.contains('bad')")
        .await;
    looks(second, "away").await;
    let waits = first
        .script("return document.querySelector('#live').dataset.turns")
        .await;
    assert_eq!(
        waits.as_str(),
        Some(""),
        "the laptop does not have the turn"
    );
    second.offline(false).await;
    is_to_move(first).await;
    second
        .until("document.querySelector('#saved').classList.contains('ok')")
        .await;
}

async fn declines_a_draw(first: &Browser, second: &Browser) {
    first.click("#draws>summary").await;
    looks(first, "draw-sheet").await;
    first.click("#draws .primary").await;
    second.find("#offer").await;
    let below =
        "return document.querySelector('#offer').getBoundingClientRect().bottom - innerHeight";
    let below = second.script(below).await.as_f64().unwrap();
    assert!(below <= 0.0, "the answer is {below} px below the edge");
    looks(second, "offer").await;
    second.dark(true).await;
    looks(second, "offer-dark").await;
    second.dark(false).await;
    second.click("#offer form:last-of-type button").await;
    second.find("#give-up").await;
}

/// A game with a stolen seat, a pulled cable, a declined offer and a win on the board.
async fn game(name: &str, sizes: [(u32, u32); 3], language: &str) {
    let hall = Hall::with(ClockPolicy::EveryTurn { seconds: 600 });
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(&format!("{name}-teacher"), sizes[2], &host, language).await;
    sets_devices(&teacher, &host, &hall.key).await;
    let [one, two] = seats(&hall).map(|path| format!("{host}{path}?lang={language}"));
    let first = Browser::open(&format!("{name}-first"), sizes[0]).await;
    let second = Browser::open(&format!("{name}-second"), sizes[1]).await;
    sits_down(&first, &one).await;
    let thief = Browser::open(&format!("{name}-thief"), PHONE).await;
    thief.goto(&one).await;
    thief.find("p.msg.bad").await;
    looks(&thief, "taken").await;
    thief.close().await;
    sits_down(&second, &two).await;
    looks(&second, "ready").await;
    second.click("#ready").await;
    first.click("#ready").await;
    is_to_move(&first).await;
    looks(&first, "first-turn").await;
    plays(&first, 3).await;
    is_to_move(&second).await;
    looks(&second, "second-turn").await;

    loses_the_network(&second, &first).await;
    declines_a_draw(&first, &second).await;
    nearly_over(&hall);
    is_to_move(&first).await;
    first.find(".pt[data-point='A8'].can-move").await;
    for point in ["A8", "E3", "R1"] {
        taps(&first, point).await;
    }
    first.find("#next").await;
    second.find("#next").await;
    looks(&first, "won").await;
    looks(&second, "lost").await;
    let right = hall.organiser();
    let boards = hall.app.desk.boards(right.event(), FIRST_BOARD.0).unwrap();
    let result = boards[0].result.unwrap().result;
    assert_eq!(result, PairingResult::Won(inkundla::rules::Side::First));
    for browser in [first, second, teacher] {
        assert_eq!(browser.complaints().await, Vec::<String>::new());
        browser.close().await;
    }
}

/// A child gives up: asked once more, and over.
async fn resigns(name: &str, size: (u32, u32), language: &str) {
    let hall = Hall::with(ClockPolicy::MINUTE);
    let host = format!("http://{}", hall.app.address());
    crate::web::seats::on_devices(&hall);
    let [one, two] = seats(&hall).map(|path| format!("{host}{path}?lang={language}"));
    let first = Browser::open(&format!("{name}-first"), size).await;
    let second = Browser::open(&format!("{name}-second"), size).await;
    for (child, url) in [(&first, &one), (&second, &two)] {
        sits_down(child, url).await;
        child.click("#ready").await;
    }
    is_to_move(&first).await;
    plays(&first, 1).await;
    is_to_move(&second).await;
    second.click("#give-up>summary").await;
    looks(&second, "give-up").await;
    second.click("#give-up .danger").await;
    first.find("#next").await;
    looks(&first, "other-gave-up").await;
    second.find("#next").await;
    let right = hall.organiser();
    let boards = hall.app.desk.boards(right.event(), FIRST_BOARD.0).unwrap();
    let result = boards[0].result.unwrap().result;
    assert_eq!(result, PairingResult::Won(inkundla::rules::Side::First));
    first.close().await;
    second.close().await;
}

#[test]
fn two_children_play_a_game_on_their_own_phones() {
    run(game("seats-phone", [PHONE; 3], "en"));
}

#[test]
fn two_children_play_a_game_on_a_phone_and_a_laptop() {
    run(game("seats-laptop", [LAPTOP, PHONE, LAPTOP], "en"));
}

#[test]
fn abantwana_ababili_badlala_emafonini_abo() {
    run(resigns("izihlalo", PHONE, "zu"));
}

//! Two people play without an event: a code on one phone, typed on the other, and a whole game between them.

use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::harness::App;

const PHONE: (u32, u32) = (360, 640);
const LAPTOP: (u32, u32) = (1366, 768);

/// The shortest game of Reversi: Black takes all discs with the fifth own turn.
const SHORTEST: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/// One of the two chooses the game and gets a code.
async fn invites(host: &Browser, address: &str, language: &str) -> String {
    host.goto(&format!("http://{address}/?lang={language}"))
        .await;
    host.click(".hero a[href='/play']").await;
    host.find("#games").await;
    looks(host, "play").await;
    host.click("a[href='/play?game=reversi']").await;
    host.find("input[name=game][value=reversi]").await;
    host.click("input[name=first][value=me]").await;
    host.click("form[action='/play'] button").await;
    host.find("#invite").await;
    looks(host, "invites").await;
    host.text("#invite .code").await
}

async fn joins(friend: &Browser, address: &str, code: &str) {
    friend.goto(&format!("http://{address}/play")).await;
    friend.fill("#code", code).await;
    friend.click("#join button").await;
    friend.find("form[action$='/take'] button").await;
    looks(friend, "invited").await;
    friend.click("form[action$='/take'] button").await;
    friend.find("svg.board").await;
    looks(friend, "joined").await;
}

async fn taps(player: &Browser, point: &str) {
    player
        .until("document.querySelector('#live').dataset.turns !== ''")
        .await;
    player.click(&format!(".pt[data-point='{point}']")).await;
}

/// The friend's connection is lost for a while: the other one reads it, and the game goes on afterwards.
async fn is_away_for_a_while(host: &Browser, friend: &Browser, address: &str) {
    let path = friend.script("return location.pathname").await;
    friend.goto("about:blank").await;
    host.until("document.querySelector('#say').textContent.includes('not connected')")
        .await;
    looks(host, "away").await;
    let path = path.as_str().unwrap();
    friend.goto(&format!("http://{address}{path}")).await;
    host.until("!document.querySelector('#say').textContent.includes('not connected')")
        .await;
}

/// A whole game between two windows, with a turn taken back.
async fn game(name: &str, sizes: [(u32, u32); 2], language: &str) {
    let app = App::start();
    app.organiser();
    let address = app.address();
    let host = Browser::open(&format!("{name}-host"), sizes[0]).await;
    let friend = Browser::open(&format!("{name}-friend"), sizes[1]).await;
    let code = invites(&host, &address, language).await;
    joins(&friend, &address, &code).await;
    host.click("#ready").await;

    taps(&host, SHORTEST[0]).await;
    friend
        .until("document.querySelector('#live').dataset.turns !== ''")
        .await;
    looks(&friend, "turn").await;
    // A tap on the wrong square, which the other one lets the player take back.
    host.click("form:has([value='ask-back']) button").await;
    friend.find("#ask-back").await;
    looks(&friend, "asked-back").await;
    friend.click("#ask-back button").await;
    host.until("document.querySelector('#live').dataset.turns !== ''")
        .await;
    looks(&host, "taken-back").await;
    taps(&host, SHORTEST[0]).await;
    if language == "en" {
        is_away_for_a_while(&host, &friend, &address).await;
    }
    for (number, point) in SHORTEST.iter().enumerate().skip(1) {
        let player = if number % 2 == 0 { &host } else { &friend };
        taps(player, point).await;
    }
    host.find("#next").await;
    friend.find("#next").await;
    looks(&host, "won").await;
    looks(&friend, "lost").await;
    friend.dark(true).await;
    looks(&friend, "lost-dark").await;
    friend.dark(false).await;

    friend.click("#next").await;
    friend.find("#give-up, .own-seat").await;
    host.click("#next").await;
    // Whoever was second begins.
    friend
        .until("document.querySelector('#live').dataset.turns !== ''")
        .await;
    for browser in [host, friend] {
        assert_eq!(browser.complaints().await, Vec::<String>::new());
        browser.close().await;
    }
}

#[test]
fn two_friends_play_a_game_by_a_code_on_two_phones() {
    run(game("casual-phones", [PHONE; 2], "en"));
}

#[test]
fn dua_teman_bermain_di_laptop_dan_ponsel() {
    run(game("casual-laptop", [LAPTOP, PHONE], "id"));
}

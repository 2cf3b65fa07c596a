//! A page of a school shows an event in a frame, and a broadcast shows a board.

use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::rounds::{EIGHT, Hall};
use std::io::{Read, Write};
use std::net::TcpListener;

const PHONE: (u32, u32) = (360, 740);

/// A web site of somebody else: one page with a frame. It ends with the test.
fn school_site(frame: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://localhost:{}", listener.local_addr().unwrap().port());
    let page = format!("<!doctype html><title>School</title>{frame}");
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut asked = [0; 4096];
            if stream.read(&mut asked).is_ok() {
                let head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close";
                let answer = format!("{head}\r\ncontent-length: {}\r\n\r\n{page}", page.len());
                // A browser that has gone away is no fault.
                let _gone = stream.write_all(answer.as_bytes());
            }
        }
    });
    address
}

#[test]
fn a_school_shows_live_boards_on_its_own_page() {
    run(async {
        let hall = Hall::with(&EIGHT);
        hall.next_round(1);
        let event = format!("http://{}/e/{}", hall.app.address(), hall.key);
        let mut form = hall
            .get("/settings?line=people")
            .form(&hall.path("/settings"));
        form.push(("embedding".to_owned(), "1".to_owned()));
        let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (&**n, &**v)).collect();
        assert_eq!(hall.post("/settings", &form).status, 303);

        let reader = Browser::open("embedding", PHONE).await;
        reader.goto(&format!("{event}/share?lang=zu")).await;
        looks(&reader, "share").await;
        let line = reader.attribute("#share-frame", "value").await;
        reader.goto(&school_site(&line)).await;
        reader.find("iframe").await.enter_frame().await.unwrap();
        reader
            .until("document.querySelectorAll('#live section li').length === 4")
            .await;
        reader
            .until("getComputedStyle(document.querySelector('header.top')).display === 'none'")
            .await;
        // The boards are live there.
        let mark = "document.querySelector('#live').dataset.mark";
        let before = reader.script(&format!("return {mark}")).await;
        hall.enter(1, 1, "1-0");
        reader.until(&format!("{mark} !== {before}")).await;
        reader.close().await;
    });
}

#[test]
fn a_broadcast_shows_one_board_and_goes_on_with_the_next_round() {
    run(async {
        let hall = Hall::with(&EIGHT);
        hall.next_round(1);
        let event = format!("http://{}/e/{}", hall.app.address(), hall.key);
        let program = Browser::open("overlay", (600, 700)).await;
        program.goto(&format!("{event}/overlay/1")).await;
        program.find(".overlay .strip").await;
        program.picture("overlay").await;
        let back = "getComputedStyle(document.body).backgroundColor === 'rgba(0, 0, 0, 0)'";
        program.until(back).await;
        program
            .until("!document.querySelector('.last-turn').offsetParent")
            .await;
        hall.white_wins_everywhere(1);
        hall.next_round(2);
        program
            .until("document.querySelector('main').dataset.live.includes('/boards/2/1/')")
            .await;
        program.goto(&format!("{event}/overlay/1#players")).await;
        program
            .until("!document.querySelector('.board').getClientRects().length")
            .await;
        program.close().await;
    });
}

//! A director puts the list in the order of the ratings before round 1, and takes it back.

use super::helpers::{looks, signed_in};
use super::run;
use crate::web::rounds::{EIGHT, Hall};

const FIRST: &str = "document.querySelector('main tbody th b')?.textContent";

#[test]
fn a_director_orders_the_list_and_takes_it_back_on_a_laptop_and_a_phone() {
    run(async {
        for (name, size) in [("order", (1366, 768)), ("order-phone", (360, 640))] {
            let hall = Hall::with(&EIGHT);
            let host = format!("http://{}", hall.app.address());
            let director = signed_in(name, size, &host, "en").await;
            director
                .goto(&format!("{host}/e/{}/players", hall.key))
                .await;
            director.click("#order summary").await;
            looks(&director, "choose").await;
            director.click("#order input[value=entered]").await;
            director.click("#order button").await;
            let preview = director.text("#order-h + p").await;
            assert!(preview.contains("No start number"), "{preview}");
            director.click("details summary").await;
            director.click("input[value=lot]").await;
            director.fill("input[name=seed]", "12").await;
            director.click("details button").await;
            looks(&director, "preview").await;
            director.click("button.primary").await;
            director.until("location.search.includes('notice')").await;
            let order = format!("{host}/e/{}/players/order", hall.key);
            director.goto(&order).await;
            director.until(&format!("{FIRST} != '{}'", EIGHT[0])).await;
            looks(&director, "by-hand").await;
            director.click("button[name=place]").await;
            director
                .until("document.querySelector('main')?.innerText.includes('new order')")
                .await;
            director.close().await;
        }
    });
}

//! A teacher checks a class list in a browser: edits, swaps, answers, sees every public name, and enters it.

use super::helpers::{looks, signed_in};
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use serde_json::{Value, json};

const LIST: &str = "Name,Surname,School,Grade\nNomvula,Khumalo,North,5\nBotha,Pieter,North,6\n,Nkosi,North,5\n\
    Siphokazi Zodwa,Makhubedu-Nel,North,enam\nAyanda,Zulu,North,7";

/// The public names on the page, which the window shows without anything being opened.
const ALIASES: &str = "return [...document.querySelectorAll('table.ready .alias b')].filter((one) => one.getClientRects().length > 0).map((one) => one.textContent)";

/// The names whose box is narrower than they are.
const CUT: &str = "return [...document.querySelectorAll('input:is([name=given],[name=family])')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.value)";

async fn sees(teacher: &Browser, aliases: &[&str]) {
    let wanted = serde_json::to_string(aliases).unwrap();
    let condition = format!(
        "JSON.stringify((() => {{ {ALIASES} }})()) === {}",
        json!(wanted)
    );
    teacher.until(&condition).await;
}

async fn checks(name: &str, size: (u32, u32), language: &str) {
    let hall = Hall::with(ClockPolicy::Off);
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in(name, size, &host, language).await;
    teacher
        .goto(&format!("{host}/e/{}/players", hall.key))
        .await;
    let open = "document.querySelectorAll('details').forEach((part) => { part.open = part.open || Boolean(part.querySelector('textarea[name=list]')); })";
    teacher.script(open).await;
    teacher.fill("textarea[name=list]", LIST).await;
    teacher.click("form[action$='/players/check'] button").await;
    teacher.find("table.ready").await;
    looks(&teacher, "checked").await;
    sees(&teacher, &["Nomvula K.", "Botha P.", "Ayanda Z."]).await;
    assert_eq!(teacher.script(CUT).await, json!([]));

    // One row swapped, one edited: the public names follow at once.
    teacher
        .click("table.ready button[name=swap][value='3']")
        .await;
    sees(&teacher, &["Nomvula K.", "Pieter B.", "Ayanda Z."]).await;
    teacher
        .fill(
            "table.ready tr:has(input[name=row][value='6']) input[name=family]",
            "Mthembu",
        )
        .await;
    sees(&teacher, &["Nomvula K.", "Pieter B.", "Ayanda M."]).await;

    // Two answers.
    teacher.click("input[name=choice-4][value=hide]").await;
    teacher.click("input[name=choice-5][value=grade-6]").await;
    teacher.picture("answered").await;
    teacher.fits().await;
    teacher.click("button[form=add].primary").await;
    teacher
        .until("location.pathname.endsWith('/players')")
        .await;
    let names = "return [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)";
    let listed = teacher.script(names).await;
    let listed: Vec<String> = serde_json::from_value::<Vec<Value>>(listed)
        .unwrap()
        .iter()
        .map(Value::to_string)
        .collect();
    for one in [
        "Pieter Botha",
        "Ayanda Mthembu",
        "Nkosi",
        "Siphokazi Zodwa Makhubedu-Nel",
    ] {
        assert!(
            listed.iter().any(|row| row.contains(one)),
            "{one}: {listed:#?}"
        );
    }
    looks(&teacher, "entered").await;
    teacher.close().await;
}

#[test]
fn a_class_list_is_checked_on_a_laptop() {
    run(checks("check-list", (1366, 768), "en"));
}

#[test]
fn uhlu_lwekilasi_luyahlolwa_ocingweni() {
    run(checks("check-list-zu", (360, 740), "zu"));
}

/// Drops a file of this text on the page.
const DROP: &str = "const files = new DataTransfer(); files.items.add(new File(['Name,Surname\\nThandiwe,Mokoena'], 'class.csv')); \
    for (const kind of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: files }));";

async fn drops() {
    let hall = Hall::with(ClockPolicy::Off);
    let host = format!("http://{}", hall.app.address());
    let teacher = signed_in("drop-file", (1366, 768), &host, "en").await;
    teacher.goto(&format!("{host}/new")).await;
    let has_file = "document.querySelector('input[type=file]').files.length === 1";
    // The script may be still on its way.
    teacher.until("document.querySelector('input[type=file]') !== null && document.readyState === 'complete'").await;
    teacher.script(DROP).await;
    teacher.until(has_file).await;
    teacher.click("form[action='/new'] .stick button").await;
    teacher.find("table.ready").await;
    sees(&teacher, &["Thandiwe M."]).await;

    teacher
        .goto(&format!("{host}/e/{}/players", hall.key))
        .await;
    teacher.until("document.readyState === 'complete'").await;
    teacher.script(DROP).await;
    teacher.until(has_file).await;
    teacher.click("form[action$='/players/check'] button").await;
    // The child is on this list already, so the program asks.
    teacher
        .until("document.body.innerText.includes('Thandiwe Mokoena is on the list already')")
        .await;
    teacher.close().await;
}

#[test]
fn a_file_is_dropped_on_the_page() {
    run(drops());
}

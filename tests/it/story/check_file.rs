//! `check.html`, the single file that checks records without a server, shows exactly the same text
//! as the server. If not, its WebAssembly is out of date: run `src/record_check/build.sh`.

use super::helpers::looks;
use super::run;
use crate::browser::{Browser, base64};
use crate::common::story::Story;
use crate::records::left_out::three_rounds;
use crate::records::{file, game, short_game};
use crate::web::umpire::Hall;
use inkundla::formats::record::write;
use inkundla::i18n::{Language, Localizer};
use inkundla::referee::{ClockPolicy, Command};
use inkundla::rules::Side;
use inkundla::view::published;
use inkundla::view::published::Published;
use inkundla_replay::record_check::{CheckedFile, FileVerdict, checked};
use serde_json::{Value, json};
use std::io::{Read, Write};

/// Loads files into the page and collects the output for each.
const SHOWN: &str = "const plain = (one) => one.textContent.replace(/\\s+/g, ' ').trim(); \
    const all = (css) => [...document.querySelectorAll('#checked ' + css)].map(plain); \
    const given = arguments[0]; \
    (async () => { const shown = []; for (const text of given) { \
    await take(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))); \
    shown.push({ verdict: all('#what').concat(all('.pill')), proof: all('.proof li'), games: all('#which option'), \
    title: all('#game-title'), turns: all('.turns li'), \
    boards: [...document.querySelectorAll('.turns li')].map((one) => one.dataset.men + ' ' + one.dataset.last), \
    points: document.querySelectorAll('#checked .board .pt').length, say: all('.say') }); } return shown; \
    })().then(done, (why) => done(String(why)))";

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The output of the server's page for a file, collected by [`SHOWN`].
fn said(t: &Localizer, file: &CheckedFile) -> Value {
    let words = match file.verdict {
        FileVerdict::Unchanged => ["verify-sound", "verify-unchanged"],
        FileVerdict::Changed => ["verify-not-sound", "verify-changed"],
        FileVerdict::Unreadable => ["verify-unreadable", "verify-no-record"],
    };
    let faults = file.faults.iter().cloned();
    let proved = file.proved.iter().map(|(what, how)| format!("{what}{how}"));
    let not_proved = file.not_proved.iter();
    let not_proved = not_proved.map(|what| format!("{}{what}", t.msg("verify-not-proved")));
    let proof = faults.chain(proved).chain(not_proved);
    let games = Some(&file.games).filter(|games| games.len() > 1);
    let shown = file.shown.iter();
    let steps = shown.clone().flat_map(|game| &game.steps);
    let say = shown.clone().map(|game| {
        let last = plain(&game.steps.last().unwrap().text);
        let end = game.end.as_ref().map(|end| format!("{last}. {end}"));
        plain(&end.unwrap_or(last))
    });
    json!({
        "verdict": words.map(|id| t.msg(id)),
        "proof": proof.map(|one| plain(&one)).collect::<Vec<_>>(),
        "games": games.into_iter().flatten().map(|game| plain(&game.1)).collect::<Vec<_>>(),
        "title": shown.clone().map(|game| plain(&game.title)).collect::<Vec<_>>(),
        "turns": steps.clone().map(|step| plain(&step.text)).collect::<Vec<_>>(),
        "boards": steps.map(|step| format!("{} {}", step.men, step.last)).collect::<Vec<_>>(),
        "points": shown.map(|game| game.drawing.points.len()).sum::<usize>(),
        "say": say.collect::<Vec<_>>(),
    })
}

/// A game of arbitrary turns that ends by resignation.
fn any_game(ruleset: &str) -> String {
    let mut story = Story::of(ruleset, ClockPolicy::Off);
    let mut choice = 7_usize;
    for _ in 0..60 {
        let play = story.game.play().unwrap();
        if play.history.verdict().is_some() {
            break;
        }
        let turns = play.history.position().turns();
        choice = (choice * 31 + 11) % 10_007;
        let turn = turns[choice % turns.len()].clone();
        story.plays(&[&turn]);
    }
    if story.game.play().unwrap().history.verdict().is_none() {
        story.ok(Command::Resign(Side::First));
    }
    write(&file(vec![game(1, &story.entries)]))
}

/// A valid file of each format.
fn sound() -> Vec<String> {
    let families = [
        "umlabalaba",
        "morabaraba",
        "isizulu",
        "isisuthu",
        "camelot",
        "reversi",
    ];
    let mut files: Vec<String> = families.map(any_game).into();
    files.push(write(&file(vec![game(4, &short_game())])));
    files.push(write(&three_rounds()));
    files
}

/// Copies of a file with each line removed, doubled, swapped with the next, or altered.
fn altered(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut files = Vec::new();
    for at in 0..lines.len() {
        let mut left_out = lines.clone();
        left_out.remove(at);
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        let mut exchanged = lines.clone();
        exchanged.swap(at, (at + 1).min(lines.len() - 1));
        files.extend([left_out, doubled, exchanged].map(|lines| lines.join("\n") + "\n"));
        let middle = lines[at].len() / 2;
        if lines[at].is_char_boundary(middle) && middle > 0 {
            let (start, end) = lines[at].split_at(middle - 1);
            let mut other = lines.clone();
            let line = format!(
                "{start}{}{}",
                if end.starts_with('7') { '8' } else { '7' },
                end
            );
            other[at] = &line;
            files.push(other.join("\n"));
        }
    }
    files
}

/// Files that are not records.
fn unreadable() -> Vec<Vec<u8>> {
    let text = write(&file(vec![game(4, &short_game())]));
    let later = text.replace("inkundla record 2", "inkundla record 9");
    let half = text[..text.len() / 2].to_owned();
    let mut files = vec![b"three red cows".to_vec(), later.into(), half.into()];
    for name in std::fs::read_dir("fixtures/corpus/records").unwrap() {
        files.push(std::fs::read(name.unwrap().path()).unwrap());
    }
    files.retain(|bytes| !bytes.is_empty());
    files
}

/// The file of an event in a language, as `publish` writes it.
fn published(hall: &Hall, language: Language) -> Vec<u8> {
    let at = inkundla::system_time::now();
    let public = Published::read(&hall.app.desk, &hall.key, at).unwrap();
    let t = Localizer::of(language).unwrap();
    let files = published::folder(&t, &public, at).unwrap();
    let (_, bytes) = files
        .into_iter()
        .find(|(name, _)| name == "check.html")
        .unwrap();
    bytes
}

/// The output of the page and of the server for each file.
async fn compare(page: &Browser, t: &Localizer, files: &[Vec<u8>]) {
    for some in files.chunks(50) {
        let given: Vec<Value> = some.iter().map(|bytes| base64(bytes).into()).collect();
        let shown = page.later(SHOWN, vec![Value::Array(given)]).await;
        let shown = shown.as_array().unwrap_or_else(|| panic!("{shown}"));
        assert_eq!(shown.len(), some.len());
        for (shown, bytes) in shown.iter().zip(some) {
            let said = said(t, &checked(t, bytes, 0, None));
            assert_eq!(shown, &said, "{}", String::from_utf8_lossy(bytes));
        }
    }
}

#[test]
fn the_file_without_a_server_says_what_the_server_says_to_the_word() {
    run(async {
        let hall = Hall::open();
        let mut files: Vec<Vec<u8>> = sound().into_iter().map(String::into_bytes).collect();
        files.extend(unreadable());
        let few = files.clone();
        for text in [
            write(&file(vec![game(4, &short_game())])),
            write(&three_rounds()),
        ] {
            files.extend(altered(&text).into_iter().map(String::into_bytes));
        }
        assert!(files.len() > 400, "{}", files.len());
        let stick = tempfile::tempdir().unwrap();
        let place = stick.path().join("check.html");
        let reader = Browser::open("check-file-words", (1366, 768)).await;
        for language in Language::written() {
            std::fs::write(&place, published(&hall, *language)).unwrap();
            reader.goto(&format!("file://{}", place.display())).await;
            reader.find("#choose:not([hidden])").await;
            let t = Localizer::of(*language).unwrap();
            let is_english = *language == Language::English;
            compare(&reader, &t, if is_english { &files } else { &few }).await;
        }
        reader.close().await;
    });
}

/// Serves one request with a page like any web host; returns the address.
fn web_space(page: Vec<u8>) -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let place = format!("http://{}/check.html", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = [0; 4096];
        let _ = stream.read(&mut request).unwrap();
        let head = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            page.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(&page).unwrap();
    });
    place
}

#[test]
fn a_record_is_checked_on_one_page_without_a_network() {
    run(async {
        let hall = Hall::open();
        let visitor = hall.app.visitor();
        let page = visitor.get("/check/page.html");
        assert_eq!(page.status, 200);
        assert!(
            page.header("content-disposition")
                .contains("inkundla-check.html")
        );
        let shown = visitor.get("/check").attributes("a", "href");
        assert!(shown.contains(&"/check/page.html".to_owned()));
        let file = tempfile::Builder::new().suffix(".txt").tempfile().unwrap();
        std::fs::write(file.path(), any_game("umlabalaba")).unwrap();
        let path = file.path().to_str().unwrap();
        let parent = Browser::open("check-file", (320, 640)).await;
        parent.goto(&web_space(page.body.into_bytes())).await;
        parent.find("#choose:not([hidden])").await;
        parent.offline(true).await;
        looks(&parent, "empty").await;
        parent.click("#choose button").await;
        parent.find("#nothing:not([hidden])").await;
        parent.chooses_file("#file", path).await;
        parent.find("#checked .proof .ok").await;
        assert_eq!(
            parent.script("return document.activeElement.id").await,
            "what"
        );
        looks(&parent, "checked").await;
        parent.dark(true).await;
        looks(&parent, "checked-dark").await;
        parent.dark(false).await;
        // Keys and buttons step; the end says who won.
        let here = "return document.querySelectorAll('.turns li').length - 1 - \
            [...document.querySelectorAll('.turns li')].findIndex((one) => one.matches('.here'))";
        assert_eq!(parent.script(here).await, 0);
        parent.key("\u{E012}").await;
        assert_eq!(parent.script(here).await, 1);
        parent.click("[data-step=first]").await;
        let men = "return document.querySelectorAll('.board .who[href]').length";
        assert_eq!(parent.script(men).await, 0);
        // Another file, pasted, with another game to choose.
        parent.click("[data-another]").await;
        parent.click("summary").await;
        let text = json!(write(&three_rounds()));
        parent
            .script(&format!("document.getElementById('text').value = {text}"))
            .await;
        parent.click("#choose button").await;
        parent.find("#which").await;
        looks(&parent, "several").await;
        let choose = "const which = document.getElementById('which'); which.value = '3'; \
            which.dispatchEvent(new Event('change', { bubbles: true }));";
        parent.script(choose).await;
        assert!(
            parent
                .text("#game-title")
                .await
                .contains("Round 2, board 2")
        );
        parent.close().await;
    });
}

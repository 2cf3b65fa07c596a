//! The server says no: the reason can be read, and nothing that was chosen, typed or drawn has changed.

use super::boards::{at_the_board, recorded};
use super::helpers::looks;
use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use serde_json::Value;

const PHONE: (u32, u32) = (360, 740);

async fn card(umpire: &Browser, card: &str) {
    umpire.click("#card > summary").await;
    umpire.click(&format!("#card button[value={card}]")).await;
}

async fn says(umpire: &Browser, words: &str) {
    let condition = format!("document.getElementById('say').textContent.includes('{words}')");
    umpire.until(&condition).await;
}

/// The child whose card the sheet offers.
async fn chosen(umpire: &Browser) -> Value {
    let script = "return document.querySelector('#card [name=side]:checked').value";
    umpire.script(script).await
}

#[test]
fn after_a_refused_red_card_the_slow_child_stays_chosen_and_the_reason_is_readable() {
    run(async {
        let hall = Hall::with(ClockPolicy::EveryTurn { seconds: 3 });
        let umpire = Browser::open("refused-red", PHONE).await;
        at_the_board(&umpire, &hall, &["E1"]).await;
        says(&umpire, "Time’s up").await;
        assert_eq!(chosen(&umpire).await, "second");
        card(&umpire, "yellow").await;
        recorded(&umpire, 3).await;
        card(&umpire, "red").await;
        says(&umpire, "The minute is not up yet").await;
        looks(&umpire, "refused").await;
        assert_eq!(chosen(&umpire).await, "second");
        assert_eq!(umpire.attribute("#say", "class").await, "say bad");
        assert_eq!(umpire.attribute(".strip.turn", "data-side").await, "second");
        // The minute goes on, and then the card stands.
        says(&umpire, "Time’s up").await;
        assert_eq!(chosen(&umpire).await, "second");
        card(&umpire, "red").await;
        recorded(&umpire, 5).await;
        umpire.find(".strip[data-side=second] .cardchip.r").await;
        assert_eq!(umpire.attribute(".strip.turn", "data-side").await, "first");
        umpire.close().await;
    });
}

/// From now on the server refuses every entry with one sentence, and sends the board as it was.
const REFUSE: &str = "
    window.asks = window.fetch;
    window.fetch = async (url, request) => {
      if (!request || request.method !== 'POST') return window.asks(url, request);
      const page = document.createElement('template');
      page.innerHTML = await (await window.asks(location.pathname)).text();
      const live = page.content.querySelector('#live');
      live.dataset.turns = [...live.querySelectorAll('.noscript option')].map((option) => option.value).join(' ');
      live.querySelector('.noscript').remove();
      const line = live.querySelector('#say');
      line.textContent = 'No.';
      line.classList.add('bad');
      return new Response(live.outerHTML, { status: 422 });
    };
    done(null);";

/// The page but for the sentence and the seconds.
const PICTURE: &str = "
    const copy = document.getElementById('main').cloneNode(true);
    for (const part of copy.querySelectorAll('#say, #news, .clock, #film, title, #saved, #why[hidden]')) part.remove();
    for (const part of copy.querySelectorAll('details')) part.open = false;
    const chosen = [...document.querySelectorAll('#main input:checked')].map((input) => input.name + '=' + input.value);
    const marks = / (checked|data-(menu|mark|stamp|begun|at|turns)|aria-\\w+|tabindex|role|class)=\"[^\"]*\"/g;
    const sides = [...document.querySelectorAll('.strip')].map((strip) => strip.className + ' ' + Boolean(strip.querySelector('.clock[data-running]')));
    const shown = [...document.querySelectorAll('#live button, #live summary')].filter((one) => one.getClientRects().length > 0).map((one) => one.textContent.trim());
    return [copy.innerHTML.replace(marks, '').replace(/name=\"seen\" value=\"\\d*\"/g, '').replace(/\\s+/g, ' '), chosen.join(), sides.join(), shown.join(), document.getElementById('live').dataset.turns.split(' ').sort().join(' ')];";

/// Sends a form as its sheet would.
const SEND: &str = "
    const [fields, label] = arguments;
    const form = document.createElement('form');
    form.setAttribute('action', document.getElementById('main').dataset.record);
    const button = Object.assign(document.createElement('button'), {textContent: label});
    document.body.append(form);
    const body = new URLSearchParams(fields);
    form.append(button);
    document.dispatchEvent(new CustomEvent('sending', {cancelable: true, detail: {form, body, button}}));
    form.remove();
    done(null);";

#[test]
fn whatever_is_refused_leaves_the_page_as_it_was() {
    run(async {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let umpire = Browser::open("refused-all", PHONE).await;
        at_the_board(&umpire, &hall, &["E1", "A1", "E2"]).await;
        umpire
            .until("document.querySelector('#sheets #call')")
            .await;
        umpire.click("#undo > summary").await;
        umpire.click("#undo button[name=reason]").await;
        umpire.find("#redo-now").await;
        recorded(&umpire, 5).await;
        umpire.later(REFUSE, vec![]).await;
        let mut before = umpire.script(PICTURE).await;
        let forms = [
            "act=turn&turn=E5",
            "act=card&side=first&offence=misconduct&card=yellow",
            "act=card&side=first&offence=misconduct&card=red",
            "act=card&side=second&offence=noise&card=award",
            "act=illegal&side=first&what=touched&consequence=card",
            "act=pause&reason=",
            "act=pause&reason=noise",
            "act=dispute",
            "act=draw",
            "act=resign&side=second",
            "act=stopped&side=first&reason=late",
            "act=claim&side=first&claim=repetition",
            "act=undo&reason=slip",
            "act=redo",
            "act=call&about=unwell",
            "act=appeal&side=first&words=twice",
            "act=adjust&side=first&time=20&way=give&reason=slip",
        ];
        for form in forms {
            umpire.later(SEND, vec![form.into(), "Label".into()]).await;
            says(&umpire, "No.").await;
            umpire
                .until("document.getElementById('saved').textContent.includes('Saved')")
                .await;
            let after = umpire.script(PICTURE).await;
            for (n, part) in before.as_array().unwrap().iter().enumerate() {
                // What was chosen in the sheet of the refused entry stays chosen.
                let is_choice = n == 1 && form.contains("side=");
                let [was, is] = [part, &after[n]].map(|part| part.as_str().unwrap());
                let same = was.bytes().zip(is.bytes()).take_while(|(a, b)| a == b);
                let at = same.count().saturating_sub(60);
                let [a, b] = [was, is].map(|text| text.get(at..).unwrap_or(text));
                let [a, b] = [a, b].map(|text| text.chars().take(200).collect::<String>());
                assert!(is_choice || was == is, "{form}: {a} then {b}");
            }
            before = after;
            let clock = umpire
                .script(
                    "return Boolean(document.querySelector('.strip.turn .clock[data-running]'))",
                )
                .await;
            assert_eq!(clock, true, "{form}");
        }
        umpire.close().await;
    });
}

#[test]
fn what_was_chosen_and_typed_is_there_again_after_a_refusal() {
    run(async {
        let hall = Hall::with(ClockPolicy::MINUTE);
        let umpire = Browser::open("refused-words", PHONE).await;
        at_the_board(&umpire, &hall, &["E1", "A1"]).await;
        umpire.later(REFUSE, vec![]).await;
        umpire.click("#card > summary").await;
        umpire.click("#card [name=side][value=second]").await;
        umpire.click("#card [value=help]").await;
        umpire.click("#card button[value=yellow]").await;
        says(&umpire, "No.").await;
        umpire.click("#card > summary").await;
        assert_eq!(chosen(&umpire).await, "second");
        let offence = "return document.querySelector('#card [name=offence]:checked').value";
        assert_eq!(umpire.script(offence).await, "help");
        umpire.key("\u{e00c}").await; // Escape
        umpire.click("#undo > summary").await;
        umpire
            .fill("#undo input[name=reason]", "The cow was knocked over")
            .await;
        umpire.click("#undo label ~ button").await;
        says(&umpire, "No.").await;
        umpire.click("#undo > summary").await;
        let words = "return document.querySelector('#undo label input').value";
        assert_eq!(umpire.script(words).await, "The cow was knocked over");
        umpire.close().await;
    });
}

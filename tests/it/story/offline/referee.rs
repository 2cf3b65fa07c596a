//! A phone alone says and shows what the server would: whole games of all rulesets, played twice.

use super::{School, saved, sits_down};
use crate::browser::Browser;
use crate::story::run;
use crate::web::boards::{course, games};
use inkundla::referee::ClockPolicy;
use inkundla::rules::GameHistory;
use serde_json::Value;
use std::collections::BTreeMap;

const PHONE: (u32, u32) = (360, 740);

/// Plays a turn, or passes, as fast as a test can.
const PLAY: &str = "
    const [turn] = arguments;
    const tap = (name) => document.querySelector('.pt[data-point=\"' + name + '\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}));
    const kind = turn.match(/=([A-Z])/);
    if (turn === '--') document.querySelector('#pass button').click();
    else {
      if (kind) document.querySelector('[data-kind=\"' + kind[1] + '\"]').click();
      turn.split(/[-x~]/).filter(Boolean).forEach((part) => tap(part.split('=')[0]));
      const finish = document.getElementById('done');
      if (!finish.hidden) finish.click();
    }
    done(null);";

/// Shows a red card for a reason that needs no clock.
const RED: &str = "
    const form = document.querySelector('#card form');
    form.elements.side.value = document.querySelector('.strip.turn').dataset.side;
    form.elements.offence.value = 'misconduct';
    form.requestSubmit(form.querySelector('button[value=red]'));
    done(null);";

/// What an umpire sees: the sentence, the state, the buttons.
const SEEN: &str = "
    const text = (css) => [...document.querySelectorAll('#live ' + css)].filter((part) => part.getClientRects().length > 0 && !part.matches('.show-codes')).map((part) => part.textContent.trim().replace(/\\s+/g, ' '));
    const strip = (part) => ({
      name: part.querySelector('.nm').textContent, turn: part.classList.contains('turn'),
      herd: [...part.querySelectorAll('.herd path')].map((path) => path.getAttribute('d')).join(' ') + text('.herd .n').join(),
      counts: part.querySelector('.n') ? part.querySelector('.n').textContent.trim() : '',
      cards: [...part.querySelectorAll('.cardchip')].map((chip) => (chip.classList.contains('r') ? 'red' : 'yellow')),
      clock: Boolean(part.querySelector('.clock')), runs: Boolean(part.querySelector('.clock[data-running]')),
    });
    const board = [...document.querySelectorAll('.board .pt')].map((pt) => [pt.dataset.point, pt.querySelector(':scope>.man') ? pt.querySelector('title').textContent : '']);
    const ends = [...document.querySelectorAll('#result form')].filter((form) => !form.hidden && !form.closest('[hidden]')).map((form) => form.textContent.trim());
    const steps = [...document.querySelectorAll('#card .muted')].map((step) => step.textContent.trim());
    const draws = [...document.querySelectorAll('#draws .sheet p')].map((line) => line.textContent.trim());
    const chosen = document.querySelector('#card [name=side]:checked').value;
    const due = [...document.querySelectorAll('#card button.primary')].map((button) => button.value);
    // How long it took is not the same twice.
    const end = ['#end h2', '#end p:not(.msg)', '#end .msg', '#confirm h2'].map((css) => text(css).join().replace(/\\d+ (min|s)$/, ''));
    return {
      say: document.getElementById('say').textContent.trim(), strips: [...document.querySelectorAll('.strip')].map(strip), board,
      turns: document.getElementById('live').dataset.turns.split(' ').sort().join(' '),
      // The codes are for a phone alone.
      buttons: text('.acts summary, #live .acts button, #live .sayrow button, #live header button, #live #confirm button'),
      ends, steps, draws, chosen, due, end,
    };";

/// A game to compare: its turns, with `RC` for a red card.
fn the_game(ruleset: &str) -> GameHistory {
    let played = games(ruleset)
        .into_iter()
        .map(|turns| course(ruleset, &turns));
    let ended = played.filter(|course| course.verdict().is_some());
    // The longest that is not too long to play twice.
    let fits = ended.filter(|course| course.turns().len() < 130);
    fits.max_by_key(|course| {
        (
            course.turns().contains(&"RC".to_owned()),
            course.turns().len(),
        )
    })
    .unwrap()
}

async fn seen(umpire: &Browser) -> BTreeMap<String, Value> {
    serde_json::from_value(umpire.script(SEEN).await).unwrap()
}

async fn plays(umpire: &Browser, turn: &str, ply: usize) {
    let script = if turn == "RC" { RED } else { PLAY };
    // A point that is touched twice within a quarter of a second is touched once.
    umpire.time_passes(260).await;
    umpire.later(script, vec![turn.into()]).await;
    let is_drawn = format!(
        "(JSON.parse(localStorage.getItem('outbox ' + document.getElementById('main').dataset.record) || '{{}}').next || 0) > {}",
        ply + 1
    );
    umpire.until(&is_drawn).await;
}

/// Everything that is seen after each turn of a game.
async fn a_game(
    ruleset: &str,
    turns: &[String],
    clock: ClockPolicy,
    is_alone: bool,
) -> Vec<BTreeMap<String, Value>> {
    let school = School::playing(ruleset, clock);
    let way = if is_alone { "alone" } else { "with" };
    let umpire = Browser::open(&format!("referee-{ruleset}-{way}"), PHONE).await;
    sits_down(&umpire, &school.path()).await;
    umpire
        .until("document.querySelector('#sheets #call') && document.getElementById('look-open')")
        .await;
    if is_alone {
        umpire.offline(true).await;
    }
    let mut all = Vec::new();
    for (ply, turn) in turns.iter().enumerate() {
        plays(&umpire, turn, ply).await;
        if is_alone {
            umpire.until("document.querySelector('#saved.bad')").await;
        } else {
            saved(&umpire).await;
        }
        if ply % 20 == 0 {
            umpire.fits().await;
        }
        all.push(seen(&umpire).await);
    }
    umpire.picture("end").await;
    let below = "return Math.round(document.querySelector('.acts').getBoundingClientRect().bottom - innerHeight)";
    let below = umpire.script(below).await.as_i64().unwrap();
    assert!(
        below <= 0,
        "{ruleset} {way}: the buttons end {below} px below the screen"
    );
    umpire.close().await;
    all
}

async fn same(ruleset: &str, clock: ClockPolicy) {
    let whole = the_game(ruleset);
    let turns = whole.turns();
    let (with, alone) = tokio::join!(
        a_game(ruleset, turns, clock, false),
        a_game(ruleset, turns, clock, true)
    );
    // The first difference of each part.
    let mut differences: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (ply, (with, alone)) in with.iter().zip(&alone).enumerate() {
        for (what, expected) in with {
            if alone[what] != *expected {
                differences.entry(what).or_default().push(format!(
                    "after {} {}: {what}\n  laptop {expected}\n  alone  {}",
                    ply + 1,
                    turns[ply],
                    alone[what]
                ));
            }
        }
    }
    let shown: Vec<_> = differences.values().map(|of| (of.len(), &of[0])).collect();
    assert!(differences.is_empty(), "{ruleset}: {shown:#?}");
    let last = &with[with.len() - 1];
    assert!(
        last["end"][0].as_str().is_some_and(|end| !end.is_empty()),
        "{last:?}"
    );
}

macro_rules! rulesets {
    ($($test:ident: $ruleset:literal, $clock:expr;)+) => {$(
        #[test]
        fn $test() {
            run(same($ruleset, $clock));
        }
    )+};
}

rulesets! {
    a_phone_alone_is_a_full_referee_of_umlabalaba: "umlabalaba", ClockPolicy::MINUTE;
    a_phone_alone_is_a_full_referee_of_morabaraba: "morabaraba", ClockPolicy::Off;
    a_phone_alone_is_a_full_referee_of_isizulu: "isizulu", ClockPolicy::MINUTE;
    a_phone_alone_is_a_full_referee_of_isipowe: "isipowe", ClockPolicy::OnCall { seconds: 60 };
    a_phone_alone_is_a_full_referee_of_isisuthu: "isisuthu", ClockPolicy::MINUTE;
    a_phone_alone_is_a_full_referee_of_gar: "gar", ClockPolicy::MINUTE;
    a_phone_alone_is_a_full_referee_of_camelot: "camelot", ClockPolicy::MINUTE;
    a_phone_alone_is_a_full_referee_of_reversi: "reversi", ClockPolicy::MINUTE;
}

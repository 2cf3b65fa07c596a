//! Strangers who do their worst, all at once, while umpires record and the organiser
//! signs in again and again: how long those wait, beside the same without strangers.

use crate::costly::{CostlyFiles, file};
use crate::hall::{
    Base, Hall, ORGANISER, PHRASE, RULESET, Server, encoded, games, rival, seconds_of,
};
use crate::strangers::{Crowd, Deeds};
use crate::wire::{Answer, Wire};
use crate::writes::{Beat, Phone};
use crate::{BenchArgs, percentile};
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::task::LocalSet;
use tokio::time::{sleep, sleep_until};

/// A phone tries again after so long, as its page does.
const AGAIN: Duration = Duration::from_millis(500);
/// The organiser signs in, looks at nothing and signs in again.
const PAUSE: Duration = Duration::from_millis(250);
/// The address of the organiser's new browsers.
const NEWCOMER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 250);
const TURN_GOAL_MS: f64 = 200.0;
const SIGN_IN_GOAL: Duration = Duration::from_secs(2);
const LIST_GOAL: Duration = Duration::from_secs(2);

/// A turn that is in the record.
struct Turn {
    due: Instant,
    took: Duration,
    refused: usize,
}

/// A try of the organiser: to sign in, or to check a class list.
#[derive(Clone, Copy)]
struct Tried {
    began: Instant,
    took: Duration,
    is_in: bool,
}

pub(crate) async fn run(args: &BenchArgs) {
    let (boards, rate) = (args.number("--boards", 64), args.number("--rate", 100));
    let phase = Duration::from_secs(args.number("--seconds", 15) as u64);
    let base = Base::new(args.text("--database"));
    let hall = Hall::post(&base.url, boards);
    let theirs = rival(&base.url);
    // So few that strangers can take them all.
    let streams = args.number("--streams", 300);
    let server = Server::start_with(&base.url, args, |program| {
        program.args(["--streams", &streams.to_string()]);
    });
    println!(
        "{boards} boards, {rate} turns/s offered; {} s quiet, then as long with strangers",
        phase.as_secs()
    );
    let crowd = Crowd {
        server: server.address,
        event: hall.key.clone(),
        costly: CostlyFiles::make(&base.url, &theirs),
        theirs,
        ruleset: RULESET,
        streams,
        share: args.number("--strangers", 100),
    };
    LocalSet::new()
        .run_until(watch(&server, &hall, (phase, rate), crowd))
        .await;
}

async fn watch(server: &Server, hall: &Hall, (phase, rate): (Duration, usize), crowd: Crowd) {
    let mut phones = Vec::with_capacity(hall.codes.len());
    for code in &hall.codes {
        phones.push(Phone::open(server.address, code).await);
    }
    let games = Rc::new(games());
    let beat = Beat {
        begun: Instant::now(),
        boards: phones.len(),
        offered: Some(rate),
    };
    let (middle, end) = (beat.begun + phase, beat.begun + 2 * phase);
    let playing: Vec<_> = phones
        .into_iter()
        .enumerate()
        .map(|(board, phone)| {
            let games = Rc::clone(&games);
            let play =
                async move { play(phone, &games[board % games.len()], beat, board, end).await };
            tokio::task::spawn_local(play)
        })
        .collect();
    let signing = tokio::task::spawn_local(sign_in_again_and_again(server.address, end));
    let newcomer = tokio::task::spawn_local(sign_in_anew(server.address, end));
    let listing = tokio::task::spawn_local(check_lists(server.address, hall.key.clone(), end));
    sleep_until(middle.into()).await;
    let quiet = (server.seconds(), seconds_of("self"));
    // On a thread of their own: who measures does not wait for them.
    let strangers = std::thread::spawn(move || crowd.comes_until(end));
    let mut turns = Vec::new();
    for playing in playing {
        turns.extend(playing.await.unwrap());
    }
    let sign_ins = signing.await.unwrap();
    let (newcomers, lists) = (newcomer.await.unwrap(), listing.await.unwrap());
    let deeds = strangers.join().unwrap();
    let used = (server.seconds() - quiet.0, seconds_of("self") - quiet.1);
    let (quiet, attacked) = turns.into_iter().partition(|turn| turn.due < middle);
    let (before, meanwhile) = sign_ins.into_iter().partition(|one| one.began < middle);
    report("quiet", quiet, before);
    let (worst, slowest) = report("with strangers", attacked, meanwhile);
    let is_attacked = |one: &Tried| one.began >= middle;
    let slowest_list = report_tries("class lists of the organiser", lists, is_attacked);
    report_tries("sign-ins in new browsers", newcomers, is_attacked);
    report_deeds(&deeds);
    println!(
        "meanwhile the server used {:.1} s of processor, the client {:.1} s; the server holds {} MB",
        used.0,
        used.1,
        server.kilobytes() / 1024
    );
    report_goals(worst, slowest, slowest_list);
}

fn report_goals(worst: f64, slowest: Option<Duration>, slowest_list: Option<Duration>) {
    let is = |reached| if reached { "reached" } else { "NOT reached" };
    println!(
        "goals with strangers: p99 of a turn {TURN_GOAL_MS} ms {}; each sign-in within {} s {}; each class list within \
         {} s {}",
        is(worst <= TURN_GOAL_MS),
        SIGN_IN_GOAL.as_secs(),
        is(slowest.is_some_and(|slowest| slowest <= SIGN_IN_GOAL)),
        LIST_GOAL.as_secs(),
        is(slowest_list.is_some_and(|slowest| slowest <= LIST_GOAL))
    );
}

/// Plays at its beat until the end; a turn that is refused is sent again.
async fn play(
    mut phone: Phone,
    game: &[String],
    beat: Beat,
    board: usize,
    end: Instant,
) -> Vec<Turn> {
    let mut turns = Vec::with_capacity(game.len());
    for (number, turn) in game.iter().enumerate() {
        let due = beat.due(board, number).await;
        if due >= end {
            break;
        }
        let mut refused = 0;
        while phone.tries(turn).await.0 != 200 {
            refused += 1;
            sleep(AGAIN).await;
        }
        turns.push(Turn {
            due,
            took: due.elapsed(),
            refused,
        });
    }
    turns
}

/// In one browser, which keeps the cookie by which the server knows it again.
async fn sign_in_again_and_again(server: SocketAddr, end: Instant) -> Vec<Tried> {
    let form = sign_in_form();
    let (mut tries, mut known_by) = (Vec::new(), String::new());
    while Instant::now() < end {
        let began = Instant::now();
        let answer = match Wire::open_from(server, Ipv4Addr::LOCALHOST).await {
            Ok(mut wire) => wire.try_post("/signin", &known_by, &form).await,
            Err(why) => Err(why),
        };
        let answer = answer.ok().filter(|answer| answer.status == 303);
        let cookies = answer.as_ref().map(Answer::cookies).unwrap_or_default();
        let device = cookies.iter().find(|cookie| cookie.contains("-device="));
        if let Some(device) = device {
            known_by = format!("cookie: {device}\r\n");
        }
        tries.push(Tried {
            began,
            took: began.elapsed(),
            is_in: !cookies.is_empty(),
        });
        sleep(PAUSE).await;
    }
    tries
}

/// Each time in a browser that was never here.
async fn sign_in_anew(server: SocketAddr, end: Instant) -> Vec<Tried> {
    let form = sign_in_form();
    let mut tries = Vec::new();
    while Instant::now() < end {
        let began = Instant::now();
        let is_in = match Wire::open_from(server, NEWCOMER).await {
            Ok(mut wire) => {
                let answer = wire.try_post("/signin", "", &form).await;
                answer.is_ok_and(|answer| answer.status == 303)
            }
            Err(_) => false,
        };
        tries.push(Tried {
            began,
            took: began.elapsed(),
            is_in,
        });
        sleep(2 * PAUSE).await;
    }
    tries
}

fn sign_in_form() -> String {
    format!(
        "next=&name={}&phrase={}",
        encoded(ORGANISER),
        encoded(PHRASE)
    )
}

/// The organiser, who signed in before it began, checks a list of two names.
async fn check_lists(server: SocketAddr, event: String, end: Instant) -> Vec<Tried> {
    let mut wire = Wire::open(server).await;
    let answer = wire.post("/signin", "", &sign_in_form()).await;
    let cookie = format!("cookie: {}\r\n", answer.cookies().join("; "));
    let headers = format!("content-type: multipart/form-data; boundary=x\r\n{cookie}");
    let path = format!("/e/{event}/players/check");
    let form = file(
        "file",
        "text/csv",
        b"Given name,Family name\nSipho,Dlamini\nLerato,Zulu\n",
    );
    let mut tries = Vec::new();
    while Instant::now() < end {
        let began = Instant::now();
        let is_in = match Wire::open_from(server, Ipv4Addr::LOCALHOST).await {
            Ok(mut wire) => {
                let answer = wire.try_send_bytes(&path, &headers, &form).await;
                answer.is_ok_and(|answer| answer.status == 200)
            }
            Err(_) => false,
        };
        tries.push(Tried {
            began,
            took: began.elapsed(),
            is_in,
        });
        sleep(PAUSE).await;
    }
    tries
}

/// Says how tries went before and meanwhile; the slowest one meanwhile if all went.
fn report_tries(
    what: &str,
    tries: Vec<Tried>,
    is_attacked: impl Fn(&Tried) -> bool,
) -> Option<Duration> {
    let (attacked, quiet): (Vec<Tried>, Vec<Tried>) = tries.into_iter().partition(is_attacked);
    let mut slowest = None;
    for (when, tries) in [("quiet", quiet), ("with strangers", attacked)] {
        let done = tries.iter().filter(|one| one.is_in).count();
        let mut times: Vec<Duration> = tries.iter().map(|one| one.took).collect();
        let [median, worst] = [50, 100].map(|of| percentile(&mut times, of));
        println!(
            "{when}, {what}: {done} of {}, p50 {median:.0} ms, slowest {worst:.0} ms",
            tries.len()
        );
        slowest = times.last().copied().filter(|_| done == tries.len());
    }
    slowest
}

/// Says how it went; the slowest hundredth of the turns, and the slowest sign-in if all went.
fn report(when: &str, turns: Vec<Turn>, sign_ins: Vec<Tried>) -> (f64, Option<Duration>) {
    let refused: usize = turns.iter().map(|turn| turn.refused).sum();
    let mut times: Vec<Duration> = turns.iter().map(|turn| turn.took).collect();
    let [median, slow, worst] = [50, 99, 100].map(|of| percentile(&mut times, of));
    println!(
        "{when}: {} turns, p50 {median:.1} ms, p99 {slow:.1} ms, slowest {worst:.1} ms, {refused} times answered \"try again later\"",
        turns.len()
    );
    let done = sign_ins.iter().filter(|one| one.is_in).count();
    let mut times: Vec<Duration> = sign_ins.iter().map(|one| one.took).collect();
    let [median, worst] = [50, 100].map(|of| percentile(&mut times, of));
    println!(
        "{when}: the organiser signed in {done} of {} times, p50 {median:.0} ms, slowest {worst:.0} ms",
        sign_ins.len()
    );
    let slowest = times.last().copied();
    // Without a turn in this phase the goal is not reached: all games were over before.
    let slow = if turns.is_empty() {
        f64::INFINITY
    } else {
        slow
    };
    (slow, slowest.filter(|_| done == sign_ins.len()))
}

fn report_deeds(deeds: &Deeds) {
    for (what, outcomes) in deeds {
        let counts: Vec<String> = outcomes
            .iter()
            .map(|(outcome, times)| format!("{outcome} {times} times"))
            .collect();
        println!("strangers, {what}: {}", counts.join(", "));
    }
}

//! Ctrl+C, SIGTERM and SIGHUP. The handlers are installed before the server announces its address, and signals are
//! remembered, so that a stop at that very moment is orderly, too.

use std::future::pending;
use std::sync::{LazyLock, Once, mpsc};
use std::{io, thread};
use tokio::sync::watch;

/// The number of stop signals received.
static REQUESTS: LazyLock<watch::Sender<u32>> = LazyLock::new(|| watch::Sender::new(0));

/// The number of signals to read the settings again.
static RELOADS: LazyLock<watch::Sender<u32>> = LazyLock::new(|| watch::Sender::new(0));

static CAUGHT: Once = Once::new();

/// The meaning of SIGHUP, which comes from `systemctl reload` and from a terminal that is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hangup {
    /// An orderly stop: the window of the program was closed.
    Stops,
    /// The server reads its settings again, and goes on without its terminal.
    Reloads,
}

/// Installs the handlers until the process ends. Where that fails, the signals kill the process, which loses
/// no data. Later calls change nothing.
pub fn catch(hangup: Hangup) {
    CAUGHT.call_once(|| {
        let (caught, is_caught) = mpsc::channel();
        thread::spawn(move || {
            if let Err(why) = follow(hangup, &caught) {
                tracing::warn!(%why, "signals are not caught");
            }
        });
        // Returns when they are installed, or have failed.
        let _caught_or_not = is_caught.recv();
    });
}

fn follow(hangup: Hangup, caught: &mpsc::Sender<()>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build()?;
    runtime.block_on(async {
        let mut signals = Signals::caught()?;
        let _nobody_waits = caught.send(());
        loop {
            let counted = match (signals.next().await, hangup) {
                (Received::Hangup, Hangup::Reloads) => &RELOADS,
                _ => &REQUESTS,
            };
            counted.send_modify(|times| *times += 1);
        }
    })
}

/// A signal.
enum Received {
    Stop,
    #[cfg_attr(not(unix), expect(dead_code, reason = "Windows has no such signal"))]
    Hangup,
}

#[cfg(unix)]
struct Signals {
    interrupted: tokio::signal::unix::Signal,
    terminated: tokio::signal::unix::Signal,
    hung_up: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn caught() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupted: signal(SignalKind::interrupt())?,
            terminated: signal(SignalKind::terminate())?,
            hung_up: signal(SignalKind::hangup())?,
        })
    }

    async fn next(&mut self) -> Received {
        use futures_util::future::{Either, select};
        use std::pin::pin;
        let (interrupted, terminated) =
            (pin!(self.interrupted.recv()), pin!(self.terminated.recv()));
        let stopped = select(interrupted, terminated);
        match select(stopped, pin!(self.hung_up.recv())).await {
            Either::Left(_) => Received::Stop,
            Either::Right(_) => Received::Hangup,
        }
    }
}

#[cfg(windows)]
struct Signals {
    interrupted: tokio::signal::windows::CtrlC,
}

#[cfg(windows)]
impl Signals {
    fn caught() -> io::Result<Signals> {
        let interrupted = tokio::signal::windows::ctrl_c()?;
        Ok(Signals { interrupted })
    }

    async fn next(&mut self) -> Received {
        if self.interrupted.recv().await.is_none() {
            pending::<()>().await;
        }
        Received::Stop
    }
}

/// Whether a stop signal has come.
pub fn is_stopped() -> bool {
    *REQUESTS.borrow() > 0
}

/// The number of signals to read the settings again, for waiting until it changes. A signal before this call counts
/// as a change.
pub fn reloads() -> watch::Receiver<u32> {
    let mut reloads = RELOADS.subscribe();
    if *reloads.borrow() > 0 {
        reloads.mark_changed();
    }
    reloads
}

/// Waits until more than `times` stop signals have come, including those before this call.
pub(crate) async fn stopped_more_often_than(times: u32) -> u32 {
    catch(Hangup::Stops);
    let mut requests = REQUESTS.subscribe();
    match requests.wait_for(|now| *now > times).await {
        Ok(now) => *now,
        // The sender lives as long as the process.
        Err(_gone) => pending().await,
    }
}

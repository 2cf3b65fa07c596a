//! Ctrl+C and SIGTERM. The handlers are installed before the server announces its address, and signals are
//! remembered, so that a stop at that very moment is orderly, too.

use std::future::pending;
use std::pin::pin;
use std::sync::{LazyLock, Once, mpsc};
use std::{io, thread};
use tokio::sync::watch;

/// The number of stop signals received.
static REQUESTS: LazyLock<watch::Sender<u32>> = LazyLock::new(|| watch::Sender::new(0));

static CAUGHT: Once = Once::new();

/// Installs the handlers until the process ends. Where that fails, the signals kill the process, which loses
/// no data.
pub fn catch() {
    CAUGHT.call_once(|| {
        let (caught, is_caught) = mpsc::channel();
        thread::spawn(move || {
            if let Err(why) = follow(&caught) {
                tracing::warn!(%why, "signals are not caught");
            }
        });
        // Returns when they are installed, or have failed.
        let _caught_or_not = is_caught.recv();
    });
}

fn follow(caught: &mpsc::Sender<()>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build()?;
    runtime.block_on(async {
        let mut signals = Signals::caught()?;
        let _nobody_waits = caught.send(());
        loop {
            signals.next().await;
            REQUESTS.send_modify(|times| *times += 1);
        }
    })
}

#[cfg(unix)]
struct Signals {
    interrupted: tokio::signal::unix::Signal,
    terminated: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn caught() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupted: signal(SignalKind::interrupt())?,
            terminated: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        let (one, other) = (self.interrupted.recv(), self.terminated.recv());
        futures_util::future::select(pin!(one), pin!(other)).await;
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

    async fn next(&mut self) {
        let stopped = pin!(self.interrupted.recv());
        if stopped.await.is_none() {
            pending::<()>().await;
        }
    }
}

/// Waits until more than `times` stop signals have come, including those before this call.
pub(crate) async fn stopped_more_often_than(times: u32) -> u32 {
    catch();
    let mut requests = REQUESTS.subscribe();
    match requests.wait_for(|now| *now > times).await {
        Ok(now) => *now,
        // The sender lives as long as the process.
        Err(_gone) => pending().await,
    }
}

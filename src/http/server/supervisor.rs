//! Messages to the supervisor that started the server: `sd_notify` of systemd. Without a supervisor that
//! listens (`NOTIFY_SOCKET`) nothing is sent.

use std::time::Duration;

/// The longest time that the server takes to end after it has drained; the supervisor waits this much longer.
const AFTER_DRAIN: Duration = Duration::from_secs(20);

/// A message to the supervisor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// The server waits for its database.
    Waiting,
    /// The server accepts requests.
    Ready,
    /// The server reads its settings again; [`News::Ready`] follows.
    Reloading,
    /// The server ends once it has gone on for this time, for a load balancer that has to notice.
    Stopping(Duration),
}

/// Tells the supervisor. A supervisor that does not listen any more changes nothing.
#[cfg(unix)]
pub fn tell(news: News) {
    use sd_notify::NotifyState;
    let states = match news {
        News::Waiting => vec![NotifyState::Status("waiting for the database")],
        News::Ready => vec![NotifyState::Ready, NotifyState::Status("serving")],
        News::Reloading => {
            let now = NotifyState::monotonic_usec_now().ok();
            [NotifyState::Reloading].into_iter().chain(now).collect()
        }
        News::Stopping(drain) => {
            let longest = (drain + AFTER_DRAIN).as_micros();
            let longest = NotifyState::ExtendTimeoutUsec(longest.try_into().unwrap_or(u32::MAX));
            let mut states = vec![NotifyState::Stopping, NotifyState::Status("stopping")];
            states.extend((!drain.is_zero()).then_some(longest));
            states
        }
    };
    let _nobody_listens = sd_notify::notify(&states);
}

/// Sends signs of life from the thread that serves, twice as often as the supervisor expects them
/// (`WATCHDOG_USEC`); returns at once if it expects none.
#[cfg(unix)]
pub async fn keep_alive() {
    let Some(longest) = sd_notify::watchdog_enabled() else {
        return;
    };
    let mut ticks = actix_web::rt::time::interval(longest / 2);
    loop {
        ticks.tick().await;
        let _nobody_listens = sd_notify::notify(&[sd_notify::NotifyState::Watchdog]);
    }
}

/// Windows has no such supervisor.
#[cfg(not(unix))]
pub fn tell(_: News) {}

/// Windows has no such supervisor.
#[cfg(not(unix))]
pub async fn keep_alive() {}

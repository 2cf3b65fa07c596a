//! Fairness between strangers: at most [`AT_ONCE`] requests of one source wait in the queue of spectators at the same
//! time, so that two hundred connections of one computer do not stand before everybody else.

use crate::store::AccountId;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Requests of one source that may wait or be served.
const AT_ONCE: usize = 2;

/// The sources that have requests now.
#[derive(Clone, Default)]
pub(crate) struct SourceQueues(Arc<Mutex<HashMap<Source, Queue>>>);

/// A sender of requests.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Source {
    /// A signed-in account, wherever it is.
    Account(AccountId),
    /// A network; `None` where the address is not known.
    Network(Option<IpAddr>),
}

impl Source {
    /// The network of an address.
    pub(crate) fn of(from: Option<IpAddr>) -> Source {
        Source::Network(from.map(network))
    }
}

struct Queue {
    semaphore: Arc<Semaphore>,
    /// Requests that wait for the semaphore or hold it.
    requests: usize,
}

/// Held while a request of a source waits or is served.
pub(crate) struct SourceTicket {
    _permit: Option<OwnedSemaphorePermit>,
    _request: Counted,
}

/// Counts a request of a source until it is dropped.
struct Counted {
    queues: SourceQueues,
    source: Source,
}

impl SourceQueues {
    /// Waits for the turn of a source, in order of arrival.
    pub(crate) async fn enter(&self, source: Source) -> SourceTicket {
        let (semaphore, request) = self.counted(source);
        SourceTicket {
            // Never closed, so acquiring never fails.
            _permit: semaphore.acquire_owned().await.ok(),
            _request: request,
        }
    }

    fn counted(&self, source: Source) -> (Arc<Semaphore>, Counted) {
        let mut queues = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = queues.entry(source.clone()).or_insert_with(|| Queue {
            semaphore: Arc::new(Semaphore::new(AT_ONCE)),
            requests: 0,
        });
        queue.requests += 1;
        let request = Counted {
            queues: self.clone(),
            source,
        };
        (Arc::clone(&queue.semaphore), request)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let queues = &self.queues.0;
        let mut queues = queues.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.get_mut(&self.source) {
            queue.requests -= 1;
            if queue.requests == 0 {
                queues.remove(&self.source);
            }
        }
    }
}

/// One household or school has 2^64 addresses of IPv6.
fn network(from: IpAddr) -> IpAddr {
    const HOST: u128 = (1 << 64) - 1;
    match from.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !HOST)),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn a_source_waits_for_itself_only() {
        let queues = SourceQueues::default();
        let enter = |from: &str| {
            let from: IpAddr = from.parse().unwrap();
            queues.enter(Source::of(Some(from))).now_or_never()
        };
        let inside = [enter("2001:db8::1"), enter("2001:db8::2")];
        assert!(inside.iter().all(Option::is_some));
        assert!(enter("2001:db8::3").is_none(), "the same network");
        assert!(enter("2001:db8:0:1::3").is_some() && enter("192.0.2.1").is_some());
        drop(inside);
        assert!(enter("2001:db8::3").is_some());
        assert!(queues.0.lock().unwrap().is_empty());
    }
}

//! Fair wake-up of tasks that another thread wakes (the writer, or a blocking thread). Tokio puts them into its
//! injection queue, from which it takes one for each thirty tasks that the thread woke itself. While requests keep
//! coming, a finished write would wait behind hundreds of later requests. So each thread runs one task, the queue,
//! which receives the wakers and wakes them locally: that puts the tasks into the ordinary queue.

use std::cell::RefCell;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Wake, Waker};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

thread_local! {
    static QUEUE: RefCell<Option<UnboundedSender<Waker>>> = const { RefCell::new(None) };
}

/// A waker that sends the real waker to the queue of its thread.
struct RequeueWaker {
    queue: UnboundedSender<Waker>,
    waker: Waker,
}

impl Wake for RequeueWaker {
    fn wake(self: Arc<Self>) {
        // The queue has ended because its thread stops.
        if let Err(unheard) = self.queue.send(self.waker.clone()) {
            unheard.0.wake();
        }
    }
}

/// Awaits work of another thread; the task is woken in the order of local tasks.
pub(crate) async fn await_fairly<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    let queue = queue();
    poll_fn(|context| {
        let sleeper = RequeueWaker {
            queue: queue.clone(),
            waker: context.waker().clone(),
        };
        let waker = Waker::from(Arc::new(sleeper));
        work.as_mut().poll(&mut Context::from_waker(&waker))
    })
    .await
}

/// The queue of this thread, started on first use.
fn queue() -> UnboundedSender<Waker> {
    QUEUE.with_borrow_mut(|known| match known {
        Some(queue) if !queue.is_closed() => queue.clone(),
        _ => known.insert(start_queue()).clone(),
    })
}

fn start_queue() -> UnboundedSender<Waker> {
    let (queue, mut woken) = unbounded_channel::<Waker>();
    actix_web::rt::spawn(async move {
        while let Some(waker) = woken.recv().await {
            waker.wake();
        }
    });
    queue
}

#[cfg(test)]
mod tests {
    use super::await_fairly;
    use actix_web::rt::spawn;
    use std::cell::Cell;
    use std::future::poll_fn;
    use std::rc::Rc;
    use std::task::Poll;
    use tokio::sync::oneshot;

    /// Yields once to all other tasks of this thread.
    async fn hand_on() {
        let mut has_waited = false;
        poll_fn(|context| {
            if std::mem::replace(&mut has_waited, true) {
                Poll::Ready(())
            } else {
                context.waker().wake_by_ref();
                Poll::Pending
            }
        })
        .await;
    }

    #[actix_web::test]
    async fn finished_work_does_not_wait_behind_new_tasks() {
        let (served, is_over) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(false)));
        let (mut answers, mut waiting) = (Vec::new(), Vec::new());
        for _ in 0..40 {
            let (answer, answered) = oneshot::channel();
            answers.push(answer);
            waiting.push(spawn(await_fairly(answered)));
        }
        for _ in 0..8 {
            let (served, is_over) = (Rc::clone(&served), Rc::clone(&is_over));
            spawn(async move {
                while !is_over.get() {
                    served.set(served.get() + 1);
                    hand_on().await;
                }
            });
        }
        hand_on().await;
        let elsewhere = std::thread::spawn(move || {
            for answer in answers {
                answer.send(()).unwrap();
            }
        });
        elsewhere.join().unwrap();
        for one in waiting {
            one.await.unwrap().unwrap();
        }
        is_over.set(true);
        // If one were polled for each thirty others, there would be 1,200.
        assert!(served.get() < 600, "{} others went first", served.get());
    }
}

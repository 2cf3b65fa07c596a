//! The umpires and the spectators of a federation, and what all its people write down.

use crate::season::TURN;
use crate::writes::Phone;
use std::cell::{Cell, RefCell};
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::time::{sleep, sleep_until};

/// A phone tries again after so long, as its page does.
const AGAIN: Duration = Duration::from_millis(500);

/// Something that was due, and how long it took.
pub(crate) struct Done {
    pub(crate) due: Instant,
    pub(crate) took: Duration,
}

/// What all clients write down.
#[derive(Default)]
pub(crate) struct Notes {
    pub(crate) turns: RefCell<Vec<Done>>,
    pub(crate) pages: RefCell<Vec<Done>>,
    pub(crate) messages: RefCell<Vec<Done>>,
    pub(crate) sign_ins: RefCell<Vec<Done>>,
    /// Answers that were no success, and connections that broke.
    pub(crate) refused: Cell<usize>,
}

/// A board as its umpire and its spectators share it.
pub(crate) struct Board {
    pub(crate) code: String,
    /// The number of the board in its event.
    pub(crate) number: usize,
    pub(crate) event: Rc<str>,
    pub(crate) from: Ipv4Addr,
    /// When the last turn was due.
    pub(crate) due: Cell<Option<Instant>>,
}

/// The phone of an umpire.
pub(crate) struct Umpire {
    pub(crate) phone: Phone,
    pub(crate) board: Rc<Board>,
    pub(crate) address: SocketAddr,
    pub(crate) notes: Rc<Notes>,
}

impl Umpire {
    /// Records a turn at each beat until the game is over. A turn that fails is sent again.
    pub(crate) async fn record(mut self, game: &[String], wait: Duration) {
        let mut due = Instant::now() + wait;
        for turn in game {
            sleep_until(due.into()).await;
            self.board.due.set(Some(due));
            while !self
                .phone
                .try_turn(turn)
                .await
                .is_ok_and(|(status, _)| status == 200)
            {
                self.notes.refused.set(self.notes.refused.get() + 1);
                sleep(AGAIN).await;
                // If that fails too, the next try does.
                drop(self.phone.reconnect(self.address).await);
            }
            let took = due.elapsed();
            self.notes.turns.borrow_mut().push(Done { due, took });
            due += TURN;
        }
    }
}

/// Follows a board until the server goes.
pub(crate) async fn watch(address: SocketAddr, board: Rc<Board>, notes: Rc<Notes>) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((board.from, 0).into()).unwrap();
    let Ok(mut stream) = socket.connect(address).await else {
        return notes.refused.set(notes.refused.get() + 1);
    };
    let ask = format!(
        "GET /e/{}/boards/1/{}/live HTTP/1.1\r\nhost: {address}\r\naccept-encoding: gzip\r\n\r\n",
        board.event, board.number
    );
    let mut buffer = Vec::with_capacity(4 * 1024);
    let mut last = None;
    if stream.write_all(ask.as_bytes()).await.is_err() {
        return;
    }
    while stream
        .read_buf(&mut buffer)
        .await
        .is_ok_and(|read| read > 0)
    {
        let bytes = buffer.len();
        buffer.clear();
        // One turn is one message; signs of life are shorter than any part of a page.
        if bytes > crate::streams::SHORT && board.due.get() != last {
            last = board.due.get();
            if let Some(due) = last {
                let took = due.elapsed();
                notes.messages.borrow_mut().push(Done { due, took });
            }
        }
    }
}

//! A connection that can be detached from the HTTP server. The server keeps 16 kB of buffers and the state for the
//! next request of each open connection. An event stream has no next request: its connection is detached once the
//! head of the response has been written.

use actix_web::rt::net::TcpStream;
use std::io::{Error, ErrorKind};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::oneshot;

/// The receiver of the connection when the server would close it.
type OnCloseTaker = Mutex<Option<oneshot::Sender<TcpStream>>>;

/// A connection as the HTTP server sees it.
pub(crate) struct DetachableConnection {
    /// `None` once it has been detached.
    stream: Option<TcpStream>,
    will: Arc<OnCloseTaker>,
}

/// A handle that detaches one connection from the server.
#[derive(Clone)]
pub(crate) struct DetachHandle(Weak<OnCloseTaker>);

impl DetachHandle {
    /// Receives the connection when the server would close it; fails when it broke before. The response must
    /// therefore be the last on it, and end where the server has written it.
    pub(crate) fn left(&self) -> oneshot::Receiver<TcpStream> {
        let (heir, left) = oneshot::channel();
        if let Some(will) = self.0.upgrade() {
            *will.lock().unwrap_or_else(PoisonError::into_inner) = Some(heir);
        }
        left
    }

    /// Lets the server close the connection itself after all.
    pub(crate) fn stays(&self) {
        if let Some(will) = self.0.upgrade() {
            *will.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }
}

impl From<TcpStream> for DetachableConnection {
    fn from(stream: TcpStream) -> DetachableConnection {
        DetachableConnection {
            stream: Some(stream),
            will: Arc::default(),
        }
    }
}

impl DetachableConnection {
    /// The handle for the response that may detach the connection.
    pub(crate) fn exit(&self) -> DetachHandle {
        DetachHandle(Arc::downgrade(&self.will))
    }

    fn here(&mut self) -> Result<Pin<&mut TcpStream>, Error> {
        let stream = self.stream.as_mut().map(Pin::new);
        stream.ok_or_else(|| ErrorKind::NotConnected.into())
    }
}

impl AsyncRead for DetachableConnection {
    fn poll_read(
        self: Pin<&mut Self>,
        task: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<Result<(), Error>> {
        self.get_mut().here()?.poll_read(task, into)
    }
}

impl AsyncWrite for DetachableConnection {
    fn poll_write(
        self: Pin<&mut Self>,
        task: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize, Error>> {
        self.get_mut().here()?.poll_write(task, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.get_mut().here()?.poll_flush(task)
    }

    /// Called after everything has been flushed: the moment to hand over the connection.
    fn poll_shutdown(self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<Result<(), Error>> {
        let connection = self.get_mut();
        let mut will = connection
            .will
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let heir = will.take();
        drop(will);
        let Some(heir) = heir else {
            return connection.here()?.poll_shutdown(task);
        };
        if let Some(stream) = connection.stream.take() {
            let _closed_if_nobody_waits = heir.send(stream);
        }
        Poll::Ready(Ok(()))
    }
}

//! Streams on connections that were detached from the HTTP server: the shared bytes are written to the socket
//! without a copy.

use super::FragmentStream;
use actix_web::rt::net::TcpStream;
use actix_web::web::Bytes;
use futures_util::future::select;
use std::future::poll_fn;
use std::io::{Error, ErrorKind};
use std::pin::pin;
use std::time::Duration;
use tokio::time::timeout;

/// A browser that accepts no bytes for this time is gone.
const WRITE_TIMEOUT: Duration = Duration::from_secs(60);

impl FragmentStream {
    /// Writes all messages until the browser hangs up or the stream ends.
    pub(super) async fn write_to(&mut self, stream: &TcpStream) {
        let written = async {
            while let Some(message) = self.next().await {
                write(stream, message, WRITE_TIMEOUT).await?;
            }
            Ok::<_, Error>(())
        };
        // Whichever comes first: the connection is closed, and the browser reconnects.
        select(pin!(written), pin!(hung_up(stream))).await;
    }
}

async fn write(stream: &TcpStream, mut message: Bytes, limit: Duration) -> Result<(), Error> {
    while !message.is_empty() {
        match stream.try_write(&message) {
            Ok(written) => message = message.slice(written..),
            Err(why) if why.kind() == ErrorKind::WouldBlock => {
                let room = poll_fn(|task| stream.poll_write_ready(task));
                timeout(limit, room).await??;
            }
            Err(why) => return Err(why),
        }
    }
    Ok(())
}

/// Waits until the browser hangs up; anything else that it sends is dropped. Each poll replaces the previous
/// waker of the socket: otherwise the socket would keep the server's task for the connection alive.
async fn hung_up(stream: &TcpStream) {
    while poll_fn(|task| stream.poll_read_ready(task)).await.is_ok() {
        match stream.try_read(&mut [0; 64]) {
            Ok(0) => return,
            Ok(_more) => {}
            Err(why) if why.kind() == ErrorKind::WouldBlock => {}
            Err(_broken) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    #[actix_web::test]
    async fn a_browser_that_reads_nothing_times_out() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap());
        let stream = stream.await.unwrap();
        let (_silent, _from) = listener.accept().unwrap();
        let more_than_fits = Bytes::from(vec![0; 64 * 1024 * 1024]);
        let given_up = write(&stream, more_than_fits, Duration::from_millis(5)).await;
        assert_eq!(given_up.unwrap_err().kind(), ErrorKind::TimedOut);
    }
}

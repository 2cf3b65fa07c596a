//! Streams on connections that have left the HTTP server: the shared bytes go
//! to the socket as they are, and nothing is kept of them.

use super::Watching;
use actix_web::rt::net::TcpStream;
use actix_web::web::Bytes;
use futures_util::future::select;
use std::future::poll_fn;
use std::io::{Error, ErrorKind};
use std::pin::pin;
use std::time::Duration;
use tokio::time::timeout;

/// Who takes nothing for so long is not there any more.
const PATIENCE: Duration = Duration::from_secs(60);

impl Watching {
    /// Writes what there is to tell until somebody hangs up or it ends.
    pub(super) async fn follow(&mut self, stream: &TcpStream) {
        let told = async {
            while let Some(message) = self.next().await {
                write(stream, message, PATIENCE).await?;
            }
            Ok::<_, Error>(())
        };
        // Whichever comes first: the stream is closed, and who is there comes back.
        select(pin!(told), pin!(hung_up(stream))).await;
    }
}

async fn write(stream: &TcpStream, mut message: Bytes, patience: Duration) -> Result<(), Error> {
    while !message.is_empty() {
        match stream.try_write(&message) {
            Ok(written) => message = message.slice(written..),
            Err(why) if why.kind() == ErrorKind::WouldBlock => {
                let room = poll_fn(|task| stream.poll_write_ready(task));
                timeout(patience, room).await??;
            }
            Err(why) => return Err(why),
        }
    }
    Ok(())
}

/// What a browser still says is not listened to, except that it goes. Whoever
/// asks a socket by `poll` takes the place of who asked so before: else it would
/// keep the server's task for the connection, to wake it.
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
    async fn who_takes_nothing_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap());
        let stream = stream.await.unwrap();
        let (_silent, _from) = listener.accept().unwrap();
        let more_than_fits = Bytes::from(vec![0; 64 * 1024 * 1024]);
        let given_up = write(&stream, more_than_fits, Duration::from_millis(5)).await;
        assert_eq!(given_up.unwrap_err().kind(), ErrorKind::TimedOut);
    }
}

//! `inkundla ready`: a health check of a server, for containers without other programs.

use std::io::{Error, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

/// The time limit for connecting and for the response.
const TIMEOUT: Duration = Duration::from_secs(3);
/// The status is in the first bytes of a response.
const MOST_BYTES: u64 = 4096;

#[derive(clap::Args)]
pub(super) struct Ready {
    /// The address on which the server listens (HTTP)
    #[arg(value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
}

pub(super) fn run(ready: &Ready) -> ExitCode {
    match status(ready.address) {
        Ok(status) if status == "200" => {
            println!("ready");
            ExitCode::SUCCESS
        }
        Ok(status) => {
            eprintln!("inkundla: {} answers with status {status}", ready.address);
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("inkundla: nobody answers at {}: {why}", ready.address);
            ExitCode::FAILURE
        }
    }
}

fn status(address: SocketAddr) -> Result<String, Error> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    let asked = format!("GET /ready HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(MOST_BYTES).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let status = answer
        .strip_prefix("HTTP/1.1 ")
        .and_then(|rest| rest.get(..3));
    let status = status.ok_or_else(|| Error::other("the answer is no HTTP"))?;
    Ok(status.to_owned())
}

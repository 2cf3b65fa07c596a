//! Ports for servers that bind them only later.

use std::net::SocketAddr;
use std::process::Command;

/// An address of this machine on a port of `tests/ports.sh`.
///
/// A port from binding to `:0` will not do once its listener is gone: the kernel
/// gives it to the next outgoing connection.
pub fn free() -> SocketAddr {
    let answer = Command::new("bash")
        .args(["-c", ". tests/ports.sh && free_port"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("bash");
    let port = String::from_utf8(answer.stdout).unwrap();
    let port = port.trim().parse::<u16>();
    let refusal = String::from_utf8_lossy(&answer.stderr);
    SocketAddr::from(([127, 0, 0, 1], port.unwrap_or_else(|_| panic!("{refusal}"))))
}

#[test]
fn ports_are_below_those_of_outgoing_connections_and_each_is_given_once() {
    let threads: Vec<_> = (0..4)
        .map(|_| std::thread::spawn(|| [free(), free()]))
        .collect();
    let ports = threads
        .into_iter()
        .flat_map(|thread| thread.join().unwrap());
    let mut ports: Vec<_> = ports.map(|address| address.port()).collect();
    ports.sort_unstable();
    ports.dedup();
    assert_eq!(ports.len(), 8, "{ports:?}");
    assert!(
        ports.iter().all(|port| (20_000..32_000).contains(port)),
        "{ports:?}"
    );
}

use super::{give_up_soon, limits_for_libpq};
use rustix::net::sockopt;

#[test]
fn both_kinds_of_connections_have_the_same_limits() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build().unwrap();
    let stream = runtime.block_on(tokio::net::TcpStream::connect(address));
    let stream = stream.unwrap();
    assert!(!sockopt::socket_keepalive(&stream).unwrap());
    give_up_soon(&stream).unwrap();
    assert!(sockopt::socket_keepalive(&stream).unwrap());
    let read = [
        (
            "tcp_user_timeout",
            sockopt::tcp_user_timeout(&stream).unwrap().into(),
        ),
        (
            "keepalives_idle",
            sockopt::tcp_keepidle(&stream).unwrap().as_secs(),
        ),
        (
            "keepalives_interval",
            sockopt::tcp_keepintvl(&stream).unwrap().as_secs(),
        ),
        (
            "keepalives_count",
            sockopt::tcp_keepcnt(&stream).unwrap().into(),
        ),
    ];
    let read: Vec<String> = read
        .iter()
        .map(|(name, value): &(&str, u64)| format!("{name}={value}"))
        .collect();
    assert_eq!(read, limits_for_libpq(|_| false));
}

use super::super::tls::Trust;
use super::{Spec, Transport};
use crate::StoreError;

fn transport(url: &str) -> Result<Transport, StoreError> {
    Spec::parse(url)?.transport()
}

fn is_clear(url: &str) -> bool {
    matches!(transport(url), Ok(Transport::Clear))
}

fn is_refused(url: &str) -> bool {
    matches!(transport(url), Err(StoreError::ClearText(_)))
}

#[test]
fn clear_text_is_allowed_on_this_machine_only() {
    for near in [
        "postgres://me@localhost/hall",
        "postgres://me@127.0.0.1:5433/hall",
        "postgres://me@127.8.9.10/hall?sslmode=prefer",
        "postgres://me@[::1]:5433/hall",
        "postgres://me@%2Fvar%2Frun%2Fpostgresql/hall",
        "postgres:///hall?host=/tmp",
        "postgres:///hall",
        "postgres://me@localhost,127.0.0.1/hall?target_session_attrs=read-write",
        "postgres://me@db.example.org/hall?hostaddr=127.0.0.1",
    ] {
        assert!(is_clear(near), "{near}");
    }
    for far in [
        "postgres://me@db.example.org/hall",
        "postgres://me@192.0.2.7/hall",
        "postgres://me:a?b@192.0.2.7/hall",
        "postgres://me@[2001:db8::7]:5433/hall?sslmode=prefer",
        "postgres://me@localhost,db2/hall?sslmode=allow",
        "postgres://me@db/hall?sslmode=disable",
        "postgres:///hall?host=db",
        "postgres://me@localhost/hall?host=db",
        "postgres://me@localhost/hall?hostaddr=192.0.2.7",
        "postgres://localhost.example.org/hall",
        "postgres://me@db/hall?clear_text=yes",
        "postgres://me@db/hall?sslmode=disable&clear_text=no",
    ] {
        assert!(is_refused(far), "{far}");
    }
    // With both parameters it is allowed, and libpq does not get ours.
    let url = "postgres://me@db:5433/hall?sslmode=disable&clear_text=yes&connect_timeout=2";
    assert!(is_clear(url));
    let passed = Spec::parse(url).unwrap().in_clear_for_libpq();
    let right =
        "postgres://me@db:5433/hall?sslmode=disable&connect_timeout=2&tcp_user_timeout=5000";
    assert!(passed.starts_with(right), "{passed}");
}

#[test]
fn a_lost_host_is_given_up_soon_unless_the_url_says_otherwise() {
    let passed = |url: &str| Spec::parse(url).unwrap().in_clear_for_libpq();
    assert_eq!(
        passed("postgres://me@localhost/hall"),
        "postgres://me@localhost/hall?tcp_user_timeout=5000&keepalives_idle=3&keepalives_interval=1&keepalives_count=3"
    );
    assert_eq!(
        passed("postgres://me@localhost/hall?tcp_user_timeout=9000&keepalives_idle=60"),
        "postgres://me@localhost/hall?tcp_user_timeout=9000&keepalives_idle=60&keepalives_interval=1&keepalives_count=3"
    );
}

#[test]
fn sslmode_and_sslrootcert_decide_which_certificates_are_accepted() {
    let tls = |words: &str| transport(&format!("postgres://me@db/hall?{words}"));
    let file = "sslrootcert=%2Fetc%2Fca.pem";
    let ca = || "/etc/ca.pem".to_owned();
    for (words, trust) in [
        ("sslmode=require".to_owned(), Trust::Anybody),
        (format!("sslmode=require&{file}"), Trust::Signed(ca())),
        (format!("sslmode=verify-ca&{file}"), Trust::Signed(ca())),
        (format!("{file}&sslmode=verify-full"), Trust::Named(ca())),
    ] {
        assert_eq!(tls(&words).unwrap(), Transport::Tls(trust), "{words}");
    }
    for wrong in [
        "sslmode=verify-full",
        "sslmode=verify-ca",
        "sslmode=on",
        "sslmode=require&sslcert=me.pem",
        "sslmode=require&service=hall",
    ] {
        let found = tls(wrong);
        assert!(
            matches!(found, Err(StoreError::PostgresAddress(_))),
            "{wrong}"
        );
    }
}

#[test]
fn a_url_may_list_several_hosts() {
    let targets = |url: &str| {
        let targets = Spec::parse(url).unwrap().targets().unwrap();
        let passed =
            |target: &super::Target| format!("{} {} {}", target.name, target.address, target.port);
        targets.iter().map(passed).collect::<Vec<_>>()
    };
    let two = targets("postgres://me:p%40ss@db1:5433,[2001:db8::7]/hall?sslmode=require");
    assert_eq!(two, ["db1 db1 5433", "2001:db8::7 2001:db8::7 5432"]);
    let listed = targets("postgres:///hall?host=db1,db2&port=6000&hostaddr=192.0.2.1,192.0.2.2");
    assert_eq!(listed, ["db1 192.0.2.1 6000", "db2 192.0.2.2 6000"]);
    assert!(Spec::parse("postgres:///hall").unwrap().targets().is_err());
    assert!(
        Spec::parse("postgres://db:x/hall")
            .unwrap()
            .targets()
            .is_err()
    );
}

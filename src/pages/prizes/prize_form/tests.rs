use super::cents;

#[test]
fn sums_of_money_are_read_as_people_write_them() {
    for (typed, hundredths) in [
        ("", 0),
        ("  ", 0),
        ("400", 40_000),
        ("R 400", 40_000),
        ("R400.5", 40_050),
        ("133,34", 13_334),
        ("1 000", 100_000),
        ("1000000", 100_000_000),
    ] {
        assert_eq!(cents(typed).unwrap(), hundredths, "{typed:?}");
    }
}

#[test]
fn other_texts_are_refused() {
    for typed in [
        "book",
        "R",
        "1.234",
        "1,000,00",
        "-4x",
        "99999999999",
        "1000000.01",
        "٣",
    ] {
        assert!(cents(typed).is_err(), "{typed:?}");
    }
}

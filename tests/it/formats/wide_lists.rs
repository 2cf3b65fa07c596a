//! Lists with two bytes a letter.

use super::players;
use inkundla::formats::entrants_csv::{self, Encoding, Headless, ReadOptions};

#[test]
fn two_bytes_a_letter_without_a_byte_order_mark_are_asked_about() {
    let bytes = |unit: fn(u16) -> [u8; 2]| -> Vec<u8> {
        "Name;School\nZoë Nel;Umlazi"
            .encode_utf16()
            .flat_map(unit)
            .collect()
    };
    for (bytes, encoding) in [
        (bytes(u16::to_le_bytes), Encoding::Utf16Le),
        (bytes(u16::to_be_bytes), Encoding::Utf16Be),
    ] {
        let read = |options| entrants_csv::read(&bytes, &[], options).unwrap();
        let reading = read(ReadOptions::from(Headless::Guess));
        let doubt = reading.doubt.as_ref().expect("it is asked about");
        let words = ["Name;School", "Zoë", "Nel;Umlazi"].map(str::to_owned);
        assert_eq!(doubt.readings[0], (encoding, words.to_vec()));
        assert_eq!(
            players(&reading),
            [("Zoë|Nel".to_owned(), "Umlazi".to_owned(), None)]
        );
        let answered = read(ReadOptions {
            encoding: Some(encoding),
            ..ReadOptions::from(Headless::Guess)
        });
        assert_eq!(answered.doubt, None);
        assert_eq!(players(&answered), players(&reading));
        // The list on the page, sent again.
        let text = entrants_csv::decode(&bytes, None).unwrap().0;
        assert_eq!(entrants_csv::encode(&text, encoding), bytes);
    }
}

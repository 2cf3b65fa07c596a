//! The entries of an event, for its organiser.

use super::{Column, List, ListRow, columns};
use inkundla_core::tournament::{Grade, Options};

/// An entry in the list of entries, in the words of its reader.
#[derive(Clone, Debug, Default)]
pub struct ListedEntry {
    /// The code of its state.
    pub state: &'static str,
    /// Its state.
    pub state_text: String,
    /// The full name.
    pub name: String,
    /// Given names.
    pub given: String,
    /// Family name.
    pub family: String,
    /// School.
    pub school: Option<String>,
    /// Grade.
    pub grade: Option<Grade>,
    /// Gender, as a code.
    pub gender: String,
    /// Year of birth.
    pub born: String,
    /// The sender.
    pub contact: String,
    /// How to reach the sender.
    pub reach: String,
    /// The fee in words, and in hundredths of the currency.
    pub fee: (String, i64),
    /// The part of it that was paid.
    pub paid: (String, i64),
    /// When it came.
    pub sent: String,
    /// The reason for declining it.
    pub reason: String,
}

impl List<ListedEntry> {
    /// The entries in this order.
    pub fn entries(rows: Vec<ListedEntry>) -> List<ListedEntry> {
        List::of(&Options::automatic(), rows)
    }
}

impl ListRow for ListedEntry {
    const SCHEMA: &'static str = "Entry";

    /// Only the organiser has this list: it is in no JSON, and on no page of visitors.
    fn columns(_: &Options) -> Vec<Column<Self>> {
        columns! {
            "name": "player" [Paper] Text(|one| one.name.clone());
            "given name" [Csv] Text(|one| one.given.clone());
            "family name" [Csv] Text(|one| one.family.clone());
            "school": "school" [Paper Csv] School(|one| one.school.clone());
            "grade": "column-grade" [Paper Csv] Grade(|one| one.grade);
            "gender" [Csv] Text(|one| one.gender.clone());
            "year of birth" [Csv] Text(|one| one.born.clone());
            "entry": "entry-state" [Paper] Text(|one| one.state_text.clone());
            "state" [Csv] Text(|one| one.state.to_owned());
            "fee": "entry-fee" [Paper Csv] Amount(|one| one.fee.clone());
            "paid": "entry-paid" [Paper Csv] Amount(|one| one.paid.clone());
            "sender": "entry-contact" [Paper Csv] Text(|one| one.contact.clone());
            "phone or e-mail": "entry-reach" [Paper Csv] Text(|one| one.reach.clone());
            "sent" [Csv] Text(|one| one.sent.clone());
            "reason" [Csv] Text(|one| one.reason.clone());
        }
    }
}

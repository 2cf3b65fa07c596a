//! The question which part of the names comes first, asked once per list.

use crate::formats::entrants_csv::DetectedOrder;
use crate::i18n::Localizer;
use crate::tournament::NameOrder;

/// The question, with examples from the list for each order.
pub(super) struct NameOrderQuestion {
    pub(super) answers: Vec<NameOrderAnswer>,
}

pub(super) struct NameOrderAnswer {
    pub(super) code: &'static str,
    pub(super) button: String,
    /// Whether the list was read in this order.
    pub(super) is_now: bool,
    pub(super) examples: Vec<String>,
}

impl NameOrderQuestion {
    pub(super) fn of(t: &Localizer, ordered: &DetectedOrder) -> NameOrderQuestion {
        let answer = |order: NameOrder| NameOrderAnswer {
            code: order.code(),
            button: t.msg(&format!("check-order-{}", order.code())),
            is_now: order == ordered.order,
            examples: examples(t, ordered, order),
        };
        NameOrderQuestion {
            answers: NameOrder::ALL.map(answer).into(),
        }
    }
}

fn examples(t: &Localizer, ordered: &DetectedOrder, order: NameOrder) -> Vec<String> {
    let names = ordered.examples(order).into_iter();
    let sentences = names.map(|(written, alias)| {
        let values = [("written", written.into()), ("alias", alias.into())];
        t.msg_with("check-order-example", &values)
    });
    sentences.collect()
}

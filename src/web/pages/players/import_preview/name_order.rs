//! Which part of the names comes first: asked once for a whole list.

use crate::formats::entrants_csv::Ordered;
use crate::i18n::Localizer;
use crate::tournament::NameOrder;

const ORDERS: [(NameOrder, &str); 2] = [
    (NameOrder::GivenFirst, "given"),
    (NameOrder::FamilyFirst, "family"),
];

/// The question, with what becomes of some names of the list in each order.
pub(super) struct NameOrderQuestion {
    pub(super) answers: Vec<NameOrderAnswer>,
}

/// One order.
pub(super) struct NameOrderAnswer {
    pub(super) code: &'static str,
    pub(super) button: String,
    /// Whether the list was read in it.
    pub(super) is_now: bool,
    pub(super) examples: Vec<String>,
}

impl NameOrderQuestion {
    pub(super) fn of(t: &Localizer, asked: &Ordered) -> NameOrderQuestion {
        let answer = |(order, code): (NameOrder, &'static str)| NameOrderAnswer {
            code,
            button: t.msg(&format!("check-order-{code}")),
            is_now: order == asked.order,
            examples: examples(t, asked, order),
        };
        NameOrderQuestion {
            answers: ORDERS.map(answer).into(),
        }
    }
}

fn examples(t: &Localizer, asked: &Ordered, order: NameOrder) -> Vec<String> {
    let told = asked.told(order).into_iter();
    let told = told.map(|(written, alias)| {
        let values = [("written", written.into()), ("alias", alias.into())];
        t.msg_with("check-order-example", &values)
    });
    told.collect()
}

/// The order of a code in forms.
pub(super) fn by_code(code: &str) -> Option<NameOrder> {
    let found = ORDERS.iter().find(|(_, known)| *known == code);
    found.map(|(order, _)| *order)
}

/// The code of an order in forms.
pub(super) fn code(order: Option<NameOrder>) -> &'static str {
    let found = ORDERS.iter().find(|(known, _)| Some(*known) == order);
    found.map_or("", |(_, code)| code)
}

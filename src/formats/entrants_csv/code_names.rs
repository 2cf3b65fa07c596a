//! Refuses code names of a list that are taken.

use super::cells::shortened;
use super::row::fault;
use super::{ParsedRow, RowState};
use crate::{Column, ImportProblem};
use inkundla_core::tournament::{Entrant, NameChoice, TakenNames};

/// Adds a fault to rows whose code name is that of an earlier row, or a name of a player of the event or the list.
pub(super) fn refuse_taken(rows: &mut [ParsedRow], entered: &[Entrant]) {
    let mut taken = TakenNames::of(entered);
    for name in rows.iter().filter_map(|row| row.name.as_ref()) {
        taken.add_real(name);
    }
    for row in rows {
        let NameChoice::CodeName(code_name) = &row.shown_as else {
            continue;
        };
        if taken.add(code_name) {
            continue;
        }
        let what = ImportProblem::CodeNameTaken {
            value: shortened(code_name),
        };
        let taken = fault(row.row, Column::ShownAs, what);
        match &mut row.state {
            RowState::Error(faults) => faults.push(taken),
            RowState::Ready | RowState::Question(_) => row.state = RowState::Error(vec![taken]),
        }
    }
}

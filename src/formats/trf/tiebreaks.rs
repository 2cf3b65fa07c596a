//! Record 212: the tie-breaks in order.

use super::{Trf, TrfFault, TrfProblem};
use crate::Faults;
use inkundla_core::tournament::Tiebreak;

/// An unknown tie-break code in record 212.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("record 212: {code} is no tie-break that is known here")]
pub struct UnknownTiebreak {
    /// The code.
    pub code: String,
}

/// A code, and its offset in characters in the text of the record.
type Code<'a> = (usize, &'a str);

impl Trf {
    /// 212: the tie-breaks in order; `None` without the record.
    ///
    /// # Errors
    /// The first unknown code.
    pub fn tiebreaks(&self) -> Result<Option<Vec<Tiebreak>>, UnknownTiebreak> {
        let read = |(_, code): Code| {
            let code = code.to_owned();
            Tiebreak::from_code(&code).ok_or(UnknownTiebreak { code })
        };
        let codes = self.tiebreak_codes();
        codes
            .map(|codes| codes.into_iter().map(read).collect())
            .transpose()
    }

    /// The tie-breaks for an event without duplicates, with a fault for each unknown code
    /// and for those of teams in an event of players.
    pub(super) fn kept_tiebreaks(&self, faults: &mut Faults<TrfFault>) -> Option<Vec<Tiebreak>> {
        let mut kept: Vec<Tiebreak> = Vec::new();
        for (before, code) in self.tiebreak_codes()? {
            let tiebreak = Tiebreak::from_code(code);
            let tiebreak = if self.is_of_teams() {
                tiebreak
            } else {
                tiebreak.and_then(|one| one.of_players().ok())
            };
            match tiebreak {
                Some(tiebreak) if kept.contains(&tiebreak) => {}
                Some(tiebreak) => kept.push(tiebreak),
                None => {
                    let code = code.to_owned();
                    let fault = self
                        .tiebreaks_at
                        .fault(TrfProblem::UnknownTiebreak { code });
                    faults.push(TrfFault {
                        column: fault.column + before as u32,
                        ..fault
                    });
                }
            }
        }
        Some(kept)
    }

    /// The codes without those of the points themselves, which come first.
    fn tiebreak_codes(&self) -> Option<Vec<Code<'_>>> {
        let record = self.headers.iter().find(|(tag, _)| tag == "212");
        let (_, text) = record.filter(|(_, text)| !text.trim().is_empty())?;
        let mut before = 0;
        let codes = text.split([',', ' ']).map(|code| {
            let at = before;
            before += code.chars().count() + 1;
            (at, code.trim())
        });
        let is_points = |code: &str| ["", "PTS", "MPTS", "GPTS"].contains(&code);
        Some(codes.filter(|(_, code)| !is_points(code)).collect())
    }
}

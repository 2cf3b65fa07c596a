//! Records 212 and 202: the tie-breaks in order, with the points or without them.

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
    /// 212, or else 202: the tie-breaks in order; `None` without the records.
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

    /// 212: whether tie-breaks stand before the points.
    pub fn has_points_later(&self) -> bool {
        let text = self.header("212").unwrap_or_default();
        let mut codes = text.split([',', ' ']).filter(|code| !code.is_empty());
        codes.position(is_points).is_some_and(|at| at > 0)
    }

    /// The codes without those of the points themselves, which come first.
    fn tiebreak_codes(&self) -> Option<Vec<Code<'_>>> {
        let record = |tag| {
            let mut records = self.headers.iter();
            records.find(|(known, text)| known == tag && !text.trim().is_empty())
        };
        let (_, text) = record("212").or_else(|| record("202"))?;
        let mut before = 0;
        let codes = text.split([',', ' ']).map(|code| {
            let at = before;
            before += code.chars().count() + 1;
            (at, code.trim())
        });
        Some(
            codes
                .filter(|(_, code)| !code.is_empty() && !is_points(code))
                .collect(),
        )
    }
}

/// Whether a code is that of the points themselves.
fn is_points(code: &str) -> bool {
    ["PTS", "MPTS", "GPTS"].contains(&code)
}

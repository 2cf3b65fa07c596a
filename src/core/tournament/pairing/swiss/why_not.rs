//! Why two players do not meet: the round is paired again with that pair forced, and the
//! first criterion that gets worse is reported.

use super::field::{Field, Tenths};
use super::law::Measure;
use super::law::absolute::c3_colours_agree;
use super::law::no_second_meeting::rounds_met;
use super::prepared::PreparedField;
use super::round::{NoLegalPairing, Round, pair, pair_prepared};
use super::round_report::{BracketReport, report};
use crate::tournament::SwissSystem;

/// The reason why two players do not meet in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyNotMeeting {
    /// They do meet.
    TheyMeet,
    /// One of them does not take part, or both are the same player.
    NotHere,
    /// C1 they have met before, in these rounds.
    Met(Vec<usize>),
    /// C1 the organiser has forbidden the pair.
    Forbidden,
    /// C3 both have the same absolute colour preference, and neither is a topscorer.
    SameSide,
    /// C4 the other players could not be paired.
    Impossible(NoLegalPairing),
    /// A criterion would get worse.
    Worse {
        /// The score of the bracket; `None` for a criterion of the whole round.
        score: Option<Tenths>,
        /// Its value in the actual round.
        is: Measure,
        /// Its value in a round with the pair.
        would_be: Measure,
        /// The best round with the pair.
        round: Round,
    },
    /// A legal round with the pair exists, but the rules prefer the actual one. Only the Dutch system
    /// compares rounds by the numbers of [`WhyNotMeeting::Worse`].
    NotPreferred {
        /// The best round with the pair.
        round: Round,
    },
    /// All criteria would be equal, but the actual candidate is generated first
    /// (C.04.3:3.8.1 and 4).
    Later {
        /// The score of the first bracket that would be paired differently.
        score: Tenths,
        /// The best round with the pair.
        round: Round,
    },
}

/// The reason why two players, as indices into `Field::players`, do not meet.
///
/// # Errors
/// If the round has no legal pairing at all.
pub fn why_not(field: &Field, one: usize, other: usize) -> Result<WhyNotMeeting, NoLegalPairing> {
    let is = pair(field)?;
    if is.pairs.contains(&(one, other)) || is.pairs.contains(&(other, one)) {
        return Ok(WhyNotMeeting::TheyMeet);
    }
    Ok(match barred(field, one, other) {
        Some(why) => why,
        None => match pair_prepared(field, PreparedField::with_pair(field, one, other)) {
            Ok(round) => compared(field, &is, &round),
            Err(why) => WhyNotMeeting::Impossible(why),
        },
    })
}

fn barred(field: &Field, one: usize, other: usize) -> Option<WhyNotMeeting> {
    let is_here = |at: usize| field.players.get(at).is_some_and(|player| player.is_here);
    if one == other || !is_here(one) || !is_here(other) {
        return Some(WhyNotMeeting::NotHere);
    }
    let met = rounds_met(field, one, other);
    if !met.is_empty() {
        return Some(WhyNotMeeting::Met(met));
    }
    if field.forbidden.contains(&(one, other)) || field.forbidden.contains(&(other, one)) {
        return Some(WhyNotMeeting::Forbidden);
    }
    let ready = PreparedField::of(field);
    let player = |at: usize| Some(&ready.all[ready.rank_of(at)?]);
    let agree = c3_colours_agree(player(one)?, player(other)?);
    (!agree).then_some(WhyNotMeeting::SameSide)
}

/// The first difference between two rounds. Brackets are compared from the top: below the first
/// one that is paired differently, they are no longer comparable.
fn compared(field: &Field, is: &Round, would_be: &Round) -> WhyNotMeeting {
    let (now, then) = (report(field, is), report(field, would_be));
    let mut brackets = now.brackets.iter().zip(&then.brackets);
    let by_apart = worse(None, &now.unwanted, &then.unwanted, would_be);
    if now.system != SwissSystem::Dutch {
        return by_apart.unwrap_or_else(|| WhyNotMeeting::NotPreferred {
            round: would_be.clone(),
        });
    }
    by_apart
        .or_else(|| worse(None, &now.bye, &then.bye, would_be))
        .or_else(|| brackets.find_map(|(now, then)| in_bracket(now, then, would_be)))
        .unwrap_or(WhyNotMeeting::TheyMeet)
}

fn in_bracket(now: &BracketReport, then: &BracketReport, round: &Round) -> Option<WhyNotMeeting> {
    let score = now.score;
    let mut measures = now.measures.iter().zip(&then.measures);
    let differs = now.pairs != then.pairs || now.down != then.down;
    measures
        .find_map(|(is, would_be)| worse(Some(score), is, would_be, round))
        .or_else(|| {
            differs.then(|| WhyNotMeeting::Later {
                score,
                round: round.clone(),
            })
        })
}

fn worse(
    score: Option<Tenths>,
    is: &Measure,
    would_be: &Measure,
    round: &Round,
) -> Option<WhyNotMeeting> {
    (is != would_be).then(|| WhyNotMeeting::Worse {
        score,
        is: is.clone(),
        would_be: would_be.clone(),
        round: round.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::pairing::swiss::Criterion;

    fn bracket(pairs: &[(usize, usize)], down: &[usize], value: &[Tenths]) -> BracketReport {
        BracketReport {
            score: 10,
            moved: Vec::new(),
            up: Vec::new(),
            residents: vec![0, 1, 2, 3, 4],
            pairs: pairs.to_vec(),
            down: down.to_vec(),
            measures: vec![Measure {
                criterion: Criterion::C6,
                value: value.to_vec(),
            }],
        }
    }

    #[test]
    fn brackets_differ_by_criteria_before_pairs_and_downfloaters() {
        let now = bracket(&[(0, 2), (1, 3)], &[4], &[1]);
        let round = Round {
            pairs: Vec::new(),
            bye: None,
        };
        assert!(in_bracket(&now, &now, &round).is_none(), "the same");
        let worse = bracket(&[(0, 2), (1, 3)], &[4], &[2]);
        let measured = in_bracket(&now, &worse, &round);
        assert!(matches!(
            measured,
            Some(WhyNotMeeting::Worse {
                score: Some(10),
                ..
            })
        ));
        for other in [
            bracket(&[(0, 3), (1, 2)], &[4], &[1]),
            bracket(&[(0, 2), (1, 3)], &[0], &[1]),
            bracket(&[(0, 2), (1, 4)], &[3], &[1]),
        ] {
            let differs = in_bracket(&now, &other, &round);
            assert!(
                matches!(differs, Some(WhyNotMeeting::Later { score: 10, .. })),
                "{other:?}"
            );
        }
    }
}

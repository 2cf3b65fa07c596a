//! The Swiss system, FIDE Dutch, edition of February 2026 (C.04.3).
//!
//! `law` defines the criteria, one plain function each; `solver` finds the best round fast.
//! A test checks that both find the same rounds.
//!
//! | criterion | function |
//! |---|---|
//! | 1.4 floats, 1.8 topscorers | `prepared::{float, is_topscorer}` |
//! | 1.7 colour preferences | `colour::Preference::of` |
//! | C1 no second meeting | `law::repeats::c1_may_meet` |
//! | C2 no second bye | `law::repeats::c2_may_have_bye` |
//! | C3 absolute preferences | `law::absolute::c3_colours_agree` |
//! | C4 the remaining players can be paired | `law::completion::c4_complete_rounds` |
//! | C5 score of the bye | `law::completion::c5_bye_score` |
//! | C6 number of downfloaters | `law::downfloaters::c6_downfloaters` |
//! | C7 their scores | `law::downfloaters::c7_downfloaters_scores` |
//! | C8 the next bracket | `law::downfloaters::c8_next_bracket` |
//! | C9 unplayed rounds of the bye | `law::downfloaters::c9_unplayed_of_bye` |
//! | C10 colour difference above two | `law::colours::c10_difference_above_two` |
//! | C11 same colour three times | `law::colours::c11_same_colour_three_times` |
//! | C12 colour preferences | `law::colours::c12_preference_denied` |
//! | C13 strong colour preferences | `law::colours::c13_strong_preference_denied` |
//! | C14, C16 downfloats again | `law::floats::{c14_down_again, c16_down_two_ago}` |
//! | C15, C17 upfloats again | `law::floats::{c15_up_again, c17_up_two_ago}` |
//! | C18, C20 their score differences | `law::floats::{c18_distance_down_again, c20_distance_down_two_ago}` |
//! | C19, C21 their score differences | `law::floats::{c19_distance_up_again, c21_distance_up_two_ago}` |
//! | 3.8.1, 4 order of candidates | `law::candidate_order::CandidateOrder` |
//! | 5.2 colours | `colour::allocate` |

mod burstein;
mod checklist;
mod colour;
mod dubov;
mod field;
pub mod law;
mod listed_player;
mod prepared;
mod round;
mod round_report;
#[cfg(test)]
mod small_fields;
mod solver;
mod team_swiss;
mod why_not;

pub(super) use solver::{Matcher, Weight, Wide};

pub use crate::tournament::SwissSystem;
pub use checklist::checklist;
pub use field::{Field, PastKind, PastRound, Player, PointSystem, Tenths};
pub use law::{Criterion, Measure};
pub use listed_player::{ListedFacts, ListedPlayer, PreferenceStrength};
pub use round::{NoLegalPairing, Round, pair, sides};
pub use round_report::{BracketReport, RoundReport, report};
pub use team_swiss::{NoTeamRound, SwissTeam, TeamField, TeamRound, pair_teams};
pub use why_not::{WhyNotMeeting, why_not};

//! The games of an event as a collar of beads: a row for each round, a bead for each game.

use crate::i18n::Localizer;
use crate::rules::{Colour, Ruleset, Side};
use crate::tournament::{EntrantId, PairingResult, Tournament};
use crate::view::round_tables::RoundTable;
use crate::view::school_token::SchoolToken;

/// Beads of a row; of more games every n-th has one.
const BEADS: usize = 40;
/// With more schools their colours repeat, and no list explains them.
const LISTED: usize = 6;
/// The colour of a drawn game.
const DRAWN: &str = "#e0a030";
/// The colours of the sides, in events without schools.
const WHITE: &str = "#fffdf7";
const BLACK: &str = "#4a3826";
/// Width of the picture, and the distance of its centre from the upper edge: the collar is the lower part of rings
/// around it.
const WIDTH: f64 = 560.0;
const CENTRE: f64 = -20.0;
/// Radius of the inner edge, and the height of all rows and of the highest row.
const INNER: f64 = 128.0;
const ROWS: f64 = 150.0;
const HIGHEST: f64 = 30.0;
/// The angle from the vertical to each end, in radians.
const REACH: f64 = 1.15;

/// An ornament: nothing is to be read from it alone.
pub(crate) struct Collar {
    /// Height of the picture; it is 560 wide.
    pub(crate) height: u16,
    /// A path for each colour.
    pub(crate) paths: Vec<(&'static str, String)>,
    /// A description of the picture.
    pub(crate) words: String,
    /// The schools with their tokens; empty where the beads have the colours of the sides.
    pub(crate) schools: Vec<(SchoolToken, String)>,
}

impl Collar {
    /// The collar of all rounds with results; `None` without one.
    pub(super) fn of(
        t: &Localizer,
        tournament: &Tournament,
        ruleset: &Ruleset,
        rounds: &[RoundTable],
    ) -> Option<Collar> {
        let known = crate::tournament::schools(&tournament.entrants);
        let has_schools = known.len() > 1;
        let colour = |one: EntrantId, side: Side| {
            if has_schools {
                school_colour(tournament, one)
            } else {
                side_colour(ruleset, side)
            }
        };
        let most = rounds.iter().map(|round| round.boards.len()).max()?;
        let every = most.div_ceil(BEADS).max(1);
        let mut paths: Vec<(&'static str, String)> = Vec::new();
        let high = (ROWS / rounds.len() as f64).min(HIGHEST);
        for (row, round) in rounds.iter().enumerate() {
            let inner = INNER + high * row as f64;
            let beads: Vec<_> = round.boards.iter().step_by(every).collect();
            for (place, (pairing, scored)) in beads.iter().enumerate() {
                let colour = match scored.map(|scored| scored.result) {
                    None | Some(PairingResult::DoubleForfeit) => continue,
                    Some(PairingResult::Drawn) => DRAWN,
                    Some(result) => match result.winner() {
                        Some(Side::Second) => colour(pairing.second, Side::Second),
                        _ => colour(pairing.first, Side::First),
                    },
                };
                let bead = bead((inner, inner + high), place, beads.len());
                match paths.iter_mut().find(|(known, _)| *known == colour) {
                    Some((_, path)) => path.push_str(&bead),
                    None => paths.push((colour, bead)),
                }
            }
        }
        let words = if has_schools {
            t.plural("final-collar", every)
        } else {
            t.plural("final-collar-sides", every)
        };
        let listed = known
            .iter()
            .filter(|_| has_schools && known.len() <= LISTED);
        let listed = listed.map(|school| {
            let token = SchoolToken::of(tournament, school.name);
            (token, school.name.to_owned())
        });
        Some(Collar {
            height: (CENTRE + INNER + high * rounds.len() as f64) as u16 + 2,
            schools: listed.collect(),
            paths,
            words,
        })
        .filter(|collar| !collar.paths.is_empty())
    }
}

fn school_colour(tournament: &Tournament, one: EntrantId) -> &'static str {
    let entrant = tournament.entrant(one);
    let school = entrant.and_then(|one| one.school.as_deref());
    school.map_or(WHITE, |school| {
        SchoolToken::of(tournament, school).colours[0]
    })
}

fn side_colour(ruleset: &Ruleset, side: Side) -> &'static str {
    match ruleset.colour(side) {
        Colour::White => WHITE,
        Colour::Black => BLACK,
    }
}

/// The outline of a bead between two radii, the first one of its row at the left. Its edges are parts of the rings: a
/// row of one game is a ring, not a bar.
fn bead((inner, outer): (f64, f64), place: usize, of: usize) -> String {
    let angle = |edge: usize| REACH - 2.0 * REACH * edge as f64 / of as f64;
    let at = |radius: f64, edge: usize| {
        let (across, down) = angle(edge).sin_cos();
        let (x, y) = (WIDTH / 2.0 - radius * across, CENTRE + radius * down);
        format!("{} {}", x.round() as i32, y.round() as i32)
    };
    let arc = |radius: f64, sweep: u8, edge: usize| {
        let r = radius.round() as i32;
        format!("A{r} {r} 0 0 {sweep} {}", at(radius, edge))
    };
    let start = at(inner, place);
    let (under, over) = (arc(inner, 0, place + 1), arc(outer, 1, place));
    format!("M{start}{under}L{}{over}z", at(outer, place + 1))
}

//! A game in words: its turns and its end.

use super::{Sentence, Speak, Tongue};
use crate::referee::{Ground, Outcome};
use crate::rules::{Kind, LOST_TURN, Ruleset, Side, Spelt};

/// A turn told in words: `White places a cow on A6, three-in-a-row, shoots R3`.
pub struct TurnTold<'a> {
    /// The game.
    pub ruleset: &'a Ruleset,
    /// Who played it.
    pub side: Side,
    /// What moved, where that is known.
    pub man: Option<Kind>,
    /// In notation.
    pub turn: &'a str,
}

impl Speak for TurnTold<'_> {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        let side = tongue.speak(&self.ruleset.colour(self.side));
        let sentence = match self.turn {
            LOST_TURN => Sentence::plain("told-lost-turn"),
            "--" => Sentence::plain("told-pass"),
            turn => {
                let spelt = Spelt::of(turn);
                match self.ruleset {
                    Ruleset::Mill(_) => mill(tongue, &spelt),
                    Ruleset::Camelot(_) => self.camelot(tongue, &spelt),
                    Ruleset::Reversi(_) => reversi(&spelt),
                }
            }
        };
        sentence.with("side", side)
    }
}

fn mill(tongue: &Tongue, spelt: &Spelt<'_>) -> Sentence {
    let is_shot = !spelt.crossed.is_empty();
    let which = |plain, shot| Sentence::plain(if is_shot { shot } else { plain });
    let sentence = match *spelt.path {
        [to] if spelt.is_gift => Sentence::plain("told-gift").with("to", to),
        [from, to, ..] => which("told-move", "told-move-shot")
            .with("from", from)
            .with("to", to),
        [to] => which("told-place", "told-place-shot")
            .with("man", tongue.say(placed(spelt.kind)))
            .with("to", to),
        [] => Sentence::plain("told-pass"),
    };
    sentence.with("shot", spelt.crossed.join(", "))
}

fn placed(kind: Kind) -> &'static str {
    match kind {
        Kind::HerdBoys => "placed-herd-boys",
        Kind::Warriors => "placed-warriors",
        Kind::Cow | Kind::Man | Kind::Knight | Kind::Disc => "placed-cow",
    }
}

fn reversi(spelt: &Spelt<'_>) -> Sentence {
    let id = match (spelt.missed.is_empty(), spelt.extra.is_empty()) {
        (true, true) => "told-disc",
        (false, true) => "told-disc-missed",
        (true, false) => "told-disc-extra",
        (false, false) => "told-disc-wrong",
    };
    Sentence::plain(id)
        .with("to", spelt.path.join(" "))
        .with("missed", spelt.missed.join(", "))
        .with("extra", spelt.extra.join(", "))
}

impl TurnTold<'_> {
    fn camelot(&self, tongue: &Tongue, spelt: &Spelt<'_>) -> Sentence {
        let id = match (spelt.path.len(), spelt.crossed.len()) {
            (_, 0) if self.is_step(spelt) => "told-step",
            (_, 0) => "told-canter",
            (1, _) => "told-jump",
            _ => "told-charge",
        };
        let points: Vec<&str> = spelt.points().collect();
        Sentence::plain(id)
            .with("man", tongue.speak(&self.man.unwrap_or(Kind::Man)))
            .with("path", points.join("–"))
            .with("n", spelt.crossed.len())
    }

    /// Whether a piece went to the next square only.
    fn is_step(&self, spelt: &Spelt<'_>) -> bool {
        let board = self.ruleset.board();
        let place = |name: &&str| {
            let index = board.index_of(name)?;
            board.points.get(usize::from(index))
        };
        let places: Vec<_> = spelt.path.iter().filter_map(place).collect();
        match *places {
            [from, to] => from.column.abs_diff(to.column) < 2 && from.row.abs_diff(to.row) < 2,
            _ => false,
        }
    }
}

/// How a game ended, with the players' names.
pub struct EndTold<'a> {
    /// The game.
    pub ruleset: &'a Ruleset,
    /// What it came to.
    pub outcome: Outcome,
    /// By what.
    pub ground: &'a Ground,
    /// The name of the player who won, or of the side.
    pub winner: String,
}

impl Speak for EndTold<'_> {
    fn sentence(&self, tongue: &Tongue) -> Sentence {
        let id = match self.outcome {
            Outcome::Won(_) => "end-won",
            Outcome::Drawn => "end-drawn",
            Outcome::NotPlayed => "end-not-played",
        };
        Sentence::plain(id)
            .with("winner", self.winner.as_str())
            .with("why", ground(tongue, self.ruleset, self.ground))
    }
}

fn ground(tongue: &Tongue, ruleset: &Ruleset, ground: &Ground) -> String {
    match ground {
        Ground::Law { clause } => clause_told(tongue, ruleset, clause),
        Ground::Agreement => tongue.say("ground-agreement"),
        Ground::Resignation => tongue.say("ground-resignation"),
        Ground::Absence => tongue.say("ground-absence"),
        Ground::Award { offence, skipped } => {
            let id = if *skipped {
                "ground-award-skipped"
            } else {
                "ground-award"
            };
            tongue.with(id, "why", tongue.speak(offence))
        }
        Ground::Adjudication { reason } => {
            tongue.with("ground-adjudication", "reason", reason.as_str())
        }
    }
}

/// The clause is stored by name; an old or new name still reads. Where one name
/// means something else in another game, that game has its own words.
fn clause_told(tongue: &Tongue, ruleset: &Ruleset, clause: &str) -> String {
    let id = format!("clause-{clause}");
    let own = format!("{id}-{}", ruleset.name());
    match tongue.say(&own) {
        told if told == own => tongue.say(&id),
        told => told,
    }
}

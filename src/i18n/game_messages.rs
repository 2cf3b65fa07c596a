//! Messages for the turns and the end of a game.

use super::{Localize, Localizer, Message};
use inkundla_core::referee::{Ground, Outcome};
use inkundla_core::rules::{Kind, LOST_TURN, Ruleset, Side, TurnPoints};

/// Describes a turn: `White places a cow on A6, three-in-a-row, shoots R3`.
pub struct TurnMessage<'a> {
    /// The rules.
    pub ruleset: &'a Ruleset,
    /// The side that played it.
    pub side: Side,
    /// The name of that player, to be shown instead of the side.
    pub name: Option<&'a str>,
    /// The kind of the man that moved, if known.
    pub man: Option<Kind>,
    /// The turn in notation.
    pub turn: &'a str,
}

impl Localize for TurnMessage<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let is_camelot = matches!(self.ruleset, Ruleset::Camelot(_));
        let side = match self.name {
            // "White knight", but "Thandiwe: knight".
            Some(name) if is_camelot => format!("{name}:"),
            Some(name) => name.to_owned(),
            None => t.localize(&self.ruleset.colour(self.side)),
        };
        let sentence = match self.turn {
            LOST_TURN => Message::new("turn-text-lost-turn"),
            "--" => Message::new("turn-text-pass"),
            turn => {
                let spelt = TurnPoints::of(turn);
                match self.ruleset {
                    Ruleset::Mill(_) => mill(t, &spelt),
                    Ruleset::Camelot(_) => self.camelot(t, &spelt),
                    Ruleset::Reversi(_) => reversi(&spelt),
                }
            }
        };
        sentence.with("side", side)
    }
}

fn mill(t: &Localizer, points: &TurnPoints<'_>) -> Message {
    let is_shot = !points.crossed.is_empty();
    let which = |plain, shot| Message::new(if is_shot { shot } else { plain });
    let sentence = match *points.path {
        [to] if points.is_gift => Message::new("turn-text-gift").with("to", to),
        [from, to, ..] => which("turn-text-move", "turn-text-move-shot")
            .with("from", from)
            .with("to", to),
        [to] => which("turn-text-place", "turn-text-place-shot")
            .with("man", t.msg(placed(points.kind)))
            .with("to", to),
        [] => Message::new("turn-text-pass"),
    };
    sentence.with("shot", points.crossed.join(", "))
}

fn placed(kind: Kind) -> &'static str {
    match kind {
        Kind::HerdBoys => "placed-herd-boys",
        Kind::Warriors => "placed-warriors",
        Kind::Cow | Kind::Man | Kind::Knight | Kind::Disc => "placed-cow",
    }
}

fn reversi(points: &TurnPoints<'_>) -> Message {
    let id = match (points.missed.is_empty(), points.extra.is_empty()) {
        (true, true) => "turn-text-disc",
        (false, true) => "turn-text-disc-missed",
        (true, false) => "turn-text-disc-extra",
        (false, false) => "turn-text-disc-wrong",
    };
    Message::new(id)
        .with("to", points.path.join(" "))
        .with("missed", points.missed.join(", "))
        .with("extra", points.extra.join(", "))
}

impl TurnMessage<'_> {
    fn camelot(&self, t: &Localizer, spelt: &TurnPoints<'_>) -> Message {
        let id = match (spelt.path.len(), spelt.crossed.len()) {
            (_, 0) if self.is_step(spelt) => "turn-text-step",
            (_, 0) => "turn-text-canter",
            (1, _) => "turn-text-jump",
            _ => "turn-text-charge",
        };
        let points: Vec<&str> = spelt.points().collect();
        Message::new(id)
            .with("man", t.localize(&self.man.unwrap_or(Kind::Man)))
            .with("path", points.join("–"))
            .with("n", spelt.crossed.len())
    }

    /// Whether a piece moved to an adjacent square.
    fn is_step(&self, points: &TurnPoints<'_>) -> bool {
        let board = self.ruleset.board();
        let place = |name: &&str| {
            let index = board.index_of(name)?;
            board.points.get(usize::from(index))
        };
        let places: Vec<_> = points.path.iter().filter_map(place).collect();
        match *places {
            [from, to] => from.column.abs_diff(to.column) < 2 && from.row.abs_diff(to.row) < 2,
            _ => false,
        }
    }
}

/// Describes the end of a game.
pub struct EndMessage<'a> {
    /// The rules.
    pub ruleset: &'a Ruleset,
    /// The outcome.
    pub outcome: Outcome,
    /// The reason for the outcome.
    pub ground: &'a Ground,
    /// The name of the winner or of the side.
    pub winner: String,
}

impl Localize for EndMessage<'_> {
    fn message(&self, t: &Localizer) -> Message {
        let id = match self.outcome {
            Outcome::Won(_) => "end-won",
            Outcome::Drawn => "end-drawn",
            Outcome::NotPlayed => "end-not-played",
        };
        Message::new(id)
            .with("winner", &self.winner)
            .with("why", ground(t, self.ruleset, self.ground))
    }
}

fn ground(t: &Localizer, ruleset: &Ruleset, ground: &Ground) -> String {
    match ground {
        Ground::Law { clause } => clause_text(t, ruleset, clause),
        Ground::Agreement => t.msg("ground-agreement"),
        Ground::Resignation => t.msg("ground-resignation"),
        Ground::Absence => t.msg("ground-absence"),
        Ground::Award { offence, skipped } => {
            let id = if *skipped {
                "ground-award-skipped"
            } else {
                "ground-award"
            };
            t.msg_arg(id, "why", t.localize(offence))
        }
        Ground::Adjudication { reason } => t.msg_arg("ground-adjudication", "reason", reason),
    }
}

/// Describes a clause of the law. It is stored by name, and an unknown name is shown as it
/// is. If a name means something else in another game, that game has a message of its own.
pub fn clause_text(t: &Localizer, ruleset: &Ruleset, clause: &str) -> String {
    let id = format!("clause-{clause}");
    let own = format!("{id}-{}", ruleset.name());
    match t.msg(&own) {
        message if message == own => t.msg(&id),
        message => message,
    }
}

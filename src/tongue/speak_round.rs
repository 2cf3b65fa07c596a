//! Pairings and results in words.

use super::{Sentence, Speak, Tongue};
use crate::formats::Names;
use crate::rules::{BySide, Side};
use crate::tournament::pairing::{MovesFirst, Obstacle, Warning, Why, WhyBye};
use crate::tournament::{ByeKind, EntrantId, PairingResult, RoundNo, Tournament};

/// A result as it stands in tables: `1–0`, `½–½`.
pub fn score_text(result: PairingResult) -> &'static str {
    match (result.winner(), result) {
        (Some(Side::First), _) => "1–0",
        (Some(Side::Second), _) => "0–1",
        (None, PairingResult::DoubleForfeit) => "0–0",
        (None, _) => "½–½",
    }
}

/// A result with the names of who won or stayed away.
pub struct ResultTold<'a> {
    /// The result.
    pub result: PairingResult,
    /// Who sits there, under the names that the reader may see.
    pub names: BySide<&'a str>,
}

impl Speak for ResultTold<'_> {
    fn sentence(&self, _: &Tongue) -> Sentence {
        let plain = match self.result {
            PairingResult::Won(_) => "outcome-won",
            PairingResult::Drawn => "outcome-drawn",
            PairingResult::Awarded(_) => "outcome-awarded",
            PairingResult::Forfeit(_) => "outcome-forfeit",
            PairingResult::DoubleForfeit => "outcome-double-forfeit",
        };
        let sentence = Sentence::plain(plain).with("score", score_text(self.result));
        match self.result.winner() {
            Some(side) => sentence
                .with("winner", self.names[side])
                .with("loser", self.names[!side]),
            None => sentence,
        }
    }
}

impl Speak for ByeKind {
    fn sentence(&self, _: &Tongue) -> Sentence {
        Sentence::plain(match self {
            ByeKind::Allocated => "bye-allocated",
            ByeKind::Full => "bye-full",
            ByeKind::Half => "bye-half",
            ByeKind::Absent => "bye-absent",
        })
    }
}

/// A warning about a draft, with the names of the children: for the organiser.
pub struct WarningTold<'a>(pub &'a Warning, pub &'a Tournament);

impl Speak for WarningTold<'_> {
    fn sentence(&self, _: &Tongue) -> Sentence {
        let WarningTold(warning, tournament) = self;
        let who = |id: &EntrantId| name(tournament, *id);
        match warning {
            Warning::MetBefore { rounds, .. } => {
                Sentence::plain("note-met-before").with("rounds", list(rounds))
            }
            Warning::SameSchool { .. } => Sentence::plain("note-same-school"),
            Warning::KeptApart { strictly, .. } => Sentence::plain(match strictly {
                true => "note-kept-apart",
                false => "note-rather-apart",
            }),
            Warning::PointsApart { apart, .. } => {
                Sentence::plain("note-points-apart").with("points", apart.to_string())
            }
            Warning::SameSideAgain { entrant, side, .. } => Sentence::plain(match side {
                Side::First => "note-first-again",
                Side::Second => "note-second-again",
            })
            .with("player", who(entrant)),
            Warning::SecondBye { entrant } => {
                Sentence::plain("note-second-bye").with("player", who(entrant))
            }
            Warning::MoreThanOneBye { byes } => Sentence::plain("note-more-byes").with("n", *byes),
            Warning::HereButAbsent { entrant } => {
                Sentence::plain("note-here-but-absent").with("player", who(entrant))
            }
            Warning::OneIsAbsent { entrant, .. } => {
                Sentence::plain("note-one-absent").with("player", who(entrant))
            }
            Warning::HasGoneHome { entrant, .. } => {
                Sentence::plain("note-gone-home").with("player", who(entrant))
            }
            Warning::NotPaired { entrant } => {
                Sentence::plain("note-not-paired").with("player", who(entrant))
            }
            Warning::IsOut { entrant } => {
                Sentence::plain("note-is-out").with("player", who(entrant))
            }
            Warning::PairedTwice { entrant } => {
                Sentence::plain("note-paired-twice").with("player", who(entrant))
            }
            Warning::Stranger { .. } => Sentence::plain("note-stranger"),
        }
    }
}

/// Why there is no legal pairing, with the name of whom it is about: for the organiser.
pub struct ObstacleTold<'a>(pub Obstacle, pub &'a Tournament);

impl Speak for ObstacleTold<'_> {
    fn sentence(&self, _: &Tongue) -> Sentence {
        let ObstacleTold(why, tournament) = self;
        match why {
            Obstacle::NobodyForBye => Sentence::plain("obstacle-bye"),
            Obstacle::NobodyToMeet(who) => {
                Sentence::plain("obstacle-stuck").with("player", name(tournament, *who))
            }
            Obstacle::CannotAllMeet { pairs: 0 } => Sentence::plain("obstacle-sides"),
            Obstacle::CannotAllMeet { pairs } => {
                Sentence::plain("obstacle-pairs").with("n", *pairs)
            }
        }
    }
}

/// Why two meet, in a few sentences.
pub fn why_told(t: &Tongue, names: Names, tournament: &Tournament, why: &Why) -> String {
    let name = |id| match (names, tournament.entrant(id)) {
        (Names::Alias, Some(entrant)) => entrant.name.alias(),
        _ => name(tournament, id),
    };
    let (first, second) = (name(why.first.entrant), name(why.second.entrant));
    let pair = [
        ("first", first.as_str().into()),
        ("second", second.as_str().into()),
    ];
    let mut told = vec![points_told(t, why, &first, &second)];
    if why.moves_first != MovesFirst::Table {
        told.push(match why.met_in.as_slice() {
            [] => t.tell("why-not-met", &pair),
            rounds => t.with("why-met", "rounds", list(rounds)),
        });
    }
    if why.same_school {
        told.push(t.say("why-same-school"));
    }
    told.push(first_told(t, &first, why));
    told.join(" ")
}

fn points_told(t: &Tongue, why: &Why, first: &str, second: &str) -> String {
    if why.moves_first == MovesFirst::Table {
        return t.say("why-table");
    }
    if why.first.points == why.second.points {
        return t.with("why-equal", "points", why.first.points.to_string());
    }
    t.tell(
        "why-unequal",
        &[
            ("first", first.into()),
            ("firstpoints", why.first.points.to_string().into()),
            ("second", second.into()),
            ("secondpoints", why.second.points.to_string().into()),
        ],
    )
}

fn first_told(t: &Tongue, first: &str, why: &Why) -> String {
    let id = match why.moves_first {
        MovesFirst::Due => "why-first-due",
        MovesFirst::LessOften => "why-first-less-often",
        MovesFirst::Alternates => "why-first-alternates",
        MovesFirst::Board => "why-first-board",
        MovesFirst::Higher => "why-first-higher",
        MovesFirst::Number => "why-first-number",
        MovesFirst::Table => "why-first-table",
        MovesFirst::Changed => "why-first-changed",
    };
    t.with(id, "player", first)
}

/// Why somebody has a bye, in a sentence; nothing where the kind says it all.
pub fn why_bye_told(t: &Tongue, tournament: &Tournament, why: &WhyBye) -> Option<String> {
    if why.kind != ByeKind::Allocated {
        return None;
    }
    let names = |ids: &[EntrantId]| {
        let names: Vec<String> = ids.iter().map(|id| name(tournament, *id)).collect();
        names.join(", ")
    };
    let mut told = vec![t.with("why-bye", "points", why.points.to_string())];
    if !why.had_one.is_empty() {
        told.push(t.with("why-bye-had-one", "players", names(&why.had_one)));
    }
    if !why.needed.is_empty() {
        told.push(t.with("why-bye-needed", "players", names(&why.needed)));
    }
    Some(told.join(" "))
}

fn name(tournament: &Tournament, id: EntrantId) -> String {
    let known = tournament.entrant(id);
    known.map_or_else(|| format!("#{}", id.0), |entrant| entrant.name.to_string())
}

fn list(rounds: &[RoundNo]) -> String {
    let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    rounds.join(", ")
}

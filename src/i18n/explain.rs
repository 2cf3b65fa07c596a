//! The explanation of a pairing in words.

use super::Localizer;
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    ByeExplanation, ByeReason, Claim, MovesFirst, PairExplanation, PairedBy, Rank, TieNow,
};
use inkundla_core::tournament::{EntrantId, RoundNo, Tournament};
use inkundla_formats::Names;

/// Why two meet, in a few sentences.
pub fn explain_pairing(
    t: &Localizer,
    names: Names,
    tournament: &Tournament,
    why: &PairExplanation,
) -> String {
    let name = |id| match (names, tournament.entrant(id)) {
        (Names::Alias, Some(entrant)) => entrant.name.alias(),
        _ => full_name(tournament, id),
    };
    let (first, second) = (name(why.first.entrant), name(why.second.entrant));
    let mut sentences = match why.meets {
        PairedBy::Standing => standing_told(t, why, &first, &second),
        PairedBy::Settled => vec![t.msg("why-settled")],
        PairedBy::Table => vec![t.msg("why-table")],
        PairedBy::Group => vec![t.msg("why-group")],
        PairedBy::Tie(tie) => vec![tie_told(t, tie)],
        PairedBy::Teams => vec![t.msg("why-team")],
        PairedBy::Changed => vec![t.msg("why-changed")],
    };
    let is_told_of_school = matches!(
        why.meets,
        PairedBy::Standing | PairedBy::Settled | PairedBy::Table
    );
    if why.same_school && is_told_of_school {
        sentences.push(t.msg("why-same-school"));
    }
    let moves_first = why.moves_first.map(|reason| {
        let both = BothNamed {
            t,
            first: &first,
            second: &second,
        };
        both.first_told(reason, why)
    });
    sentences.extend(moves_first);
    sentences.join(" ")
}

fn standing_told(t: &Localizer, why: &PairExplanation, first: &str, second: &str) -> Vec<String> {
    let pair = [("first", first.into()), ("second", second.into())];
    let points = if why.first.points == why.second.points {
        t.msg_arg("why-equal", "points", why.first.points.to_string())
    } else {
        t.msg_with(
            "why-unequal",
            &[
                ("first", first.into()),
                ("firstpoints", why.first.points.to_string().into()),
                ("second", second.into()),
                ("secondpoints", why.second.points.to_string().into()),
            ],
        )
    };
    let met = match why.met_in.as_slice() {
        [] => t.msg_with("why-not-met", &pair),
        rounds => t.msg_arg("why-met", "rounds", list(rounds)),
    };
    vec![points, met]
}

fn tie_told(t: &Localizer, tie: TieNow) -> String {
    if tie.is_decider {
        return t.msg_arg("why-knockout-decider", "stage", tie_stage(t, tie));
    }
    if tie.is_third_place {
        t.msg_arg("why-knockout-third", "stage", tie_stage(t, tie))
    } else {
        t.msg_arg("why-knockout", "stage", tie_stage(t, tie))
    }
}

fn tie_stage(t: &Localizer, tie: TieNow) -> String {
    if tie.is_third_place {
        t.msg("stage-third")
    } else {
        stage_name(t, tie.to_go)
    }
}

/// What a stage is called by how many come after it and with it: 1 is the final.
pub fn stage_name(t: &Localizer, to_go: usize) -> String {
    match to_go {
        1 => t.msg("stage-final"),
        2 => t.msg("stage-semi"),
        3 => t.msg("stage-quarter"),
        more => t.plural("stage-of", 1_usize << more.min(16)),
    }
}

/// A pair by their names.
struct BothNamed<'a> {
    t: &'a Localizer,
    first: &'a str,
    second: &'a str,
}

impl BothNamed<'_> {
    /// A sentence about the pair in which `who` is the one with a side.
    fn sentence(&self, id: &str, who: Side) -> String {
        let who = match who {
            Side::First => self.first,
            Side::Second => self.second,
        };
        let values = [
            ("player", self.first.into()),
            ("other", self.second.into()),
            ("who", who.into()),
        ];
        self.t.msg_with(id, &values)
    }

    fn first_told(&self, reason: MovesFirst, why: &PairExplanation) -> String {
        match reason {
            MovesFirst::Claimed { of, claim } => self.claim_text(of, claim),
            MovesFirst::Stronger { of, claim } => {
                let both = match of {
                    Side::First => "why-first-both",
                    Side::Second => "why-second-both",
                };
                format!("{} {}", self.sentence(both, of), self.claim_text(of, claim))
            }
            MovesFirst::LessOften => self.less_often_told(why),
            MovesFirst::Alternates => self.sentence("why-first-alternates", Side::First),
            MovesFirst::SameSides { higher, by } => {
                let id = match higher {
                    Side::First => "why-first-same",
                    Side::Second => "why-second-same",
                };
                format!(
                    "{} {}",
                    self.higher_text(higher, by),
                    self.sentence(id, higher)
                )
            }
            MovesFirst::Higher { of, by } => {
                let both = match of {
                    Side::First => "why-first-equal",
                    Side::Second => "why-second-equal",
                };
                format!("{} {}", self.higher_text(of, by), self.sentence(both, of))
            }
            MovesFirst::Number {
                higher,
                is_odd: true,
            } => self.sentence("why-first-number-odd", higher),
            MovesFirst::Number {
                higher,
                is_odd: false,
            } => self.sentence("why-first-number-even", higher),
            MovesFirst::Board { place, higher, by } => {
                let values = [("player", self.first.into()), ("place", place.into())];
                let sentence = self.t.msg_with("why-first-board", &values);
                format!("{} {sentence}", self.higher_text(higher, by))
            }
            MovesFirst::NextGame => self.sentence("why-first-next-game", Side::First),
            MovesFirst::Table => self.sentence("why-first-table", Side::First),
            MovesFirst::Settled => self.sentence("why-first-settled", Side::First),
            MovesFirst::Changed => self.sentence("why-first-changed", Side::First),
        }
    }

    /// By what one of the two stands higher.
    fn higher_text(&self, higher: Side, by: Rank) -> String {
        let id = match by {
            Rank::Points => "why-higher-points",
            Rank::Number => "why-higher-number",
            Rank::Bracket => "why-higher-bracket",
        };
        self.sentence(id, higher)
    }

    fn claim_text(&self, of: Side, claim: Claim) -> String {
        let id = match (of, claim) {
            (Side::First, Claim::TwiceInARow) => "why-first-twice",
            (Side::Second, Claim::TwiceInARow) => "why-second-twice",
            (Side::First, Claim::LastGame) => "why-first-last",
            (Side::Second, Claim::LastGame) => "why-second-last",
            (Side::First, Claim::WiderDifference) => "why-first-wider",
            (Side::Second, Claim::WiderDifference) => "why-second-wider",
            (_, Claim::Behind(games)) => return self.behind_told(of, games),
        };
        self.sentence(id, of)
    }

    fn behind_told(&self, of: Side, games: u32) -> String {
        let id = match of {
            Side::First => "why-first-behind",
            Side::Second => "why-second-behind",
        };
        let values = [
            ("player", self.first.into()),
            ("other", self.second.into()),
            ("n", games.into()),
        ];
        self.t.msg_with(id, &values)
    }

    fn less_often_told(&self, why: &PairExplanation) -> String {
        let firsts = |sides: &[Side]| sides.iter().filter(|side| **side == Side::First).count();
        let (mine, theirs) = (&why.first.sides, &why.second.sides);
        let values = [
            ("player", self.first.into()),
            ("other", self.second.into()),
            ("did", firsts(mine).into()),
            ("seconds", (mine.len() - firsts(mine)).into()),
            ("otherdid", firsts(theirs).into()),
            ("otherseconds", (theirs.len() - firsts(theirs)).into()),
        ];
        self.t.msg_with("why-first-less-often", &values)
    }
}

/// Why somebody has a bye, in a sentence; nothing where the kind says it all.
pub fn explain_bye(t: &Localizer, tournament: &Tournament, why: &ByeExplanation) -> Option<String> {
    let id = match why.reason {
        ByeReason::NotExplained => return None,
        ByeReason::Table => "why-bye-table",
        ByeReason::Bracket => "why-bye-bracket",
        ByeReason::Team => "why-bye-team",
        ByeReason::Changed => "why-bye-changed",
        ByeReason::FewestPoints => "why-bye",
    };
    let mut sentences = vec![t.msg_arg(id, "points", why.points.to_string())];
    let others = [
        ("why-bye-had-one", &why.had_one),
        ("why-bye-needed", &why.needed),
        ("why-bye-better", &why.better),
    ];
    for (id, who) in others.into_iter().filter(|(_, who)| !who.is_empty()) {
        let names: Vec<String> = who.iter().map(|id| full_name(tournament, *id)).collect();
        sentences.push(t.msg_arg(id, "players", names.join(", ")));
    }
    Some(sentences.join(" "))
}

fn full_name(tournament: &Tournament, id: EntrantId) -> String {
    let known = tournament.entrant(id);
    known.map_or_else(|| format!("#{}", id.0), |entrant| entrant.name.full())
}

fn list(rounds: &[RoundNo]) -> String {
    let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    rounds.join(", ")
}

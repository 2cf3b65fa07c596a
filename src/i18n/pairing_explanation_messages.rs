//! Explanations of pairings and byes.

use super::Localizer;
use super::localize::joined;
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::{
    BracketKind, ByeExplanation, ByeReason, Claim, MovesFirst, PairExplanation, PairedBy, Rank,
    StageNow, TieNow,
};
use inkundla_core::tournament::{EntrantId, Losers, Tournament};
use inkundla_formats::Names;

/// Explains why two entrants meet, in a few sentences.
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
        PairedBy::Standing => standing_text(t, why, &first, &second),
        PairedBy::Hand => vec![t.msg("why-hand")],
        PairedBy::Settled => vec![t.msg("why-settled")],
        PairedBy::Table => vec![t.msg("why-table")],
        PairedBy::Group => vec![t.msg("why-group")],
        PairedBy::Tie(tie) => vec![tie_text(t, tournament, tie)],
        PairedBy::SecondGame => vec![t.msg("why-second-game")],
        PairedBy::Teams => vec![t.msg("why-team")],
        PairedBy::Changed => vec![t.msg("why-changed")],
    };
    let mentions_school = matches!(
        why.meets,
        PairedBy::Standing | PairedBy::Hand | PairedBy::Settled | PairedBy::Table
    );
    if why.same_school && mentions_school {
        sentences.push(t.msg("why-same-school"));
    }
    let moves_first = why.moves_first.map(|reason| {
        let both = BothNamed {
            t,
            first: &first,
            second: &second,
        };
        both.first_text(reason, why)
    });
    sentences.extend(moves_first);
    sentences.join(" ")
}

fn standing_text(t: &Localizer, why: &PairExplanation, first: &str, second: &str) -> Vec<String> {
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
        rounds => t.msg_arg("why-met", "rounds", joined(rounds)),
    };
    vec![points, met]
}

fn tie_text(t: &Localizer, tournament: &Tournament, tie: TieNow) -> String {
    let finals = tournament.options.system.finals();
    let has_plate = finals.is_some_and(|finals| finals.losers == Losers::Plate);
    let id = match tie {
        TieNow {
            is_decider: true, ..
        } => "why-knockout-decider",
        TieNow {
            is_third_place: true,
            ..
        } => "why-knockout-third",
        _ => match tie.stage.bracket {
            BracketKind::Main if has_plate && tie.stage.to_go > 2 => "why-knockout-plate",
            BracketKind::Winners => "why-knockout-winners",
            BracketKind::GrandFinal => "why-knockout-grand",
            _ => "why-knockout",
        },
    };
    t.msg_arg(id, "stage", tie_stage(t, tie))
}

/// The stage of a tie, or the tie for third place.
pub fn tie_stage(t: &Localizer, tie: TieNow) -> String {
    if tie.is_third_place {
        t.msg("stage-third")
    } else {
        stage_name(t, tie.stage)
    }
}

/// The name of a stage of a knockout: `Semi-finals`, `Plate: final`, `Losers’ bracket, round 2`.
pub fn stage_name(t: &Localizer, stage: StageNow) -> String {
    let round = || match stage.to_go {
        1 => t.msg("stage-final"),
        2 => t.msg("stage-semi"),
        3 => t.msg("stage-quarter"),
        more => t.plural("stage-of", 1_usize << more.min(16)),
    };
    match stage.bracket {
        BracketKind::Main => round(),
        BracketKind::Plate => t.msg_arg("stage-plate", "stage", round()),
        BracketKind::Winners => t.msg_arg("stage-winners", "stage", round()),
        BracketKind::Losers if stage.to_go == 1 => t.msg("stage-losers-final"),
        BracketKind::Losers => t.msg_arg("stage-losers", "n", stage.number),
        BracketKind::GrandFinal if stage.number == 1 => t.msg("stage-grand"),
        BracketKind::GrandFinal => t.msg("stage-grand-again"),
    }
}

/// The names of a pair.
struct BothNamed<'a> {
    t: &'a Localizer,
    first: &'a str,
    second: &'a str,
}

impl BothNamed<'_> {
    /// A sentence about the pair, in which `who` is the player of a side.
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

    fn first_text(&self, reason: MovesFirst, why: &PairExplanation) -> String {
        match reason {
            MovesFirst::Claimed { of, claim } => self.claim_text(of, claim),
            MovesFirst::Stronger { of, claim } => {
                let both = by_side(of, "why-first-both", "why-second-both");
                format!("{} {}", self.sentence(both, of), self.claim_text(of, claim))
            }
            MovesFirst::LessOften => self.less_often_text(why),
            MovesFirst::Alternates => self.sentence("why-first-alternates", Side::First),
            MovesFirst::SameSides { higher, by } => {
                let same = by_side(higher, "why-first-same", "why-second-same");
                let ranked = self.higher_text(higher, by);
                format!("{ranked} {}", self.sentence(same, higher))
            }
            MovesFirst::Higher { of, by } => {
                let equal = by_side(of, "why-first-equal", "why-second-equal");
                format!("{} {}", self.higher_text(of, by), self.sentence(equal, of))
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

    /// Explains why one of the two ranks higher.
    fn higher_text(&self, higher: Side, by: Rank) -> String {
        let id = match by {
            Rank::Points => "why-higher-points",
            Rank::Number => "why-higher-number",
            Rank::Opposition => "why-higher-opposition",
            Rank::Bracket => "why-higher-bracket",
        };
        self.sentence(id, higher)
    }

    fn claim_text(&self, of: Side, claim: Claim) -> String {
        let id = match claim {
            Claim::TwiceInARow => by_side(of, "why-first-twice", "why-second-twice"),
            Claim::LastGame => by_side(of, "why-first-last", "why-second-last"),
            Claim::NoGame => "why-second-new",
            Claim::WiderDifference => by_side(of, "why-first-wider", "why-second-wider"),
            Claim::Behind(games) => return self.behind_text(of, games),
        };
        self.sentence(id, of)
    }

    fn behind_text(&self, of: Side, games: u32) -> String {
        let id = by_side(of, "why-first-behind", "why-second-behind");
        let values = [
            ("player", self.first.into()),
            ("other", self.second.into()),
            ("n", games.into()),
        ];
        self.t.msg_with(id, &values)
    }

    fn less_often_text(&self, why: &PairExplanation) -> String {
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

/// Explains a bye; `None` if its kind says everything.
pub fn explain_bye(t: &Localizer, tournament: &Tournament, why: &ByeExplanation) -> Option<String> {
    let id = match why.reason {
        ByeReason::NotExplained => return None,
        ByeReason::OpponentAbsent(other) => {
            let other = full_name(tournament, other);
            return Some(t.msg_arg("why-bye-absent", "player", other));
        }
        ByeReason::Table => "why-bye-table",
        ByeReason::Bracket => "why-bye-bracket",
        ByeReason::Team => "why-bye-team",
        ByeReason::Changed => "why-bye-changed",
        ByeReason::FewestPoints | ByeReason::MostGames => "why-bye",
    };
    let mut sentences = vec![t.msg_arg(id, "points", why.points.to_string())];
    let better = match why.reason {
        ByeReason::MostGames => "why-bye-games",
        _ => "why-bye-better",
    };
    let others = [
        ("why-bye-had-one", &why.had_one),
        ("why-bye-needed", &why.needed),
        (better, &why.better),
    ];
    for (id, who) in others.into_iter().filter(|(_, who)| !who.is_empty()) {
        let names = joined(who.iter().map(|id| full_name(tournament, *id)));
        sentences.push(t.msg_arg(id, "players", names));
    }
    Some(sentences.join(" "))
}

/// The one of two message ids for a side.
pub(super) fn by_side(side: Side, first: &'static str, second: &'static str) -> &'static str {
    match side {
        Side::First => first,
        Side::Second => second,
    }
}

pub(super) fn full_name(tournament: &Tournament, id: EntrantId) -> String {
    let known = tournament.entrant(id);
    known.map_or_else(|| format!("#{}", id.0), |entrant| entrant.name.full())
}

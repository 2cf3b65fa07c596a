//! The kinds of tie-breaks, and the table of their codes, names and sources.

use crate::tournament::TeamPoints;

/// The quantity that a tie-break counts; the modifiers of its code give the details.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The games of the tied entrants against each other.
    DirectEncounter,
    /// Rounds worth a win, played or not.
    Wins,
    /// Games won.
    GamesWon,
    /// Games played moving second.
    GamesSecond,
    /// Games won moving second.
    WonSecond,
    /// The sum of the points after each round.
    Progressive,
    /// Rounds that the entrant elected to play.
    Elected,
    /// Rounds in which the entrant scored more than the opponent.
    Standard,
    /// The start number.
    Number,
    /// The points of the opponents.
    Buchholz,
    /// The Buchholz of the opponents, averaged.
    AverageBuchholz,
    /// Buchholz as if the last round had been drawn.
    Fore,
    /// The points of the opponents, times the points scored against them.
    SonnebornBerger,
    /// The points scored against opponents who have at least half of all points.
    Koya,
    /// The ratings of the opponents, averaged.
    AverageRating,
    /// The performance rating.
    Performance,
    /// The perfect performance: the lowest rating whose expected score is at least the actual score.
    Perfect,
    /// The performance ratings of the opponents, averaged.
    AveragePerformance,
    /// The perfect performance of the opponents, averaged.
    AveragePerfect,
    /// The entrant's rating.
    Rating,
    /// Cows shot minus cows lost in recorded games.
    CowDifference,
    /// The entrant's discs minus those of the opponents.
    DiscDifference,
    /// Discs, and the points of the opponents.
    Brightwell,
    /// A lot.
    Lots,
    /// Match points or game points of a team.
    Scored(TeamPoints),
    /// Secondary points of a team.
    OtherPoints,
    /// Points of the opposing teams times the points scored against them, each of either kind.
    ExtendedSonneborn {
        /// The points of the opponents.
        has: TeamPoints,
        /// The points scored against them.
        scored: TeamPoints,
    },
    /// The matches between the tied teams, by both kinds of points.
    ExtendedEncounter(KnockoutTiebreaks),
    /// The secondary points, and a fraction of the primary points of the opposing teams.
    Combination,
    /// The sum of each board's points times its number.
    BoardCount,
    /// The points at the top board, then at the next.
    TopBoards,
    /// The points without the bottom board, then without the next.
    BottomBoards,
}

/// C.07:13.3.2 the knockout tie-breaks that separate two teams whose matches have not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KnockoutTiebreaks {
    /// No tie-break.
    None,
    /// Board count.
    Count,
    /// Top boards.
    Top,
    /// Bottom boards.
    Bottom,
    /// Board count, then top boards.
    CountTop,
    /// Board count, then bottom boards.
    CountBottom,
}

/// A tie-break as the regulations define it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law {
    /// The kind.
    pub kind: Kind,
    /// The code, as in C.07 for the tie-breaks that C.07 has.
    pub code: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The source; C.07 is the FIDE Handbook, edition of 1 March 2026.
    pub source: &'static str,
    /// The allowed modifiers: `C`, `M`, `P`, `F`, `R`, `L`, `U`, `K`, `S`; and `:` for the choice
    /// between match points and game points of teams.
    pub modifiers: &'static str,
    /// How rounds without a game count (English, for documents).
    pub unplayed: &'static str,
}

const fn law(
    kind: Kind,
    code: &'static str,
    name: &'static str,
    source: &'static str,
    modifiers: &'static str,
    unplayed: &'static str,
) -> Law {
    Law {
        kind,
        code,
        name,
        source,
        modifiers,
        unplayed,
    }
}

const SONNEBORN_UNPLAYED: &str =
    "as in Buchholz, times the points awarded; nothing for a bye in a round robin";
const ENCOUNTER_UNPLAYED: &str =
    "matches won by forfeit are no encounters, except in a round robin (C.07:15.2)";
const KNOCKOUT_UNPLAYED: &str =
    "forfeits as games; the bye of the pairing as a win on every board (C.07:12)";

/// All tie-breaks; those for both players and teams come first.
#[rustfmt::skip]
pub const LAWS: [Law; 41] = [
    law(Kind::DirectEncounter, "DE", "Direct encounter", "C.07:6", ":P", "forfeits are no encounters, except in a round robin (C.07:15.2)"),
    law(Kind::Buchholz, "BH", "Buchholz", "C.07:8.1", ":CMPF", "a dummy opponent with one's own points, capped (C.07:16.4)"),
    law(Kind::SonnebornBerger, "SB", "Sonneborn-Berger", "C.07:9.1", ":CMP", "as in Buchholz, times the points awarded; nothing for a bye in a round robin"),
    law(Kind::Wins, "WIN", "Wins", "C.07:7.1", ":", "each round worth a win counts, played or not"),
    law(Kind::CowDifference, "CD", "Cow difference", "our own: cows shot minus cows lost", "", "nothing; nor do games whose cows nobody counted"),
    law(Kind::DiscDifference, "DD", "Disc difference", "our own: discs minus the opponent's discs", "", "nothing; nor do games whose discs nobody counted"),
    law(Kind::Brightwell, "BQ", "Brightwell quotient", "World Othello Federation; K is the constant, 6 if not said", "K", "32 discs and K times one's own points; nothing for who was absent"),
    law(Kind::GamesWon, "WON", "Games won", "C.07:7.2", ":", "nothing"),
    law(Kind::GamesSecond, "BPG", "Games moving second", "C.07:7.3", ":", "nothing"),
    law(Kind::WonSecond, "BWG", "Games won moving second", "C.07:7.4", ":", "nothing"),
    law(Kind::Progressive, "PS", "Progressive score", "C.07:7.5", ":C", "the points as awarded"),
    law(Kind::Elected, "REP", "Rounds one elected to play", "C.07:7.6", ":", "no round asked off, missed or lost by forfeit"),
    law(Kind::Standard, "STD", "Standard points", "C.07:7.7", ":", "1 for a win's worth, ½ for a draw's worth"),
    law(Kind::Koya, "KS", "Koya", "C.07:9.2", ":L", "forfeits count as games"),
    law(Kind::AverageBuchholz, "AOB", "Average of the opponents' Buchholz", "C.07:8.2", ":PF", "only opponents met"),
    law(Kind::Fore, "FB", "Fore Buchholz", "C.07:8.3", ":CMP", "a forfeit in the last round counts as drawn, the others as in Buchholz"),
    law(Kind::AverageRating, "ARO", "Average rating of the opponents", "C.07:10.1", "CMU", "only opponents met"),
    law(Kind::Performance, "TPR", "Performance rating", "C.07:10.2", "U", "only opponents met"),
    law(Kind::Perfect, "PTP", "Perfect performance", "C.07:10.3", "U", "only opponents met"),
    law(Kind::AveragePerformance, "APRO", "Average performance of the opponents", "C.07:10.4", "U", "only opponents met"),
    law(Kind::AveragePerfect, "APPO", "Average perfect performance of the opponents", "C.07:10.5", "U", "only opponents met"),
    law(Kind::Rating, "RTNG", "Rating", "C.07:10.6", "RU", "does not matter"),
    law(Kind::Number, "TPN", "Start number", "C.07:7.8", "R", "does not matter"),
    law(Kind::Lots, "LOT", "Drawing of lots", "drawn from the number S, always alike", "S", "does not matter"),
    law(Kind::Scored(TeamPoints::Match), "MPTS", "Match points", "C.07:11.1.1", "", "the points as awarded"),
    law(Kind::Scored(TeamPoints::Game), "GPTS", "Game points", "C.07:11.1.2", "", "the points as awarded"),
    law(Kind::OtherPoints, "MPvGP", "The points that do not come first", "C.07:13.1", "", "the points as awarded"),
    law(Kind::ExtendedSonneborn { has: TeamPoints::Match, scored: TeamPoints::Match }, "EMMSB", "Opponents' match points times match points", "C.07:13.2.1", "CMP", SONNEBORN_UNPLAYED),
    law(Kind::ExtendedSonneborn { has: TeamPoints::Match, scored: TeamPoints::Game }, "EMGSB", "Opponents' match points times game points", "C.07:13.2.2", "CMP", SONNEBORN_UNPLAYED),
    law(Kind::ExtendedSonneborn { has: TeamPoints::Game, scored: TeamPoints::Match }, "EGMSB", "Opponents' game points times match points", "C.07:13.2.3", "CMP", SONNEBORN_UNPLAYED),
    law(Kind::ExtendedSonneborn { has: TeamPoints::Game, scored: TeamPoints::Game }, "EGGSB", "Opponents' game points times game points", "C.07:13.2.4", "CMP", SONNEBORN_UNPLAYED),
    law(Kind::ExtendedEncounter(KnockoutTiebreaks::None), "EDE", "Extended direct encounter", "C.07:13.3", "P", ENCOUNTER_UNPLAYED),
    law(Kind::ExtendedEncounter(KnockoutTiebreaks::Count), "EDEC", "Extended direct encounter, board count", "C.07:13.3.2", "P", ENCOUNTER_UNPLAYED),
    law(Kind::ExtendedEncounter(KnockoutTiebreaks::Top), "EDET", "Extended direct encounter, top boards", "C.07:13.3.2", "P", ENCOUNTER_UNPLAYED),
    law(Kind::ExtendedEncounter(KnockoutTiebreaks::Bottom), "EDEB", "Extended direct encounter, bottom boards", "C.07:13.3.2", "P", ENCOUNTER_UNPLAYED),
    law(Kind::ExtendedEncounter(KnockoutTiebreaks::CountTop), "EDEBT", "Extended direct encounter, board count, top boards", "C.07:13.3.2", "P", ENCOUNTER_UNPLAYED),
    law(Kind::ExtendedEncounter(KnockoutTiebreaks::CountBottom), "EDEBB", "Extended direct encounter, board count, bottom boards", "C.07:13.3.2", "P", ENCOUNTER_UNPLAYED),
    law(Kind::Combination, "SSSC", "Scores and schedule strength", "C.07:13.4; K is the divisor, that of the article if not said", "FK", "as in Buchholz"),
    law(Kind::BoardCount, "BC", "Board count", "C.07:12.1", "", KNOCKOUT_UNPLAYED),
    law(Kind::TopBoards, "TBR", "Top board results", "C.07:12.2", "", KNOCKOUT_UNPLAYED),
    law(Kind::BottomBoards, "BBE", "Bottom board elimination", "C.07:12.3", "", KNOCKOUT_UNPLAYED),
];

impl Kind {
    /// The row of [`LAWS`].
    pub fn law(self) -> &'static Law {
        let found = LAWS.iter().find(|law| law.kind == self);
        // Every kind has a row, as a test checks.
        found.unwrap_or(&LAWS[0])
    }

    /// Whether a lower value is better.
    pub(super) fn is_lower_better(self) -> bool {
        matches!(self, Kind::Number | Kind::Lots | Kind::BoardCount)
    }

    /// Whether only teams have this tie-break.
    pub fn is_of_teams(self) -> bool {
        matches!(
            self,
            Kind::Scored(_)
                | Kind::OtherPoints
                | Kind::ExtendedSonneborn { .. }
                | Kind::ExtendedEncounter(_)
                | Kind::Combination
                | Kind::BoardCount
                | Kind::TopBoards
                | Kind::BottomBoards
        )
    }
}

//! A tournament: entrants, rounds, pairing and standings. Pure.
//!
//! A [`Tournament`] is a complete snapshot. Pairings and standings are derived from it; nothing
//! derived is stored or edited.

mod alias;
mod audience;
mod board_range;
mod by_the_book;
mod capital_letters;
mod code_names;
pub mod crosstable;
mod devices;
mod earlier_rounds;
mod entrant;
mod entrants;
mod event_category;
mod family_name_in_capitals;
mod games_of_a_match;
mod held;
mod legible;
mod look_alike;
mod name;
mod name_text;
pub mod pairing;
mod pairing_constraints;
mod pairing_system;
mod point_adjustment;
mod points;
mod preset;
pub mod prizes;
mod result;
mod result_correction;
mod round;
mod school;
mod school_details;
mod school_grade;
mod shown_name;
mod spelling;
mod stage_reached;
mod stages;
pub mod standings;
mod start_groups;
mod start_order;
pub mod statistics;
mod swiss_system;
pub mod team_crosstable;
pub mod text_folding;
pub mod tiebreak;
mod umpire;

pub use alias::{aliases_of_newcomers, settle_aliases};
pub use audience::Audience;
pub use board_range::BoardRange;
pub use by_the_book::{ByTheBook, Departure, DepartureKind, Lock};
pub use capital_letters::is_capitals;
pub use code_names::TakenNames;
use entrant::ByEntrant;
pub use entrant::{About, Entrant, EntrantId, Gender, Presence};
pub use entrants::Entrants;
pub use event_category::EventCategory;
pub use family_name_in_capitals::Capitals;
pub use held::Held;
pub use legible::{composed, is_hidden, legible, legible_lines};
pub use look_alike::{look_alike_key, looks_like};
pub use name::{EntrantName, NameOrder, is_particle};
pub use name_text::BadName;
pub use pairing_constraints::{
    KeptApart, LineUp, LineUpCall, PairingConstraints, Seat, Settled, SitsOut, TeamMember,
};
pub use pairing_system::{Groups, SidesOfTeams, System, Teams};
pub use point_adjustment::PointAdjustment;
pub use points::{Points, Scoring, TeamPoints};
pub use preset::Preset;
pub use prizes::Prizes;
pub use result::{ByeKind, PairingResult, Scored};
pub use result_correction::{Effect, Shift, shifts};
pub use round::{
    BoardNo, Bye, ClosedRound, DraftRound, HasResults, MissingResults, NoSuchBoard, Pairing,
    PostedRound, RoundNo, Stage,
};
pub use school::{School, is_same_school, near_schools, school_key, schools, schools_named};
pub use school_details::SchoolDetails;
pub use school_grade::Grade;
pub use shown_name::{AliasForm, NameChoice, Names, ShownAs};
pub use spelling::is_spelling_of;
pub use stage_reached::StageReached;
pub use stages::{FirstStage, Knockout, Losers, McMahon, Stages};
pub use start_order::StartOrder;
pub use swiss_system::SwissSystem;
pub use tiebreak::{Edition, Tiebreak};
pub use umpire::{Umpire, UmpireList};

use serde::{Deserialize, Serialize};

/// The identity of a tournament in the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TournamentId(pub i64);

/// A complete snapshot of a tournament.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The options.
    pub options: Options,
    /// All entrants that were ever entered, by start number.
    pub entrants: Entrants,
    /// The closed rounds, in order.
    pub closed: Vec<ClosedRound>,
    /// The round after the closed ones, as a draft or posted.
    pub current: Option<Stage>,
}

/// The options of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The pairing system.
    pub system: System,
    /// Number of planned rounds; 0 while it follows from the number of entrants.
    pub rounds: u16,
    /// The points for results.
    pub scoring: Scoring,
    /// The tie-breaks, in order.
    pub tiebreaks: Vec<Tiebreak>,
    /// Whether schoolmates are kept apart while possible.
    pub avoid_same_school: bool,
    /// Whether the system and the number of rounds follow from the number of
    /// entrants, until round 1 is posted.
    #[serde(default)]
    pub automatic: bool,
    /// Whether the organiser is asked when a player gets a second red card.
    #[serde(default)]
    pub ask_second_red: bool,
    /// The constraints of the pairing.
    #[serde(default)]
    pub terms: PairingConstraints,
    /// Whether both players confirm the result on the umpire's phone. On for new events, off for
    /// events stored before the option existed.
    #[serde(default)]
    pub players_confirm: bool,
    /// Whether a result that somebody types counts only once another person confirms it.
    #[serde(default)]
    pub second_person: bool,
    /// Further options for places.
    #[serde(default)]
    pub ranking: Ranking,
    /// Whether the pairing-allocated bye is worth what is usual in the system: a win, or nothing in a
    /// round robin, in which everybody sits out equally often. Off for events stored before the option
    /// existed, which keep the points that they stored.
    #[serde(default)]
    pub usual_bye: bool,
    /// Children or adults.
    #[serde(default)]
    pub audience: Audience,
    /// Whether the full names of adults are public unless somebody refuses; without effect in events of
    /// children.
    #[serde(default)]
    pub full_names: bool,
    /// Whether everybody may see the ratings; else only those who run the event.
    #[serde(default)]
    pub public_ratings: bool,
    /// Whether pages of other web sites may show the public pages in a frame.
    #[serde(default)]
    pub embedding: bool,
    /// The categories that the organiser chose; empty for those that are usual for who plays.
    #[serde(default)]
    pub categories: Vec<EventCategory>,
    /// The prizes, and the rules by which they are given.
    #[serde(default)]
    pub prizes: Prizes,
    /// Limits of pairings, results and standings for outsiders.
    #[serde(default)]
    pub held: Held,
    /// The limits by which this tournament was reduced for outsiders; none for everybody else.
    #[serde(skip)]
    pub outside: Held,
    /// The schools of players whom outsiders see without one, so that the points of schools stay right.
    #[serde(skip)]
    pub hidden_schools: Vec<(EntrantId, String)>,
    /// Points that the organiser gave or took away.
    #[serde(default)]
    pub adjustments: Vec<PointAdjustment>,
    /// Whether the event keeps to the rules of its pairing, and where it departed from them.
    #[serde(default)]
    pub by_the_book: ByTheBook,
    /// Whether the players record their own turns on devices of their own, instead of an umpire at the
    /// table.
    #[serde(default)]
    pub on_devices: bool,
    /// The boards for which the organiser has chosen, whatever the event says; the last one of a board counts.
    #[serde(default)]
    pub devices_at: Vec<(RoundNo, BoardNo, bool)>,
    /// The details of schools; a school without an entry has none.
    #[serde(default)]
    pub schools: Vec<SchoolDetails>,
    /// Whether teachers with the link of their school may correct its list. On for new events, off for events
    /// stored before the option existed.
    #[serde(default)]
    pub teachers_correct: bool,
    /// The boards at which it plays.
    #[serde(default)]
    pub hall: BoardRange,
    /// The umpires; in an event with sections those of all sections stand at the whole event.
    #[serde(default)]
    pub umpires: UmpireList,
    /// The umpires of boards, by their numbers.
    #[serde(default)]
    pub umpires_at: Vec<(RoundNo, BoardNo, u16)>,
}

/// Options for places, besides the tie-breaks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Ranking {
    /// The edition of the tie-break rules.
    pub edition: Edition,
    /// Orders set by hand among entrants whom nothing else separates.
    pub by_hand: Vec<ByHand>,
}

/// An order set by hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ByHand {
    /// Start numbers, the best first.
    pub order: Vec<u16>,
    /// The reason.
    pub reason: String,
}

impl Options {
    /// The default options of a new tournament.
    pub fn automatic() -> Options {
        Options {
            system: System::Swiss,
            rounds: 0,
            scoring: Scoring::default(),
            tiebreaks: System::Swiss.default_tiebreaks(),
            avoid_same_school: true,
            automatic: true,
            ask_second_red: false,
            terms: PairingConstraints::default(),
            players_confirm: true,
            second_person: false,
            ranking: Ranking::default(),
            usual_bye: true,
            audience: Audience::default(),
            full_names: false,
            public_ratings: false,
            embedding: false,
            categories: Vec::new(),
            prizes: Prizes::default(),
            held: Held::default(),
            outside: Held::default(),
            hidden_schools: Vec::new(),
            adjustments: Vec::new(),
            by_the_book: ByTheBook::default(),
            on_devices: false,
            devices_at: Vec::new(),
            schools: Vec::new(),
            teachers_correct: true,
            hall: BoardRange::default(),
            umpires: UmpireList::default(),
            umpires_at: Vec::new(),
        }
    }

    /// The names of the chosen categories of an entrant. Outsiders see none of children by gender or
    /// year of birth.
    pub fn categories_of(&self, entrant: &Entrant, names: Names) -> Vec<&str> {
        let is_open = names == Names::Full || self.audience == Audience::Adults;
        let shown = |one: &&EventCategory| (is_open || one.is_public()) && one.has(entrant);
        let all = self.categories.iter().filter(shown);
        all.map(|one| one.name.as_str()).collect()
    }

    /// The rating of an entrant, for those who see these names.
    pub fn rating_of(&self, entrant: &Entrant, names: Names) -> Option<u16> {
        let is_open = self.public_ratings && !entrant.name.is_hidden();
        (entrant.about.rating).filter(|_| is_open || names == Names::Full)
    }

    /// Whether the full names of new players are public unless they refuse.
    pub fn publishes_names(&self) -> bool {
        self.audience == Audience::Adults && self.full_names
    }

    /// With the usual worth of the bye in the system, if the options say so.
    #[must_use]
    pub fn with_usual_bye(mut self) -> Options {
        if self.usual_bye {
            self.scoring.bye = self.system.usual_bye(&self.scoring);
            self.scoring.average_bye = false;
        }
        self
    }

    /// The points of a game and of the bye as they count: of teams the system fixes the bye.
    pub fn counted_scoring(&self) -> Scoring {
        match self.system {
            System::Teams(how) => Scoring {
                bye: how.bye(&self.scoring),
                average_bye: false,
                ..self.scoring
            },
            _ => self.scoring,
        }
    }

    /// The tie-breaks of players. In a team tournament those that players have too, or the defaults
    /// of a round robin if there are none.
    pub fn player_tiebreaks(&self) -> Vec<Tiebreak> {
        let known = self
            .tiebreaks
            .iter()
            .filter_map(|one| one.of_players().ok());
        let known: Vec<Tiebreak> = known.collect();
        match self.system {
            System::Teams(_) if known.is_empty() => System::RoundRobin.default_tiebreaks(),
            _ => known,
        }
    }

    /// Whether the tie-breaks are the default of a system that follows from the number of entrants.
    fn has_default_tiebreaks(&self) -> bool {
        let systems = [System::RoundRobin, System::Swiss];
        let is_own = |system: &System| system.default_tiebreaks() == self.tiebreaks;
        systems.iter().any(is_own)
    }

    /// Sets the options that depend on the number of entrants.
    #[must_use]
    pub fn settled_for(mut self, entrants: usize) -> Options {
        if self.automatic {
            let preset = Preset::of(entrants);
            self.system = preset.system();
            if self.has_default_tiebreaks() {
                self.tiebreaks = self.system.default_tiebreaks();
            }
            self.rounds = preset.rounds(entrants) * self.games_of_a_match();
        }
        if let System::Stages(how) = &mut self.system {
            how.rounds = how.first_rounds(entrants);
        }
        if self.rounds == 0 {
            self.rounds = self.rounds_needed(entrants);
        }
        self.with_usual_bye()
    }
}

impl Tournament {
    /// The tournament as it was after a round was closed.
    #[must_use]
    pub fn after(mut self, round: RoundNo) -> Tournament {
        self.closed.retain(|one| one.number <= round);
        self.current = None;
        self
    }

    /// The entrant with an identity.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.entrants.get(self.entrants.place(id)?)
    }

    /// The start number of an entrant; higher than all others if the entrant is unknown.
    fn number_of(&self, id: EntrantId) -> u16 {
        self.entrant(id).map_or(u16::MAX, |one| one.number)
    }

    /// The pairings and byes of round 1, once it is posted.
    fn first_round(&self) -> Option<DraftRound> {
        let closed = self.closed.first().map(ClosedRound::plan);
        closed.or_else(|| self.posted().map(PostedRound::plan))
    }

    /// Whether nobody can join: a knockout or groups have begun, or the finals after a first stage.
    pub fn is_full(&self) -> bool {
        match self.options.system {
            System::Stages(how) => how.rounds > 0 && self.round_now().0 > how.rounds,
            system => system.has_finals() && self.has_begun(),
        }
    }

    /// The number of the round that comes next or is being played.
    pub fn round_now(&self) -> RoundNo {
        RoundNo(self.closed.len() as u16 + 1)
    }

    /// Whether a round has been posted.
    pub fn has_begun(&self) -> bool {
        !self.closed.is_empty() || self.posted().is_some()
    }

    /// The round that is being played, if one is.
    pub fn posted(&self) -> Option<&PostedRound> {
        match &self.current {
            Some(Stage::Posted(round)) => Some(round),
            _ => None,
        }
    }
}

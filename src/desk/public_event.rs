//! The single place that decides what outsiders may see of an event. For clients without a role in
//! the event, all pages, streams, API responses, files, projectors and the published folder are
//! built from a [`PublicEvent`].

use super::events::Event;
use super::prizes::present_awards;
use super::projector::Part;
use super::rights::RunEvent;
use super::standings::ranked;
use super::{Delay, Desk, Fault};
use crate::formats::Names;
use crate::store::{Account, Board, Keeping};
use crate::tournament::prizes::Award;
use crate::tournament::standings::Standings;
use crate::tournament::{
    About, Entrant, EntrantName, Options, RoundNo, Stage, System, Tournament, TournamentId,
    UmpireList,
};
use chrono::{DateTime, Utc};

/// An event without everything that outsiders may not see:
///
/// - before the first round is posted it has no entrants and no settings that depend on their number;
/// - it has no drafts and no change counter;
/// - the results of the posted round are delayed by the delay of the event;
/// - it has no pairings, results and standings that the organiser holds back;
/// - children have their aliases, and neither gender nor year of birth.
#[derive(Clone, Debug)]
pub struct PublicEvent {
    /// The event, with the options of the tournament and change counter 0.
    pub event: Event,
    /// The tournament.
    pub tournament: Tournament,
    /// The delay of the posted round, if there is one.
    pub delay: Delay,
    /// When outsiders will see the next entries that are recorded already.
    pub more_at: Option<DateTime<Utc>>,
    /// The prizes, once the event is finished or while they are read.
    pub awards: Vec<Award>,
}

/// An event as one visitor may see it: complete for staff, [public](PublicEvent) for others.
#[derive(Clone, Debug)]
pub struct View {
    /// The event.
    pub event: Event,
    /// The tournament.
    pub tournament: Tournament,
    /// Full names or aliases.
    pub names: Names,
    /// Whether the visitor runs the event as a whole.
    pub may_run: bool,
    /// The delay of the posted round.
    pub delay: Delay,
    /// When the visitor will see the next entries that are recorded already.
    pub more_at: Option<DateTime<Utc>>,
}

impl Desk {
    /// An event as outsiders see it.
    ///
    /// # Errors
    /// [`Fault::NotFound`]; [`Fault::Corrupt`] when a record cannot be replayed.
    pub fn public(&self, key: &str, at: DateTime<Utc>) -> Result<PublicEvent, Fault> {
        let event = self.event(key)?;
        let id = event.id;
        let stored = self.store.read(move |db| db.load_tournament(id))?;
        self.as_public(event, stored, at)
    }

    /// The identity of an event, for subscriptions to it. Public.
    pub fn id_of_event(&self, key: &str) -> Result<TournamentId, Fault> {
        Ok(self.event(key)?.id)
    }

    /// An event as the owner of an account, or a visitor without one, may see it.
    pub fn view(
        &self,
        account: Option<&Account>,
        key: &str,
        at: DateTime<Utc>,
    ) -> Result<View, Fault> {
        let Some(insider) = self.insider(account, key, at)? else {
            return Ok(View::from(self.public(key, at)?));
        };
        let event = insider.event().clone();
        Ok(View {
            tournament: self.tournament(&event)?,
            event,
            names: Names::Full,
            may_run: insider.may::<RunEvent>(),
            delay: Delay::None,
            more_at: None,
        })
    }

    /// The boards of a posted or closed round with their games, as outsiders see them.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for a round that outsiders do not see.
    pub fn public_boards(
        &self,
        public: &PublicEvent,
        round: RoundNo,
        at: DateTime<Utc>,
    ) -> Result<Vec<Board>, Fault> {
        if !public.has_round(round) {
            return Err(Fault::NotFound);
        }
        Ok(self.delayed_boards(&public.event, round, at)?.shown)
    }

    /// The tournament with all players by their aliases, while check-in is open and the organiser has chosen that a
    /// wall shows who is missing; else `None`.
    pub fn public_arrivals(&self, public: &PublicEvent) -> Result<Option<Tournament>, Fault> {
        let event = &public.event;
        let mut walls = event.screen.all();
        if !event.check_in.is_open() || !walls.any(|wall| wall.parts.contains(&Part::Missing)) {
            return Ok(None);
        }
        let id = event.id;
        let stored = self.store.read(move |db| db.load_tournament(id))?;
        let mut arrivals = Tournament {
            entrants: {
                let all = stored.entrants.iter();
                all.map(|one| public_entrant(one, false)).collect()
            },
            ..public.tournament.clone()
        };
        arrivals.options.schools = stored.options.schools;
        Ok(Some(arrivals))
    }

    /// How long the names of an event are kept. Public.
    pub fn names_kept(&self, public: &PublicEvent) -> Result<Keeping, Fault> {
        let id = public.event.id;
        Ok(self.store.read(move |db| db.keeping(id))?)
    }

    fn as_public(
        &self,
        mut event: Event,
        mut tournament: Tournament,
        at: DateTime<Utc>,
    ) -> Result<PublicEvent, Fault> {
        if matches!(tournament.current, Some(Stage::Draft(_))) {
            tournament.current = None;
        }
        // The end of the day is shown with its results.
        event.is_finished &= tournament.options.held.last_result().is_none();
        tournament.hold_back();
        tournament.options.umpires = UmpireList::default();
        tournament.options.umpires_at.clear();
        let begun = tournament.has_begun();
        let awards = shown_awards(&event, &tournament);
        let children = || tournament.entrants.iter().filter(|_| begun);
        let has_teams = matches!(tournament.options.system, System::Teams(_));
        let hidden = children().filter(|one| one.name.is_hidden() && !has_teams);
        let schools = hidden.filter_map(|one| Some((one.id, one.school.clone()?)));
        tournament.options.hidden_schools = schools.collect();
        tournament.entrants = children()
            .map(|one| public_entrant(one, has_teams))
            .collect();
        if !begun {
            tournament.options = before_the_first_round(tournament.options);
        }
        let mut public = PublicEvent {
            delay: match tournament.posted() {
                Some(_) => event.delay,
                None => Delay::None,
            },
            more_at: None,
            awards,
            event: {
                event.change = 0;
                event.options = tournament.options.clone();
                event
            },
            tournament,
        };
        self.delay_results(&mut public, at)?;
        Ok(public)
    }

    /// Replaces the present results of the posted round by the delayed ones.
    fn delay_results(&self, public: &mut PublicEvent, at: DateTime<Utc>) -> Result<(), Fault> {
        let Some(Stage::Posted(posted)) = &mut public.tournament.current else {
            return Ok(());
        };
        if public.delay == Delay::None {
            return Ok(());
        }
        let boards = self.delayed_boards(&public.event, posted.number, at)?;
        for board in boards.shown {
            let number = board.pairing.board;
            let mut known = posted.boards.iter_mut();
            if let Some((_, result)) = known.find(|(pairing, _)| pairing.board == number) {
                *result = board.result;
            }
        }
        public.more_at = boards.more_at;
        Ok(())
    }
}

impl PublicEvent {
    /// The standings after a closed round, or as they are now.
    pub fn standings(&self, after: Option<RoundNo>) -> Standings {
        ranked(&self.tournament, after)
    }

    /// The event for an exported file.
    ///
    /// # Errors
    /// [`Fault::NotFound`] before the first round is posted.
    pub fn for_file(self) -> Result<PublicEvent, Fault> {
        if self.tournament.has_begun() {
            Ok(self)
        } else {
            Err(Fault::NotFound)
        }
    }

    /// The delay in minutes, if there is one.
    pub fn minutes_late(&self) -> Option<u8> {
        self.delay.minutes_late()
    }

    /// The time of play that outsiders see: now, or earlier.
    pub fn moment(&self, at: DateTime<Utc>) -> DateTime<Utc> {
        at - self.delay.time()
    }

    fn has_round(&self, round: RoundNo) -> bool {
        let posted = self.tournament.posted().map(|posted| posted.number);
        let mut closed = self.tournament.closed.iter();
        posted == Some(round) || closed.any(|closed| closed.number == round)
    }
}

impl View {
    /// The standings after a closed round, or as they are now.
    pub fn standings(&self, after: Option<RoundNo>) -> Standings {
        ranked(&self.tournament, after)
    }

    /// The event for an exported file, which staff get at any time.
    ///
    /// # Errors
    /// As [`PublicEvent::for_file`] for others.
    pub fn for_file(self) -> Result<View, Fault> {
        if self.is_inside() || self.tournament.has_begun() {
            Ok(self)
        } else {
            Err(Fault::NotFound)
        }
    }

    /// Whether the visitor has a role in the event.
    pub fn is_inside(&self) -> bool {
        self.names == Names::Full
    }

    /// The delay in minutes, if there is one.
    pub fn minutes_late(&self) -> Option<u8> {
        self.delay.minutes_late()
    }
}

impl From<PublicEvent> for View {
    fn from(public: PublicEvent) -> View {
        View {
            event: public.event,
            tournament: public.tournament,
            names: Names::Alias,
            may_run: false,
            delay: public.delay,
            more_at: public.more_at,
        }
    }
}

/// The public data of a child. The rating stays, as tie-breaks of others depend on it. A team is a school, so the
/// school of a hidden child stays there; no list shows it.
fn public_entrant(entrant: &Entrant, has_teams: bool) -> Entrant {
    let alias = EntrantName::parse(&entrant.name.alias(), "");
    // The alias itself is shown in full: it is shortened already. It still tells whether the child is hidden.
    let shown_as = entrant.name.shown_as().cloned();
    let alias = alias.map(|name| name.shown(true).outside(shown_as, entrant.number));
    let is_hidden = entrant.name.is_hidden();
    let school = entrant.school.clone();
    Entrant {
        school: school.filter(|_| !is_hidden || has_teams),
        grade: entrant.grade.filter(|_| !is_hidden),
        name: alias.unwrap_or_else(|_| EntrantName::gone(entrant.number)),
        about: About {
            rating: entrant.about.rating,
            ..About::default()
        },
        ..entrant.clone()
    }
}

/// The prizes that a visitor may see: of a finished event, or while they are read.
fn shown_awards(event: &Event, tournament: &Tournament) -> Vec<Award> {
    if event.is_finished || event.screen.prizes_read.is_some() {
        present_awards(tournament)
    } else {
        Vec::new()
    }
}

/// The options without those that may have been derived from the number of entrants.
fn before_the_first_round(options: Options) -> Options {
    if options.automatic {
        return Options {
            scoring: options.counted_scoring(),
            hall: options.hall,
            ..Options::automatic()
        };
    }
    Options {
        rounds: 0,
        schools: Vec::new(),
        ..options
    }
}

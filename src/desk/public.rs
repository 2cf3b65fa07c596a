//! What outsiders may see of an event, decided here and nowhere else. Pages, streams, the
//! JSON for other programs, tables, the projector and the published folder are made of a
//! [`PublicEvent`] for everybody who has no role in the event.

use super::events::Event;
use super::rights::RunEvent;
use super::standings::ranked;
use super::{Delay, Desk, Fault};
use crate::formats::Names;
use crate::store::{Account, Board, Keeping};
use crate::tournament::standings::Standings;
use crate::tournament::{
    About, Entrant, EntrantName, Options, RoundNo, Stage, Tournament, TournamentId,
};
use chrono::{DateTime, Utc};

/// An event with everything taken out that outsiders may not see:
///
/// - before the first round is posted nobody is entered, and nothing is known that follows
///   from how many are;
/// - there are no drafts, and no number that goes up with each change inside;
/// - the results of the round under way are those of the moment that the delay allows;
/// - children go by the names that everybody may know, without gender and year of birth.
#[derive(Clone, Debug)]
pub struct PublicEvent {
    /// The event. Its options are those of the tournament, its number of changes is 0.
    pub event: Event,
    /// The tournament.
    pub tournament: Tournament,
    /// How late the round under way is shown; none where none is.
    pub delay: Delay,
    /// When outsiders will see more of what is recorded already.
    pub more_at: Option<DateTime<Utc>>,
}

/// An event as far as one visitor may know it: whole for those who have a role in it,
/// [as outsiders see it](PublicEvent) for all others.
#[derive(Clone, Debug)]
pub struct View {
    /// The event.
    pub event: Event,
    /// The tournament.
    pub tournament: Tournament,
    /// By which names the visitor knows the children.
    pub names: Names,
    /// Whether the visitor runs the event as a whole.
    pub may_run: bool,
    /// How late the round under way is shown.
    pub delay: Delay,
    /// When the visitor will see more of what is recorded already.
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

    /// The identity of an event, for those who follow it. Public.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn id_of_event(&self, key: &str) -> Result<TournamentId, Fault> {
        Ok(self.event(key)?.id)
    }

    /// An event as somebody may know it who has signed in, or has not.
    ///
    /// # Errors
    /// As [`Desk::public`].
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
    /// [`Fault::NotFound`] where outsiders see no such round.
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

    /// How long the names of an event are kept. Public.
    ///
    /// # Errors
    /// Those of the store.
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
        let begun = tournament.has_begun();
        let children = tournament.entrants.iter().filter(|_| begun);
        tournament.entrants = children.map(public_entrant).collect();
        if !begun {
            tournament.options = before_the_first_round(tournament.options);
        }
        let mut public = PublicEvent {
            delay: match tournament.posted() {
                Some(_) => event.delay,
                None => Delay::None,
            },
            more_at: None,
            event: {
                event.change = 0;
                event.options = tournament.options.clone();
                event
            },
            tournament,
        };
        self.hold_results_back(&mut public, at)?;
        Ok(public)
    }

    /// Puts the results of the delayed moment in the place of those that are known.
    fn hold_results_back(&self, public: &mut PublicEvent, at: DateTime<Utc>) -> Result<(), Fault> {
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

    /// The same event where there is something to put in a file.
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

    /// After how many minutes outsiders see what happens; `None` where they see it at once.
    pub fn minutes_late(&self) -> Option<u8> {
        minutes(self.delay)
    }

    /// The moment of play that outsiders see: now, or some time ago.
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

    /// As [`PublicEvent::for_file`]; those inside get a file at any time.
    ///
    /// # Errors
    /// As [`PublicEvent::for_file`].
    pub fn for_file(self) -> Result<View, Fault> {
        if self.names == Names::Full || self.tournament.has_begun() {
            Ok(self)
        } else {
            Err(Fault::NotFound)
        }
    }

    /// Whether the visitor has a role in the event.
    pub fn is_inside(&self) -> bool {
        self.names == Names::Full
    }

    /// As [`PublicEvent::minutes_late`].
    pub fn minutes_late(&self) -> Option<u8> {
        minutes(self.delay)
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

fn minutes(delay: Delay) -> Option<u8> {
    Some(delay.minutes()).filter(|minutes| *minutes > 0)
}

/// The child as everybody may know it. The rating stays: figures of others rest on it.
fn public_entrant(entrant: &Entrant) -> Entrant {
    let alias = EntrantName::parse(&entrant.name.alias(), "");
    // An alias is seen whole: it has been shortened.
    let alias = alias.map(|name| name.shown(true));
    Entrant {
        name: alias.unwrap_or_else(|_| EntrantName::gone(entrant.number)),
        about: About {
            rating: entrant.about.rating,
            ..About::default()
        },
        ..entrant.clone()
    }
}

/// The system and the number of rounds may have been settled by how many are entered.
fn before_the_first_round(options: Options) -> Options {
    if options.automatic {
        return Options {
            scoring: options.scoring,
            ..Options::automatic()
        };
    }
    Options {
        rounds: 0,
        ..options
    }
}

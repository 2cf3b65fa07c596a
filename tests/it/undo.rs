//! Every change of an event can be undone, and its undo can be undone as well, on both databases.

mod numbers;

use crate::store::base::{Base, NOON, child, on_both};
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::change_feed::Hub;
use inkundla::desk::check_in::CheckInStage;
use inkundla::desk::event_page::EventPage;
use inkundla::desk::events::EventSettings;
use inkundla::desk::history::Action;
use inkundla::desk::projector::{Part, Screen};
use inkundla::desk::rights::{Right, Unlimited};
use inkundla::desk::round_time::{AtEnd, TimerStep};
use inkundla::desk::schedule::Schedule;
use inkundla::desk::undo::UndoBlocked;
use inkundla::desk::{Delay, Desk, Fault};
use inkundla::formats::pairings_csv::Entered;
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::{Ruleset, Side};
use inkundla::store::{Account, Announcement, NewEntrant};
use inkundla::tournament::pairing::DraftChange;
use inkundla::tournament::{
    BoardNo, ByeKind, Entrant, EntrantId, EntrantName, NameChoice, Options, PairingResult,
    Presence, RoundNo, Scored, SitsOut, Tournament,
};

const ONE: RoundNo = RoundNo(1);

struct Event {
    desk: Desk,
    account: Account,
    key: String,
}

fn at() -> DateTime<Utc> {
    DateTime::from_timestamp_millis(NOON).unwrap()
}

fn won(side: Side) -> Scored {
    Scored {
        result: PairingResult::Won(side),
        shot: None,
    }
}

impl Event {
    /// Opens an event of five children.
    fn open(base: &Base) -> Event {
        let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
        desk.create_account("Ms Khumalo", "three cows in a row", at())
            .unwrap();
        let account = desk.account_named("Ms Khumalo").unwrap();
        let plan = EventSettings {
            name: "Zone cup".to_owned(),
            ruleset: Ruleset::by_name("umlabalaba").unwrap(),
            options: Options {
                automatic: false,
                rounds: 3,
                ..Options::automatic()
            },
            clock: ClockPolicy::Off,
            conduct: UmpireSettings::default(),
            language: None,
        };
        let key = desk.create_event(&account, &plan, at()).unwrap();
        let event = Event { desk, account, key };
        event.enters(["Thandi", "Sipho", "Lerato", "Ayanda", "Bongani"]);
        event
    }

    /// A fresh right, which contains the event as it is now.
    fn by(&self) -> Right<Unlimited> {
        self.desk.organiser(&self.account, &self.key).unwrap()
    }

    fn enters<const N: usize>(&self, names: [&str; N]) {
        let children = names.map(|name| child(name, "Mokoena")).to_vec();
        self.desk.enter(&self.by(), children, at()).unwrap();
    }

    fn child(&self, number: u16) -> EntrantId {
        let entrants = self.desk.entrants(&self.by()).unwrap();
        let found = entrants.iter().find(|one| one.number == number);
        found.unwrap().id
    }

    /// The state of the event, for comparisons.
    fn state(&self) -> String {
        let by = self.by();
        let mut event = by.event().clone();
        event.change = 0;
        let mut tournament = self.desk.tournament(&event).unwrap();
        let mut privacy = self.desk.privacy(&by).unwrap();
        // Only the time of finishing differs when it is finished again.
        privacy.keeping.finished_at_ms = privacy.keeping.finished_at_ms.map(|_| NOON);
        event.finished_at = event.finished_at.map(|_| at());
        let consents: Vec<_> = tournament
            .entrants
            .iter()
            .map(|one| self.desk.child(&by, one.id).unwrap().consent)
            .collect();
        // What report files name stays written down.
        event.options.by_the_book.departures.clear();
        tournament.options.by_the_book.departures.clear();
        let Tournament {
            options,
            entrants,
            closed,
            current,
        } = tournament;
        let entrants: Vec<&Entrant> = entrants.iter().collect();
        let played = format!("{options:?}\n{entrants:?}\n{closed:?}\n{current:?}");
        format!("{event:?}\n{played}\n{privacy:?}\n{consents:?}")
    }

    fn newest(&self) -> i64 {
        self.desk.history(&self.by(), None, 1).unwrap()[0].id
    }

    fn takes_back(&self, line: i64) -> Result<(), Fault> {
        let later = at() + TimeDelta::minutes(1);
        self.desk.undo(&self.by(), line, "wrong", later)
    }

    fn cannot(&self, line: i64) -> UndoBlocked {
        let by = self.by();
        let lines = self.desk.history(&by, None, 500).unwrap();
        let ways = self.desk.undo_statuses(&by, &lines).unwrap();
        let place = lines.iter().position(|one| one.id == line).unwrap();
        let why = ways[place].clone().unwrap().unwrap_err();
        match self.takes_back(line) {
            Err(Fault::CannotTakeBack(fault)) => assert_eq!(fault, why),
            other => panic!("{other:?}"),
        }
        why
    }

    /// Makes a change, undoes it, and undoes the undo, so that the change remains.
    fn undo_and_redo(
        &self,
        what: &str,
        deed: impl Fn(&Desk, &Right<Unlimited>) -> Result<(), Fault>,
    ) {
        let before = self.state();
        deed(&self.desk, &self.by()).unwrap_or_else(|why| panic!("{what}: {why}"));
        let (done, line) = (self.state(), self.newest());
        assert_ne!(before, done, "{what} does nothing");
        self.takes_back(line)
            .unwrap_or_else(|why| panic!("{what} back: {why}"));
        assert_eq!(self.state(), before, "{what} undone");
        let by = self.by();
        let newest = &self.desk.history(&by, None, 1).unwrap()[0];
        assert_eq!(newest.audit.why.as_deref(), Some("wrong"), "{what}");
        self.takes_back(newest.id)
            .unwrap_or_else(|why| panic!("{what} once more: {why}"));
        assert_eq!(self.state(), done, "{what} done again");
    }
}

fn renamed(desk: &Desk, by: &Right<Unlimited>, who: EntrantId, family: &str) -> Result<(), Fault> {
    let known = desk.entrants(by)?;
    let child = known.into_iter().find(|one| one.id == who).unwrap();
    let words = NewEntrant {
        name: EntrantName::parse("Thandiwe", family).unwrap(),
        school: None,
        grade: child.grade,
        presence: child.presence,
        about: child.about,
    };
    desk.correct_entrant(by, who, words, at())
}

#[test]
fn settings_and_entrants_are_undone_and_redone() {
    on_both(|base| {
        let event = Event::open(base);
        let (first, second) = (event.child(1), event.child(2));
        event.undo_and_redo("a name", |desk, by| {
            desk.save_settings(by, &plan(by, "Province cup", 5), at())
        });
        event.undo_and_redo("a delay", |desk, by| {
            desk.set_delay(by, Delay::FiveMinutes, at())
        });
        event.undo_and_redo("a schedule", |desk, by| {
            let schedule = Schedule {
                rounds: [(ONE, at())].into(),
            };
            desk.set_schedule(by, &schedule, at())
        });
        event.undo_and_redo("an announcement", |desk, by| {
            let announced = Announcement {
                place: "Hall".to_owned(),
                days: Some((at().date_naive(), at().date_naive())),
                is_listed: false,
            };
            desk.save_event_page(by, announced, &EventPage::default(), at())
        });
        event.undo_and_redo("a screen", |desk, by| {
            desk.set_screen(by, &Screen::showing(&[Part::Names]), at())
        });
        for (stage, minutes) in [
            (CheckInStage::Open, Some(45)),
            (CheckInStage::Closed, None),
            (CheckInStage::NotUsed, None),
            (CheckInStage::Open, None),
        ] {
            event.undo_and_redo("a stage of check-in", |desk, by| {
                desk.set_check_in(by, (stage, minutes), at())
            });
            // The marks that were made meanwhile stay.
            let mark = vec![event.child(3)];
            let here = Presence::Here;
            event
                .desk
                .set_presence(&event.by(), mark, here, at())
                .unwrap();
        }
        event.undo_and_redo("the length of a round", |desk, by| {
            desk.set_round_time(by, (25, AtEnd::Adjudicate), at())
        });
        event.undo_and_redo("days", |desk, by| desk.keep_names_for(by, Some(9), at()));
        event.undo_and_redo("a correction", |desk, by| renamed(desk, by, first, "Nkosi"));
        event.undo_and_redo("no name outside", |desk, by| {
            desk.show_player_as(by, second, NameChoice::Number, at())
        });
        event.undo_and_redo("a code name", |desk, by| {
            let kudu = NameChoice::CodeName("Kudu".to_owned());
            desk.show_player_as(by, first, kudu, at())
        });
        event.undo_and_redo("a correction of a hidden name", |desk, by| {
            renamed(desk, by, first, "Ntuli")
        });
        event.undo_and_redo("a consent", |desk, by| {
            desk.set_consent(by, second, Some(true), at())
        });
        event.undo_and_redo("a refusal", |desk, by| {
            desk.set_consent(by, second, Some(false), at())
        });
        event.undo_and_redo("presence", |desk, by| {
            desk.set_presence(by, vec![first, second], Presence::Absent, at())
        });
        event.undo_and_redo("a bye", |desk, by| {
            let bye = SitsOut {
                entrant: first,
                round: RoundNo(2),
                kind: ByeKind::Half,
            };
            let subject = format!("entrant {}", first.0);
            let change = move |terms: &mut inkundla::tournament::PairingConstraints| {
                terms.sits_out.push(bye)
            };
            desk.change_constraints(by, (Action::ByeAgreed, subject), change, at())
        });
        event.undo_and_redo("newcomers", |desk, by| {
            let children = vec![child("Zola", "Zulu"), child("Zinhle", "Zulu")];
            desk.enter(by, children, at()).map(drop)
        });
        event.undo_and_redo("a strike", |desk, by| desk.strike_entrant(by, second, at()));
    });
}

fn plan(by: &Right<Unlimited>, name: &str, rounds: u16) -> EventSettings {
    let event = by.event();
    EventSettings {
        name: name.to_owned(),
        ruleset: event.ruleset.clone(),
        options: Options {
            rounds,
            ..event.options.clone()
        },
        clock: event.clock,
        conduct: event.conduct,
        language: event.language,
    }
}

#[test]
fn rounds_and_results_are_undone_and_redone() {
    on_both(|base| {
        let event = Event::open(base);
        let last = event.child(5);
        event
            .desk
            .set_presence(&event.by(), vec![last], Presence::Absent, at())
            .unwrap();
        event.undo_and_redo("a draft", |desk, by| desk.draft_round(by, at()).map(drop));
        event.undo_and_redo("a swap", |desk, by| {
            let swap = DraftChange::Sides(BoardNo(1));
            desk.change_draft(by, ONE, Action::SidesSwapped, swap, at())
        });
        event.undo_and_redo("a post", |desk, by| desk.post_round(by, ONE, "", at()));
        let enter = |board, scored| {
            move |desk: &Desk, by: &Right<Unlimited>| {
                desk.enter_result(by, (ONE, BoardNo(board)), scored, "", at())
            }
        };
        for result in PairingResult::ALL {
            let scored = Scored { result, shot: None };
            event.undo_and_redo(result.code(), enter(1, Some(scored)));
        }
        event.undo_and_redo("none", enter(1, None));
        event.undo_and_redo("a file", |desk, by| {
            let entered = [1, 2].map(|board| Entered {
                round: ONE,
                board: BoardNo(board),
                result: PairingResult::Drawn,
            });
            desk.enter_results(by, &entered, at()).map(drop)
        });
        event.undo_and_redo("a close", |desk, by| desk.close_round(by, ONE, at()));
        event.undo_and_redo("a correction", |desk, by| {
            let scored = won(Side::First);
            desk.correct_result(by, (ONE, BoardNo(2)), scored, "appeal", at())
        });
        event.undo_and_redo("a reopening", |desk, by| {
            desk.reopen_round(by, ONE, "look", at())
        });
        event.desk.close_round(&event.by(), ONE, at()).unwrap();
        event.undo_and_redo("the end", |desk, by| desk.finish(by, at()));
    });
}

#[test]
fn every_step_of_the_round_timer_is_undone_and_redone() {
    on_both(|base| {
        let event = Event::open(base);
        let (desk, minute) = (&event.desk, |n: i64| at() + TimeDelta::minutes(n));
        desk.set_round_time(&event.by(), (25, AtEnd::Count), at())
            .unwrap();
        let steps = |step, n| {
            move |desk: &Desk, by: &Right<Unlimited>| desk.step_timer(by, (ONE, step), minute(n))
        };
        let early = steps(TimerStep::Start, 0)(desk, &event.by()).unwrap_err();
        assert!(matches!(early, Fault::NoSuchRound(_)), "{early}");
        desk.draft_round(&event.by(), at()).unwrap();
        desk.post_round(&event.by(), ONE, "", at()).unwrap();
        event.undo_and_redo("a start", steps(TimerStep::Start, 0));
        event.undo_and_redo("an extension", steps(TimerStep::Extend(5), 2));
        event.undo_and_redo("a pause", steps(TimerStep::Pause, 10));
        event.undo_and_redo("going on", steps(TimerStep::GoOn, 15));
        let timer = event.by().event().round_time.timer_of(ONE).unwrap();
        assert_eq!(timer.left_ms(minute(15)), 20 * 60_000);
        // A repeated step writes no line of the history.
        let newest = event.newest();
        steps(TimerStep::GoOn, 16)(desk, &event.by()).unwrap();
        assert_eq!(event.newest(), newest);
        event.undo_and_redo("another length", |desk, by| {
            desk.set_round_time(by, (30, AtEnd::PlayOn), at())
        });
        event.undo_and_redo("a stop", steps(TimerStep::Stop, 20));
        for minutes in [0, 601] {
            let wrong = steps(TimerStep::Extend(minutes), 20)(desk, &event.by()).unwrap_err();
            assert!(matches!(wrong, Fault::Form { .. }), "{wrong}");
        }
    });
}

#[test]
fn a_change_on_which_others_depend_cannot_be_undone() {
    on_both(|base| {
        let event = Event::open(base);
        let desk = &event.desk;
        let came = event.newest();
        let first = event.child(1);
        desk.set_presence(&event.by(), vec![first], Presence::Absent, at())
            .unwrap();
        let absent = event.newest();
        desk.set_presence(&event.by(), vec![first], Presence::Here, at())
            .unwrap();
        assert_eq!(event.cannot(absent), UndoBlocked::ChangedSince);
        desk.strike_entrant(&event.by(), first, at()).unwrap();
        let struck = event.newest();
        assert_eq!(event.cannot(absent), UndoBlocked::NotOnTheList);

        desk.draft_round(&event.by(), at()).unwrap();
        let drafted = event.newest();
        assert_eq!(event.cannot(came), UndoBlocked::InARound);
        desk.post_round(&event.by(), ONE, "", at()).unwrap();
        let posted = event.newest();
        assert_eq!(event.cannot(drafted), UndoBlocked::RoundWentOn(1));
        let enter = |board| {
            let scored = Some(won(Side::First));
            desk.enter_result(&event.by(), (ONE, BoardNo(board)), scored, "", at())
                .unwrap();
        };
        enter(1);
        let entered = event.newest();
        assert_eq!(event.cannot(posted), UndoBlocked::Played(1));
        enter(2);
        desk.draft_round(&event.by(), at()).unwrap();
        let closed = desk.history(&event.by(), None, 2).unwrap()[1].id;
        assert_eq!(event.cannot(closed), UndoBlocked::RoundsRest(2));
        assert_eq!(event.cannot(entered), UndoBlocked::RoundWentOn(1));

        let right = desk.right(&event.account, &event.key, at()).unwrap();
        desk.erase_names(&right, at()).unwrap();
        assert_eq!(event.cannot(struck), UndoBlocked::NamesGone);
        assert_eq!(event.cannot(event.newest()), UndoBlocked::NamesGone);
    });
}

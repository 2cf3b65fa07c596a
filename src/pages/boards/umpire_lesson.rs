//! `/practice/umpire/learn`: what an umpire does at a board, as questions with three answers. The answers are the
//! labels of the umpire's page. Nothing is stored.

use crate::http::middleware::page_cache::StaticPage;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths;
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

/// A situation at a board.
struct Situation {
    /// The last part of the ids of its question and of the reason.
    name: &'static str,
    /// The messages of the answers.
    answers: [&'static str; 3],
    /// The index of the right one.
    right: usize,
}

const SITUATIONS: [Situation; 9] = [
    Situation {
        name: "start",
        answers: ["card-yellow", "start-clock", "dispute-stop"],
        right: 1,
    },
    Situation {
        name: "thinks",
        answers: ["umpire-waits", "card-yellow", "award-match"],
        right: 0,
    },
    Situation {
        name: "late",
        answers: ["card-red", "award-match", "card-yellow"],
        right: 2,
    },
    Situation {
        name: "again",
        answers: ["card-yellow", "card-red", "award-match"],
        right: 1,
    },
    Situation {
        name: "third",
        answers: ["award-match", "card-red", "umpire-waits"],
        right: 0,
    },
    Situation {
        name: "slip",
        answers: ["dispute-stop", "card-yellow", "undo"],
        right: 2,
    },
    Situation {
        name: "quarrel",
        answers: ["award-match", "dispute-stop", "undo"],
        right: 1,
    },
    Situation {
        name: "unwell",
        answers: ["call-title", "card-red", "umpire-waits"],
        right: 0,
    },
    Situation {
        name: "end",
        answers: ["undo", "dispute-stop", "confirm-title"],
        right: 2,
    },
];

/// The state of the lesson in the address.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct UmpireLessonQuery {
    /// The number of the situation, from 1.
    step: usize,
    /// The number of the chosen answer, from 1; 0 for none.
    answer: usize,
}

#[derive(Template)]
#[template(path = "boards/umpire_lesson.html")]
struct UmpireLessonView {
    page: Page,
    count: String,
    steps: Vec<StepLink>,
    question: String,
    answers: Vec<AnswerLink>,
    /// The reply to the chosen answer; `None` before.
    said: Option<String>,
    is_right: bool,
    back: Option<String>,
    next: Option<String>,
}

struct StepLink {
    number: usize,
    href: String,
    is_done: bool,
    is_here: bool,
}

struct AnswerLink {
    text: String,
    href: String,
    is_chosen: bool,
}

/// `GET /practice/umpire/learn`
pub async fn show(context: RequestContext, query: Query<UmpireLessonQuery>) -> Answer {
    let query = query.into_inner();
    if context.query().is_empty() {
        let make = |context: &RequestContext| view(context, &UmpireLessonQuery::default());
        return context.public(paths::UMPIRE_LESSON, StaticPage(make)).await;
    }
    context.html(&view(&context, &query))
}

fn view(context: &RequestContext, query: &UmpireLessonQuery) -> UmpireLessonView {
    let t = &*context.t;
    let number = query.step.clamp(1, SITUATIONS.len());
    let here = &SITUATIONS[number - 1];
    let place = |number: usize| format!("{}?step={number}", paths::UMPIRE_LESSON);
    let chosen = query.answer.checked_sub(1).filter(|index| *index < 3);
    let is_right = chosen == Some(here.right);
    let said = chosen.map(|chosen| {
        if is_right {
            t.msg(&format!("umpire-why-{}", here.name))
        } else {
            t.msg_arg("umpire-not", "answer", t.msg(here.answers[chosen]))
        }
    });
    let answers = here.answers.iter().enumerate();
    let numbers = [("n", number.into()), ("m", SITUATIONS.len().into())];
    UmpireLessonView {
        page: context.page(),
        count: t.msg_with("learn-step", &numbers),
        steps: (1..=SITUATIONS.len())
            .map(|step| StepLink {
                number: step,
                href: place(step),
                is_done: step < number || (step == number && is_right),
                is_here: step == number,
            })
            .collect(),
        question: t.msg(&format!("umpire-asks-{}", here.name)),
        answers: answers
            .map(|(index, id)| AnswerLink {
                text: t.msg(id),
                href: format!("{}&answer={}", place(number), index + 1),
                is_chosen: chosen == Some(index),
            })
            .collect(),
        said,
        is_right,
        back: number.checked_sub(1).filter(|back| *back > 0).map(place),
        next: (number < SITUATIONS.len()).then(|| place(number + 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::SITUATIONS;
    use crate::referee::{Card, ClockPolicy, Command, Game, Offence, Official, Refusal, Role};
    use crate::referee::{UmpireSettings, decide};
    use crate::rules::{Ruleset, Side};
    use chrono::{DateTime, TimeDelta, Utc};

    /// A game in which the second side does not move.
    struct TestedBoard {
        game: Game,
        at: DateTime<Utc>,
    }

    impl TestedBoard {
        fn does(&mut self, command: Command) -> Result<(), Refusal> {
            let by = Official {
                role: Role::Umpire,
                name: "Ms Naidoo".into(),
            };
            self.game = decide(&self.game, command, self.at, by)?.game;
            Ok(())
        }

        fn waits(&mut self, seconds: i64) {
            self.at += TimeDelta::seconds(seconds);
        }
    }

    fn right(name: &str) -> &'static str {
        let found = SITUATIONS.iter().find(|one| one.name == name).unwrap();
        found.answers[found.right]
    }

    fn card(card: Card) -> Command {
        Command::ShowCard(Side::Second, card, Offence::Delay)
    }

    #[test]
    fn the_referee_takes_the_right_answers_in_this_order() {
        let mut board = TestedBoard {
            game: Game::scheduled(),
            at: DateTime::from_timestamp(1_800_000_000, 0).unwrap(),
        };
        let ruleset = Ruleset::by_name("umlabalaba").unwrap();
        let start = Command::Start(ruleset, ClockPolicy::MINUTE, UmpireSettings::default());
        assert!(board.does(Command::Play("E1".into())).is_err());
        assert_eq!(right("start"), "start-clock");
        board.does(start).unwrap();
        board.does(Command::Play("E1".into())).unwrap();
        board.waits(30);
        assert_eq!(right("thinks"), "umpire-waits");
        assert!(board.does(card(Card::Yellow)).is_err());
        let next = |board: &TestedBoard| {
            board
                .game
                .play()
                .unwrap()
                .next_step(Side::Second, Offence::Delay)
        };
        for (name, answer, step, command) in [
            ("late", "card-yellow", "Yellow", card(Card::Yellow)),
            ("again", "card-red", "Red", card(Card::Red)),
            (
                "third",
                "award-match",
                "Award",
                Command::AwardAgainst(Side::Second, Offence::Delay),
            ),
        ] {
            board.waits(61);
            if name == "third" {
                board.does(Command::Play("E2".into())).unwrap();
                board.waits(61);
            }
            assert_eq!(right(name), answer);
            assert_eq!(format!("{:?}", next(&board)), step);
            board.does(command).unwrap();
        }
        assert!(
            board.does(Command::Play("E3".into())).is_err(),
            "it is over"
        );
        board.does(Command::ConfirmResult(Side::First)).unwrap();
    }
}

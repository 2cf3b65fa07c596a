//! The sections of an event as cards: for visitors with the leaders, for organisers with the next step.

use crate::desk::public_event::PublicEvent;
use crate::desk::sections::Section;
use crate::formats::Names;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::{is_at_end, team_standings};
use crate::tournament::standings::{Category, within};
use crate::tournament::{BoardNo, BoardRange, RoundNo, Stage, System, Tournament};
use crate::view::event_final::{PodiumPlace, podium_place, team_place};
use crate::view::event_head::shown;
use crate::view::round_parts::round_title;
use crate::view::rules_text;

/// Number of leaders on a card.
const LEADERS: usize = 3;

/// A section on a page of the whole event.
pub(crate) struct SectionCard {
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) paths: EventPaths,
    /// CSS class and text of a pill.
    pub(crate) state: Option<(&'static str, String)>,
    /// Game, rounds, boards and room in one line.
    pub(crate) facts: String,
    /// Boards with a result, all boards of the round, and the same in words.
    pub(crate) progress: Option<(usize, usize, String)>,
    /// The first places, for visitors.
    pub(crate) leaders: Vec<PodiumPlace>,
    /// The number of boards without a result.
    pub(crate) open: usize,
    pub(crate) step: Step,
    /// Whether it has the main button of the page.
    pub(crate) is_next: bool,
}

/// The next step of an organiser.
pub(crate) enum Step {
    /// Pair this round.
    Pair { round: u16, label: String },
    /// Look at the draft of a round.
    Draft { href: String },
    /// Look at the section.
    Open,
}

impl SectionCard {
    /// A section as visitors see it.
    pub(crate) fn of(t: &Localizer, public: &PublicEvent) -> SectionCard {
        let (event, tournament) = (&public.event, &public.tournament);
        let hall = &event.options.hall;
        let boards = shown_boards(tournament, hall);
        let mut card = card(t, (&event.key, &event.name), tournament);
        card.facts = facts(t, public, boards);
        card.leaders = leaders(t, &card.paths, public);
        if event.is_finished {
            card.state = Some(("", t.msg("state-finished")));
        }
        card
    }

    /// A section as its organiser sees it.
    pub(crate) fn own(t: &Localizer, section: &Section) -> SectionCard {
        let (event, tournament) = (&section.event, &section.tournament);
        let mut card = card(t, (&event.key, &event.name), tournament);
        let rounds = tournament.options.rounds;
        let rounds = (rounds > 0).then(|| t.plural("section-rounds", rounds));
        let players = t.plural("event-players", tournament.entrants.len());
        let (first, last) = section.boards();
        let boards = words_of_boards(t, first, last);
        let room = event.options.hall.room.clone();
        let game = rules_text::game(t, &event.ruleset);
        card.facts = joined([Some(game), rounds, Some(players), Some(boards), Some(room)]);
        card.step = step(t, section, &card.paths);
        if event.is_finished {
            card.state = Some(("", t.msg("state-finished")));
        }
        card
    }

    /// Whether the next round can be paired.
    pub(crate) fn can_pair(&self) -> bool {
        matches!(self.step, Step::Pair { .. })
    }
}

/// `boards 9–15`.
pub(crate) fn words_of_boards(t: &Localizer, first: BoardNo, last: BoardNo) -> String {
    let values = [("first", first.0.into()), ("last", last.0.into())];
    t.msg_with("section-boards", &values)
}

fn joined<const N: usize>(parts: [Option<String>; N]) -> String {
    let known = parts.into_iter().flatten().filter(|part| !part.is_empty());
    known.collect::<Vec<_>>().join(" · ")
}

fn card(t: &Localizer, (key, name): (&str, &str), tournament: &Tournament) -> SectionCard {
    let posted = tournament.posted();
    let all = posted.map_or(0, |posted| posted.boards.len());
    let open = posted.map_or(0, |posted| posted.missing().len());
    let words = if open == 0 {
        t.msg("section-all-in")
    } else {
        t.plural("section-open", open)
    };
    let round = |round: RoundNo| round_title(t, tournament, round);
    SectionCard {
        key: key.to_owned(),
        name: name.to_owned(),
        paths: paths::of(key),
        state: shown(tournament).map(|number| {
            let class = if open > 0 { "ok live-pill" } else { "" };
            (class, round(number))
        }),
        facts: String::new(),
        progress: posted.map(|_| (all - open, all, words)),
        leaders: Vec::new(),
        open,
        step: Step::Open,
        is_next: false,
    }
}

/// The boards of the round, if there is one.
fn shown_boards(tournament: &Tournament, hall: &BoardRange) -> Option<(BoardNo, BoardNo)> {
    let boards = tournament.posted()?.boards.iter();
    let boards = boards.map(|(pairing, _)| pairing.board);
    let last = boards.clone().max()?;
    Some((boards.min().unwrap_or(hall.first), last))
}

fn facts(t: &Localizer, public: &PublicEvent, boards: Option<(BoardNo, BoardNo)>) -> String {
    let players = public.tournament.entrants.len();
    joined([
        Some(rules_text::game(t, &public.event.ruleset)),
        (players > 0).then(|| t.plural("event-players", players)),
        boards.map(|(first, last)| words_of_boards(t, first, last)),
        Some(public.event.options.hall.room.clone()),
    ])
}

fn leaders(t: &Localizer, paths: &EventPaths, public: &PublicEvent) -> Vec<PodiumPlace> {
    let tournament = &public.tournament;
    if let System::Teams(_) = tournament.options.system {
        let rows = team_standings(tournament);
        let played = rows.iter().filter(|row| row.matches != [0; 3]);
        let first = played.take(LEADERS);
        return first
            .map(|row| team_place(t, paths, tournament, row))
            .collect();
    }
    let standings = public.standings(None);
    let listed = within(tournament, &standings, &Category::default());
    let played = listed.iter().filter(|one| one.row.played > 0);
    let first = played.take(LEADERS);
    first
        .filter_map(|one| podium_place(t, paths, tournament, Names::Alias, one))
        .collect()
}

fn step(t: &Localizer, section: &Section, paths: &EventPaths) -> Step {
    let tournament = &section.tournament;
    let is_open = tournament
        .posted()
        .is_some_and(|posted| !posted.missing().is_empty());
    match &tournament.current {
        Some(Stage::Draft(draft)) => Step::Draft {
            href: paths.draft(draft.number),
        },
        _ if is_open || section.event.is_finished || is_at_end(tournament) => Step::Open,
        _ if tournament.entrants.len() < 2 => Step::Open,
        current => {
            let round = tournament.round_now().0 + u16::from(current.is_some());
            Step::Pair {
                round,
                label: t.msg_arg("players-pair", "round", round),
            }
        }
    }
}

//! The boards of a round on one page: progress, games in progress, finished games, and games still
//! to start.

use crate::desk::Fault;
use crate::http::request::page_query;
use crate::i18n::Localizer;
use crate::pages::shared::board_tile::{BoardStage, BoardTile, TileBuilder, stage};
use crate::pages::shared::pager::Pager;
use crate::store::Board;
use crate::tournament::{BoardNo, Bye, ByeKind, RoundNo, Stage, System, Tournament};
use crate::view::mini_board::MiniField;
use crate::view::round_parts::PartNames;
use crate::view::round_tables::RoundTable;
use crate::{paths, system_time};
use chrono::{DateTime, Utc};
use serde::Deserialize;
use std::cmp::Reverse;

/// Boards per page.
const BOARDS: usize = 24;

#[derive(Deserialize, Default, Clone)]
#[serde(default)]
pub(super) struct RoundBoardsQuery {
    show: String,
    page: String,
    pin: String,
}

/// The filters: code in the query, stage, and message id.
const FILTERS: [(&str, Option<BoardStage>, &str); 3] = [
    ("", None, "hall-all"),
    ("playing", Some(BoardStage::Playing), "hall-playing"),
    ("finished", Some(BoardStage::Finished), "hall-done"),
];

/// The sections in order: id, stage, and message id.
const SECTIONS: [(&str, BoardStage, &str); 3] = [
    ("playing", BoardStage::Playing, "hall-being-played"),
    ("finished", BoardStage::Finished, "hall-finished"),
    ("waiting", BoardStage::Waiting, "hall-waiting"),
];

pub(super) struct RoundBoards {
    pub(super) done: usize,
    pub(super) playing: usize,
    pub(super) all: usize,
    /// The counts as a sentence, and the start of the next round.
    pub(super) words: String,
    pub(super) filters: Vec<RoundBoardsFilter>,
    pub(super) sections: Vec<BoardSection>,
    /// A note that no board matches the filter.
    pub(super) empty: Option<String>,
    pub(super) pager: Pager,
    pub(super) byes: Option<String>,
    pub(super) field: MiniField,
    /// Start numbers of the paired players.
    pub(super) players: Vec<u16>,
}

pub(super) struct RoundBoardsFilter {
    pub(super) code: &'static str,
    pub(super) href: String,
    pub(super) text: String,
    pub(super) is_here: bool,
}

/// The boards of one stage, or of one match of teams.
pub(super) struct BoardSection {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) cards: Vec<BoardTile>,
    /// Whether the boards are listed without a position: nothing has been played yet.
    pub(super) is_list: bool,
}

impl RoundBoardsQuery {
    /// The start number of the followed player, for pages without scripts.
    pub(super) fn pinned(&self) -> Option<u16> {
        self.pin.parse().ok()
    }

    /// The query without the followed player: all visitors share the stream.
    pub(super) fn of_stream(&self) -> Vec<String> {
        self.pairs(&self.show, &self.page)
    }

    fn pairs(&self, show: &str, page: &str) -> Vec<String> {
        page_query::pairs([("show", show), ("page", page)])
    }

    fn filter(&self) -> Option<BoardStage> {
        let mut known = FILTERS.into_iter();
        known.find(|(code, ..)| *code == self.show)?.1
    }
}

impl RoundBoards {
    /// The boards of the current round, the followed player's first.
    pub(super) fn of(
        builder: &TileBuilder<'_>,
        boards: &[Board],
        query: &RoundBoardsQuery,
    ) -> Result<RoundBoards, Fault> {
        let (t, event) = (builder.t, &builder.public.event);
        let count = |stage_of: BoardStage| boards.iter().filter(|b| stage(b) == stage_of).count();
        let (done, playing) = (count(BoardStage::Finished), count(BoardStage::Playing));
        let of_filter = |filter: Option<BoardStage>| filter.map_or(boards.len(), &count);
        let filters = FILTERS.map(|(code, filter, word)| RoundBoardsFilter {
            code,
            href: page_query::address(&paths::of(&event.key).event(), &query.pairs(code, "")),
            text: t.msg_arg(word, "n", of_filter(filter)),
            is_here: filter == query.filter(),
        });
        let matches = matches(builder);
        let cards = sorted(builder, boards, query, !matches.is_empty())?;
        let pager = Pager::sized(BOARDS, cards.len(), &query.page, |page| {
            let pairs = query.pairs(&query.show, page);
            page_query::address(&paths::of(&event.key).event(), &pairs)
        });
        let shown: Vec<BoardTile> = pager.shown(cards).collect();
        Ok(RoundBoards {
            done,
            playing,
            all: boards.len(),
            words: words(builder, done, boards.len()),
            filters: filters.into(),
            empty: shown.is_empty().then(|| t.msg("hall-none-such")),
            sections: sections(t, shown, query.pinned(), &matches),
            pager,
            byes: sitting_out(t, &builder.public.tournament),
            field: MiniField::of(&event.ruleset),
            players: players(&builder.public.tournament, boards),
        })
    }

    /// Whether a clock is running on the page.
    pub(super) fn has_clocks(&self) -> bool {
        let mut cards = self.sections.iter().flat_map(|section| &section.cards);
        cards.any(|card| card.clock.is_some())
    }

    /// The query strings of all variants of the page.
    pub(super) fn offers(&self) -> Vec<String> {
        let codes = FILTERS
            .iter()
            .map(|(code, ..)| ("show", (*code).to_owned()));
        let pages = (2..=self.all.div_ceil(BOARDS)).map(|page| ("page", page.to_string()));
        let players = self.players.iter().map(|one| ("pin", one.to_string()));
        page_query::pairs(codes.chain(pages).chain(players))
    }
}

/// The matches of teams in the order of their boards: the last board, and the teams with the score so far. Empty where
/// players meet.
fn matches(builder: &TileBuilder<'_>) -> Vec<(BoardNo, String)> {
    let tournament = &builder.public.tournament;
    if !matches!(tournament.options.system, System::Teams(_)) {
        return Vec::new();
    }
    let Some(round) = RoundTable::posted(tournament, builder.round) else {
        return Vec::new();
    };
    let names = PartNames::of(builder.t, tournament, &round);
    let mut all: Vec<(BoardNo, String)> = Vec::new();
    for (pairing, _) in &round.boards {
        match (names.above(pairing.board), all.last_mut()) {
            (Some(heading), _) => all.push((pairing.board, heading)),
            (None, Some(last)) => last.0 = pairing.board,
            (None, None) => {}
        }
    }
    all
}

/// The tiles that match the filter, sorted: followed player, latest turns, finished, waiting; in matches of teams by
/// their numbers.
fn sorted(
    builder: &TileBuilder<'_>,
    boards: &[Board],
    query: &RoundBoardsQuery,
    is_by_match: bool,
) -> Result<Vec<BoardTile>, Fault> {
    let filter = query.filter();
    let shown = boards
        .iter()
        .filter(|board| filter.is_none_or(|only| stage(board) == only));
    let mut cards = shown
        .map(|board| builder.tile(board))
        .collect::<Result<Vec<_>, _>>()?;
    let order = |card: &BoardTile| SECTIONS.iter().position(|(_, one, _)| *one == card.stage);
    let turn = |card: &BoardTile| {
        let mini = card.mini.as_ref();
        let played = mini.filter(|_| card.stage == BoardStage::Playing);
        Reverse(played.and_then(|mini| mini.changed_at))
    };
    cards.sort_by_key(|card| {
        let is_pinned = query.pinned().is_some_and(|pin| card.has(pin));
        let by_stage = (!is_by_match).then(|| (order(card), turn(card)));
        (!is_pinned, by_stage, card.number)
    });
    Ok(cards)
}

fn sections(
    t: &Localizer,
    cards: Vec<BoardTile>,
    pin: Option<u16>,
    matches: &[(BoardNo, String)],
) -> Vec<BoardSection> {
    let (pinned, rest): (Vec<_>, Vec<_>) = cards
        .into_iter()
        .partition(|card| pin.is_some_and(|pin| card.has(pin)));
    let mut all = vec![BoardSection {
        id: "pinned".to_owned(),
        title: t.msg("hall-pinned"),
        cards: pinned,
        is_list: false,
    }];
    let mut rest = rest.into_iter().peekable();
    for ((last, title), number) in matches.iter().zip(1..) {
        let mut cards = Vec::new();
        while let Some(card) = rest.next_if(|card| card.number <= last.0) {
            cards.push(card);
        }
        all.push(BoardSection {
            id: format!("match-{number}"),
            title: title.clone(),
            is_list: cards.iter().all(|card| card.stage == BoardStage::Waiting),
            cards,
        });
    }
    for (id, stage, title) in SECTIONS {
        let mut cards = Vec::new();
        while let Some(card) = rest.next_if(|card| card.stage == stage) {
            cards.push(card);
        }
        all.push(BoardSection {
            id: id.to_owned(),
            title: t.msg(title),
            cards,
            is_list: stage == BoardStage::Waiting,
        });
    }
    // The first section stays even if empty: the script puts pinned boards there.
    let mut first = true;
    all.retain(|section| std::mem::take(&mut first) || !section.cards.is_empty());
    all
}

/// `Round 3: 4 of 12 games finished. Round 4 starts at 11:30.`
fn words(builder: &TileBuilder<'_>, done: usize, all: usize) -> String {
    let t = builder.t;
    let numbers = [
        ("round", builder.round.0.into()),
        ("done", done.into()),
        ("all", all.into()),
    ];
    let mut words = t.msg_with("hall-progress", &numbers);
    if let Some(next) = next_start(builder, builder.round) {
        words.push(' ');
        words.push_str(&next);
    }
    words
}

/// The planned start of the next round, if it is in the future.
pub(super) fn next_start(builder: &TileBuilder<'_>, round: RoundNo) -> Option<String> {
    let planned = builder.public.event.schedule.rounds.iter();
    let mut later = planned.filter(|(next, at)| **next > round && **at > builder.at);
    let (next, at) = later.next()?;
    Some(starts(builder.t, *next, *at, builder.at))
}

fn starts(t: &Localizer, round: RoundNo, at: DateTime<Utc>, now: DateTime<Utc>) -> String {
    let (message, time) = if system_time::day(t, at) == system_time::day(t, now) {
        ("hall-next", system_time::time_of_day(at))
    } else {
        ("hall-next-day", system_time::moment(t, at))
    };
    t.msg_with(message, &[("round", round.0.into()), ("time", time.into())])
}

/// Players with a bye, except those marked as absent, which is private.
fn sitting_out(t: &Localizer, tournament: &Tournament) -> Option<String> {
    let byes: &[Bye] = match &tournament.current {
        Some(Stage::Posted(posted)) => &posted.byes,
        _ => tournament.closed.last().map_or(&[], |last| &last.byes),
    };
    let given = byes.iter().filter(|bye| bye.kind != ByeKind::Absent);
    let entrants = given.filter_map(|bye| tournament.entrant(bye.entrant));
    let aliases: Vec<String> = entrants.map(|entrant| entrant.name.alias()).collect();
    (!aliases.is_empty()).then(|| t.msg_arg("posted-byes", "players", aliases.join(", ")))
}

fn players(tournament: &Tournament, boards: &[Board]) -> Vec<u16> {
    let both = boards
        .iter()
        .flat_map(|board| [board.pairing.first, board.pairing.second]);
    let known = both.filter_map(|id| tournament.entrant(id));
    known.map(|entrant| entrant.number).collect()
}

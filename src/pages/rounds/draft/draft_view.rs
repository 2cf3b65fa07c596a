//! The page of a draft.

use super::check_in_notice;
use super::draft_players::{PlayerOption, alone, players};
use super::draft_seat::DraftSeat;
use super::draft_summary::{checked, size};
use crate::desk::events::Event;
use crate::formats;
use crate::http::request::request_context::RequestContext;
use crate::http::response::page_context::{Notice, Page};
use crate::i18n::{ByeMessage, Localizer, WarningMessage, explain_bye, explain_pairing};
use crate::pages::shared::pairing_forecast::{self, Outlook};
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind, Ruleset};
use crate::tournament::pairing::{
    Difference, Explanation, Severity, Warning, difference, explain, pair, system_of,
    team_crosstables, warnings, warnings_by_hand,
};
use crate::tournament::{
    Bye, ByeKind, DraftRound, EntrantId, Pairing, RoundNo, TeamPoints, Tournament,
};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::match_list::{BoardView, MatchList, MatchRows};
use crate::view::round_parts::{PartNames, with_stage};
use crate::view::round_tables::{NamedPlayer, Names, RoundTable};
use crate::view::school_token::Pattern;
use askama::Template;

#[derive(Template)]
#[template(path = "rounds/draft.html", blocks = ["live"])]
pub(super) struct DraftView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    title: String,
    round: RoundNo,
    stamp: u64,
    notice: Option<Notice>,
    /// Numbers of boards and of players without an opponent.
    size: String,
    /// The player to exchange with the one tapped next.
    picked: Option<(i64, String)>,
    rows: Vec<DraftRow>,
    /// The rows by match, where teams meet.
    matches: Vec<MatchRows<DraftRow>>,
    kind: Kind,
    /// The number of each board with its players.
    boards: Vec<(u16, String)>,
    byes: Vec<ByeRow>,
    alone: Vec<PlayerOption>,
    /// Whether a present player is not in the draft.
    has_left_out: bool,
    /// Whether there are closed rounds.
    has_past: bool,
    players: Vec<PlayerOption>,
    notes: Vec<DraftNote>,
    asks_why: Option<&'static str>,
    checked: Vec<String>,
    outlook: Vec<Outlook>,
    /// While check-in is open: how many are missing.
    check_in: Option<String>,
    may_settle: bool,
    changes: Vec<String>,
    kinds: Vec<(&'static str, String)>,
    is_swiss: bool,
}

/// A draft with its explanation, warnings and difference from the proposal.
pub(super) struct DraftData {
    tournament: Tournament,
    draft: DraftRound,
    explanation: Explanation,
    warnings: Vec<Warning>,
    difference: Option<Difference>,
    /// The question why it is posted, if posting needs a reason.
    asks_why: Option<&'static str>,
}

impl DraftData {
    pub(super) fn of(tournament: Tournament, draft: DraftRound) -> DraftData {
        // The pairing that the program would propose now; presences may have changed since.
        let proposed = pair(&tournament).ok();
        let mut noted = warnings(&tournament, &draft);
        let by_hand = proposed.as_ref().map_or_else(Vec::new, |proposed| {
            warnings_by_hand(&tournament, &draft, proposed)
        });
        let departs = tournament.options.by_the_book.is_kept() && !by_hand.is_empty();
        noted.extend(by_hand);
        let breaks_rule = |warning: &Warning| warning.severity() == Severity::BreaksRule;
        DraftData {
            asks_why: if noted.iter().any(breaks_rule) {
                Some("reason-to-break")
            } else {
                departs.then_some("reason-to-depart")
            },
            explanation: explain(&tournament, &draft),
            warnings: noted,
            difference: proposed.map(|proposed| difference(&draft, &proposed)),
            tournament,
            draft,
        }
    }
}

struct DraftRow {
    /// The group, stage or match that begins with this board.
    part: Option<String>,
    board: u16,
    first: DraftSeat,
    second: DraftSeat,
    /// The difference in points, if no note mentions it.
    apart: Option<String>,
    notes: Vec<DraftNote>,
    why: String,
    swap_label: String,
    split_label: String,
    is_settled: bool,
    settle_label: String,
}

impl DraftRow {
    /// The number of the board with its players.
    fn named(&self) -> (u16, String) {
        let (one, other) = (&self.first.player.name, &self.second.player.name);
        (self.board, format!("{one} – {other}"))
    }
}

struct ByeRow {
    seat: DraftSeat,
    kind: String,
    why: Option<String>,
}

/// A warning as text.
struct DraftNote {
    class: &'static str,
    grade: String,
    text: String,
    /// The player to mark as absent with one tap, and the label of the button.
    away: Option<PlayerOption>,
    /// Whether pairing again is the way out.
    pairs_again: bool,
}

/// The byes that an organiser gives.
const KINDS: [ByeKind; 4] = [
    ByeKind::Allocated,
    ByeKind::Full,
    ByeKind::Half,
    ByeKind::Absent,
];

impl DraftView {
    pub(super) fn of(
        context: &RequestContext,
        event: &Event,
        data: &DraftData,
        notice: Option<Notice>,
        picked: Option<EntrantId>,
    ) -> DraftView {
        let (t, tournament, draft) = (&*context.t, &data.tournament, &data.draft);
        let serious = data
            .warnings
            .iter()
            .filter(|warning| warning.severity() > Severity::Allowed);
        let rows = rows(t, data, &event.ruleset);
        let boards = rows.iter().map(DraftRow::named).collect();
        let (rows, matches) = by_match(t, event, data, rows);
        let is_second = tournament.options.is_second_game(draft.number);
        DraftView {
            paths: paths::of(&event.key),
            nav: EventNav::of(t, event, tournament, OrganiserTab::Round),
            title: with_stage(
                t,
                tournament,
                draft.number,
                t.msg_arg("draft-title", "round", draft.number.0),
            ),
            round: draft.number,
            stamp: event.change,
            notice,
            size: size(t, draft),
            picked: picked.filter(|id| draft.has(*id)).map(|id| {
                let name = NamedPlayer::of(tournament, id, Names::Full).name;
                (id.0, name)
            }),
            matches,
            rows,
            boards,
            kind: event.ruleset.facts().usual_kind,
            has_past: !tournament.closed.is_empty(),
            has_left_out: data
                .warnings
                .iter()
                .any(|warning| matches!(warning, Warning::NotPaired { .. })),
            checked: data
                .explanation
                .overview()
                .map(|all| checked(t, tournament, &all))
                .unwrap_or_default(),
            byes: draft.byes.iter().map(|bye| sitting(t, data, bye)).collect(),
            alone: alone(t, tournament, draft),
            players: players(t, tournament, draft),
            notes: serious
                .map(|warning| note(t, tournament, warning, true))
                .collect(),
            asks_why: data.asks_why,
            outlook: pairing_forecast::outlook(t, tournament),
            check_in: check_in_notice::text(t, event, tournament),
            may_settle: system_of(tournament, draft.number).is_by_standing() && !is_second,
            changes: changes(t, data),
            is_swiss: system_of(tournament, draft.number).is_swiss() && !is_second,
            kinds: KINDS.map(|kind| (kind.code(), t.localize(&kind))).into(),
            page: context.page().playing(&event.ruleset),
        }
    }
}

/// The matches of teams with the match points before the round.
fn matches(t: &Localizer, paths: &EventPaths, data: &DraftData) -> Option<MatchList> {
    let round = RoundTable::of(&data.tournament, data.draft.number)?;
    let list = MatchList::of(t, paths, &data.tournament, &round)?;
    let sheets = team_crosstables(&data.tournament)?;
    Some(list.with_points(t, sheets.of_kind(TeamPoints::Match)))
}

/// The rows, where teams meet by their matches.
fn by_match(
    t: &Localizer,
    event: &Event,
    data: &DraftData,
    rows: Vec<DraftRow>,
) -> (Vec<DraftRow>, Vec<MatchRows<DraftRow>>) {
    match matches(t, &paths::of(&event.key), data) {
        Some(list) => (Vec::new(), list.sorted(rows, |row| row.board)),
        None => (rows, Vec::new()),
    }
}

fn rows(t: &Localizer, data: &DraftData, ruleset: &Ruleset) -> Vec<DraftRow> {
    let round = RoundTable::of(&data.tournament, data.draft.number);
    let parts = round.map(|round| PartNames::of(t, &data.tournament, &round));
    let parts = parts.unwrap_or_default();
    let list = matches(t, &paths::of(""), data);
    let pairings = data.draft.pairings.iter();
    let rows = pairings.map(|pairing| {
        let view = BoardView::of(list.as_ref(), ruleset, pairing.board);
        let row = row(t, data, ruleset, pairing);
        let (mut first, mut second) = if view.is_turned() {
            (row.second, row.first)
        } else {
            (row.first, row.second)
        };
        [first.colour, second.colour] = view.colours();
        DraftRow {
            part: parts.above(pairing.board),
            first,
            second,
            ..row
        }
    });
    rows.collect()
}

fn row(t: &Localizer, data: &DraftData, ruleset: &Ruleset, pairing: &Pairing) -> DraftRow {
    let tournament = &data.tournament;
    let pairs = &data.explanation.pairs;
    let why = pairs.iter().find(|why| why.board == pairing.board);
    let bare = |id| DraftSeat::bare(tournament, id, None);
    let at_board: Vec<&Warning> = data
        .warnings
        .iter()
        .filter(|warning| warning.board() == Some(pairing.board))
        .collect();
    let says_apart = at_board.iter().any(|warning| {
        matches!(
            warning,
            Warning::PointsApart { .. } | Warning::CouldBeEqual { .. }
        )
    });
    let apart = why.and_then(|why| why.uneven()).filter(|_| !says_apart);
    let notes = at_board
        .iter()
        .map(|warning| note(t, tournament, warning, false));
    DraftRow {
        part: None,
        board: pairing.board.0,
        apart: apart.map(|points| t.msg_arg("draft-apart", "points", points.to_string())),
        notes: notes.collect(),
        why: why
            .map(|why| explain_pairing(t, formats::Names::Full, tournament, why))
            .unwrap_or_default(),
        swap_label: t.msg_arg("swap-sides-at", "board", pairing.board.0),
        split_label: t.msg_arg("split-at", "board", pairing.board.0),
        is_settled: tournament
            .options
            .terms
            .is_settled(data.draft.number, pairing),
        settle_label: t.msg_arg("settle-at", "board", pairing.board.0),
        first: why.map_or_else(
            || bare(pairing.first),
            |why| DraftSeat::of(t, tournament, ruleset, &why.first),
        ),
        second: why.map_or_else(
            || bare(pairing.second),
            |why| DraftSeat::of(t, tournament, ruleset, &why.second),
        ),
    }
}

fn note(t: &Localizer, tournament: &Tournament, warning: &Warning, with_board: bool) -> DraftNote {
    let (class, grade) = match warning.severity() {
        Severity::Allowed => ("", "grade-allowed"),
        Severity::Unusual => ("warn", "grade-unusual"),
        Severity::BreaksRule => ("bad", "grade-breaks-rule"),
    };
    let text = t.localize(&WarningMessage(warning, tournament));
    let away = match warning {
        Warning::StayedAway { entrant, .. }
            if system_of(tournament, tournament.round_now()).is_by_standing() =>
        {
            let name = NamedPlayer::of(tournament, *entrant, Names::Full).name;
            Some(PlayerOption {
                id: entrant.0,
                text: t.msg_arg("pair-without", "player", name),
            })
        }
        _ => None,
    };
    DraftNote {
        away,
        pairs_again: matches!(warning, Warning::OtherPairs { .. }),
        class,
        grade: t.msg(grade),
        text: match warning.board().filter(|_| with_board) {
            Some(board) => t.msg_with(
                "note-at-board",
                &[("board", board.0.into()), ("note", text.into())],
            ),
            None => text,
        },
    }
}

fn sitting(t: &Localizer, data: &DraftData, bye: &Bye) -> ByeRow {
    let facts = data
        .explanation
        .byes
        .iter()
        .find(|why| why.entrant == bye.entrant);
    ByeRow {
        seat: DraftSeat::bare(
            &data.tournament,
            bye.entrant,
            facts.map(|facts| facts.points),
        ),
        kind: t.localize(&ByeMessage {
            tournament: &data.tournament,
            round: data.draft.number,
            bye,
        }),
        why: facts.and_then(|facts| explain_bye(t, &data.tournament, facts)),
    }
}

/// The differences of the draft from the program's proposal.
fn changes(t: &Localizer, data: &DraftData) -> Vec<String> {
    let Some(difference) = &data.difference else {
        return Vec::new();
    };
    let name = |id| NamedPlayer::of(&data.tournament, id, Names::Full).name;
    let removed = difference.removed.iter().map(|pairing| {
        let pair = [
            ("first", name(pairing.first).into()),
            ("second", name(pairing.second).into()),
        ];
        t.msg_with("we-proposed-pair", &pair)
    });
    let swapped = difference
        .sides_swapped
        .iter()
        .map(|board| t.msg_arg("we-proposed-sides", "board", board.0));
    let byes = difference
        .byes_removed
        .iter()
        .map(|bye| t.msg_arg("we-proposed-bye", "player", name(bye.entrant)));
    removed.chain(swapped).chain(byes).collect()
}

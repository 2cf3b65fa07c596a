//! Describes what an undo would restore.

use crate::desk::Delay;
use crate::desk::check_in::CheckInStage;
use crate::desk::undo::{
    BeforeAfter, Change, ConsentRecord, DraftParts, EntrantData, RoundStep, SettingsDiff,
    UndoableChange,
};
use crate::i18n::{Localizer, short_result};
use crate::rules::Ruleset;
use crate::tournament::{EntrantId, Pairing, RoundNo, Scored, Tournament};
use crate::view::round_tables::{NamedPlayer, Names, RoundTable, byes};
use crate::view::rules_text;
use serde_json::Value as Json;

/// A sentence with an optional list of details.
pub(super) struct UndoEffect {
    pub(super) text: String,
    pub(super) lines: Vec<String>,
}

impl UndoEffect {
    fn plain(text: String) -> UndoEffect {
        UndoEffect {
            text,
            lines: Vec::new(),
        }
    }
}

/// Describes the undo of a change.
pub(super) fn effect(t: &Localizer, undo: &UndoableChange) -> UndoEffect {
    let tournament = &undo.tournament;
    let of_round = |id: &str, round: RoundNo| t.msg_arg(id, "round", round.0);
    let (text, lines) = match &undo.change {
        Change::Settings(decided) => (t.msg("undo-settings"), settings(t, decided)),
        Change::Schedule(_) => return UndoEffect::plain(t.msg("undo-schedule")),
        Change::Screen(_) => return UndoEffect::plain(t.msg("undo-screen")),
        Change::RoundTime(_) => return UndoEffect::plain(t.msg("undo-round-time")),
        Change::Keeping(turned) => {
            let days = turned.was.unwrap_or_default();
            return UndoEffect::plain(t.plural("audit-names-kept-for", days));
        }
        Change::Came(who) => {
            let here = tournament.entrants.iter();
            let leave = here.filter(|one| who.has(one));
            let leave: Vec<String> = leave
                .map(|one| format!("{} {}", one.number, one.name))
                .collect();
            (t.plural("undo-leave", leave.len()), leave)
        }
        Change::Moved(who) => return UndoEffect::plain(t.plural("undo-moved", who.len())),
        Change::Left(_) => (t.msg("undo-return"), children(&undo.entrants)),
        Change::Corrected(..) => (t.msg("undo-words"), children(&undo.entrants)),
        Change::Schools(_) => return UndoEffect::plain(t.msg("undo-schools")),
        Change::Order(_) => return UndoEffect::plain(t.msg("undo-order")),
        Change::Presence(was, _) => {
            let line = |(who, presence): &(EntrantId, _)| {
                let code = crate::view::player_link::presence_code(*presence);
                line(
                    t,
                    name(tournament, *who),
                    t.msg(&format!("presence-{code}")),
                )
            };
            (t.msg("undo-places"), was.iter().map(line).collect())
        }
        Change::CheckIn(turned, _) => return check_in(t, turned.was.stage),
        Change::Consent(who, turned) => {
            let id = consent(turned.was.as_ref());
            return UndoEffect::plain(t.msg_arg(id, "players", name(tournament, *who)));
        }
        Change::Earlier(who, turned) => {
            let round = |round: &RoundNo| t.msg_arg("round-n", "round", round.0);
            let text = t.msg_arg("undo-earlier-rounds", "player", name(tournament, *who));
            (text, turned.was.iter().map(round).collect())
        }
        Change::Draft(round, turned) => return drafted(t, tournament, *round, turned),
        Change::Results(round, boards) => {
            let known = RoundTable::of(tournament, *round);
            let lines = boards.iter().filter_map(|(board, turned)| {
                let (pairing, _) = known.as_ref()?.at(*board)?;
                let was = turned.was.as_ref().and_then(|score| score.scored());
                Some(pair(t, tournament, pairing, &result(t, was)))
            });
            (of_round("undo-results", *round), lines.collect())
        }
        Change::Round(round, step) => return UndoEffect::plain(of_round(stage(*step), *round)),
        Change::Invited(_) => return UndoEffect::plain(t.msg("undo-invited")),
        Change::Finished(is_over) => return UndoEffect::plain(t.msg(ended(*is_over))),
    };
    UndoEffect { text, lines }
}

fn check_in(t: &Localizer, was: CheckInStage) -> UndoEffect {
    UndoEffect::plain(t.msg(&format!("undo-check-in-{}", was.code())))
}

/// The sentence about an answer about a whole name.
fn consent(answer: Option<&ConsentRecord>) -> &'static str {
    match answer.map(ConsentRecord::is_given) {
        Some(true) => "audit-consent-given",
        Some(false) => "audit-consent-refused",
        None => "audit-consent-withdrawn",
    }
}

fn drafted(
    t: &Localizer,
    tournament: &Tournament,
    round: RoundNo,
    before_after: &BeforeAfter<DraftParts>,
) -> UndoEffect {
    if created_draft(tournament, round, before_after) {
        return UndoEffect::plain(t.msg_arg("undo-draft-gone", "round", round.0));
    }
    let pairs = before_after.was.pairings();
    let pairs = pairs.map(|pairing| pair(t, tournament, &pairing, ""));
    let was = RoundTable {
        number: round,
        is_closed: false,
        is_draft: true,
        boards: Vec::new(),
        byes: before_after.was.byes().collect(),
    };
    let sitting = byes(t, tournament, &was, Names::Full).into_iter();
    let sitting = sitting.map(|one| line(t, one.player.name, one.kind));
    UndoEffect {
        text: t.msg_arg("undo-draft", "round", round.0),
        lines: pairs.chain(sitting).collect(),
    }
}

fn stage(step: RoundStep) -> &'static str {
    match step {
        RoundStep::Posted => "undo-round-posted",
        RoundStep::Unposted => "undo-round-unposted",
        RoundStep::Closed => "undo-round-closed",
        RoundStep::Reopened => "undo-round-reopened",
    }
}

/// Whether the change created the whole draft.
fn created_draft(
    tournament: &Tournament,
    round: RoundNo,
    before_after: &BeforeAfter<DraftParts>,
) -> bool {
    let draft = RoundTable::of(tournament, round);
    let boards = draft.map_or(0, |draft| draft.boards.len());
    let nothing_before =
        before_after.was.pairings().next().is_none() && before_after.was.byes().next().is_none();
    nothing_before && boards == before_after.now.pairings().count()
}

fn line(t: &Localizer, what: String, was: String) -> String {
    t.msg_with("undo-line", &[("what", what.into()), ("text", was.into())])
}

fn name(tournament: &Tournament, who: EntrantId) -> String {
    NamedPlayer::of(tournament, who, Names::Full).name
}

/// Number, name and school of the players before the change.
fn children(entrants: &[(EntrantId, EntrantData)]) -> Vec<String> {
    let lines = entrants.iter().filter_map(|(_, data)| {
        let school = data.school.as_deref().unwrap_or_default();
        let line = format!("{} {} {school}", data.number, data.name().ok()?);
        Some(line.trim_end().to_owned())
    });
    lines.collect()
}

fn pair(t: &Localizer, tournament: &Tournament, pairing: &Pairing, result: &str) -> String {
    let players = NamedPlayer::pair(tournament, pairing, Names::Full);
    let (first, second) = (players.first.name, players.second.name);
    let between = if result.is_empty() { "–" } else { result };
    let text = format!("{first} {between} {second}");
    let values = [("board", pairing.board.0.into()), ("text", text.into())];
    t.msg_with("undo-line-board", &values)
}

fn result(t: &Localizer, was: Option<Scored>) -> String {
    was.map_or_else(String::new, |scored| short_result(t, scored.result))
}

/// Labels of the settings that would be restored, with the old value where it is short.
fn settings(t: &Localizer, decided: &SettingsDiff) -> Vec<String> {
    let mut lines = Vec::new();
    for (place, turned) in decided.places() {
        let label = t.msg(label(place));
        let line = match value(t, place, &turned.was) {
            Some(was) => line(t, label, was),
            None => label,
        };
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

fn label(place: &str) -> &'static str {
    match place {
        "/name" => "event-name",
        "/ruleset" => "game",
        "/clock" => "clock",
        "/conduct" | "/options/ask_second_red" => "umpiring",
        "/announcement" => "event-page",
        "/publish" => "delay",
        "/language" => "language-of-event",
        "/options/rounds" => "rounds",
        "/options/scoring" => "points",
        "/options/tiebreaks" | "/options/ranking" => "settings-tiebreaks",
        "/options/avoid_same_school" | "/options/terms/schools_apart_through" => {
            "avoid-same-school"
        }
        "/options/prizes" => "prizes",
        "/options/schools" | "/options/teachers_correct" => "schools-title",
        "/options/adjustments" => "adjustments",
        "/options/umpires" | "/options/umpires_at" => "umpires",
        "/options/held" => "held",
        "/options/players_confirm" => "players-confirm",
        "/options/second_person" => "second-person",
        "/options/on_devices" | "/options/devices_at" => "set-devices",
        "/options/terms/sits_out" => "wish-bye",
        "/options/terms/kept_apart" => "wish-apart",
        "/options/terms/seats" => "wish-seat",
        "/options/terms/settled" => "wishes",
        "/options/terms/teams" | "/options/terms/captains" => "team-tables",
        "/options/terms/line_ups" | "/options/terms/line_up_call" => "line-ups",
        _ => "system",
    }
}

fn value(t: &Localizer, place: &str, was: &Json) -> Option<String> {
    match place {
        "/name" => was.as_str().map(str::to_owned),
        "/ruleset" => {
            let ruleset = Ruleset::from_code(was.as_str()?).ok()?;
            Some(rules_text::game(t, &ruleset))
        }
        "/publish" => {
            let mut delays = Delay::ALL.into_iter();
            let delay = delays.find(|delay| Some(delay.code()) == was.as_str())?;
            Some(t.plural("delay-minutes", delay.minutes()))
        }
        "/options/rounds" => was
            .as_u64()
            .filter(|rounds| *rounds > 0)
            .map(|n| n.to_string()),
        _ => None,
    }
}

fn ended(is_over: bool) -> &'static str {
    if is_over {
        "undo-event-finished"
    } else {
        "undo-event-reopened"
    }
}

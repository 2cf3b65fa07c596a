//! The summary of each line of the settings while it is collapsed.

use super::round_time_fields;
use super::settings_data::SettingsData;
use crate::desk::events::Event;
use crate::i18n::Localizer;
use crate::pages::events::privacy;
use crate::pages::shared::event_form::{Choice, EventForm, Fields};
use crate::system_time;
use crate::tournament::Audience;
use crate::view::system_code::system_text;
use crate::view::{rules_text, score_breakdown};

pub(super) struct SettingsValues {
    pub(super) name: String,
    pub(super) game: String,
    pub(super) format: String,
    pub(super) rounds: String,
    pub(super) schools: String,
    pub(super) clock: String,
    pub(super) cards: String,
    pub(super) confirm: String,
    pub(super) devices: String,
    pub(super) points: String,
    pub(super) tiebreaks: String,
    pub(super) by_the_book: String,
    pub(super) language: String,
    pub(super) people: String,
    pub(super) categories: String,
    /// Days and place.
    pub(super) place: String,
    pub(super) listed: String,
    pub(super) times: String,
    pub(super) round_time: String,
    pub(super) names: String,
    pub(super) delay: String,
    pub(super) consent: String,
    pub(super) kept: String,
    pub(super) last: String,
}

impl SettingsValues {
    pub(super) fn of(t: &Localizer, event: &Event, data: &SettingsData) -> SettingsValues {
        let fields = Fields::of(t, EventForm::of(event));
        let tiebreaks = event.options.tiebreaks.iter();
        let tiebreaks = tiebreaks.map(|one| score_breakdown::name(t, *one));
        let is_confirmed = event.options.players_confirm;
        SettingsValues {
            name: event.name.clone(),
            game: rules_text::game(t, &event.ruleset),
            format: system_text(t, &event.options),
            rounds: match fields.form.pairing.rounds.as_str() {
                "" => t.msg("rounds-open"),
                rounds => rounds.to_owned(),
            },
            schools: schools(t, &fields),
            clock: clock(&fields),
            cards: cards(&fields),
            confirm: t.msg(if is_confirmed { "set-yes" } else { "set-no" }),
            devices: t.msg(if event.options.on_devices {
                "set-on-devices"
            } else {
                "set-at-table"
            }),
            points: format!(
                "{} · {}: {}",
                chosen(&fields.pairing.points),
                t.msg("bye-worth"),
                chosen(&fields.pairing.byes)
            ),
            tiebreaks: tiebreaks.collect::<Vec<_>>().join(", "),
            by_the_book: t.msg(if event.options.by_the_book.is_kept() {
                "rules-kept"
            } else {
                "own-rules"
            }),
            language: chosen(&fields.languages).to_owned(),
            people: people(t, event),
            categories: categories(t, event),
            place: announced(t, event),
            listed: t.msg(if event.announcement.is_listed {
                "page-listed"
            } else {
                "page-by-link"
            }),
            times: match event.schedule.rounds.len() {
                0 => t.msg("not-set"),
                planned => t.plural("times-planned", planned),
            },
            round_time: round_time_fields::in_words(t, &event.round_time),
            names: t.msg("names-by-default"),
            delay: t.plural("delay-minutes", event.delay.minutes()),
            consent: t.plural("privacy-public", data.privacy.public),
            kept: kept(t, data),
            last: data.last.as_ref().map_or_else(
                || t.msg("no-history"),
                |line| crate::view::audit_text::audit_text(t, &data.tournament, &line.audit),
            ),
        }
    }
}

fn people(t: &Localizer, event: &Event) -> String {
    let options = &event.options;
    let who = t.msg(&format!("audience-{}", options.audience.code()));
    let names = options
        .publishes_names()
        .then(|| t.msg("full-names-public"));
    let ratings = options.public_ratings.then(|| t.msg("ratings-public"));
    let embedding = options.embedding.then(|| t.msg("embedding-allowed"));
    let parts = [Some(who), names, ratings, embedding].into_iter().flatten();
    parts.collect::<Vec<_>>().join(" · ")
}

fn categories(t: &Localizer, event: &Event) -> String {
    let names = event.options.categories.iter().map(|one| one.name.as_str());
    match names.collect::<Vec<_>>().join(", ") {
        none if none.is_empty() => match event.options.audience {
            Audience::Children => t.msg("categories-usual"),
            Audience::Adults => t.msg("categories-none"),
        },
        names => names,
    }
}

fn announced(t: &Localizer, event: &Event) -> String {
    let days = event
        .announcement
        .days
        .map(|days| system_time::days(t, days));
    let place = Some(event.announcement.place.clone()).filter(|place| !place.is_empty());
    let facts: Vec<String> = days.into_iter().chain(place).collect();
    if facts.is_empty() {
        t.msg("not-set")
    } else {
        facts.join(" · ")
    }
}

fn chosen(choices: &[Choice]) -> &str {
    let found = choices.iter().find(|choice| choice.is_chosen);
    found.map_or("–", |choice| &choice.text)
}

fn schools(t: &Localizer, fields: &Fields) -> String {
    match fields.form.pairing.school_rounds.as_str() {
        _ if !fields.pairing.is_apart => t.msg("schools-meet"),
        "" => t.msg("schools-apart"),
        round => t.msg_arg("schools-apart-until", "round", round),
    }
}

fn clock(fields: &Fields) -> String {
    let clock = chosen(&fields.umpiring.clocks);
    match fields.form.clock.as_str() {
        "off" => clock.to_owned(),
        "whole-game" => format!(
            "{clock} · {} min · {} s",
            fields.umpiring.total, fields.form.seconds
        ),
        _ => format!("{clock} · {} s", fields.form.seconds),
    }
}

/// The sequence of cards that all offences share, or that of each; then the number of red cards
/// at which the organiser is called.
fn cards(fields: &Fields) -> String {
    let ladders = &fields.umpiring.ladders;
    let illegal = chosen(&fields.umpiring.at_illegal_turn);
    let mut texts: Vec<&str> = ladders.iter().map(|(_, _, all)| chosen(all)).collect();
    texts.dedup();
    let ladders = match texts.as_slice() {
        [one] => (*one).to_owned(),
        _ => {
            let each = ladders.iter();
            let each = each.map(|(label, _, all)| format!("{label}: {}", chosen(all)));
            each.collect::<Vec<_>>().join(" · ")
        }
    };
    match fields.umpiring.reds.as_str() {
        "" | "0" => format!("{illegal} · {ladders}"),
        reds => format!("{illegal} · {ladders} · {reds} ×"),
    }
}

fn kept(t: &Localizer, data: &SettingsData) -> String {
    let keeping = &data.privacy.keeping;
    match (keeping.gone_at_ms, keeping.due_ms(), keeping.after_days) {
        (Some(gone), ..) => t.msg_arg("privacy-gone", "day", privacy::day(t, gone)),
        (None, Some(due), _) => t.msg_arg("privacy-due", "day", privacy::day(t, due)),
        (None, None, Some(days)) => t.plural("privacy-after", days),
        (None, None, None) => t.msg("privacy-never"),
    }
}

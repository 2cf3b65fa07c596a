//! `/e/<event>/players/<player>/…`: data protection for one child: consent to show the full name,
//! export and erasure of the data.

use crate::desk::child_data::{ChildData, Played, Written};
use crate::desk::events::Event;
use crate::desk::fault::FormProblem;
use crate::desk::penalty_cards::ShownCard;
use crate::desk::rights::{ChangePlayers, EraseNames, TakeFiles};
use crate::desk::shown_names::NameWords;
use crate::formats::child_json::{self, Game};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::Organising;
use crate::http::response::download::{JSON, download};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::i18n::Localizer;
use crate::pages::shared::event_paths::PlayerPath;
use crate::rules::Side;
use crate::system_time;
use crate::tournament::{Entrant, EntrantId, NameChoice};
use crate::view::audit_text::who;
use actix_web::web::Form;
use chrono::{DateTime, SecondsFormat, Utc};
use serde::Deserialize;

/// Whether the full name may be shown: `1`, `no`, or empty to withdraw the answer.
#[derive(Deserialize)]
pub struct ConsentForm {
    #[serde(default)]
    consent: String,
}

/// `POST /e/{key}/players/{player}/consent`
pub async fn consent(
    organising: Organising<ChangePlayers>,
    path: PlayerPath,
    form: Form<ConsentForm>,
) -> Answer {
    let (answer, message) = match form.consent.as_str() {
        "" => (None, FlashMessage::ConsentWithdrawn),
        "no" => (Some(false), FlashMessage::ConsentRefused),
        _ => (Some(true), FlashMessage::ConsentGiven),
    };
    let (page, id) = (organising.paths().player(path.1), EntrantId(path.1));
    organising
        .change(page, message, move |desk, by, at| {
            desk.set_consent(by, id, answer, at)
        })
        .await
}

/// How outsiders see a player: `alias`, `code-name` with a name or without one, or `number`.
#[derive(Deserialize)]
pub struct ShownAsForm {
    #[serde(rename = "shown-as")]
    choice: String,
    #[serde(default, rename = "code-name")]
    code_name: String,
}

/// `POST /e/{key}/players/{player}/shown-as`
pub async fn shown_as(
    organising: Organising<ChangePlayers>,
    path: PlayerPath,
    form: Form<ShownAsForm>,
) -> Answer {
    let choice = match (form.choice.as_str(), form.code_name.trim()) {
        ("alias", _) => NameChoice::Alias,
        ("number", _) => NameChoice::Number,
        ("code-name", "") => NameChoice::AnyCodeName,
        ("code-name", name) => NameChoice::CodeName(name.to_owned()),
        _ => {
            let fault = wrong("shown-as", FormProblem::NotAChoice);
            return Err(organising.context.failed(fault));
        }
    };
    let (page, id) = (organising.paths().player(path.1), EntrantId(path.1));
    organising
        .change(page, FlashMessage::PlayerSaved, move |desk, by, at| {
            desk.show_player_as(by, id, choice, at)
        })
        .await
}

/// How outsiders see a player, for the page of the player.
pub(super) struct ShownAsView {
    /// The alias, or the full name with consent.
    pub(super) usual: String,
    /// The text without a name.
    pub(super) number: String,
    /// The code name; empty without one.
    pub(super) code_name: String,
    pub(super) is_number: bool,
}

impl ShownAsView {
    pub(super) fn of(t: &Localizer, event: &Event, entrant: &Entrant) -> ShownAsView {
        let number = entrant.number;
        let usual = if entrant.name.has_consent() {
            "shown-as-full"
        } else {
            "shown-as-alias"
        };
        let alias = entrant.name.clone().outside(None, number).alias();
        let player = entrant.name.shown_as().filter(|one| one.is_number());
        let player = player.cloned();
        let player = player.unwrap_or_else(|| NameWords::of(event).number_only());
        let code_name = entrant.name.shown_as().filter(|one| !one.is_number());
        ShownAsView {
            usual: t.msg_arg(usual, "name", alias),
            number: entrant.name.clone().outside(Some(player), number).alias(),
            code_name: code_name.map_or_else(String::new, |one| one.code().to_owned()),
            is_number: entrant.name.is_hidden(),
        }
    }
}

/// `GET /e/{key}/players/{player}/data.json`: all data about a child.
pub async fn data(organising: Organising<TakeFiles>, path: PlayerPath) -> Answer {
    let Organising { context, organiser } = organising;
    let (by, id) = (organiser.clone(), EntrantId(path.1));
    let (child, about) = context
        .desk(move |desk| Ok((desk.child(&by, id)?, desk.written_about(&by, id)?)))
        .await?;
    let event = organiser.event();
    let file = format!("player-{}-{}.json", child.entrant.number, event.key);
    Ok(download(
        &file,
        JSON,
        written(&child, &about, (&event.name, &event.key)),
    ))
}

/// `POST /e/{key}/players/{player}/erase`
pub async fn erase(organising: Organising<EraseNames>, path: PlayerPath) -> Answer {
    let (page, id) = (organising.paths().player(path.1), EntrantId(path.1));
    organising
        .change(page, FlashMessage::ChildErased, move |desk, by, at| {
            desk.erase_child(by, id, at)
        })
        .await
}

fn written(child: &ChildData, about: &Written, event: (&str, &str)) -> String {
    let consent = child.consent.as_ref().map(|consent| {
        let at = DateTime::from_timestamp_millis(consent.at_ms).unwrap_or_default();
        child_json::Answer {
            is_given: consent.is_given,
            by: &consent.by,
            at,
        }
    });
    let games: Vec<Game> = child.games.iter().map(game).collect();
    let time = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    let about = child_json::About {
        cards: about.cards.iter().map(card).collect(),
        reasons: about
            .reasons
            .iter()
            .map(|one| child_json::Reason {
                round: one.round.0,
                board: one.board.0,
                at: time(one.at),
                text: one.text.clone(),
            })
            .collect(),
        wishes: child_json::Wishes {
            sits_out: about.sits_out.iter().map(|(round, _)| round.0).collect(),
            kept_apart_from: about.kept_apart.clone(),
            board: about.seat.map(|board| board.0),
        },
        former_names: about.former_names.iter().map(ToString::to_string).collect(),
        history: about
            .history
            .iter()
            .map(|(at, what, why)| child_json::HistoryLine {
                at: time(*at),
                what: what.clone(),
                why: why.clone(),
            })
            .collect(),
        entry: about.entry.as_ref().map(|entry| child_json::SentEntry {
            at: time(system_time::of_millis(entry.sent_at_ms)),
            by: entry.contact.clone(),
            reach: entry.reach.clone(),
            has_agreed: entry.consent_at_ms.is_some(),
            fee: entry.fee,
            is_paid: entry.paid_at_ms.is_some(),
        }),
        report: about.report.clone(),
    };
    child_json::write(event, &child.entrant, consent, &games, &about)
}

fn card(shown: &ShownCard) -> child_json::Card {
    child_json::Card {
        round: shown.round.0,
        board: shown.board.0,
        at: shown.at.to_rfc3339_opts(SecondsFormat::Secs, true),
        card: shown.card,
        offence: shown.offence,
        taken_back: shown.taken_back.clone(),
    }
}

fn game(played: &Played) -> Game {
    Game {
        round: played.round,
        board: played.board,
        side: match played.side {
            Side::First => "first",
            Side::Second => "second",
        },
        opponent: played.opponent,
        result: played.result,
    }
}

/// The answer about the name, with who recorded it and when.
pub(crate) struct ConsentStatus {
    pub(crate) is_given: bool,
    pub(crate) text: String,
}

pub(crate) fn consent_status(t: &Localizer, child: &ChildData) -> Option<ConsentStatus> {
    let consent = child.consent.as_ref()?;
    let at = DateTime::from_timestamp_millis(consent.at_ms).unwrap_or_default();
    let values = [
        ("name", who(t, &consent.by).into()),
        ("day", system_time::day(t, at).into()),
        ("time", system_time::time_of_day(at).into()),
    ];
    let id = if consent.is_given {
        "consent-by"
    } else {
        "consent-refused-by"
    };
    Some(ConsentStatus {
        is_given: consent.is_given,
        text: t.msg_with(id, &values),
    })
}

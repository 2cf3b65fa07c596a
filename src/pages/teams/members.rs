//! `/e/<event>/teams`: the team of each player, where it is not the school, and the captains.

use crate::desk::rights::ChangePlayers;
use crate::desk::team_members::LONGEST_TEAM;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::teams;
use crate::tournament::{EntrantId, TeamMember};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::match_list::team_link;
use crate::view::player_link::PlayerLink;
use crate::view::round_tables::{NamedPlayer, Names};
use crate::view::school_token::Pattern;
use actix_web::web::Form;
use askama::Template;

#[derive(Template)]
#[template(path = "teams/members.html")]
struct MembersView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    is_fixed: bool,
    longest: usize,
    teams: Vec<TeamMembers>,
    /// Players in no team.
    rest: Vec<MemberRow>,
}

struct TeamMembers {
    team: PlayerLink,
    members: Vec<MemberRow>,
}

struct MemberRow {
    id: i64,
    name: String,
    about: String,
    /// The team that is entered; empty for that of the school.
    team: String,
    is_captain: bool,
}

/// `GET /e/{key}/teams`
pub async fn show(Organising { context, organiser }: Organising<ChangePlayers>) -> Answer {
    let event = organiser.event().clone();
    let tournament = context.tournament(&event).await?;
    let (t, paths) = (&*context.t, paths::of(&event.key));
    let terms = &tournament.options.terms;
    let row = |id: &EntrantId| {
        let player = NamedPlayer::of(&tournament, *id, Names::Full);
        MemberRow {
            id: id.0,
            about: player.about(),
            name: player.name,
            team: terms.team_of(*id).unwrap_or_default().to_owned(),
            is_captain: terms.captains.contains(id),
        }
    };
    let all = teams(&tournament);
    let in_teams: Vec<EntrantId> = all.iter().flat_map(|team| team.members.clone()).collect();
    let rest = tournament.entrants.iter().map(|one| one.id);
    context.html(&MembersView {
        is_fixed: tournament.current.is_some() || !tournament.closed.is_empty(),
        longest: LONGEST_TEAM,
        rest: rest
            .filter(|id| !in_teams.contains(id))
            .map(|id| row(&id))
            .collect(),
        teams: all
            .iter()
            .enumerate()
            .map(|(at, team)| TeamMembers {
                team: team_link(&paths, &tournament, at, team),
                members: team.members.iter().map(row).collect(),
            })
            .collect(),
        nav: EventNav::of(t, &event, &tournament, OrganiserTab::Players),
        page: context.page(),
        paths,
    })
}

/// `POST /e/{key}/teams`: sets the teams (`team-ID`) and captains (`captain-ID`).
///
/// # Errors
/// When a name is too long, or a round is paired.
pub async fn save(
    organising: Organising<ChangePlayers>,
    form: Form<Vec<(String, String)>>,
) -> Answer {
    let page = organising.paths().teams();
    let (mut members, mut captains) = (Vec::new(), Vec::new());
    for (name, value) in form.into_inner() {
        let id = |prefix| name.strip_prefix(prefix)?.parse().ok().map(EntrantId);
        if let Some(entrant) = id("team-") {
            let team = value;
            members.push(TeamMember { entrant, team });
        } else if let Some(captain) = id("captain-") {
            captains.push(captain);
        }
    }
    organising
        .change(page, FlashMessage::TeamsSaved, move |desk, by, at| {
            desk.set_teams(by, members, captains, at)
        })
        .await
}

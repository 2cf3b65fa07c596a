//! The addresses of pages, each defined once for code and templates.

use std::fmt::Display;

#[derive(Clone)]
pub(crate) struct EventPaths(String);

/// The addresses of one board for its umpire.
#[derive(Clone)]
pub(crate) struct UmpirePaths(String);

/// The addresses of a player's seat.
#[derive(Clone)]
pub(crate) struct SeatPaths(String);

/// The addresses of the event with this key.
pub(crate) fn of(key: &str) -> EventPaths {
    EventPaths(format!("/e/{key}"))
}

/// The addresses of the board with this code.
pub(crate) fn of_code(code: &str) -> UmpirePaths {
    UmpirePaths(format!("/u/{code}"))
}

/// The addresses of the seat with this code.
pub(crate) fn of_seat(code: &str) -> SeatPaths {
    SeatPaths(format!("/s/{code}"))
}

/// The page on which visitors choose a game.
pub(crate) const PLAY: &str = "/play";

/// The addresses of a casual game with this code, for its players: those of a seat.
pub(crate) fn of_casual(code: &str) -> SeatPaths {
    SeatPaths(format!("{PLAY}/{code}"))
}

/// The form that asks for another casual game of the same two.
pub(crate) fn casual_again(code: &str) -> String {
    format!("{PLAY}/{code}/again")
}

/// The record of a casual game as a file.
pub(crate) fn casual_record(code: &str) -> String {
    format!("{PLAY}/{code}/record.txt")
}

/// The address of the lesson of a game.
pub(crate) fn lesson(ruleset: &str) -> String {
    format!("/practice/{ruleset}/learn")
}

/// The address of a puzzle of a game; numbers begin at 1.
pub(crate) fn puzzle(ruleset: &str, number: usize) -> String {
    format!("/practice/{ruleset}/puzzle?n={number}")
}

/// The address of the sheet of exercises of a game.
pub(crate) fn class_sheet(ruleset: &str) -> String {
    format!("/practice/{ruleset}/class.pdf")
}

/// The address of the sheet of puzzles of a game: of a level, or of `all`.
pub(crate) fn puzzle_sheet(ruleset: &str, level: &str) -> String {
    format!("/practice/{ruleset}/puzzles-{level}.pdf")
}

/// The lesson for umpires.
pub(crate) const UMPIRE_LESSON: &str = "/practice/umpire/learn";

pub(crate) const ACCOUNT: &str = "/account";

pub(crate) const ACCOUNT_DELETE: &str = "/account/delete";

pub(crate) const ACCOUNT_OTHERS: &str = "/account/others";

pub(crate) const ACCOUNT_PHRASE: &str = "/account/phrase";

pub(crate) const ACCOUNT_RECOVERY: &str = "/account/recovery";

pub(crate) const SERVER_ACCOUNTS: &str = "/server/accounts";

pub(crate) const SERVER_EVENTS: &str = "/server/events";

/// The page of an account, for the operator.
pub(crate) fn server_account(id: i64) -> String {
    format!("{SERVER_ACCOUNTS}/{id}")
}

/// The page of an event, for the operator.
pub(crate) fn server_event(key: &str) -> String {
    format!("{SERVER_EVENTS}/{key}")
}

/// The page where a user accepts an invitation.
pub(crate) fn join(secret: &str) -> String {
    format!("/join/{secret}")
}

pub(crate) fn practice(ruleset: &str) -> String {
    format!("/practice/{ruleset}")
}

/// The address of a CSV file in the form for Excel.
pub(crate) fn excel(address: &str) -> String {
    let joint = if address.contains('?') { '&' } else { '?' };
    format!("{address}{joint}excel=1")
}

/// Defines a method for each address, with its parameters and the path below the event or board.
macro_rules! paths {
    ($kind:ident $root:literal { $($name:ident($($part:ident),*) $path:literal;)* }) => {
        impl $kind {
            $(pub(crate) fn $name(&self $(, $part: impl Display)*) -> String {
                format!(concat!("{root}", $path), root = self.0 $(, $part = $part)*)
            })*

            #[cfg(test)]
            pub(crate) const ALL: &[&str] = &[$(concat!($root, $path)),*];
        }
    };
}

paths! { UmpirePaths "/u/{code}" {
    board() "";
    adjudicate() "/adjudicate";
    dispute() "/dispute";
    handover() "/handover";
    live() "/live";
    more() "/more";
    next() "/next";
    record() "/record";
    replay() "/replay";
    round_time() "/round-time";
    say() "/say";
    set_up() "/set-up";
    start() "/start";
    take() "/take";
} }

paths! { SeatPaths "/s/{seat}" {
    seat() "";
    live() "/live";
    ready() "/ready";
    record() "/record";
    take() "/take";
} }

paths! { EventPaths "/e/{key}" {
    event() "";
    event_live() "/live";
    standings() "/standings";
    share() "/share";
    picture() "/picture.png";
    standings_picture() "/standings/picture.png";
    board_picture(round, board) "/boards/{round}/{board}/picture.png";
    path_picture(number) "/path/{number}/picture.png";
    standings_live() "/standings/live";
    board(round, board) "/boards/{round}/{board}";
    board_live(round, board) "/boards/{round}/{board}/live";
    overlay(board) "/overlay/{board}";
    replay(round, board) "/boards/{round}/{board}/replay";
    review(round, board) "/boards/{round}/{board}/review";
    adjustments() "/adjustments";
    held() "/held";
    by_the_book() "/by-the-book";
    prizes() "/prizes";
    prizes_csv() "/prizes.csv";
    prizes_giving() "/prizes/giving";
    print_prizes() "/print/prizes.pdf";
    rules() "/rules";
    about() "/about";
    page() "/page";
    settings() "/settings";
    settings_delay() "/settings/delay";
    settings_finish() "/settings/finish";
    settings_round_time() "/settings/round-time";
    check_in() "/check-in";
    check_in_live() "/check-in/live";
    check_in_code() "/check-in/code";
    check_in_mark() "/check-in/mark";
    check_in_scan() "/check-in/scan";
    check_in_stage() "/check-in/stage";
    players() "/players";
    players_presence() "/players/presence";
    players_schools() "/players/schools";
    schools() "/schools";
    school(school) "/schools/{school}";
    report() "/report";
    report_board(board) "/report/{board}";
    report_discard(board) "/report/{board}/discard";
    own_school() "/own-school";
    own_player(player) "/own-school/{player}";
    own_withdraw(player) "/own-school/{player}/withdraw";
    own_list_pdf() "/print/own-list.pdf";
    own_badges_pdf() "/print/own-badges.pdf";
    own_boards_pdf() "/print/own-boards.pdf";
    own_report_pdf() "/print/own-report.pdf";
    players_order() "/players/order";
    entries() "/entries";
    entries_settings() "/entries/settings";
    entries_link() "/entries/link";
    entries_csv() "/entries.csv";
    entries_xlsx() "/entries.xlsx";
    print_entries() "/print/entries.pdf";
    enter(code) "/enter/{code}";
    entry(secret) "/entry/{secret}";
    players_check() "/players/check";
    players_add() "/players/add";
    players_earlier() "/players/earlier";
    players_problems_csv() "/players/problems.csv";
    find() "/find";
    path(number) "/path/{number}";
    player(player) "/players/{player}";
    player_consent(player) "/players/{player}/consent";
    player_shown_as(player) "/players/{player}/shown-as";
    player_earlier_events(player) "/players/{player}/earlier-events";
    player_data(player) "/players/{player}/data.json";
    player_erase(player) "/players/{player}/erase";
    player_home(player) "/players/{player}/home";
    player_remove(player) "/players/{player}/remove";
    player_sits_out(player) "/players/{player}/sits-out";
    player_apart(player) "/players/{player}/apart";
    player_seat(player) "/players/{player}/seat";
    player_earlier(player) "/players/{player}/earlier";
    umpires() "/umpires";
    round_umpires(round) "/rounds/{round}/umpires";
    people() "/people";
    people_invite() "/people/invite";
    people_token() "/people/token";
    people_revoke() "/people/revoke";
    people_away() "/people/away";
    people_hand_over() "/people/hand-over";
    people_erase() "/people/erase";
    privacy() "/privacy";
    privacy_days() "/privacy/days";
    privacy_names() "/privacy/names";
    privacy_delete() "/privacy/delete";
    delete() "/delete";
    finals() "/finals";
    teams_csv() "/teams.csv";
    team(number) "/teams/{number}";
    teams() "/teams";
    line_ups() "/line-ups";
    line_up(team) "/line-ups/{team}";
    board_standings() "/standings/boards";
    board_standings_csv() "/standings/boards.csv";
    standings_schools() "/standings/schools";
    standings_schools_csv() "/standings/schools.csv";
    standings_csv() "/standings.csv";
    cross_table() "/standings/cross-table";
    statistics() "/standings/statistics";
    round_control() "/round-control";
    round_control_live() "/round-control/live";
    round_control_demo() "/round-control/demo";
    round_control_finish() "/round-control/finish";
    round_control_reopen() "/round-control/reopen";
    round_control_thanks() "/round-control/thanks";
    history() "/history";
    undo(line) "/history/{line}/undo";
    records_txt() "/records.txt";
    records_json() "/records.json";
    records_scan() "/records/scan";
    phones() "/phones";
    seat_free(player) "/phones/{player}/free";
    board_by(round, board) "/rounds/{round}/boards/{board}/by";
    board_speak(round, board) "/rounds/{round}/boards/{board}/speak";
    board_code(round, board) "/rounds/{round}/boards/{board}/code";
    cards() "/cards";
    cards_back() "/cards/back";
    cards_csv() "/cards.csv";
    propose() "/rounds/draft";
    rounds() "/rounds";
    round(round) "/rounds/{round}";
    draft(round) "/rounds/{round}/draft";
    why(round) "/rounds/{round}/why";
    draft_swap(round) "/rounds/{round}/swap";
    draft_split(round) "/rounds/{round}/split";
    draft_away(round) "/rounds/{round}/away";
    draft_exchange(round) "/rounds/{round}/exchange";
    draft_join(round) "/rounds/{round}/join";
    draft_bye(round) "/rounds/{round}/bye";
    draft_move(round) "/rounds/{round}/move";
    draft_settle(round) "/rounds/{round}/settle";
    draft_discard(round) "/rounds/{round}/discard";
    post(round) "/rounds/{round}/post";
    unpost(round) "/rounds/{round}/unpost";
    reopen(round) "/rounds/{round}/reopen";
    postpone(round) "/rounds/{round}/postpone";
    timer(round) "/rounds/{round}/timer";
    result(round, board) "/rounds/{round}/boards/{board}/result";
    calls(round, board) "/rounds/{round}/boards/{board}/asked";
    adjudicate(round, board) "/rounds/{round}/boards/{board}/adjudicate";
    correct(round) "/rounds/{round}/correct";
    print_pairings(round) "/rounds/{round}/print/pairings";
    print_pairings_pdf(round) "/rounds/{round}/print/pairings.pdf";
    print_cards(round) "/rounds/{round}/print/cards.pdf";
    print_slips(round) "/rounds/{round}/print/slips.pdf";
    print_sheets(round) "/rounds/{round}/print/sheets.pdf";
    schedule() "/schedule";
    sections() "/sections";
    sections_live() "/sections/live";
    move_players() "/sections/move";
    calendar_file() "/calendar.ics";
    screen() "/screen";
    screen_live() "/screen/live";
    screen_choose() "/screen/choose";
    print_records(round) "/rounds/{round}/print/records";
    files() "/files";
    files_records() "/files/records";
    event_trf() "/event.trf";
    event_json() "/event.json";
    players_csv() "/players.csv";
    pairings_csv() "/pairings.csv";
    matches_csv() "/matches.csv";
    copy() "/copy.inkundla";
    event_xlsx() "/event.xlsx";
    published_zip() "/published.zip";
    print_standings_pdf() "/print/standings.pdf";
    print_check_in() "/print/check-in.pdf";
    print_participants() "/print/participants.pdf";
    print_badges() "/print/badges.pdf";
    print_winners() "/print/winners.pdf";
    print_blank() "/print/blank.pdf";
    puzzles() "/puzzles";
    puzzles_pdf() "/puzzles.pdf";
    print_schools_pdf() "/print/schools.pdf";
    print_certificates_pdf() "/print/certificates.pdf";
    files_results() "/files/results";
} }

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn path_parameters_are_filled_in_order() {
        assert_eq!(of("7QK2").event(), "/e/7QK2");
        assert_eq!(of("7QK2").board(3, 12), "/e/7QK2/boards/3/12");
    }
}

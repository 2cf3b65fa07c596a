//! The pages, by noun and then by verb: each file has the handlers of one page and its view. Its template has
//! the same path below `templates`.

/// Parts of the pages of several nouns.
pub mod shared {
    pub(crate) mod adjudication;
    pub(crate) mod answered_part;
    pub(crate) mod board_players;
    pub(crate) mod board_tile;
    pub(crate) mod camera;
    pub(crate) mod ending_tables;
    pub(crate) mod event_form;
    pub(crate) mod event_paths;
    pub(crate) mod no_legal_pairing;
    pub(crate) mod offline_state;
    pub(crate) mod pager;
    pub(crate) mod pairing_forecast;
    pub(crate) mod phone_codes;
    pub(crate) mod practice_address;
    pub(crate) mod public_link;
    pub(crate) mod puzzle_list;
    pub(crate) mod record_form;
    pub(crate) mod sample_boards;
    pub(crate) mod school_names;
    pub(crate) mod search_query;
    pub(crate) mod set_up_right;
    pub(crate) mod share_picture;
    pub(crate) mod speakers_address;
    pub mod standings_query;
    pub(crate) mod undo;
}
/// Signing in, and the user's own account.
pub mod account {
    pub mod accept_invitation;
    pub mod first_run;
    pub mod reauthenticate;
    pub mod recover;
    pub mod settings;
    pub mod sign_in;
}
/// The API for other programs.
pub mod api {
    mod openapi;
    mod paging;
    pub mod v1;
    pub mod write;
}
/// The seats of players who record their own turns.
pub mod seats;
/// One board: for spectators, and for practice.
pub mod boards {
    pub mod class_sheet;
    pub mod event_puzzles;
    mod half_turn;
    pub mod lesson;
    pub mod practice;
    pub mod puzzle;
    pub mod review;
    pub mod spectator;
    pub mod umpire_lesson;
}
/// An event as a whole.
pub mod events {
    pub mod about;
    pub mod by_the_book;
    pub mod calendar_file;
    pub mod create;
    pub mod delete;
    pub mod event_page;
    pub mod held;
    pub mod history;
    pub mod home;
    pub mod import_event;
    pub mod list;
    mod listed;
    pub mod overview;
    pub mod privacy;
    pub mod projector;
    pub mod schedule;
    pub mod sections;
    pub mod settings;
    pub mod share;
}
/// The event as files for other programs.
pub mod files {
    pub mod downloads;
}
/// The staff of an event.
pub mod staff {
    pub mod list;
    pub mod permissions;
    mod phones_now;
    pub mod token;
    pub mod umpires;
}
/// The players of an event.
pub mod players {
    pub mod check_in;
    pub mod earlier_players;
    pub mod earlier_rounds;
    pub mod edit;
    pub mod enter;
    pub mod entries;
    pub mod find;
    pub mod import_preview;
    pub mod list;
    pub mod order;
    pub mod own_list;
    pub mod pairing_constraints;
    pub mod personal_data;
    pub mod player_page;
    pub mod whole;
}
pub mod print;
/// The prizes of an event.
pub mod prizes {
    pub mod giving;
    pub mod list;
    mod prize_form;
    mod whole;
}
pub mod router;
/// The official records of games.
pub mod records {
    pub mod export_records;
    pub mod import_records;
    pub mod record_check;
    pub mod scan_record_codes;
}
/// The rounds of an event: pairing, running and correcting them.
pub mod rounds {
    pub mod adjudicate;
    pub mod calls_and_appeals;
    pub mod control;
    pub mod correct_result;
    pub mod draft;
    pub mod list;
    pub mod pairing_explanation;
    pub mod penalty_cards;
    pub mod phones;
    pub mod posted;
    pub mod report_result;
    mod round_results;
    pub mod seats;
    pub mod speak;
    pub mod timer;
    pub mod umpires;
}
/// The rules of the games.
pub mod rules {
    pub mod list;
    pub mod ruleset;
}
/// The schools of an event.
pub mod schools {
    pub mod list;
    pub mod school_page;
}

/// The server itself.
pub mod server {
    pub mod accessibility;
    pub mod administration;
    pub mod backups;
    pub mod health;
    pub mod laptop;
    pub mod move_data;
    pub mod receive_data;
    pub mod tour;
}
/// Standings.
pub mod standings {
    pub mod adjustments;
    pub mod board_standings;
    pub mod cross_table;
    pub mod finals;
    mod list_tabs;
    pub mod player_standings;
    pub mod school_standings;
    mod standings_head;
    pub mod statistics;
    pub mod teams_csv;
}
/// Teams: their members and captains, their public pages, and their line-ups.
pub mod teams {
    pub mod line_up_list;
    pub mod line_ups;
    pub mod members;
    pub mod team_page;
}
pub mod umpire;
/// Speakers review the translations of their language.
pub mod translations {
    pub mod answer_files;
    pub mod message_list;
    pub mod progress;
    pub mod review;
    mod review_list;
    mod reviewed_message;
    pub mod speakers_link;
}

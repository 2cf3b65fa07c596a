//! Values that templates, papers, pictures and published pages draw, made of the domain and words of one language. Nothing
//! here knows a server.

pub(crate) mod audit_text;
pub(crate) mod collation;
pub(crate) mod draw_counters;
pub(crate) mod event_final;
pub(crate) mod event_head;
pub(crate) mod event_nav;
pub(crate) mod event_page;
pub mod event_tab;
pub(crate) mod game_view;
pub(crate) mod games;
pub(crate) mod lists;
pub(crate) mod markdown;
pub(crate) mod meeting;
pub(crate) mod men_counts;
pub mod mini_board;
pub(crate) mod place_text;
pub(crate) mod player_link;
pub(crate) mod prizes;
pub mod published;
pub(crate) mod report_tables;
pub(crate) mod request_text;
pub(crate) mod result_beads;
pub(crate) mod round_parts;
pub(crate) mod round_tables;
pub(crate) mod round_timer;
pub(crate) mod rule_events;
pub(crate) mod rules_pictures;
pub(crate) mod rules_text;
pub(crate) mod schedule;
pub mod school_token;
pub(crate) mod score_breakdown;
pub(crate) mod script_law;
pub(crate) mod signed_points;
pub(crate) mod system_code;
pub(crate) mod turn_prompts;

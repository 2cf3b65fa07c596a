//! A server that knows no tournament: how it lives, the steps before and after each handler, requests and responses.
//! It takes nothing from `view` or `pages`; `pages::router` hands it the routes.

/// Steps before and after each handler.
pub mod middleware {
    pub(crate) mod allowed_hosts;
    pub(crate) mod body_timeout;
    pub(crate) mod compress;
    pub(crate) mod csrf;
    pub(crate) mod error_fallback;
    pub(crate) mod head_request;
    pub(crate) mod moved_away;
    pub mod page_cache;
    pub(crate) mod request_log;
    pub(crate) mod request_rate;
    pub(crate) mod response_language;
    mod security_headers;
}
/// Requests: the visitor, the origin, the content.
pub mod request {
    pub mod base_url;
    pub(crate) mod event_languages;
    pub(crate) mod form_parsing;
    pub(crate) mod page_query;
    pub(crate) mod percent_encoding;
    pub(crate) mod request_context;
    pub(crate) mod upload;
}
/// Responses: pages, errors, downloads, assets, streams.
pub mod response {
    pub mod assets;
    pub(crate) mod download;
    pub mod error_page;
    pub(crate) mod error_status;
    pub(crate) mod flash_message;
    mod form_problems;
    pub(crate) mod guided_tour;
    pub(crate) mod messages_to_review;
    pub mod page_context;
    mod page_footer;
    pub(crate) mod server_sent_events;
    pub(crate) mod undo_blocked;
    pub(crate) mod undo_offer;
}
/// Listeners, shared state, limits and the end of the server.
pub mod server {
    pub mod app_state;
    pub mod computer_check;
    pub mod data_move;
    pub(crate) mod detachable_connection;
    pub(crate) mod fair_wakeup;
    pub(crate) mod fetch_backup;
    pub mod hall_listeners;
    pub mod ingress;
    pub mod laptop;
    pub mod metrics_server;
    pub mod metrics_table;
    pub mod network_interfaces;
    pub mod open_files;
    mod process_figures;
    pub mod public_address;
    pub(crate) mod rate_limited_log;
    pub mod request_priority;
    pub mod server_lifecycle;
    pub(crate) mod source_queue;
    pub mod stop_signal;
    pub mod supervisor;
    pub mod tls;
}

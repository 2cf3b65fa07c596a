//! One integration binary; one module per subject.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::disallowed_methods,
    clippy::too_many_lines,
    unreachable_pub,
    missing_docs
)]

mod backup_during_play;
mod browser;
mod cached_turn;
mod camera;
mod circles;
mod cli;
mod clock_ahead;
#[path = "../common/mod.rs"]
mod common;
mod contrast;
mod corpus;
mod crash;
mod data_classes;
mod dependencies;
mod desk;
mod disk;
mod doc_names;
mod documents_run;
mod double_click;
mod erasure;
mod fault_injection;
mod formats;
mod fuzz;
mod hostile;
mod i18n;
mod layers;
mod limits;
mod log;
mod made_references;
mod metrics;
mod model_based;
mod moving;
mod multi_process;
mod official;
mod one_source_load;
mod open_files;
mod operations;
mod operator;
mod pairing;
mod pgbouncer;
mod places;
mod play;
mod ports;
mod postgres;
mod postgres_tls;
mod power_loss;
mod promotion;
mod random_days;
mod records;
mod recovery;
mod register;
mod release;
mod reload;
mod replica;
mod rolling_upgrade;
mod sbom;
mod server;
mod service;
mod sign_in_log;
mod snapshots;
mod spectators;
mod standings;
mod start_plan;
mod store;
mod story;
mod swiss;
mod teams;
mod term_lists;
mod tidy;
mod traces;
mod translations;
mod two_results;
mod undo;
mod unit;
mod unused;
mod uploads;
mod web;

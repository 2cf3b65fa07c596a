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

mod at_once;
mod browser;
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
mod double_click;
mod erasure;
mod faults;
mod formats;
mod fuzz;
mod hostile;
mod i18n;
mod keeping;
mod layers;
mod log;
mod model_based;
mod moving;
mod multi_process;
mod official;
mod one_source_load;
mod open_files;
mod operations;
mod pairing;
mod places;
mod play;
mod ports;
mod postgres;
mod postgres_tls;
mod power_loss;
mod promotion;
mod records;
mod register;
mod release;
mod replica;
mod sbom;
mod server;
mod service;
mod snapshots;
mod spectators;
mod standings;
mod store;
mod story;
mod swiss;
mod teams;
mod traces;
mod two_results;
mod undo;
mod unit;
mod upkeep;
mod uploads;
mod web;

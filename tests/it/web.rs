//! The pages, as people and browsers see them: a real server on a port of its
//! own, a real database, HTTP.

pub mod harness;

mod again;
mod agreement;
mod api;
mod besides;
pub mod boards;
mod cards;
mod copies;
mod deeds;
mod delay;
mod files;
mod handouts;
mod headers;
mod history;
mod hosts;
mod html;
mod languages;
mod noise;
mod outside;
mod papers;
mod people;
mod phones;
mod phrases;
mod players;
mod privacy;
mod ready;
mod reasons;
mod records;
pub mod rights;
mod rounds;
pub mod security;
mod sessions;
mod sheets;
mod slips;
mod standings;
mod systems;
mod take_back;
mod teach;
mod tour;
mod trouble;
pub mod umpire;
mod undo;
mod wall;
mod watch;
mod weight;

//! A game and a checked file of records as pages show them, with and without a server: boards,
//! steps and words.

pub mod board_svg;
pub mod record_check;
pub mod replay_steps;

use inkundla_core::referee;
use inkundla_core::rules;
use inkundla_formats as formats;
use inkundla_i18n as i18n;

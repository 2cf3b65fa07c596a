//! Views of games and of checked record files, shared by the server and the offline page: boards,
//! replays and texts.

pub mod board_svg;
pub mod record_check;
pub mod replay_steps;

use inkundla_core::referee;
use inkundla_core::rules;
use inkundla_formats as formats;
use inkundla_i18n as i18n;

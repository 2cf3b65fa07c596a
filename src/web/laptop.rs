//! The program on a teacher's laptop: phones in the hall are let in by a switch in the browser, and
//! the program is closed by a button there.

use std::fs;
use std::io;
use std::path::PathBuf;
use tokio::sync::watch;

/// What the page of the laptop shows and switches.
pub struct Laptop {
    /// Where everything is kept.
    pub folder: PathBuf,
    /// The port on this machine, and in the hall.
    pub port: u16,
    /// Whether phones are let in.
    phones: watch::Sender<bool>,
    /// Whether the program is to be closed.
    closes: watch::Sender<bool>,
}

impl Laptop {
    /// A laptop as it was left: whether phones are let in is kept in the folder.
    pub fn new(folder: PathBuf, port: u16) -> Laptop {
        let was_on = folder.join(SWITCH).exists();
        Laptop {
            folder,
            port,
            phones: watch::Sender::new(was_on),
            closes: watch::Sender::new(false),
        }
    }

    /// Whether phones are let in.
    pub fn lets_phones_in(&self) -> bool {
        *self.phones.borrow()
    }

    /// Lets phones in, or only this machine.
    ///
    /// # Errors
    /// When the choice cannot be kept for the next start; it holds until then all the same.
    pub fn let_phones_in(&self, may: bool) -> io::Result<()> {
        self.phones.send_replace(may);
        let file = self.folder.join(SWITCH);
        if may {
            fs::write(file, "phones may come in\n")
        } else if file.exists() {
            fs::remove_file(file)
        } else {
            Ok(())
        }
    }

    /// A receiver of the switch.
    pub(super) fn switch(&self) -> watch::Receiver<bool> {
        self.phones.subscribe()
    }

    /// Closes the program, as Ctrl+C does.
    pub fn close(&self) {
        self.closes.send_replace(true);
    }

    /// Waits until the program is to be closed.
    pub(super) async fn closes(&self) {
        let mut closes = self.closes.subscribe();
        let _closed_or_gone = closes.wait_for(|closes| *closes).await;
    }
}

/// The database in the folder.
pub const DATABASE: &str = "inkundla.db";

/// The file in the folder that says that phones are let in.
const SWITCH: &str = "phones";

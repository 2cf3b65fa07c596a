-- Each entry carries the hash that chains it to the one before. Entries from
-- before this step have none until the program, which alone can make it, fills
-- it in, in this same transaction; a hash that is there stays.
ALTER TABLE entries ADD COLUMN hash BLOB CHECK (length(hash) = 32);
-- The event under whose key a record began, where it is not this one.
ALTER TABLE games ADD COLUMN origin TEXT;

DROP TRIGGER entries_stay_as_written;
CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries
WHEN OLD.hash IS NOT NULL OR NEW.hash IS NULL OR NEW.game_id <> OLD.game_id OR NEW.seq <> OLD.seq
  OR NEW.at_ms <> OLD.at_ms OR NEW.by_whom <> OLD.by_whom OR NEW.event <> OLD.event
BEGIN SELECT RAISE(ABORT, 'entries are only ever added to'); END;
-- Empty, once the hashes are filled in.
CREATE INDEX entries_unchained ON entries (game_id) WHERE hash IS NULL;
CREATE TRIGGER entries_are_chained BEFORE INSERT ON entries WHEN NEW.hash IS NULL
BEGIN SELECT RAISE(ABORT, 'an entry is written with its hash'); END;

-- What the event signed when a round closed, or when a result of a closed round was corrected.
CREATE TABLE seals (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round BETWEEN 1 AND 65535),
    statement     TEXT NOT NULL,
    public_key    BLOB NOT NULL CHECK (length(public_key) = 32),
    signature     BLOB NOT NULL CHECK (length(signature) = 64)
) STRICT;
CREATE INDEX seals_by_round ON seals (tournament_id, round, id);
CREATE TRIGGER seals_stay_as_written BEFORE UPDATE ON seals
BEGIN SELECT RAISE(ABORT, 'seals are only ever added to'); END;
CREATE TRIGGER seals_stay BEFORE DELETE ON seals
BEGIN SELECT RAISE(ABORT, 'seals are only ever added to'); END;

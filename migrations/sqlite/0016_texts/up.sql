-- Names and reasons leave the hashed entries. What stands in an entry is a commitment:
-- the SHA-256 of a random salt and the text. Rows of this table can be erased.
CREATE TABLE texts (
    game_id    INTEGER NOT NULL REFERENCES games (id),
    commitment BLOB NOT NULL CHECK (length(commitment) = 32),
    salt       BLOB NOT NULL CHECK (length(salt) = 16),
    kind       TEXT NOT NULL CHECK (kind IN ('name', 'text')),
    words      TEXT NOT NULL,
    PRIMARY KEY (game_id, commitment)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER texts_stay_as_written BEFORE UPDATE ON texts
BEGIN SELECT RAISE(ABORT, 'a text is erased, not changed'); END;

-- What the name of the recording phone's umpire is salted with in each of its entries.
ALTER TABLE games ADD COLUMN recorder_salt BLOB CHECK (length(recorder_salt) = 16);
-- How many times texts of the game were erased: who has read it before reads it again.
ALTER TABLE games ADD COLUMN erasures INTEGER NOT NULL DEFAULT 0;
-- 1: the entries hold texts, and the program chains them anew when it starts, in this same transaction.
ALTER TABLE games ADD COLUMN chain_form INTEGER NOT NULL DEFAULT 1 CHECK (chain_form IN (1, 2));
-- When, and by which version, a record was chained anew; its last entry then, and the hash that this had had.
ALTER TABLE games ADD COLUMN rechained_at_ms INTEGER;
ALTER TABLE games ADD COLUMN rechained_by TEXT;
ALTER TABLE games ADD COLUMN rechained_seq INTEGER;
ALTER TABLE games ADD COLUMN rechained_head BLOB CHECK (length(rechained_head) = 32);
CREATE INDEX games_of_first_form ON games (id) WHERE chain_form = 1;
CREATE TRIGGER games_chain_form BEFORE UPDATE OF chain_form ON games WHEN NEW.chain_form < OLD.chain_form
BEGIN SELECT RAISE(ABORT, 'a record is chained anew once'); END;

DROP TRIGGER entries_stay_as_written;
CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries
WHEN (SELECT chain_form FROM games WHERE id = OLD.game_id) <> 1 OR NEW.hash IS NULL
  OR NEW.game_id <> OLD.game_id OR NEW.seq <> OLD.seq OR NEW.at_ms <> OLD.at_ms
BEGIN SELECT RAISE(ABORT, 'entries are only ever added to'); END;

-- A statement of the first form is about hashes of texts without a salt.
DROP TRIGGER seals_stay;
CREATE TRIGGER seals_stay BEFORE DELETE ON seals WHEN OLD.statement NOT LIKE 'inkundla round 1' || char(10) || '%'
BEGIN SELECT RAISE(ABORT, 'seals are only ever added to'); END;

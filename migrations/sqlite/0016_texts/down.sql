DROP TRIGGER seals_stay;
CREATE TRIGGER seals_stay BEFORE DELETE ON seals
BEGIN SELECT RAISE(ABORT, 'seals are only ever added to'); END;
DROP TRIGGER entries_stay_as_written;
CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries
WHEN OLD.hash IS NOT NULL OR NEW.hash IS NULL OR NEW.game_id <> OLD.game_id OR NEW.seq <> OLD.seq
  OR NEW.at_ms <> OLD.at_ms OR NEW.by_whom <> OLD.by_whom OR NEW.event <> OLD.event
BEGIN SELECT RAISE(ABORT, 'entries are only ever added to'); END;
DROP TRIGGER games_chain_form;
DROP INDEX games_of_first_form;
ALTER TABLE games DROP COLUMN rechained_head;
ALTER TABLE games DROP COLUMN rechained_seq;
ALTER TABLE games DROP COLUMN rechained_by;
ALTER TABLE games DROP COLUMN rechained_at_ms;
ALTER TABLE games DROP COLUMN chain_form;
ALTER TABLE games DROP COLUMN erasures;
ALTER TABLE games DROP COLUMN recorder_salt;
DROP TABLE texts;

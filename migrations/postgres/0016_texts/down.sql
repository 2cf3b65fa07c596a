DROP TRIGGER seals_stay ON seals;
DROP TRIGGER seals_stay_as_written ON seals;
CREATE TRIGGER seals_stay_as_written BEFORE UPDATE OR DELETE OR TRUNCATE ON seals
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
DROP TRIGGER entries_stay_as_written ON entries;
CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries FOR EACH ROW
WHEN (OLD.hash IS NOT NULL OR NEW.hash IS NULL OR NEW.game_id <> OLD.game_id OR NEW.seq <> OLD.seq
  OR NEW.at_ms <> OLD.at_ms OR NEW.by_whom <> OLD.by_whom OR NEW.event <> OLD.event)
EXECUTE FUNCTION refuse_rewriting();
DROP FUNCTION refuse_rewriting_entries;
DROP TRIGGER games_chain_form ON games;
DROP INDEX games_of_first_form;
ALTER TABLE games DROP COLUMN rechained_head, DROP COLUMN rechained_seq, DROP COLUMN rechained_by,
    DROP COLUMN rechained_at_ms, DROP COLUMN chain_form, DROP COLUMN erasures, DROP COLUMN recorder_salt;
DROP TABLE texts;

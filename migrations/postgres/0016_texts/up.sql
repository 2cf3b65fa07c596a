-- The same as in ../../sqlite.
CREATE TABLE texts (
    game_id    BIGINT NOT NULL REFERENCES games (id),
    commitment BYTEA NOT NULL CHECK (length(commitment) = 32),
    salt       BYTEA NOT NULL CHECK (length(salt) = 16),
    kind       TEXT NOT NULL CHECK (kind IN ('name', 'text')),
    words      TEXT NOT NULL,
    PRIMARY KEY (game_id, commitment)
);
CREATE TRIGGER texts_stay_as_written BEFORE UPDATE ON texts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

ALTER TABLE games ADD COLUMN recorder_salt BYTEA CHECK (length(recorder_salt) = 16);
ALTER TABLE games ADD COLUMN erasures BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN chain_form BIGINT NOT NULL DEFAULT 1 CHECK (chain_form IN (1, 2));
ALTER TABLE games ADD COLUMN rechained_at_ms BIGINT;
ALTER TABLE games ADD COLUMN rechained_by TEXT;
ALTER TABLE games ADD COLUMN rechained_seq BIGINT;
ALTER TABLE games ADD COLUMN rechained_head BYTEA CHECK (length(rechained_head) = 32);
CREATE INDEX games_of_first_form ON games (id) WHERE chain_form = 1;
CREATE TRIGGER games_chain_form BEFORE UPDATE OF chain_form ON games FOR EACH ROW
WHEN (NEW.chain_form < OLD.chain_form) EXECUTE FUNCTION refuse_rewriting();

CREATE FUNCTION refuse_rewriting_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT chain_form FROM games WHERE id = OLD.game_id) <> 1 OR NEW.hash IS NULL
       OR NEW.game_id <> OLD.game_id OR NEW.seq <> OLD.seq OR NEW.at_ms <> OLD.at_ms THEN
        RAISE EXCEPTION 'entries is only ever added to';
    END IF;
    RETURN NEW;
END $$;
DROP TRIGGER entries_stay_as_written ON entries;
CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries FOR EACH ROW
EXECUTE FUNCTION refuse_rewriting_entries();

DROP TRIGGER seals_stay_as_written ON seals;
CREATE TRIGGER seals_stay_as_written BEFORE UPDATE OR TRUNCATE ON seals
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER seals_stay BEFORE DELETE ON seals FOR EACH ROW
WHEN (OLD.statement NOT LIKE E'inkundla round 1\n%') EXECUTE FUNCTION refuse_rewriting();

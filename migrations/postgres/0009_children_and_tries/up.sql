-- The same as in ../../sqlite.
ALTER TABLE entrants ADD COLUMN consent_by TEXT;
ALTER TABLE entrants ADD COLUMN consent_at_ms BIGINT;
ALTER TABLE tournaments ADD COLUMN forget_after_days BIGINT CHECK (forget_after_days BETWEEN 1 AND 3650);
ALTER TABLE tournaments ADD COLUMN names_gone_at_ms BIGINT;
ALTER TABLE tournaments ADD COLUMN deleted_at_ms BIGINT;
CREATE TABLE tries (
    what     TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until_ms BIGINT NOT NULL
);
CREATE INDEX tries_by_end ON tries (until_ms);

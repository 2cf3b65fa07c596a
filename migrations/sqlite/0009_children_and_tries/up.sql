-- Who recorded, and when, that a child's whole name may be shown; nothing: it may not.
ALTER TABLE entrants ADD COLUMN consent_by TEXT;
ALTER TABLE entrants ADD COLUMN consent_at_ms INTEGER;
-- So many days after the event was finished the names are taken away; nothing: never by themselves.
ALTER TABLE tournaments ADD COLUMN forget_after_days INTEGER CHECK (forget_after_days BETWEEN 1 AND 3650);
ALTER TABLE tournaments ADD COLUMN names_gone_at_ms INTEGER;
-- Nobody finds it any more.
ALTER TABLE tournaments ADD COLUMN deleted_at_ms INTEGER;
-- Wrong tries of what can be guessed: when as many as are allowed will have been
-- forgotten again. Rows of the past mean nothing.
CREATE TABLE tries (
    what     TEXT NOT NULL PRIMARY KEY,
    until_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX tries_by_end ON tries (until_ms);

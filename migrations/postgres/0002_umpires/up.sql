-- The same as in ../../sqlite.
ALTER TABLE tournaments ADD COLUMN conduct TEXT NOT NULL DEFAULT '{}' CHECK (conduct::jsonb IS NOT NULL);
ALTER TABLE games ADD COLUMN asked BIGINT NOT NULL DEFAULT 0 CHECK (asked >= 0);
CREATE INDEX games_asking ON games (id) WHERE asked > 0;

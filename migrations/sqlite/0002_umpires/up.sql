-- What an event has decided about cards and the like, and how many calls and
-- appeals of a game wait for the organiser.
ALTER TABLE tournaments ADD COLUMN conduct TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(conduct));
ALTER TABLE games ADD COLUMN asked INTEGER NOT NULL DEFAULT 0 CHECK (asked >= 0);
CREATE INDEX games_asking ON games (id) WHERE asked > 0;

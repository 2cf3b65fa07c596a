-- When and where the rounds are to be played, as JSON; nothing where nobody has planned it.
ALTER TABLE tournaments ADD COLUMN schedule TEXT CHECK (json_valid(schedule));

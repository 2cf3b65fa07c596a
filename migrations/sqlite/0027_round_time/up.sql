-- How long a round may take, what happens then, and the timer of the round that is played, as JSON;
-- nothing where nobody has decided. A timer that runs is kept as the moment at which it ends.
ALTER TABLE tournaments ADD COLUMN round_time TEXT CHECK (json_valid(round_time));

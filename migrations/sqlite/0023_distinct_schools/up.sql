-- Pairs of schools whose names are nearly the same and of which somebody said that they are two,
-- as JSON; nothing where nobody was asked.
ALTER TABLE tournaments ADD COLUMN distinct_schools TEXT CHECK (json_valid(distinct_schools));

-- What the projector in the hall shows, as JSON; nothing where nobody has chosen.
ALTER TABLE tournaments ADD COLUMN screen TEXT CHECK (json_valid(screen));

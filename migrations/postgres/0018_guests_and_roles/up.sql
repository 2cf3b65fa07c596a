-- The same as in ../../sqlite.
-- How many can come by a link in all; before, any number of results helpers could.
ALTER TABLE invitations ADD COLUMN most_uses BIGINT CHECK (most_uses > 0);
UPDATE invitations SET most_uses = 1 WHERE uses_left IS NOT NULL;
UPDATE invitations SET uses_left = 10, most_uses = 10 WHERE uses_left IS NULL;
-- In which role something was done; empty where it was in none, or before this was noted.
ALTER TABLE audit ADD COLUMN role TEXT NOT NULL DEFAULT '';

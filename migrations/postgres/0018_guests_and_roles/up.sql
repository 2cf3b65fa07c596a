-- The same as in ../../sqlite.
-- How many can come by a link in all; before, any number of results helpers could.
ALTER TABLE invitations ADD COLUMN most_uses BIGINT CHECK (most_uses > 0);
UPDATE invitations SET most_uses = 1 WHERE uses_left IS NOT NULL;
UPDATE invitations SET uses_left = 10, most_uses = 10 WHERE uses_left IS NULL;
-- In which role something was done; empty where it was in none, or before this was noted.
ALTER TABLE audit ADD COLUMN role TEXT NOT NULL DEFAULT '';
DROP TRIGGER audit_stays_as_written ON audit;
CREATE TRIGGER audit_stays_as_written BEFORE UPDATE ON audit FOR EACH ROW
WHEN (NEW.id <> OLD.id OR NEW.tournament_id IS DISTINCT FROM OLD.tournament_id OR NEW.at_ms <> OLD.at_ms
  OR NEW.what <> OLD.what OR NEW.role <> OLD.role
  OR (NEW.who <> OLD.who AND NEW.who NOT IN ('~organiser', '~helper', '~umpire'))
  OR (NEW.subject <> OLD.subject AND NEW.subject <> '')
  OR (NEW.detail <> OLD.detail AND NEW.detail <> '{}')
  OR (NEW.why IS DISTINCT FROM OLD.why AND NEW.why IS DISTINCT FROM '[…]'))
EXECUTE FUNCTION refuse_rewriting();

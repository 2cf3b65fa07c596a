-- The same as in ../../sqlite.
ALTER TABLE audit ADD COLUMN account TEXT NOT NULL DEFAULT '';
DROP TRIGGER audit_stays_as_written ON audit;
CREATE TRIGGER audit_stays_as_written BEFORE UPDATE ON audit FOR EACH ROW
WHEN (NEW.id <> OLD.id OR NEW.tournament_id IS DISTINCT FROM OLD.tournament_id OR NEW.at_ms <> OLD.at_ms
  OR NEW.what <> OLD.what OR NEW.role <> OLD.role
  OR (NEW.who <> OLD.who AND NEW.who NOT IN ('~organiser', '~helper', '~umpire'))
  OR (NEW.account <> OLD.account AND NEW.account <> '')
  OR (NEW.subject <> OLD.subject AND NEW.subject <> '')
  OR (NEW.detail <> OLD.detail AND NEW.detail <> '{}')
  OR (NEW.why IS DISTINCT FROM OLD.why AND NEW.why IS DISTINCT FROM '[…]'))
EXECUTE FUNCTION refuse_rewriting();

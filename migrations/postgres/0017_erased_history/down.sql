DROP TRIGGER audit_stays_as_written ON audit;
DROP TRIGGER audit_stays ON audit;
CREATE TRIGGER audit_stays_as_written BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

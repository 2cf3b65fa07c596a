DROP TRIGGER audit_stays_as_written;
CREATE TRIGGER audit_stays_as_written BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'audit is only ever added to'); END;

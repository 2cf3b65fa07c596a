DROP TABLE tries;
ALTER TABLE tournaments DROP COLUMN deleted_at_ms;
ALTER TABLE tournaments DROP COLUMN names_gone_at_ms;
ALTER TABLE tournaments DROP COLUMN forget_after_days;
ALTER TABLE entrants DROP COLUMN consent_at_ms;
ALTER TABLE entrants DROP COLUMN consent_by;

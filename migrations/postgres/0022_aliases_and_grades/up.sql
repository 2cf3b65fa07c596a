-- The same as in ../../sqlite.
ALTER TABLE entrants ADD COLUMN alias_letters BIGINT CHECK (alias_letters BETWEEN 0 AND 2);
ALTER TABLE entrants DROP CONSTRAINT entrants_grade_check;
ALTER TABLE entrants ADD CONSTRAINT entrants_grade_check CHECK (grade BETWEEN -1 AND 12);

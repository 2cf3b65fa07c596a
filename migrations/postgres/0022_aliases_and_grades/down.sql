ALTER TABLE entrants DROP CONSTRAINT entrants_grade_check;
UPDATE entrants SET grade = NULL WHERE grade < 1;
ALTER TABLE entrants ADD CONSTRAINT entrants_grade_check CHECK (grade BETWEEN 1 AND 12);
ALTER TABLE entrants DROP COLUMN alias_letters;

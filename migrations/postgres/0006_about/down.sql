ALTER TABLE entrants DROP COLUMN born;
ALTER TABLE entrants DROP COLUMN gender;
ALTER TABLE entrants DROP COLUMN rating;

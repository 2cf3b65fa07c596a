-- The same as in ../../sqlite.
ALTER TABLE entrants ADD COLUMN rating BIGINT CHECK (rating BETWEEN 1 AND 4000);
ALTER TABLE entrants ADD COLUMN gender TEXT CHECK (gender IN ('f', 'm'));
ALTER TABLE entrants ADD COLUMN born BIGINT CHECK (born BETWEEN 1900 AND 2100);

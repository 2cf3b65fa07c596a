-- What categories and ratings go by; nothing where it is not known.
ALTER TABLE entrants ADD COLUMN rating INTEGER CHECK (rating BETWEEN 1 AND 4000);
ALTER TABLE entrants ADD COLUMN gender TEXT CHECK (gender IN ('f', 'm'));
-- The year only: of children we keep no birth date.
ALTER TABLE entrants ADD COLUMN born INTEGER CHECK (born BETWEEN 1900 AND 2100);

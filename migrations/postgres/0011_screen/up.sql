-- The same as in ../../sqlite.
ALTER TABLE tournaments ADD COLUMN screen TEXT CHECK (screen IS NULL OR screen::jsonb IS NOT NULL);

-- The same as in ../../sqlite.
ALTER TABLE tournaments ADD COLUMN distinct_schools TEXT
    CHECK (distinct_schools IS NULL OR distinct_schools::jsonb IS NOT NULL);

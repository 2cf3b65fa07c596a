-- The same as in ../../sqlite.
CREATE TABLE days_seen (day BIGINT PRIMARY KEY);
INSERT INTO days_seen SELECT DISTINCT at_ms / 86400000 FROM audit;

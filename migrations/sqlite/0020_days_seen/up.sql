-- The days, counted from 1970 in UTC, on which the server ran. What cannot be taken back and
-- is due after some time is done only when that time is known to have passed: the clock of a
-- laptop may be wrong by months. The days of the history are known already.
CREATE TABLE days_seen (day INTEGER NOT NULL PRIMARY KEY) STRICT;
INSERT INTO days_seen SELECT DISTINCT at_ms / 86400000 FROM audit;

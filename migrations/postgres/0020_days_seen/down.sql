DROP TABLE days_seen;

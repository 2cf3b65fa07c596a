-- A role for the server that may read and write, but neither make nor change tables,
-- for a PostgreSQL whose tables belong to somebody else:
--   1. as the owner of the tables: inkundla migrate --database postgres://OWNER@HOST/NAME
--   2. as the owner, in that database: psql -f role.sql
--   3. inkundla serve --database postgres://inkundla_server:PASSWORD@HOST/NAME
-- After a new version: 1 and 2 again, then 3.
DO $$ BEGIN
    CREATE ROLE inkundla_server LOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO inkundla_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO inkundla_server;
-- UPDATE sets a sequence behind the rows of an event that is restored.
GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO inkundla_server;
-- What is only ever added to: triggers say so too, which this role cannot take away.
REVOKE UPDATE, DELETE ON entries, audit, seals, log_lines, log_heads FROM inkundla_server;
-- What is erased, but never changed.
REVOKE UPDATE ON log_texts FROM inkundla_server;
-- What erasure empties. Triggers allow no other change of these columns.
GRANT UPDATE (actor, account, subject, detail, reason) ON audit TO inkundla_server;
REVOKE INSERT, UPDATE, DELETE ON __diesel_schema_migrations FROM inkundla_server;

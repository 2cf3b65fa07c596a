//! Statements that alter a database.

/// Statements that alter a database, and a part of the sentence of a check.
pub(super) type Alteration = (&'static str, &'static str);

/// Rows of players, pairs, results, rounds and settings.
pub(super) const ROWS: [Alteration; 44] = [
    (
        "UPDATE pairings SET result = '0-1' WHERE round = 2 AND board = 1",
        "pairings 3: result differs",
    ),
    (
        "UPDATE pairings SET result = NULL WHERE round = 2 AND board = 1",
        "pairings 3: result differs",
    ),
    (
        "UPDATE pairings SET result = '1-0 forfeit' WHERE round = 1 AND board = 2",
        "pairings 2: result differs",
    ),
    (
        "UPDATE pairings SET shot_first = 3, shot_second = 1 WHERE round = 2 AND board = 1",
        "shot_first, shot_second differs",
    ),
    (
        "UPDATE pairings SET first_entrant = second_entrant, second_entrant = first_entrant WHERE id = 2",
        "first_entrant, second_entrant differs",
    ),
    (
        "UPDATE pairings SET second_entrant = (SELECT entrant_id FROM byes) WHERE round = 2 AND board = 1",
        "second_entrant differs",
    ),
    (
        "UPDATE pairings SET board = 7 WHERE id = 4",
        "pairings 4: board differs",
    ),
    (
        "UPDATE pairings SET round = 2, board = 9 WHERE id = 2",
        "round, board differs",
    ),
    (
        "DELETE FROM games WHERE id = 4; DELETE FROM pairings WHERE id = 4",
        "pairings 4: the row is gone",
    ),
    (
        "INSERT INTO pairings (tournament_id, round, board, first_entrant, second_entrant) VALUES (1, 2, 3, 1, 2)",
        "the row was added",
    ),
    (
        "UPDATE entrants SET given = 'Themba' WHERE number = 1",
        "entrants 1: given differs",
    ),
    (
        "UPDATE entrants SET family = 'Khoza' WHERE number = 2",
        "entrants 2: family differs",
    ),
    (
        "UPDATE entrants SET given = CASE number WHEN 1 THEN 'Sipho' ELSE 'Thandiwe' END WHERE number IN (1, 2)",
        "entrants 2: given differs",
    ),
    (
        "UPDATE entrants SET number = CASE number WHEN 1 THEN 65535 ELSE number END; UPDATE entrants SET number = 1 \
         WHERE number = 2; UPDATE entrants SET number = 2 WHERE number = 65535",
        "number differs",
    ),
    (
        "UPDATE entrants SET school = 'Umlazi Primary' WHERE number = 3",
        "entrants 3: school differs",
    ),
    (
        "UPDATE entrants SET grade = 4 WHERE number = 3",
        "entrants 3: grade differs",
    ),
    (
        "UPDATE entrants SET rating = 1800 WHERE number = 3",
        "entrants 3: rating differs",
    ),
    (
        "UPDATE entrants SET gender = 'f' WHERE number = 3",
        "entrants 3: gender differs",
    ),
    (
        "UPDATE entrants SET born = 2010 WHERE number = 3",
        "entrants 3: born differs",
    ),
    (
        "UPDATE entrants SET presence = 'absent' WHERE number = 3",
        "entrants 3: presence differs",
    ),
    (
        "UPDATE entrants SET alias_letters = 2 WHERE number = 3",
        "entrants 3: alias_letters differs",
    ),
    (
        "UPDATE entrants SET consent_by = 'Mr Zulu' WHERE number = 1",
        "entrants 1: consent_by differs",
    ),
    (
        "UPDATE entrants SET consent_by = 'Ms Khumalo', consent_at_ms = 1 WHERE number = 4",
        "consent_by, consent_at_ms differs",
    ),
    (
        "UPDATE entrants SET refused_by = NULL, refused_at_ms = NULL WHERE number = 2",
        "refused_by, refused_at_ms differs",
    ),
    (
        "INSERT INTO entrants (tournament_id, number, given, family, presence) VALUES (1, 9, 'A', 'B', 'here')",
        "the row was added",
    ),
    (
        "INSERT INTO byes VALUES (1, 1, (SELECT id FROM entrants WHERE number = 5), 'full')",
        "the row was added",
    ),
    ("UPDATE byes SET kind = 'half'", "kind differs"),
    ("DELETE FROM byes", "the row is gone"),
    (
        "UPDATE rounds SET posted_at_ms = posted_at_ms - 60000 WHERE number = 2",
        "rounds 2: posted_at_ms differs",
    ),
    (
        "UPDATE rounds SET closed_at_ms = closed_at_ms + 60000 WHERE number = 1",
        "rounds 1: closed_at_ms differs",
    ),
    (
        "UPDATE rounds SET stage = 'posted', closed_at_ms = NULL WHERE number = 1",
        "rounds 1: stage, closed_at_ms differs",
    ),
    (
        "DELETE FROM byes; DELETE FROM games WHERE id IN (3, 4); DELETE FROM pairings WHERE round = 2; DELETE FROM \
         rounds WHERE number = 2",
        "rounds 2: the row is gone",
    ),
    (
        "DELETE FROM byes; DELETE FROM texts; DELETE FROM entries; DELETE FROM games; DELETE FROM pairings; DELETE FROM \
         seals; DELETE FROM rounds",
        "rounds 1: the row is gone",
    ),
    (
        "UPDATE tournaments SET ruleset = 'isizulu'",
        "tournaments 1: ruleset differs",
    ),
    (
        "UPDATE tournaments SET name = 'Another cup'",
        "tournaments 1: name differs",
    ),
    (
        "UPDATE tournaments SET options = json_set(options, '$.win', 3)",
        "tournaments 1: options differs",
    ),
    (
        "UPDATE tournaments SET options = json_set(options, '$.tiebreaks', json_array())",
        "tournaments 1: options differs",
    ),
    (
        "UPDATE tournaments SET umpire_settings = json_set(umpire_settings, '$.reds', 9)",
        "tournaments 1: umpire_settings differs",
    ),
    (
        "UPDATE tournaments SET clock = json_set(clock, '$.seconds', 1)",
        "tournaments 1: clock differs",
    ),
    (
        "UPDATE tournaments SET retention_days = 3650",
        "tournaments 1: retention_days differs",
    ),
    (
        "UPDATE tournaments SET schedule = '{}'",
        "tournaments 1: schedule differs",
    ),
    (
        "UPDATE tournaments SET finished_at_ms = 1",
        "tournaments 1: finished_at_ms differs",
    ),
    (
        "UPDATE tournaments SET last_number = 50",
        "tournaments 1: last_number differs",
    ),
    (
        "UPDATE tournaments SET public_key = 'aaaaaaaa'",
        "public_key differs",
    ),
];

/// People, the history, signatures and records.
pub(super) const PEOPLE_AND_RECORDS: [Alteration; 22] = [
    (
        "UPDATE grants SET role = 'deputy'",
        "grants 1: role differs",
    ),
    ("DELETE FROM grants", "grants 1: the row is gone"),
    (
        "INSERT INTO accounts (name, name_key, pass_hash, created_at_ms) VALUES ('Eve', 'eve', 'x', 1)",
        "the row was added",
    ),
    (
        "UPDATE accounts SET pass_hash = 'another'",
        "accounts 1: pass_hash differs",
    ),
    (
        "UPDATE accounts SET recovery_hash = randomblob(32)",
        "accounts 1: recovery_hash differs",
    ),
    (
        "UPDATE invitations SET role = 'helper'",
        "invitations 1: role differs",
    ),
    (
        "UPDATE invitations SET secret_hash = randomblob(32)",
        "invitations 1: secret_hash differs",
    ),
    (
        "UPDATE invitations SET expires_at_ms = expires_at_ms + 86400000",
        "invitations 1: expires_at_ms differs",
    ),
    (
        "UPDATE settings SET value = randomblob(32) WHERE key = 'secret'",
        "settings secret: value differs",
    ),
    (
        "UPDATE audit SET actor = 'Mr Zulu' WHERE action = 'round.closed'",
        "actor differs",
    ),
    (
        "UPDATE audit SET detail = '{}' WHERE action = 'result.entered'",
        "detail differs",
    ),
    (
        "UPDATE audit SET reason = 'as agreed' WHERE action = 'round.posted'",
        "reason differs",
    ),
    (
        "UPDATE audit SET at_ms = at_ms - 3600000 WHERE action = 'round.closed'",
        "at_ms differs",
    ),
    (
        "UPDATE audit SET role = 'helper' WHERE action = 'round.closed'",
        "role differs",
    ),
    (
        "DELETE FROM audit WHERE action = 'result.entered'",
        "the row is gone",
    ),
    (
        "INSERT INTO audit (tournament_id, at_ms, actor, action, subject, detail) VALUES (1, 1, 'A', 'x', 'y', '{}')",
        "the row was added",
    ),
    ("DELETE FROM seals", "seals 1: the row is gone"),
    (
        "UPDATE seals SET signature = randomblob(64)",
        "seals 1: signature differs",
    ),
    (
        "UPDATE entries SET at_ms = at_ms + 1 WHERE seq = 7",
        "entry 7 was altered",
    ),
    (
        "DELETE FROM entries WHERE seq > 2; UPDATE games SET seq = 2 WHERE seq = 7",
        "the record is not the one that the log has",
    ),
    (
        "DELETE FROM texts; DELETE FROM entries",
        "the record is not the one that the log has",
    ),
    (
        "UPDATE games SET seq = 6 WHERE seq = 7",
        "the number of its last entry",
    ),
];

/// Lines of the log, the texts beside them, and heads.
pub(super) const LINES: [Alteration; 14] = [
    (
        "UPDATE log_lines SET line = replace(line, '\"1-0\"', '\"0-1\"') WHERE tournament_id = 1",
        "of the log was altered",
    ),
    (
        "UPDATE log_lines SET leaf = randomblob(32) WHERE tournament_id = 1 AND number = 3",
        "line 3 of the log was altered",
    ),
    (
        "DELETE FROM log_lines WHERE tournament_id = 1 AND number = 4",
        "line 5 of the log stands where line 4 should",
    ),
    (
        "DELETE FROM log_lines WHERE tournament_id = 1",
        "lines are missing",
    ),
    (
        "DELETE FROM log_lines WHERE tournament_id = 1 AND number = (SELECT max(number) FROM log_lines WHERE \
         tournament_id = 1)",
        "lines are missing",
    ),
    (
        "DELETE FROM log_heads WHERE tournament_id = 1",
        "the log has no signed head",
    ),
    (
        "UPDATE log_heads SET signature = randomblob(64) WHERE tournament_id = 1",
        "is wrong",
    ),
    (
        "UPDATE log_heads SET root = randomblob(32) WHERE tournament_id = 1",
        "are not those that were signed",
    ),
    (
        "UPDATE log_heads SET at_ms = at_ms - 60000 WHERE tournament_id = 1",
        "is wrong",
    ),
    (
        "UPDATE log_texts SET text = replace(text, 'Thandiwe', 'Themba') WHERE table_name = 'entrants'",
        "the text beside line",
    ),
    (
        "UPDATE log_texts SET text = replace(text, 'Thandiwe', 'Themba') WHERE table_name = 'entrants'; UPDATE entrants \
         SET given = 'Themba' WHERE number = 1",
        "the text beside line",
    ),
    (
        "DELETE FROM log_texts WHERE table_name = 'entrants'",
        "the text beside the log is gone",
    ),
    (
        "DELETE FROM log_texts WHERE table_name = 'entrants'; UPDATE entrants SET given = 'Themba' WHERE number = 1",
        "the text beside the log is gone",
    ),
    (
        "INSERT INTO row_changes (tournament_id, table_name, now) VALUES (1, 'byes', '{}')",
        "rows that another program has changed: 1",
    ),
];

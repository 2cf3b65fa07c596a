-- The same as in ../../sqlite.
CREATE TABLE speakers (
    speaker  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    link     BYTEA NOT NULL CHECK (octet_length(link) = 32),
    name     TEXT NOT NULL,
    since_ms BIGINT NOT NULL
);
CREATE TABLE word_answers (
    speaker  TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    message  TEXT COLLATE "C" NOT NULL,
    name     TEXT NOT NULL,
    english  TEXT NOT NULL,
    words    TEXT NOT NULL,
    opinion  TEXT NOT NULL CHECK (opinion IN ('right', 'better', 'not-sure')),
    better   TEXT CHECK ((better IS NOT NULL) = (opinion = 'better')),
    at_ms    BIGINT NOT NULL,
    PRIMARY KEY (speaker, language, message)
);

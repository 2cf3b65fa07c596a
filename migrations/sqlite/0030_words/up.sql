-- Speakers who help with the words of their language: who has opened the address for it. `link` is the
-- digest of that address; one that was made anew ends what the former one opened.
CREATE TABLE speakers (
    speaker  TEXT NOT NULL PRIMARY KEY,
    link     BLOB NOT NULL CHECK (length(link) = 32),
    name     TEXT NOT NULL,
    since_ms INTEGER NOT NULL
) STRICT;
-- What speakers say of a message, each once: of these words (`words`, as they stood in the file of messages)
-- for this English (`english`, a fingerprint). A message is asked again when one of them has changed.
CREATE TABLE word_answers (
    speaker  TEXT NOT NULL,
    language TEXT NOT NULL,
    message  TEXT NOT NULL,
    name     TEXT NOT NULL,
    english  TEXT NOT NULL,
    words    TEXT NOT NULL,
    opinion  TEXT NOT NULL CHECK (opinion IN ('right', 'better', 'not-sure')),
    better   TEXT CHECK ((better IS NOT NULL) = (opinion = 'better')),
    at_ms    INTEGER NOT NULL,
    PRIMARY KEY (speaker, language, message)
) STRICT;

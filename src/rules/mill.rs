//! The morabaraba family: one engine, one rule sheet per game.

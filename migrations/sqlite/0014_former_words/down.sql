DROP TABLE former_words;

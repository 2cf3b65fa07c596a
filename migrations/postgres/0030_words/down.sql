DROP TABLE word_answers;
DROP TABLE speakers;

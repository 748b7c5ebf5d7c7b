-- Up Migration

-- How much of a frame a part of a text finds is guessed from samples, and 100 of them are too few to be believed: a word
-- that is in every twelfth name was guessed to be in one of 10,000.
ALTER TABLE projects
  ALTER COLUMN name_search SET STATISTICS 1000,
  ALTER COLUMN code_search SET STATISTICS 1000;

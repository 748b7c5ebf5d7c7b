-- Up Migration

-- The planner estimates the selectivity of `contains` from samples, and the default of 100 is too low: a word in every
-- twelfth name was estimated at one name in 10,000.
ALTER TABLE projects
  ALTER COLUMN name_search SET STATISTICS 1000,
  ALTER COLUMN code_search SET STATISTICS 1000;

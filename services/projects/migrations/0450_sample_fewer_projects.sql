-- Up Migration

SET lock_timeout = '5s';

-- ANALYZE samples 300 rows for each value of the largest statistics target, and computes the sort keys of all sampled rows.
-- With a target of 1000 it took up to 5 s of CPU, and an import causes several. With 300, the planner still finds out that a
-- word is frequent if it occurs in one text of a hundred (0021).
ALTER TABLE projects
  ALTER COLUMN name_search SET STATISTICS 300,
  ALTER COLUMN code_search SET STATISTICS 300,
  ALTER COLUMN description_search SET STATISTICS 300;
-- Rows are read in the order of sort keys or by equal keys, so plans do not depend on their distribution.
ALTER INDEX projects_name_sort_idx ALTER COLUMN 2 SET STATISTICS 0;
ALTER INDEX projects_code_sort_idx ALTER COLUMN 2 SET STATISTICS 0;

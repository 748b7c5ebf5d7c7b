-- Up Migration

-- The total of a search is exact, so a broad search reads all its matches. For filters on numbers, times and
-- references, an index-only scan takes a fifth of the time. Texts are not included, because an index row is limited to
-- 2,700 bytes.
CREATE INDEX projects_counted_idx ON projects (frame_id)
  INCLUDE (status, impact, budget, created_at, completed_percentage, customer_id, contact_id, parent_id, created_by, id)
  WHERE deleted_at IS NULL AND NOT is_template;

-- Trigram index for rare words in descriptions, as for names and codes.
CREATE INDEX projects_description_search_idx ON projects USING gin (frame_id, description_search gin_trgm_ops);
ALTER TABLE projects ALTER COLUMN description_search SET STATISTICS 1000;

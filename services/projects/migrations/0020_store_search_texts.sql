-- Up Migration

-- Normalized texts are stored, because normalizing a text of 100 characters takes 10 to 20 µs, which a search in a
-- frame of 300,000 projects would need twice for each project. Texts in ASCII need only be lowercased.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value)
      ELSE lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')) END
  $$;

ALTER TABLE projects
  ADD COLUMN name_search text GENERATED ALWAYS AS (search_text(name)) STORED,
  ADD COLUMN code_search text GENERATED ALWAYS AS (search_text(code)) STORED,
  ADD COLUMN description_search text GENERATED ALWAYS AS (search_text(description)) STORED;

DROP INDEX projects_name_search_idx;
DROP INDEX projects_code_search_idx;
CREATE INDEX projects_name_search_idx ON projects USING gin (frame_id, name_search gin_trgm_ops);
CREATE INDEX projects_code_search_idx ON projects USING gin (frame_id, code_search gin_trgm_ops);

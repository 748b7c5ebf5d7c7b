-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Searches find projects by their tags, by SQL and in memory. Rows of project_tags are only inserted and deleted.
CREATE VIEW search.project_tags AS SELECT * FROM public.project_tags;
REVOKE ALL ON search.project_tags FROM PUBLIC, projects_app;
GRANT SELECT ON search.project_tags TO projects_search;

CREATE TRIGGER search_inserted AFTER INSERT ON project_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_projects();
CREATE TRIGGER search_deleted AFTER DELETE ON project_tags REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_projects();

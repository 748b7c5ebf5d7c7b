-- Up Migration

-- Projects whose searched columns were changed by a transaction. Replicas that search in memory read the rows since
-- their last read. Rows are retained for an hour. One row for each transaction and project.
CREATE TABLE search_changes (
  frame_id uuid NOT NULL,
  transaction_id xid8 NOT NULL,
  project_id uuid NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT search_changes_pkey PRIMARY KEY (frame_id, transaction_id, project_id)
);
CREATE INDEX search_changes_noted_idx ON search_changes USING brin (noted_at);
ALTER TABLE search_changes ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON search_changes TO projects_app USING (frame_id = current_frame());
CREATE POLICY search_reads ON search_changes FOR SELECT TO projects_search USING (true);
GRANT SELECT, INSERT ON search_changes TO projects_app;
GRANT SELECT ON search_changes TO projects_search;

-- One function for each kind of table: `changed` contains the inserted or updated rows, `before` the rows before an
-- update or delete.

CREATE FUNCTION note_projects() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  -- Answers also belong to the project that their project was merged into.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_changes SELECT frame_id, pg_current_xact_id(), id FROM changed
      UNION SELECT frame_id, pg_current_xact_id(), merged_id FROM changed WHERE merged_id IS NOT NULL
      ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO search_changes SELECT frame_id, pg_current_xact_id(), id FROM before
      UNION SELECT frame_id, pg_current_xact_id(), merged_id FROM before WHERE merged_id IS NOT NULL
      ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_changes SELECT frame_id, pg_current_xact_id(), id FROM changed
      UNION SELECT frame_id, pg_current_xact_id(), merged_id FROM changed WHERE merged_id IS NOT NULL
      UNION SELECT frame_id, pg_current_xact_id(), merged_id FROM before WHERE merged_id IS NOT NULL
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION note_rows_of_projects() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_changes SELECT DISTINCT frame_id, pg_current_xact_id(), project_id FROM changed ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO search_changes SELECT DISTINCT frame_id, pg_current_xact_id(), project_id FROM before ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION note_answers() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_changes SELECT DISTINCT frame_id, pg_current_xact_id(), project_id FROM changed
      UNION SELECT p.frame_id, pg_current_xact_id(), p.merged_id FROM changed v
        JOIN projects p ON p.frame_id = v.frame_id AND p.id = v.project_id WHERE p.merged_id IS NOT NULL
      ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO search_changes SELECT DISTINCT frame_id, pg_current_xact_id(), project_id FROM before
      UNION SELECT p.frame_id, pg_current_xact_id(), p.merged_id FROM before v
        JOIN projects p ON p.frame_id = v.frame_id AND p.id = v.project_id WHERE p.merged_id IS NOT NULL
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

-- If a group is deleted or restored, all its members change.
CREATE FUNCTION note_members_of_groups() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO search_changes SELECT m.frame_id, pg_current_xact_id(), m.project_id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND (b.deleted_at IS NULL) <> (c.deleted_at IS NULL)
    JOIN project_group_members m ON m.frame_id = c.frame_id AND m.group_id = c.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Projects are sorted by the names of their customers and contacts.
CREATE FUNCTION note_projects_of_customers() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO search_changes SELECT p.frame_id, pg_current_xact_id(), p.id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND b.name <> c.name
    JOIN projects p ON p.frame_id = c.frame_id AND p.customer_id = c.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE FUNCTION note_projects_of_contacts() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO search_changes SELECT p.frame_id, pg_current_xact_id(), p.id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND b.name <> c.name
    JOIN projects p ON p.frame_id = c.frame_id AND p.contact_id = c.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  noted record;
BEGIN
  FOR noted IN SELECT * FROM (VALUES ('projects', 'note_projects'), ('form_answer_values', 'note_answers'),
    ('project_people', 'note_rows_of_projects'), ('project_group_members', 'note_rows_of_projects'),
    ('funnel_assignments', 'note_rows_of_projects')) AS n (name, function)
  LOOP
    EXECUTE format('CREATE TRIGGER search_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted.name, noted.function);
    EXECUTE format('CREATE TRIGGER search_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS before
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted.name, noted.function);
  END LOOP;
  -- Rows of project_people are only inserted and deleted. Updates of project_group_members change only the position,
  -- which searches don't use.
  FOR noted IN SELECT * FROM (VALUES ('projects', 'note_projects'), ('form_answer_values', 'note_answers'),
    ('funnel_assignments', 'note_rows_of_projects'), ('project_groups', 'note_members_of_groups'),
    ('customers', 'note_projects_of_customers'), ('contacts', 'note_projects_of_contacts')) AS n (name, function)
  LOOP
    EXECUTE format('CREATE TRIGGER search_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted.name, noted.function);
  END LOOP;
END
$$;

-- Sees all frames and returns only a number.
CREATE FUNCTION forget_search_changes(how_many integer) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH forgotten AS (
      DELETE FROM search_changes WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM search_changes WHERE noted_at < now() - interval '1 hour' LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) FROM forgotten
  $$;
REVOKE EXECUTE ON FUNCTION forget_search_changes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_search_changes TO projects_app;

-- Up Migration

-- A project is searched by the names of its customer and contact and by its groups. Which projects a change of them
-- affects is known only when all transactions that link them have ended: so the changed customer, contact or group is
-- recorded, and the reader of the records finds the projects. The triggers also record the projects that they see, as
-- before, for replicas of the previous version.
CREATE TABLE IF NOT EXISTS search_related_changes (
  frame_id uuid NOT NULL,
  transaction_id xid8 NOT NULL,
  kind text NOT NULL CHECK (kind IN ('customer', 'contact', 'group')),
  related_id text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT search_related_changes_pkey PRIMARY KEY (frame_id, transaction_id, kind, related_id)
);
CREATE INDEX IF NOT EXISTS search_related_changes_noted_idx ON search_related_changes USING brin (noted_at);
ALTER TABLE search_related_changes ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'search_related_changes') THEN
    CREATE POLICY frame_only ON search_related_changes TO projects_app USING (frame_id = current_frame());
    CREATE POLICY search_reads ON search_related_changes FOR SELECT TO projects_search USING (true);
  END IF;
END
$$;
GRANT SELECT, INSERT ON search_related_changes TO projects_app;
GRANT SELECT ON search_related_changes TO projects_search;

CREATE OR REPLACE FUNCTION note_members_of_groups() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO search_related_changes SELECT c.frame_id, pg_current_xact_id(), 'group', c.id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND (b.deleted_at IS NULL) <> (c.deleted_at IS NULL)
    ON CONFLICT DO NOTHING;
  INSERT INTO search_changes SELECT m.frame_id, pg_current_xact_id(), m.project_id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND (b.deleted_at IS NULL) <> (c.deleted_at IS NULL)
    JOIN project_group_members m ON m.frame_id = c.frame_id AND m.group_id = c.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION note_projects_of_customers() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO search_related_changes SELECT c.frame_id, pg_current_xact_id(), 'customer', c.id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND b.name <> c.name
    ON CONFLICT DO NOTHING;
  INSERT INTO search_changes SELECT p.frame_id, pg_current_xact_id(), p.id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND b.name <> c.name
    JOIN projects p ON p.frame_id = c.frame_id AND p.customer_id = c.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION note_projects_of_contacts() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO search_related_changes SELECT c.frame_id, pg_current_xact_id(), 'contact', c.id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND b.name <> c.name
    ON CONFLICT DO NOTHING;
  INSERT INTO search_changes SELECT p.frame_id, pg_current_xact_id(), p.id
    FROM changed c
    JOIN before b ON b.frame_id = c.frame_id AND b.id = c.id AND b.name <> c.name
    JOIN projects p ON p.frame_id = c.frame_id AND p.contact_id = c.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- The oldest running transaction at a time, so that no record is deleted that a replica may not have read: a record has
-- the start time of its transaction, which can be long before the commit.
CREATE TABLE IF NOT EXISTS search_change_horizons (
  recorded_at timestamptz PRIMARY KEY DEFAULT clock_timestamp(),
  oldest_running xid8 NOT NULL DEFAULT pg_snapshot_xmin(pg_current_snapshot())
);
ALTER TABLE search_change_horizons ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION forget_search_changes(how_many integer) RETURNS bigint
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
DECLARE
  ended xid8;
  deleted bigint;
  related bigint;
BEGIN
  INSERT INTO search_change_horizons DEFAULT VALUES ON CONFLICT DO NOTHING;
  SELECT max(oldest_running) INTO ended FROM search_change_horizons WHERE recorded_at < now() - interval '1 hour';
  DELETE FROM search_change_horizons WHERE recorded_at < now() - interval '1 day';
  DELETE FROM search_changes WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM search_changes WHERE noted_at < now() - interval '1 hour' AND transaction_id < ended
    LIMIT how_many FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS deleted = ROW_COUNT;
  DELETE FROM search_related_changes WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM search_related_changes WHERE noted_at < now() - interval '1 hour' AND transaction_id < ended
    LIMIT how_many FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS related = ROW_COUNT;
  RETURN greatest(deleted, related);
END
$$;

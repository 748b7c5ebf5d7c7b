-- Up Migration

-- Named searches of users. A private view belongs to one user; the service hides it from the others of the frame.
CREATE TABLE IF NOT EXISTS saved_views (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  resource text NOT NULL CHECK (resource IN ('projects')),
  visibility text NOT NULL CHECK (visibility IN ('private', 'shared')),
  owner_id uuid NOT NULL,
  search jsonb NOT NULL,
  columns text[] NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX IF NOT EXISTS saved_views_owner_idx ON saved_views (frame_id, owner_id);
CREATE INDEX IF NOT EXISTS saved_views_shared_idx ON saved_views (frame_id, name, id) WHERE visibility = 'shared';
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'saved_views') THEN
    CREATE POLICY frame_only ON saved_views TO projects_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_views TO projects_app;

-- Up Migration

SET lock_timeout = '5s';

-- What provisioning by SCIM stores of a user beside the user. Deleted with the user's record.
CREATE TABLE IF NOT EXISTS scim_users (
  frame_id uuid NOT NULL,
  user_id uuid NOT NULL,
  user_name text NOT NULL,
  external_id text,
  -- name and emails as the client sent them
  attributes jsonb NOT NULL,
  CONSTRAINT scim_users_pkey PRIMARY KEY (frame_id, user_id),
  CONSTRAINT scim_users_user_fkey FOREIGN KEY (frame_id, user_id) REFERENCES users (frame_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS scim_users_name_key ON scim_users (frame_id, lower(user_name));
CREATE INDEX IF NOT EXISTS scim_users_external_idx ON scim_users (frame_id, external_id) WHERE external_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS scim_groups (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  display_name text NOT NULL,
  external_id text,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT scim_groups_pkey PRIMARY KEY (frame_id, id)
);
CREATE UNIQUE INDEX IF NOT EXISTS scim_groups_name_key ON scim_groups (frame_id, lower(display_name));

CREATE TABLE IF NOT EXISTS scim_group_members (
  frame_id uuid NOT NULL,
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT scim_group_members_pkey PRIMARY KEY (frame_id, group_id, user_id),
  CONSTRAINT scim_group_members_group_fkey FOREIGN KEY (frame_id, group_id) REFERENCES scim_groups (frame_id, id) ON DELETE CASCADE,
  CONSTRAINT scim_group_members_user_fkey FOREIGN KEY (frame_id, user_id) REFERENCES users (frame_id, id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS scim_group_members_user_idx ON scim_group_members (frame_id, user_id);

ALTER TABLE scim_users ENABLE ROW LEVEL SECURITY;
ALTER TABLE scim_groups ENABLE ROW LEVEL SECURITY;
ALTER TABLE scim_group_members ENABLE ROW LEVEL SECURITY;
DO $$
DECLARE
  protected text;
BEGIN
  FOREACH protected IN ARRAY ARRAY['scim_users', 'scim_groups', 'scim_group_members'] LOOP
    IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = protected) THEN
      EXECUTE format('CREATE POLICY frame_only ON %I TO projects_app USING (frame_id = current_frame())', protected);
    END IF;
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON scim_users, scim_groups TO projects_app;
GRANT SELECT, INSERT, DELETE ON scim_group_members TO projects_app;

-- Up Migration

SET lock_timeout = '5s';

-- Named sets of scopes. The built-in roles are not stored.
CREATE TABLE IF NOT EXISTS roles (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  scopes text[] NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT roles_pkey PRIMARY KEY (frame_id, id)
);
CREATE UNIQUE INDEX IF NOT EXISTS roles_name_key ON roles (frame_id, lower(name));

-- Roles of users, in addition to those of their groups. `role_id` may be a built-in role.
CREATE TABLE IF NOT EXISTS user_roles (
  frame_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role_id uuid NOT NULL,
  CONSTRAINT user_roles_pkey PRIMARY KEY (frame_id, user_id, role_id),
  CONSTRAINT user_roles_user_fkey FOREIGN KEY (frame_id, user_id) REFERENCES users (frame_id, id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS user_roles_role_idx ON user_roles (frame_id, role_id);

ALTER TABLE identity_providers ADD COLUMN IF NOT EXISTS default_roles uuid[] NOT NULL DEFAULT '{}';

ALTER TABLE roles ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_roles ENABLE ROW LEVEL SECURITY;
DO $$
DECLARE
  protected text;
BEGIN
  FOREACH protected IN ARRAY ARRAY['roles', 'user_roles'] LOOP
    IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = protected) THEN
      EXECUTE format('CREATE POLICY frame_only ON %I TO projects_app USING (frame_id = current_frame())', protected);
    END IF;
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON roles TO projects_app;
GRANT SELECT, INSERT, DELETE ON user_roles TO projects_app;

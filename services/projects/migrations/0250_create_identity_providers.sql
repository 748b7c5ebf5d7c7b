-- Up Migration

SET lock_timeout = '5s';

-- OpenID providers of tenants. `keys` are the public keys that were read last. `revision` counts what gateways must know.
CREATE TABLE IF NOT EXISTS identity_providers (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  issuer text NOT NULL,
  audiences text[] NOT NULL,
  claims jsonb NOT NULL,
  group_mappings jsonb NOT NULL,
  default_scopes text[] NOT NULL,
  -- Its tokens never have other scopes.
  max_scopes text[] NOT NULL,
  create_users boolean NOT NULL,
  link_users_by text[] NOT NULL,
  active boolean NOT NULL,
  keys jsonb NOT NULL,
  keys_read_at timestamptz(3),
  keys_attempted_at timestamptz(3) NOT NULL,
  error text,
  revision integer NOT NULL,
  published_at timestamptz(3) NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT identity_providers_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX IF NOT EXISTS identity_providers_attempted_idx ON identity_providers (keys_attempted_at) WHERE active;

-- A token selects its provider by issuer and audience, so no two tenants have the same pair.
CREATE TABLE IF NOT EXISTS identity_provider_audiences (
  issuer text NOT NULL,
  audience text NOT NULL,
  frame_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  CONSTRAINT identity_provider_audiences_pkey PRIMARY KEY (issuer, audience),
  CONSTRAINT identity_provider_audiences_provider_fkey FOREIGN KEY (frame_id, provider_id)
    REFERENCES identity_providers (frame_id, id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS identity_provider_audiences_provider_idx ON identity_provider_audiences (frame_id, provider_id);

-- Subjects of providers and their users. They remain when a provider is deleted, so that it can be created again.
CREATE TABLE IF NOT EXISTS user_identities (
  frame_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT user_identities_pkey PRIMARY KEY (frame_id, issuer, subject),
  CONSTRAINT user_identities_user_fkey FOREIGN KEY (frame_id, user_id) REFERENCES users (frame_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS user_identities_user_key ON user_identities (frame_id, user_id, issuer);
CREATE INDEX IF NOT EXISTS users_email_idx ON users (frame_id, lower(email)) WHERE deleted_at IS NULL;

ALTER TABLE identity_providers ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity_provider_audiences ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_identities ENABLE ROW LEVEL SECURITY;
DO $$
DECLARE
  protected text;
BEGIN
  FOREACH protected IN ARRAY ARRAY['identity_providers', 'identity_provider_audiences', 'user_identities'] LOOP
    IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = protected) THEN
      EXECUTE format('CREATE POLICY frame_only ON %I TO projects_app USING (frame_id = current_frame())', protected);
    END IF;
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON identity_providers, identity_provider_audiences TO projects_app;
GRANT SELECT, INSERT, DELETE ON user_identities TO projects_app;

-- Claims active providers of any frame whose keys were not read for some time.
CREATE OR REPLACE FUNCTION claim_identity_providers(how_many integer, unread interval)
  RETURNS TABLE (frame_id uuid, id uuid)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    UPDATE identity_providers p SET keys_attempted_at = now() WHERE p.ctid = ANY(ARRAY(
      SELECT due.ctid FROM identity_providers due
      WHERE due.active AND due.keys_attempted_at < now() - unread
      ORDER BY due.keys_attempted_at LIMIT how_many FOR UPDATE SKIP LOCKED))
    RETURNING p.frame_id, p.id
  $$;
REVOKE EXECUTE ON FUNCTION claim_identity_providers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_identity_providers TO projects_app;

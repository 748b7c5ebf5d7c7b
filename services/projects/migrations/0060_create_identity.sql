-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Service accounts: an id and a secret, exchanged for an access token that is valid for an hour.
CREATE TABLE service_accounts (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  active boolean NOT NULL,
  secret_hash bytea NOT NULL,
  -- Previous secret, valid until previous_secret_until after a rotation with a grace period.
  previous_secret_hash bytea,
  previous_secret_until timestamptz(3),
  -- Incremented when all its access tokens are revoked: tokens of older generations are invalid.
  generation integer NOT NULL,
  created_by uuid NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  last_used_at timestamptz(3),
  CONSTRAINT service_accounts_pkey PRIMARY KEY (frame_id, id)
);
-- A token request contains no frame.
CREATE UNIQUE INDEX service_accounts_id_key ON service_accounts (id);
CREATE INDEX service_accounts_created_idx ON service_accounts (frame_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;

-- Tokens that users create for programs. The token itself is not stored.
CREATE TABLE access_tokens (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  CONSTRAINT access_tokens_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT access_tokens_user_fkey FOREIGN KEY (frame_id, user_id) REFERENCES users (frame_id, id)
);
CREATE UNIQUE INDEX access_tokens_hash_key ON access_tokens (token_hash);
CREATE INDEX access_tokens_user_idx ON access_tokens (frame_id, user_id, created_at DESC, id DESC);

ALTER TABLE service_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE access_tokens ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON service_accounts TO projects_app USING (frame_id = current_frame());
CREATE POLICY frame_only ON access_tokens TO projects_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE ON service_accounts, access_tokens TO projects_app;

-- The search role may find the frame of a service account or a token, and no other column.
CREATE POLICY search_reads ON service_accounts FOR SELECT TO projects_search USING (true);
CREATE POLICY search_reads ON access_tokens FOR SELECT TO projects_search USING (true);
GRANT SELECT (frame_id, id) ON service_accounts TO projects_search;
GRANT SELECT (frame_id, id, token_hash) ON access_tokens TO projects_search;

-- Keys that sign the access tokens. They belong to the whole system, not to a frame.
CREATE TABLE signing_keys (
  kid text PRIMARY KEY,
  public_key jsonb NOT NULL,
  -- Encrypted with a key from the configuration; null when it no longer signs.
  private_key bytea,
  -- Published before it signs, so that every gateway has it by then.
  signs_from timestamptz(3) NOT NULL,
  -- When the last token that it signed has expired; null while it signs.
  published_until timestamptz(3),
  revoked_at timestamptz(3)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON signing_keys TO projects_app;

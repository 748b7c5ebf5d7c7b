-- Up Migration

-- Gateways learn which users are inactive from a topic that keeps records for 400 days. Users who stay inactive, or were so before this
-- version, are published again.
ALTER TABLE users ADD COLUMN IF NOT EXISTS revocation_published_at timestamptz;
CREATE INDEX IF NOT EXISTS users_inactive_idx ON users (revocation_published_at NULLS FIRST) WHERE NOT active OR deleted_at IS NOT NULL;

CREATE OR REPLACE FUNCTION claim_inactive_users(how_many integer)
  RETURNS TABLE (frame_id uuid, id uuid, name text, email text, active boolean, version integer, created_at timestamptz, updated_at timestamptz,
    deleted_at timestamptz)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    UPDATE users u SET revocation_published_at = now() WHERE u.ctid = ANY(ARRAY(
      SELECT i.ctid FROM users i
      WHERE (NOT i.active OR i.deleted_at IS NOT NULL)
        AND (i.revocation_published_at IS NULL OR i.revocation_published_at < now() - interval '90 days')
      ORDER BY i.revocation_published_at NULLS FIRST LIMIT how_many FOR UPDATE SKIP LOCKED))
    RETURNING u.frame_id, u.id, u.name, u.email, u.active, u.version, u.created_at, u.updated_at, u.deleted_at
  $$;
REVOKE EXECUTE ON FUNCTION claim_inactive_users FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_inactive_users TO projects_app;

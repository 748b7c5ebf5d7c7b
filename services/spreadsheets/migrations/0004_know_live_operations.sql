-- Up Migration

SET lock_timeout = '5s';

-- Files contain only the id of their operation. The purge of files checks ids of all frames.
CREATE INDEX operations_id_idx ON operations (id);

CREATE FUNCTION live_operations(ids uuid[]) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT o.id FROM operations o WHERE o.id = ANY(ids) AND o.expires_at > now() $$;

-- Up Migration

SET lock_timeout = '5s';

-- A worker checks its operations of all frames in one statement.
CREATE OR REPLACE FUNCTION cancel_requested_operations(ids uuid[]) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT o.id FROM operations o WHERE o.id = ANY(ids) AND o.cancel_requested $$;
REVOKE EXECUTE ON FUNCTION cancel_requested_operations FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cancel_requested_operations TO spreadsheets_app;

-- Up Migration

CREATE FUNCTION current_frame() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT NULLIF(current_setting('trackway.frame_id', true), '')::uuid $$;

CREATE TABLE operations (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  action text NOT NULL CONSTRAINT operations_action_check CHECK (action IN ('import', 'export')),
  type text NOT NULL,
  status text NOT NULL CONSTRAINT operations_status_check CHECK (status IN ('pending', 'processing', 'completed', 'failed')),
  total_rows integer NOT NULL DEFAULT 0,
  processed_rows integer NOT NULL DEFAULT 0,
  errors_count integer NOT NULL DEFAULT 0,
  -- Options of the request: mode, columns, filters and so on.
  options jsonb NOT NULL,
  -- Details in responses: outcomes, unknown columns, failure.
  metadata jsonb NOT NULL,
  file_name text NOT NULL,
  initiator_type text NOT NULL,
  initiator_id uuid NOT NULL,
  initiator_name text NOT NULL,
  initiator_avatar_url text NOT NULL,
  initiator_scopes text NOT NULL,
  correlation_id text NOT NULL,
  -- The last row whose outcome is stored. A resumed import continues after it.
  last_row integer NOT NULL DEFAULT 1,
  source_key text,
  result_key text,
  expires_at timestamptz(3) NOT NULL,
  cancel_requested boolean NOT NULL DEFAULT false,
  -- The worker that has claimed the operation, and the end of its lease.
  worker_id uuid,
  lease_until timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT operations_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX operations_created_idx ON operations (frame_id, created_at DESC, id DESC);
CREATE INDEX operations_open_idx ON operations (created_at) WHERE status IN ('pending', 'processing');

CREATE TABLE row_errors (
  frame_id uuid NOT NULL,
  operation_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  row_number integer NOT NULL,
  column_key text NOT NULL,
  code text NOT NULL,
  message text NOT NULL,
  value text NOT NULL,
  CONSTRAINT row_errors_pkey PRIMARY KEY (frame_id, operation_id, id),
  CONSTRAINT row_errors_operation_fkey FOREIGN KEY (frame_id, operation_id) REFERENCES operations (frame_id, id)
);
CREATE INDEX row_errors_row_idx ON row_errors (frame_id, operation_id, row_number);

CREATE TABLE outbox (
  position bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outbox_pkey PRIMARY KEY,
  topic text NOT NULL,
  key text NOT NULL,
  value text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE operations ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON operations TO spreadsheets_app USING (frame_id = current_frame());
ALTER TABLE row_errors ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON row_errors TO spreadsheets_app USING (frame_id = current_frame());

-- Workers see ids of all frames: operations that are pending, or whose lease has expired. Frames alternate, so that one with a
-- hundred jobs does not block one with a single job.
CREATE FUNCTION claimable_operations(how_many integer) RETURNS TABLE (frame_id uuid, id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT waiting.frame_id, waiting.id FROM (
      SELECT o.frame_id, o.id, o.created_at, row_number() OVER (PARTITION BY o.frame_id ORDER BY o.created_at) AS turn
      FROM operations o
      WHERE o.status = 'pending' OR (o.status = 'processing' AND o.lease_until < now())
    ) waiting
    ORDER BY waiting.turn, waiting.created_at
    LIMIT how_many
  $$;

GRANT SELECT, INSERT, UPDATE, DELETE ON operations, row_errors, outbox TO spreadsheets_app;

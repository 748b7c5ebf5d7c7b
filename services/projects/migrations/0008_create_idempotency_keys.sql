-- Up Migration

-- Responses to requests with an Idempotency-Key, for 24 hours. The row is written in the transaction of the effect.
CREATE TABLE idempotency_keys (
  frame_id uuid NOT NULL,
  subject text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  status smallint NOT NULL DEFAULT 0,
  headers jsonb NOT NULL DEFAULT '{}',
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (frame_id, subject, route, key)
);
CREATE INDEX idempotency_keys_created_idx ON idempotency_keys (frame_id, created_at);

ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON idempotency_keys TO projects_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys TO projects_app;

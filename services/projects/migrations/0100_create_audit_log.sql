-- Audit log: changes of tokens, service accounts, users, webhooks and exports of a frame, recorded by every service.
CREATE TABLE audit_lines (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  subject_name text,
  actor jsonb NOT NULL,
  changes jsonb NOT NULL,
  details jsonb NOT NULL,
  source text NOT NULL,
  correlation_id text NOT NULL,
  request_id text,
  happened_at timestamptz(3) NOT NULL,
  CONSTRAINT audit_lines_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX audit_lines_newest_idx ON audit_lines (frame_id, happened_at DESC, id DESC);
CREATE INDEX audit_lines_subject_idx ON audit_lines (frame_id, subject_id, happened_at DESC);

ALTER TABLE audit_lines ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON audit_lines TO projects_app USING (frame_id = current_frame());
-- Lines are only inserted and read, never changed.
GRANT SELECT, INSERT ON audit_lines TO projects_app;
REVOKE UPDATE, DELETE ON audit_lines FROM projects_app;

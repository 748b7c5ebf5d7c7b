-- Up Migration

CREATE TABLE step_attachments (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  step_id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL CONSTRAINT step_attachments_type_check CHECK (type IN ('video', 'file')),
  -- For a linked attachment; an uploaded one has the file_ columns.
  url text,
  file_key text,
  file_name text,
  file_size bigint,
  file_mime_type text,
  -- SHA-256 in hexadecimal.
  file_hash text,
  -- Length of a video in seconds.
  duration double precision,
  -- A user who moves a project into the step must have watched it.
  watch boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT step_attachments_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT step_attachments_step_fkey FOREIGN KEY (frame_id, step_id) REFERENCES steps (frame_id, id),
  CONSTRAINT step_attachments_source_check CHECK ((url IS NULL) <> (file_key IS NULL)),
  CONSTRAINT step_attachments_watch_check CHECK (type = 'video' AND duration IS NOT NULL OR type = 'file' AND NOT watch)
);
CREATE INDEX step_attachments_step_idx ON step_attachments (frame_id, step_id, created_at, id);

-- The ranges of a video that a user has played for a project.
CREATE TABLE viewings (
  frame_id uuid NOT NULL,
  attachment_id uuid NOT NULL,
  project_id uuid NOT NULL,
  viewer_id uuid NOT NULL,
  -- Hash of the file; null for a linked video.
  file_hash text,
  -- [{"from", "to"}] in seconds, ordered and merged.
  ranges jsonb NOT NULL,
  watched_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT viewings_pkey PRIMARY KEY (frame_id, attachment_id, project_id, viewer_id),
  CONSTRAINT viewings_attachment_fkey FOREIGN KEY (frame_id, attachment_id) REFERENCES step_attachments (frame_id, id)
);

ALTER TABLE step_attachments ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON step_attachments TO funnels_app USING (frame_id = current_frame());
ALTER TABLE viewings ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON viewings TO funnels_app USING (frame_id = current_frame());
GRANT SELECT, INSERT, UPDATE, DELETE ON step_attachments, viewings TO funnels_app;

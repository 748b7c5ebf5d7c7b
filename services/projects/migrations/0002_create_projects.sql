-- Up Migration

CREATE TABLE projects (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  old_id text,
  code text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  impact integer NOT NULL DEFAULT 0,
  parent_id uuid,
  customer_id uuid,
  contact_id integer,
  share_token text,
  share_settings jsonb,
  merged_id uuid,
  status smallint NOT NULL DEFAULT 1,
  budget bigint NOT NULL DEFAULT 0,
  planned_cost bigint,
  actual_cost bigint,
  is_template boolean NOT NULL DEFAULT false,
  form_id integer,
  created_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT projects_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT projects_code_key UNIQUE (frame_id, code),
  CONSTRAINT projects_parent_fkey FOREIGN KEY (frame_id, parent_id) REFERENCES projects (frame_id, id),
  CONSTRAINT projects_customer_fkey FOREIGN KEY (frame_id, customer_id) REFERENCES customers (frame_id, id),
  CONSTRAINT projects_contact_fkey FOREIGN KEY (frame_id, contact_id) REFERENCES contacts (frame_id, id)
);
CREATE UNIQUE INDEX projects_old_id_key ON projects (frame_id, old_id) WHERE old_id IS NOT NULL;
CREATE INDEX projects_created_idx ON projects (frame_id, created_at DESC, id DESC) WHERE deleted_at IS NULL AND NOT is_template;
CREATE INDEX projects_status_idx ON projects (frame_id, status, created_at DESC, id DESC);
CREATE INDEX projects_customer_idx ON projects (frame_id, customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX projects_contact_idx ON projects (frame_id, contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX projects_parent_idx ON projects (frame_id, parent_id) WHERE parent_id IS NOT NULL;

-- History of projects: one row for each event of any service. The id is the id of the event.
CREATE TABLE history_lines (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  project_id uuid NOT NULL,
  action text NOT NULL,
  actor jsonb NOT NULL,
  changes jsonb NOT NULL,
  details jsonb NOT NULL,
  source text NOT NULL,
  correlation_id text NOT NULL,
  causation_id text,
  request_id text,
  happened_at timestamptz(3) NOT NULL,
  CONSTRAINT history_lines_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX history_lines_project_idx ON history_lines (frame_id, project_id, happened_at DESC, id DESC);

-- Outcomes of imported batches. A batch that is sent again gets the stored outcomes and changes nothing.
CREATE TABLE applied_batches (
  frame_id uuid NOT NULL,
  operation_id uuid NOT NULL,
  first_row integer NOT NULL,
  last_row integer NOT NULL,
  outcomes jsonb NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT applied_batches_pkey PRIMARY KEY (frame_id, operation_id, first_row)
);

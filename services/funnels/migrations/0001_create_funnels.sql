-- Up Migration

CREATE FUNCTION current_frame() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT NULLIF(current_setting('trackway.frame_id', true), '')::uuid $$;

CREATE TABLE funnels (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  -- Increased, with the row locked, by every change of the funnel or of one of its steps.
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT funnels_pkey PRIMARY KEY (frame_id, id)
);
CREATE INDEX funnels_created_idx ON funnels (frame_id, created_at DESC, id DESC);

CREATE TABLE steps (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  funnel_id uuid NOT NULL,
  name text NOT NULL,
  -- Starts at 0; null if deleted.
  position integer,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT steps_pkey PRIMARY KEY (frame_id, id),
  CONSTRAINT steps_funnel_fkey FOREIGN KEY (frame_id, funnel_id) REFERENCES funnels (frame_id, id),
  -- Deferred to the end of the transaction, so that steps can swap positions.
  CONSTRAINT steps_position_key UNIQUE (frame_id, funnel_id, position) DEFERRABLE INITIALLY DEFERRED
);

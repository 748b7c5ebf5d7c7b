-- Up Migration

-- How long projects were in steps: a row from entering a step to leaving it, or to being won or lost there.
CREATE TABLE step_stays (
  frame_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  funnel_id uuid NOT NULL,
  step_id uuid NOT NULL,
  entered_at timestamptz(3) NOT NULL,
  left_at timestamptz(3),
  CONSTRAINT step_stays_pkey PRIMARY KEY (frame_id, assignment_id, entered_at),
  CONSTRAINT step_stays_assignment_fkey FOREIGN KEY (frame_id, assignment_id) REFERENCES assignments (frame_id, id)
);
CREATE UNIQUE INDEX step_stays_open_key ON step_stays (frame_id, assignment_id) WHERE left_at IS NULL;
CREATE INDEX step_stays_step_idx ON step_stays (frame_id, funnel_id, step_id);

ALTER TABLE step_stays ENABLE ROW LEVEL SECURITY;
CREATE POLICY frame_only ON step_stays TO funnels_app USING (frame_id = current_frame());

INSERT INTO step_stays (frame_id, assignment_id, funnel_id, step_id, entered_at)
SELECT frame_id, id, funnel_id, step_id, linked_at FROM assignments WHERE left_at IS NULL AND status IN ('open', 'paused');

-- When a limit of an assignment passes, for all frames: only ids and times, as in the queues of rules.
CREATE TABLE deadlines (
  frame_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT deadlines_kind_check CHECK (kind IN ('late', 'overdue')),
  due_at timestamptz(3) NOT NULL,
  CONSTRAINT deadlines_pkey PRIMARY KEY (frame_id, assignment_id, kind)
);
CREATE INDEX deadlines_due_idx ON deadlines (due_at);

INSERT INTO deadlines (frame_id, assignment_id, kind, due_at)
SELECT a.frame_id, a.id, 'late', a.linked_at + make_interval(hours => s.late_after_hours)
FROM assignments a JOIN steps s ON s.frame_id = a.frame_id AND s.id = a.step_id
WHERE a.left_at IS NULL AND a.status = 'open' AND s.late_after_hours IS NOT NULL
  AND a.linked_at + make_interval(hours => s.late_after_hours) > now();

GRANT SELECT, INSERT, UPDATE, DELETE ON step_stays, deadlines TO funnels_app;

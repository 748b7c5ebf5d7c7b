-- Up Migration

-- Events that the broker rejected, e.g. because they are too large. An operator inspects, replays or deletes them.
CREATE TABLE IF NOT EXISTS outbox_quarantine (
  position bigint CONSTRAINT outbox_quarantine_pkey PRIMARY KEY,
  topic text NOT NULL,
  key text NOT NULL,
  value text NOT NULL,
  created_at timestamptz NOT NULL,
  quarantined_at timestamptz NOT NULL DEFAULT now(),
  reason text NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox_quarantine TO spreadsheets_app;

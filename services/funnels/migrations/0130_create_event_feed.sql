-- Up Migration

-- Events that clients read in order with GET events. A sequence number is assigned when events are read for the first time: only committed
-- events have one, so an event that is committed late gets a later number and no reader has passed it.
CREATE TABLE IF NOT EXISTS feed_events (
  frame_id uuid NOT NULL,
  id uuid NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  sequence bigint,
  kind text NOT NULL,
  -- The exact body that webhooks receive.
  payload text NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  CONSTRAINT feed_events_pkey PRIMARY KEY (frame_id, id)
);
CREATE UNIQUE INDEX IF NOT EXISTS feed_events_sequence_idx ON feed_events (frame_id, sequence) WHERE sequence IS NOT NULL;
CREATE INDEX IF NOT EXISTS feed_events_new_idx ON feed_events (frame_id, position) WHERE sequence IS NULL;
CREATE INDEX IF NOT EXISTS feed_events_recorded_idx ON feed_events USING brin (recorded_at);

-- A row for each frame that has read its events. A reader behind `purged_sequence` has missed events.
CREATE TABLE IF NOT EXISTS feed_heads (
  frame_id uuid NOT NULL,
  last_sequence bigint NOT NULL DEFAULT 0,
  purged_sequence bigint NOT NULL DEFAULT 0,
  CONSTRAINT feed_heads_pkey PRIMARY KEY (frame_id)
);

ALTER TABLE feed_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE feed_heads ENABLE ROW LEVEL SECURITY;
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_policies WHERE tablename = 'feed_events') THEN
    CREATE POLICY frame_only ON feed_events TO funnels_app USING (frame_id = current_frame());
    CREATE POLICY frame_only ON feed_heads TO funnels_app USING (frame_id = current_frame());
  END IF;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON feed_events, feed_heads TO funnels_app;

-- Deletes events of all frames and returns only a number. Readers that have not read a deleted event get an error instead of a gap: their
-- position is before `purged_sequence`. An event without a number is deleted as if it had the next one.
CREATE OR REPLACE FUNCTION purge_feed_events(how_many integer, retention interval) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
  AS $$
    WITH purged AS (
      DELETE FROM feed_events WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM feed_events WHERE recorded_at < now() - retention LIMIT how_many FOR UPDATE SKIP LOCKED))
      RETURNING frame_id, sequence
    ), lost AS (
      SELECT frame_id, max(sequence) AS sequence, bool_or(sequence IS NULL) AS is_unread FROM purged GROUP BY frame_id
    ), marked AS (
      UPDATE feed_heads h SET
        last_sequence = h.last_sequence + lost.is_unread::integer,
        purged_sequence = CASE WHEN lost.is_unread THEN h.last_sequence + 1 ELSE greatest(h.purged_sequence, lost.sequence) END
      FROM lost WHERE h.frame_id = lost.frame_id
    )
    SELECT count(*) FROM purged
  $$;
REVOKE EXECUTE ON FUNCTION purge_feed_events FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_feed_events TO funnels_app;

-- Up Migration

SET LOCAL lock_timeout = '5s';

-- What a call may use at most. It counts against daily budgets until the call is settled.
ALTER TABLE model_calls
  ADD COLUMN IF NOT EXISTS reserved_tokens integer NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS reserved_cost numeric(18, 8) NOT NULL DEFAULT 0,
  -- Null in calls from before it was recorded.
  ADD COLUMN IF NOT EXISTS max_output_tokens integer;
CREATE INDEX IF NOT EXISTS model_calls_pending_idx ON model_calls (frame_id, called_at) WHERE status = 'pending';

-- Up Migration

SET lock_timeout = '5s';

-- Finds the executions that a cause has started and that still change records.
CREATE INDEX IF NOT EXISTS agent_executions_working_idx ON agent_executions (frame_id, correlation_id)
  WHERE status IN ('pending', 'running');

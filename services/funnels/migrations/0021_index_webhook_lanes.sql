-- Up Migration

-- A webhook may have a row for each project; the index finds the first ones without reading the others.
CREATE INDEX webhook_lanes_first_idx ON webhook_lanes (frame_id, webhook_id, ready_at);
CREATE INDEX webhook_lanes_leased_idx ON webhook_lanes (frame_id, webhook_id) WHERE lease_until IS NOT NULL;
DROP INDEX webhook_lanes_webhook_idx;
DROP INDEX webhook_lanes_ready_idx;

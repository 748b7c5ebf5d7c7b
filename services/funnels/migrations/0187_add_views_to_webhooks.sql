-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Only events of projects in this saved view.
ALTER TABLE webhooks ADD COLUMN IF NOT EXISTS view_id uuid;

-- A delivery is checked against the view after the search has applied the change.
ALTER TABLE webhook_events ADD COLUMN IF NOT EXISTS consistency_token text;

ALTER TABLE webhook_deliveries DROP CONSTRAINT IF EXISTS webhook_deliveries_status_check;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_status_check
  CHECK (status IN ('pending', 'delivered', 'failed', 'skipped')) NOT VALID;

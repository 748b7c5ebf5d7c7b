-- Up Migration

-- Headers that are sent with each delivery, filters on its event, and whether deliveries of one project wait for each other.
ALTER TABLE webhooks
  ADD COLUMN IF NOT EXISTS headers jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN IF NOT EXISTS filters jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN IF NOT EXISTS ordering text NOT NULL DEFAULT 'project';
ALTER TABLE webhooks DROP CONSTRAINT IF EXISTS webhooks_ordering_check;
ALTER TABLE webhooks ADD CONSTRAINT webhooks_ordering_check CHECK (ordering IN ('project', 'none'));

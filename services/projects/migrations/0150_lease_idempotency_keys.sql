-- Up Migration

-- A key is claimed before its request runs: `claim_id` and `lease_until` name the attempt that runs it. `resource` is written in the
-- transaction of the effect, so that an attempt that takes the claim over does not repeat the effect.
ALTER TABLE idempotency_keys
  ADD COLUMN IF NOT EXISTS claim_id uuid,
  ADD COLUMN IF NOT EXISTS lease_until timestamptz,
  ADD COLUMN IF NOT EXISTS resource text;

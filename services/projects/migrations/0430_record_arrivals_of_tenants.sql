-- Up Migration

SET lock_timeout = '5s';

-- Tenants that moved to this cell, with its name in the directory. As cell_departures, only the move of a tenant writes it.
CREATE TABLE IF NOT EXISTS cell_arrivals (
  frame uuid CONSTRAINT cell_arrivals_pkey PRIMARY KEY,
  cell text NOT NULL,
  arrived_at timestamptz(3) NOT NULL DEFAULT now()
);

-- When an operator deleted what the tenant left behind.
ALTER TABLE cell_departures ADD COLUMN IF NOT EXISTS deleted_at timestamptz(3);

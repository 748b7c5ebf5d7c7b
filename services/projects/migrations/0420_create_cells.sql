-- Up Migration

SET lock_timeout = '5s';

-- The directory of cells, in the installation that is their entry. Versions of both tables come from one sequence, so that a
-- cell or placement that was removed and created again has a higher one.
CREATE SEQUENCE IF NOT EXISTS cell_directory_version;

CREATE TABLE IF NOT EXISTS cells (
  name text CONSTRAINT cells_pkey PRIMARY KEY,
  -- Null for the cell of this installation.
  url text,
  weight integer NOT NULL CONSTRAINT cells_weight_check CHECK (weight >= 0),
  state text NOT NULL CONSTRAINT cells_state_check CHECK (state IN ('open', 'closed')),
  version bigint NOT NULL,
  published_at timestamptz(3) NOT NULL
);

-- The column is not named frame_id, because a placement is no data of the tenant: it remains when the data moves or is deleted.
CREATE TABLE IF NOT EXISTS cell_placements (
  frame uuid CONSTRAINT cell_placements_pkey PRIMARY KEY,
  cell text NOT NULL,
  state text NOT NULL CONSTRAINT cell_placements_state_check CHECK (state IN ('active', 'paused')),
  version bigint NOT NULL,
  published_at timestamptz(3) NOT NULL
);
CREATE INDEX IF NOT EXISTS cell_placements_cell_idx ON cell_placements (cell);
CREATE INDEX IF NOT EXISTS cell_placements_published_idx ON cell_placements (published_at);

-- Tenants that left this installation for another cell. Only the move of a tenant writes it, as an administrator.
CREATE TABLE IF NOT EXISTS cell_departures (
  frame uuid CONSTRAINT cell_departures_pkey PRIMARY KEY,
  cell text NOT NULL,
  departed_at timestamptz(3) NOT NULL DEFAULT now()
);

GRANT SELECT, INSERT, UPDATE, DELETE ON cells TO projects_app;
GRANT SELECT, INSERT, UPDATE ON cell_placements TO projects_app;
GRANT USAGE ON SEQUENCE cell_directory_version TO projects_app;

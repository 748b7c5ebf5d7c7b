import type { Client } from 'pg';
import { withClient } from '../../dev/servers/databases';
import { StartFailure } from '../../process/start-failure';

/** Whether a tenant lives in a cell, as far as it can be known. `no cells` is an installation of its own. */
export type Residence = 'here' | 'not here' | 'no cells';

interface Records {
  /** Name of this cell. */
  readonly own: string | null;
  readonly is_entry: boolean;
  /** A tenant has moved to this cell or from it. */
  readonly knows_moves: boolean;
  readonly has_left: boolean;
  readonly has_data: boolean;
  /** The cell of the tenant, in the entry. */
  readonly placed_on: string | null;
}

/** The entry has the only cell without a URL. Of a move and its return, the later one counts. */
const RECORDS = `
  SELECT COALESCE((SELECT name FROM cells WHERE url IS NULL LIMIT 1), (SELECT cell FROM cell_arrivals LIMIT 1)) AS own,
    EXISTS (SELECT FROM cells) AS is_entry,
    EXISTS (SELECT FROM cell_arrivals UNION ALL SELECT FROM cell_departures) AS knows_moves,
    EXISTS (SELECT FROM cell_departures d WHERE d.frame = $1 AND NOT EXISTS (
      SELECT FROM cell_arrivals a WHERE a.frame = $1 AND a.arrived_at > d.departed_at)) AS has_left,
    EXISTS (SELECT FROM frames WHERE id = $1) AS has_data,
    (SELECT cell FROM cell_placements WHERE frame = $1) AS placed_on`;

/**
 * Where a tenant lives: in the cell that the directory says, if `projects` is the database of the entry or `entryUrl` is
 * given and the name of the cell is known; otherwise according to the moves that the cell has recorded.
 */
export async function residenceOf(projects: Client, frameId: string, entryUrl: string | undefined): Promise<Residence> {
  const here = await recordsIn(projects, frameId);
  if (!here.is_entry && !here.knows_moves) return 'no cells';
  if (here.own !== null) {
    const directory =
      here.is_entry || entryUrl === undefined ? here : await withClient(entryUrl, (entry) => recordsIn(entry, frameId));
    const cell = directory.placed_on ?? (directory.has_data ? directory.own : null);
    if (directory.is_entry) return cell === here.own ? 'here' : 'not here';
  }
  return here.has_left ? 'not here' : 'here';
}

/** One key for each tenant. A move holds it in both cells, a deletion in one, so that they exclude each other. */
const LOCK = `SELECT pg_try_advisory_lock(hashtextextended('trackway tenant ' || $1, 0)) AS is_locked`;

/** Holds the lock of the tenant until the connection ends. @throws StartFailure if another command holds it. */
export async function lockTenant(projects: Client, frameId: string): Promise<void> {
  const { rows } = await projects.query<{ is_locked: boolean }>(LOCK, [frameId]);
  if (!rows[0]?.is_locked) throw new StartFailure(`Another command moves or deletes the tenant ${frameId} now.`);
}

async function recordsIn(client: Client, frameId: string): Promise<Records> {
  const { rows } = await client.query<Records>(RECORDS, [frameId]);
  const [records] = rows;
  if (!records) throw new Error('The database of projects has no records.');
  return records;
}

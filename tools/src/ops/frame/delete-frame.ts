import type { Client } from 'pg';
import { databaseUrl, withClient } from '../../dev/servers/databases';
import { StartFailure } from '../../process/start-failure';
import type { BackedUpServers } from '../backup/servers-of';
import type { FileStores } from './copy/file-stores';
import { deleteFiles, keysOfOperations } from './copy/tenant-files';
import { deleteFromMongo } from './mongo-frame';
import { deleteFromPostgres } from './postgres-frame';
import { lockTenant, residenceOf } from './residence';
import { storesOf } from './stores-of';

export interface DeletedFrame {
  readonly frameId: string;
  /** The tenant itself is deleted, not only what it left behind when it moved. */
  readonly isLeaving: boolean;
}

export interface DeleteDeps {
  readonly servers: BackedUpServers;
  /** PostgreSQL server of the entry of cells. */
  readonly entryPostgresUrl: string | undefined;
  /** Stores whose files of the tenant are deleted, too. */
  readonly files: FileStores;
  readonly say: (line: string) => void;
  readonly isDryRun: boolean;
}

/** A tenant that moved to another cell, and whose data is still here. */
export interface Departed {
  readonly frame: string;
  readonly cell: string;
  readonly departed_at: Date;
}

/** Deletes the data of a tenant. @throws Error if the tenant lives in this cell and does not leave altogether. */
export function deleteFrame(deps: DeleteDeps, { frameId, isLeaving }: DeletedFrame): Promise<void> {
  const { servers, files, say, isDryRun } = deps;
  return inProjects(servers, async (projects) => {
    await lockTenant(projects, frameId);
    const entry = deps.entryPostgresUrl && databaseUrl(deps.entryPostgresUrl, { database: 'projects' });
    if (!isLeaving && (await residenceOf(projects, frameId, entry)) === 'here')
      throw new StartFailure(livesHere(frameId));
    if (isDryRun) return;
    // The rows name the files of imports and exports.
    const keys = files.size === 0 ? [] : await keysOfOperations(servers.postgresUrl, frameId);
    for (const { service, url, isPostgres } of storesOf(servers)) {
      say(`Deleting ${frameId} from ${service}`);
      await (isPostgres ? deleteFromPostgres : deleteFromMongo)(url, frameId);
    }
    await deleteFiles(files, { frameId, keys });
    await projects.query('UPDATE cell_departures SET deleted_at = now() WHERE frame = $1', [frameId]);
  });
}

/** Tenants that left at least so many hours ago, the first one first. */
export async function departedFrames(projects: Client, hours: number): Promise<readonly Departed[]> {
  const { rows } = await projects.query<Departed>(
    `SELECT frame, cell, departed_at FROM cell_departures
     WHERE deleted_at IS NULL AND departed_at <= now() - make_interval(secs => $1 * 3600) ORDER BY departed_at`,
    [hours],
  );
  return rows;
}

/** Runs `work` in the database of projects. */
export function inProjects<T>(
  { postgresUrl }: Pick<BackedUpServers, 'postgresUrl'>,
  work: (projects: Client) => Promise<T>,
): Promise<T> {
  return withClient(databaseUrl(postgresUrl, { database: 'projects' }), work);
}

function livesHere(frameId: string): string {
  return `The tenant ${frameId} lives in this cell. Pass --tenant-leaves if the tenant itself is to be deleted. To delete what it left behind when it moved, set POSTGRES_URL and MONGODB_URL of the cell that it left.`;
}

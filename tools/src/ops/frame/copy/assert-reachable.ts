import { databaseUrl, withClient } from '../../../dev/servers/databases';
import { StartFailure } from '../../../process/start-failure';
import { collectionsOf, withMongo } from '../../backup/mongo-backup';
import type { BackedUpServers } from '../../backup/servers-of';
import { storesOf } from '../stores-of';
import { type CellPrefix, describeCell, reasonOf } from './describe-error';

interface Servers {
  readonly source: BackedUpServers;
  readonly target: BackedUpServers;
  /** If the entry is not the source. */
  readonly entryPostgresUrl?: string | undefined;
}

interface Store {
  readonly service: string;
  readonly url: string;
  readonly isPostgres: boolean;
  readonly cell: CellPrefix;
}

/** @throws StartFailure that names a database that cannot be used, its cell and its setting */
export async function assertReachable({ source, target, entryPostgresUrl }: Servers): Promise<void> {
  const inCell = (servers: BackedUpServers, cell: CellPrefix) => storesOf(servers).map((store) => ({ ...store, cell }));
  const stores: Store[] = [...inCell(source, ''), ...inCell(target, 'TARGET_')];
  if (entryPostgresUrl !== undefined) {
    const url = databaseUrl(entryPostgresUrl, { database: 'projects' });
    stores.push({ service: 'projects', url, isPostgres: true, cell: 'ENTRY_' });
  }
  await Promise.all(stores.map(assertUsable));
}

async function assertUsable({ service, url, isPostgres, cell }: Store): Promise<void> {
  try {
    await (isPostgres ? withClient(url, (client) => client.query('SELECT 1')) : withMongo(url, collectionsOf));
  } catch (error) {
    const setting = `${cell}${isPostgres ? 'POSTGRES_URL' : 'MONGODB_URL'}`;
    throw new StartFailure(
      `The database ${service} of ${describeCell(cell)} cannot be used: ${reasonOf(error)}. ` +
        `Correct the address, login or certificate authority of ${setting}.`,
      { cause: error },
    );
  }
}

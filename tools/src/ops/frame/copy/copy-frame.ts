import { databaseUrl } from '../../../dev/servers/databases';
import { StartFailure } from '../../../process/start-failure';
import type { BackedUpServers } from '../../backup/servers-of';
import { storesOf } from '../stores-of';
import type { Compared } from './compared';
import { compareFiles, copyTenantFiles, filesOfFrame } from './copy-files';
import { compareMongo, copyMongo } from './copy-mongo';
import { comparePostgres, copyPostgres } from './copy-postgres';
import { isReadByWorkers } from './read-by-workers';

export interface ComparedService {
  readonly service: string;
  readonly compared: readonly Compared[];
}

/** The servers of the other cell: TARGET_POSTGRES_URL, TARGET_MONGODB_URL and, for files on disk, TARGET_STORAGE_FOLDER. */
export function targetOf(env: NodeJS.ProcessEnv): BackedUpServers {
  const { TARGET_POSTGRES_URL: postgresUrl, TARGET_MONGODB_URL: mongodbUrl } = env;
  if (!postgresUrl || !mongodbUrl) {
    throw new StartFailure('Set TARGET_POSTGRES_URL and TARGET_MONGODB_URL, the servers of the other cell.');
  }
  return { postgresUrl, mongodbUrl, storageFolder: env['TARGET_STORAGE_FOLDER'] };
}

/** Compares the tenant in all databases and, if both folders are given, in the files. */
export async function compareFrame(
  servers: { source: BackedUpServers; target: BackedUpServers },
  frameId: string,
): Promise<readonly ComparedService[]> {
  const files = await filesOf(servers, frameId, async () => undefined);
  const services = await each(servers, (isPostgres) => (isPostgres ? comparePostgres : compareMongo), { frameId });
  return [...services, ...files];
}

/**
 * Copies what differs, and returns what differed. Files come first, so that no copied row lacks its file. With `isInUse`,
 * only what no background work reads.
 */
export async function copyFrame(
  servers: { source: BackedUpServers; target: BackedUpServers },
  frameId: string,
  isInUse = false,
): Promise<readonly ComparedService[]> {
  const files = await filesOf(servers, frameId, copyTenantFiles);
  const choose = (isPostgres: boolean) => (isPostgres ? copyPostgres : copyMongo);
  const services = await each(servers, choose, { frameId, isInUse });
  return [...services, ...files];
}

type Work = (
  urls: { source: string; target: string },
  frameId: string,
  isIncluded: (table: string) => boolean,
) => Promise<Compared[]>;

function each(
  { source, target }: { source: BackedUpServers; target: BackedUpServers },
  choose: (isPostgres: boolean) => Work,
  { frameId, isInUse = false }: { frameId: string; isInUse?: boolean },
): Promise<readonly ComparedService[]> {
  const targets = new Map(storesOf(target).map(({ service, url }) => [service, url]));
  return Promise.all(
    storesOf(source).map(async ({ service, url, isPostgres }) => {
      const urls = { source: url, target: targets.get(service) ?? '' };
      const isIncluded = (table: string) => !isInUse || !isReadByWorkers(service, table);
      return { service, compared: await choose(isPostgres)(urls, frameId, isIncluded) };
    }),
  );
}

export async function filesOf(
  { source, target }: { source: BackedUpServers; target: BackedUpServers },
  frameId: string,
  copy: typeof copyTenantFiles,
): Promise<readonly ComparedService[]> {
  if (!source.storageFolder || !target.storageFolder) return [];
  const folders = { source: source.storageFolder, target: target.storageFolder };
  const operations = databaseUrl(source.postgresUrl, { database: 'spreadsheets' });
  const paths = await filesOfFrame(folders.source, frameId, operations);
  await copy(folders, paths);
  return [{ service: 'all', compared: [await compareFiles(folders, paths)] }];
}

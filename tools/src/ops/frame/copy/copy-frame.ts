import { StartFailure } from '../../../process/start-failure';
import { withMongo } from '../../backup/mongo-backup';
import { type BackedUpServers, serversOf } from '../../backup/servers-of';
import { storesOf } from '../stores-of';
import { assertReachable } from './assert-reachable';
import type { Compared } from './compared';
import { FileCopy } from './copy-files';
import { compareMongo, copyMongo, type MongoDatabases } from './copy-mongo';
import { comparePostgres, copyPostgres } from './copy-postgres';
import { inDatabase } from './describe-error';
import { fileStoresOf, pairsOf } from './file-stores';
import { isReadByWorkers } from './read-by-workers';
import { keysOfOperations } from './tenant-files';

export interface ComparedService {
  readonly service: string;
  readonly compared: readonly Compared[];
}

export interface BothCells {
  readonly source: BackedUpServers;
  readonly target: BackedUpServers;
  readonly env: NodeJS.ProcessEnv;
}

/** The servers of this cell, and those of the other one: TARGET_POSTGRES_URL and TARGET_MONGODB_URL. */
export function bothCellsOf(env: NodeJS.ProcessEnv): BothCells {
  const { TARGET_POSTGRES_URL: postgresUrl, TARGET_MONGODB_URL: mongodbUrl } = env;
  if (!postgresUrl || !mongodbUrl) {
    throw new StartFailure('Set TARGET_POSTGRES_URL and TARGET_MONGODB_URL, the servers of the other cell.');
  }
  const target = { postgresUrl, mongodbUrl, storageFolder: env['TARGET_STORAGE_FOLDER'] };
  return { source: serversOf(env), target, env };
}

/** The files of a tenant in both cells. @throws StartFailure if only one of them has a store of a service */
export function fileCopyOf({ source, target, env }: BothCells, frameId: string): FileCopy {
  const pairs = pairsOf(
    fileStoresOf(env, source.storageFolder, ''),
    fileStoresOf(env, target.storageFolder, 'TARGET_'),
  );
  return new FileCopy({
    frameId,
    pairs,
    operationKeys: () => inDatabase('spreadsheets', keysOfOperations(source.postgresUrl, frameId)),
  });
}

/** Compares the tenant in all databases and, if stores are given, in the files. */
export async function compareFrame(cells: BothCells, frameId: string): Promise<readonly ComparedService[]> {
  await assertReachable(cells);
  const files = await fileCopyOf(cells, frameId).compare();
  const services = await each(cells, (isPostgres) => (isPostgres ? comparePostgres : inMongo(compareMongo)), {
    frameId,
  });
  return [...services, { service: 'files', compared: files }];
}

/**
 * Copies what differs, and returns what differed. Files come first, so that no copied row lacks its file. With `isInUse`,
 * only what no background work reads.
 */
export async function copyFrame(
  cells: BothCells,
  frameId: string,
  isInUse = false,
): Promise<readonly ComparedService[]> {
  await assertReachable(cells);
  const files = await fileCopyOf(cells, frameId).copyAll();
  const choose = (isPostgres: boolean) => (isPostgres ? copyPostgres : inMongo(copyMongo));
  const services = await each(cells, choose, { frameId, isInUse });
  return [...services, { service: 'files', compared: files }];
}

type Work = (
  urls: { source: string; target: string },
  frameId: string,
  isIncluded: (table: string) => boolean,
) => Promise<Compared[]>;

function inMongo(
  work: (databases: MongoDatabases, frameId: string, isIncluded: (name: string) => boolean) => Promise<Compared[]>,
): Work {
  return (urls, frameId, isIncluded) =>
    withMongo(urls.source, (source) =>
      withMongo(urls.target, (target) => work({ source, target }, frameId, isIncluded)),
    );
}

function each(
  { source, target }: BothCells,
  choose: (isPostgres: boolean) => Work,
  { frameId, isInUse = false }: { frameId: string; isInUse?: boolean },
): Promise<readonly ComparedService[]> {
  const targets = new Map(storesOf(target).map(({ service, url }) => [service, url]));
  return Promise.all(
    storesOf(source).map(async ({ service, url, isPostgres }) => {
      const urls = { source: url, target: targets.get(service) ?? '' };
      const isIncluded = (table: string) => !isInUse || !isReadByWorkers(service, table);
      return { service, compared: await inDatabase(service, choose(isPostgres)(urls, frameId, isIncluded)) };
    }),
  );
}

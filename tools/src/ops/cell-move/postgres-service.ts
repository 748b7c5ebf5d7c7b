import type { Client } from 'pg';
import { newClient } from '../../dev/servers/databases';
import { ChangeLog } from '../frame/copy/change-log';
import { PostgresCopy } from '../frame/copy/postgres-copy';
import { Freeze } from './freeze';
import { isInUse } from './moved-tables';

/** The database of one service in both cells. */
export interface PostgresService {
  readonly service: string;
  readonly copy: PostgresCopy;
  readonly freeze: Freeze;
  readonly changes: ChangeLog;
  readonly freezing: Client;
}

/** Reads of new tokens write these rows. Requests in the target write them again. */
const PROVISIONED = new Set(['frames', 'users']);

export async function openPostgres(
  service: string,
  urls: { source: string; target: string },
  frameId: string,
): Promise<PostgresService> {
  const copy = await PostgresCopy.open(urls, frameId);
  const freezing = newClient(urls.source);
  await freezing.connect();
  const tables = copy.sourceTables;
  const frozen = tables.map(({ name }) => name).filter((name) => !PROVISIONED.has(name));
  const isCopied = isInUse(service);
  return {
    service,
    copy,
    freezing,
    freeze: new Freeze(freezing, frameId, frozen),
    changes: new ChangeLog(
      freezing,
      tables.filter(({ name }) => isCopied(name)),
    ),
  };
}

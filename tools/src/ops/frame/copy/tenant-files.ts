import { type BlobStore, isIncomplete } from '@trackway/storage';
import { databaseUrl, withClient } from '../../../dev/servers/databases';
import type { FileStores } from './file-stores';

/** Size and, in object stores, tag by key. */
export type Files = ReadonlyMap<string, { readonly bytes: number; readonly tag?: string }>;

/** The folder of a tenant. Files of imports and exports have none. */
const FOLDERS: Readonly<Record<string, (frameId: string) => string>> = {
  forms: (frameId) => frameId,
  channels: (frameId) => frameId,
  funnels: (frameId) => `attachments/${frameId}`,
};

/** The files of a tenant in the store of a service. `keys` are those of its imports and exports. */
export async function filesIn(
  store: BlobStore,
  { service, frameId, keys }: { service: string; frameId: string; keys: readonly string[] },
): Promise<Files> {
  const files = new Map<string, { bytes: number; tag?: string }>();
  const folder = FOLDERS[service];
  if (folder) {
    for await (const { key, bytes, tag } of store.list(folder(frameId))) {
      if (!isIncomplete(key)) files.set(key, { bytes, ...(tag === undefined ? {} : { tag }) });
    }
    return files;
  }
  for (const key of keys) {
    const bytes = await store.size(key);
    if (bytes !== undefined) files.set(key, { bytes });
  }
  return files;
}

/** Keys of the files of imports and exports, in the store of spreadsheets. */
export function keysOfOperations(postgresUrl: string, frameId: string): Promise<readonly string[]> {
  return withClient(databaseUrl(postgresUrl, { database: 'spreadsheets' }), async (client) => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT key FROM operations, unnest(ARRAY[source_key, result_key]) AS key WHERE frame_id = $1 AND key IS NOT NULL`,
      [frameId],
    );
    return rows.map(({ key }) => key);
  });
}

/** Number of files of the tenant in each store that has some. */
export async function countFiles(
  stores: FileStores,
  tenant: { readonly frameId: string; readonly keys: readonly string[] },
): Promise<Readonly<Record<string, number>>> {
  const held: Record<string, number> = {};
  for (const [service, store] of stores) {
    const { size } = await filesIn(store, { service, ...tenant });
    if (size > 0) held[service] = size;
  }
  return held;
}

/** Deletes the files of the tenant. Idempotent. */
export async function deleteFiles(
  stores: FileStores,
  tenant: { readonly frameId: string; readonly keys: readonly string[] },
): Promise<void> {
  for (const [service, store] of stores) {
    for (const key of (await filesIn(store, { service, ...tenant })).keys()) await store.remove(key);
  }
}

import type { Clock } from '@trackway/runtime';
import type { BlobStore } from './blob-store';
import { FileBlobStore, isIncomplete } from './file-blob-store';

/** A file is stored before its record, and may be written for up to an hour. Younger files are not purged. */
const MIN_AGE_MS = 24 * 60 * 60 * 1_000;
const BATCH_SIZE = 500;

interface Deps {
  readonly storage: BlobStore;
  /** The record that a file belongs to, from its key. Undefined for other files, which remain. */
  readonly recordOf: (key: string) => string | undefined;
  /** Which of these records need their files. */
  readonly findLive: (records: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly clock: Clock;
}

/** Removes files whose record does not exist or does not need them any more, and incomplete files. */
export function makePurgeFiles({ storage, recordOf, findLive, clock }: Deps) {
  return async (): Promise<void> => {
    const before = clock().getTime() - MIN_AGE_MS;
    let old = new Map<string, string>();
    for await (const { key, storedAt } of storage.list()) {
      const record = recordOf(key);
      if (record === undefined || storedAt.getTime() > before) continue;
      old.set(key, record);
      if (old.size < BATCH_SIZE) continue;
      await removeUnneeded(old);
      old = new Map();
    }
    await removeUnneeded(old);
  };

  async function removeUnneeded(records: ReadonlyMap<string, string>): Promise<void> {
    if (records.size === 0) return;
    const live = await findLive([...new Set(records.values())]);
    for (const [key, record] of records) {
      if (!live.has(record) || isIncomplete(key)) await storage.remove(key);
    }
  }
}

/**
 * Removes files that were not completely stored, because their process was killed. Object stores do not list such files,
 * so they are not read.
 */
export function makePurgeIncompleteFiles({ storage, clock }: Pick<Deps, 'storage' | 'clock'>): () => Promise<void> {
  if (!(storage instanceof FileBlobStore)) return async () => undefined;
  return makePurgeFiles({
    storage,
    recordOf: (key) => (isIncomplete(key) ? key : undefined),
    findLive: async () => new Set(),
    clock,
  });
}

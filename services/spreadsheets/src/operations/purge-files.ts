import type { Clock } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';

/** A file is stored before its operation, and an export writes it for up to an hour. Younger files are not purged. */
const MIN_AGE_MS = 24 * 60 * 60 * 1_000;
const BATCH_SIZE = 500;

/** `imports/<operation>.xlsx`, `exports/<operation>.csv`, `errors/<operation>-<row>.xlsx`, and incomplete files of these. */
const KEY = /^(?:imports|exports|errors)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.-]/;

/** Which of these operations exist and retain their files. */
export type FindLiveOperations = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

interface Deps {
  readonly storage: BlobStore;
  readonly findLiveOperations: FindLiveOperations;
  readonly clock: Clock;
}

/** Removes files of operations that ended their retention of 30 days, files without an operation, and incomplete files. */
export function makePurgeFiles({ storage, findLiveOperations, clock }: Deps) {
  return async (): Promise<void> => {
    const before = clock().getTime() - MIN_AGE_MS;
    let old = new Map<string, string>();
    for await (const { key, storedAt } of storage.list()) {
      const [, operation] = KEY.exec(key) ?? [];
      if (operation === undefined || storedAt.getTime() > before) continue;
      old.set(key, operation);
      if (old.size < BATCH_SIZE) continue;
      await removeUnneeded(old);
      old = new Map();
    }
    await removeUnneeded(old);
  };

  async function removeUnneeded(operations: ReadonlyMap<string, string>): Promise<void> {
    if (operations.size === 0) return;
    const live = await findLiveOperations([...new Set(operations.values())]);
    for (const [key, operation] of operations) {
      if (!live.has(operation) || key.endsWith('.part')) await storage.remove(key);
    }
  }
}

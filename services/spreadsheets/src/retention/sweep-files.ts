import type { Clock } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { FindLiveOperations } from './live-operations';

/** A file is stored before its operation is, and written for as long as an export takes: nothing younger is touched. */
const PATIENCE_MS = 24 * 60 * 60 * 1_000;
const AT_ONCE = 500;

/** `imports/<operation>.xlsx`, `exports/<operation>.csv`, `errors/<operation>-<row>.xlsx`, and what broke off of them. */
const KEY = /^(?:imports|exports|errors)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.-]/;

interface Deps {
  readonly storage: BlobStore;
  readonly findLiveOperations: FindLiveOperations;
  readonly clock: Clock;
}

/** Removes the files of operations whose 30 days are over, those that no operation knows, and what broke off in the middle. */
export function makeSweepFiles({ storage, findLiveOperations, clock }: Deps) {
  return async (): Promise<void> => {
    const before = clock().getTime() - PATIENCE_MS;
    let old = new Map<string, string>();
    for await (const { key, storedAt } of storage.list()) {
      const [, operation] = KEY.exec(key) ?? [];
      if (operation === undefined || storedAt.getTime() > before) continue;
      old.set(key, operation);
      if (old.size < AT_ONCE) continue;
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

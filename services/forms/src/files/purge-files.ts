import type { Clock } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { FileStores } from './file-store';

/** Whoever fills in a form may take a day for it; a process that died is given up no later. */
const PATIENCE_MS = 24 * 60 * 60 * 1_000;
const AT_ONCE = 100;

interface Deps {
  readonly unitOfWork: UnitOfWork<FileStores>;
  readonly storage: BlobStore;
  readonly clock: Clock;
}

/** To be called before bytes are stored: a process that dies in between leaves a trace to sweep up after it. */
export function makeExpectUpload({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (key: string): Promise<void> => unitOfWork.read(({ files }) => files.expectUpload(key, clock()));
}

/**
 * Removes files that were uploaded by a link and never submitted, and bytes that never became a file. Bytes go first: what
 * is interrupted is done again. Says whether there may be more.
 */
export function makePurgeFiles({ unitOfWork, storage, clock }: Deps) {
  return async (): Promise<boolean> => {
    const before = new Date(clock().getTime() - PATIENCE_MS);
    const unused = await unitOfWork.read(({ files }) => files.unusedSince(before, AT_ONCE));
    const overdue = await unitOfWork.read(({ files }) => files.overdueUploads(before, AT_ONCE));
    for (const key of [...unused.map((file) => file.key), ...overdue]) await storage.remove(key);
    await unitOfWork.run(async ({ files }) => {
      await files.remove(unused);
      await files.forgetUploads(overdue);
    });
    return unused.length === AT_ONCE || overdue.length === AT_ONCE;
  };
}

import type { Clock } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { FileStores } from './file-store';

/** Respondents have a day to submit a form after an upload. */
const MIN_AGE_MS = 24 * 60 * 60 * 1_000;
const BATCH_SIZE = 100;

interface Deps {
  readonly unitOfWork: UnitOfWork<FileStores>;
  readonly storage: BlobStore;
  readonly clock: Clock;
}

/** Call before bytes are stored, so that they are purged if the process crashes before the file is recorded. */
export function makeExpectUpload({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (key: string): Promise<void> => unitOfWork.read(({ files }) => files.expectUpload(key, clock()));
}

/**
 * Removes files that were uploaded through a link and not submitted, and bytes without a file. A file is removed before its
 * bytes, so that no submission can use it in between. An interrupted purge is repeated. Returns whether there may be more.
 */
export function makePurgeFiles({ unitOfWork, storage, clock }: Deps) {
  return async (): Promise<boolean> => {
    const before = new Date(clock().getTime() - MIN_AGE_MS);
    const removed = await unitOfWork.run(async ({ files }) => {
      const unused = await files.unusedSince(before, BATCH_SIZE);
      await files.remove(unused);
      for (const { key, unusedSince, createdAt } of unused) await files.expectUpload(key, unusedSince ?? createdAt);
      return unused.length;
    });
    const overdue = await unitOfWork.read(({ files }) => files.overdueUploads(before, BATCH_SIZE));
    const results = await Promise.allSettled(overdue.map((key) => storage.remove(key)));
    const gone = overdue.filter((_, index) => results[index]?.status === 'fulfilled');
    await unitOfWork.run(({ files }) => files.removeExpectedUploads(gone));
    // One object that cannot be removed does not retain the others.
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return removed === BATCH_SIZE || overdue.length === BATCH_SIZE;
  };
}

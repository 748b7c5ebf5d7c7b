import type { BlobStore } from './blob-store';

/**
 * Removes the file of a rejected or repeated request, which no record refers to. A failure is ignored, so that it does not
 * replace the result or the error of the request: purges remove such files later.
 */
export async function discardBlob(storage: Pick<BlobStore, 'remove'>, key: string): Promise<void> {
  await storage.remove(key).catch(() => undefined);
}

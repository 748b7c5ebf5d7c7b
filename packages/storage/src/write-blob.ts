import { PassThrough } from 'node:stream';
import { isAppError } from '@trackway/errors';
import type { BlobStore } from './blob-store';

/**
 * Stores what `write` writes under `key`. Returns the result of `write` and the number of bytes. Stores nothing if one of them
 * fails.
 * @throws the error of the store if it fails first, otherwise the error of `write`
 */
export async function writeBlob<T>(
  storage: Pick<BlobStore, 'put'>,
  key: string,
  write: (content: PassThrough) => Promise<T>,
): Promise<{ readonly result: T; readonly bytes: number }> {
  const content = new PassThrough();
  const stored = storage.put(key, content);
  // It is awaited below.
  stored.catch(() => undefined);
  try {
    const result = await write(content);
    content.end();
    return { result, bytes: await stored };
  } catch (error) {
    content.destroy();
    // A store that fails first destroys the content, so writing fails as a consequence.
    const storeError = await stored.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    throw isAppError(storeError) ? storeError : error;
  }
}

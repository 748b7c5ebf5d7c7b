import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertValidKey } from './assert-valid-key';
import type { BlobStore, ByteRange, StoredBlob } from './blob-store';
import { toUnavailable } from './storage-errors';

const INCOMPLETE = '.part';

/** Whether a listed file is not complete. */
export function isIncomplete(key: string): boolean {
  return key.endsWith(INCOMPLETE);
}

/** Stores files in a folder. A file becomes visible when it is complete and flushed to disk. */
export class FileBlobStore implements BlobStore {
  constructor(private readonly folder: string) {}

  async put(key: string, content: Readable): Promise<number> {
    const path = this.path(key);
    const temporaryPath = `${path}.${randomUUID()}${INCOMPLETE}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(temporaryPath, { flush: true }));
      const { size } = await stat(temporaryPath);
      await rename(temporaryPath, path);
      await flushFolder(dirname(path));
      return size;
    } catch (error) {
      await rm(temporaryPath, { force: true });
      throw toUnavailable(error);
    }
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await stat(this.path(key))).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  read(key: string, range?: ByteRange): Readable {
    return createReadStream(this.path(key), range && { start: range.start, end: range.end });
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async *list(folder?: string): AsyncGenerator<StoredBlob> {
    await mkdir(this.folder, { recursive: true });
    const root = folder === undefined ? this.folder : this.path(folder);
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile()) continue;
      const found = await stat(path).catch(() => undefined);
      if (found) yield { key: relative(this.folder, path), storedAt: found.mtime, bytes: found.size };
    }
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  private path(key: string): string {
    return join(this.folder, assertValidKey(key));
  }
}

/** A rename survives a power failure only if the folder is flushed, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

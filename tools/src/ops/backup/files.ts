import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isIncomplete } from '@trackway/storage';
import type { Manifest } from './manifest';

/** Copies a folder and returns the contents of the copy. A missing folder counts as empty. */
export async function copyFiles(from: string, to: string, filter?: (path: string) => boolean): Promise<Manifest> {
  const options = { recursive: true, errorOnExist: true, force: false, ...(filter ? { filter } : {}) };
  if (existsSync(from)) await cp(from, to, options);
  return { files: await figuresOf(to) };
}

/** Copies the files of a service in use. Incomplete ones are left out: they are renamed or removed while they are copied. */
export function backUpFiles(from: string, to: string): Promise<Manifest> {
  return copyFiles(from, to, (path) => !isIncomplete(path));
}

/** A checksum of names and contents, independent of their order. */
async function figuresOf(folder: string): Promise<Manifest[string]> {
  let count = 0;
  let sum = 0n;
  for (const file of existsSync(folder) ? await filesIn(folder) : []) {
    const hash = createHash('sha256').update(`${relative(folder, file)}\0`);
    await pipeline(createReadStream(file), hash);
    sum += hash.digest().readBigUInt64BE();
    count += 1;
  }
  return { count, checksum: sum.toString() };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

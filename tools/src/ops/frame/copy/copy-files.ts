import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import type { Compared } from './compared';

interface Folders {
  readonly source: string;
  readonly target: string;
}

/** The files of a tenant, as paths below the folder with the files of all services. */
export async function filesOfFrame(root: string, frameId: string, spreadsheetsUrl: string): Promise<readonly string[]> {
  const folders = [join('forms', frameId), join('channels', frameId), join('funnels', 'attachments', frameId)];
  const found = await Promise.all(folders.map((folder) => filesIn(root, folder)));
  const ofOperations = (await keysOfOperations(spreadsheetsUrl, frameId)).map((key) => join('spreadsheets', key));
  return [...found.flat(), ...ofOperations.filter((path) => existsSync(join(root, path)))].sort();
}

/** Copies files that the target lacks. Stored files never change, and each is complete under its name. */
export async function copyTenantFiles(folders: Folders, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const target = join(folders.target, path);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(folders.source, path), `${target}.copy`);
    await rename(`${target}.copy`, target);
  }
}

export async function compareFiles(folders: Folders, paths: readonly string[]): Promise<Compared> {
  const there = paths.filter((path) => existsSync(join(folders.target, path)));
  let isEqual = there.length === paths.length;
  for (const path of there) {
    isEqual &&= (await hashOf(join(folders.source, path))) === (await hashOf(join(folders.target, path)));
  }
  return { name: 'files', source: paths.length, target: there.length, isEqual };
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const base = join(root, folder);
  if (!existsSync(base)) return [];
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}

/** Files of imports and exports have no folder of their tenant. */
async function keysOfOperations(url: string, frameId: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>(
      `SELECT key FROM operations, unnest(ARRAY[source_key, result_key]) AS key WHERE frame_id = $1 AND key IS NOT NULL`,
      [frameId],
    );
    return rows.map(({ key }) => key);
  } finally {
    await client.end();
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
}

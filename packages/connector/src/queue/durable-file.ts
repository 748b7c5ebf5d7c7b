import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file that is complete after a crash, or absent. The folder has to be synced afterwards. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, 'w');
  try {
    await file.writeFile(content);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}

/** Makes new and renamed files of a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function moveDurably(from: string, to: string, name: string): Promise<void> {
  await rename(join(from, name), join(to, name));
  await syncFolder(to);
}

import { cp, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@trackway/runtime';
import { FileBlobStore } from '@trackway/storage';
import { temporaryFolder } from '@trackway/testkit';
import type { SnapshotManifest } from './snapshot-manifest';
import { SnapshotStore } from './snapshot-store';

const columns = [{ name: 'counts', parts: [{ live: 1 }] }];

async function start() {
  const folder = temporaryFolder();
  const storage = new FileBlobStore(folder);
  const store = new SnapshotStore({ storage, newId, now: Date.now });
  const publish = async (frameId: string): Promise<SnapshotManifest> => {
    const stored = await store.write(frameId, columns);
    const times = { writtenAt: 1, readAt: 2, searchedAt: 3 };
    const manifest = {
      schema: 's',
      origin: 'o',
      frameId,
      ...stored,
      ...times,
      projects: 1,
      snapshot: '1:1:',
      changed: [],
    };
    await store.publish(manifest);
    return manifest;
  };
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys.sort();
  };
  const age = async (key: string) => utimes(join(folder, key), 0, 0);
  return { folder, store, publish, files, age };
}

async function contentOf(store: SnapshotStore, manifest: SnapshotManifest): Promise<unknown[]> {
  const parts: unknown[] = [];
  for await (const part of store.read(manifest)) parts.push(part);
  return parts;
}

it('finds a published manifest and its content', async () => {
  const { store, publish } = await start();
  const frameId = newId();
  const manifest = await publish(frameId);

  expect(await store.find(frameId)).toEqual(manifest);
  expect(await contentOf(store, manifest)).toEqual([['counts', { live: 1 }]]);
  expect(await store.find(newId())).toBeUndefined();
  expect(await store.tenants()).toEqual([frameId]);
});

it('removes the content that a new manifest replaces', async () => {
  const { publish, files } = await start();
  const frameId = newId();
  await publish(frameId);

  const { file } = await publish(frameId);

  expect(await files()).toEqual([file, `${frameId}/manifest.json`].sort());
});

it('finds no manifest that is damaged or of another tenant', async () => {
  const { folder, store, publish } = await start();
  const [frameId, other] = [newId(), newId()];
  await publish(frameId);
  await cp(join(folder, frameId), join(folder, other), { recursive: true });
  const path = join(folder, frameId, 'manifest.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"projects":1', '"projects":2'));

  expect(await store.find(other)).toBeUndefined();
  expect(await store.find(frameId)).toBeUndefined();
});

it('purges unused manifests, and content that was never published', async () => {
  const { store, publish, files, age } = await start();
  const [used, unused] = [newId(), newId()];
  const manifest = await publish(used);
  await publish(unused);
  const { file: lost } = await store.write(used, columns);
  const { file: writing } = await store.write(used, columns);
  await age(lost);
  await age(manifest.file);

  const removed = await store.purge(async ({ frameId }) => frameId === used);

  expect(removed).toBe(3);
  expect(await files()).toEqual([manifest.file, writing, `${used}/manifest.json`].sort());
});

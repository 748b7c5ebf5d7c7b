import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { StoredColumn } from '@trackway/columnar';
import { TimeSlices } from '@trackway/columnar';
import { isUuid, type NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import { decodeManifest, encodeManifest, type SnapshotManifest } from './snapshot-manifest';
import { encodeParts, type NamedPart, readParts } from './snapshot-parts';

const MANIFEST = 'manifest.json';
/** A file that no manifest names is being written, or its writer has ended. */
const MAX_WRITING_MS = 30 * 60_000;

/** The files with indexes of tenants. All files of a tenant are in its own folder. */
export class SnapshotStore {
  constructor(
    private readonly deps: {
      readonly storage: BlobStore;
      readonly newId: NewId;
      /** Milliseconds since 1970, by the clock of this host. */
      readonly now: () => number;
    },
  ) {}

  /** Undefined if there is none that this version reads, or if it is of another tenant. */
  async find(frameId: string): Promise<SnapshotManifest | undefined> {
    const key = manifestOf(frameId);
    if ((await this.deps.storage.size(key)) === undefined) return undefined;
    const manifest = decodeManifest(await text(this.deps.storage.read(key)));
    return manifest?.frameId === frameId && manifest.file.startsWith(`${frameId}/`) ? manifest : undefined;
  }

  /** The content of a manifest. Iterating it throws if it is damaged, not complete, or was removed. */
  read({ file }: SnapshotManifest): AsyncIterable<NamedPart> {
    return readParts(this.deps.storage.read(file));
  }

  /** Stores the content of an index, in time slices. It is found when a manifest names it. */
  async write(
    frameId: string,
    columns: readonly StoredColumn[],
    signal?: AbortSignal,
  ): Promise<{ file: string; bytes: number }> {
    const file = `${frameId}/${this.deps.newId()}.columns`;
    const parts = encodeParts(columns, { slices: new TimeSlices(), signal });
    const bytes = await this.deps.storage.put(file, Readable.from(parts, { objectMode: false }));
    return { file, bytes };
  }

  /** Replaces the manifest of a tenant, and removes the file that only the former one named. */
  async publish(manifest: SnapshotManifest): Promise<void> {
    const { frameId, file } = manifest;
    const before = await this.find(frameId);
    await this.deps.storage.put(manifestOf(frameId), Readable.from([encodeManifest(manifest)]));
    if (before && before.file !== file) await this.deps.storage.remove(before.file);
  }

  /** First the manifest, so that no replica finds one without content. */
  private async remove(frameId: string, manifest: SnapshotManifest | undefined): Promise<number> {
    await this.deps.storage.remove(manifestOf(frameId));
    if (!manifest) return 0;
    await this.deps.storage.remove(manifest.file);
    return 2;
  }

  /** The tenants that have files. */
  async tenants(): Promise<readonly string[]> {
    const found = new Set<string>();
    for await (const { key } of this.deps.storage.list()) found.add(key.split('/')[0] ?? '');
    return [...found].filter(isUuid);
  }

  /** Removes what `isUsed` rejects, and files that no manifest names. Returns the number of removed files. */
  async purge(isUsed: (manifest: SnapshotManifest) => Promise<boolean>): Promise<number> {
    const { storage, now } = this.deps;
    const used = new Set<string>();
    let removed = 0;
    for (const frameId of await this.tenants()) {
      const manifest = await this.find(frameId);
      if (manifest && (await isUsed(manifest))) used.add(manifestOf(frameId)).add(manifest.file);
      else removed += await this.remove(frameId, manifest);
    }
    for await (const { key, storedAt } of storage.list()) {
      const isManifest = key.endsWith(`/${MANIFEST}`);
      if (used.has(key) || isManifest || now() - storedAt.getTime() < MAX_WRITING_MS) continue;
      await storage.remove(key);
      removed += 1;
    }
    return removed;
  }
}

function manifestOf(frameId: string): string {
  return `${frameId}/${MANIFEST}`;
}

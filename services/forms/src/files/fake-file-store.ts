import { FakeTable } from '@trackway/simulation';
import type { FileStore } from './file-store';
import type { StoredFile } from './stored-file';

interface ExpectedUpload {
  readonly key: string;
  readonly at: Date;
}

/** Files of all frames have one table, because a purge reads all frames. */
const ALL = 'all frames';

export class FakeFileStore implements FileStore {
  readonly rows = new FakeTable<StoredFile>(({ id }) => id);
  readonly expected = new FakeTable<ExpectedUpload>(({ key }) => key);
  readonly states = [this.rows, this.expected];

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly StoredFile[]> {
    return this.rows.of(ALL).filter((file) => file.frameId === frameId && ids.includes(file.id));
  }

  async countUnused(frameId: string, linkId: string): Promise<number> {
    const ofLink = this.rows.of(ALL).filter((file) => file.frameId === frameId && file.linkId === linkId);
    return ofLink.filter(({ unusedSince }) => unusedSince !== null).length;
  }

  async insert(file: StoredFile): Promise<void> {
    this.rows.put(ALL, file);
    this.expected.remove(ALL, file.key);
  }

  async markUsed(frameId: string, ids: readonly string[]): Promise<void> {
    for (const { id } of await this.findMany(frameId, ids)) this.rows.change(ALL, id, { unusedSince: null });
  }

  async unusedSince(before: Date, limit: number): Promise<readonly StoredFile[]> {
    const unused = this.rows.of(ALL).filter(({ unusedSince }) => unusedSince !== null && unusedSince < before);
    return unused.slice(0, limit);
  }

  async remove(files: readonly StoredFile[]): Promise<void> {
    for (const { id } of files) if (this.rows.find(ALL, id)?.unusedSince) this.rows.remove(ALL, id);
  }

  async expectUpload(key: string, at: Date): Promise<void> {
    this.expected.put(ALL, { key, at });
  }

  async overdueUploads(before: Date, limit: number): Promise<readonly string[]> {
    const overdue = this.expected.of(ALL).filter(({ at }) => at < before);
    return overdue.slice(0, limit).map(({ key }) => key);
  }

  async removeExpectedUploads(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.expected.remove(ALL, key);
  }
}

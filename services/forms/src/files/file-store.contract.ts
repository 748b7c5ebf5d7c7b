import { newId } from '@trackway/runtime';
import type { FileStore } from './file-store';
import type { StoredFile } from './stored-file';

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 9, minutes));

function aFile(changes: Partial<StoredFile> = {}): StoredFile {
  const content = { size: 5, mimeType: 'image/png', hash: 'abc', name: 'roof.png' };
  const life = { createdAt: at(0), unusedSince: at(0) };
  return {
    id: newId(),
    frameId: newId(),
    key: newId(),
    fieldId: newId(),
    linkId: null,
    ...content,
    ...life,
    ...changes,
  };
}

/** What every store of files does. */
export function describeFileStore(name: string, open: () => FileStore): void {
  describe(`${name} as a store of files`, () => {
    let store: FileStore;
    let file: StoredFile;

    beforeEach(async () => {
      store = open();
      file = aFile();
      await store.insert(file);
    });
    // The purge reads all frames, so no test leaves files for the next one.
    afterEach(async () => store.remove(await store.unusedSince(at(60), 100)));

    it('finds the files of a frame', async () => {
      expect(await store.findMany(file.frameId, [file.id, newId()])).toEqual([file]);
      expect(await store.findMany(newId(), [file.id])).toEqual([]);
    });

    it('finds unused files of all frames, until a submission uses them', async () => {
      const other = aFile({ unusedSince: at(5) });
      await store.insert(other);

      expect(await store.unusedSince(at(5), 10)).toEqual([file]);
      expect(await store.unusedSince(at(6), 10)).toHaveLength(2);
      expect(await store.unusedSince(at(6), 1)).toHaveLength(1);
      await store.markUsed(file.frameId, [file.id]);
      await store.markUsed(newId(), [other.id]);
      expect(await store.unusedSince(at(6), 10)).toEqual([other]);
    });

    it('counts the unused files of a link', async () => {
      const [frameId, linkId] = [newId(), newId()];
      const files = [aFile({ frameId, linkId }), aFile({ frameId, linkId }), aFile({ frameId, linkId: newId() })];
      for (const one of [...files, aFile({ linkId })]) await store.insert(one);
      expect(await store.countUnused(frameId, linkId)).toBe(2);
      await store.markUsed(frameId, [files[0]?.id ?? '']);
      expect(await store.countUnused(frameId, linkId)).toBe(1);
    });

    it('removes unused files only', async () => {
      const used = aFile();
      await store.insert(used);
      await store.markUsed(used.frameId, [used.id]);

      await store.remove([file, used]);

      expect(await store.findMany(file.frameId, [file.id])).toEqual([]);
      expect(await store.findMany(used.frameId, [used.id])).toEqual([{ ...used, unusedSince: null }]);
    });

    it('finds expected uploads without a file', async () => {
      const [stored, lost] = [aFile(), newId()];
      await store.expectUpload(stored.key, at(1));
      await store.expectUpload(lost, at(2));
      await store.insert(stored);

      expect(await store.overdueUploads(at(2), 10)).toEqual([]);
      expect(await store.overdueUploads(at(3), 10)).toEqual([lost]);
      await store.removeExpectedUploads([lost]);
      expect(await store.overdueUploads(at(3), 10)).toEqual([]);
    });
  });
}

import type { Clock } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { FileStores } from './file-store';
import { makeExpectUpload, makePurgeFiles } from './purge-files';
import type { StoredFile } from './stored-file';

export type FilesModule = ReturnType<typeof filesModule>;

/** Uploaded files. */
export function filesModule(deps: {
  readonly unitOfWork: UnitOfWork<FileStores>;
  readonly storage: BlobStore;
  readonly clock: Clock;
}) {
  return {
    expectUpload: makeExpectUpload(deps),
    findFile: async (frameId: string, id: string): Promise<StoredFile | undefined> => {
      const [file] = await deps.unitOfWork.read(({ files }) => files.findMany(frameId, [id]));
      return file;
    },
    purgeFiles: makePurgeFiles(deps),
  };
}

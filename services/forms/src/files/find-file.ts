import type { UnitOfWork } from '../unit-of-work';
import type { StoredFile } from './stored-file';

export function makeFindFile({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (frameId: string, id: string): Promise<StoredFile | undefined> => {
    const [file] = await unitOfWork.read(({ files }) => files.findMany(frameId, [id]));
    return file;
  };
}

import { isRolledBack, notFound } from '@trackway/errors';
import { type Caller, type NewId, truncateText } from '@trackway/runtime';
import { type BlobStore, discardBlob } from '@trackway/storage';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { StoredFile } from './attachment';
import { attachmentKey } from './attachment-files';
import type { AddAttachment } from './write-attachment';

export interface UploadedFile {
  readonly file: StoredFile;
  readonly name?: string | undefined;
  readonly duration?: number | undefined;
}

/** In UTF-16 units. */
export const MAX_NAME_LENGTH = 255;

/** Stores the file of an upload under a key. If it throws, nothing is stored. */
export type ReceiveFile = (storage: BlobStore, key: string) => Promise<UploadedFile>;

/** Adds the attachment of a received file. `isAdded` is false if an earlier attempt of the request has added it. */
export type AddReceived<T> = (fields: AddAttachment) => Promise<{ readonly result: T; readonly isAdded: boolean }>;

interface Deps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly storage: BlobStore;
  readonly newId: NewId;
}

/** Adds an uploaded file to a step by `add`. Removes the file if no attachment can have it. */
export function makeUploadAttachment({ unitOfWork, storage, newId }: Deps) {
  return async <T>(caller: Caller, stepId: string, receive: ReceiveFile, add: AddReceived<T>): Promise<T> => {
    const { frameId } = caller;
    const funnelId = await unitOfWork.run(frameId, ({ funnels }) => funnels.funnelOfStep(frameId, stepId));
    if (!funnelId) throw notFound('step');
    const key = attachmentKey(frameId, newId());
    const { result, isAdded } = await add(toFields(stepId, await receive(storage, key))).catch(
      async (error: unknown) => {
        if (isRolledBack(error)) await discardBlob(storage, key);
        throw error;
      },
    );
    if (!isAdded) await discardBlob(storage, key);
    return result;
  };
}

function toFields(stepId: string, upload: UploadedFile): AddAttachment {
  const { file, name = file.name, duration = null } = upload;
  const type = file.mimeType.startsWith('video/') ? 'video' : 'file';
  return {
    stepId,
    name: truncateText(name, MAX_NAME_LENGTH),
    type,
    source: { file },
    duration: type === 'video' ? duration : null,
  };
}

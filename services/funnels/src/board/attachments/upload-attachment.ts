import { notFound } from '@trackway/errors';
import type { Caller, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Attachment, StoredFile } from './attachment';
import type { AddAttachment } from './write-attachment';

export interface UploadedFile {
  readonly file: StoredFile;
  readonly name?: string | undefined;
  readonly duration?: number | undefined;
}

/** Stores the file of an upload under a key. If it throws, nothing is stored. */
export type ReceiveFile = (storage: BlobStore, key: string) => Promise<UploadedFile>;

interface Deps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly storage: BlobStore;
  readonly addAttachment: (caller: Caller, fields: AddAttachment) => Promise<Attachment>;
  readonly newId: NewId;
}

/** Adds an uploaded file to a step. Removes the file if the attachment is rejected. */
export function makeUploadAttachment({ unitOfWork, storage, addAttachment, newId }: Deps) {
  return async (caller: Caller, stepId: string, receive: ReceiveFile): Promise<Attachment> => {
    const { frameId } = caller;
    const funnelId = await unitOfWork.run(frameId, ({ funnels }) => funnels.funnelOfStep(frameId, stepId));
    if (!funnelId) throw notFound('step');
    const key = `attachments/${frameId}/${newId()}`;
    const { file, name = file.name, duration = null } = await receive(storage, key);
    const type = file.mimeType.startsWith('video/') ? 'video' : 'file';
    const fields = { stepId, name: name.slice(0, 255), type, source: { file } } as const;
    try {
      return await addAttachment(caller, { ...fields, duration: type === 'video' ? duration : null });
    } catch (error) {
      await storage.remove(key);
      throw error;
    }
  };
}

import type { IncomingMessage } from 'node:http';
import { parseInput } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Attachment } from './attachment';
import { uploadFields } from './attachment-schemas';
import { receiveFile } from './receive-file';
import type { AddAttachment } from './write-attachment';

interface Deps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly storage: BlobStore;
  readonly addAttachment: (caller: Caller, fields: AddAttachment) => Promise<Attachment>;
  readonly newId: NewId;
}

/** Takes in a file as it streams and makes an attachment of it; where that is refused, the file is removed. */
export function makeUploadAttachment({ unitOfWork, storage, addAttachment, newId }: Deps) {
  return async (caller: Caller, stepId: string, request: IncomingMessage): Promise<Attachment> => {
    const { frameId } = caller;
    const funnelId = await unitOfWork.run(frameId, ({ funnels }) => funnels.funnelOfStep(frameId, stepId));
    if (!funnelId) throw notFound('step');
    const key = `attachments/${frameId}/${newId()}`;
    const { file, fields } = await receiveFile(request, storage, key);
    try {
      const { name = file.name, duration } = parseInput(uploadFields, fields);
      const type = file.mimeType.startsWith('video/') ? 'video' : 'file';
      const length = type === 'video' ? (duration ?? null) : null;
      return await addAttachment(caller, {
        stepId,
        name: name.slice(0, 255),
        type,
        source: { file },
        duration: length,
      });
    } catch (error) {
      await storage.remove(key);
      throw error;
    }
  };
}

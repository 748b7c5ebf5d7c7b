import { parseInput } from '@trackway/application';
import { isRolledBack } from '@trackway/errors';
import type { NewId } from '@trackway/runtime';
import { type BlobStore, discardBlob } from '@trackway/storage';
import type { Request } from 'express';
import { z } from 'zod';
import type { FilesModule } from '../files/files-module';
import { receiveUpload } from '../files/receive-upload';
import { uuid } from '../shared/value-types';
import type { LinksModule } from './links-module';
import type { OpenForUpload } from './upload-by-link';

export const uploadedFile = z.object({ id: z.uuid(), name: z.string(), size: z.int(), mime_type: z.string() });

interface Deps extends Pick<FilesModule, 'expectUpload'>, Pick<LinksModule, 'assertUploadAllowed' | 'uploadByLink'> {
  readonly storage: BlobStore;
  readonly newId: NewId;
}

/** Receives a file for a submission through an open link. The content of a rejected file is removed. */
export function makeReceiveLinkUpload({ assertUploadAllowed, expectUpload, uploadByLink, storage, newId }: Deps) {
  return async (opened: OpenForUpload, request: Request): Promise<z.infer<typeof uploadedFile>> => {
    await assertUploadAllowed(opened);
    const id = newId();
    const key = `${opened.link.frameId}/${id}`;
    await expectUpload(key);
    const { file, fields } = await receiveUpload(request, storage, key);
    try {
      const { field_id } = parseInput(z.object({ field_id: uuid }), fields);
      const { name, size, mimeType } = await uploadByLink(opened, id, field_id, file);
      return { id, name, size, mime_type: mimeType };
    } catch (error) {
      // Otherwise the file may be stored. Content without a file is purged.
      if (isRolledBack(error)) await discardBlob(storage, key);
      throw error;
    }
  };
}

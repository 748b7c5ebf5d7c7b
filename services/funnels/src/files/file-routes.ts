import { notFound } from '@trackway/errors';
import { defineRoute, type Route, type StreamReply, textParameter } from '@trackway/http';
import { type BlobStore, type FileLinks, fileReply } from '@trackway/storage';
import type { Application } from '../application';
import type { StoredFile } from '../attachments/attachment';

export interface Files {
  readonly storage: BlobStore;
  readonly links: FileLinks;
}

/** Files by signed link, whole or in ranges, as players of videos ask for them. */
export function fileRoutes({ queries }: Application, { storage, links }: Files): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/files/funnels/:token',
      operationId: 'readAttachmentFile',
      summary: 'The file of an attachment, by the link that the attachment names',
      description: 'Good for ten minutes. Answers ranges.',
      tag: 'Funnels',
      scope: 'public',
      params: { token: textParameter('file', 'What the link carries') },
      response: { mediaType: 'application/octet-stream' },
      failures: ['file_model_not_found', 'link_expired'],
      handle: async ({ params: { token }, request }) => {
        const { frameId, id } = links.read(token);
        const attachment = await queries.findAttachment(frameId, id);
        if (!attachment || !('file' in attachment.source)) throw notFound('file');
        return await attachmentReply(storage, attachment.source.file, request.get('range'));
      },
    }),
  ];
}

/** Videos play in the page; everything else is saved, so that no upload runs as a page of ours. */
async function attachmentReply(storage: BlobStore, file: StoredFile, asked: string | undefined): Promise<StreamReply> {
  const size = await storage.size(file.key);
  if (size === undefined) throw notFound('file');
  const inline = file.mimeType.startsWith('video/');
  return fileReply(storage, { ...file, size, inline, cacheControl: 'private, max-age=600' }, asked);
}

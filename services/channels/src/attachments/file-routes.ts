import { notFound } from '@trackway/errors';
import { defineRoute, type Route, textParameter } from '@trackway/http';
import { type BlobStore, type FileLinks, fileReply } from '@trackway/storage';
import type { Application } from '../application';
import { attachmentKey } from './attachment-fetcher';

export interface Files {
  readonly storage: BlobStore;
  readonly links: FileLinks;
}

/** Attachments by signed link, whole or in ranges. */
export function fileRoutes({ queries }: Application, { storage, links }: Files): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/files/channels/:token',
      operationId: 'readAttachment',
      summary: 'A file of a message, by the link that the message names',
      description: 'Good for ten minutes. Answers ranges.',
      tag: 'Channels',
      scope: 'public',
      params: { token: textParameter('file', 'What the link carries') },
      response: { mediaType: 'application/octet-stream' },
      failures: ['file_model_not_found', 'link_expired'],
      handle: async ({ params: { token }, request }) => {
        const { frameId, id } = links.read(token);
        const key = attachmentKey(frameId, id);
        const [attachment, size] = await Promise.all([queries.findAttachment(frameId, id), storage.size(key)]);
        if (!attachment || size === undefined) throw notFound('file');
        const { name, mime_type: mimeType } = attachment;
        const served = { key, name: name ?? 'file', mimeType: mimeType ?? 'application/octet-stream', size };
        return fileReply(storage, { ...served, cacheControl: 'private, max-age=600' }, request.get('range'));
      },
    }),
  ];
}
